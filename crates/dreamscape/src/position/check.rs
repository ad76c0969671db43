//! Whether a game can continue from a position.

use std::fmt;

use lucid_tabletop::{Seat, SeatSet};

use crate::chance::Await;
use crate::legality::Legality;
use crate::state::{Ongoing, Pending, Phase, State, Table};
use crate::{Colour, Dreamscape, Duel};

/// Something in a position that no game can reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// There are not as many shards of a colour as the box has.
    Shards {
        /// The colour.
        colour: Colour,
        /// How many the box has.
        expected: u32,
        /// How many there are.
        found: u32,
    },
    /// There are not as many trees as the box has.
    Trees,
    /// A card is in two places.
    CardTwice(String),
    /// A card is matched and should have been completed.
    Matched(Seat, String),
    /// A slot of a board is impossible.
    Board(Seat, String, &'static str),
    /// Something about a seat is impossible.
    Seat(Seat, &'static str),
    /// Something about the table is impossible.
    Table(&'static str),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Shards {
                colour,
                expected,
                found,
            } => {
                write!(
                    f,
                    "{found} {} shards, the box has {expected}",
                    colour.name()
                )
            }
            Flaw::Trees => f.write_str("the trees are not as many as the box has"),
            Flaw::CardTwice(card) => write!(f, "card {card} is in two places"),
            Flaw::Matched(seat, card) => {
                write!(f, "seat {seat} matches {card} and must have completed it")
            }
            Flaw::Board(seat, slot, what) => write!(f, "slot {slot} of seat {seat}: {what}"),
            Flaw::Seat(seat, what) => write!(f, "seat {seat}: {what}"),
            Flaw::Table(what) => f.write_str(what),
        }
    }
}

/// How many shards of a colour there are in all.
pub(super) fn shards_outside_box(table: &Table, colour: Colour) -> u32 {
    let mut count = u32::from(table.bag[colour]);
    if colour == Colour::Red {
        count += u32::from(table.red_reserve) + table.links.len() as u32;
    }
    for row in &table.rows {
        count += row.iter().filter(|c| *c == colour).count() as u32;
    }
    count += table
        .tiles()
        .filter(|(_, tint)| *tint == Some(colour))
        .count() as u32;
    count += table
        .slots
        .iter()
        .filter(|slot| slot.shard == Some(colour))
        .count() as u32;
    for player in &table.players.0 {
        count += u32::from(player.hands[colour]) + u32::from(player.held[colour]);
        count += player.board.count(colour);
        count += u32::from(player.pending == Pending::PileShard(colour));
    }
    count += u32::from(table.duel.stock[colour]);
    count
}

/// Everything that is impossible about a state.
pub(super) fn flaws(game: &Dreamscape, state: &State) -> Vec<Flaw> {
    let mut check = Check {
        game,
        state,
        table: &state.table,
        found: Vec::new(),
    };
    check.table();
    for seat in Seat::first(game.rules.players.into()) {
        check.board(seat);
        check.cards(seat);
        check.walk(seat);
        check.doing(seat);
    }
    check.found
}

pub(super) struct Check<'a> {
    pub(super) game: &'a Dreamscape,
    pub(super) state: &'a State,
    pub(super) table: &'a Table,
    pub(super) found: Vec<Flaw>,
}

