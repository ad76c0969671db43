//! The bots of Dreamscape.

use std::fmt;

use clap::ValueEnum;
use clap::builder::PossibleValue;
use lucid_bots::dreamscape::levels;
use lucid_bots::dreamscape::planner::Effort;
use lucid_bots::dreamscape::{
    GreedyPlayer, Manner, PlannerPlayer, Player, RandomPlayer, TidyPlayer,
};
use lucid_dreamscape::{Action, Dreamscape, State, View};
use lucid_tabletop::{Choices, Game, Random, Seat};

/// A kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bot {
    /// Takes any legal action.
    Random,
    /// Builds what is near.
    Tidy,
    /// Like tidy, but afraid of red.
    Shy,
    /// Builds toward its cards and purposes.
    Greedy,
    /// Searches its turns, each within this budget.
    Planner(Effort),
}

impl ValueEnum for Bot {
    fn value_variants<'a>() -> &'a [Bot] {
        &[
            Bot::Random,
            Bot::Tidy,
            Bot::Shy,
            Bot::Greedy,
            Bot::Planner(levels::PLANNER),
        ]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let (name, about) = match self {
            Bot::Random => ("random", "Takes any legal action, all equally likely"),
            Bot::Tidy => (
                "tidy",
                "Builds what is near; in solo removes red from links when that is cheap",
            ),
            Bot::Shy => (
                "shy",
                "Like tidy, but never crosses a link with a nightmare shard",
            ),
            Bot::Greedy => (
                "greedy",
                "Builds toward its cards and purposes, looking one turn ahead",
            ),
            Bot::Planner(_) => (
                "planner",
                "Searches its turns for a second each; planner:250ms sets another time,\n                    \
                 planner:20000n a number of positions",
            ),
        };
        Some(PossibleValue::new(name).help(about))
    }

    /// A planner may say what its turns cost, which is never nothing.
    fn from_str(input: &str, _ignore_case: bool) -> Result<Bot, String> {
        if let Some(effort) = input.strip_prefix("planner:") {
            let some = |effort: &Effort| match *effort {
                Effort::Nodes(nodes) => nodes > 0,
                Effort::Time(time) => !time.is_zero(),
            };
            let effort = effort.parse().ok().filter(some);
            return effort
                .map(Bot::Planner)
                .ok_or_else(|| format!("no budget: {input}"));
        }
        let mut bots = Bot::value_variants().iter().copied();
        let named = |bot: &Bot| {
            let value = bot.to_possible_value();
            value.is_some_and(|value| value.get_name() == input)
        };
        bots.find(named).ok_or_else(|| format!("no bot: {input}"))
    }
}

impl Bot {
    /// Somebody of this kind sits down for a game.
    pub(super) fn sit(self, random: &mut Random) -> SeatedBot {
        match self {
            Bot::Random => SeatedBot(None),
            _ => SeatedBot(Some(self.player(random.bits()))),
        }
    }

    /// The player, from a seed.
    pub(super) fn player(self, seed: u64) -> Box<dyn Player> {
        match self {
            Bot::Random => Box::new(RandomPlayer::new(seed)),
            Bot::Tidy => Box::new(TidyPlayer::new(Manner::Tidy, seed)),
            Bot::Shy => Box::new(TidyPlayer::new(Manner::Shy, seed)),
            Bot::Greedy => Box::new(GreedyPlayer::new(seed)),
            Bot::Planner(effort) => Box::new(PlannerPlayer::new(seed, effort, levels::since_start)),
        }
    }
}

/// A player at a table. Nobody stands for one who plays at random: it needs no
/// look at the table, and a view would cost more than its whole move.
pub(super) struct SeatedBot(Option<Box<dyn Player>>);

impl SeatedBot {
    /// The player's choice, from what its seat may know.
    #[inline]
    pub(super) fn choose(
        &mut self,
        perspective: &Perspective<'_>,
        choices: &mut Choices<Action>,
        random: &mut Random,
    ) -> Action {
        perspective.fill(choices);
        match &mut self.0 {
            None => random.pick(choices).expect("a seat to act has a choice"),
            Some(player) => player.choose(perspective.game, &perspective.view(), choices),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Bot::Planner(levels::PLANNER) => "planner",
            Bot::Planner(effort) => return write!(f, "planner:{effort}"),
            Bot::Random => "random",
            Bot::Tidy => "tidy",
            Bot::Shy => "shy",
            Bot::Greedy => "greedy",
        })
    }
}

/// A seat at the table, all that a bot gets: it shows what a player there sees.
///
/// The state stays private. A bot that wants to look at more than its choices
/// gets a view made from it; one that does not is spared the copy.
#[derive(Debug)]
pub(super) struct Perspective<'a> {
    game: &'a Dreamscape,
    state: &'a State,
    seat: Seat,
}

impl<'a> Perspective<'a> {
    /// A seat that may act.
    #[inline]
    pub(super) fn new(game: &'a Dreamscape, state: &'a State, seat: Seat) -> Perspective<'a> {
        Perspective { game, state, seat }
    }

    /// The seat's choices.
    ///
    /// They are asked of the state: the list is the same as from the seat's view
    /// (a player always sees what it may do), so no secret leaves this way.
    #[inline]
    fn fill(&self, choices: &mut Choices<Action>) {
        self.game.legal_actions(self.state, self.seat, choices);
    }

    /// What the seat may know.
    fn view(&self) -> View {
        self.game.view(self.state, Some(self.seat))
    }
}

#[cfg(test)]
mod tests;
