//! How a new game is chosen: by options, or by asking.

use lucid_dreamscape::companion::{Companion, SetupProblem, read_purposes};
use lucid_dreamscape::{Colour, Difficulty, Edition, Profile, Rules};
use lucid_texts::{Phrase, Texts, arg};

use super::CompanionArgs;
use super::session::ask;
use crate::failure::Failure;
use crate::output;
use crate::titles::dreamscape::solo_options;

/// A new game, or nothing if the person leaves before it begins.
pub(super) fn game(args: &CompanionArgs, texts: &Texts) -> anyhow::Result<Option<Companion>> {
    let Some(line) = line(args, texts)? else {
        return Ok(None);
    };
    let rules = Rules::new(args.edition.unwrap_or(Edition::Sylex)).alone(line);
    if let Some(named) = &args.purposes {
        let start = start(rules, named, texts);
        let start = start.map_err(|said| Failure::usage(texts, format!("--purposes: {said}")))?;
        return Ok(Some(start));
    }
    loop {
        let Some(named) = ask(&texts.phrase(Phrase::CompanionAskPurposes))? else {
            return Ok(None);
        };
        match start(rules, &named, texts) {
            Ok(companion) => return Ok(Some(companion)),
            Err(said) => output::complain(&said),
        }
    }
}

/// How hard he is; asked for only when the purposes are, too.
fn line(args: &CompanionArgs, texts: &Texts) -> anyhow::Result<Option<Difficulty>> {
    if args.profile.is_some() || args.purposes.is_some() {
        return Ok(Some(solo_options::profile(args.profile.as_deref(), texts)?));
    }
    let known = Profile::ALL.map(Profile::name).join(", ");
    let question =
        texts.companion_ask_profile(arg::Known(&known), arg::Usual(Profile::BadDreams.name()));
    loop {
        let Some(named) = ask(&question)? else {
            return Ok(None);
        };
        let named = named.trim().to_lowercase();
        let named = Some(named.as_str()).filter(|name| !name.is_empty());
        match solo_options::profile(named, texts) {
            Ok(line) => return Ok(Some(line)),
            Err(failure) => failure.tell(),
        }
    }
}

/// The game with purposes by name, or what is wrong with them.
fn start(rules: Rules, named: &str, texts: &Texts) -> Result<Companion, String> {
    let purposes = purposes(named, texts).ok_or(SetupProblem::Purposes);
    let start = purposes.and_then(|colours| Companion::new(rules, colours));
    start.map_err(|problem| texts.companion_setup(&problem))
}

/// Colours in the reader's language, in English, or as letters.
fn purposes(named: &str, texts: &Texts) -> Option<[Colour; 2]> {
    let mut english = named.to_lowercase();
    for colour in Colour::LANDSCAPE {
        english = english.replace(&texts.colour(colour), colour.name());
    }
    read_purposes(&english)
}
