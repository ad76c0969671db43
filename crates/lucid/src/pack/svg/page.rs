//! The page with all pictures of a pack.

use std::fmt::Write as _;

use lucid_texts::{Phrase, Texts};

use super::DAY;
use super::pictures::{Picture, Section};

/// It is night until the box at the top is ticked.
const STYLE: &str = "\
:root { color-scheme: dark; --page: #0c1030; --ink: #f7f1e5; --soft: #a9aedb; }
:root:has(#day:checked) { color-scheme: light; --page: #e6dfee; --ink: #241d48; --soft: #655c88; }
body { margin: 24px; background: var(--page); color: var(--ink); font: 15px/1.45 system-ui, sans-serif; }
h1, h2 { font-family: Palatino, 'Noto Serif', Georgia, serif; font-weight: 600; line-height: 1.2; }
h1 { font-size: 28px; margin: 0 0 8px; }
h2 { font-size: 18px; margin: 32px 0 12px; }
section { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-end; }
figure { margin: 0; text-align: center; max-width: 216px; }
figcaption { margin-top: 4px; font-size: 12px; color: var(--soft); overflow-wrap: anywhere; }
img { max-width: 100%; }
a.day, :root:has(#day:checked) a.night { display: none; }
:root:has(#day:checked) a.day { display: inline; }
";

/// The page; links are relative, so that the folder can be moved.
pub(super) fn render(title: &str, sections: &[Section<'_>], texts: &Texts) -> String {
    let (language, title) = (texts.language().tag(), escaped(title));
    let day = escaped(&texts.phrase(Phrase::LabelDay));
    let mut html = format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         <h1>{title}</h1>\n<label><input type=\"checkbox\" id=\"day\"> {day}</label>\n"
    );
    for section in sections
        .iter()
        .filter(|section| !section.pictures.is_empty())
    {
        // Writing to a string cannot fail.
        let _ = writeln!(html, "<h2>{}</h2>\n<section>", escaped(&section.title));
        for picture in &section.pictures {
            html.push_str(&figure(picture));
        }
        html.push_str("</section>\n");
    }
    html + "</body>\n</html>\n"
}

fn figure(picture: &Picture<'_>) -> String {
    let Picture { file, id, name, .. } = picture;
    let alt = escaped(if name.is_empty() { id } else { name });
    let image = |class: &str, path: &str| {
        format!(
            "<a class=\"{class}\" href=\"{path}\"><img src=\"{path}\" alt=\"{alt}\" loading=\"lazy\"></a>"
        )
    };
    let (night, day) = (image("night", file), image("day", &format!("{DAY}/{file}")));
    format!("<figure>{night}{day}<figcaption>{id}</figcaption></figure>\n")
}

/// A text as it may stand in a page.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_out_of_the_page() {
        assert_eq!(escaped("<b> & \"c\""), "&lt;b&gt; &amp; &quot;c&quot;");
    }
}
