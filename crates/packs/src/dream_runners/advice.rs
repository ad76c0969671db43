//! What a good box of Dream Runners holds.

use lucid_dream_runners::{Cell, Chest, Goods, Nightmare, Segment, Shape, Symbol, Tile};

use super::{Read, solve};
use crate::diagnostics::{Diagnostics, Located, Span};
use crate::{Deviation, PackPart, Rise, SegmentBonus, Space, Things};

const TILES: usize = 6;
const STARS: usize = 2;
const NIGHTMARES: usize = 2;
const LOSS: u16 = 2;
const OF_SHAPE: usize = 6;
const CHESTS: usize = 6;
const START: u8 = 20;
const TOP: u8 = 30;

/// Half a box. The numbers of a whole box are no measure for fewer tiles: a
/// sketch is not a box, and to be told so at every check helps nobody.
const HALF: usize = 12;

/// Reports everything that could be better.
pub(super) fn give(read: &Read, diagnostics: &mut Diagnostics<'_>) {
    for tile in &read.tiles {
        cells(tile, diagnostics);
    }
    if read.tiles.len() >= HALF {
        counts(read, diagnostics);
    }
    rising(&read.tiles, diagnostics);
    solvable(read, diagnostics);
    sets(&read.sets, diagnostics);
    neutral(read, diagnostics);
    chests(&read.chests, diagnostics);
    tracks(read, diagnostics);
}

/// What concerns all things of a kind is reported at the first of them.
fn first<T>(things: &[Located<T>]) -> Span {
    things.first().map_or(0..0, |thing| thing.span.clone())
}

fn count(
    at: Span,
    what: Things,
    (found, wanted): (usize, usize),
    diagnostics: &mut Diagnostics<'_>,
) {
    if found != wanted {
        let quality = Deviation::Count {
            what,
            found,
            wanted,
        };
        diagnostics.advice(at, &PackPart::Pack, quality);
    }
}

/// Special cells come late, and on star tiles.
fn cells(tile: &Located<Tile>, diagnostics: &mut Diagnostics<'_>) {
    let Tile {
        level, star, cells, ..
    } = &tile.thing;
    let mut advise = |quality| diagnostics.advice(tile.span.clone(), &tile.part, quality);
    for cell in cells {
        let from = match cell {
            Cell::Converging(_) => 3,
            Cell::Nightmare(Nightmare::Loss(_)) | Cell::Reward(_) => continue,
            Cell::Nightmare(_) => 2,
        };
        let cell = cell.to_string();
        if *level < from {
            advise(Deviation::TooEarly { cell, from });
        } else if !star {
            advise(Deviation::SpecialOnPlain(cell));
        }
    }
    if *star && !cells.iter().any(Cell::is_special) {
        advise(Deviation::PlainStar);
    }
    let nightmares = cells.iter().filter(|cell| cell.is_nightmare()).count();
    if *level == 1 && nightmares != NIGHTMARES {
        advise(Deviation::Count {
            what: Things::Nightmares,
            found: nightmares,
            wanted: NIGHTMARES,
        });
    }
}

/// Six tiles a level, two of them with a star; six neutral segments of each
/// shape; six chests for each number of keys.
fn counts(read: &Read, diagnostics: &mut Diagnostics<'_>) {
    let Read {
        tiles,
        neutral,
        chests,
        ..
    } = read;
    for level in 1..=4 {
        let of_level = || tiles.iter().map(|t| &t.thing).filter(|t| t.level == level);
        let what = Things::TilesOfLevel(level);
        count(first(tiles), what, (of_level().count(), TILES), diagnostics);
        let stars = of_level().filter(|tile| tile.star).count();
        let what = Things::StarsOfLevel(level);
        count(first(tiles), what, (stars, STARS), diagnostics);
    }
    for shape in Shape::ALL {
        let of_shape = neutral.iter().filter(|s| s.thing.shape == shape);
        let what = Things::SegmentsOf(shape.name());
        count(
            first(neutral),
            what,
            (of_shape.count(), OF_SHAPE),
            diagnostics,
        );
    }
    for keys in 1..=3 {
        let found = chests.iter().filter(|chest| chest.thing.keys == keys);
        let what = Things::ChestsFor(keys);
        count(first(chests), what, (found.count(), CHESTS), diagnostics);
    }
}

/// Nightmares rise with the level.
fn rising(tiles: &[Located<Tile>], diagnostics: &mut Diagnostics<'_>) {
    let mut before = None;
    for level in 1..=4 {
        let of_level = || tiles.iter().map(|t| &t.thing).filter(|t| t.level == level);
        let cells = || of_level().flat_map(|tile| &tile.cells);
        let found = of_level().count();
        let nightmares = cells().filter(|cell| cell.is_nightmare()).count();
        let losses: usize = cells().map(|cell| usize::from(solve::loss(cell))).sum();
        if let Some((tiles_before, nightmares_before, losses_before)) = before {
            let means = [
                (Rise::Nightmares, nightmares, nightmares_before),
                (Rise::Losses, losses, losses_before),
            ];
            for (what, now, before) in means {
                // Means compared as fractions: now / found to before / tiles_before.
                if now * tiles_before <= before * found {
                    diagnostics.advice(
                        first(tiles),
                        &PackPart::Pack,
                        Deviation::NotHarder { what, level },
                    );
                }
            }
        }
        before = Some((found, nightmares, losses));
    }
}

