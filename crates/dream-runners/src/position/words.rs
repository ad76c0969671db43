//! The small words of a position: numbers, seats, phases, shares.

use lucid_tabletop::position::Expect;
use lucid_tabletop::{Seat, SeatSet};

use crate::chance::Await;
use crate::resolution::{Share, Wilds};
use crate::state::Phase;
use crate::{Goods, Shape, Spot, SpotSet};

pub(super) const PHASES: [(Phase, &str); 8] = [
    (Phase::Setup, "setup"),
    (Phase::Reveal, "reveal"),
    (Phase::Compose, "compose"),
    (Phase::Chests, "chests"),
    (Phase::Share, "share"),
    (Phase::Resolve, "resolve"),
    (Phase::Improve, "improve"),
    (Phase::Over, "over"),
];

pub(super) fn phase(name: &str) -> Option<Phase> {
    let found = PHASES.iter().find(|(_, word)| *word == name);
    found.map(|(phase, _)| *phase)
}

pub(super) fn seat(letter: &str) -> Expect<Seat> {
    letter.parse().map_err(|_| "a seat from A to D")
}

pub(super) fn seats(text: &str) -> Expect<SeatSet> {
    text.split(' ').map(seat).collect()
}

pub(super) fn spot(name: &str) -> Expect<Spot> {
    Spot::named(name).ok_or("cells of the dream, from c3 to e5")
}

pub(super) fn spots(text: &str) -> Expect<SpotSet> {
    text.split(' ').map(spot).collect()
}

pub(super) fn awaits(text: &str) -> Option<Await> {
    let (what, which) = text.split_once(' ').unwrap_or((text, ""));
    Some(match (what, which) {
        ("tile", "") => Await::Tile,
        ("segment", shape) => Await::Segment(Shape::named(shape)?),
        ("chest", "1") => Await::Chest(1),
        ("chest", "2") => Await::Chest(2),
        ("chest", "3") => Await::Chest(3),
        _ => return None,
    })
}

/// `c3 2x1 1x2`: a cell, then choices and fragments each for it and its chest.
pub(super) fn wilds(text: &str) -> Option<[Wilds; 2]> {
    let mut words = text.split(' ');
    let spot = Spot::named(words.next()?)?;
    let mut wilds = [Wilds::default(); 2];
    for place in &mut wilds {
        let (left, times) = words.next()?.split_once('x')?;
        let (left, times): (u8, u8) = (left.parse().ok()?, times.parse().ok()?);
        if left > 0 {
            *place = Wilds { spot, left, times };
        }
    }
    words.next().is_none().then_some(wilds)
}

/// Goods that can be a share: without a wild fragment or a chest.
pub(super) fn share(text: &str) -> Option<Share> {
    let goods = Goods::parse(text)?;
    let [blue, white, orange, green, wild] = goods.fragments;
    let share = Share {
        fragments: [blue, white, orange, green],
        keys: goods.keys,
        coins: goods.coins,
        serenity: goods.serenity,
    };
    (wild == 0 && goods.chest == 0).then_some(share)
}

/// A share as the words of goods.
pub(super) fn share_text(share: &Share) -> String {
    let [blue, white, orange, green] = share.fragments;
    let goods = Goods {
        fragments: [blue, white, orange, green, 0],
        keys: share.keys,
        coins: share.coins,
        serenity: share.serenity,
        chest: 0,
    };
    goods.to_string()
}
