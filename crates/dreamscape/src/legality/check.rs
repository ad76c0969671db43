//! The reason why an action is not legal.

use super::{FREE_MOVES, Fare, Legality};
use crate::rules::ExchangeGives;
use crate::state::{Ongoing, Pending, Phase};
use crate::{Action, CardId, Colour, Level, Link, Location, Power, Refusal, Slot};

type Result = std::result::Result<(), Refusal>;

fn refuse_if(wrong: bool, refusal: Refusal) -> Result {
    if wrong { Err(refusal) } else { Ok(()) }
}

impl Legality<'_> {
    /// Whether the seat, which is one of those to act, may take an action.
    pub(crate) fn check(&self, action: Action) -> Result {
        self.check_form(action)?;
        let player = self.player();
        if player.pending != Pending::Nothing {
            return self.check_pending(action);
        }
        if player.power != Ongoing::Nothing {
            return self.check_power(action);
        }
        match action {
            // T7, K7, F1.
            Action::End => self.check_end(),
            // T2 to T5; K8 and F1 say why a location's power is not used elsewhere.
            Action::Collect(_) | Action::Move(_) | Action::UseLocation => {
                let elsewhere = match (action, self.table.phase) {
                    (Action::UseLocation, Phase::LastPlacement) => Refusal::NotInLastPlacement,
                    (Action::UseLocation, _) => Refusal::NoLocationPower,
                    _ => Refusal::OnlyInTravel,
                };
                refuse_if(self.table.phase != Phase::Travel, elsewhere)?;
                match action {
                    Action::Collect(colour) => self.check_collect(colour),
                    Action::Move(to) => self.check_move(to),
                    _ => self.check_location_power(),
                }
            }
            // N2, L10.
            Action::Seed(link) => self.check_seed(link),
            // T6, K8.
            Action::UseCard { card, colour } => {
                self.check_store(card, colour)?;
                self.check_card_power(card)
            }
            Action::Store { card, colour } => self.check_store(card, colour),
            // K1, K3, K5, D1, D2, D5.
            Action::Place { .. }
            | Action::Exchange { .. }
            | Action::Plant(_)
            | Action::Enter
            | Action::Step(_)
            | Action::FreeStep(_) => {
                let creating = matches!(self.table.phase, Phase::Creation | Phase::LastPlacement);
                let elsewhere = match action {
                    Action::Place { .. } => Refusal::OnlyInCreation,
                    Action::Exchange { .. } => Refusal::ExchangeOnlyInCreation,
                    Action::Plant(_) => Refusal::PlantOnlyInCreation,
                    _ => Refusal::DreamerOnlyInCreation,
                };
                refuse_if(!creating, elsewhere)?;
                self.check_creation(action)
            }
            // P7, A3 to A5: answers to a question that nothing asks.
            Action::Take(_)
            | Action::Shift { .. }
            | Action::Harvest { .. }
            | Action::Reorder(_)
            | Action::Next(_)
            | Action::Stop
            | Action::Complete(_)
            | Action::PileShard(_)
            | Action::Draw(_)
            | Action::NoDraw
            | Action::Keep(_)
            | Action::KeepNone => Err(Refusal::NothingAsksForThis),
            // L12.
            Action::Yield(_) => Err(Refusal::NothingStolen),
        }
    }

    /// C4: slots must be on the grid, since an action may come from anywhere.
    fn check_form(&self, action: Action) -> Result {
        let all = self.content.grid().all();
        let slots: &[Slot] = match &action {
            Action::Place { slot, .. }
            | Action::Plant(slot)
            | Action::Step(slot)
            | Action::FreeStep(slot)
            | Action::Take(slot) => std::slice::from_ref(slot),
            Action::Shift { from, to, .. } => &[*from, *to],
            _ => &[],
        };
        refuse_if(
            slots.iter().any(|slot| !all.contains(*slot)),
            Refusal::NoSuchSlot,
        )
    }

    /// A3 to A5, S3, P6, L12: the answer to what has to be settled first.
    fn check_pending(&self, action: Action) -> Result {
        match (self.player().pending, action) {
            // A3: of several matching cards, one after the other.
            (Pending::Order, Action::Complete(card)) => {
                let matching = crate::play::matching(self.rules, self.content, self.player());
                refuse_if(!matching.contains(card), Refusal::NoMatch)
            }
            // A4: one of the two shards that met on the pile.
            (Pending::PileShard(brought), Action::PileShard(colour)) => {
                let lies = self.player().top.and_then(|top| self.table.slot(top).shard);
                refuse_if(
                    colour != brought && Some(colour) != lies,
                    Refusal::NotOneOfTwo(colour),
                )
            }
            // A5: a draw is an offer, but the King's (P6) is a must while a deck has cards.
            (Pending::Draw | Pending::KingDraw, Action::Draw(level)) => self.check_deck(level),
            (Pending::Draw, Action::NoDraw) => Ok(()),
            (Pending::KingDraw, Action::NoDraw) => {
                refuse_if(self.table.deck_sizes != [0; 3], Refusal::MustDraw)
            }
            // A5, P6: one of the drawn cards or none, but S3 wants one.
            (Pending::Keep(_), Action::Keep(card)) => {
                refuse_if(!self.drawn.contains(&card), Refusal::NotDrawn)
            }
            (Pending::Keep(_), Action::KeepNone) => {
                refuse_if(self.table.phase == Phase::Setup, Refusal::MustKeep)
            }
            // L12: a card that holds what he steals.
            (Pending::Theft(colour), Action::Yield(card)) => {
                let mine = self.player().usable_cards().contains(card);
                refuse_if(!mine, Refusal::NotYourCard)?;
                let wanted = self.table.slot(card).shard == Some(colour);
                refuse_if(!wanted, Refusal::NotStolen(colour))
            }
            (Pending::Theft(colour), _) => Err(Refusal::YieldFirst(colour)),
            // S3, P7: nothing else comes between.
            _ if self.table.phase == Phase::Setup => Err(Refusal::MustKeep),
            _ => Err(Refusal::FinishFirst),
        }
    }

    /// A5, P6: only a deck with cards can be drawn from.
    fn check_deck(&self, level: Level) -> Result {
        refuse_if(
            self.table.deck_sizes[level.index()] == 0,
            Refusal::DeckEmpty,
        )
    }

    /// P2 to P5, P7: the next part of a power that is being used.
    fn check_power(&self, action: Action) -> Result {
        match (self.player().power, action) {
            // P3, P4: "up to" so many parts.
            (Ongoing::Tower(_) | Ongoing::Golem(_), Action::Stop) => Ok(()),
            // P3: only what has nothing on it.
            (Ongoing::Tower(_), Action::Take(slot)) => {
                let leaves = self.player().board.bare().contains(slot);
                refuse_if(!leaves, Refusal::MayNotLeave(slot))
            }
            // P4.
            (Ongoing::Golem(_), Action::Shift { from, height, to }) => {
                self.check_shift(from, height.into(), to)
            }
            // P2, C2.
            (Ongoing::Harvesters, Action::Harvest { colour, location }) => {
                let drawn = self.player().held[colour] > 0;
                refuse_if(!drawn, Refusal::NotDrawnShard(colour))?;
                let full = self.table.row(location).len() >= crate::shards::ROW_ROOM;
                refuse_if(full, Refusal::LocationFull(location))
            }
            // P5.
            (Ongoing::Lake, Action::Reorder(location)) => refuse_if(
                self.table.row(location).len() < 2,
                Refusal::NothingToReorder(location),
            ),
            (Ongoing::LakeOrder(_), Action::Next(colour)) => refuse_if(
                self.player().held[colour] == 0,
                Refusal::NotLeftToLay(colour),
            ),
            // P7: nothing else before the power has ended.
            _ => Err(Refusal::FinishFirst),
        }
    }

    /// P4: a shard with all on it, one slot aside.
    fn check_shift(&self, from: Slot, height: usize, to: Slot) -> Result {
        let grid = self.content.grid();
        let board = &self.player().board;
        let stack = board.stack(from);
        let Some(bottom) = stack.get(height) else {
            return Err(Refusal::NoSuchShard(from));
        };
        refuse_if(!grid.neighbours(from).contains(to), Refusal::NotAside(to))?;
        if board.occupied().contains(to) {
            // P4, K2, C5: onto a stack with nothing on it; red neither carries nor climbs.
            refuse_if(!board.bare().contains(to), Refusal::NoRoomForGolem(to))?;
            refuse_if(board.red().contains(to), Refusal::OnRed(to))?;
            refuse_if(bottom == Colour::Red, Refusal::RedOnStack(to))?;
            let sum = board.stack(to).height() + stack.height() - height;
            return refuse_if(sum > crate::shards::STACK_ROOM, Refusal::StackFull(to));
        }
        // E19: onto an empty slot only beside a shard that stays behind.
        let stays = if height == 0 {
            from.set()
        } else {
            crate::SlotSet::EMPTY
        };
        let neighbours = grid.neighbours(to) & board.occupied() & !stays;
        refuse_if(
            neighbours.is_empty() && !self.rules.golem_anywhere,
            Refusal::LeftAlone(to),
        )
    }

    /// T7, K7, F1: what must be done before a Travel or a Creation ends.
    fn check_end(&self) -> Result {
        match self.table.phase {
            Phase::Travel => Ok(()),
            Phase::Creation | Phase::LastPlacement => {
                // D3: he does not stop on a tree. K7: red must be placed.
                refuse_if(self.crossing(), Refusal::CrossingTree)?;
                refuse_if(self.red_holds_back(), Refusal::RedLeft)
            }
            _ => Err(self.seed_first()),
        }
    }

    /// N2, L10: a red shard has to be put on a link before anything else.
    fn seed_first(&self) -> Refusal {
        match self.rules.solo {
            Some(_) => Refusal::SeedForHim(self.haunt()),
            None => Refusal::SeedFirst,
        }
    }

    /// T1, T2: a point collects the rightmost shard, unless Hands hold two of its colour.
    fn check_collect(&self, colour: Colour) -> Result {
        let here = self.player().sleeper;
        refuse_if(self.table.points == 0, Refusal::NoActionPoint)?;
        let Some(hand) = self.table.row(here).hand() else {
            return Err(Refusal::NothingToCollect(here));
        };
        refuse_if(hand != colour, Refusal::NotRightmost(colour))?;
        refuse_if(
            self.player().hands[colour] >= 2,
            Refusal::HandsHoldTwo(colour),
        )
    }

    /// T3, T4, T8, E5, E6: along a link, for a point or free.
    fn check_move(&self, to: Location) -> Result {
        let linked = self.player().sleeper.link_to(to).is_some();
        refuse_if(!linked, Refusal::NotLinked(to))?;
        if self.fare(to) != Fare::Impossible {
            return Ok(());
        }
        let key = self.table.row(to).key();
        let opens = match key {
            Some(key) => self.player().hands[key] > 0,
            None => self.rules.empty_is_free,
        };
        refuse_if(
            opens && self.rules.key_needs_point,
            Refusal::KeyNeedsPoint(to),
        )?;
        refuse_if(
            opens && self.table.free_moves >= FREE_MOVES,
            Refusal::NoFreeMoveLeft(to),
        )?;
        Err(Refusal::NoActionPoint)
    }

    /// T5: once in a cycle, and not where Mr Nightmare stands (L1).
    fn check_location_power(&self) -> Result {
        let here = self.player().sleeper;
        refuse_if(self.player().marker_used, Refusal::MarkerUsed)?;
        refuse_if(
            self.table.mr_nightmare == Some(here),
            Refusal::Haunted(here),
        )?;
        let power = Power::ALL[here.index()];
        refuse_if(!self.is_useful(power), Refusal::PowerIdle(power))
    }

    /// N2: an empty link beside the Sleeper. L10: one at Mr Nightmare's new location.
    fn check_seed(&self, link: Link) -> Result {
        let [early, elsewhere, taken] = match self.rules.solo {
            Some(_) => [
                Refusal::OnlyAfterHisTravel,
                Refusal::NotHisLink(link),
                Refusal::HisLinkTaken(link),
            ],
            None => [
                Refusal::OnlyInNightmare,
                Refusal::LinkElsewhere(link),
                Refusal::LinkTaken(link),
            ],
        };
        refuse_if(self.table.phase != Phase::Nightmare, early)?;
        refuse_if(!self.haunt().links().contains(link), elsewhere)?;
        refuse_if(self.table.links.contains(link), taken)
    }

    /// T6, A4: a shard that is not red goes onto an empty slot of a card.
    fn check_store(&self, card: CardId, colour: Colour) -> Result {
        match self.table.phase {
            Phase::Travel => {}
            // K8, D3.
            Phase::Creation => refuse_if(self.crossing(), Refusal::CrossingTree)?,
            // F1.
            Phase::LastPlacement => return Err(Refusal::NotInLastPlacement),
            // N2, L10.
            _ => return Err(self.seed_first()),
        }
        let mine = self.player().usable_cards().contains(card);
        refuse_if(!mine, Refusal::NotYourCard)?;
        refuse_if(colour == Colour::Red, Refusal::RedOnCard)?;
        refuse_if(
            self.table.slot(card).shard.is_some(),
            Refusal::SlotTaken(card),
        )?;
        refuse_if(
            self.player().hands[colour] == 0,
            Refusal::NoShardForCard(colour),
        )
    }

    /// T6, E14: once in a cycle, and if it could do something.
    fn check_card_power(&self, card: CardId) -> Result {
        let power = self.content.card(card).power;
        refuse_if(self.table.slot(card).used, Refusal::CardUsed(card))?;
        refuse_if(!self.phase_allows(power), Refusal::DreamworldPower(power))?;
        refuse_if(!self.is_useful(power), Refusal::PowerIdle(power))
    }

    /// K1 to K6, D1 to D5: while he crosses a tree, only steps (D3).
    fn check_creation(&self, action: Action) -> Result {
        match action {
            Action::Step(to) => return self.ways().check_paid(to),
            Action::FreeStep(to) => return self.ways().check_free(to),
            _ => refuse_if(self.crossing(), Refusal::CrossingTree)?,
        }
        match action {
            Action::Place { colour, slot } => self.check_place(colour, slot),
            Action::Exchange { give, take } => self.check_exchange(give, take),
            Action::Plant(slot) => self.check_plant(slot),
            // D1.
            _ => {
                let inside = self.player().board.dreamer().is_some();
                refuse_if(inside, Refusal::DreamerInside)?;
                refuse_if(!self.dreamer_may_enter(), Refusal::EntryBlocked)
            }
        }
    }

    /// K1, K2: where a shard may be placed.
    fn check_place(&self, colour: Colour, slot: Slot) -> Result {
        let board = &self.player().board;
        refuse_if(
            self.player().hands[colour] == 0,
            Refusal::NotInHands(colour),
        )?;
        if !board.occupied().contains(slot) {
            let grid = self.content.grid();
            if board.occupied().is_empty() {
                return refuse_if(slot != grid.entry(), Refusal::FirstOnEntry(slot));
            }
            let beside = !(grid.neighbours(slot) & board.occupied()).is_empty();
            return refuse_if(!beside, Refusal::NotNextToShard(slot));
        }
        // K1, K2, C5: onto a stack with nothing on it.
        refuse_if(!board.bare().contains(slot), Refusal::Covered(slot))?;
        refuse_if(board.red().contains(slot), Refusal::OnRed(slot))?;
        refuse_if(colour == Colour::Red, Refusal::RedOnStack(slot))?;
        refuse_if(board.full().contains(slot), Refusal::StackFull(slot))
    }

    /// K3, K4, E13: what buys what from the bag.
    fn check_exchange(&self, give: Colour, take: Colour) -> Result {
        let have = self.player().hands[give];
        if give == Colour::Red {
            refuse_if(have < 3, Refusal::NeedsThreeRed)?;
            refuse_if(take == Colour::Red, Refusal::RedForRed)?;
        } else {
            refuse_if(have < 2, Refusal::NeedsTwo(give))?;
            let other = self.rules.exchange_gives == ExchangeGives::Other;
            refuse_if(other && take == give, Refusal::SameColour(take))?;
        }
        // K3: what is given goes into the bag first.
        let there = self.table.bag[take] > 0 || take == give;
        if give == Colour::Red {
            return refuse_if(!there, Refusal::NotInBagForRed(take));
        }
        refuse_if(!there, Refusal::NotInBag(take))
    }

    /// K5, K9: a green shard and a tree, for a stack with nothing on it.
    fn check_plant(&self, slot: Slot) -> Result {
        let board = &self.player().board;
        refuse_if(self.player().hands[Colour::Green] == 0, Refusal::NeedsGreen)?;
        refuse_if(self.table.tree_reserve == 0, Refusal::NoTreeLeft)?;
        refuse_if(!self.tree_is_free(), Refusal::TreeForOthers)?;
        refuse_if(
            !board.occupied().contains(slot),
            Refusal::NoShardThere(slot),
        )?;
        refuse_if(!board.bare().contains(slot), Refusal::NoRoomForTree(slot))?;
        refuse_if(board.red().contains(slot), Refusal::OnRed(slot))
    }

    /// Whether the entry slot takes the Dreamer, who is outside (D1, E12).
    #[inline]
    pub(super) fn dreamer_may_enter(&self) -> bool {
        use crate::rules::DreamerOnRed;
        let board = &self.player().board;
        let takes = match self.rules.dreamer_on_red {
            DreamerOnRed::Never => board.open(),
            DreamerOnRed::Costs => board.bare(),
        };
        takes.contains(self.content.grid().entry())
    }
}
