//! From the command line to a simulation that can start: what all games share.

use std::fmt;
use std::thread;

use clap::ValueEnum;
use lucid_tabletop::BySeat;
use lucid_texts::{Complaint, Texts};

use super::{Args, Plan, json, runners, scape};
use crate::bot::{Bot, Runner};
use crate::failure::Failure;
use crate::options::GameOptions;
use crate::sim::records::Shelf;
use crate::suggestion;

/// What `--help` adds to the list of options.
pub(super) fn long_help() -> String {
    [
        scape::long_help(),
        help_on_bots::<Bot>("Bots"),
        runners::long_help(),
        help_on_bots::<Runner>("Bots of dream-runners, with the seconds that they think"),
        json::FIELDS.to_owned(),
    ]
    .join("\n")
}

/// What `--help` says about the bots of a game.
pub(crate) fn help_on_bots<B: ValueEnum>(title: &str) -> String {
    let line = |bot: &B| {
        let value = bot.to_possible_value()?;
        let (name, help) = (value.get_name(), value.get_help()?);
        Some(format!("  {name:<17} {help}\n"))
    };
    let lines: String = B::value_variants().iter().filter_map(line).collect();
    format!("{title}:\n{lines}")
}

/// The simulation of a series.
pub(super) fn plan<S>(args: &Args, series: S, texts: &Texts) -> Result<Plan<S>, Failure> {
    Ok(Plan {
        series,
        games: args.games,
        seed: args.seed,
        threads: args.threads.unwrap_or_else(cores),
        shelf: (args.records.as_deref())
            .map(|folder| Shelf::open(folder, texts))
            .transpose()?,
    })
}

/// Complains of options if any of them is given.
pub(crate) fn refuse(
    options: &[(&str, bool)],
    why: Complaint<'_>,
    texts: &Texts,
) -> Result<(), Failure> {
    let given: Vec<&str> = (options.iter())
        .filter_map(|(option, is_given)| is_given.then_some(*option))
        .collect();
    if given.is_empty() {
        return Ok(());
    }
    let problem = format!("{}: {}", given.join(", "), texts.complaint(why));
    Err(Failure::usage(texts, problem))
}

/// Why a house rule cannot be set.
pub(crate) enum WrongRule {
    /// No rule has this name.
    Unknown(String),
    /// For this reason.
    Told(String),
}

/// Sets all house rules, or tells everything that is wrong with them; `names` are the
/// rules that there are.
pub(super) fn house_rules(
    options: &GameOptions,
    command: &str,
    names: &[&str],
    texts: &Texts,
    mut set: impl FnMut(&str) -> Result<(), WrongRule>,
) -> Result<(), Failure> {
    let wrong: Vec<String> = (options.house_rules.iter())
        .filter_map(|house_rule| {
            let problem = match set(house_rule).err()? {
                WrongRule::Unknown(_) if !house_rule.contains('=') => {
                    texts.complaint(Complaint::RuleForm)
                }
                WrongRule::Unknown(rule) => {
                    let (rule, help) = (rule.as_str(), &*format!("{command} --help"));
                    let problem = texts.complaint(Complaint::NoSuchRule { rule, help });
                    suggestion::added(problem, rule, names.iter().copied(), texts)
                }
                WrongRule::Told(problem) => problem,
            };
            Some(format!("--rule {house_rule}: {problem}"))
        })
        .collect();
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(Failure::usage(texts, wrong.join(" ")))
    }
}

/// The bots by seat: one for all, or one for each.
pub(super) fn bots<B: ValueEnum + Copy + fmt::Display>(
    named: &[String],
    players: usize,
    texts: &Texts,
) -> Result<BySeat<B>, Failure> {
    let bots: Vec<B> = named_bots(named, texts)?;
    match bots[..] {
        [all] => Ok(BySeat([all; lucid_tabletop::MAX_SEATS])),
        ref each if each.len() == players => {
            Ok(BySeat::from_fn(|seat| each[seat.index() % players]))
        }
        ref each => {
            let named = each.len();
            Err(of_bots(Complaint::Bots { named, players }, texts))
        }
    }
}

/// The bots with these names.
pub(crate) fn named_bots<B: ValueEnum + fmt::Display>(
    named: &[String],
    texts: &Texts,
) -> Result<Vec<B>, Failure> {
    let known: Vec<String> = B::value_variants().iter().map(B::to_string).collect();
    let bot = |bot: &String| {
        B::from_str(bot, false).map_err(|_| {
            let (name, budget) = bot.split_once(':').unwrap_or((bot, ""));
            // Of those that take a budget only the name need be known.
            if name != bot && takes_budget::<B>(name) {
                let bot = name;
                return of_bots(Complaint::BotBudget { bot, budget }, texts);
            }
            let list = &known.join(", ");
            let problem = texts.complaint(Complaint::NoSuchBot { bot, known: list });
            let known = known.iter().map(String::as_str);
            let problem = suggestion::added(problem, name, known, texts);
            Failure::usage(texts, format!("--bots: {problem}"))
        })
    };
    named.iter().map(bot).collect()
}

/// Whether a bot of this name may be told what its turns cost.
fn takes_budget<B: ValueEnum>(name: &str) -> bool {
    B::from_str(&format!("{name}:1ms"), false).is_ok()
}

/// What is wrong with the bots.
pub(crate) fn of_bots(why: Complaint<'_>, texts: &Texts) -> Failure {
    Failure::usage(texts, format!("--bots: {}", texts.complaint(why)))
}

pub(crate) fn cores() -> u64 {
    thread::available_parallelism().map_or(1, |cores| cores.get() as u64)
}
