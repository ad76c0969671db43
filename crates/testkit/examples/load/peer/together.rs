//! All four seats of a match submit at the same moment, again and again.

use std::time::Duration;

use crate::crowd::{SEATS, Table, TableContext};

/// The name of the game in which all may act.
pub(crate) const GAME: &str = "dream-together";
/// A refused move is not answered, so a round ends when this has passed.
const ROUND: Duration = Duration::from_millis(100);

/// Four people and their rounds.
#[derive(Debug)]
pub(crate) struct Together {
    synced: usize,
    state: u32,
    rounds: u32,
    /// Moves that were applied.
    pub(crate) applied: u32,
}

impl Together {
    /// How many rounds are left.
    pub(crate) fn new(rounds: u32) -> Together {
        Together {
            synced: 0,
            state: 0,
            rounds,
            applied: 0,
        }
    }
}

impl Table for Together {
    fn heard(&mut self, seat: usize, text: &str, context: &mut TableContext<'_>) {
        if text == "2" {
            return context.say(seat, "3".to_owned());
        }
        match super::read(GAME, text) {
            Some(("sync", _)) => {
                self.synced += 1;
                if self.synced < SEATS {
                    context.say(self.synced, sync(self.synced));
                } else {
                    context.wake_at(context.now + ROUND);
                }
            }
            Some((_, Some(state))) if seat == 0 => {
                self.applied += state - self.state;
                self.state = state;
            }
            _ => {}
        }
    }

    fn wake(&mut self, context: &mut TableContext<'_>) {
        if self.synced == 0 {
            return context.say(0, sync(0));
        }
        if self.rounds > 0 {
            for seat in 0..SEATS {
                let number = self.rounds + seat as u32;
                context.say(
                    seat,
                    super::step(GAME, "place", number, self.state, "m", seat),
                );
            }
        }
        // After the last round there is one more wait, for what is on its way.
        self.rounds = self.rounds.wrapping_sub(1);
        if !self.is_finished() {
            context.wake_at(context.now + ROUND);
        }
    }

    fn is_finished(&self) -> bool {
        self.rounds == u32::MAX
    }
}

fn sync(seat: usize) -> String {
    format!(r#"42/{GAME},["sync","m","{seat}",null,{SEATS}]"#)
}
