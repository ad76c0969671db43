//! The last touches to mdBook's pages.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// Marks the current page in each table of contents, turns the inline styles of
/// table cells into classes, which a strict Content-Security-Policy asks for, and
/// shows pictures once: mdBook adds a larger copy that its own style would hide.
pub(crate) fn finish(out: &Path) -> Result<()> {
    for entry in fs::read_dir(out)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        let Some(name) = name.filter(|name| name.ends_with(".html")) else {
            continue;
        };
        // The contents list the first page by its own name.
        let listed = match name {
            "index.html" => "introduction.html",
            name => name,
        };
        let page = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        fs::write(&path, finished(&page, listed))?;
    }
    Ok(())
}

const ENLARGE: &str =
    r#"<label class="checkbox-label"><input class="checkbox-img" type="checkbox">"#;
const ENLARGED: &str = r#"<span class="img-wrapper">"#;
const END: &str = "</span></label>";

fn finished(page: &str, listed: &str) -> String {
    let mut page = page.to_owned();
    for side in ["left", "center", "right"] {
        let style = format!(r#"style="text-align: {side}""#);
        page = page.replace(&style, &format!(r#"class="{side}""#));
    }
    page = page.replace(ENLARGE, "");
    while let Some(from) = page.find(ENLARGED) {
        let end = page[from..].find(END);
        page.replace_range(
            from..end.map_or(page.len(), |end| from + end + END.len()),
            "",
        );
    }
    let link = format!(r#"<a href="{listed}">"#);
    let current = format!(r#"<a href="{listed}" aria-current="page">"#);
    // The contents are the last part of a page, after links in its text.
    match page.rfind(&link) {
        Some(at) => page.replace_range(at..at + link.len(), &current),
        None => return page,
    }
    page
}

#[cfg(test)]
mod tests {
    use super::finished;

    #[test]
    fn the_page_is_marked_in_the_contents_and_not_in_the_text() {
        let page = r#"<p><a href="solo.html">a</a></p><nav><a href="solo.html">b</a></nav>"#;
        let wanted = r#"<p><a href="solo.html">a</a></p><nav><a href="solo.html" aria-current="page">b</a></nav>"#;
        assert_eq!(finished(page, "solo.html"), wanted);
    }

    #[test]
    fn pictures_are_shown_once() {
        let picture = r#"<p><label class="checkbox-label"><input class="checkbox-img" type="checkbox"><img src="a.png"><span class="img-wrapper"><img src="a.png"></span></label></p>"#;
        assert_eq!(
            finished(picture, "solo.html"),
            r#"<p><img src="a.png"></p>"#
        );
    }

    #[test]
    fn aligned_cells_have_a_class() {
        let cell = r#"<td style="text-align: right">1</td>"#;
        assert_eq!(finished(cell, "solo.html"), r#"<td class="right">1</td>"#);
    }
}
