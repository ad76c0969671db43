//! Who plays in simulations.

mod runner;

use std::fmt;

use bots::dreamscape::{GreedyPlayer, Manner, Player, TidyPlayer};
use dreamscape::{Action, Dreamscape, State, View};
use tabletop::{Choices, Game, Random, Seat};

pub(crate) use runner::Runner;

/// A kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Bot {
    /// Takes any legal action, each as likely as the others
    Random,
    /// Builds what is near; in solo takes red off links when cheap
    Tidy,
    /// As tidy, but never crosses a link with a red shard
    Shy,
    /// Builds toward its cards and purposes, as far as it sees: one turn
    Greedy,
}

impl Bot {
    /// Somebody of this kind sits down for a game.
    pub(crate) fn sit(self, random: &mut Random) -> Sitting {
        let tidy = |manner, random: &mut Random| -> Sitting {
            Sitting(Some(Box::new(TidyPlayer::new(manner, random.bits()))))
        };
        match self {
            Bot::Random => Sitting(None),
            Bot::Tidy => tidy(Manner::Tidy, random),
            Bot::Shy => tidy(Manner::Shy, random),
            Bot::Greedy => Sitting(Some(Box::new(GreedyPlayer::new(random.bits())))),
        }
    }
}

/// A player at a table. Nobody stands for one who plays at random: it needs no
/// look at the table, and a view would cost more than its whole move.
pub(crate) struct Sitting(Option<Box<dyn Player>>);

impl Sitting {
    /// The player's choice, from what its seat may know.
    #[inline]
    pub(crate) fn choose(
        &mut self,
        place: &Place<'_>,
        choices: &mut Choices<Action>,
        random: &mut Random,
    ) -> Action {
        place.fill(choices);
        match &mut self.0 {
            None => random.pick(choices).expect("a seat to act has a choice"),
            Some(player) => player.choose(place.game, &place.view(), choices),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
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
