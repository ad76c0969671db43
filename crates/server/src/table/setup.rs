//! Making a game from a plan.

use std::fmt::Display;
use std::str::FromStr;
use std::sync::LazyLock;

use lucid_bots::dream_runners::players::SkillLevel;
use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_packs::Pack;
use lucid_protocol::table::SeatPlan;
use lucid_protocol::{Code, Plan, Problem, Title, limits};
use lucid_tabletop::{Game, Seed};

use super::game_cache::GameCache;
use super::running_game::{AnyGame, RunningGame};

static DREAMSCAPES: LazyLock<GameCache<Dreamscape>> = LazyLock::new(GameCache::new);
static RUNNERS: LazyLock<GameCache<DreamRunners>> = LazyLock::new(GameCache::new);

/// Why there is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoGame {
    /// The plan cannot be played.
    Plan(String),
    /// This program does not know this version of the rules.
    Version(u16),
}

/// The version of a title's rules that new tables are played under.
pub fn version(title: Title) -> u16 {
    match title {
        Title::Dreamscape => Dreamscape::RULES_VERSION,
        Title::DreamRunners => DreamRunners::RULES_VERSION,
    }
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
    let which = (version, plan.rules.as_str(), pack);
    Ok(match plan.game {
        Title::Dreamscape => {
            let game = DREAMSCAPES.share(which, || {
                let content = match uploaded(pack)? {
                    None => lucid_packs::dreamscape().content.clone(),
                    Some(Pack::Dreamscape(pack)) => pack.content,
                    Some(Pack::DreamRunners(_)) => return Err(other_game()),
                };
                let game = Dreamscape::at_version(version, rules(plan)?, content);
                game.ok_or(NoGame::Version(version))?.map_err(problems)
            });
            Box::new(RunningGame::new(game?, seed))
        }
        Title::DreamRunners => {
            let game = RUNNERS.share(which, || {
                let content = match uploaded(pack)? {
                    None => lucid_packs::dream_runners().content.clone(),
                    Some(Pack::DreamRunners(pack)) => pack.content,
                    Some(Pack::Dreamscape(_)) => return Err(other_game()),
                };
                let game = DreamRunners::at_version(version, rules(plan)?, content);
                game.ok_or(NoGame::Version(version))?.map_err(problems)
            });
            Box::new(RunningGame::new(game?, seed))
        }
    })
}

/// The pack that a host uploaded.
fn uploaded(text: Option<&str>) -> Result<Option<Pack>, NoGame> {
    let pack = text
        .map(|text| lucid_packs::read("pack.toml", text))
        .transpose();
    pack.map_err(|report| NoGame::Plan(report.pretty(false)))
}

fn rules<R: FromStr<Err: Display>>(plan: &Plan) -> Result<R, NoGame> {
    let rules = plan.rules.parse();
    rules.map_err(|error: R::Err| NoGame::Plan(error.to_string()))
}

fn other_game() -> NoGame {
    NoGame::Plan("the pack is for another game".to_owned())
}

fn problems(problems: Vec<impl Display>) -> NoGame {
    let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
    NoGame::Plan(told.join("; "))
}

/// The number of seats in a plan's rules.
fn seats(plan: &Plan) -> Option<usize> {
    let players = match plan.game {
        Title::Dreamscape => plan.rules.parse::<lucid_dreamscape::Rules>().ok()?.players,
        Title::DreamRunners => {
            plan.rules
                .parse::<lucid_dream_runners::Rules>()
                .ok()?
                .players
        }
    };
    Some(players.into())
}

/// The levels of a title's bots.
pub fn levels(title: Title) -> &'static [&'static str] {
    match title {
        Title::Dreamscape => &lucid_bots::levels::DREAMSCAPE,
        Title::DreamRunners => &lucid_bots::levels::DREAM_RUNNERS,
    }
}

/// The level of a bot that stands in for a person.
pub fn stand_in(title: Title) -> &'static str {
    match title {
        Title::Dreamscape => "greedy",
        Title::DreamRunners => "skilled",
    }
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
pub fn check_level(title: Title, level: &str) -> Result<(), Problem> {
    let levels = levels(title);
    // Older clients may still send the old name of a level.
    let old = title == Title::DreamRunners && SkillLevel::of(level).is_some();
    if old || levels.contains(&level) {
        return Ok(());
    }
    let message = format!(
        "there is no bot level {level:?}: use one of {}",
        levels.join(", ")
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
        for title in [Title::Dreamscape, Title::DreamRunners] {
            let told = list(levels(title));
            assert!(page.contains(&told), "{told}");
        }
        let stand_ins = [Title::Dreamscape, Title::DreamRunners].map(stand_in);
        let told = format!("is `{}` or `{}`", stand_ins[0], stand_ins[1]);
        assert!(page.contains(&told), "{told}");
    }
}
