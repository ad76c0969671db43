//! The order of exchanges: they come first.
//!
//! An exchange changes only Hands and the bag. So any line stays legal and keeps its
//! value if the exchange moves forward, to the moment its shards are in Hands, and
//! there is no need to search lines where it comes later. The exceptions:
//!
//! - the Tower brings new shards (P3), so it opens the window for exchanges again;
//! - an exchange forfeits a free step that is available (D5), so the window stays open
//!   while only free steps are made; every other action forfeits it anyway;
//! - on a tree only steps are allowed (D3), so a step off a tree closes nothing;
//! - where free steps go from land to land (E7), an exchange restarts the track (D7),
//!   and that may be the point of a late exchange; a completion restarts it, too, and
//!   does so before and after a late exchange alike;
//! - trees, steps and shards on piles go into the bag and could be taken from there,
//!   which matters only for colours the bag is short of.
//!
//! It pays: a position with the window closed has a much lower bound.

use lucid_dreamscape::rules::Land;
use lucid_dreamscape::{Action, ByColour, Colour, Player, SlotSet, State};
use lucid_tabletop::Game as _;

use crate::dreamscape::creation::bounds::{ShortlistDepth, UNBOUNDED};
use crate::dreamscape::creation::model::{Instance, Resources};

/// Whether exchanges are still tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExchangeWindow {
    /// They are.
    Open,
    /// They would have come earlier.
    Closed,
}

impl Instance<'_> {
    /// The window after an action.
    pub(crate) fn window_after(
        &self,
        state: &State,
        action: Action,
        window: ExchangeWindow,
    ) -> ExchangeWindow {
        if self.bag_is_short {
            return ExchangeWindow::Open;
        }
        match action {
            Action::Take(_) => ExchangeWindow::Open,
            Action::Step(_) => {
                let board = &state.table().players[self.seat].board;
                let on_tree = board
                    .dreamer()
                    .is_some_and(|slot| board.trees().contains(slot));
                if on_tree {
                    window
                } else {
                    ExchangeWindow::Closed
                }
            }
            Action::Place { .. }
            | Action::Plant(_)
            | Action::Enter
            | Action::Store { .. }
            | Action::UseCard { .. } => ExchangeWindow::Closed,
            _ => window,
        }
    }

    /// The window in a position. With nothing to exchange it is closed, until the Tower
    /// opens it again.
    pub(crate) fn window_at(&self, state: &State, window: ExchangeWindow) -> ExchangeWindow {
        match self.bag_is_short || self.may_exchange(state) {
            true => window,
            false => ExchangeWindow::Closed,
        }
    }

    /// Whether an action is an exchange that would have come earlier.
    pub(crate) fn is_too_late(
        &self,
        state: &State,
        action: Action,
        window: ExchangeWindow,
    ) -> bool {
        matches!(action, Action::Exchange { .. })
            && window == ExchangeWindow::Closed
            && !self.restarts_track(state)
    }

    /// Whether there is something to exchange (K3, K4).
    pub(crate) fn may_exchange(&self, state: &State) -> bool {
        let hands = &state.table().players[self.seat].hands;
        hands.0[..5].iter().any(|count| *count >= 2) || hands[Colour::Red] >= 3
    }

    /// Whether there may still be something to exchange after an action, which may have
    /// spent it.
    pub(crate) fn may_exchange_after(&self, hands: &ByColour<u8>, action: Action) -> bool {
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

    /// Whether an exchange would restart the Dreamer's track (D7).
    pub(crate) fn restarts_track(&self, state: &State) -> bool {
        let player = &state.table().players[self.seat];
        self.game.rules().land == Land::Path
            && player.walk.track.len() > 1
            && (player.board.dreamer()).and_then(|slot| player.board.top(slot))
                == Some(Colour::Brown)
    }
}

/// Upper bounds on lines that begin with a late exchange, by exchange.
#[derive(Debug, Default)]
pub(crate) struct LateExchanges<'a> {
    /// The bounds at the parent, and what the step from there brought: whatever is done
    /// here could have been done there.
    pub(crate) parent: Option<(&'a [(Action, i32)], i32)>,
    /// The bounds here, as far as they have been computed.
    pub(crate) own: Vec<(Action, i32)>,
    pub(crate) extent: Extent,
}

/// How many late exchanges are bounded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Extent {
    /// None after the first whose bound is above the threshold.
    #[default]
    UntilTooHigh,
    All,
}

