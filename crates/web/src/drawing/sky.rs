//! What is behind the boards: sheets of paper, lit from behind.

use lucid_art::Number;

use super::tree::{El, el};

/// Stars as `x y size`, in tenths.
#[rustfmt::skip]
const STARS: [(u16, u16, u16); 30] = [
    (2510, 1850, 8), (4150, 2750, 10), (1020, 640, 8), (4210, 3110, 13), (700, 1430, 13),
    (2930, 4290, 10), (1180, 1640, 10), (360, 4540, 13), (2880, 1290, 10), (3270, 1780, 13),
    (980, 4620, 13), (4070, 2890, 10), (1920, 1560, 18), (2960, 750, 13), (170, 4950, 13),
    (5960, 3900, 13), (5300, 1290, 18), (4430, 3360, 13), (4510, 2610, 10), (2480, 1860, 13),
    (540, 710, 8), (4830, 3500, 13), (5410, 3030, 18), (3610, 1040, 10), (780, 2410, 10),
    (4610, 1710, 10), (3740, 2530, 13), (5810, 1310, 13), (1130, 4590, 8), (2440, 1720, 10),
];

#[rustfmt::skip]
const ABOVE: [(&str, &str); 3] = [
    ("w2", "M-20 0V51A36 33 0 0 0 45 54A37 34 0 0 0 111 62A27 24 0 0 0 159 44A42 38 0 0 0 234 51A30 27 0 0 0 288 72A35 31 0 0 0 350 67A35 31 0 0 0 412 62A29 26 0 0 0 463 62A42 38 0 0 0 539 59A40 36 0 0 0 610 63A27 24 0 0 0 658 65A37 33 0 0 0 724 52V0Z"),
    ("w3", "M-20 0V29A50 45 0 0 0 69 27A44 40 0 0 0 148 26A35 32 0 0 0 211 48A34 31 0 0 0 272 39A39 36 0 0 0 343 35A40 36 0 0 0 415 29A47 42 0 0 0 499 26A35 31 0 0 0 561 24A36 32 0 0 0 625 34A48 44 0 0 0 711 33V0Z"),
    ("w4", "M-20 0V18A41 37 0 0 0 53 22A46 41 0 0 0 134 21A45 41 0 0 0 215 7A34 30 0 0 0 275 25A38 35 0 0 0 344 24A25 23 0 0 0 389 15A28 26 0 0 0 440 17A37 33 0 0 0 505 6A28 25 0 0 0 554 12A45 40 0 0 0 635 21A26 24 0 0 0 682 22V0Z"),
];

#[rustfmt::skip]
const BELOW: [(&str, &str); 3] = [
    ("w2", "M-20 150V73A42 38 0 0 1 55 79A31 28 0 0 1 110 58A36 32 0 0 1 175 67A45 41 0 0 1 255 80A41 37 0 0 1 328 76A42 38 0 0 1 403 63A37 34 0 0 1 470 63A47 43 0 0 1 555 60A45 41 0 0 1 636 60A43 38 0 0 1 712 69V150Z"),
    ("w3", "M-20 150V88A33 29 0 0 1 38 97A45 40 0 0 1 118 91A33 29 0 0 1 177 94A46 42 0 0 1 259 92A46 41 0 0 1 341 104A33 30 0 0 1 401 101A40 36 0 0 1 472 98A51 46 0 0 1 564 90A31 28 0 0 1 618 111A39 35 0 0 1 688 93V150Z"),
    ("w4", "M-20 150V133A28 25 0 0 1 30 118A48 43 0 0 1 116 121A27 25 0 0 1 165 128A33 29 0 0 1 223 132A30 27 0 0 1 277 133A32 29 0 0 1 335 128A47 42 0 0 1 418 129A46 42 0 0 1 501 129A26 23 0 0 1 547 132A39 35 0 0 1 615 123A29 26 0 0 1 667 132V150Z"),
];

#[rustfmt::skip]
const HILLS: [(&str, &str); 3] = [
    ("s2", "M0 600V150C40 126 74 134 104 158 140 126 176 114 214 142 250 168 286 130 326 138 370 146 388 180 430 162 474 144 520 158 560 134V600Z"),
    ("s3", "M0 600V190C60 162 96 190 150 182 210 172 236 204 300 190 366 176 400 208 452 196 500 186 530 198 560 182V600Z"),
    ("s4", "M0 600V230C70 212 120 236 190 224 260 214 330 240 400 228 470 218 520 236 560 222V600Z"),
];

fn sheet<I>(class: &str, frame: &str, fill: &str) -> El<I> {
    el("svg")
        .class(format_args!("sky {class}"))
        .key(class)
        .attr("viewBox", frame)
        .attr("preserveAspectRatio", fill)
        .attr("aria-hidden", "true")
}

fn paths<I>(sheets: [(&'static str, &'static str); 3]) -> impl Iterator<Item = El<I>> {
    (sheets.into_iter()).map(|(class, path)| el("path").class(class).attr("d", path))
}

/// The night sky: stars, and clouds above and below.
pub fn sky<I>() -> [El<I>; 3] {
    let star = |(x, y, size): (u16, u16, u16)| {
        let tenth = |value: u16| Number(f64::from(value) / 10.0);
        el("circle")
            .attr("cx", tenth(x))
            .attr("cy", tenth(y))
            .attr("r", tenth(size))
    };
    [
        sheet("stars", "0 0 640 560", "xMidYMid slice").children(STARS.map(star)),
        sheet("above", "0 0 640 150", "xMidYMin slice").children(paths(ABOVE)),
        sheet("below", "0 0 640 150", "xMidYMax slice").children(paths(BELOW)),
    ]
}

/// The dusk: the moon and three lines of hills.
pub fn dusk<I>() -> El<I> {
    let disc = |class: &str, x: u16, y: u16, radius: f64| {
        el("circle")
            .class(class)
            .attr("cx", x)
            .attr("cy", y)
            .attr("r", Number(radius))
    };
    sheet("far", "0 0 560 600", "xMidYMin slice")
        .child(disc("moon-glow", 452, 118, 130.0))
        .child(disc("moon", 452, 118, 31.0))
        .child(disc("moon-shade", 442, 110, 6.0))
        .child(disc("moon-shade", 462, 128, 8.0))
        .child(disc("moon-shade", 464, 106, 3.5))
        .children(paths(HILLS))
}
