//! Small drawings that many boards share.

use lucid_art::drawings;
use lucid_dreamscape::{Colour, Power};

use super::{El, el};
pub(crate) use crate::drawing::shapes::*;

/// A shard in a line of text.
pub(crate) fn token(colour: Colour) -> El {
    picture(
        "tok",
        "-21 -21 42 43",
        stamp(drawings::token(colour), 0.0, 0.0),
    )
}

/// The sign of a power in a line of text.
pub(crate) fn power(power: Power) -> El {
    picture(
        "pow",
        "-16 -16 32 32",
        stamp(drawings::power(power), 0.0, 0.0),
    )
}

/// The focus ring of an island.
pub(crate) fn island_focus() -> El {
    el("rect")
        .class("focus-shape")
        .attr("x", -99)
        .attr("y", -139)
        .attr("width", 198)
        .attr("height", 198)
        .attr("rx", 16)
        .key("focus")
}

/// The area of an island that can be pressed. The cursor style is on this leaf: on the island
/// it would be inherited, and every change would restyle the whole picture.
pub(crate) fn island_hit() -> El {
    el("rect")
        .class("hit")
        .attr("x", -92)
        .attr("y", -126)
        .attr("width", 184)
        .attr("height", 156)
        .key("hit")
}
