//! From the command line to games of Dream Runners.

use std::fmt::Write as _;

use lucid_dream_runners::rules::{ParseRulesError, RuleField};
use lucid_dream_runners::{DreamRunners, Rules};
use lucid_tabletop::Game as _;
use lucid_texts::{Complaint, Texts};

use super::Runners;
use crate::failure::Failure;
use crate::library;
use crate::load;
use crate::options::GameOptions;
use crate::sim::Args;
use crate::sim::setup::{self, WrongRule};

/// What `--help` says about rules.
pub(crate) fn long_help() -> String {
    let mut help = String::from("House rules of dream-runners:\n");
    for field in RuleField::ALL {
        let (name, rule, possible) = (field.name, field.rule, field.possible);
        // Writing to a string cannot fail.
        let _ = writeln!(help, "  {name:<21} {rule:<4} {possible}");
    }
    help
}

/// Checks what is asked for.
pub(in crate::sim) fn series(args: &Args, texts: &Texts) -> Result<Runners, Failure> {
    let game = game(&args.played, "lucid sim", texts)?;
    Ok(Runners {
        bots: setup::bots(&args.bots, game.seats(), texts)?,
        game,
    })
}

/// The game that a command is asked to play.
pub(crate) fn game(
    options: &GameOptions,
    command: &str,
    texts: &Texts,
) -> Result<DreamRunners, Failure> {
    only_known_options(options, texts)?;
    let mut rules = Rules {
        players: options.players.unwrap_or(2),
        ..Rules::default()
    };
    let names: Vec<&str> = RuleField::ALL.iter().map(|field| field.name).collect();
    setup::house_rules(options, command, &names, texts, |rule| {
        match rules.set(rule) {
            Ok(()) => Ok(()),
            Err(ParseRulesError::Field(name)) => Err(WrongRule::Unknown(name)),
            Err(error) => Err(WrongRule::Told(texts.runners_parse_rules_error(&error))),
        }
    })?;
    let pack = library::open_runners(options.pack(DreamRunners::NAME), texts)?;
    DreamRunners::new(rules, pack.content).map_err(|problems| {
        let told = |problem| (texts.runners_rules_problem(problem), problem.rule());
        Failure::usage(texts, load::unplayable(problems.into_iter().map(told)))
    })
}

/// Makes sure that no option is given which only Dreamscape has.
fn only_known_options(args: &GameOptions, texts: &Texts) -> Result<(), Failure> {
    let options = [
        ("--edition", args.edition.is_some()),
        ("--nightmare", args.nightmare),
        ("--simultaneous", args.simultaneous),
        ("--profile", args.profile.is_some()),
    ];
    setup::refuse(&options, Complaint::NotInRunners, texts)
}
