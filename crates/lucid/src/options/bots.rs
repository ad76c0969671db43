//! The option `--bots`.

use std::fmt;

use clap::ValueEnum;
use lucid_tabletop::BySeat;
use lucid_texts::{Texts, arg};

use crate::failure::Failure;
use crate::suggestion;

/// A kind of player, as the command line names it.
pub(crate) trait Bot: ValueEnum + Copy + fmt::Debug + fmt::Display + Send + Sync {}

impl<B: ValueEnum + Copy + fmt::Debug + fmt::Display + Send + Sync> Bot for B {}

/// What `--help` says about the bots of a game.
pub(crate) fn help_on_bots<B: Bot>(title: &str) -> String {
    let line = |bot: &B| {
        let value = bot.to_possible_value()?;
        let (name, help) = (value.get_name(), value.get_help()?);
        Some(format!("  {name:<17} {help}\n"))
    };
    let lines: String = B::value_variants().iter().filter_map(line).collect();
    format!("{title}:\n{lines}")
}

/// The bots by seat: one for all, or one for each.
pub(crate) fn bots_by_seat<B: Bot>(
    named: &[String],
    players: usize,
    texts: &Texts,
) -> Result<BySeat<B>, Failure> {
    match bots(named, texts)?[..] {
        [all] => Ok(BySeat([all; lucid_tabletop::MAX_SEATS])),
        ref each if each.len() == players => {
            Ok(BySeat::from_fn(|seat| each[seat.index() % players]))
        }
        ref each => {
            let named = each.len();
            Err(bad_bots(
                texts.complaint_bots(arg::Named(named), arg::Players(players)),
                texts,
            ))
        }
    }
}

/// The bots with these names.
pub(crate) fn bots<B: Bot>(named: &[String], texts: &Texts) -> Result<Vec<B>, Failure> {
    let known: Vec<String> = B::value_variants().iter().map(B::to_string).collect();
    let bot = |bot: &String| {
        B::from_str(bot, false).map_err(|_| {
            let (name, budget) = bot.split_once(':').unwrap_or((bot, ""));
            // Of those that take a budget only the name need be known.
            if name != bot && takes_budget::<B>(name) {
                return bad_bots(
                    texts.complaint_bot_budget(arg::Bot(name), arg::Budget(budget)),
                    texts,
                );
            }
            let problem = texts.complaint_no_such_bot(arg::Bot(bot), arg::Known(known.join(", ")));
            let known = known.iter().map(String::as_str);
            let problem = suggestion::added(problem, name, known, texts);
            Failure::usage(texts, format!("--bots: {problem}"))
        })
    };
    named.iter().map(bot).collect()
}

/// Whether a bot of this name may be told what its turns cost.
fn takes_budget<B: Bot>(name: &str) -> bool {
    B::from_str(&format!("{name}:1ms"), false).is_ok()
}

/// What is wrong with the bots.
fn bad_bots(why: String, texts: &Texts) -> Failure {
    Failure::usage(texts, format!("--bots: {why}"))
}
