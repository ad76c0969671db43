//! The titles whose games this server hosts. A title has a file here with all that the
//! server has to know of it beside its rules; everything else is written against
//! [`HostedTitle`] and [`HostedGame`], and finds it with `lucid_titles::with_title!`.

mod dream_runners;
mod dreamscape;

use lucid_bots::advice::Reviewable;
use lucid_packs::{TitleContent as _, TitleGame};

use crate::table::{HostedGame, NoGame};

/// A title that people can open tables for.
pub(crate) trait HostedTitle: HostedGame + Reviewable + TitleGame {
    /// The levels of its bots.
    const LEVELS: &'static [&'static str];
    /// The level of a bot that replaces a person.
    const STAND_IN: &'static str;

    /// Whether its bots have a level.
    fn is_level(level: &str) -> bool {
        Self::LEVELS.contains(&level)
    }

    /// The game with a ruleset and the text of a pack, or the built-in one.
    ///
    /// # Errors
    /// The rules cannot be read or played with the pack, or their version is not known.
    fn with_pack(version: u16, rules: &str, pack: Option<&str>) -> Result<Self, NoGame> {
        let content = match pack {
            None => Self::Content::built_in_pack().content.clone(),
            Some(text) => {
                let pack = lucid_packs::read("pack.toml", text);
                let pack = pack.map_err(|report| NoGame::Plan(report.pretty(false)))?;
                let pack = Self::Content::of_pack(&pack);
                let other = || NoGame::Plan("the pack is for another game".to_owned());
                pack.ok_or_else(other)?.content.clone()
            }
        };
        let rules = rules.parse::<Self::Rules>();
        let rules = rules.map_err(|error| NoGame::Plan(error.to_string()))?;
        let game = Self::at_version(version, rules, content).ok_or(NoGame::Version(version))?;
        game.map_err(|problems| {
            let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
            NoGame::Plan(told.join("; "))
        })
    }
}
