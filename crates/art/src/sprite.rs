//! The drawings as one sprite, for pages that show them many times.

use crate::picture::filled;
use crate::symbols::{drawing, names, parts};
use crate::theme::{Look, SeatColour, Theme};

/// Drawings as a hidden SVG that stands once in a page, to be referred to with
/// `<use href="#…">`, together with all that they use themselves.
///
/// Colours that differ between night and day, seats and islands are custom
/// properties of the page: `--seat`, `--slot`, `--t1` to `--t5` and so on.
///
/// ```
/// let sprite = lucid_art::sprite(["shard-grass", "dreamer"]);
/// assert!(sprite.contains("id=\"glyph-grass\"") && sprite.contains("var(--seat)"));
/// ```
///
/// # Panics
/// If a name is not one of [`all_drawings`].
pub fn sprite<'a>(wanted: impl IntoIterator<Item = &'a str>) -> String {
    let mut needed: Vec<&str> = Vec::new();
    let mut open: Vec<&str> = wanted.into_iter().collect();
    while let Some(name) = open.pop() {
        if !needed.contains(&name) {
            needed.push(name);
            parts(drawing(name)).for_each(|part| open.push(part));
        }
    }
    let look = Look::new(Theme::Page, SeatColour::Violet);
    let mut body = String::new();
    // In the order of the library, so that the same drawings give the same file.
    for name in names().filter(|name| needed.contains(name)) {
        body.extend(drawing(name).lines().map(str::trim_start));
    }
    let body = body.replace("<symbol", "<g").replace("</symbol", "</g");
    let paper = "var(--on-power, var(--card))";
    let body = filled(body, look.theme.palette(), look.cloth(), paper);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"library\" width=\"0\" height=\"0\" \
         aria-hidden=\"true\"><defs>{body}</defs></svg>"
    )
}

/// The names of all drawings.
pub fn all_drawings() -> impl Iterator<Item = &'static str> {
    names()
}

/// The drawings of a Dreamscape table, and the signs and icons of every page.
pub fn table_drawings() -> impl Iterator<Item = &'static str> {
    let of_dreams = ["cell-", "sym-", "timer"];
    names().filter(move |name| !of_dreams.iter().any(|start| name.starts_with(start)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sprite_is_sound_and_has_no_open_colour_or_reference() {
        let all = sprite(all_drawings());
        let document = roxmltree::Document::parse(&all).expect("well-formed");
        let ids: Vec<&str> = document
            .descendants()
            .filter_map(|node| node.attribute("id"))
            .collect();
        assert_eq!(ids.len(), all_drawings().count());
        for part in parts(Box::leak(all.clone().into_boxed_str())) {
            assert!(ids.contains(&part), "{part}");
        }
        assert!(!all.contains('{') && !all.contains("style="));
        let fewer = sprite(table_drawings());
        assert!(fewer.len() < all.len() && !fewer.contains("cell-coin"));
    }
}
