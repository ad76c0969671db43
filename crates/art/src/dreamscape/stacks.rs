//! Stacks in the oblique view, as boards and cards show them.

use lucid_dreamscape::Stack;

use super::drawings::shard;
use crate::picture::{Number, Picture, at, draw};

/// How far columns are apart.
pub(crate) const COLUMN: f64 = 88.0;
/// How far rows are apart.
pub(crate) const ROW: f64 = 64.0;
/// How far a row lies to the right of the one before it.
pub(crate) const SHIFT: f64 = 15.0;
/// How high a shard is.
pub(crate) const SHARD: f64 = 13.0;
/// Half the depth of a shard's top.
pub(crate) const TOP: f64 = 22.0;
/// How high a tree is.
pub(crate) const TREE: f64 = 75.0;
/// How high the Dreamer is.
pub(crate) const DREAMER: f64 = 64.0;

/// What stands on one slot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pile {
    pub(crate) stack: Stack,
    pub(crate) tree: bool,
    pub(crate) dreamer: bool,
}

impl Pile {
    /// The height of the uppermost face above the slot.
    pub(crate) fn face(&self) -> f64 {
        SHARD * self.stack.height() as f64
    }

    /// How far it reaches above the centre of its slot.
    pub(crate) fn reach(&self) -> f64 {
        let figure = match (self.tree, self.dreamer) {
            (true, _) => TREE,
            (_, true) => DREAMER,
            _ => TOP,
        };
        self.face() + figure
    }

    /// Draws it with the centre of its slot at a place.
    pub(crate) fn draw(&self, picture: &mut Picture<'_>, x: f64, y: f64) {
        for (height, colour) in self.stack.iter().enumerate() {
            let place = at(x, y - SHARD * height as f64);
            let name = colour.name();
            picture.stamp(
                shard(colour),
                format_args!(" class=\"shard\" data-shard=\"{name}\"{place}"),
            );
        }
        let on_top = at(x, y - self.face());
        if self.tree {
            picture.stamp("tree", format_args!(" data-figure=\"tree\"{on_top}"));
        }
        if self.dreamer {
            picture.stamp("dreamer", format_args!(" data-figure=\"dreamer\"{on_top}"));
        }
    }

    /// The shadow on the ground, which grows with the height.
    pub(crate) fn shadow(&self, picture: &mut Picture<'_>, x: f64, y: f64) {
        let height = self.stack.height() as f64;
        let (x, y) = (Number(x + 5.0 + 2.0 * height), Number(y + 3.0));
        let (width, shade) = (Number(42.0 + 2.0 * height), picture.palette().shade);
        draw!(
            picture,
            "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{width}\" ry=\"25\" fill=\"{shade}\" fill-opacity=\".32\"/>"
        );
    }
}
