//! Counts that several players need.

use lucid_dreamscape::{ByColour, Player, Table};

/// The shards on a player's cards (A4).
pub(in crate::dreamscape) fn stored(table: &Table, player: &Player) -> ByColour<u8> {
    let mut stored = ByColour::default();
    for card in player.usable_cards() {
        if let Some(colour) = table.slot(card).shard {
            stored[colour] += 1;
        }
    }
    stored
}

/// The red shards that count against a player with this many in Hands (F3).
pub(in crate::dreamscape) fn red(player: &Player, in_hands: u8) -> i32 {
    player.board.red().len() as i32 + i32::from(in_hands)
}
