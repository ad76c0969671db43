//! A player with a little sense: it looks one turn ahead, and no further.
//!
//! It stands for somebody who knows the rules and builds what is close by, so that
//! statistics over whole games mean something. It knows no more than its view: it tries
//! actions on a state sampled from that.

mod creation;
mod pending_choices;
mod travel;
mod valuation;

use lucid_dreamscape::{Action, Dreamscape, Ongoing, Pending, Phase, State, View};
use lucid_tabletop::{Choices, Game as _, Random, Seat, ToAct};

use super::Player;

/// How it treats red shards on links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Takes them off the links when that is cheap.
    Tidy,
    /// Avoids links that have one.
    Shy,
}

/// Plans one Travel, builds and plants what pays, and walks for points. It has no plan for
/// cards and uses no power but the Archives.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
/// # use lucid_bots::dreamscape::{GreedyPlayer, Player};
/// # use lucid_dreamscape::Phase;
/// # use lucid_tabletop::{Choices, Dealer, Game, Seed};
/// # let (mut state, mut choices) = (game.start(), Choices::new());
/// # let (mut dealer, mut greedy) = (Dealer::new(Seed::of_series(1, 0)), GreedyPlayer::new(1));
/// # let view = loop {
/// #     let seats = dealer.until_seats(&game, &mut state, &mut ()).unwrap();
/// #     let seat = seats.iter().next().unwrap();
/// #     let view = game.view(&state, Some(seat));
/// #     if view.table.phase == Phase::Travel {
/// #         break view;
/// #     }
/// #     game.legal_actions(&state, seat, &mut choices);
/// #     let action = greedy.choose(&game, &view, &choices);
/// #     game.play(&mut state, seat, action, &mut ()).unwrap();
/// # };
///
/// use lucid_bots::dreamscape::{Manner, TidyPlayer};
///
/// game.choices(&view, &mut choices);
/// let action = TidyPlayer::new(Manner::Shy, 1).choose(&game, &view, &choices);
/// assert!(choices.contains(&action));
/// ```
#[derive(Clone, Debug)]
pub struct TidyPlayer {
    manner: Manner,
    random: Random,
}

impl TidyPlayer {
    /// A player whose choices follow from a number.
    pub fn new(manner: Manner, seed: u64) -> TidyPlayer {
        let random = Random::new(seed);
        TidyPlayer { manner, random }
    }
}

impl Player for TidyPlayer {
    fn choose(&mut self, game: &Dreamscape, view: &View, choices: &[Action]) -> Action {
        choose(game, view, choices, self.manner, &mut self.random)
    }
}

/// A state that could be the true one, to try actions on.
#[derive(Clone, Debug)]
struct Lookahead<'a> {
    game: &'a Dreamscape,
    state: State,
    seat: Seat,
    manner: Manner,
}

/// The choice of the viewer, one of `choices`.
fn choose(
    game: &Dreamscape,
    view: &View,
    choices: &[Action],
    manner: Manner,
    random: &mut Random,
) -> Action {
    let Some(seat) = view.viewer else {
        return Action::default();
    };
    if let [only] = choices {
        return *only;
    }
    let lookahead = Lookahead {
        game,
        state: game.resample(view, random),
        seat,
        manner,
    };
    let player = &view.table.players[lookahead.seat];
    let chosen = match (player.pending, player.power, view.table.phase) {
        (Pending::Nothing, Ongoing::Nothing, Phase::Travel) => travel::choose(&lookahead, choices),
        (Pending::Nothing, Ongoing::Nothing, Phase::Creation | Phase::LastPlacement) => {
            creation::choose(&lookahead, choices)
        }
        _ => pending_choices::choose(&lookahead, choices),
    };
    // The last choice always moves the game on: end, stop or decline.
    let fallback = choices.last().copied().unwrap_or_default();
    chosen
        .filter(|action| choices.contains(action))
        .unwrap_or(fallback)
}

impl Lookahead<'_> {
    /// The state after a legal action.
    fn after(&self, action: Action) -> Self {
        let mut next = self.clone();
        (self.game).play_unchecked(&mut next.state, self.seat, action, &mut ());
        next
    }

    /// Whether the seat continues its Creation, with no choice or chance pending.
    fn is_in_creation(&self) -> bool {
        let table = self.state.table();
        let is_free = table.players[self.seat].pending == Pending::Nothing;
        let goes_on = matches!(self.game.to_act(&self.state), ToAct::Seats(seats) if seats.contains(self.seat));
        is_free && goes_on && matches!(table.phase, Phase::Creation | Phase::LastPlacement)
    }

    /// All legal actions.
    fn choices(&self) -> Choices<Action> {
        let mut choices = Choices::new();
        (self.game).legal_actions(&self.state, self.seat, &mut choices);
        choices
    }

    /// Whether an action is legal.
    fn may(&self, action: Action) -> bool {
        self.game.check(&self.state, self.seat, action).is_ok()
    }
}
