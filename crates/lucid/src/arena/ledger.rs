//! The file that results are kept in: a line for what is played, then a line for
//! each game, written as soon as it is over.

use std::fs::{File, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use lucid_bots::arena::{Match, Standings};
use lucid_tabletop::{BySeat, Outcome, Seat, SeatSet};
use lucid_texts::{ArenaTrouble, Complaint, Texts};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::output::tame;

/// The field that marks the first line.
pub(super) const MARK: &str = "lucid_arena";

/// A file of results, open at its end and nobody else's as long as this lives.
#[derive(Debug)]
pub(super) struct Ledger {
    path: String,
    file: File,
}

impl Ledger {
    /// Opens a file, or makes one, and brings the results in it to the standings.
    ///
    /// A last line that is not whole, as a stop at the wrong moment leaves it, is
    /// taken away.
    pub(super) fn open(
        path: &Path,
        settings: &Value,
        standings: &mut Standings,
        texts: &Texts,
    ) -> Result<Ledger, Failure> {
        let path_text = path.display().to_string();
        let unreadable = |error: &io::Error| {
            Failure::of_file(&path_text, texts.complaint(Complaint::Unreadable(error)))
        };
        let refused = |trouble| Failure::of_file(&path_text, texts.arena_trouble(trouble));
        let mut file = File::options()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(path)
            .map_err(|error| {
                Failure::of_file(&path_text, texts.complaint(Complaint::Unwritable(&error)))
            })?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(refused(ArenaTrouble::InUse)),
            // Where a file system has no locks, one has to look after oneself.
            Err(TryLockError::Error(_)) => {}
        }
        let mut text = Vec::new();
        file.read_to_end(&mut text)
            .map_err(|error| unreadable(&error))?;
        let whole = text.iter().rposition(|byte| *byte == b'\n');
        let whole = whole.map_or(0, |last| last + 1);
        let lines =
            std::str::from_utf8(&text[..whole]).map_err(|_| refused(ArenaTrouble::NoLedger))?;
        let mut lines = lines.lines().enumerate();
        let mut ledger = Ledger {
            path: path_text.clone(),
            file,
        };
        match lines.next() {
            // Nothing but the beginning of a first line of ours may be written over.
            None => {
                let ours = format!("{settings}\n").into_bytes();
                if !ours.starts_with(&text) {
                    return Err(refused(ArenaTrouble::NoLedger));
                }
                ledger.cut(0, texts)?;
                ledger.write(settings, texts)?;
            }
            Some((_, first)) => {
                same_settings(first, settings, &path_text, texts)?;
                ledger.cut(whole as u64, texts)?;
            }
        }
        for (index, line) in lines {
            let result = parse(line, standings).ok_or_else(|| {
                Failure::in_line(
                    &path_text,
                    index + 1,
                    texts.arena_trouble(ArenaTrouble::NoResult),
                )
            })?;
            standings.note(result.0, result.1);
        }
        Ok(ledger)
    }

    /// Adds the result of a game.
    pub(super) fn put(
        &mut self,
        game: Match,
        seats: usize,
        outcome: &Outcome,
        texts: &Texts,
    ) -> Result<(), Failure> {
        let mut line = json!({
            "deal": game.deal,
            "line_up": game.line_up,
            "turn": game.turn,
            "scores": outcome.scores.0[..seats],
            "winners": outcome.winners.to_string(),
        });
        if let Some(rival) = outcome.rival {
            line["rival"] = json!(rival);
        }
        self.write(&line, texts)
    }

    /// One write for each line, so that at most the last can be torn.
    fn write(&mut self, line: &Value, texts: &Texts) -> Result<(), Failure> {
        let done = self.file.write_all(format!("{line}\n").as_bytes());
        done.map_err(|error| self.unwritable(&error, texts))
    }

    /// Cuts the file off, and stands at its end.
    fn cut(&mut self, length: u64, texts: &Texts) -> Result<(), Failure> {
        let done = self.file.set_len(length);
        let done = done.and_then(|()| self.file.seek(SeekFrom::Start(length)));
        done.map(drop)
            .map_err(|error| self.unwritable(&error, texts))
    }

    fn unwritable(&self, error: &io::Error, texts: &Texts) -> Failure {
        Failure::of_file(&self.path, texts.complaint(Complaint::Unwritable(error)))
    }
}

/// Makes sure that a file holds games of the same kind, and says what differs.
fn same_settings(first: &str, settings: &Value, path: &str, texts: &Texts) -> Result<(), Failure> {
    let refused = |trouble| Failure::of_file(path, texts.arena_trouble(trouble));
    let found: Value = serde_json::from_str(first).unwrap_or_default();
    if found.get(MARK).is_none() {
        return Err(refused(ArenaTrouble::NoLedger));
    }
    let fields = settings.as_object().into_iter().flatten();
    for (field, here) in fields {
        let there = found.get(field).unwrap_or(&Value::Null);
        if there != here {
            let told = |value: &Value| match value {
                Value::String(text) => tame(text),
                Value::Array(list) => {
                    let list: Vec<&str> = list.iter().filter_map(Value::as_str).collect();
                    tame(&list.join(","))
                }
                other => tame(&other.to_string()),
            };
            let (there, here) = (&told(there), &told(here));
            return Err(refused(ArenaTrouble::OtherSettings { field, there, here }));
        }
    }
    Ok(())
}

/// The result on a line; nothing if it is none of this arena.
fn parse(line: &str, standings: &Standings) -> Option<(Match, Outcome)> {
    let value: Value = serde_json::from_str(line).ok()?;
    let number = |field: &str| value.get(field)?.as_u64();
    let game = Match {
        deal: number("deal")?,
        line_up: usize::try_from(number("line_up")?).ok()?,
        turn: usize::try_from(number("turn")?).ok()?,
    };
    let seats = standings.schedule().seats;
    let list = value.get("scores")?.as_array()?;
    let mut scores = BySeat([0; lucid_tabletop::MAX_SEATS]);
    for (seat, score) in Seat::first(seats).zip(list) {
        scores[seat] = i32::try_from(score.as_i64()?).ok()?;
    }
    let winners = value.get("winners")?.as_str()?.chars();
    let winners: Option<SeatSet> = winners
        .map(|letter| Seat::first(seats).find(|seat| seat.letter() == letter))
        .collect();
    let rival = value.get("rival").map(|rival| rival.as_i64());
    let rival = match rival {
        None => None,
        Some(rival) => Some(i32::try_from(rival?).ok()?),
    };
    let fits = standings.knows(game) && list.len() == seats && rival.is_some() == (seats == 1);
    let outcome = Outcome {
        scores,
        winners: winners?,
        rival,
    };
    fits.then_some((game, outcome))
}
