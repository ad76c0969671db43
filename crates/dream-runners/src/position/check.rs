//! Whether a game can continue from a position.

use std::fmt;

use lucid_tabletop::{Seat, SeatSet, ToAct};

use crate::chance::Await;
use crate::rules::ROUNDS;
use crate::state::{Phase, State, Table};
use crate::{Cell, DreamRunners, PLAYER_SETS, SegmentSet, Shape};

/// Something in a position that no game can reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A segment is in two places.
    Twice(String),
    /// Something about a seat is impossible.
    Seat(Seat, &'static str),
    /// Something about the table is impossible.
    Table(&'static str),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Twice(segment) => write!(f, "segment {segment} is in two places"),
            Flaw::Seat(seat, what) => write!(f, "seat {seat}: {what}"),
            Flaw::Table(what) => f.write_str(what),
        }
    }
}

/// Everything that is impossible about a state.
pub(super) fn flaws(game: &DreamRunners, state: &State) -> Vec<Flaw> {
    let mut check = Check {
        game,
        state,
        table: &state.table,
        found: Vec::new(),
    };
    check.round();
    check.segments();
    // What follows looks at the tile and at boards, so they must be there first.
    if check.found.is_empty() {
        check.tiles();
        check.chests();
        for seat in check.seats() {
            check.situation(seat);
            check.draft(seat);
        }
    }
    if check.found.is_empty() {
        check.turned_chests();
        check.sharing();
        check.seats_of_phase();
        for seat in check.seats() {
            check.stage(seat);
        }
    }
    check.found
}

pub(super) struct Check<'a> {
    pub(super) game: &'a DreamRunners,
    pub(super) state: &'a State,
    pub(super) table: &'a Table,
    pub(super) found: Vec<Flaw>,
}

