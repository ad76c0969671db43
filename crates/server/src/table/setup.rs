//! Making a game from a plan.

use std::sync::LazyLock;

use lucid_protocol::table::SeatPlan;
use lucid_protocol::{Code, Plan, Problem, TitleId, limits};
use lucid_tabletop::{Game as _, Seed};
use lucid_titles::with_title;

use super::game_cache::GameCache;
use super::running_game::{AnyGame, RunningGame};
use crate::titles::HostedTitle;

static GAMES: LazyLock<GameCache> = LazyLock::new(GameCache::default);

/// Why there is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoGame {
    /// The plan cannot be played.
    Plan(String),
    /// This program does not know this version of the rules.
    Version(u16),
}

/// The version of a title's rules that new tables are played under.
pub fn version(title: TitleId) -> u16 {
    with_title!(title, G => G::RULES_VERSION)
}

/// The game of a plan, before its first step.
///
/// # Errors
/// The rules cannot be read or played with the pack, or their version is not known.
pub fn new_game(
    plan: &Plan,
    version: u16,
    pack: Option<&str>,
    seed: Seed,
) -> Result<Box<dyn AnyGame>, NoGame> {
    with_title!(plan.game, G => new_game_of::<G>(plan, version, pack, seed))
}

fn new_game_of<G: HostedTitle>(
    plan: &Plan,
    version: u16,
    pack: Option<&str>,
    seed: Seed,
) -> Result<Box<dyn AnyGame>, NoGame> {
    let rules = plan.rules.as_str();
    let make = || G::with_pack(version, rules, pack);
    let game = GAMES.share((version, rules, pack), make)?;
    Ok(Box::new(RunningGame::new(game, seed)))
}

/// The number of seats in a plan's rules.
fn seats(plan: &Plan) -> Option<usize> {
    fn players<G: HostedTitle>(rules: &str) -> Option<u8> {
        rules.parse().ok().as_ref().map(G::players)
    }
    with_title!(plan.game, G => players::<G>(&plan.rules)).map(usize::from)
}

/// The levels of a title's bots.
pub fn levels(title: TitleId) -> &'static [&'static str] {
    with_title!(title, G => G::LEVELS)
}

/// The level of a bot that replaces a person.
pub fn stand_in(title: TitleId) -> &'static str {
    with_title!(title, G => G::STAND_IN)
}

/// Checks everything about a plan that can be checked without its pack.
///
/// # Errors
/// What is wrong with it.
pub fn check(plan: &Plan) -> Result<(), Problem> {
    let bad = |message: String| Err(Problem::new(Code::BadPlan, message));
    if plan.rules.len() > limits::RULES {
        return bad("the rules are longer than any ruleset".to_owned());
    }
    let count = plan.seats.len();
    match seats(plan) {
        Some(players) if players != count => {
            return bad(format!(
                "the rules are for {players} players, the plan has {count} seats"
            ));
        }
        _ => {}
    }
    let own = plan.seats.iter().filter(|seat| **seat == SeatPlan::Me);
    if own.count() != 1 {
        return bad("exactly one seat must be \"me\"".to_owned());
    }
    for seat in &plan.seats {
        if let SeatPlan::Bot(level) = seat {
            check_level(plan.game, level)?;
        }
    }
    if let Some(clock) = plan.pace.clock {
        let (least, most) = (limits::CLOCK_LEAST, limits::CLOCK_MOST);
        if !(least..=most).contains(&clock) {
            return bad(format!(
                "a turn clock must be between {least} and {most} seconds"
            ));
        }
    }
    Ok(())
}

/// Checks that bots of a title have a level.
///
/// # Errors
/// They do not.
pub fn check_level(title: TitleId, level: &str) -> Result<(), Problem> {
    if with_title!(title, G => G::is_level(level)) {
        return Ok(());
    }
    let message = format!(
        "there is no bot level {level:?}: use one of {}",
        levels(title).join(", ")
    );
    Err(Problem::new(Code::BadPlan, message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_of_the_protocol_names_every_level() {
        let page = include_str!("../../../../docs/src/protocol.md");
        let list = |levels: &[&str]| {
            let quoted: Vec<String> = levels.iter().map(|level| format!("`{level}`")).collect();
            let (last, others) = quoted.split_last().unwrap();
            format!("{} and {last}", others.join(", "))
        };
        for title in TitleId::ALL {
            let told = list(levels(title));
            assert!(page.contains(&told), "{told}");
        }
        let stand_ins = TitleId::ALL.map(stand_in);
        let told = format!("is `{}` or `{}`", stand_ins[0], stand_ins[1]);
        assert!(page.contains(&told), "{told}");
    }
}
