//! Actions and chance as words, the same in records, logs, terminal and tests.
//!
//! The board has columns `a` to `g` and rows `1` to `7` from the top; the dream
//! is `c3` to `e5`. A segment's place is the leftmost column and the topmost row
//! that it reaches, also where a corner leaves that cell free.
//!
//! | word | meaning |
//! |---|---|
//! | `three-a@c3` | lay a segment, or move it |
//! | `three-a@c3.1` | the same, turned one quarter clockwise |
//! | `lift:three-a` `clear` | take a segment off the board; take all off |
//! | `lock` | be satisfied with what lies there |
//! | `take:coin` `take:blue` | take something from a converging cell |
//! | `take:wild-blue` | take a wild fragment as a blue one |
//! | `auto` | resolve all that is left in the best order |
//! | `block:coherence` `block:banish` `block:collect` | resolve this effect next |
//! | `cell:d4` | resolve this cell next |
//! | `wild:green` | the colour of a wild fragment |
//! | `bat:three-a` | the segment that a bat takes |
//! | `buy:three-a` `calm` | buy a segment; buy a point of serenity |
//! | `skip` | buy no segment |
//! | `pass` | be ready for the next round |
//! | `?tile:…` `?segment:…` `?chest:…` | chance: what is turned over |
//! | `!time` | the driver: the time is up |

use std::fmt::Write as _;

use crate::board::{Place, parse_place};
use crate::resolution::Block;
use crate::{Action, Chance, Colour, Content, Placed, SegmentId, Spot, Thing};

pub(crate) fn write_action(content: &Content, action: Action, out: &mut String) {
    let segment = |segment: SegmentId| match segment.index() < content.segment_count() {
        true => content.segment(segment).id.as_str(),
        // An action that was made up and not read.
        false => "?",
    };
    // Writing to a string cannot fail.
    let _ = match action {
        Action::Put(placed) => {
            let at = Place(placed.column.into(), placed.row.into());
            let _ = write!(out, "{}@{at}", segment(placed.segment));
            match placed.turn {
                0 => Ok(()),
                turn => write!(out, ".{turn}"),
            }
        }
        Action::Lift(id) => write!(out, "lift:{}", segment(id)),
        Action::Clear => write!(out, "clear"),
        Action::Lock => write!(out, "lock"),
        Action::Take(thing) => {
            let (kind, name) = thing_name(thing);
            write!(out, "take:{kind}{name}")
        }
        Action::Auto => write!(out, "auto"),
        Action::Block(block) => write!(out, "block:{}", block.name()),
        Action::Cell(spot) => write!(out, "cell:{spot}"),
        Action::Wild(colour) => write!(out, "wild:{}", colour.name()),
        Action::Bat(id) => write!(out, "bat:{}", segment(id)),
        Action::Buy(id) => write!(out, "buy:{}", segment(id)),
        Action::Calm => write!(out, "calm"),
        Action::Skip => write!(out, "skip"),
        Action::Pass => write!(out, "pass"),
    };
}

pub(crate) fn parse_action(content: &Content, text: &str) -> Option<Action> {
    let segment = |id: &str| content.segment_named(id);
    match text {
        "clear" => return Some(Action::Clear),
        "lock" => return Some(Action::Lock),
        "auto" => return Some(Action::Auto),
        "calm" => return Some(Action::Calm),
        "skip" => return Some(Action::Skip),
        "pass" => return Some(Action::Pass),
        _ => {}
    }
    if let Some(placed) = parse_placed(content, text) {
        return Some(Action::Put(placed));
    }
    let (verb, object) = text.split_once(':')?;
    Some(match verb {
        "lift" => Action::Lift(segment(object)?),
        "take" => Action::Take(thing_named(object)?),
        "block" => Action::Block(Block::named(object)?),
        "cell" => Action::Cell(Spot::named(object)?),
        "wild" => Action::Wild(Colour::named(object)?),
        "bat" => Action::Bat(segment(object)?),
        "buy" => Action::Buy(segment(object)?),
        _ => return None,
    })
}

/// `three-a@c3.1`
pub(crate) fn parse_placed(content: &Content, text: &str) -> Option<Placed> {
    let (id, at) = text.split_once('@')?;
    let (at, turn) = match at.split_once('.') {
        None => (at, 0),
        Some((at, "1")) => (at, 1),
        Some((at, "2")) => (at, 2),
        Some((at, "3")) => (at, 3),
        Some(_) => return None,
    };
    let (column, row) = parse_place(at)?;
    Some(Placed {
        segment: content.segment_named(id)?,
        turn,
        column: column as u8,
        row: row as u8,
    })
}

/// Whether a thing is wild, and its name.
pub(crate) fn thing_name(thing: Thing) -> (&'static str, &'static str) {
    match thing {
        Thing::Fragment(colour) => ("", colour.name()),
        Thing::Wild(colour) => (WILD, colour.name()),
        Thing::Key => ("", "key"),
        Thing::Coin => ("", "coin"),
        Thing::Serenity => ("", "serenity"),
    }
}

pub(crate) fn thing_named(name: &str) -> Option<Thing> {
    let name = match name.strip_prefix(WILD) {
        Some(colour) => (WILD, colour),
        None => ("", name),
    };
    Thing::ALL
        .into_iter()
        .find(|thing| thing_name(*thing) == name)
}

const WILD: &str = "wild-";

pub(crate) fn write_chance(content: &Content, chance: Chance, out: &mut String) {
    let _ = match chance {
        Chance::Tile(tile) => write!(out, "?tile:{}", content.tile(tile).id),
        Chance::Segment(segment) => write!(out, "?segment:{}", content.segment(segment).id),
        Chance::Chest(chest) => write!(out, "?chest:{}", content.chest(chest).id),
    };
}

pub(crate) fn parse_chance(content: &Content, text: &str) -> Option<Chance> {
    let (what, which) = text.strip_prefix('?')?.split_once(':')?;
    match what {
        "tile" => content.tile_named(which).map(Chance::Tile),
        "segment" => content.segment_named(which).map(Chance::Segment),
        "chest" => content.chest_named(which).map(Chance::Chest),
        _ => None,
    }
}
