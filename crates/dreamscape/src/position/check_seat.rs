//! Whether one seat's part of a position is possible.

use lucid_tabletop::Seat;

use super::check::{Check, Flaw};
use crate::chance::Await;
use crate::duel::THEFT_ORDER;
use crate::rules::{DreamerOnRed, Land};
use crate::state::{Ongoing, Pending, Phase, Player};
use crate::{CardId, Colour, Power, ROW_ROOM};

impl Check<'_> {
    pub(super) fn board(&mut self, seat: Seat) {
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
            let name = self.game.content.grid().name(slot).to_string();
            self.found.push(Flaw::Board(seat, name, what));
        }
    }

    pub(super) fn cards(&mut self, seat: Seat) {
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
            let id = self.game.content.card(card).id.clone();
            self.found.push(Flaw::Matched(seat, id));
        }
    }

    pub(super) fn walk(&mut self, seat: Seat) {
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
    pub(super) fn doing(&mut self, seat: Seat) {
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
            Pending::Theft(colour) => self.is_theft(seat, colour),
        };
        self.need_of(seat, holds, "what is pending cannot be");
    }

    /// L12: he looks for one colour after the other, and asks only when several
    /// cards hold it.
    fn is_theft(&self, seat: Seat, colour: Colour) -> bool {
        let held = |colour| crate::play::cards_with(self.table, seat, colour).len();
        let first = THEFT_ORDER.into_iter().find(|colour| held(*colour) > 0);
        let creating = self.table.phase == Phase::Creation;
        self.game.rules.solo.is_some() && creating && first == Some(colour) && held(colour) > 1
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
