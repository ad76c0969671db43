//! The setup of a game of Dreamscape.

use lucid_dreamscape::{Profile, Rules};

use crate::setup::{BOT_NAMES, BotLevel, GameSetup, Player, SetupRules};

/// The setup of a game of Dreamscape.
pub type Setup = GameSetup<Rules, Level>;

/// The levels of bots in Dreamscape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any legal step.
    #[default]
    Random,
    /// Builds toward its cards.
    Greedy,
    /// Searches its turns.
    Planner,
}

impl BotLevel for Level {
    const USUAL: Level = Level::Greedy;
    const ALL: &'static [Level] = &[Level::Random, Level::Greedy, Level::Planner];

    fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Planner => "planner",
        }
    }
}

impl SetupRules for Rules {
    fn with_players(self, players: u8) -> Rules {
        Rules { players, ..self }
    }

    fn is_playable(&self) -> bool {
        self.problems().is_empty()
    }
}

impl Setup {
    /// The game that is played when nothing was chosen yet: against one bot, and a gentle
    /// one.
    pub fn first(name: &str) -> Setup {
        Setup::against(name, Level::Random)
    }

    /// What is offered after this one: the bot of the first game is gentle, the next is not.
    #[must_use]
    pub fn next(self) -> Setup {
        let name = self.players[0].name();
        match self == Setup::first(name) {
            true => Setup::against(name, Level::USUAL),
            false => self,
        }
    }

    fn against(name: &str, level: Level) -> Setup {
        let bot = Player::Bot(level, BOT_NAMES[1].to_owned());
        Setup {
            rules: Rules::sylex(),
            players: vec![Player::Person(name.to_owned()), bot],
            pack: None,
        }
    }

    /// A solo game.
    pub fn lonely(name: &str, profile: Profile) -> Setup {
        Setup {
            rules: Rules::sylex().alone(profile.difficulty()),
            players: vec![Player::Person(name.to_owned())],
            pack: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::ParseSetupError;

    #[test]
    fn setups_round_trip() {
        for setup in [
            Setup::first("Ada"),
            Setup::lonely("Ada Maria", Profile::ColdSweat),
            Setup {
                rules: Rules {
                    nightmare: true,
                    players: 3,
                    ..Rules::huch()
                },
                players: vec![
                    Player::Person("Ada".to_owned()),
                    Player::Person("Bob".to_owned()),
                    Player::Bot(Level::Random, "Noor".to_owned()),
                ],
                pack: Some("3745f94612f52a87".to_owned()),
            },
        ] {
            assert_eq!(setup.to_string().parse(), Ok(setup));
        }
    }

    #[test]
    fn the_first_game_is_gentle_and_the_next_is_not() {
        let bots = |setup: &Setup| match setup.players[1] {
            Player::Bot(level, _) => level,
            Player::Person(_) => panic!("a bot"),
        };
        let first = Setup::first("Ada");
        assert_eq!(bots(&first), Level::Random);
        let next = first.clone().next();
        assert_eq!(bots(&next), Level::USUAL);
        assert_eq!(next.clone().next(), next);
        // Who chose such a bot for another game keeps it.
        let chosen = Setup {
            rules: Rules::huch(),
            ..first
        };
        assert_eq!(chosen.clone().next(), chosen);
    }

    #[test]
    fn an_impossible_setup_is_refused() {
        for text in [
            "",
            "sylex players=2",
            "sylex players=2 | person Ada",
            "x | person A / person B",
            "sylex players=2 | person A / person B | x",
        ] {
            assert_eq!(text.parse::<Setup>(), Err(ParseSetupError), "{text}");
        }
    }
}
