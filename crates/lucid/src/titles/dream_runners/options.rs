//! From the command line to games of Dream Runners.

use std::fmt::Write as _;

use lucid_dream_runners::Rules;
use lucid_dream_runners::rules::RuleField;
use lucid_texts::{Phrase, Texts};

use crate::failure::Failure;
use crate::options::{refuse, set_house_rules};
use crate::titles::GameOptions;

/// What `--help` says about rules.
pub(super) fn rules_help() -> String {
    let mut help = String::from("House rules of dream-runners:\n");
    for field in RuleField::ALL {
        let (name, possible) = (field.name, field.possible);
        let rule = field.rule.unwrap_or("");
        // Writing to a string cannot fail.
        let _ = writeln!(help, "  {name:<21} {rule:<4} {possible}");
    }
    help
}

/// The rules that options ask for.
pub(super) fn rules(options: &GameOptions, command: &str, texts: &Texts) -> Result<Rules, Failure> {
    only_known_options(options, texts)?;
    let mut rules = Rules {
        players: options.players.unwrap_or(2),
        ..Rules::default()
    };
    set_house_rules(&mut rules, &options.house_rules, command, texts, |error| {
        texts.runners_parse_rules_error(&error)
    })?;
    Ok(rules)
}

/// Makes sure that no option is given that this game does not have.
fn only_known_options(args: &GameOptions, texts: &Texts) -> Result<(), Failure> {
    let options = [
        ("--edition", args.edition.is_some()),
        ("--nightmare", args.nightmare),
        ("--simultaneous", args.simultaneous),
        ("--profile", args.profile.is_some()),
    ];
    refuse(&options, texts.phrase(Phrase::ComplaintNotInRunners), texts)
}
