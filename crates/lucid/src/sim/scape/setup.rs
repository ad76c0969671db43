//! From the command line to games of Dreamscape.

use std::fmt::Write as _;

use dreamscape::rules::{ParseRulesError, RuleField};
use dreamscape::{Dreamscape, Edition, Rules};
use tabletop::Game as _;
use texts::Texts;

use super::{Scape, profile};
use crate::failure::Failure;
use crate::library;
use crate::load;
use crate::sim::setup::{self, WrongRule};
use crate::sim::{Args, Played};

/// The rulebook unless another is asked for.
const EDITION: Edition = Edition::Sylex;

/// What `--help` says about rules and profiles.
pub(in crate::sim) fn long_help() -> String {
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
    [help, profile::long_help()].join("\n")
}

/// Checks what is asked for.
pub(in crate::sim) fn series(args: &Args, texts: &Texts) -> Result<Scape, Failure> {
    let rules = rules(args, texts)?;
    let pack = library::open_dreamscape(args.pack(Dreamscape::NAME), texts)?;
    let game = Dreamscape::new(rules, pack.content).map_err(|problems| {
        let told = |problem| (texts.rules_problem(problem), problem.rule());
        Failure::usage(texts, load::unplayable(problems.into_iter().map(told)))
    })?;
    Ok(Scape {
        bots: setup::bots(&args.bots, rules.players.into(), texts)?,
        game,
    })
}

fn rules(args: &Args, texts: &Texts) -> Result<Rules, Failure> {
    let edition = args.edition.unwrap_or(EDITION);
    let mut rules = match args.game {
        Played::Solo => Rules::new(edition).alone(profile::line(args, texts)?),
        _ => {
            profile::none(args, texts)?;
            Rules {
                players: args.players.unwrap_or(2),
                nightmare: args.nightmare,
                simultaneous: args.simultaneous,
                ..Rules::new(edition)
            }
        }
    };
    setup::house_rules(args, texts, |rule| match rules.set(rule) {
        Ok(()) => Ok(()),
        Err(ParseRulesError::Field(name)) => Err(WrongRule::Unknown(name)),
        Err(error) => Err(WrongRule::Told(texts.parse_rules_error(&error))),
    })?;
    Ok(rules)
}