impl Check<'_> {
    pub(super) fn need(&mut self, holds: bool, what: &'static str) {
        if !holds {
            self.found.push(Flaw::Table(what));
        }
    }

    pub(super) fn need_of(&mut self, seat: Seat, holds: bool, what: &'static str) {
        if !holds {
            self.found.push(Flaw::Seat(seat, what));
        }
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.game.rules.players.into())
    }

    fn round(&mut self) {
        let table = self.table;
        let setup = table.phase == Phase::Setup;
        let rounds = if setup { 0..=0 } else { 1..=ROUNDS };
        self.need(
            rounds.contains(&table.round),
            "there is no such round in this phase",
        );
        let first = table.first.index() < usize::from(self.game.rules.players);
        self.need(first, "the first dreamer sits at the table");
        let fits = match (table.phase, table.awaits) {
            (Phase::Setup, Await::Segment(_))
            | (Phase::Reveal, Await::Tile)
            | (Phase::Chests, Await::Chest(_))
            | (Phase::Improve, Await::Segment(_)) => true,
            (Phase::Setup | Phase::Reveal | Phase::Chests, _) => false,
            (_, awaits) => awaits == Await::Nothing,
        };
        self.need(fits, "what is awaited does not fit the phase");
        let revealed = !matches!(table.phase, Phase::Setup | Phase::Reveal);
        self.need(
            table.tile.is_some() == revealed,
            "a tile lies there from its revealing on",
        );
    }

    fn segments(&mut self) {
        let (game, table) = (self.game, self.table);
        let own = PLAYER_SETS * Shape::ALL.len();
        let mut seen = table.gone;
        let mut twice = SegmentSet::EMPTY;
        let mut place = |segments: SegmentSet| {
            twice = twice.or(seen.and(segments));
            seen = seen.or(segments);
        };
        place(table.face_up.iter().flatten().copied().collect());
        let bought = |segments: SegmentSet| {
            let neutral = segments.into_iter().filter(|s| s.index() >= own);
            neutral.count()
        };
        let rounds = match table.phase {
            Phase::Improve | Phase::Over => table.round,
            _ => table.round.saturating_sub(1),
        };
        let mut owned = Vec::new();
        for seat in Seat::first(game.rules.players.into()) {
            let segments = table.players[seat].segments;
            place(segments);
            let set: SegmentSet = game.content.set_of(seat).collect();
            let mut others = segments.into_iter().filter(|s| s.index() < own);
            let own_only = others.all(|segment| set.contains(segment));
            let few = bought(segments) <= usize::from(rounds);
            owned.push((seat, own_only, few));
        }
        for segment in twice {
            self.found
                .push(Flaw::Twice(game.content.segment(segment).id.clone()));
        }
        for (seat, own_only, few) in owned {
            self.need_of(seat, own_only, "the segments of a set have one owner");
            self.need_of(seat, few, "one segment is bought in a round at the most");
        }
        let dealt = usize::from(game.rules.players) * Shape::ALL.len();
        let gone = table.gone.into_iter().map(|segment| segment.index());
        let mut gone = gone.filter(|index| *index < own);
        self.need(
            gone.all(|index| index < dealt),
            "a set that nobody has cannot lose a segment",
        );
        self.offers();
    }

    fn offers(&mut self) {
        let (game, table) = (self.game, self.table);
        let next = match table.awaits {
            Await::Segment(shape) => Some(shape),
            _ => None,
        };
        for shape in Shape::ALL {
            let offer = table.face_up[shape as usize];
            let pile = game.unseen(table, shape);
            let fits = offer.is_none_or(|segment| game.piles[shape as usize].contains(segment));
            self.need(fits, "neutral segments are on offer, one of each shape");
            let later = table.phase == Phase::Setup && next.is_some_and(|next| next < shape);
            let waits = later || next == Some(shape);
            let holds = match waits {
                true => offer.is_none() && (later || !pile.is_empty()),
                false => offer.is_some() || pile.is_empty(),
            };
            self.need(holds, "the top of each pile is turned face up");
        }
    }

    fn tiles(&mut self) {
        let (game, table) = (self.game, self.table);
        let in_play = game
            .levels
            .iter()
            .fold(crate::TileSet::EMPTY, |a, b| a.or(*b));
        let all = table.drawn.without(in_play).is_empty();
        self.need(all, "a tile was drawn that is not in play");
        let level = |round: u8| usize::from(round.saturating_sub(1) / 2).min(3);
        if let Some(tile) = table.tile {
            let fits = game.levels[level(table.round)].contains(tile);
            self.need(fits, "the tile has the level of the round");
        }
        let from = match table.phase {
            Phase::Setup => 1,
            Phase::Reveal => table.round,
            _ => table.round + 1,
        };
        for (index, tiles) in game.levels.iter().enumerate() {
            let rounds = |rounds: std::ops::Range<u8>| {
                let of_level = rounds.filter(|round| level(*round) == index);
                of_level.count()
            };
            let (past, to_come) = (rounds(1..from), rounds(from..ROUNDS + 1));
            let drawn = tiles.and(table.drawn).len();
            self.need(drawn <= past, "more tiles were drawn than rounds began");
            let enough = tiles.len() - drawn >= to_come;
            self.need(enough, "tiles are left for all rounds to come");
        }
    }

    fn chests(&mut self) {
        let (game, table) = (self.game, self.table);
        let on_tile = game.chests_on(table);
        let early = matches!(table.phase, Phase::Setup | Phase::Reveal | Phase::Compose);
        for (chest, on_tile) in table.chests.iter().zip(on_tile) {
            self.need(
                chest.is_none() || (on_tile && !early),
                "chests of the tile are turned over once dreams are created",
            );
        }
        if let Await::Chest(keys) = table.awaits {
            let there = (1..=3).contains(&keys) && on_tile[usize::from(keys) - 1];
            let left = there && !game.chests_left(table, keys).is_empty();
            self.need(left, "the awaited chest is there");
        }
    }

    /// R14: which chests are turned over, and which one is next.
    fn turned_chests(&mut self) {
        let (game, table) = (self.game, self.table);
        let next = |turned| game.next_chest(table, &self.state.drafts, turned);
        let (turned, next) = match table.phase {
            Phase::Setup | Phase::Reveal | Phase::Compose => return,
            // One after the other, as far as they have come.
            Phase::Chests | Phase::Share => {
                let mut turned = [None; 3];
                loop {
                    let Some(keys) = next(turned) else {
                        break (turned, None);
                    };
                    let chest = table.chests[usize::from(keys) - 1];
                    if chest.is_none() {
                        break (turned, Some(keys));
                    }
                    turned[usize::from(keys) - 1] = chest;
                }
            }
            // How somebody came by the keys that are spent cannot be seen any more.
            Phase::Resolve | Phase::Improve | Phase::Over => (table.chests, next(table.chests)),
        };
        let awaited = match table.awaits {
            Await::Chest(keys) => Some(keys),
            _ => None,
        };
        self.need(
            turned == table.chests && next == awaited,
            "the chests are turned over that can be opened, in their order",
        );
    }

    /// The sets of seats, as far as the phase has use for them.
    fn seats_of_phase(&mut self) {
        let table = self.table;
        let players = self.game.rules.players;
        let all = SeatSet::first(players.into());
        let woken = |seat: &Seat| table.players[*seat].woke == Some(table.round);
        let began: SeatSet = match table.phase {
            Phase::Resolve | Phase::Improve | Phase::Over => {
                let sleepers = table.sleepers(players).iter();
                sleepers.chain(all.iter().filter(woken)).collect()
            }
            _ => table.sleepers(players),
        };
        self.need(began.len() >= 2, "at least two begin a round");
        let done_of = match table.phase {
            Phase::Resolve => began,
            Phase::Compose | Phase::Improve => table.sleepers(players),
            _ => SeatSet::EMPTY,
        };
        let mut done = table.done.iter();
        self.need(
            done.all(|seat| done_of.contains(seat)),
            "only who plays is done",
        );
        let resolving = table.phase == Phase::Resolve;
        let mut woken = all.iter().filter(woken);
        self.need(
            !resolving || woken.all(|seat| table.done.contains(seat)),
            "who has woken up is done",
        );
        let improving = table.phase == Phase::Improve;
        let acting = table
            .done
            .iter()
            .fold(table.sleepers(players), SeatSet::without);
        let mut waiting = table.waiting.iter();
        self.need(
            waiting.all(|seat| improving && acting.contains(seat)),
            "only who improves waits to buy",
        );
        let buyer = match table.buyer {
            Some(seat) => improving && acting.contains(seat) && !table.waiting.contains(seat),
            None => table.waiting.is_empty() || table.awaits != Await::Nothing,
        };
        let turning = table.awaits != Await::Nothing;
        self.need(
            buyer && (table.buyer.is_none() || !turning),
            "one of those who improve buys",
        );
        let somebody = match self.game.who_acts(table) {
            ToAct::Seats(seats) => !seats.is_empty(),
            ToAct::Chance | ToAct::Over => true,
        };
        self.need(somebody, "somebody acts");
        let sleepers = table.sleepers(players).len();
        let ended = table.round == ROUNDS || sleepers <= 1;
        self.need(
            table.phase != Phase::Over || ended,
            "the game ends after its last round, or with one sleeper",
        );
        self.need(
            !improving || sleepers >= 2,
            "with one sleeper the game is over",
        );
    }

    /// R15: what was shared and what is left make the cell.
    fn sharing(&mut self) {
        let (game, table) = (self.game, self.table);
        let sharing = table.sharing;
        self.need(
            sharing.is_some() == (table.phase == Phase::Share),
            "a cell is shared while dreams are shared",
        );
        let after = matches!(table.phase, Phase::Resolve | Phase::Improve | Phase::Over);
        for (index, cell) in game.tile_cells(table).iter().enumerate() {
            let goods = match cell {
                Cell::Converging(goods) => *goods,
                _ => crate::Goods::default(),
            };
            let left = match sharing {
                Some(sharing) if sharing.spot.index() == index => sharing.left,
                Some(sharing) if sharing.spot.index() < index => goods,
                None if !after => goods,
                _ => crate::Goods::default(),
            };
            self.shared(index, goods, left);
        }
        if let Some(sharing) = sharing {
            let collects = self.collects(sharing.taker, sharing.spot.index());
            self.need(collects, "who takes collects there");
            let alone = self.collectors(sharing.spot.index()) == 1;
            let choice = crate::play::has_choice(sharing.left, alone);
            self.need(choice, "who takes has a choice");
        }
    }
}
