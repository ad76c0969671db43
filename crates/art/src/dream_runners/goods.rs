//! What dreams and chests give, laid out in the square of a cell.

use lucid_dream_runners::{Fragment, Goods};

use crate::picture::{Number, Picture, draw, scaled};
use crate::text::SANS;

/// One kind of good and how many of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GoodsCount {
    pub(crate) sign: &'static str,
    pub(crate) count: u8,
}

/// The kinds that are there, in a fixed order.
pub(crate) fn things(goods: &Goods) -> Vec<GoodsCount> {
    let chest =
        ["cell-chest-1", "cell-chest-2", "cell-chest-3"][usize::from(goods.chest.clamp(1, 3)) - 1];
    let mut all = vec![
        (chest, u8::from(goods.chest > 0)),
        ("cell-key", goods.keys),
        ("cell-coin", goods.coins),
        ("cell-serenity", goods.serenity),
    ];
    all.extend(Fragment::ALL.iter().map(|fragment| {
        (
            fragment_sign(*fragment),
            goods.fragments[*fragment as usize],
        )
    }));
    all.into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(sign, count)| GoodsCount { sign, count })
        .collect()
}

/// The drawing of a fragment.
pub(crate) const fn fragment_sign(fragment: Fragment) -> &'static str {
    [
        "cell-frag-blue",
        "cell-frag-white",
        "cell-frag-orange",
        "cell-frag-green",
        "cell-frag-wild",
    ][fragment as usize]
}

/// Lays goods around the middle of a cell.
pub(crate) fn lay(picture: &mut Picture<'_>, goods: &Goods) {
    let things = things(goods);
    let places = places(things.len(), 1.0);
    show(picture, &things, &places);
}

/// Lays goods around the middle of a converging cell, one by one if they are few.
pub(crate) fn lay_converging(picture: &mut Picture<'_>, goods: &Goods) {
    picture.stamp("cell-converging", scaled(0.0, 0.0, 1.14));
    let mut things = things(goods);
    if goods.count() <= 4 {
        things = things
            .into_iter()
            .flat_map(|thing| {
                std::iter::repeat_n(GoodsCount { count: 1, ..thing }, usize::from(thing.count))
            })
            .collect();
    }
    let places = places(things.len(), 0.64);
    show(picture, &things, &places);
}

fn show(picture: &mut Picture<'_>, things: &[GoodsCount], places: &[(f64, f64, f64)]) {
    for (thing, (x, y, scale)) in things.iter().zip(places) {
        // A quarter of a star is smaller than most things, the whole star larger.
        let scale = match thing.sign {
            "cell-frag-wild" if things.len() > 1 => scale * 0.88,
            "cell-frag-wild" => *scale,
            sign if sign.starts_with("cell-frag") => scale * 1.2,
            _ => *scale,
        };
        picture.stamp(
            thing.sign,
            format_args!(" class=\"thing\"{}", scaled(*x, *y, scale)),
        );
    }
    for (thing, (x, y, scale)) in things.iter().zip(places) {
        if thing.count > 1 {
            let badge = scale.max(0.6);
            count(
                picture,
                x + 18.0 * scale,
                y - 17.0 * scale,
                badge,
                thing.count,
            );
        }
    }
}

/// The place and scale of each thing, in a cell or a part of one.
fn places(number: usize, part: f64) -> Vec<(f64, f64, f64)> {
    let places: Vec<(f64, f64, f64)> = match number {
        0 | 1 => vec![(0.0, 0.0, 1.0)],
        2 => vec![(-13.0, -11.0, 0.74), (13.0, 13.0, 0.74)],
        3 => vec![(-15.0, -13.0, 0.62), (15.0, -13.0, 0.62), (0.0, 15.0, 0.62)],
        4 => vec![
            (-15.0, -13.0, 0.56),
            (15.0, -13.0, 0.56),
            (-15.0, 16.0, 0.56),
            (15.0, 16.0, 0.56),
        ],
        _ => (0..9)
            .map(|index| {
                let (column, row) = (f64::from(index % 3) - 1.0, f64::from(index / 3) - 1.0);
                (20.0 * column, 20.0 * row + 1.0, 0.36)
            })
            .collect(),
    };
    // Few things in the small circle of a converging cell stay legible.
    let grow = if part < 1.0 && number > 1 { 1.25 } else { 1.0 };
    places
        .into_iter()
        .map(|(x, y, scale)| (x * part, y * part, scale * part * grow))
        .collect()
}

