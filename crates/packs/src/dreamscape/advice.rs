//! What a good box of Dreamscape holds.

use lucid_dreamscape::{Card, Colour, Level, Power, Purpose, PurposeKind, Rules};

use super::shape::Shape;
use crate::diagnostics::{Diagnostics, Located};
use crate::{Deviation, Measure, PackPart, Things};

/// Cards, shards and points of a level.
struct Wanted {
    cards: usize,
    shards: (usize, usize),
    points: (usize, usize),
}

const WANTED: [Wanted; 3] = [
    Wanted {
        cards: 20,
        shards: (2, 3),
        points: (5, 7),
    },
    Wanted {
        cards: 16,
        shards: (4, 5),
        points: (8, 11),
    },
    Wanted {
        cards: 14,
        shards: (5, 8),
        points: (12, 18),
    },
];

/// Half a box. The numbers of a whole box say nothing about fewer cards: a
/// sketch is not a box, and being told so at every check helps nobody.
const HALF: usize = 25;

/// Reports everything that could be better.
pub(super) fn give(
    cards: &[Located<Card>],
    purposes: &[Located<Purpose>],
    diagnostics: &mut Diagnostics<'_>,
) {
    let is_box = cards.len() >= HALF;
    for level in Level::ALL {
        let of_level: Vec<&Located<Card>> = (cards.iter())
            .filter(|card| card.thing.level == level)
            .collect();
        if is_box {
            count(level, &of_level, diagnostics);
        }
        powers(level, &of_level, diagnostics);
    }
    for card in cards {
        sizes(card, diagnostics);
    }
    likeness(cards, diagnostics);
    colours(cards, diagnostics);
    if is_box {
        copies(purposes, diagnostics);
    }
    nightmare_only(purposes, diagnostics);
}

fn count(level: Level, cards: &[&Located<Card>], diagnostics: &mut Diagnostics<'_>) {
    let wanted = WANTED[level as usize].cards;
    if cards.len() != wanted {
        let span = cards.first().map_or(0..0, |card| card.span.clone());
        let quality = Deviation::Count {
            what: Things::CardsOfLevel(level.number()),
            found: cards.len(),
            wanted,
        };
        diagnostics.advice(span, &PackPart::Pack, quality);
    }
}

/// All six powers occur evenly, with a difference of one at most.
fn powers(level: Level, cards: &[&Located<Card>], diagnostics: &mut Diagnostics<'_>) {
    let on = |power: Power| {
        cards
            .iter()
            .filter(|card| card.thing.power == power)
            .count()
    };
    let counts = Power::ALL.map(|power| (power, on(power)));
    let most = counts.into_iter().max_by_key(|(_, n)| *n);
    let fewest = counts.into_iter().min_by_key(|(_, n)| *n);
    if let (Some(most), Some(fewest)) = (most, fewest)
        && most.1 > fewest.1 + 1
    {
        let span = cards.first().map_or(0..0, |card| card.span.clone());
        let part = PackPart::Level(level.number());
        diagnostics.advice(span, &part, Deviation::UnevenPowers { most, fewest });
    }
}

fn sizes(card: &Located<Card>, diagnostics: &mut Diagnostics<'_>) {
    let Card {
        cells,
        points,
        level,
        ..
    } = &card.thing;
    let Wanted {
        shards: shard_range,
        points: point_range,
        ..
    } = WANTED[*level as usize];
    let shards = cells.iter().map(|cell| cell.stack.height()).sum();
    for (what, found, (from, to)) in [
        (Measure::Shards, shards, shard_range),
        (Measure::Points, usize::from(*points), point_range),
    ] {
        if !(from..=to).contains(&found) {
            let level = level.number();
            let quality = Deviation::Size {
                what,
                found,
                from,
                to,
                level,
            };
            diagnostics.advice(card.span.clone(), &card.part, quality);
        }
    }
}

