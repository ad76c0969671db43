//! From the command line to games of Dreamscape.

use std::fmt::Write as _;

use lucid_dreamscape::rules::{ParseRulesError, RuleField};
use lucid_dreamscape::{Dreamscape, Edition, Rules};
use lucid_tabletop::Game as _;
use lucid_texts::Texts;

use super::{Scape, profile};
use crate::failure::Failure;
use crate::library;
use crate::load;
use crate::options::{GameOptions, Played};
use crate::sim::Args;
use crate::sim::setup::{self, WrongRule};

/// The rulebook unless another is asked for.
const EDITION: Edition = Edition::Sylex;

/// What `--help` says about rules and profiles.
pub(crate) fn long_help() -> String {
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
    let game = game(&args.played, "lucid sim", texts)?;
    Ok(Scape {
        bots: setup::bots(&args.bots, game.seats(), texts)?,
        game,
    })
}

/// The game that a command is asked to play.
pub(crate) fn game(
    options: &GameOptions,
    command: &str,
    texts: &Texts,
) -> Result<Dreamscape, Failure> {
    let rules = rules(options, command, texts)?;
    let pack = library::open_dreamscape(options.pack(Dreamscape::NAME), texts)?;
    Dreamscape::new(rules, pack.content).map_err(|problems| {
        let told = |problem| (texts.rules_problem(problem), problem.rule());
        Failure::usage(texts, load::unplayable(problems.into_iter().map(told)))
    })
}

fn rules(options: &GameOptions, command: &str, texts: &Texts) -> Result<Rules, Failure> {
    let edition = options.edition.unwrap_or(EDITION);
    let mut rules = match options.game {
        Played::Solo => Rules::new(edition).alone(profile::line(options, texts)?),
        _ => {
            profile::none(options, command, texts)?;
            Rules {
                players: options.players.unwrap_or(2),
                nightmare: options.nightmare,
                simultaneous: options.simultaneous,
                ..Rules::new(edition)
            }
        }
    };
    let names: Vec<&str> = RuleField::ALL.iter().map(|field| field.name).collect();
    setup::house_rules(options, command, &names, texts, |rule| {
        match rules.set(rule) {
            Ok(()) => Ok(()),
            Err(ParseRulesError::Field(name)) => Err(WrongRule::Unknown(name)),
            Err(error) => Err(WrongRule::Told(texts.parse_rules_error(&error))),
        }
    })?;
    Ok(rules)
}
