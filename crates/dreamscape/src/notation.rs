//! Actions and chance as words, the same in records, logs, terminal and tests.
//!
//! | word | meaning |
//! |---|---|
//! | `+u` | collect the blue shard |
//! | `>4` | move to location 4 |
//! | `!` | use the location's power |
//! | `u!memory-rock` | put blue on a card and use its power |
//! | `u=memory-rock` | put blue on a card to store it |
//! | `red:5-6` | put a red shard on a link |
//! | `u:c1` | place blue on slot c1 |
//! | `uu>w` `rrr>g` | exchange two blue for white, three red for green |
//! | `tree:c2` | plant |
//! | `enter` `step:c2` `free:c3` | the Dreamer enters, steps for white, steps free |
//! | `take:c2` | Tower: take back the top of c2 |
//! | `c2.1>c3` | Golem: move the first shard of c2, and what is on it, to c3 |
//! | `u>4` | Harvesters: put blue in location 4 |
//! | `lake:4` `lay:u` | Lake: reorder location 4; lay blue next |
//! | `stop` `end` | stop the power; end Travel, Creation or placement |
//! | `complete:…` `pile:u` | which card first; which shard stays on the pile |
//! | `deck:2` `no-draw` | draw from deck 2; draw nothing |
//! | `keep:memory-rock` `keep-none` | which of the drawn cards is kept |
//! | `yield:memory-rock` | from which card Mr Nightmare steals |
//! | `?seat:A` `?tile:…` `?tint:u` | chance: marker, purpose, colour of a purpose |
//! | `?card:…` `?u` | chance: a card, a shard |

use std::fmt::Write as _;

use crate::{Action, CardId, Chance, Colour, Content, Level, Link, Location, Slot, TileId};

pub(crate) fn write_action(content: &Content, action: Action, out: &mut String) {
    let slot = |slot: Slot| content.grid().name(slot);
    let card = |card: CardId| &content.card(card).id;
    // Writing to a string cannot fail.
    let _ = match action {
        Action::End => write!(out, "end"),
        Action::Collect(colour) => write!(out, "+{colour}"),
        Action::Move(to) => write!(out, ">{to}"),
        Action::UseLocation => write!(out, "!"),
        Action::UseCard { card: id, colour } => write!(out, "{colour}!{}", card(id)),
        Action::Store { card: id, colour } => write!(out, "{colour}={}", card(id)),
        Action::Seed(link) => write!(out, "red:{link}"),
        Action::Place { colour, slot: to } => write!(out, "{colour}:{}", slot(to)),
        Action::Exchange {
            give: Colour::Red,
            take,
        } => write!(out, "rrr>{take}"),
        Action::Exchange { give, take } => write!(out, "{give}{give}>{take}"),
        Action::Plant(on) => write!(out, "tree:{}", slot(on)),
        Action::Enter => write!(out, "enter"),
        Action::Step(to) => write!(out, "step:{}", slot(to)),
        Action::FreeStep(to) => write!(out, "free:{}", slot(to)),
        Action::Take(from) => write!(out, "take:{}", slot(from)),
        Action::Shift { from, height, to } => {
            write!(out, "{}.{}>{}", slot(from), height + 1, slot(to))
        }
        Action::Harvest { colour, location } => write!(out, "{colour}>{location}"),
        Action::Reorder(location) => write!(out, "lake:{location}"),
        Action::Next(colour) => write!(out, "lay:{colour}"),
        Action::Stop => write!(out, "stop"),
        Action::Complete(id) => write!(out, "complete:{}", card(id)),
        Action::PileShard(colour) => write!(out, "pile:{colour}"),
        Action::Draw(level) => write!(out, "deck:{}", level.number()),
        Action::NoDraw => write!(out, "no-draw"),
        Action::Keep(id) => write!(out, "keep:{}", card(id)),
        Action::KeepNone => write!(out, "keep-none"),
        Action::Yield(id) => write!(out, "yield:{}", card(id)),
    };
}