/// No two cards are the same, and none contains another one of its level.
fn likeness(cards: &[Located<Card>], diagnostics: &mut Diagnostics<'_>) {
    let shapes: Vec<[Shape; 8]> = (cards.iter())
        .map(|card| Shape::all(&card.thing.cells))
        .collect();
    let is_in = |small: usize, large: usize| {
        let mut ways = shapes[small].iter();
        ways.any(|way| shapes[large][0].contains(way))
    };
    let cells = |card: usize| cards[card].thing.cells.len();
    for (i, card) in cards.iter().enumerate() {
        let mut advise = |quality| diagnostics.advice(card.span.clone(), &card.part, quality);
        let id = |other: usize| cards[other].thing.id.clone();
        let same = (0..i).find(|other| cells(*other) == cells(i) && is_in(*other, i));
        if let Some(other) = same {
            advise(Deviation::SameAs(id(other)));
        }
        let of_level = |other: &usize| cards[*other].thing.level == card.thing.level;
        for other in (0..cards.len()).filter(of_level) {
            if cells(other) < cells(i) && is_in(other, i) {
                advise(Deviation::Contains(id(other)));
            }
        }
    }
}

/// Cards ask for colours as the bag holds them, within 15 %.
fn colours(cards: &[Located<Card>], diagnostics: &mut Diagnostics<'_>) {
    let cells = || cards.iter().flat_map(|card| &card.thing.cells);
    let asked =
        |colour: Colour| -> usize { cells().map(|cell| cell.stack.count(colour) as usize).sum() };
    let bag = Rules::sylex().shards;
    let all_asked: usize = Colour::LANDSCAPE.into_iter().map(asked).sum();
    let all_in_bag: usize = Colour::LANDSCAPE.iter().map(|c| usize::from(bag[*c])).sum();
    for colour in Colour::LANDSCAPE {
        let in_bag = usize::from(bag[colour]);
        // Shares compared as fractions: asked / all_asked to in_bag / all_in_bag.
        let (found, wanted) = (asked(colour) * all_in_bag, in_bag * all_asked);
        if found.abs_diff(wanted) * 100 > wanted * 15 {
            let quality = Deviation::ColourShare {
                colour,
                found: asked(colour) * 1000 / all_asked.max(1),
                bag: in_bag * 1000 / all_in_bag,
            };
            let span = cards.first().map_or(0..0, |card| card.span.clone());
            diagnostics.advice(span, &PackPart::Pack, quality);
        }
    }
}

/// 16 tiles: the colour kinds twice, the others once; 12 tiles: all once, U5 twice.
fn copies(purposes: &[Located<Purpose>], diagnostics: &mut Diagnostics<'_>) {
    for kind in PurposeKind::ALL {
        let of_kind: Vec<&Located<Purpose>> = (purposes.iter())
            .filter(|purpose| purpose.thing.kind == kind)
            .collect();
        let twelve = of_kind.iter().map(|p| usize::from(p.thing.in_twelve));
        let sixteen = of_kind.iter().map(|p| usize::from(p.thing.in_sixteen));
        let twice = |yes: bool| if yes { 2 } else { 1 };
        let boxes = [
            (12, twelve.sum(), twice(kind == PurposeKind::MostOfColour)),
            (16, sixteen.sum(), twice(kind.needs_colour())),
        ];
        let first = of_kind.first();
        let span = first.map_or(0..0, |purpose| purpose.span.clone());
        let part = first.map_or(&PackPart::Pack, |purpose| &purpose.part);
        for (size, found, wanted) in boxes {
            if found != wanted {
                let what = Things::Copies(kind.name(), size);
                let quality = Deviation::Count {
                    what,
                    found,
                    wanted,
                };
                diagnostics.advice(span.clone(), part, quality);
            }
        }
    }
}

/// Without nightmares nobody has red, so nobody would be the best at having none.
fn nightmare_only(purposes: &[Located<Purpose>], diagnostics: &mut Diagnostics<'_>) {
    for Located { thing, part, span } in purposes {
        if thing.kind == PurposeKind::NoNightmare && !thing.nightmare_only {
            diagnostics.advice(span.clone(), part, Deviation::NotNightmareOnly);
        }
    }
}
