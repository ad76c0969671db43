//! The list of all legal actions.

use lucid_tabletop::Choices;

use super::{Fare, Legality};
use crate::rules::ExchangeGives;
use crate::state::{Ongoing, Pending, Phase};
use crate::{Action, Colour, Level, Location, Power};

impl Legality<'_> {
    /// Adds every legal action of the seat, which is one of those to act.
    #[inline]
    pub(crate) fn fill(&self, choices: &mut Choices<Action>) {
        match self.player().pending {
            Pending::Nothing => {}
            pending => return self.fill_pending(pending, choices),
        }
        match self.player().power {
            Ongoing::Nothing => {}
            power => return self.fill_power(power, choices),
        }
        match self.table.phase {
            Phase::Travel => self.fill_travel(choices),
            // N2, L10.
            Phase::Nightmare => {
                let here = self.haunt().links().without(self.table.links);
                here.iter()
                    .for_each(|link| choices.push(Action::Seed(link)));
            }
            Phase::Creation | Phase::LastPlacement => self.fill_creation(choices),
            Phase::Setup | Phase::Emergence | Phase::Over => {}
        }
    }

    /// A3 to A5, S3, P6, L12: the answers to what has to be settled first.
    fn fill_pending(&self, pending: Pending, choices: &mut Choices<Action>) {
        let decks = |choices: &mut Choices<Action>| {
            for level in Level::ALL {
                if self.table.deck_sizes[level.index()] > 0 {
                    choices.push(Action::Draw(level));
                }
            }
        };
        match pending {
            Pending::Nothing | Pending::Drawing(..) => {}
            // A3.
            Pending::Order => {
                let matching = crate::play::matching(self.rules, self.content, self.player());
                matching
                    .into_iter()
                    .for_each(|card| choices.push(Action::Complete(card)));
            }
            // A4.
            Pending::PileShard(brought) => {
                choices.push(Action::PileShard(brought));
                let top = self.player().top.expect("a card lies on the pile");
                let lies = self.table.slot(top).shard.expect("a shard lies on it");
                choices.push(Action::PileShard(lies));
            }
            // A5.
            Pending::Draw => {
                decks(choices);
                choices.push(Action::NoDraw);
            }
            // P6.
            Pending::KingDraw => {
                decks(choices);
                // All at once: others may have emptied the decks meanwhile.
                if choices.is_empty() {
                    choices.push(Action::NoDraw);
                }
            }
            // A5, P6; S3 wants a card to be kept.
            Pending::Keep(_) => {
                self.drawn
                    .iter()
                    .for_each(|card| choices.push(Action::Keep(*card)));
                if self.table.phase != Phase::Setup {
                    choices.push(Action::KeepNone);
                }
            }
            // L12.
            Pending::Theft(colour) => {
                crate::play::cards_with(self.table, self.seat, colour)
                    .into_iter()
                    .for_each(|card| choices.push(Action::Yield(card)));
            }
        }
    }

    /// P2 to P5: the next part of a power that is being used.
    fn fill_power(&self, power: Ongoing, choices: &mut Choices<Action>) {
        let board = &self.player().board;
        match power {
            Ongoing::Nothing => {}
            // P3.
            Ongoing::Tower(_) => {
                board
                    .bare()
                    .into_iter()
                    .for_each(|slot| choices.push(Action::Take(slot)));
                choices.push(Action::Stop);
            }
            // P4, E19.
            Ongoing::Golem(_) => {
                for from in board.occupied() {
                    for height in 0..board.stack(from).height() {
                        for to in self.golem_targets(from, height) {
                            choices.push(Action::Shift {
                                from,
                                height: height as u8,
                                to,
                            });
                        }
                    }
                }
                choices.push(Action::Stop);
            }
            // P2, C2.
            Ongoing::Harvesters => {
                for colour in self.player().held.present() {
                    for location in Location::ALL {
                        if self.table.row(location).len() < crate::shards::ROW_ROOM {
                            choices.push(Action::Harvest { colour, location });
                        }
                    }
                }
            }
            // P5.
            Ongoing::Lake => {
                for location in Location::ALL {
                    if self.table.row(location).len() >= 2 {
                        choices.push(Action::Reorder(location));
                    }
                }
            }
            // P5.
            Ongoing::LakeOrder(_) => {
                self.player()
                    .held
                    .present()
                    .for_each(|colour| choices.push(Action::Next(colour)));
            }
        }
    }

    /// T2 to T7: what a Travel offers.
    #[inline]
    fn fill_travel(&self, choices: &mut Choices<Action>) {
        let player = self.player();
        let here = player.sleeper;
        // T2.
        if self.table.points > 0
            && let Some(colour) = self.table.row(here).hand()
            && player.hands[colour] < 2
        {
            choices.push(Action::Collect(colour));
        }
        // T3, T4.
        for to in here.neighbours() {
            if self.fare(to) != Fare::Impossible {
                choices.push(Action::Move(to));
            }
        }
        // T5.
        let power = Power::ALL[here.index()];
        if !player.marker_used && self.table.mr_nightmare != Some(here) && self.is_useful(power) {
            choices.push(Action::UseLocation);
        }
        self.fill_cards(choices);
        choices.push(Action::End);
    }

    /// Storing on cards and using their powers (T6).
    #[inline]
    fn fill_cards(&self, choices: &mut Choices<Action>) {
        let player = self.player();
        if player.hands.0[..5] == [0; 5] {
            return;
        }
        for card in player.usable_cards() {
            let slot = self.table.slot(card);
            if slot.shard.is_some() {
                continue;
            }
            let power = self.content.card(card).power;
            let usable = !slot.used && self.phase_allows(power) && self.is_useful(power);
            for colour in &Colour::ALL[..5] {
                let colour = *colour;
                if player.hands[colour] > 0 {
                    choices.push(Action::Store { card, colour });
                    if usable {
                        choices.push(Action::UseCard { card, colour });
                    }
                }
            }
        }
    }

    /// K1 to K9, D1 to D7, F1: what a Creation or the last placement offers.
    #[inline]
    fn fill_creation(&self, choices: &mut Choices<Action>) {
        let player = self.player();
        let board = &player.board;
        if let Some(slot) = board.dreamer() {
            // D2, D3, D5.
            let ways = self.ways();
            for to in ways.paid_steps(slot) {
                choices.push(Action::Step(to));
            }
            for to in ways.free_steps(slot) {
                choices.push(Action::FreeStep(to));
            }
            if board.trees().contains(slot) {
                return;
            }
        } else if self.dreamer_may_enter() {
            choices.push(Action::Enter);
        }
        let hands = &player.hands;
        if hands.0 != [0; 6] {
            // K1, K2, C5.
            let shore = board.shore(self.content.grid());
            let anywhere = shore | (board.open() & !board.full());
            for colour in Colour::ALL {
                if hands[colour] > 0 {
                    let places = if colour == Colour::Red {
                        shore
                    } else {
                        anywhere
                    };
                    for slot in places {
                        choices.push(Action::Place { colour, slot });
                    }
                }
            }
            self.fill_exchanges(choices);
            // K5, K9.
            if hands[Colour::Green] > 0 && self.tree_is_free() {
                for slot in board.open() {
                    choices.push(Action::Plant(slot));
                }
            }
            // K8; not in the last placement (F1).
            if self.table.phase == Phase::Creation {
                self.fill_cards(choices);
            }
        }
        // K7.
        if !self.red_holds_back() {
            choices.push(Action::End);
        }
    }

    /// K3, K4, E13: two of a colour, or three red, for one from the bag.
    #[inline]
    fn fill_exchanges(&self, choices: &mut Choices<Action>) {
        let (hands, bag) = (&self.player().hands, &self.table.bag);
        for give in Colour::ALL {
            let needed = if give == Colour::Red { 3 } else { 2 };
            if hands[give] < needed {
                continue;
            }
            for take in Colour::ALL {
                let there = bag[take] > 0 || take == give;
                let allowed = match self.rules.exchange_gives {
                    _ if give == Colour::Red => take != Colour::Red,
                    ExchangeGives::Any => true,
                    ExchangeGives::Other => take != give,
                };
                if there && allowed {
                    choices.push(Action::Exchange { give, take });
                }
            }
        }
    }
}
