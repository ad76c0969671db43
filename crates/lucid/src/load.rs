//! Reads record files and finds the game that they belong to.

use std::path::{Path, PathBuf};

use lucid_tabletop::record::{self, Fault, Header, Record, RecordError, Replayed};
use lucid_tabletop::{Game, Seat};
use lucid_texts::{Phrase, Texts, arg};
use lucid_titles::TitleId;

use crate::failure::Failure;
use crate::input;
use crate::library::Library;
use crate::titles::Title;

/// The longest file that is read, many times a long game.
const MAX_MEGABYTES: u64 = 16;

/// The record that a command is about.
#[derive(Debug, clap::Args)]
pub(crate) struct RecordArgs {
    /// The record, of a finished or an unfinished game; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Pack it was played with, if not built in; may be repeated
    #[arg(long = "pack", value_name = "FILE")]
    packs: Vec<PathBuf>,
}

impl RecordArgs {
    /// Reads the record and the packs.
    pub(crate) fn read(&self, texts: &Texts) -> Result<(RecordFile, Library), Failure> {
        let library = self.library(texts)?;
        Ok((RecordFile::read(&self.file, texts)?, library))
    }

    /// The same of a record that may have been cut off.
    pub(crate) fn read_cut_off(&self, texts: &Texts) -> Result<(RecordFile, Library), Failure> {
        let library = self.library(texts)?;
        Ok((RecordFile::read_cut_off(&self.file, texts)?, library))
    }

    fn library(&self, texts: &Texts) -> Result<Library, Failure> {
        input::at_most_once(self.packs.iter().chain([&self.file]), texts)?;
        Library::new(&self.packs, texts)
    }
}

/// A record file whose game has not been looked up yet.
#[derive(Debug)]
pub(crate) struct RecordFile {
    /// The file's name, as it was given.
    path: String,
    record: Record,
    /// The whole text, to find the lines of header fields in.
    text: String,
    /// Whether its last lines are missing.
    is_cut_off: bool,
}

impl RecordFile {
    /// Reads a file that has the shape of a record.
    pub(crate) fn read(path: &Path, texts: &Texts) -> Result<RecordFile, Failure> {
        RecordFile::read_or(path, texts, |_| None)
    }

    /// Reads a file that has the shape of a record, or that of the beginning of one: what
    /// was cut off in the middle of a turn counts as an unfinished game.
    pub(crate) fn read_cut_off(path: &Path, texts: &Texts) -> Result<RecordFile, Failure> {
        RecordFile::read_or(path, texts, mended)
    }

    fn read_or(
        path: &Path,
        texts: &Texts,
        mend: impl Fn(&str) -> Option<Record>,
    ) -> Result<RecordFile, Failure> {
        let path_text = path.display().to_string();
        let text = read_text(path, &path_text, texts)?;
        let (record, is_cut_off) = match Record::parse(&text) {
            Ok(record) => (record, false),
            Err(error) => {
                let is_cut_off = matches!(error, RecordError::Truncated(_));
                let mended = is_cut_off.then(|| mend(&text)).flatten();
                let (line, why) = (error.line(), texts.record_error(&error));
                let record = mended.ok_or_else(|| Failure::in_line(&path_text, line, why))?;
                (record, true)
            }
        };
        Ok(RecordFile {
            path: path_text,
            record,
            text,
            is_cut_off,
        })
    }

    /// The title that was played.
    pub(crate) fn title(&self, texts: &Texts) -> Result<TitleId, Failure> {
        let game = &self.record.header.game;
        TitleId::named(game).ok_or_else(|| {
            let known = TitleId::ALL.map(TitleId::name).join(", ");
            self.refused(texts.complaint_other_game(arg::Game(game), arg::Known(known)))
        })
    }

    /// That the game is not one that can be dealt with.
    pub(crate) fn refused(&self, why: String) -> Failure {
        self.in_field("game", why)
    }

    /// The record as one of a game, which must be the one that it names, played
    /// with one of the packs at hand.
    pub(crate) fn load<G: Title>(
        self,
        library: &Library,
        texts: &Texts,
    ) -> Result<Loaded<G>, Failure> {
        let game = game_of(&self.record.header, library, texts)
            .map_err(|(field, why)| self.in_field(field, why))?;
        Ok(Loaded { game, file: self })
    }

    fn in_field(&self, field: &str, why: String) -> Failure {
        Failure::in_line(&self.path, line_of(&self.text, field), why)
    }
}

/// A record file that is whole, and the game that it was played in.
#[derive(Debug)]
pub(crate) struct Loaded<G> {
    pub(crate) game: G,
    file: RecordFile,
}

impl<G: Title> Loaded<G> {
    /// The file's name, as it was given.
    pub(crate) fn path(&self) -> &str {
        &self.file.path
    }

    pub(crate) fn record(&self) -> &Record {
        &self.file.record
    }

    /// That a header field is not as it should be.
    pub(crate) fn in_field(&self, field: &str, why: String) -> Failure {
        self.file.in_field(field, why)
    }

