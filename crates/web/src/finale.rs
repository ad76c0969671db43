//! The scene of the end: those who won in front of the moon, the others beside them.

use lucid_art::{Number, Oblique};
use lucid_tabletop::Seat;

use crate::drawing::shapes::{circle, ellipse, group, stamp};
use crate::drawing::{El, el, seat_class};

/// Somebody in the scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// The Dreamer of a seat, eyes open.
    Awake(Seat),
    /// The Sleeper of a seat.
    Asleep(Seat),
    /// Mr Nightmare.
    Rival,
}

/// The width and height of the picture; its right half holds the figures.
const SIZE: (u16, u16) = (1416, 300);
/// The middle of the moon.
const MOON: (f64, f64) = (968.0, 122.0);
/// How far those who won stand apart, and how far the others do.
const WINNERS_APART: f64 = 96.0;
const OTHERS_APART: f64 = 112.0;

/// Stars as `x y size`, the size in tenths.
#[rustfmt::skip]
const STARS: [(u16, u8, u8); 30] = [
    (566, 61, 10), (578, 146, 20), (592, 38, 14), (642, 159, 20), (653, 24, 14), (670, 116, 14),
    (689, 39, 8), (702, 182, 10), (720, 74, 14), (746, 28, 20), (772, 139, 10), (816, 92, 20),
    (829, 22, 8), (846, 52, 20), (873, 171, 8), (1040, 18, 20), (1076, 150, 14), (1097, 70, 20),
    (1116, 32, 10), (1133, 122, 8), (1156, 92, 14), (1198, 164, 20), (1205, 44, 8), (1240, 111, 14),
    (1273, 66, 10), (1291, 145, 8), (1327, 97, 20), (1341, 28, 14), (1374, 152, 8), (1398, 64, 20),
];

/// Hills, from the back to the front.
#[rustfmt::skip]
const HILLS: [(&str, &str); 3] = [
    ("s2", "M-20 420V196C80 182 150 202 240 199 350 195 410 178 500 184 600 190 650 208 740 190 840 170 900 199 1000 195 1110 191 1190 178 1290 186 1370 192 1410 204 1450 208V420Z"),
    ("s3", "M-20 420V228C70 220 130 240 210 235 300 229 350 218 450 220 560 222 640 228 740 226 850 224 930 232 1020 232 1120 232 1190 216 1280 220 1360 224 1410 236 1450 236V420Z"),
    ("s4", "M-20 420V258C100 252 200 266 320 258 440 250 520 258 640 260 780 262 900 256 1030 258 1160 260 1270 256 1450 262V420Z"),
];

/// What lies under those who won, from the ground up; the others have less.
const HIGH: [&str; 4] = ["shard-land", "shard-water", "shard-water", "shard-water"];
const LOW: [[&str; 2]; 3] = [
    ["shard-rock", "shard-rock"],
    ["shard-grass", "shard-water"],
    ["shard-water", "shard-land"],
];

/// Draws the scene.
pub fn finale(winners: &[Figure], others: &[Figure]) -> El {
    let star = |(x, y, tenths): (u16, u8, u8)| {
        circle("tiny", (x.into(), y.into()), f64::from(tenths) / 10.0)
    };
    let hill =
        |(class, path): (&'static str, &'static str)| el("path").class(class).attr("d", path);
    let (x, y) = MOON;
    let mut picture = el("svg")
        .class("moment-art")
        .attr("viewBox", format_args!("0 0 {} {}", SIZE.0, SIZE.1))
        .attr("preserveAspectRatio", "xMaxYMax slice")
        .attr("aria-hidden", "true")
        .children(STARS.map(star))
        .child(circle("moon-glow", (x, y), 310.0))
        .child(circle("moon", (x, y), 116.0))
        .child(circle("moon-shade", (x - 42.0, y - 30.0), 17.0))
        .child(circle("moon-shade", (x + 52.0, y + 38.0), 24.0))
        .child(circle("moon-shade", (x + 42.0, y - 50.0), 9.0))
        .children(HILLS.map(hill));
    let first = x - WINNERS_APART * winners.len().saturating_sub(1) as f64 / 2.0;
    let last = match winners.len() {
        0 => x - OTHERS_APART * others.len().saturating_add(1) as f64 / 2.0,
        many => first + WINNERS_APART * (many - 1) as f64,
    };
    picture = picture
        .child(
            stack((first - 168.0, 270.0), 0.82, &["shard-grass"]).child(stamp(
                "tree",
                0.0,
                -Oblique::SHARD,
            )),
        )
        .child(stack(
            (first - 92.0, 278.0),
            0.88,
            &["shard-grass", "shard-water"],
        ));
    for (index, figure) in others.iter().enumerate() {
        let place = (last + OTHERS_APART * (index + 1) as f64, 280.0);
        picture = picture.child(stand(*figure, place, 0.86, &LOW[index % LOW.len()]));
    }
    for (index, figure) in winners.iter().enumerate() {
        let place = (first + WINNERS_APART * index as f64, 276.0);
        picture = picture.child(stand(*figure, place, 1.16, &HIGH));
    }
    picture
}

/// Somebody on a stack.
fn stand(figure: Figure, place: (f64, f64), scale: f64, shards: &[&str]) -> El {
    let top = -Oblique::SHARD * shards.len() as f64;
    let (class, drawing, y) = match figure {
        Figure::Awake(seat) => (seat_class(seat), "dreamer-awake", top),
        // A Sleeper lies on the front of the stack's face.
        Figure::Asleep(seat) => (seat_class(seat), "sleeper", top + 3.0),
        Figure::Rival => ("", "nightmare", top),
    };
    group(class).child(stack(place, scale, shards).child(stamp(drawing, 0.0, y)))
}

fn stack((x, y): (f64, f64), scale: f64, shards: &[&str]) -> El {
    let place = |height: usize| -Oblique::SHARD * height as f64;
    let shard = |(height, name): (usize, &&str)| stamp(name, 0.0, place(height));
    let (x, y, scale) = (Number(x), Number(y), Number(scale));
    el("g")
        .attr(
            "transform",
            format_args!("translate({x} {y}) scale({scale})"),
        )
        .child(ellipse("fall", (8.0, 4.0), (50.0, 26.0)))
        .children(shards.iter().enumerate().map(shard))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_won_is_awake_and_everybody_is_there() {
        let [ada, bruno, cleo] = [0, 1, 2].map(Seat::new);
        let drawn = finale(
            &[Figure::Awake(bruno)],
            &[Figure::Asleep(ada), Figure::Asleep(cleo)],
        )
        .markup();
        let count = |drawing: &str| drawn.matches(&format!("\"#{drawing}\"")).count();
        assert_eq!(
            (count("dreamer-awake"), count("sleeper"), count("nightmare")),
            (1, 2, 0)
        );
        // In the winner's cap, and the others in theirs.
        let at = |class: &str| drawn.find(class).expect("everybody has a colour");
        assert!(at("#dreamer-awake") > at("seat-teal"));
        assert!(drawn.contains("seat-violet") && drawn.contains("seat-apricot"));
        let lost = finale(&[Figure::Rival], &[Figure::Asleep(ada)]).markup();
        assert!(lost.contains("#nightmare") && !lost.contains("dreamer-awake"));
        // Nobody won: nobody stands in front of the moon, and all are there.
        let nobody = finale(&[], &[Figure::Awake(ada), Figure::Awake(bruno)]).markup();
        assert_eq!(nobody.matches("#dreamer-awake").count(), 2);
    }
}