impl Check<'_> {
    fn need(&mut self, holds: bool, what: &'static str) {
        if !holds {
            self.found.push(Flaw::Table(what));
        }
    }

    pub(super) fn need_of(&mut self, seat: Seat, holds: bool, what: &'static str) {
        if !holds {
            self.found.push(Flaw::Seat(seat, what));
        }
    }

    pub(super) fn legality(&self, seat: Seat) -> Legality<'_> {
        let drawn = self.state.decks.drawn[seat].as_slice();
        Legality {
            rules: &self.game.rules,
            content: &self.game.content,
            table: self.table,
            seat,
            drawn,
        }
    }

    /// The seats that may be in the middle of something.
    pub(super) fn acting(&self) -> SeatSet {
        let players = usize::from(self.game.rules.players);
        match self.table.phase {
            Phase::Creation if self.game.rules.simultaneous => self
                .table
                .finished
                .iter()
                .fold(SeatSet::first(players), SeatSet::without),
            Phase::Emergence | Phase::Over => SeatSet::EMPTY,
            _ => SeatSet::only(self.table.active()),
        }
    }

    fn table(&mut self) {
        let (table, rules) = (self.table, &self.game.rules);
        let players = usize::from(rules.players);
        let trees: usize = table.players.0.iter().map(|p| p.board.trees().len()).sum();
        let trees = trees + usize::from(table.duel.trees);
        if trees + usize::from(table.tree_reserve) != usize::from(rules.trees()) {
            self.found.push(Flaw::Trees);
        }
        let dealing = table.awaits == Await::Marker;
        let dealt = if dealing {
            usize::from(table.turn)
        } else {
            players
        };
        let order = &table.order[..dealt.min(4)];
        let seats: SeatSet = order.iter().copied().collect();
        let fits = order.iter().all(|seat| seat.index() < players);
        self.need(
            seats.len() == dealt && fits,
            "the order must name each seat once",
        );
        self.need(
            table.turn < rules.players,
            "the turn must be a place in the order",
        );
        let setting_up = table.phase == Phase::Setup;
        let cycles = if setting_up { 0..=0 } else { 1..=rules.cycles };
        self.need(
            cycles.contains(&table.cycle),
            "there is no such cycle in this phase",
        );
        let last = matches!(table.phase, Phase::LastPlacement | Phase::Over);
        self.need(
            !last || table.cycle == rules.cycles,
            "the end comes after the last cycle",
        );
        let before_last = table.phase != Phase::Emergence || table.cycle < rules.cycles;
        self.need(before_last, "no Emergence follows the last cycle");
        self.need(
            table.mr_nightmare.is_some() == rules.nightmare,
            "Mr Nightmare stands somewhere under nightmare rules, and only then",
        );
        let travelling = table.phase == Phase::Travel;
        self.need(
            travelling || table.points == 0,
            "action points belong to Travel",
        );
        self.need(
            table.points <= rules.action_points,
            "too many action points",
        );
        self.need(table.free_moves <= 20, "too many free moves");
        self.need(
            travelling || table.free_moves == 0,
            "free moves belong to Travel",
        );
        self.finished();
        self.tiles();
        self.awaits();
        self.duel();
        if table.phase == Phase::Nightmare {
            let here = match rules.solo {
                Some(_) => table.mr_nightmare.unwrap_or_default(),
                None => table.players[table.active()].sleeper,
            };
            let empty = !here.links().without(table.links).is_empty();
            let haunts = table.mr_nightmare == Some(here);
            self.need(
                empty && haunts && table.red_reserve > 0,
                "the Nightmare phase needs Mr Nightmare, an empty link and a red shard",
            );
        }
        let no_shards = table.slots.iter().all(|slot| slot.shard.is_none());
        self.need(
            !last || no_shards,
            "shards on cards have returned before the last placement",
        );
    }

    /// L5: only the solo game has a second side.
    fn duel(&mut self) {
        let duel = &self.table.duel;
        let alone = self.game.rules.solo.is_some();
        self.need(
            alone || *duel == Duel::default(),
            "Mr Nightmare has a stock in the solo game only",
        );
        self.need(
            (0..=9_999).contains(&duel.score),
            "Mr Nightmare cannot have so many points",
        );
        let setup = self.table.phase == Phase::Setup;
        let bare = duel.stock.total() == 0 && duel.trees == 0 && duel.score == 0;
        self.need(
            !setup || (bare && !duel.first),
            "Mr Nightmare starts with nothing, and second",
        );
    }

    fn finished(&mut self) {
        let (table, rules) = (self.table, &self.game.rules);
        let players = usize::from(rules.players);
        let creating = matches!(table.phase, Phase::Creation | Phase::LastPlacement);
        if !creating {
            return self.need(
                table.finished.is_empty(),
                "only a Creation is finished by seats",
            );
        }
        let turn = usize::from(table.turn).min(players);
        let (before, after) = table.order[..players].split_at(turn);
        let done = |seat: &Seat| table.finished.contains(*seat);
        let at_once = rules.simultaneous && table.phase == Phase::Creation;
        let holds = before.iter().all(done)
            && after.first().is_some_and(|seat| !done(seat))
            && (at_once || !after.iter().any(done))
            && table.finished.iter().all(|seat| seat.index() < players);
        self.need(
            holds,
            "the turn is that of the first seat that has not finished",
        );
    }

    fn tiles(&mut self) {
        let table = self.table;
        let content = &self.game.content;
        for (place, (tile, tint)) in table.tiles().enumerate() {
            let drawn = table.tiles().filter(|(other, _)| *other == tile).count() as u32;
            self.need(
                drawn <= self.game.tiles_in_box(tile),
                "a purpose is there too often",
            );
            let wants = content.purpose(tile).kind.needs_colour();
            let tinting = match table.awaits {
                Await::Tint(next) => place >= usize::from(next),
                Await::Tile => true,
                _ => false,
            };
            self.need(
                tint.is_some() == (wants && !tinting),
                "a purpose lacks its colour, or has one",
            );
            let twice = table
                .tiles()
                .filter(|(_, other)| tint.is_some() && *other == tint)
                .count();
            self.need(twice <= 1, "two purposes have the same colour");
            let landscape = tint.is_none_or(|tint| Colour::LANDSCAPE.contains(&tint));
            self.need(landscape, "white and red are no colours of purposes");
        }
        let full = usize::from(table.tile_count) == self.game.rules.tiles();
        let dealing = matches!(table.awaits, Await::Marker | Await::Tile);
        self.need(
            table.phase != Phase::Setup || full != dealing,
            "all purposes are drawn",
        );
    }

    fn awaits(&mut self) {
        let (table, rules) = (self.table, &self.game.rules);
        let bag = table.bag.total() > 0;
        let active = table.active();
        let setup = table.phase == Phase::Setup;
        let playing = matches!(table.phase, Phase::Travel | Phase::Creation);
        let acting = self.acting();
        let holds = match table.awaits {
            Await::Nothing => {
                let keeping = !setup || matches!(table.players[active].pending, Pending::Keep(_));
                keeping && table.phase != Phase::Emergence
            }
            Await::Marker => setup && rules.solo.is_none(),
            Await::Tile => setup,
            Await::Tint(place) => {
                let wants = (table.tiles().nth(place.into()))
                    .is_some_and(|(tile, _)| self.game.content.purpose(tile).kind.needs_colour());
                let ready = Colour::LANDSCAPE.iter().all(|colour| {
                    table.bag[*colour] > 0 || table.tiles().any(|(_, tint)| tint == Some(*colour))
                });
                setup && wants && ready
            }
            Await::Fill(location) => {
                let index = location.index();
                let lacking = table.rows[index].len() < rules.capacity();
                let filled = table.rows[..index]
                    .iter()
                    .all(|row| row.len() >= rules.capacity());
                (setup || table.phase == Phase::Emergence) && lacking && filled && bag
            }
            Await::Card(seat) => {
                let drawing = match table.players[seat].pending {
                    Pending::Drawing(level, left) => {
                        let index = level.index();
                        left > 0 && left <= table.deck_sizes[index] && table.unseen_sizes[index] > 0
                    }
                    _ => false,
                };
                drawing && (setup || playing) && acting.contains(seat)
            }
            Await::Archives(seat) => bag && playing && acting.contains(seat),
            Await::Harvest(seat) => {
                let player = &table.players[seat];
                let begun = player.power == Ongoing::Harvesters && player.held.total() < 2;
                bag && playing && begun && acting.contains(seat)
            }
        };
        self.need(holds, "what is awaited does not fit the phase");
        let filling = matches!(table.awaits, Await::Fill(_));
        if setup && filling {
            let kept = table
                .players
                .0
                .iter()
                .all(|p| p.pending == Pending::Nothing);
            self.need(
                kept,
                "the first cards are kept before the locations are filled",
            );
        }
    }
}
