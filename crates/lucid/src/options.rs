//! Options that several commands share.

mod bots;
mod house_rules;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use lucid_dreamscape::{Difficulty, Edition, Profile};
use lucid_texts::{Complaint, Texts};

use crate::failure::Failure;
use crate::suggestion;

pub(crate) use bots::{Bot, bots, bots_by_seat, help_on_bots};
pub(crate) use house_rules::{WrongRule, refuse, set_house_rules};

/// Numbers that differ from all printed profiles.
const EXAMPLE: &str = "3/3/3/2/3/3";

/// Reads the name of an edition.
pub(crate) fn editions() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(Edition::ALL.map(Edition::name))
        .map(|name| Edition::named(&name).expect("only names of editions are possible"))
}

/// How hard Mr Nightmare is (L3): Bad Dreams, unless `--profile` says otherwise.
pub(crate) fn profile(profile: Option<&str>, texts: &Texts) -> Result<Difficulty, Failure> {
    let Some(profile) = profile else {
        return Ok(Profile::BadDreams.difficulty());
    };
    profile.parse().map_err(|_| {
        let known = Profile::ALL.map(Profile::name).join(", ");
        let is_numbers = profile.contains(|c: char| c == '/' || c.is_ascii_digit());
        let why = match is_numbers {
            true => Complaint::ProfileNumbers {
                profile,
                example: EXAMPLE,
            },
            false => Complaint::NoSuchProfile {
                profile,
                known: &known,
                example: EXAMPLE,
            },
        };
        let problem = format!("--profile: {}", texts.complaint(why));
        let names = Profile::ALL.map(Profile::name);
        let problem = suggestion::added(problem, profile, names, texts);
        Failure::usage(texts, problem)
    })
}

/// Reads a number that may be 0.
pub(crate) fn whole(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| "not a whole number".to_owned())
}

/// Reads a number of which there must be at least one.
pub(crate) fn count(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| "not a whole number from 1 on".to_owned())
}
