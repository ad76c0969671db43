//! The order of exchanges: they come first.
//!
//! An exchange changes Hands and the bag and nothing else. So in any line it may
//! as well come sooner, as soon as its shards are there, and the line is worth
//! the same. What has to be minded:
//!
//! - the Tower brings new shards (P3), so after it exchanges are open again;
//! - a free step that waits would be lost (D5), so they stay open while only free
//!   steps are made; every other action loses it anyway;
//! - nothing but steps is allowed on a tree (D3), so a step off it closes nothing;
//! - where free steps go from land to land (E7), an exchange restarts the track
//!   (D7), and that may be what it is for;
//! - plants, steps and shards on piles go into the bag and could be chosen there,
//!   which matters only for colours of which it has few.
//!
//! Tables from which exchanges are closed have a much lower bound.

use lucid_dreamscape::rules::Land;
use lucid_dreamscape::{Action, ByColour, Colour, Player, SlotSet, State};

use super::bound::Ground;
use super::scene::Scene;
use super::search::MUCH;
use super::shortlist::Trail;
use lucid_tabletop::Game as _;

/// Whether exchanges may still come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gate {
    /// They may.
    Open,
    /// They would have come before.
    Closed,
}

impl Ground<'_> {
    /// Whether exchanges may follow an action.
    pub(super) fn gate_after(&self, state: &State, action: Action, gate: Gate) -> Gate {
        if self.few_in_bag {
            return Gate::Open;
        }
        match action {
            Action::Take(_) => Gate::Open,
            Action::Step(_) => {
                let board = &state.table().players[self.seat].board;
                let on_tree = board
                    .dreamer()
                    .is_some_and(|slot| board.trees().contains(slot));
                if on_tree { gate } else { Gate::Closed }
            }
            Action::Place { .. }
            | Action::Plant(_)
            | Action::Enter
            | Action::Store { .. }
            | Action::UseCard { .. } => Gate::Closed,
            _ => gate,
        }
    }

    /// The same where there is nothing to exchange: only the Tower opens that again.
    pub(super) fn gate_at(&self, state: &State, gate: Gate) -> Gate {
        match self.few_in_bag || self.may_exchange(state) {
            true => gate,
            false => Gate::Closed,
        }
    }

    /// Whether an action comes too late.
    pub(super) fn is_late(&self, state: &State, action: Action, gate: Gate) -> bool {
        matches!(action, Action::Exchange { .. })
            && gate == Gate::Closed
            && !self.restarts_track(state)
    }

    /// Whether there is something to exchange (K3, K4), or the Tower may bring it.
    pub(super) fn may_exchange(&self, state: &State) -> bool {
        let hands = &state.table().players[self.seat].hands;
        hands.0[..5].iter().any(|count| *count >= 2) || hands[Colour::Red] >= 3
    }

    /// Whether there may be something to exchange after an action: not if it spends
    /// what would be.
    pub(super) fn may_exchange_after(&self, hands: &ByColour<u8>, action: Action) -> bool {
        let spent = match action {
            Action::Place { colour, .. }
            | Action::Store { colour, .. }
            | Action::UseCard { colour, .. } => Some(colour),
            Action::Plant(_) => Some(Colour::Green),
            Action::Step(_) => Some(Colour::White),
            _ => None,
        };
        Colour::ALL.into_iter().any(|colour| {
            let left = hands[colour] - u8::from(spent == Some(colour)).min(hands[colour]);
            left >= if colour == Colour::Red { 3 } else { 2 }
        })
    }

    /// Whether an exchange would open ways over land again.
    pub(super) fn restarts_track(&self, state: &State) -> bool {
        let player = &state.table().players[self.seat];
        self.game.rules().land == Land::Path
            && player.walk.track.len() > 1
            && (player.board.dreamer()).and_then(|slot| player.board.top(slot))
                == Some(Colour::Brown)
    }
}

/// What late exchanges bring at the most.
#[derive(Debug, Default)]
pub(super) struct Book<'a> {
    /// What they brought at the most on the table before, and what the step from
    /// there brought: whatever is done here could have been done there.
    pub(super) last: Option<(&'a [(Action, i32)], i32)>,
    /// What they bring here, as far as that has been looked at.
    pub(super) own: Vec<(Action, i32)>,
    /// Whether all are looked at, even when one is too good.
    pub(super) whole: bool,
}

