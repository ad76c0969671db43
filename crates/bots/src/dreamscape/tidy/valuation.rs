//! The value of things to a player, in points that they may bring.

use lucid_dreamscape::{Colour, Link, Player, Table};

use super::{Lookahead, Manner};
use crate::dreamscape::ring::steps_to;

/// F3: what a red shard costs at the end.
const RED: f64 = 3.0;
/// What a shy player would rather lose than cross a red shard.
const FEAR: f64 = 100.0;

impl Lookahead<'_> {
    pub(super) fn table(&self) -> &Table {
        self.state.table()
    }

    pub(super) fn player(&self) -> &Player {
        &self.table().players[self.seat]
    }

    /// The value of a shard in Hands, before it is clear where it will go.
    pub(super) fn shard(&self, colour: Colour) -> f64 {
        let wanted = self
            .table()
            .tiles()
            .any(|(_, colour_of_tile)| colour_of_tile == Some(colour));
        let use_of_it = match colour {
            // K5: a tree scores as many points as there are trees then.
            Colour::Green if self.table().tree_reserve > 0 => {
                0.8 * (1.0 + self.player().board.trees().len() as f64)
            }
            Colour::White => 1.0,
            Colour::Blue => 0.9,
            Colour::Gray => 0.8,
            Colour::Brown | Colour::Green => 0.6,
            Colour::Red => -RED,
        };
        use_of_it + if wanted { 1.0 } else { 0.0 }
    }

    /// The value of taking a red shard off a link, apart from its cost in Hands: the
    /// points that Mr Nightmare will not get for it (L14).
    pub(super) fn cleared(&self, link: Link) -> f64 {
        if self.manner == Manner::Shy {
            return -FEAR;
        }
        let Some(line) = self.game.rules().solo else {
            return 0.0;
        };
        f64::from(line.red_points()) * f64::from(self.nights_without(link))
    }

    /// For how many of his Creations a cleared link stays clear, until he comes by and
    /// leaves another red shard (L9).
    fn nights_without(&self, link: Link) -> u8 {
        let table = self.table();
        let left = self.game.rules().cycles + 1 - table.cycle;
        let steps = steps_to(table.mr_nightmare.unwrap_or_default(), link);
        // If he has yet to travel in this cycle, he comes one Creation sooner.
        let nights = steps.map_or(left, |steps| steps + u8::from(table.duel.first));
        nights.min(left)
    }
}
