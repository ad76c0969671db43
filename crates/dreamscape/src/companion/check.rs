//! No more than the box has: a slip of the pen is found at once.

use super::{Companion, EntryRefusal};
use crate::{ByColour, Colour};

/// More points than he can get in any game.
const MOST_POINTS: i16 = 9_999;

impl Companion {
    pub(super) fn check(&self) -> Result<(), EntryRefusal> {
        for colour in Colour::ALL {
            self.check_colour(colour)?;
        }
        let yours = match self.trees.is_stale {
            true => 0,
            false => self.trees.value.total(),
        };
        let (told, there) = (yours + u32::from(self.duel.trees), self.rules.trees());
        if told > u32::from(there) {
            return Err(EntryRefusal::TooManyTrees { told, there });
        }
        match self.duel.score {
            0..=MOST_POINTS => Ok(()),
            score => Err(EntryRefusal::TooManyPoints(score)),
        }
    }

    /// Only what is not old counts: a shard may have moved from there to here.
    fn check_colour(&self, colour: Colour) -> Result<(), EntryRefusal> {
        let rows = self.rows.iter().filter(|row| !row.is_stale);
        let in_rows = rows.filter_map(|row| row.value).flat_map(|row| row.iter());
        let mut told = in_rows.filter(|shard| *shard == colour).count() as u32;
        if colour == Colour::Red {
            told = told.max(self.red.map_or(0, u32::from));
        }
        let count = |shards: &ByColour<u8>, is_stale: bool| match is_stale {
            true => 0,
            false => u32::from(shards[colour]),
        };
        told += count(&self.dream.value, self.dream.is_stale);
        told += count(&self.cards.value, self.cards.is_stale);
        told += count(&self.duel.stock, false);
        let whole = match colour {
            Colour::Red => {
                let on_links = match self.links.is_stale {
                    true => 0,
                    false => self.links.value.len() as u32,
                };
                told += on_links + u32::from(self.red_reserve);
                self.rules.red_in_play()
            }
            // The shard on a purpose is out of play, and nobody has told of it.
            _ => self.rules.shards[colour] - u8::from(self.purposes.contains(&colour)),
        };
        let there = u32::from(whole - self.rules.solo_marks());
        if told > there {
            return Err(EntryRefusal::TooMany {
                colour,
                told,
                there,
            });
        }
        Ok(())
    }
}
