//! The file of results: a line with the settings, then a line for each game, written
//! as soon as it is over.

use std::fs::{File, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use lucid_bots::arena::{Match, Standings};
use lucid_tabletop::{BySeat, Outcome, Seat, SeatSet};
use lucid_texts::{Phrase, Texts, arg};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::output::tame;

/// The field that identifies the line of settings.
pub(super) const MARK: &str = "lucid_arena";

/// A file of results, locked and open for appending.
#[derive(Debug)]
pub(super) struct ResultsFile {
    path: String,
    file: File,
}

impl ResultsFile {
    /// Opens or creates a file, and adds the results in it to the standings.
    ///
    /// An incomplete last line, which a crash can leave behind, is removed.
    pub(super) fn open(
        path: &Path,
        settings: &Value,
        standings: &mut Standings,
        texts: &Texts,
    ) -> Result<ResultsFile, Failure> {
        let path_text = path.display().to_string();
        let unreadable =
            |error: &io::Error| Failure::of_file(&path_text, texts.complaint_unreadable(error));
        let refused = |phrase| Failure::of_file(&path_text, texts.phrase(phrase));
        let mut file = File::options()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(path)
            .map_err(|error| Failure::of_file(&path_text, texts.complaint_unwritable(&error)))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(refused(Phrase::ArenaInUse)),
            // Some file systems have no locks. There, users must take care themselves.
            Err(TryLockError::Error(_)) => {}
        }
        let mut text = Vec::new();
        file.read_to_end(&mut text)
            .map_err(|error| unreadable(&error))?;
        let whole = text.iter().rposition(|byte| *byte == b'\n');
        let whole = whole.map_or(0, |last| last + 1);
        let lines =
            std::str::from_utf8(&text[..whole]).map_err(|_| refused(Phrase::ArenaNoLedger))?;
        let mut lines = lines.lines().enumerate();
        let mut results = ResultsFile {
            path: path_text.clone(),
            file,
        };
        match lines.next() {
            // Only an incomplete line of settings may be overwritten.
            None => {
                let ours = format!("{settings}\n").into_bytes();
                if !ours.starts_with(&text) {
                    return Err(refused(Phrase::ArenaNoLedger));
                }
                results.cut(0, texts)?;
                results.write(settings, texts)?;
            }
            Some((_, first)) => {
                same_settings(first, settings, &path_text, texts)?;
                results.cut(whole as u64, texts)?;
            }
        }
        for (index, line) in lines {
            let result = parse(line, standings).ok_or_else(|| {
                Failure::in_line(&path_text, index + 1, texts.phrase(Phrase::ArenaNoResult))
            })?;
            standings.note(result.0, result.1);
        }
        Ok(results)
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

    /// Writes a line at once, so that only the last line can be incomplete.
    fn write(&mut self, line: &Value, texts: &Texts) -> Result<(), Failure> {
        let done = self.file.write_all(format!("{line}\n").as_bytes());
        done.map_err(|error| self.unwritable(&error, texts))
    }

    /// Truncates the file and seeks to its end.
    fn cut(&mut self, length: u64, texts: &Texts) -> Result<(), Failure> {
        let done = self.file.set_len(length);
        let done = done.and_then(|()| self.file.seek(SeekFrom::Start(length)));
        done.map(drop)
            .map_err(|error| self.unwritable(&error, texts))
    }

    fn unwritable(&self, error: &io::Error, texts: &Texts) -> Failure {
        Failure::of_file(&self.path, texts.complaint_unwritable(error))
    }
}

/// Checks that a file has the same settings, and says which one differs.
fn same_settings(first: &str, settings: &Value, path: &str, texts: &Texts) -> Result<(), Failure> {
    let found: Value = serde_json::from_str(first).unwrap_or_default();
    if found.get(MARK).is_none() {
        return Err(Failure::of_file(path, texts.phrase(Phrase::ArenaNoLedger)));
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
            let problem = texts.arena_other_settings(
                arg::Field(field),
                arg::Here(told(here)),
                arg::There(told(there)),
            );
            return Err(Failure::of_file(path, problem));
        }
    }
    Ok(())
}

/// Parses a result; `None` if it does not belong to this arena.
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
