//! Small drawings that many boards share.

use lucid_art::{Number, drawings};
use lucid_dreamscape::{Colour, Power};
use lucid_tabletop::Seat;

use super::props::{seat_class, seat_colour};
use super::tree::{El, el};

/// A drawing of the sprite at a place.
pub(crate) fn stamp(name: &str, x: f64, y: f64) -> El {
    el("use")
        .attr("href", format_args!("#{name}"))
        .attr("x", Number(x))
        .attr("y", Number(y))
}

/// A drawing of the sprite at a place, smaller or larger.
pub(crate) fn stamp_scaled(name: &str, x: f64, y: f64, scale: f64) -> El {
    let (x, y, scale) = (Number(x), Number(y), Number(scale));
    el("use").attr("href", format_args!("#{name}")).attr(
        "transform",
        format_args!("translate({x} {y}) scale({scale})"),
    )
}

/// A group at a place.
pub(crate) fn group_at(x: f64, y: f64) -> El {
    el("g").attr(
        "transform",
        format_args!("translate({} {})", Number(x), Number(y)),
    )
}

/// A group with a class.
pub(crate) fn group(class: &str) -> El {
    el("g").class(class)
}

/// An ellipse with a class.
pub(crate) fn ellipse(class: &str, (x, y): (f64, f64), (rx, ry): (f64, f64)) -> El {
    el("ellipse")
        .class(class)
        .attr("cx", Number(x))
        .attr("cy", Number(y))
        .attr("rx", Number(rx))
        .attr("ry", Number(ry))
}

/// A circle with a class.
pub(crate) fn circle(class: &str, (x, y): (f64, f64), radius: f64) -> El {
    el("circle")
        .class(class)
        .attr("cx", Number(x))
        .attr("cy", Number(y))
        .attr("r", Number(radius))
}

/// A picture in a line of text or a button.
pub(crate) fn picture(class: &str, frame: &str, inside: El) -> El {
    el("svg")
        .class(class)
        .attr("viewBox", frame)
        .attr("aria-hidden", "true")
        .child(inside)
}

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

/// An icon.
pub(crate) fn icon(name: &str) -> El {
    picture("i", "0 0 24 24", stamp(name, 0.0, 0.0))
}

/// The badge of a seat.
pub(crate) fn mark(seat: Seat) -> El {
    el("svg")
        .class(format_args!("mark {}", seat_class(seat)))
        .attr("viewBox", "-11 -11 22 22")
        .attr("aria-hidden", "true")
        .child(el("circle").class("badge").attr("r", 11))
        .child(stamp_scaled(seat_colour(seat).sign(), 0.0, 0.0, 0.82).attr("color", "#fff"))
}

/// Text for those who listen.
pub(crate) fn spoken(text: String) -> El {
    el("span").class("sr").text(text)
}

/// A label on a board: a soft pill with a word or a number.
pub(crate) fn pill(class: &str, (x, y): (f64, f64), text: &str) -> El {
    let width = 16.0 + 6.9 * text.chars().count() as f64;
    group_at(x, y)
        .class(format_args!("pill {class}"))
        .child(
            el("rect")
                .attr("x", Number(-width / 2.0))
                .attr("y", -11)
                .attr("width", Number(width))
                .attr("height", 22)
                .attr("rx", 11),
        )
        .child(el("text").attr("y", "4.5").text(text))
}

/// What shows that an island has the focus.
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

/// What is pressed on an island that answers. The cursor is this leaf's: on the island
/// it would be handed down, and every change have the whole picture styled anew.
pub(crate) fn island_hit() -> El {
    el("rect")
        .class("hit")
        .attr("x", -92)
        .attr("y", -126)
        .attr("width", 184)
        .attr("height", 156)
        .key("hit")
}
