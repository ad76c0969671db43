//! The library of drawings, kept as SVG files beside the code.
//!
//! A drawing is a `<symbol>` or a gradient with an id. It may use others, and it
//! may hold colours in braces, such as `{seat}`, which a picture fills in.

/// In the browser the page carries the sprite, and the program need not carry
/// the same drawings a second time.
#[cfg(target_family = "wasm")]
const LIBRARY: [&str; 0] = [];

#[cfg(not(target_family = "wasm"))]
const LIBRARY: [&str; 7] = [
    include_str!("../symbols/shards.svg"),
    include_str!("../symbols/figures.svg"),
    include_str!("../symbols/signs.svg"),
    include_str!("../symbols/dreams.svg"),
    include_str!("../symbols/ground.svg"),
    include_str!("../symbols/places.svg"),
    include_str!("../symbols/icons.svg"),
];

/// The names of all drawings, in the order of the files.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    LIBRARY
        .into_iter()
        .flat_map(|file| file.split(" id=\"").skip(1))
        .filter_map(|rest| rest.split('"').next())
}

/// The drawing with a name, as it stands in its file.
///
/// # Panics
/// When there is none: names come from this crate alone.
pub(crate) fn drawing(name: &str) -> &'static str {
    let id = format!(" id=\"{name}\"");
    LIBRARY
        .into_iter()
        .find_map(|file| {
            let start = file[..file.find(&id)?].rfind('<')?;
            let tag = file[start + 1..].split(' ').next()?;
            let close = format!("</{tag}>");
            let end = start + file[start..].find(&close)? + close.len();
            Some(&file[start..end])
        })
        .unwrap_or_else(|| panic!("no drawing is called {name}"))
}

/// The names of the drawings that a drawing uses itself.
pub(crate) fn parts(drawing: &'static str) -> impl Iterator<Item = &'static str> {
    ["href=\"#", "url(#"]
        .into_iter()
        .flat_map(move |before| drawing.split(before).skip(1))
        .filter_map(|rest| rest.split(['"', ')']).next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_library_is_sound_and_whole() {
        let mut names = Vec::new();
        for file in LIBRARY {
            let document = roxmltree::Document::parse(file).expect("well-formed");
            for node in document.root_element().children() {
                names.extend(node.attribute("id").map(str::to_owned));
            }
        }
        assert!(names.len() > 80);
        for (index, name) in names.iter().enumerate() {
            assert!(!names[..index].contains(name), "{name} is there twice");
            for part in parts(drawing(name)) {
                assert!(names.iter().any(|n| n == part), "{name} uses {part}");
            }
        }
    }
}
