//! Pictures of the things of a pack.

use lucid_art::{Look, SeatColour, Theme};

/// Pictures that belong together.
pub(crate) struct Section<'a> {
    pub(crate) title: String,
    pub(crate) pictures: Vec<Picture<'a>>,
}

/// One thing and how it is drawn.
pub(crate) struct Picture<'a> {
    /// The name of the file: `card-memory-rock.svg`.
    pub(crate) file: String,
    /// The id in the pack.
    pub(crate) id: &'a str,
    /// What it is called, in the reader's language; may be empty.
    pub(crate) name: String,
    draw: Box<dyn Fn(Theme) -> String + 'a>,
}

impl<'a> Picture<'a> {
    pub(crate) fn new(
        kind: &str,
        id: &'a str,
        name: &str,
        draw: impl Fn(Theme) -> String + 'a,
    ) -> Picture<'a> {
        Picture {
            file: format!("{kind}-{id}.svg"),
            id,
            name: name.to_owned(),
            draw: Box::new(draw),
        }
    }

    /// The whole SVG file.
    pub(crate) fn drawn(&self, theme: Theme) -> String {
        (self.draw)(theme)
    }
}

/// By night or by day, for no seat in particular.
pub(crate) fn look(theme: Theme) -> Look<'static> {
    Look::new(theme, SeatColour::default())
}
