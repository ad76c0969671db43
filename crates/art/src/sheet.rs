//! Contact sheets: a page with many pictures on it.

use crate::picture::escape;
use crate::text::SERIF;
use crate::theme::Theme;

/// An HTML page that shows pictures in rows, at their natural size.
pub fn sheet(title: &str, items: &[String], columns: usize, theme: Theme) -> String {
    let palette = theme.palette();
    let (page, ink) = (palette.page, palette.ink);
    let (scheme, title) = (
        match theme {
            Theme::Night | Theme::Page => "dark",
            Theme::Day => "light",
        },
        escape(title),
    );
    let columns = columns.max(1);
    let mut out = format!(
        "<!doctype html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<style>\n\
         :root {{ color-scheme: {scheme}; }}\n\
         body {{ margin: 24px; background: {page}; color: {ink}; font-family: {SERIF}; }}\n\
         h1 {{ font-size: 24px; font-weight: 600; margin: 0 0 16px; }}\n\
         main {{ display: grid; grid-template-columns: repeat({columns}, max-content); gap: 16px; align-items: end; }}\n\
         svg {{ display: block; }}\n</style>\n</head>\n<body>\n<h1>{title}</h1>\n<main>\n"
    );
    for item in items {
        out.push_str(item);
        out.push('\n');
    }
    out.push_str("</main>\n</body>\n</html>\n");
    out
}
