//! A setup of either title, as it is kept.

use std::fmt;
use std::str::FromStr;

pub use crate::titles::dream_runners::{RunnerLevel, RunnersSetup};
pub use crate::titles::dreamscape::{Level, Setup};

use super::ParseSetupError;

/// A game of one of the two titles before it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnySetup {
    /// Dreamscape.
    Dreamscape(Setup),
    /// Dream Runners.
    Runners(RunnersSetup),
}

impl AnySetup {
    /// The setup, if it is one of Dreamscape.
    pub fn dreamscape(&self) -> Option<&Setup> {
        match self {
            AnySetup::Dreamscape(setup) => Some(setup),
            AnySetup::Runners(_) => None,
        }
    }

    /// The setup, if it is one of Dream Runners.
    pub fn runners(&self) -> Option<&RunnersSetup> {
        match self {
            AnySetup::Dreamscape(_) => None,
            AnySetup::Runners(setup) => Some(setup),
        }
    }

    /// The names of those who play, by seat.
    pub fn names(&self) -> Vec<String> {
        match self {
            AnySetup::Dreamscape(setup) => setup.names(),
            AnySetup::Runners(setup) => setup.names(),
        }
    }

    /// The place of the first person, if there is one.
    pub fn first_person(&self) -> Option<usize> {
        fn first<L>(players: &[super::Player<L>]) -> Option<usize> {
            let mut players = players.iter();
            players.position(|player| matches!(player, super::Player::Person(_)))
        }
        match self {
            AnySetup::Dreamscape(setup) => first(&setup.players),
            AnySetup::Runners(setup) => first(&setup.players),
        }
    }

    /// The hash of a pack of the player's own; nothing for the built-in one.
    pub fn pack(&self) -> Option<&str> {
        match self {
            AnySetup::Dreamscape(setup) => setup.pack.as_deref(),
            AnySetup::Runners(setup) => setup.pack.as_deref(),
        }
    }

    /// Names another pack than the built-in one.
    pub fn set_pack(&mut self, hash: &str) {
        let pack = match self {
            AnySetup::Dreamscape(setup) => &mut setup.pack,
            AnySetup::Runners(setup) => &mut setup.pack,
        };
        *pack = Some(hash.to_owned());
    }

    /// How many persons at this device play.
    pub fn people(&self) -> usize {
        match self {
            AnySetup::Dreamscape(setup) => setup.people(),
            AnySetup::Runners(setup) => setup.people(),
        }
    }
}

impl From<Setup> for AnySetup {
    fn from(setup: Setup) -> AnySetup {
        AnySetup::Dreamscape(setup)
    }
}

impl From<RunnersSetup> for AnySetup {
    fn from(setup: RunnersSetup) -> AnySetup {
        AnySetup::Runners(setup)
    }
}

/// What sets a setup of Dream Runners apart; those of Dreamscape begin with
/// their edition, as they did before there was a second title.
const RUNNERS: &str = "runners ";

impl fmt::Display for AnySetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnySetup::Dreamscape(setup) => write!(f, "{setup}"),
            AnySetup::Runners(setup) => write!(f, "{RUNNERS}{setup}"),
        }
    }
}

impl FromStr for AnySetup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<AnySetup, ParseSetupError> {
        match text.strip_prefix(RUNNERS) {
            Some(rest) => rest.parse().map(AnySetup::Runners),
            None => text.parse().map(AnySetup::Dreamscape),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{BotLevel as _, Level, Player, RunnerLevel};
    use super::*;

    #[test]
    fn a_setup_of_either_title_is_read_as_it_was_written() {
        let mut large = RunnersSetup::first("Ada");
        large.rules.timer = None;
        // One person and the first bot sit there; two more, and the table is full.
        let last = RunnerLevel::ALL.iter().rev().take(2);
        large.players.extend(last.map(|level| {
            let name = level.word().to_owned();
            Player::Bot(*level, name)
        }));
        large.rules = large.rules();
        let mut small = RunnersSetup::first("Ada");
        small.rules.timer = Some(15);
        small.pack = Some("3745f94612f52a87".to_owned());
        for setup in [
            AnySetup::from(Setup::first("Ada")),
            AnySetup::from(large),
            AnySetup::from(small),
        ] {
            assert_eq!(setup.to_string().parse(), Ok(setup));
        }
    }

    #[test]
    fn a_text_from_before_the_second_title_is_dreamscape() {
        let text = "sylex players=2 | person Ada / bot random Noor";
        let setup: AnySetup = text.parse().unwrap();
        let mut first = Setup::first("Ada");
        first.players[1] = Player::Bot(Level::Random, "Noor".to_owned());
        assert_eq!(setup.dreamscape(), Some(&first));
        assert_eq!(setup.names(), ["Ada", "Noor"]);
    }

    #[test]
    fn an_impossible_setup_of_runners_is_none() {
        for text in [
            "runners",
            "runners players=2 | person Ada",
            "runners timer=3 | person Ada / person Bob",
            "runners sylex | person Ada / person Bob",
            "runners players=2 | person Ada / person Bob | x",
        ] {
            assert_eq!(text.parse::<AnySetup>(), Err(ParseSetupError), "{text}");
        }
    }
}
