//! Reading record files, and finding the game that they speak of.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use dreamscape::rules::ParseRulesError;
use dreamscape::{Dreamscape, Rules, RulesProblem};
use tabletop::Game;
use tabletop::record::{self, Fault, Header, Record, RecordError, Replayed};
use texts::{Complaint, Texts};

use crate::failure::Failure;
use crate::library::Library;

/// The longest file that is read, many times a long game.
const MAX_MEGABYTES: u64 = 16;

/// A record file that is whole, and the game that it was played in.
#[derive(Debug)]
pub(crate) struct Loaded {
    /// The file's name, as it was given.
    pub(crate) path: String,
    pub(crate) game: Dreamscape,
    pub(crate) record: Record,
    /// The whole text, to find the lines of header fields in.
    text: String,
}

impl Loaded {
    /// Reads a record that was played with one of the packs at hand.
    pub(crate) fn read(path: &Path, library: &Library, texts: &Texts) -> Result<Loaded, Failure> {
        let name = path.display().to_string();
        let text = read_text(path, &name, texts)?;
        let record = Record::parse(&text)
            .map_err(|error| Failure::in_line(&name, error.line(), texts.record_error(&error)))?;
        let game = game_of(&record.header, library, texts)
            .map_err(|(field, why)| Failure::in_line(&name, line_of(&text, field), why))?;
        Ok(Loaded {
            path: name,
            game,
            record,
            text,
        })
    }

    /// Plays the record and checks it on the way.
    pub(crate) fn replay(&self, texts: &Texts) -> Result<Replayed<'_, Dreamscape>, Failure> {
        record::replay(&self.game, &self.record).map_err(|error| {
            let line = match error.fault {
                Fault::Seats(_) => line_of(&self.text, "seats"),
                Fault::NotCommitted => line_of(&self.text, "seed"),
                _ => error.line,
            };
            Failure::in_line(&self.path, line, texts.fault(&self.game, &error.fault))
        })
    }
}

/// The text of a file, within reason.
fn read_text(path: &Path, name: &str, texts: &Texts) -> Result<String, Failure> {
    let wrong = |line, why| Failure::in_line(name, line, texts.complaint(why));
    let limit = MAX_MEGABYTES << 20;
    let mut bytes = Vec::new();
    // One byte more than allowed tells a file that is too long from one that just fits.
    File::open(path)
        .and_then(|file| file.take(limit + 1).read_to_end(&mut bytes))
        .map_err(|error| Failure::of_file(name, texts.complaint(Complaint::Unreadable(&error))))?;
    if bytes.len() as u64 > limit {
        return Err(wrong(1, Complaint::TooLong(MAX_MEGABYTES)));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let lines = error.as_bytes()[..good].iter().filter(|b| **b == b'\n');
        wrong(lines.count() + 1, Complaint::NotText)
    })
}

/// The game of a record, or the header field that names none, and why.
fn game_of(
    header: &Header,
    library: &Library,
    texts: &Texts,
) -> Result<Dreamscape, (&'static str, String)> {
    let wrong = |field, why| (field, texts.complaint(why));
    if header.game != Dreamscape::NAME {
        let (game, known) = (&header.game, Dreamscape::NAME);
        return Err(wrong("game", Complaint::OtherGame { game, known }));
    }
    // First of all, because a later version may say things that cannot be read here.
    let unknown = || {
        let newest = Dreamscape::RULES_VERSION;
        let why = match header.version {
            version if version > newest => Complaint::NewerVersion { version, newest },
            version => Complaint::NoSuchVersion(version),
        };
        wrong("version", why)
    };
    if !Dreamscape::VERSIONS.contains(&header.version) {
        return Err(unknown());
    }
    let rules: Rules = (header.rules.parse())
        .map_err(|error: ParseRulesError| ("rules", texts.parse_rules_error(&error)))?;
    let (pack, hash) = header.pack.split_once(' ').ok_or_else(|| {
        let (line, field) = (1, "pack");
        let error = RecordError::BadField { line, field };
        (field, texts.record_error(&error))
    })?;
    let content = (library.find(pack, hash)).map_err(|missing| ("pack", missing.told(texts)))?;
    Dreamscape::at_version(header.version, rules, content.clone())
        .ok_or_else(unknown)?
        .map_err(|problems| ("rules", unplayable(texts, &problems)))
}

/// All problems of a ruleset in one line, each with its rule.
pub(crate) fn unplayable(texts: &Texts, problems: &[RulesProblem]) -> String {
    let listed: Vec<String> = (problems.iter())
        .map(|problem| {
            let sentence = texts.rules_problem(*problem);
            format!("{} ({}).", sentence.trim_end_matches('.'), problem.rule())
        })
        .collect();
    listed.join(" ")
}

/// The line of a header field; the first line if it is not there.
fn line_of(text: &str, field: &str) -> usize {
    let is_field = |line: &str| line.split_once(": ").is_some_and(|(name, _)| name == field);
    text.lines().position(is_field).map_or(1, |index| index + 1)
}