impl Book<'_> {
    /// What is known from the table before.
    fn before(&self, action: Action) -> i32 {
        let Some((last, gain)) = self.last else {
            return MUCH;
        };
        let known = last.iter().find(|(known, _)| *known == action);
        known.map_or(MUCH, |(_, most)| most.saturating_sub(gain))
    }
}

impl Ground<'_> {
    /// What is to come at the most when an exchange comes late, to restart the
    /// track: the best of what may be chosen, as if it came now. Nothing where that
    /// is never done, or where the usual bound has it. Where it is more than `beaten`,
    /// it is only known to be much.
    pub(super) fn late(&self, state: &State, book: &mut Book<'_>, beaten: i32) -> Option<i32> {
        if self.few_in_bag || self.game.rules().land != Land::Path || !self.may_exchange(state) {
            return None;
        }
        let scene = self.scene(state.table(), Gate::Closed);
        let player = &state.table().players[self.seat];
        if scene.exchanges || !self.walks_over_land(player, &scene) {
            return None;
        }
        let room = self.room.borrow_mut().choices.take();
        let mut choices = room.unwrap_or_default();
        self.game.legal_actions(state, self.seat, &mut choices);
        let exchanges = (choices.iter()).filter(|action| matches!(action, Action::Exchange { .. }));
        // What was too good on the last table is most likely too good here.
        let last = self.room.borrow().late;
        let exchanges = (exchanges.clone().filter(|action| Some(**action) == last))
            .chain(exchanges.filter(|action| Some(**action) != last));
        let walks = scene.dreamer.is_some() && !scene.carried();
        let mut most = None;
        for action in exchanges {
            if book.own.iter().any(|(known, _)| known == action) {
                continue;
            }
            let before = book.before(*action);
            let then = match before <= beaten {
                true => before,
                false => before.min(self.exchanged(state, *action, walks, beaten)),
            };
            book.own.push((*action, then));
            if then > beaten {
                self.room.borrow_mut().late = Some(*action);
                if !book.whole {
                    most = Some(MUCH);
                    break;
                }
            }
            most = most.max(Some(then));
        }
        self.room.borrow_mut().choices = Some(choices);
        // While something has to be settled first, there is no list.
        Some(most.unwrap_or_else(|| self.rough(state)))
    }

    /// What is to come at the most with an exchange; where he does not walk yet, with
    /// a step that comes before it.
    fn exchanged(&self, state: &State, action: Action, walks: bool, beaten: i32) -> i32 {
        let mut next = state.clone();
        let gain = self.after(&mut next, action);
        let nowhere = Trail { from: None, to: 0 };
        let glance = self.glance(&next, nowhere, beaten - gain);
        // From where there is no land he has to make a step before.
        let then = gain
            + match &glance.plain {
                Some(plain) if walks => plain.after_step(),
                _ => glance.most,
            };
        if then > beaten {
            return then;
        }
        match self.late(&next, &mut Book::default(), beaten - gain) {
            Some(later) => then.max(gain.saturating_add(later)),
            None => then,
        }
    }

    /// Whether the Dreamer may come from land to land by a free step, as he has to
    /// before a track can be restarted (E7, D7).
    fn walks_over_land(&self, player: &Player, scene: &Scene<'_>) -> bool {
        let lands = player.board.tops(Colour::Brown);
        let start = scene.start();
        let next_to = |set: SlotSet| self.game.content().grid().around(set) & lands;
        let stays = scene.hands[Colour::White] == 0;
        match scene.hands[Colour::Brown] {
            _ if stays && scene.dreamer.is_some() && !lands.contains(start) => false,
            0 if stays => lands.contains(start) && !next_to(start.set()).is_empty(),
            0 => !next_to(lands).is_empty(),
            // Nothing is put under him, except before he comes in.
            1 if stays => lands.contains(start) || !next_to(start.set()).is_empty(),
            1 => !lands.is_empty(),
            _ => true,
        }
    }
}

/// Whether the bag has so few shards of a colour that it matters what comes in
/// between.
pub(super) fn has_few(bag: &ByColour<u8>, scene: &Scene<'_>) -> bool {
    let most = scene.wild() as u8 + scene.takes + 1;
    (Colour::ALL.into_iter().take(5)).any(|colour| bag[colour] < most)
}
