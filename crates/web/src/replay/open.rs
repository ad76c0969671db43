//! Opening a record, whatever its game.

use std::any::Any;
use std::sync::Arc;

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_tabletop::Game;
use lucid_tabletop::record::{Record, replay};
use lucid_texts::Phrase;

use super::game_timeline::game_of;
use super::problem::{Advice, Problem, Wrong, line_of};
use super::{GameTimeline, Recorded, Timeline};
use crate::storage::Storage;

/// The longest text that is read as a record, many times a long game.
pub const LONGEST_RECORD: usize = 1 << 20;

/// A record that has been opened.
#[derive(Debug)]
pub enum Opened {
    /// A game of Dreamscape.
    Dreamscape(GameTimeline<Dreamscape>),
    /// A game of Dream Runners.
    Runners(GameTimeline<DreamRunners>),
}

impl Opened {
    /// What any player of records needs of it.
    pub fn timeline(&self) -> &dyn Timeline {
        match self {
            Opened::Dreamscape(timeline) => timeline,
            Opened::Runners(timeline) => timeline,
        }
    }

    /// The record, if it is one of a title.
    pub fn timeline_of<G: Recorded>(&self) -> Option<&GameTimeline<G>> {
        let timeline: &dyn Any = match self {
            Opened::Dreamscape(timeline) => timeline,
            Opened::Runners(timeline) => timeline,
        };
        timeline.downcast_ref()
    }
}

/// Opens a record: reads it, finds its game, plays it and checks it on the way.
/// Packs that are not built in are looked for on the storage.
///
/// # Errors
/// The first thing that is wrong.
pub fn open(text: &str, storage: &dyn Storage) -> Result<Opened, Problem> {
    if text.len() > LONGEST_RECORD {
        return Err(Problem::whole(Advice::OtherFile, |texts| {
            texts.phrase(Phrase::ReplayTooLong)
        }));
    }
    // Some editors put a mark before the first letter.
    let text = text.trim_start_matches('\u{feff}');
    let record = Record::parse(text).map_err(|error| Problem::of_shape(text, error))?;
    match record.header.game.as_str() {
        Dreamscape::NAME => timeline(text, &record, storage).map(Opened::Dreamscape),
        DreamRunners::NAME => timeline(text, &record, storage).map(Opened::Runners),
        game => {
            let game = game.to_owned();
            let wrong = Wrong::new("game", Advice::Renew, move |texts| {
                texts.replay_other_game(&game)
            });
            Err(Problem::of_field(text, wrong))
        }
    }
}

fn timeline<G: Recorded>(
    text: &str,
    record: &Record,
    storage: &dyn Storage,
) -> Result<GameTimeline<G>, Problem> {
    let game =
        game_of::<G>(&record.header, storage).map_err(|wrong| Problem::of_field(text, wrong))?;
    let game = Arc::new(game);
    match replay(&*game, record) {
        Ok(replayed) => Ok(GameTimeline::new(game.clone(), record, text, replayed)),
        Err(error) => {
            let field = error.fault.field();
            let line = field.map_or(error.line, |field| line_of(text, field));
            let known = game.clone();
            Err(Problem::in_line(
                text,
                line,
                Advice::Original,
                move |texts| known.fault(texts, &error.fault),
            ))
        }
    }
}
