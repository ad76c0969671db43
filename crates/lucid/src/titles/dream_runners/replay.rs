//! What `lucid replay` prints for games of Dream Runners.

use lucid_dream_runners::DreamRunners;
use lucid_tabletop::{EventData, Seat};

use crate::replay::{Replay, Replayable, Transcript};

impl Replayable for DreamRunners {
    const TRANSCRIPT: Option<Transcript<DreamRunners>> = None;

    fn sentence(replay: &Replay<'_, DreamRunners>, event: &Self::Event) -> String {
        let name = |seat: Seat| replay.names[seat.index()].clone();
        replay.texts.runners_event(replay.game(), &name, event)
    }

    fn described(&self, event: &Self::Event) -> EventData {
        event.data(self.content())
    }

    fn score(&self, state: &Self::State, seat: Seat) -> i32 {
        state.table().players[seat].score.into()
    }

    fn rival(&self, _: &Self::State) -> Option<i32> {
        None
    }

    fn position(&self, state: &Self::State) -> String {
        lucid_dream_runners::position::write(self, state)
    }
}