    /// Plays the record and checks it on the way.
    pub(crate) fn replay(&self, texts: &Texts) -> Result<Replayed<'_, G>, Failure> {
        let mut replayed = record::replay(&self.game, self.record());
        if let Err(error) = &replayed
            && let Fault::Result(end) = &error.fault
            && self.file.is_cut_off
        {
            let mut record = self.record().clone();
            record.result.1.clone_from(end);
            replayed = record::replay(&self.game, &record);
        }
        replayed.map_err(|error| {
            let field = error.fault.field();
            let line = field.map_or(error.line, |field| line_of(&self.file.text, field));
            Failure::in_line(self.path(), line, self.game.fault(&error.fault, texts))
        })
    }

    /// The moment that `--to` names, of a replay: its number of steps, all by default.
    pub(crate) fn moment(
        &self,
        replayed: &Replayed<'_, G>,
        to: Option<usize>,
        texts: &Texts,
    ) -> Result<usize, Failure> {
        let steps = replayed.play.steps().len();
        match to {
            Some(to) if to > steps => {
                let why = texts.complaint_beyond_end(arg::File(self.path()), arg::Steps(steps));
                Err(Failure::usage(texts, format!("--to {to}: {why}")))
            }
            to => Ok(to.unwrap_or(steps)),
        }
    }

    /// The moment that `--to` names, and the state that it begins with.
    pub(crate) fn state_at(
        &self,
        to: Option<usize>,
        texts: &Texts,
    ) -> Result<(usize, G::State), Failure> {
        let replayed = self.replay(texts)?;
        let to = self.moment(&replayed, to, texts)?;
        let mut state = self.game.start();
        for step in &replayed.play.steps()[..to] {
            self.game.take(&mut state, step, &mut ());
        }
        Ok((to, state))
    }

    /// The seat that `--seat` names, which the game must have.
    pub(crate) fn seat(&self, seat: Option<Seat>, texts: &Texts) -> Result<Option<Seat>, Failure> {
        let all = || Seat::first(self.game.seats());
        match seat {
            Some(seat) if all().all(|other| other != seat) => {
                let others: Vec<String> = all().map(|other| other.to_string()).collect();
                let others = arg::Others(others.join(", "));
                let why = texts.complaint_no_seat(others, arg::Seat(seat.to_string()));
                Err(Failure::of_file(self.path(), why))
            }
            seat => Ok(seat),
        }
    }
}

/// The record of an unfinished game whose last lines are missing; nothing if it does not
/// reach its first turn.
fn mended(text: &str) -> Option<Record> {
    // A last word without a blank or a line's end after it may be half of one.
    let whole = text.trim_end_matches(|c: char| !c.is_whitespace());
    let mut lines: Vec<&str> = whole.lines().collect();
    while !lines.last()?.contains(" |") {
        lines.pop();
    }
    let is_end = |line: &&str| line.starts_with("result |") || line.starts_with("open |");
    if lines.last().is_some_and(is_end) {
        lines.pop();
    }
    // How it ends follows from its steps.
    lines.push("open |");
    let digest = format!("digest | {}", "0".repeat(64));
    if !text.starts_with("lucid record 1\n") {
        lines.push(&digest);
    }
    let mut record = Record::parse(&(lines.join("\n") + "\n")).ok()?;
    record.stated = None;
    Some(record)
}

/// The text of a file, within reason.
fn read_text(path: &Path, name: &str, texts: &Texts) -> Result<String, Failure> {
    let wrong = |line, why: String| Failure::in_line(name, line, why);
    let limit = MAX_MEGABYTES << 20;
    // Reading one byte more than allowed shows whether the file is too long.
    let bytes = input::bytes(path, limit + 1, texts)?;
    if bytes.len() as u64 > limit {
        return Err(wrong(1, texts.complaint_too_long(MAX_MEGABYTES)));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let lines = error.as_bytes()[..good].iter().filter(|b| **b == b'\n');
        wrong(lines.count() + 1, texts.phrase(Phrase::ComplaintNotText))
    })
}

/// The line of a header field; the first line if it is not there.
fn line_of(text: &str, field: &str) -> usize {
    let is_field = |line: &str| line.split_once(": ").is_some_and(|(name, _)| name == field);
    text.lines().position(is_field).map_or(1, |index| index + 1)
}

/// The header field that names no game, and why.
type Wrong = (&'static str, String);

/// The game of a record, or the header field that names none, and why.
fn game_of<G: Title>(header: &Header, library: &Library, texts: &Texts) -> Result<G, Wrong> {
    // First of all, because a later version may say things that cannot be read here.
    let unknown = || ("version", unknown_version::<G>(header.version, texts));
    if !G::VERSIONS.contains(&header.version) {
        return Err(unknown());
    }
    let pack = header.pack.split_once(' ').ok_or_else(|| {
        let (line, field) = (1, "pack");
        let error = RecordError::BadField { line, field };
        (field, texts.record_error(&error))
    })?;
    let rules = G::parse_rules(&header.rules, texts).map_err(|why| ("rules", why))?;
    let content = library.content::<G>(pack.0, pack.1);
    let content = content.map_err(|missing| ("pack", missing.told(texts)))?;
    let game = G::of_version(header.version, rules, content, texts);
    game.map_err(|why| ("rules", why))?.ok_or_else(unknown)
}

/// Why a version of the rules cannot be played.
pub(crate) fn unknown_version<G: Game>(version: u16, texts: &Texts) -> String {
    let newest = G::RULES_VERSION;
    match version > newest {
        true => texts.complaint_newer_version(arg::Newest(newest), arg::Version(version)),
        false => texts.complaint_no_such_version(version),
    }
}

/// All problems of a ruleset in one line, each with its rule.
pub(crate) fn unplayable(problems: impl Iterator<Item = (String, &'static str)>) -> String {
    let listed: Vec<String> = problems
        .map(|(sentence, rule)| format!("{} ({rule}).", sentence.trim_end_matches('.')))
        .collect();
    listed.join(" ")
}
