//! Opening a record of any title.

use std::any::Any;
use std::sync::Arc;

use lucid_tabletop::record::{Record, replay};
use lucid_texts::Phrase;
use lucid_titles::{TitleId, with_title};

use super::game_timeline::game_of;
use super::problem::{Problem, Remedy, Wrong, line_of};
use super::{GameTimeline, Recorded, Timeline};
use crate::storage::Storage;

/// The longest text that is accepted as a record, many times a long game.
pub const LONGEST_RECORD: usize = 1 << 20;

/// A record of any title that has been opened.
#[derive(Debug)]
pub struct Opened {
    title: TitleId,
    timeline: Box<dyn Timeline>,
}

impl Opened {
    fn of<G: Recorded>(timeline: GameTimeline<G>) -> Opened {
        Opened {
            title: G::ID,
            timeline: Box::new(timeline),
        }
    }

    /// Which title it is.
    pub fn title(&self) -> TitleId {
        self.title
    }

    /// The record as a timeline of any title.
    pub fn timeline(&self) -> &dyn Timeline {
        &*self.timeline
    }

    /// The timeline, if it is of a title.
    pub fn timeline_of<G: Recorded>(&self) -> Option<&GameTimeline<G>> {
        let timeline: &dyn Any = &*self.timeline;
        timeline.downcast_ref()
    }

    /// The same by value.
    #[cfg(test)]
    pub(crate) fn into_timeline<G: Recorded>(self) -> Option<GameTimeline<G>> {
        let timeline: Box<dyn Any> = self.timeline;
        timeline.downcast().ok().map(|timeline| *timeline)
    }
}

/// Opens a record: reads it, finds its game, plays it and checks it on the way. Packs that are
/// not built in come from the storage.
///
/// # Errors
/// The first thing that is wrong.
pub fn open(text: &str, storage: &dyn Storage) -> Result<Opened, Problem> {
    if text.len() > LONGEST_RECORD {
        return Err(Problem::whole(Remedy::OtherFile, |texts| {
            texts.phrase(Phrase::ReplayTooLong)
        }));
    }
    // Some editors write a byte order mark.
    let text = text.trim_start_matches('\u{feff}');
    let record = Record::parse(text).map_err(|error| Problem::of_shape(text, error))?;
    let game = &record.header.game;
    let Some(title) = TitleId::named(game) else {
        let game = game.clone();
        let wrong = Wrong::new("game", Remedy::Renew, move |texts| {
            texts.replay_other_game(&game)
        });
        return Err(Problem::of_field(text, wrong));
    };
    with_title!(title, G => timeline::<G>(text, &record, storage).map(Opened::of))
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
                Remedy::Original,
                move |texts| known.fault(texts, &error.fault),
            ))
        }
    }
}