/// A number on a small coin.
pub(crate) fn count(picture: &mut Picture<'_>, x: f64, y: f64, scale: f64, count: u8) {
    draw!(
        picture,
        "<g{}><circle r=\"10\" fill=\"#ffcf78\" stroke=\"#5a2a05\"/>\
         <text y=\"4.6\" text-anchor=\"middle\" font-family=\"{SANS}\" font-size=\"13\" font-weight=\"800\" \
         fill=\"#2c1a05\">{count}</text></g>",
        scaled(x, y, scale)
    );
}

/// What a nightmare costs, in its corner.
pub(crate) fn loss(picture: &mut Picture<'_>, loss: u8) {
    // A longer number needs more room, which there is towards the middle of the cell.
    let more = match loss {
        0..10 => None,
        10..100 => Some(8.0),
        _ => Some(16.0),
    };
    draw!(picture, "<g transform=\"translate(20 -21)\">");
    match more {
        None => draw!(
            picture,
            "<circle r=\"10.5\" fill=\"#ffd0d4\" stroke=\"#5d0f28\"/><text y=\"4.6\""
        ),
        Some(more) => {
            let (left, width) = (Number(-10.5 - more), Number(21.0 + more));
            let middle = Number(-more / 2.0);
            draw!(
                picture,
                "<rect x=\"{left}\" y=\"-10.5\" width=\"{width}\" height=\"21\" rx=\"10.5\" \
                 fill=\"#ffd0d4\" stroke=\"#5d0f28\"/><text x=\"{middle}\" y=\"4.6\""
            );
        }
    }
    draw!(
        picture,
        " text-anchor=\"middle\" font-family=\"{SANS}\" font-size=\"13\" font-weight=\"800\" \
         fill=\"#3d0818\">−{loss}</text></g>"
    );
}

/// The cost of the octopus: one for each hand that reaches for the dream.
pub(crate) fn loss_for_hands(picture: &mut Picture<'_>) {
    draw!(
        picture,
        "<g transform=\"translate(15 -22)\"><rect x=\"-15\" y=\"-10\" width=\"31\" height=\"20\" rx=\"10\" \
         fill=\"#ffd0d4\" stroke=\"#5d0f28\"/><path d=\"M-9 0H-3\" stroke=\"#3d0818\" stroke-width=\"2.2\" \
         stroke-linecap=\"round\"/></g>"
    );
    picture.stamp(
        "mark-hand",
        format_args!(" color=\"#3d0818\"{}", scaled(21.0, -22.0, 0.62)),
    );
}

/// A word or number with a sign before it, on a tag; returns its width.
pub(crate) fn tag(
    picture: &mut Picture<'_>,
    x: f64,
    y: f64,
    sign: &'static str,
    text: &str,
) -> f64 {
    let (fill, ink, lamp) = {
        let palette = picture.palette();
        (palette.tag, palette.ink, palette.lamp)
    };
    let wide = 26.0 + 8.0 * text.chars().count() as f64;
    let (left, upper) = (Number(x), Number(y));
    draw!(
        picture,
        "<rect x=\"{left}\" y=\"{upper}\" width=\"{}\" height=\"20\" rx=\"10\" fill=\"{fill}\"/>",
        Number(wide)
    );
    let scale = if sign == "points" { 0.44 } else { 0.34 };
    picture.stamp(
        sign,
        format_args!(" fill=\"{lamp}\"{}", scaled(x + 12.0, y + 10.0, scale)),
    );
    draw!(
        picture,
        "<text x=\"{}\" y=\"{}\" font-family=\"{SANS}\" font-size=\"12\" font-weight=\"700\" fill=\"{ink}\">{text}</text>",
        Number(x + 21.0),
        Number(y + 14.3)
    );
    wide
}
