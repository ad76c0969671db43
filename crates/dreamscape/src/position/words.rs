//! The small words of a position: numbers, seats, colours, phases.

use lucid_tabletop::position::Expect;
use lucid_tabletop::{Seat, SeatSet};

use crate::chance::Await;
use crate::notation::{colour, level, location};
use crate::state::{Ongoing, Pending, Phase};
use crate::{ByColour, Colour};

pub(super) fn seats<'a>(letters: impl Iterator<Item = &'a str>) -> Expect<SeatSet> {
    letters
        .map(|letter| letter.parse::<Seat>().map_err(|_| "seats from A to D"))
        .collect()
}

pub(super) fn letters(text: &str) -> Expect<ByColour<u8>> {
    let mut shards = ByColour::<u8>::default();
    for letter in text.chars() {
        let colour = Colour::from_letter(letter).ok_or("colour letters")?;
        shards[colour] = shards[colour].checked_add(1).ok_or("fewer shards")?;
    }
    Ok(shards)
}

pub(super) fn counts(text: &str) -> Option<ByColour<u8>> {
    let mut shards = ByColour::default();
    for word in text.split(' ') {
        let colour = Colour::from_letter(word.chars().next()?)?;
        shards[colour] = word[1..].parse().ok()?;
    }
    Some(shards)
}

pub(super) fn phase(name: &str) -> Option<Phase> {
    Some(match name {
        "setup" => Phase::Setup,
        "emergence" => Phase::Emergence,
        "travel" => Phase::Travel,
        "nightmare" => Phase::Nightmare,
        "creation" => Phase::Creation,
        "last" => Phase::LastPlacement,
        "over" => Phase::Over,
        _ => return None,
    })
}

pub(super) fn awaits(text: &str) -> Option<Await> {
    let (what, which) = text.split_once(' ').unwrap_or((text, ""));
    Some(match what {
        "marker" => Await::Marker,
        "tile" => Await::Tile,
        "tint" => Await::Tint(which.parse::<u8>().ok()?.checked_sub(1)?),
        "card" => Await::Card(which.parse().ok()?),
        "fill" => Await::Fill(location(which)?),
        "archives" => Await::Archives(which.parse().ok()?),
        "harvest" => Await::Harvest(which.parse().ok()?),
        _ => return None,
    })
}

pub(super) fn power(text: &str) -> Option<Ongoing> {
    let (what, which) = text.split_once(' ').unwrap_or((text, ""));
    Some(match (what, which) {
        ("harvesters", "") => Ongoing::Harvesters,
        ("lake", "") => Ongoing::Lake,
        ("lake", which) => Ongoing::LakeOrder(location(which)?),
        ("tower", which) => Ongoing::Tower(which.parse().ok()?),
        ("golem", which) => Ongoing::Golem(which.parse().ok()?),
        _ => return None,
    })
}

pub(super) fn pending(text: &str) -> Option<Pending> {
    let mut words = text.split(' ');
    let pending = match (words.next()?, words.next()) {
        ("order", None) => Pending::Order,
        ("draw", None) => Pending::Draw,
        ("king", None) => Pending::KingDraw,
        ("pile", Some(letter)) => Pending::PileShard(colour(letter)?),
        ("drawing", Some(of)) => Pending::Drawing(level(of)?, words.next()?.parse().ok()?),
        ("keep", Some(of)) => Pending::Keep(level(of)?),
        ("theft", Some(letter)) => Pending::Theft(colour(letter)?),
        _ => return None,
    };
    words.next().is_none().then_some(pending)
}
