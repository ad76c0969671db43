//! What a table is worth to a seat, in points that it may bring.

use dreamscape::{ByColour, CardId, Colour, Dreamscape, Pending, Phase, Table};
use tabletop::Seat;

use super::cards::{self, Means};
use super::needs::Plans;
use super::purposes::{self, Rivals};
use super::site::Site;
use super::solo;
use crate::dreamscape::laid::Shelf;

/// F3: what a red shard costs at the end.
const RED: f64 = 3.0;

/// Whoever has to choose.
#[derive(Clone, Debug)]
pub(super) struct Mind<'a> {
    pub(super) game: &'a Dreamscape,
    pub(super) shelf: &'a Shelf,
    pub(super) seat: Seat,
    pub(super) rivals: Rivals,
    /// How much of the seat's running Travel still counts as one to come: while
    /// the ways through it are compared, nothing.
    pub(super) running: f64,
    /// What cards take on the seat's Dreamscape.
    pub(super) plans: Plans,
}

impl Mind<'_> {
    /// What a table is worth as it lies.
    pub(super) fn worth(&self, table: &Table) -> f64 {
        self.worth_with(table, table.players[self.seat].hands)
    }

    /// The same with other shards in Hands.
    pub(super) fn worth_with(&self, table: &Table, hands: ByColour<u8>) -> f64 {
        let (rules, grid) = (self.game.rules(), self.game.content().grid());
        let player = &table.players[self.seat];
        let board = &player.board;
        let travels = self.travels(table);
        let mut means = Means {
            hands,
            stored: self.stored(table),
            trees: table.tree_reserve,
            travels,
            promised: 0.0,
            draw: draw(travels),
        };
        let mut site = Site::new(grid, board);
        let laid = |card: CardId| self.shelf.card(self.game, card);
        let mut sum = f64::from(player.score);
        sum += cards::worth(player, laid, &self.plans, rules, &mut site, &mut means);
        sum += purposes::worth(self.game, table, self.seat, &self.rivals, travels);
        sum += self.over(table, &means, &site);
        // Where the Dreamer may score when white shards come.
        let walks = travels.min(3.0);
        for slot in board.occupied() {
            if board.top(slot) == Some(Colour::Blue) {
                sum += 0.06 * walks;
            }
            if board.is_mountain(slot, rules.mountain) {
                sum += 0.12 * walks;
            }
        }
        if board.dreamer().is_some() {
            sum += 0.4;
        }
        // K5: each tree makes all later ones better.
        let to_come = travels.min(f64::from(table.tree_reserve));
        sum += 0.45 * to_come * board.trees().len() as f64;
        // K4: three red are nothing worse than lost time.
        let red = u32::from(hands[Colour::Red] % 3) + board.red().len() as u32;
        sum -= RED * f64::from(red);
        if player.pending == Pending::Draw {
            sum += draw(travels);
        }
        sum + solo::worth(self.game, table)
    }

    /// What shards in Hands bring that no card takes.
    fn over(&self, table: &Table, means: &Means, site: &Site<'_>) -> f64 {
        let own = table.players[self.seat].board.trees().len() as u8;
        let greens = means.hands[Colour::Green].min(means.trees);
        let greens = greens.min(site.open().len() as u8);
        let plants: u8 = (0..greens).map(|more| own + more + 1).sum();
        let mut sum = 0.85 * f64::from(plants);
        sum += 0.45 * f64::from(means.hands[Colour::White]);
        for colour in [Colour::Green, Colour::Blue, Colour::Gray, Colour::Brown] {
            let wanted = table.tiles().any(|(_, tint)| tint == Some(colour));
            let each = if wanted { 0.5 } else { 0.15 };
            sum += each * f64::from(means.hands[colour]);
        }
        let stored: u32 = means.stored.total();
        let keeps = if table.phase == Phase::LastPlacement {
            0.0
        } else {
            0.3
        };
        sum + keeps * f64::from(stored) + 0.3 * f64::from(means.stored[Colour::Green])
    }

    /// The shards on the seat's cards.
    fn stored(&self, table: &Table) -> ByColour<u8> {
        let mut stored = ByColour::default();
        for card in table.players[self.seat].usable_cards() {
            if let Some(colour) = table.slot(card).shard {
                stored[colour] += 1;
            }
        }
        stored
    }

    /// How many Travels the seat has still before it, the running one in part.
    pub(super) fn travels(&self, table: &Table) -> f64 {
        let after = self.game.rules().cycles - table.cycle.max(1);
        let place = |seat: Seat| table.order.iter().position(|other| *other == seat);
        let in_this = match table.phase {
            Phase::Setup => 1.0,
            Phase::Travel if table.active() == self.seat => self.running,
            Phase::Travel if place(self.seat) > place(table.active()) => 1.0,
            _ => 0.0,
        };
        f64::from(after) + in_this
    }
}

/// A5: what it is worth to draw a card, with so many Travels to come.
pub(super) fn draw(travels: f64) -> f64 {
    1.2 * (travels - 0.5).clamp(0.0, 2.0)
}
