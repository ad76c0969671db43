//! Whether a position is one that a game can go on from.

use std::fmt;

use tabletop::{Seat, SeatSet};

use crate::chance::Await;
use crate::legality::Legality;
use crate::rules::{DreamerOnRed, Land};
use crate::state::{Ongoing, Pending, Phase, Player, State, TILES, Table};
use crate::{CardId, Colour, Dreamscape, Power, ROW_ROOM, Slot};

/// Something that no game leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    CardTwice(CardId),
    /// A card is matched and should have been completed.
    Matched(Seat, CardId),
    /// A slot of a board is impossible.
    Board(Seat, Slot, &'static str),
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
            Flaw::CardTwice(card) => write!(f, "card {} is in two places", card.index()),
            Flaw::Matched(seat, card) => {
                write!(
                    f,
                    "seat {seat} matches card {} and must have completed it",
                    card.index()
                )
            }
            Flaw::Board(seat, slot, what) => {
                write!(f, "slot {} of seat {seat}: {what}", slot.index())
            }
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

struct Check<'a> {
    game: &'a Dreamscape,
    state: &'a State,
    table: &'a Table,
    found: Vec<Flaw>,
}

impl Check<'_> {
    fn need(&mut self, holds: bool, what: &'static str) {
        if !holds {
            self.found.push(Flaw::Table(what));
        }
    }

    fn need_of(&mut self, seat: Seat, holds: bool, what: &'static str) {
        if !holds {
            self.found.push(Flaw::Seat(seat, what));
        }
    }

    fn legality(&self, seat: Seat) -> Legality<'_> {
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
    fn acting(&self) -> SeatSet {
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
        if table.phase == Phase::Nightmare {
            let here = table.players[table.active()].sleeper;
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
        let full = usize::from(table.tile_count) == TILES;
        let dealing = matches!(table.awaits, Await::Marker | Await::Tile);
        self.need(
            table.phase != Phase::Setup || full != dealing,
            "four purposes are drawn",
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
            Await::Marker | Await::Tile => setup,
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

    fn board(&mut self, seat: Seat) {
        let board = &self.table.players[seat].board;
        let rules = &self.game.rules;
        let mut bad = Vec::new();
        for slot in board.occupied() {
            let stack = board.stack(slot);
            if stack.count(Colour::Red) > 0 && stack.height() > 1 {
                bad.push((slot, "red lies alone"));
            }
            if board.red().contains(slot) {
                if board.trees().contains(slot) {
                    bad.push((slot, "no tree stands on red"));
                }
                let dreamer = board.dreamer() == Some(slot);
                if dreamer && rules.dreamer_on_red == DreamerOnRed::Never {
                    bad.push((slot, "the Dreamer never stands on red"));
                }
            }
        }
        for (slot, what) in bad {
            self.found.push(Flaw::Board(seat, slot, what));
        }
    }

    fn cards(&mut self, seat: Seat) {
        let player = &self.table.players[seat];
        self.need_of(
            seat,
            (-9_999..=9_999).contains(&player.score),
            "no game scores so much",
        );
        let usable = player.usable_cards();
        let all = self.game.content.cards().map(|(card, _)| card);
        let mine = |card: CardId| player.front.contains(card) || player.pile.contains(card);
        let sound = all.filter(|card| mine(*card)).all(|card| {
            let slot = self.table.slot(card);
            let bare = slot.shard.is_none() && !slot.used;
            slot.shard != Some(Colour::Red) && (bare || usable.contains(card))
        });
        self.need_of(
            seat,
            sound,
            "only cards in front and the top of the pile hold a shard",
        );
        let matching = crate::play::matching(&self.game.rules, &self.game.content, player);
        // A card that matches is completed before anything else can happen.
        let settling = matches!(
            player.pending,
            Pending::Order
                | Pending::PileShard(_)
                | Pending::Draw
                | Pending::Drawing(..)
                | Pending::Keep(_)
        );
        if let Some(card) = matching.first()
            && !settling
        {
            self.found.push(Flaw::Matched(seat, card));
        }
    }

    fn walk(&mut self, seat: Seat) {
        let player = &self.table.players[seat];
        let (board, walk) = (&player.board, &player.walk);
        let creating = matches!(self.table.phase, Phase::Creation | Phase::LastPlacement)
            && self.acting().contains(seat);
        let tracked = match board.dreamer() {
            Some(slot) => walk.track.contains(slot),
            None => walk.track.is_empty(),
        };
        self.need_of(seat, tracked, "the track leads to the Dreamer");
        if walk.free_step {
            let land = board.dreamer().and_then(|slot| board.top(slot)) == Some(Colour::Brown);
            let momentum = self.game.rules.land == Land::Momentum;
            self.need_of(
                seat,
                land && momentum && creating,
                "a free step waits on land only",
            );
        }
        if let Some(slot) = board.dreamer()
            && board.trees().contains(slot)
        {
            let ways = crate::walk::Ways {
                rules: &self.game.rules,
                grid: self.game.content.grid(),
                player,
            };
            let gets_off = !ways.paid_steps(slot).is_empty() || !ways.free_steps(slot).is_empty();
            let walking = player.power == Ongoing::Nothing && player.pending == Pending::Nothing;
            self.need_of(
                seat,
                creating && gets_off && walking,
                "the Dreamer crosses a tree only on a walk that leads on",
            );
        }
    }

    /// A power or a completion in the middle.
    fn doing(&mut self, seat: Seat) {
        let player = &self.table.players[seat];
        let setup = self.table.phase == Phase::Setup;
        let keeps = matches!(player.pending, Pending::Keep(_) | Pending::Drawing(..));
        let idle = player.power == Ongoing::Nothing && player.pending == Pending::Nothing;
        let may = self.acting().contains(seat) || (setup && keeps);
        self.need_of(
            seat,
            idle || may,
            "only who acts is in the middle of something",
        );
        let drawing = matches!(player.pending, Pending::Drawing(..));
        let awaited = self.table.awaits == Await::Card(seat);
        self.need_of(
            seat,
            drawing == awaited,
            "a draw goes on until all cards are drawn",
        );
        self.drawn(seat, player);
        self.pending(seat, player);
        self.power(seat, player);
    }

    fn drawn(&mut self, seat: Seat, player: &Player) {
        let drawn = self.state.decks.drawn[seat].as_slice();
        let known = drawn
            .iter()
            .all(|card| self.state.decks.known[card.index()].contains(seat));
        self.need_of(seat, known, "who drew a card knows it");
        match player.pending {
            Pending::Keep(_) => self.need_of(seat, !drawn.is_empty(), "no card has been drawn"),
            Pending::Drawing(_, left) => {
                let room = drawn.len() + usize::from(left) <= crate::MAX_DRAWN;
                self.need_of(seat, room, "at most six cards are drawn");
            }
            _ => self.need_of(seat, drawn.is_empty(), "cards are drawn to be kept"),
        }
    }

    fn pending(&mut self, seat: Seat, player: &Player) {
        let last = self.table.phase == Phase::LastPlacement;
        let setup = self.table.phase == Phase::Setup;
        // All at once: others may have emptied the decks meanwhile.
        let any_deck = self.table.deck_sizes != [0; 3] || self.game.rules.simultaneous;
        let holds = match player.pending {
            Pending::Nothing => true,
            Pending::Order => {
                let matching = crate::play::matching(&self.game.rules, &self.game.content, player);
                matching.len() >= 2 && !setup
            }
            Pending::PileShard(colour) => {
                let lies = player.top.and_then(|top| self.table.slot(top).shard);
                lies.is_some_and(|lies| lies != colour) && colour != Colour::Red && !last && !setup
            }
            Pending::Draw => any_deck && !last && !setup && player.top.is_some(),
            Pending::KingDraw => any_deck && !last && !setup,
            Pending::Drawing(..) | Pending::Keep(_) => !last,
        };
        self.need_of(seat, holds, "what is pending cannot be");
    }

    fn power(&mut self, seat: Seat, player: &Player) {
        let table = self.table;
        let playing = matches!(table.phase, Phase::Travel | Phase::Creation);
        let settled = player.pending == Pending::Nothing;
        let useful = |power| self.legality(seat).is_useful(power);
        let held = player.held.total();
        let colours = player.held.present().count();
        let goes_on =
            |left: u8, most: u8, power| left <= most && (!settled || (left > 0 && useful(power)));
        let holds = match player.power {
            Ongoing::Nothing => held == 0,
            Ongoing::Tower(left) => playing && held == 0 && goes_on(left, 2, Power::Tower),
            Ongoing::Golem(left) => playing && held == 0 && goes_on(left, 3, Power::Golem),
            Ongoing::Lake => {
                playing && held == 0 && settled && table.rows.iter().any(|row| row.len() >= 2)
            }
            Ongoing::LakeOrder(location) => {
                let whole = table.row(location).len() + held as usize;
                playing && colours >= 2 && settled && whole <= ROW_ROOM
            }
            Ongoing::Harvesters => {
                let drawn = table.awaits == Await::Harvest(seat) || held > 0;
                let room = table.rows.iter().any(|row| row.len() < ROW_ROOM);
                playing && drawn && held <= 2 && settled && room
            }
        };
        self.need_of(seat, holds, "the power that is being used cannot be");
        let archives = table.awaits == Await::Archives(seat);
        let free = player.power == Ongoing::Nothing && settled;
        self.need_of(
            seat,
            !archives || free,
            "the Archives bring a shard at once",
        );
    }
}
