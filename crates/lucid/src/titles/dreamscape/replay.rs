//! What `lucid replay` prints for games of Dreamscape.

mod picture;
mod transcript;
mod turns;

use std::io;

use lucid_dreamscape::{Dreamscape, Event, Location};
use lucid_tabletop::{EventData, Seat};

use crate::output::Ink;
use crate::replay::{Replay, Replayable, Transcript};

impl Replayable for Dreamscape {
    const TRANSCRIPT: Option<Transcript<Dreamscape>> = Some(tell);

    fn sentence(replay: &Replay<'_, Dreamscape>, event: &Event) -> String {
        let name = |seat: Seat| replay.names[seat.index()].clone();
        replay.texts.event(replay.game(), &name, event)
    }

    fn described(&self, event: &Event) -> EventData {
        event.data(self.content())
    }

    fn score(&self, state: &Self::State, seat: Seat) -> i32 {
        state.table().players[seat].score.into()
    }

    fn rival(&self, state: &Self::State) -> Option<i32> {
        (self.rules().solo).map(|_| state.table().duel.score.into())
    }

    fn position(&self, state: &Self::State) -> String {
        lucid_dreamscape::position::write(self, state)
    }
}

/// The whole game turn by turn, then a picture of its end.
fn tell(replay: &Replay<'_, Dreamscape>, ink: Ink, out: &mut dyn io::Write) -> io::Result<()> {
    transcript::tell(replay, ink, out)?;
    out.write_all(picture::draw(replay, ink).as_bytes())
}

/// Whether somebody plays against Mr Nightmare alone.
fn is_solo(replay: &Replay<'_, Dreamscape>) -> bool {
    replay.game().rules().solo.is_some()
}

/// The name of a location, short enough for maps and lists.
fn short_name(replay: &Replay<'_, Dreamscape>, location: Location) -> String {
    let edition = replay.game().rules().edition;
    replay.texts.short_location(edition, location)
}
