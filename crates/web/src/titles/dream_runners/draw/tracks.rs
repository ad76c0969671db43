//! The two tracks (B5), with a pin for each player.

use lucid_dream_runners::DreamRunners;
use lucid_tabletop::Seat;

use crate::drawing::{El, el, seat_class};

/// The serenity track: all spaces from waking to the top, in two rows. The spaces of a way
/// that is foretold are marked, from the one where it begins to the one where it ends.
pub fn serenity_track(
    game: &DreamRunners,
    label: String,
    at: &[(Seat, u8)],
    way: Option<(u8, u8)>,
) -> El {
    let tracks = game.content().tracks();
    let passed = |index: usize| {
        let between = |(from, to): (u8, u8)| {
            index != usize::from(from)
                && (usize::from(from.min(to))..=usize::from(from.max(to))).contains(&index)
        };
        way.is_some_and(between)
    };
    track(&tracks.serenity, label, at, |index, (x, y), points| {
        let class = match index {
            0 => "dot wake",
            _ if index == tracks.serenity_start => "start",
            _ => "dot",
        };
        let way = match way {
            Some((from, to)) if passed(index) && to < from => " way loss",
            Some(_) if passed(index) => " way gain",
            _ => "",
        };
        let class = format!("{class}{way}");
        el("g")
            .child(
                el("circle")
                    .class(class)
                    .attr("cx", x)
                    .attr("cy", y)
                    .attr("r", 12),
            )
            .child(number(x, y, points))
    })
}

/// The star track.
pub fn star_track(game: &DreamRunners, label: String, at: &[(Seat, u8)]) -> El {
    let stars = &game.content().tracks().stars;
    track(stars, label, at, |_, (x, y), points| {
        el("g")
            .child(
                el("path")
                    .class("tstar")
                    .attr("d", "M0-19 4.5-5.5 19 0 4.5 5.5 0 19-4.5 5.5-19 0-4.5-5.5Z")
                    .attr("transform", format!("translate({x} {y})")),
            )
            .child(number(x, y, points))
    })
}

fn number(x: f64, y: f64, points: u8) -> El {
    el("text")
        .class("tn")
        .attr("x", x)
        .attr("y", y + 4.0)
        .text(points)
}

/// The most spaces in a row, and the distance of rows.
const ROW: usize = 12;
const DOWN: f64 = 62.0;

fn track(
    spaces: &[u8],
    label: String,
    at: &[(Seat, u8)],
    space: impl Fn(usize, (f64, f64), u8) -> El,
) -> El {
    let rows = spaces.len().div_ceil(ROW).max(1);
    let across = 368.0 / (ROW - 1) as f64;
    let place = |index: usize| {
        let (column, row) = (index % ROW, index / ROW);
        (16.0 + across * column as f64, 48.0 + DOWN * row as f64)
    };
    let rails = (0..rows).map(|row| {
        let last = spaces.len().min((row + 1) * ROW) - 1;
        let ((x, y), (to, _)) = (place(row * ROW), place(last));
        el("path").class("rail").attr("d", format!("M{x} {y}H{to}"))
    });
    let dots = spaces
        .iter()
        .enumerate()
        .map(|(index, points)| space(index, place(index), *points));
    let pins = at.iter().map(|(seat, on)| {
        let on = usize::from(*on).min(spaces.len().saturating_sub(1));
        let (x, y) = place(on);
        // Pins on the same space stand side by side.
        let before = at.iter().take_while(|(other, _)| other != seat);
        let shared = before
            .filter(|(_, other)| usize::from(*other) == on)
            .count();
        let x = x + 9.0 * shared as f64;
        let sign = ["moon", "cloud", "sun", "star"][seat.index() & 3];
        let pin = el("path")
            .class("pin")
            .attr("d", "M0 16-8 3A11 11 0 1 1 8 3Z");
        let sign = el("use")
            .attr("href", format!("#seat-{sign}"))
            .attr("color", "#fff")
            .attr("transform", "translate(0 -4) scale(.7)");
        el("g")
            .key(seat)
            .class(format!("pinned {}", seat_class(*seat)))
            .attr("transform", format!("translate({x} {})", y - 28.0))
            .child(pin)
            .child(sign)
    });
    el("svg")
        .class("track")
        .attr(
            "viewBox",
            format!("0 0 400 {}", 70.0 + DOWN * (rows - 1) as f64),
        )
        .attr("role", "img")
        .attr("aria-label", label)
        .children(rails)
        .children(dots)
        .children(pins)
}

#[cfg(test)]
mod tests {
    use lucid_dream_runners::Rules;

    use super::*;

    fn marked(way: Option<(u8, u8)>) -> (usize, usize) {
        let content = lucid_packs::dream_runners().content.clone();
        let game = DreamRunners::new(Rules::default(), content).unwrap();
        let drawing = serenity_track(&game, String::new(), &[], way).markup();
        let count = |class| drawing.matches(class).count();
        (count(" way loss"), count(" way gain"))
    }

    #[test]
    fn a_way_is_marked_without_the_space_where_it_begins() {
        assert_eq!(marked(None), (0, 0));
        assert_eq!(marked(Some((14, 2))), (12, 0));
        assert_eq!(marked(Some((2, 5))), (0, 3));
        assert_eq!(marked(Some((4, 4))), (0, 0));
    }
}
