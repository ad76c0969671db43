//! From the command line to a simulation that can start.

use std::fmt::Write as _;
use std::thread;

use dreamscape::rules::{ParseRulesError, RuleField};
use dreamscape::{Dreamscape, Rules};
use tabletop::BySeat;
use texts::{Complaint, Texts};

use super::{Args, Plan, Played, json, profile};
use crate::bot::Bot;
use crate::failure::Failure;
use crate::library;
use crate::load;
use crate::sim::records::Shelf;

/// What `--help` adds to the list of options.
pub(super) fn long_help() -> String {
    let mut help = String::from("House rules:\n");
    for field in RuleField::ALL {
        let rule = field.rule.unwrap_or("");
        let possible = match field.name {
            "solo" => "no, or a profile (below)",
            _ => field.possible,
        };
        // Writing to a string cannot fail.
        let _ = writeln!(help, "  {:<21} {rule:<4} {possible}", field.name);
    }
    [
        help,
        profile::long_help(),
        Bot::long_help(),
        json::FIELDS.to_owned(),
    ]
    .join("\n")
}

/// Checks what is asked for.
pub(super) fn plan(args: &Args, texts: &Texts) -> Result<Plan, Failure> {
    let rules = rules(args, texts)?;
    let pack = library::open_dreamscape(&args.pack, texts)?;
    let game = Dreamscape::new(rules, pack.content)
        .map_err(|problems| Failure::usage(texts, load::unplayable(texts, &problems)))?;
    Ok(Plan {
        bots: bots(&args.bots, rules.players.into(), texts)?,
        game,
        games: args.games,
        seed: args.seed,
        threads: args.threads.unwrap_or_else(cores),
        shelf: (args.records.as_deref())
            .map(|folder| Shelf::open(folder, texts))
            .transpose()?,
    })
}

fn rules(args: &Args, texts: &Texts) -> Result<Rules, Failure> {
    let mut rules = match args.game {
        Played::Solo => Rules::new(args.edition).alone(profile::line(args, texts)?),
        Played::Dreamscape => {
            profile::none(args, texts)?;
            Rules {
                players: args.players.unwrap_or(2),
                nightmare: args.nightmare,
                simultaneous: args.simultaneous,
                ..Rules::new(args.edition)
            }
        }
    };
    let wrong: Vec<String> = (args.house_rules.iter())
        .filter_map(|house_rule| {
            let error = rules.set(house_rule).err()?;
            let problem = match &error {
                ParseRulesError::Field(_) if !house_rule.contains('=') => {
                    texts.complaint(Complaint::RuleForm)
                }
                ParseRulesError::Field(rule) => {
                    let help = "lucid sim --help";
                    texts.complaint(Complaint::NoSuchRule { rule, help })
                }
                error => texts.parse_rules_error(error),
            };
            Some(format!("--rule {house_rule}: {problem}"))
        })
        .collect();
    if wrong.is_empty() {
        Ok(rules)
    } else {
        Err(Failure::usage(texts, wrong.join(" ")))
    }
}

fn bots(named: &[Bot], players: usize, texts: &Texts) -> Result<BySeat<Bot>, Failure> {
    match named {
        [all] => Ok(BySeat([*all; tabletop::MAX_SEATS])),
        each if each.len() == players => Ok(BySeat::from_fn(|seat| each[seat.index() % players])),
        each => {
            let named = each.len();
            let problem = texts.complaint(Complaint::Bots { named, players });
            Err(Failure::usage(texts, format!("--bots: {problem}")))
        }
    }
}

fn cores() -> u64 {
    thread::available_parallelism().map_or(1, |cores| cores.get() as u64)
}
