//! The reasons for a line, from its effects.

use lucid_bots::dreamscape::advice::{Advice, Line, Played};
use lucid_bots::dreamscape::creation::Rest;
use lucid_dreamscape::{Action, ByColour, Dreamscape, Event, Power, Reason, Table};
use lucid_tabletop::Seat;
use lucid_texts::Why;

/// How many sources of points are listed one by one.
const MOST: usize = 5;
/// What the search has to see in a reason, in hundredths of its points.
const WORTHY: i32 = 50;

/// The reasons, the most certain first.
pub(super) fn whys(
    game: &Dreamscape,
    advice: &Advice,
    line: &Line,
    played: &Played,
    seat: Seat,
) -> Vec<Why> {
    let mut whys = Vec::new();
    let mut collected = ByColour::<u8>::default();
    let mut stored = ByColour::<u8>::default();
    for event in played.beats().flat_map(|beat| &beat.events) {
        match *event {
            Event::Collected { colour, .. } => collected[colour] += 1,
            Event::Stored { colour, .. } => stored[colour] += 1,
            _ => {}
        }
    }
    if collected.total() > 0 {
        whys.push(Why::Collects(collected));
    }
    whys.extend(used(played, seat).map(Why::Power));
    whys.extend(points(played));
    if played
        .beats()
        .any(|beat| matches!(beat.action, Action::Draw(_)))
    {
        whys.push(Why::Draws);
    }
    if stored.total() > 0 {
        whys.push(Why::Stores(stored));
    }
    whys.extend(purposes(game, &played.before, played.end(), seat));
    if let (Some(before), Some(after)) = (advice.before, line.rest) {
        let gain = |of: fn(&Rest) -> i32| of(&after) - of(&before);
        if gain(|rest| rest.cards) >= WORTHY {
            whys.push(Why::Cards);
        }
        if gain(|rest| rest.red) >= WORTHY {
            whys.push(Why::Red);
        }
        if whys.is_empty() && gain(Rest::sum) >= WORTHY {
            whys.push(Why::Rest);
        }
    }
    whys
}

/// The power of a location that is used.
fn used(played: &Played, seat: Seat) -> Option<Power> {
    let mut before = &played.before;
    for beat in &played.steps {
        if beat.action == Action::UseLocation {
            let here = before.players[seat].sleeper;
            return Some(Power::ALL[here.index()]);
        }
        before = &beat.table;
    }
    None
}

/// The points on the way, the greatest first.
fn points(played: &Played) -> Vec<Why> {
    let mut all: Vec<(Reason, i16)> = played.points();
    all.sort_by_key(|(_, points)| std::cmp::Reverse(points.abs()));
    all.truncate(MOST);
    (all.into_iter()
        .map(|(reason, points)| Why::Points(reason, points)))
    .collect()
}

/// The purposes that come closer.
fn purposes(
    game: &Dreamscape,
    before: &Table,
    after: &Table,
    seat: Seat,
) -> impl Iterator<Item = Why> {
    let mut all = Vec::new();
    for (place, (tile, tint)) in after.tiles().enumerate() {
        let standing = |table: &Table| game.standing(table, seat, place);
        if standing(after) > standing(before) {
            all.push(Why::Purpose(tile, tint));
        }
    }
    all.into_iter()
}
