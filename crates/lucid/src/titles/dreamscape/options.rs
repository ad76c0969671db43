//! From the command line to games of Dreamscape.

use std::fmt::Write as _;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use lucid_dreamscape::rules::RuleField;
use lucid_dreamscape::{Edition, Rules};
use lucid_texts::Texts;

use super::solo_options;
use crate::failure::Failure;
use crate::options::set_house_rules;
use crate::titles::{GameOptions, Variant};

/// The rulebook unless another is asked for.
const EDITION: Edition = Edition::Sylex;

/// Reads the name of an edition.
pub(crate) fn editions() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(Edition::ALL.map(Edition::name))
        .map(|name| Edition::named(&name).expect("only names of editions are possible"))
}

/// What `--help` says about rules and profiles.
pub(super) fn rules_help() -> String {
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
    [help, solo_options::profiles_help()].join("\n")
}

/// The rules that options ask for.
pub(super) fn rules(options: &GameOptions, command: &str, texts: &Texts) -> Result<Rules, Failure> {
    let edition = options.edition.unwrap_or(EDITION);
    let mut rules = match options.game {
        Variant::Solo => Rules::new(edition).alone(solo_options::line(options, texts)?),
        _ => {
            solo_options::none(options, command, texts)?;
            Rules {
                players: options.players.unwrap_or(2),
                nightmare: options.nightmare,
                simultaneous: options.simultaneous,
                ..Rules::new(edition)
            }
        }
    };
    set_house_rules(&mut rules, &options.house_rules, command, texts, |error| {
        texts.parse_rules_error(&error.into())
    })?;
    Ok(rules)
}