impl LateExchanges<'_> {
    /// The bound that follows from the parent's.
    fn inherited(&self, action: Action) -> i32 {
        let Some((parent, gain)) = self.parent else {
            return UNBOUNDED;
        };
        let known = parent.iter().find(|(known, _)| *known == action);
        known.map_or(UNBOUNDED, |(_, bound)| bound.saturating_sub(gain))
    }
}

impl Instance<'_> {
    /// Upper bound on lines in which an exchange comes late to restart the track: that of
    /// the best exchange, as if it came now. `None` where no exchange comes late, or
    /// where the usual bound covers it. [`UNBOUNDED`] may stand for any bound above
    /// `threshold`.
    pub(crate) fn late_exchange_bound(
        &self,
        state: &State,
        late: &mut LateExchanges<'_>,
        threshold: i32,
    ) -> Option<i32> {
        if self.bag_is_short || self.game.rules().land != Land::Path || !self.may_exchange(state) {
            return None;
        }
        let resources = self.resources(state.table(), ExchangeWindow::Closed);
        let player = &state.table().players[self.seat];
        if resources.exchanges || !self.may_walk_over_land(player, &resources) {
            return None;
        }
        let taken = self.scratch.borrow_mut().choices.take();
        let mut choices = taken.unwrap_or_default();
        self.game.legal_actions(state, self.seat, &mut choices);
        let exchanges = (choices.iter()).filter(|action| matches!(action, Action::Exchange { .. }));
        // The exchange that was too good in the last position is likely too good here.
        let last = self.scratch.borrow().late;
        let exchanges = (exchanges.clone().filter(|action| Some(**action) == last))
            .chain(exchanges.filter(|action| Some(**action) != last));
        let walks = resources.dreamer.is_some() && !resources.carried();
        let mut bound = None;
        for action in exchanges {
            if late.own.iter().any(|(known, _)| known == action) {
                continue;
            }
            let known = late.inherited(*action);
            let then = if known <= threshold {
                known
            } else {
                known.min(self.bound_after_exchange(state, *action, walks, threshold))
            };
            late.own.push((*action, then));
            if then > threshold {
                self.scratch.borrow_mut().late = Some(*action);
                if late.extent == Extent::UntilTooHigh {
                    bound = Some(UNBOUNDED);
                    break;
                }
            }
            bound = bound.max(Some(then));
        }
        self.scratch.borrow_mut().choices = Some(choices);
        // While another choice is pending, no exchange is listed.
        Some(bound.unwrap_or_else(|| self.cheap_bound(state)))
    }

    /// Upper bound on lines with an exchange. If the Dreamer `walks`, he has no track to
    /// restart yet and has to pay for a step first.
    fn bound_after_exchange(
        &self,
        state: &State,
        action: Action,
        walks: bool,
        threshold: i32,
    ) -> i32 {
        let mut next = state.clone();
        let gain = self.play_and_score(&mut next, action);
        let assessment = self.assess(&next, ShortlistDepth::ROOT, threshold - gain);
        let then = gain
            + match &assessment.actions {
                Some(actions) if walks => actions.of_paid_step(),
                _ => assessment.bound,
            };
        if then > threshold {
            return then;
        }
        match self.late_exchange_bound(&next, &mut LateExchanges::default(), threshold - gain) {
            Some(later) => then.max(gain.saturating_add(later)),
            None => then,
        }
    }

    /// Whether the Dreamer can make a free step from land to land, which a track needs
    /// before it can be restarted (E7, D7).
    fn may_walk_over_land(&self, player: &Player, resources: &Resources<'_>) -> bool {
        let lands = player.board.tops(Colour::Brown);
        let start = resources.start();
        let next_to = |set: SlotSet| self.game.content().grid().around(set) & lands;
        let stays = resources.hands[Colour::White] == 0;
        match resources.hands[Colour::Brown] {
            _ if stays && resources.dreamer.is_some() && !lands.contains(start) => false,
            0 if stays => lands.contains(start) && !next_to(start.set()).is_empty(),
            0 => !next_to(lands).is_empty(),
            // Nothing is placed under him, except before he enters.
            1 if stays => lands.contains(start) || !next_to(start.set()).is_empty(),
            1 => !lands.is_empty(),
            _ => true,
        }
    }
}

/// Whether the bag may run out of a colour, so that it matters what goes into it before
/// an exchange.
pub(crate) fn is_bag_short(bag: &ByColour<u8>, resources: &Resources<'_>) -> bool {
    let needed = resources.wild() as u8 + resources.takes + 1;
    (Colour::ALL.into_iter().take(5)).any(|colour| bag[colour] < needed)
}
