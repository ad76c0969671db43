//! Lonely Dreams: what every step leaves on the table, straight from `L1` to `L17`.
//!
//! A step is a word of the player or of chance. Whatever Mr Nightmare does in
//! its wake is played out on a table of our own, and then compared with the
//! table that the engine shows.

mod aftermath;
mod day;
mod night;
mod replayed_step;
mod setup;

pub(super) mod dream;
mod tests;

use super::Oracle;
use super::board::Board;
use super::moment::{Moment, Situation};
use super::position::{OwnCard, Player, Table};
use replayed_step::ReplayedStep;

/// The only seat of a solo game.
const YOU: char = 'A';

/// L9: the ring of locations, clockwise.
const RING: [usize; 6] = [1, 2, 3, 6, 5, 4];

/// C3, L1: the capacity of a location with two players.
const CAPACITY: usize = 3;

impl Oracle {
    /// Whether a step of a solo game left the table as the rules say.
    ///
    /// # Errors
    /// What is not as the rules say.
    ///
    /// # Panics
    /// When the game has more players, or a text is not one that the engine writes.
    pub(crate) fn check_solo_step(
        &self,
        before: &str,
        word: &str,
        after: &str,
    ) -> Result<(), String> {
        let (before, after) = (Table::read(before), Table::read(after));
        if before.phase == "setup" {
            return match after.phase.as_str() {
                "setup" => setup::nothing_of_his(&after),
                _ => self.solo_setup(&after),
            };
        }
        let mut replayed = ReplayedStep::new(self, before);
        replayed.step(word);
        replayed.completed(after.player(YOU));
        aftermath::compare(&replayed.table, &after)
    }
}

impl Situation<'_> {
    /// L12: any card that holds the shard which is stolen.
    pub(super) fn may_yield(&self, id: &str) -> bool {
        let Moment::Yielding(shard) = self.moment else {
            return false;
        };
        cards(self.me).any(|card| card.id == id && card.shard == Some(shard))
    }
}

/// A4: all cards with a slot of yours; of the pile only one can hold a shard.
fn cards(player: &Player) -> impl Iterator<Item = &OwnCard> {
    player.front.iter().chain(&player.pile)
}

/// L6: the shards of a colour in your Dreamscape and your trees that stand on it.
fn in_dreamscape(board: &Board, colour: char) -> usize {
    let shards = board.stacks.values().flatten();
    let trees = board
        .trees
        .iter()
        .filter(|place| board.top(**place) == Some(colour));
    shards.filter(|shard| **shard == colour).count() + trees.count()
}
