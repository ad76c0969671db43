//! Purposes, penalties and who wins (F2 to F4, U1 to U11).

use lucid_tabletop::{Events, Seat, SeatSet};

use super::Playing;
use super::solo::ALONE;
use crate::event::Reason;
use crate::state::{Phase, Player, Table};
use crate::{Board, Colour, Content, Event, Grid, PurposeKind, Rules, Slot, SlotSet, TileId};

/// A6: what an uncompleted card costs.
const UNCOMPLETED: i16 = 5;
/// F3: what a red shard costs.
const RED: i16 = 3;

impl<E: Events<Event>> Playing<'_, E> {
    /// F2, F3, A6, L15: what the end brings and takes.
    pub(super) fn score_end(&mut self) {
        let players = usize::from(self.rules.players);
        for place in 0..usize::from(self.table.tile_count) {
            match self.rules.solo {
                Some(_) => self.score_purpose_alone(place),
                None => self.score_purpose(place),
            }
        }
        // A6, then F3.
        for seat in Seat::first(players) {
            for card in self.player(seat).front {
                self.score(seat, -UNCOMPLETED, Reason::Uncompleted(card));
            }
            let red = nightmares(&self.table.players[seat]);
            if red > 0 {
                self.score(seat, -RED * i16::from(red), Reason::Nightmares(red));
            }
        }
        self.table.phase = Phase::Over;
        self.happened(Event::Over);
    }

    /// F2: the best are paid, all of them; a best of nothing pays nobody.
    fn score_purpose(&mut self, place: usize) {
        let players = usize::from(self.rules.players);
        let (tile, tint) = (self.table.tile_ids[place], self.table.tints[place]);
        let standing = |table: &Table, seat| {
            purpose_standing(self.rules, self.content, &table.players[seat], tile, tint)
        };
        let best = Seat::first(players)
            .map(|seat| standing(self.table, seat))
            .max();
        let purpose = self.content.purpose(tile);
        for seat in Seat::first(players) {
            let mine = standing(self.table, seat);
            let pays = |index: usize| i16::from(purpose.points.get(index).copied().unwrap_or(0));
            let points = match purpose.kind {
                // U7.
                PurposeKind::TableOfColour => {
                    pays((mine.max(0) as usize).min(purpose.points.len().saturating_sub(1)))
                }
                // U11.
                PurposeKind::GroupsInSight => mine as i16,
                // U9.
                PurposeKind::NoNightmare if mine == 0 => pays(0),
                PurposeKind::NoNightmare => 0,
                // U3: the best may be 0.
                PurposeKind::FewestEmpty if Some(mine) == best => pays(0),
                _ if Some(mine) == best && mine > 0 => pays(0),
                _ => 0,
            };
            if points != 0 {
                let reason = Reason::Purpose {
                    tile,
                    place: place as u8,
                    tint,
                };
                self.score(seat, points, reason);
            }
        }
    }
}

/// How a player stands with a purpose (U1 to U11); more is better.
///
/// For U7 it is the number of shards and for U11 the points; for U3 and U9,
/// where less is better, it is the number below zero.
pub(crate) fn purpose_standing(
    rules: &Rules,
    content: &Content,
    player: &Player,
    tile: TileId,
    tint: Option<Colour>,
) -> i32 {
    let board = &player.board;
    let grid = content.grid();
    let colour = tint.unwrap_or_default();
    // U4, U5, U7: a tree counts as one more shard of the colour under it.
    let trees_on = |colour| {
        let on = |slot: &Slot| board.top(*slot) == Some(colour);
        board.trees().into_iter().filter(on).count() as u32
    };
    let count = match content.purpose(tile).kind {
        // U1.
        PurposeKind::CompletedCards => player.pile.len() as u32,
        // U2.
        PurposeKind::PairStacks => stacks(board, |slot| board.stack(slot).height() == 2),
        // U3: red counts as empty.
        PurposeKind::FewestEmpty => {
            let covered = board.occupied() & !board.red();
            return -((grid.all() & !covered).len() as i32);
        }
        // U4: without red.
        PurposeKind::MostShards => {
            board.shards() - board.red().len() as u32 + board.trees().len() as u32
        }
        // U5, U7.
        PurposeKind::MostOfColour | PurposeKind::TableOfColour => {
            board.count(colour) + trees_on(colour)
        }
        // U6.
        PurposeKind::SinglesOfColour => stacks(board, |slot| {
            board.stack(slot).height() == 1 && board.top(slot) == Some(colour)
        }),
        // U8.
        PurposeKind::LongestChain => longest_chain(grid, board, colour),
        // U9.
        PurposeKind::NoNightmare => return -i32::from(nightmares(player)),
        // U10.
        PurposeKind::FarthestDreamer => {
            board.dreamer().map_or(0, |slot| grid.distance(slot).into())
        }
        // U11: doubled on a mountain.
        PurposeKind::GroupsInSight => {
            let seen = groups_in_sight(grid, board, colour);
            let on_mountain = board
                .dreamer()
                .is_some_and(|slot| board.is_mountain(slot, rules.mountain));
            if on_mountain { 2 * seen } else { seen }
        }
    };
    count as i32
}

