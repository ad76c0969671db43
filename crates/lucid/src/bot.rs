//! Who plays in simulations.

mod creation;
mod runner;
mod settle;
mod tidy;
mod travel;
mod worth;

use std::fmt;

use dreamscape::{Action, Dreamscape, State, View};
use tabletop::{Choices, Game, Random, Seat};

pub(crate) use runner::Runner;
use tidy::Manner;

/// A kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Bot {
    /// Takes any legal action, each as likely as the others
    Random,
    /// Builds what is near; in solo takes red off links when cheap
    Tidy,
    /// As tidy, but never crosses a link with a red shard
    Shy,
}

impl Bot {
    /// The bot's choice, from what its seat may know.
    #[inline]
    pub(crate) fn choose(
        self,
        place: &Place<'_>,
        choices: &mut Choices<Action>,
        random: &mut Random,
    ) -> Action {
        match self {
            Bot::Random => {
                place.fill(choices);
                random.pick(choices).expect("a seat to act has a choice")
            }
            Bot::Tidy | Bot::Shy => {
                place.fill(choices);
                let manner = match self {
                    Bot::Shy => Manner::Shy,
                    _ => Manner::Tidy,
                };
                tidy::choose(place.game, &place.view(), choices, manner, random)
            }
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Bot::Random => "random",
            Bot::Tidy => "tidy",
            Bot::Shy => "shy",
        })
    }
}

/// A seat at the table, all that a bot gets: it shows what a player there sees.
///
/// The state stays private. A bot that wants to look at more than its choices
/// gets a view made from it; one that does not is spared the copy, which would
/// cost more than its whole move.
#[derive(Debug)]
pub(crate) struct Place<'a> {
    game: &'a Dreamscape,
    state: &'a State,
    seat: Seat,
}

impl<'a> Place<'a> {
    /// A seat that may act.
    #[inline]
    pub(crate) fn new(game: &'a Dreamscape, state: &'a State, seat: Seat) -> Place<'a> {
        Place { game, state, seat }
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
