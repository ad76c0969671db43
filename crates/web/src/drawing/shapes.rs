//! Small drawings that boards and charts share.

use lucid_art::Number;
use lucid_tabletop::Seat;

use super::{El, el, seat_class, seat_colour};

/// A drawing of the sprite at a place.
pub(crate) fn stamp<I>(name: &str, x: f64, y: f64) -> El<I> {
    el("use")
        .attr("href", format_args!("#{name}"))
        .attr("x", Number(x))
        .attr("y", Number(y))
}

/// A drawing of the sprite at a place, smaller or larger.
pub(crate) fn stamp_scaled<I>(name: &str, x: f64, y: f64, scale: f64) -> El<I> {
    let (x, y, scale) = (Number(x), Number(y), Number(scale));
    el("use").attr("href", format_args!("#{name}")).attr(
        "transform",
        format_args!("translate({x} {y}) scale({scale})"),
    )
}

/// A group at a place.
pub(crate) fn group_at<I>(x: f64, y: f64) -> El<I> {
    el("g").attr(
        "transform",
        format_args!("translate({} {})", Number(x), Number(y)),
    )
}

/// A group with a class.
pub(crate) fn group<I>(class: &str) -> El<I> {
    el("g").class(class)
}

/// An ellipse with a class.
pub(crate) fn ellipse<I>(class: &str, (x, y): (f64, f64), (rx, ry): (f64, f64)) -> El<I> {
    el("ellipse")
        .class(class)
        .attr("cx", Number(x))
        .attr("cy", Number(y))
        .attr("rx", Number(rx))
        .attr("ry", Number(ry))
}

/// A circle with a class.
pub(crate) fn circle<I>(class: &str, (x, y): (f64, f64), radius: f64) -> El<I> {
    el("circle")
        .class(class)
        .attr("cx", Number(x))
        .attr("cy", Number(y))
        .attr("r", Number(radius))
}

/// A picture in a line of text or a button.
pub(crate) fn picture<I>(class: &str, frame: &str, inside: El<I>) -> El<I> {
    el("svg")
        .class(class)
        .attr("viewBox", frame)
        .attr("aria-hidden", "true")
        .child(inside)
}

/// An icon.
pub(crate) fn icon<I>(name: &str) -> El<I> {
    picture("i", "0 0 24 24", stamp(name, 0.0, 0.0))
}

/// The badge of a seat.
pub(crate) fn mark<I>(seat: Seat) -> El<I> {
    el("svg")
        .class(format_args!("mark {}", seat_class(seat)))
        .attr("viewBox", "-11 -11 22 22")
        .attr("aria-hidden", "true")
        .child(el("circle").class("badge").attr("r", 11))
        .child(stamp_scaled(seat_colour(seat).sign(), 0.0, 0.0, 0.82).attr("color", "#fff"))
}

/// Text for those who listen.
pub(crate) fn spoken<I>(text: String) -> El<I> {
    el("span").class("sr").text(text)
}

/// A label on a board: a soft pill with a word or a number.
pub(crate) fn pill<I>(class: &str, (x, y): (f64, f64), text: &str) -> El<I> {
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