/// F4: highest total, then fewest red (nightmare rules), then most completed
/// cards; alone, more than Mr Nightmare or nobody (L16).
pub(crate) fn winners(rules: &Rules, table: &Table) -> SeatSet {
    if rules.solo.is_some() {
        let beats_him = table.players[ALONE].score > table.duel.score;
        return if beats_him {
            SeatSet::only(ALONE)
        } else {
            SeatSet::EMPTY
        };
    }
    let rank = |seat: Seat| {
        let player = &table.players[seat];
        let red = if rules.nightmare {
            nightmares(player)
        } else {
            0
        };
        (player.score, std::cmp::Reverse(red), player.pile.len())
    };
    let best = Seat::first(rules.players.into()).map(rank).max();
    Seat::first(rules.players.into())
        .filter(|seat| Some(rank(*seat)) == best)
        .collect()
}

/// F3, F4, U9: the red shards that count against a player, in the Dreamscape and in
/// Hands where K7 had to leave them.
fn nightmares(player: &Player) -> u8 {
    player.board.red().len() as u8 + player.hands[Colour::Red]
}

/// U2, U6: the stacks of which something is true.
fn stacks(board: &Board, counts: impl Fn(Slot) -> bool) -> u32 {
    board
        .occupied()
        .into_iter()
        .filter(|slot| counts(*slot))
        .count() as u32
}

/// U8, U11: visible shards of a set of slots, trees included.
fn visible(board: &Board, slots: SlotSet) -> u32 {
    (slots.len() + (slots & board.trees()).len()) as u32
}

/// U8, U11: all slots of a set that are connected to one of them.
fn group(grid: &Grid, set: SlotSet, from: Slot) -> SlotSet {
    let mut group = from.set() & set;
    loop {
        let more = group | (grid.around(group) & set);
        if more == group {
            return group;
        }
        group = more;
    }
}

/// U11: every group with a shard next to the Dreamer, each once.
fn groups_in_sight(grid: &Grid, board: &Board, colour: Colour) -> u32 {
    let Some(dreamer) = board.dreamer() else {
        return 0;
    };
    let tops = board.tops(colour);
    let mut seen = SlotSet::EMPTY;
    for slot in grid.neighbours(dreamer) & tops {
        seen |= group(grid, tops, slot);
    }
    visible(board, seen)
}

/// U8: the longest simple path over tops of a colour; a tree makes its slot count twice.
fn longest_chain(grid: &Grid, board: &Board, colour: Colour) -> u32 {
    let mut left = board.tops(colour);
    let mut best = 0;
    while let Some(first) = left.first() {
        let group = group(grid, left, first);
        left = left & !group;
        for start in group {
            // A path through every slot cannot be beaten.
            if best >= visible(board, group) {
                break;
            }
            extend_chain(grid, board, start, group, 0, &mut best);
        }
    }
    best
}

/// U8: extends a path from a slot over those that are free, unless nothing better can
/// come of it.
fn extend_chain(
    grid: &Grid,
    board: &Board,
    slot: Slot,
    free: SlotSet,
    before: u32,
    best: &mut u32,
) {
    let length = before + visible(board, slot.set());
    *best = (*best).max(length);
    let free = free & !slot.set();
    for next in grid.neighbours(slot) & free {
        if length + reachable(grid, board, free, next) > *best {
            extend_chain(grid, board, next, free, length, best);
        }
    }
}

/// U8: no path that begins at a slot can be longer than this. On a grid every step
/// changes the colour of the chessboard, so the smaller colour limits the path.
fn reachable(grid: &Grid, board: &Board, free: SlotSet, from: Slot) -> u32 {
    let group = group(grid, free, from);
    let square = |slot: Slot| {
        let (column, row) = grid.place(slot);
        (column + row) % 2
    };
    let here = square(from);
    let (mut same, mut other) = (0, 0);
    for slot in group {
        if square(slot) == here {
            same += 1;
        } else {
            other += 1;
        }
    }
    let steps = if same > other {
        2 * other + 1
    } else {
        2 * same
    };
    steps + (group & board.trees()).len() as u32
}
