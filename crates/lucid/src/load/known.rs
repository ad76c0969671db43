//! The games that records are known of.

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_tabletop::Game;
use lucid_tabletop::record::{Fault, Header, RecordError};
use lucid_texts::{Complaint, Texts};

use crate::library::Library;

/// The names of all games that records are known of.
pub(crate) const KNOWN: [&str; 2] = [Dreamscape::NAME, DreamRunners::NAME];

/// The header field that names no game, and why.
type Wrong = (&'static str, String);

/// A game that can be found from the header of a record.
pub(crate) trait Known: Game + Sized {
    /// The versions of the rules that records can be replayed with.
    const VERSIONS: &'static [u16];

    /// The game of a header whose version is one of [`Known::VERSIONS`]; nothing
    /// if it is none after all.
    fn found(
        header: &Header,
        pack: (&str, &str),
        library: &Library,
        texts: &Texts,
    ) -> Result<Option<Self>, Wrong>;

    /// What is wrong with a record as a game.
    fn fault(&self, fault: &Fault<Self::Refusal>, texts: &Texts) -> String;
}

impl Known for Dreamscape {
    const VERSIONS: &'static [u16] = Dreamscape::VERSIONS;

    fn found(
        header: &Header,
        (pack, hash): (&str, &str),
        library: &Library,
        texts: &Texts,
    ) -> Result<Option<Self>, Wrong> {
        let rules =
            (header.rules.parse()).map_err(|error| ("rules", texts.parse_rules_error(&error)))?;
        let content =
            (library.dreamscape(pack, hash)).map_err(|missing| ("pack", missing.told(texts)))?;
        let game = Dreamscape::at_version(header.version, rules, content.clone());
        let told = |problem| (texts.rules_problem(problem), problem.rule());
        game.transpose()
            .map_err(|problems| ("rules", unplayable(problems.into_iter().map(told))))
    }

    fn fault(&self, fault: &Fault<Self::Refusal>, texts: &Texts) -> String {
        texts.fault(self, fault)
    }
}

impl Known for DreamRunners {
    const VERSIONS: &'static [u16] = DreamRunners::VERSIONS;

    fn found(
        header: &Header,
        (pack, hash): (&str, &str),
        library: &Library,
        texts: &Texts,
    ) -> Result<Option<Self>, Wrong> {
        let rules = (header.rules.parse())
            .map_err(|error| ("rules", texts.runners_parse_rules_error(&error)))?;
        let content =
            (library.runners(pack, hash)).map_err(|missing| ("pack", missing.told(texts)))?;
        let game = DreamRunners::at_version(header.version, rules, content.clone());
        let told = |problem| (texts.runners_rules_problem(problem), problem.rule());
        game.transpose()
            .map_err(|problems| ("rules", unplayable(problems.into_iter().map(told))))
    }

    fn fault(&self, fault: &Fault<Self::Refusal>, texts: &Texts) -> String {
        texts.runners_fault(self, fault)
    }
}

/// The game of a record, or the header field that names none, and why.
pub(super) fn game_of<G: Known>(
    header: &Header,
    library: &Library,
    texts: &Texts,
) -> Result<G, Wrong> {
    // First of all, because a later version may say things that cannot be read here.
    let unknown = || {
        let newest = G::RULES_VERSION;
        let why = match header.version {
            version if version > newest => Complaint::NewerVersion { version, newest },
            version => Complaint::NoSuchVersion(version),
        };
        ("version", texts.complaint(why))
    };
    if !<G as Known>::VERSIONS.contains(&header.version) {
        return Err(unknown());
    }
    let pack = header.pack.split_once(' ').ok_or_else(|| {
        let (line, field) = (1, "pack");
        let error = RecordError::BadField { line, field };
        (field, texts.record_error(&error))
    })?;
    G::found(header, pack, library, texts)?.ok_or_else(unknown)
}

/// All problems of a ruleset in one line, each with its rule.
pub(crate) fn unplayable(problems: impl Iterator<Item = (String, &'static str)>) -> String {
    let listed: Vec<String> = problems
        .map(|(sentence, rule)| format!("{} ({rule}).", sentence.trim_end_matches('.')))
        .collect();
    listed.join(" ")
}