/// Every tile can be matched; on level 1 every set does well enough.
fn solvable(read: &Read, diagnostics: &mut Diagnostics<'_>) {
    let covers = solve::covers();
    let own = read.sets.iter().flat_map(|set| &set.thing);
    let neutral = read.neutral.iter().map(|segment| &segment.thing);
    let segments: Vec<&Segment> = own.chain(neutral).collect();
    for tile in &read.tiles {
        if !solve::is_matched(&tile.thing, &segments, &covers) {
            diagnostics.advice(tile.span.clone(), &tile.part, Deviation::Unmatched);
        }
        if tile.thing.level > 1 {
            continue;
        }
        for (index, set) in read.sets.iter().enumerate() {
            let loss = solve::least_loss(&tile.thing, &set.thing, &covers);
            if loss > LOSS {
                let set = index + 1;
                diagnostics.advice(tile.span.clone(), &tile.part, Deviation::Hard { set, loss });
            }
        }
    }
}

/// Two banish and three collect, placed differently.
fn sets(sets: &[Located<[Segment; 4]>], diagnostics: &mut Diagnostics<'_>) {
    for (index, set) in sets.iter().enumerate() {
        let mut advise = |quality| diagnostics.advice(set.span.clone(), &set.part, quality);
        let symbols = || set.thing.iter().flat_map(|segment| &segment.symbols);
        let has = |symbol| symbols().filter(|s| **s == symbol).count();
        for symbol in [Symbol::Double, Symbol::Both] {
            if has(symbol) > 0 {
                advise(Deviation::NeutralOnly(symbol.letter()));
            }
        }
        let (banish, collect) = (has(Symbol::Banish), has(Symbol::Collect));
        if (banish, collect) != (2, 3) {
            advise(Deviation::SetSymbols { banish, collect });
        }
        let same = |other: &Located<[Segment; 4]>| {
            let pairs = set.thing.iter().zip(&other.thing);
            pairs.into_iter().all(|(a, b)| a.symbols == b.symbols)
        };
        if let Some(other) = sets[..index].iter().position(same) {
            advise(Deviation::SameSet(other + 1));
        }
    }
}

/// Stronger than the starting ones, some with coins or points.
fn neutral(read: &Read, diagnostics: &mut Diagnostics<'_>) {
    for shape in Shape::ALL {
        let of_shape = |segment: &&Located<Segment>| segment.thing.shape == shape;
        // Players pay for these, so each beats the mean of those that they have.
        let own: u32 = (read.sets.iter())
            .map(|set| strength(&set.thing[shape as usize]))
            .sum();
        for segment in read.neutral.iter().filter(of_shape) {
            if strength(&segment.thing) * read.sets.len() as u32 <= own {
                diagnostics.advice(segment.span.clone(), &segment.part, Deviation::Weak);
            }
        }
    }
    let some = |has: fn(&Segment) -> bool| read.neutral.iter().any(|s| has(&s.thing));
    let wanted = [
        (SegmentBonus::Coins, some(|segment| segment.coins > 0)),
        (SegmentBonus::Points, some(|segment| segment.points > 0)),
        (
            SegmentBonus::Double,
            some(|s| s.symbols.contains(&Symbol::Double)),
        ),
        (
            SegmentBonus::Both,
            some(|s| s.symbols.contains(&Symbol::Both)),
        ),
    ];
    for (what, there) in wanted {
        if !there {
            diagnostics.advice(
                first(&read.neutral),
                &PackPart::Pack,
                Deviation::NoneWith(what),
            );
        }
    }
}

fn strength(segment: &Segment) -> u32 {
    let symbols = segment.symbols.iter().map(|symbol| match symbol {
        Symbol::Blank => 0,
        Symbol::Collect | Symbol::Banish => 1,
        Symbol::Double | Symbol::Both => 2,
    });
    symbols.sum::<u32>() + u32::from(segment.coins) + u32::from(segment.points)
}

/// One of those for two keys holds a wild fragment and 4 coins.
fn chests(chests: &[Located<Chest>], diagnostics: &mut Diagnostics<'_>) {
    let known = Goods::parse("wild+4coin");
    let holds = |chest: &Located<Chest>| chest.thing.keys == 2 && Some(chest.thing.goods) == known;
    if !chests.iter().any(holds) {
        diagnostics.advice(first(chests), &PackPart::Pack, Deviation::NoWildChest);
    }
}

fn tracks(read: &Read, diagnostics: &mut Diagnostics<'_>) {
    let Some(Located { thing, part, span }) = &read.tracks else {
        return;
    };
    let top = thing.serenity.last().copied().unwrap_or(0);
    let start = thing.serenity[thing.serenity_start];
    for (what, found, wanted) in [(Space::Start, start, START), (Space::Top, top, TOP)] {
        if found != wanted {
            let quality = Deviation::Track {
                what,
                found,
                wanted,
            };
            diagnostics.advice(span.clone(), part, quality);
        }
    }
}
