//! The options of the solo game: how hard Mr Nightmare is, and what it leaves out.

use std::fmt::Write as _;

use lucid_dreamscape::{Difficulty, Profile};
use lucid_texts::{Phrase, Texts, arg};

use crate::failure::Failure;
use crate::options::refuse;
use crate::suggestion;
use crate::titles::GameOptions;

/// Numbers that differ from all printed profiles.
const EXAMPLE: &str = "3/3/3/2/3/3";

/// What `--help` says about profiles.
pub(super) fn profiles_help() -> String {
    let mut help = String::from(
        "Profiles of solo (L3): how many shards he discards, and his points for a red one\n  \
         name              gray/white/blue/brown/green/red\n",
    );
    for profile in Profile::ALL {
        let line = profile.difficulty();
        let numbers = line.numbers().map(|number| number.to_string());
        // Writing to a string cannot fail.
        let _ = writeln!(help, "  {:<17} {}", profile.name(), numbers.join("/"));
    }
    help + "  or numbers of your own, 1 to 9, for red 0 to 9\n"
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
            true => texts.complaint_profile_numbers(arg::Example(EXAMPLE), arg::Profile(profile)),
            false => texts.complaint_no_such_profile(
                arg::Example(EXAMPLE),
                arg::Known(known),
                arg::Profile(profile),
            ),
        };
        let problem = format!("--profile: {why}");
        let names = Profile::ALL.map(Profile::name);
        let problem = suggestion::added(problem, profile, names, texts);
        Failure::usage(texts, problem)
    })
}

/// The profile that is asked for, in a game of one player.
pub(super) fn line(args: &GameOptions, texts: &Texts) -> Result<Difficulty, Failure> {
    let given = [
        ("--players", args.players.is_some()),
        ("--nightmare", args.nightmare),
        ("--simultaneous", args.simultaneous),
    ];
    refuse(&given, texts.phrase(Phrase::ComplaintNotInSolo), texts)?;
    profile(args.profile.as_deref(), texts)
}

/// Makes sure that no profile is given for a game of several players.
pub(super) fn none(args: &GameOptions, command: &str, texts: &Texts) -> Result<(), Failure> {
    let given = [("--profile", args.profile.is_some())];
    let command = format!("{command} solo");
    refuse(&given, texts.complaint_only_in_solo(command), texts)
}