pub(crate) fn parse_action(content: &Content, text: &str) -> Option<Action> {
    let slot = |name: &str| content.grid().named(name);
    let card = |id: &str| content.card_named(id);
    match text {
        "end" => return Some(Action::End),
        "!" => return Some(Action::UseLocation),
        "enter" => return Some(Action::Enter),
        "stop" => return Some(Action::Stop),
        "no-draw" => return Some(Action::NoDraw),
        "keep-none" => return Some(Action::KeepNone),
        _ => {}
    }
    if let Some(letter) = text.strip_prefix('+') {
        return colour(letter).map(Action::Collect);
    }
    if let Some(number) = text.strip_prefix('>') {
        return location(number).map(Action::Move);
    }
    if let Some((shard, id)) = text.split_once('!') {
        return Some(Action::UseCard {
            card: card(id)?,
            colour: colour(shard)?,
        });
    }
    if let Some((shard, id)) = text.split_once('=') {
        return Some(Action::Store {
            card: card(id)?,
            colour: colour(shard)?,
        });
    }
    if let Some((verb, object)) = text.split_once(':') {
        return Some(match verb {
            "red" => Action::Seed(Link::named(object)?),
            "tree" => Action::Plant(slot(object)?),
            "step" => Action::Step(slot(object)?),
            "free" => Action::FreeStep(slot(object)?),
            "take" => Action::Take(slot(object)?),
            "lake" => Action::Reorder(location(object)?),
            "lay" => Action::Next(colour(object)?),
            "complete" => Action::Complete(card(object)?),
            "pile" => Action::PileShard(colour(object)?),
            "deck" => Action::Draw(level(object)?),
            "keep" => Action::Keep(card(object)?),
            "yield" => Action::Yield(card(object)?),
            shard => Action::Place {
                colour: colour(shard)?,
                slot: slot(object)?,
            },
        });
    }
    let (from, to) = text.split_once('>')?;
    if let Some((name, height)) = from.split_once('.') {
        let plain = height.bytes().all(|b| b.is_ascii_digit()) && !height.starts_with('0');
        let height: u8 = height.parse().ok().filter(|_| plain)?;
        return Some(Action::Shift {
            from: slot(name)?,
            height: height - 1,
            to: slot(to)?,
        });
    }
    match from.len() {
        1 => Some(Action::Harvest {
            colour: colour(from)?,
            location: location(to)?,
        }),
        _ => {
            let give = colour(&from[..from.char_indices().nth(1)?.0])?;
            let count = if give == Colour::Red { 3 } else { 2 };
            let same = from.len() == count && from.chars().all(|c| c == give.letter());
            Some(Action::Exchange {
                give,
                take: colour(to)?,
            })
            .filter(|_| same)
        }
    }
}

pub(crate) fn write_chance(content: &Content, chance: Chance, out: &mut String) {
    let _ = match chance {
        Chance::Marker(seat) => write!(out, "?seat:{seat}"),
        Chance::Tile(tile) => write!(out, "?tile:{}", content.purpose(tile).id),
        Chance::Tint(colour) => write!(out, "?tint:{colour}"),
        Chance::Card(card) => write!(out, "?card:{}", content.card(card).id),
        Chance::Shard(colour) => write!(out, "?{colour}"),
    };
}

pub(crate) fn parse_chance(content: &Content, text: &str) -> Option<Chance> {
    let text = text.strip_prefix('?')?;
    let Some((what, which)) = text.split_once(':') else {
        return colour(text).map(Chance::Shard);
    };
    Some(match what {
        "seat" => Chance::Marker(which.parse().ok()?),
        "tile" => Chance::Tile(tile(content, which)?),
        "tint" => Chance::Tint(colour(which)?),
        "card" => Chance::Card(content.card_named(which)?),
        _ => return None,
    })
}

fn tile(content: &Content, id: &str) -> Option<TileId> {
    content.purpose_named(id)
}

pub(crate) fn colour(letter: &str) -> Option<Colour> {
    let mut letters = letter.chars();
    let colour = Colour::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(colour)
}

pub(crate) fn location(number: &str) -> Option<Location> {
    match number.as_bytes() {
        [digit @ b'1'..=b'6'] => Location::numbered(digit - b'0'),
        _ => None,
    }
}

pub(crate) fn level(number: &str) -> Option<Level> {
    match number.as_bytes() {
        [digit @ b'1'..=b'3'] => Level::numbered(digit - b'0'),
        _ => None,
    }
}
