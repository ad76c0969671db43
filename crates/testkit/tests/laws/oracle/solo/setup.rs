//! How a solo game begins (L1, L2, L17).

use super::super::position::{His, Table};
use super::super::{COLOURS, LOCATIONS, Oracle};
use super::{CAPACITY, YOU};

/// L5: during setup he has nothing.
pub(super) fn nothing_of_his(table: &Table) -> Result<(), String> {
    if table.his == His::default() {
        return Ok(());
    }
    Err(format!("he begins with {:?}", table.his))
}

impl Oracle {
    /// The table at the start of the first Travel.
    pub(super) fn solo_setup(&self, table: &Table) -> Result<(), String> {
        nothing_of_his(table)?;
        let you = table.player(YOU);
        let rules = &self.rules;
        let tints: Vec<char> = table.tiles.iter().filter_map(|(_, tint)| *tint).collect();
        let rows: Vec<&char> = table.rows.values().flatten().collect();
        let links = match rules.red_on_links {
            true => vec![(3, 6), (5, 6)],
            false => Vec::new(),
        };
        let mut found_links = table.red_links.clone();
        found_links.sort_unstable();
        let facts = [
            (
                "L1: you travel first",
                table.phase == "travel" && table.cycle == 1,
            ),
            ("L1: you start on 1", you.sleeper == 1),
            (
                "L1: you keep one card",
                you.front.len() == 1 && you.drawn.is_empty(),
            ),
            ("L1: he starts on 6", table.mr_nightmare == Some(6)),
            ("L2: two purposes", table.tiles.len() == 2),
            (
                "L2: both for most shards of a colour",
                (table.tiles.iter()).all(|(id, _)| self.most_of_colour.contains(id)),
            ),
            (
                "L2: two colours out of four",
                tints.len() == 2
                    && tints[0] != tints[1]
                    && tints.iter().all(|t| "uybg".contains(*t)),
            ),
            (
                "C3: filled for two",
                LOCATIONS.iter().all(|l| table.row(*l).len() == CAPACITY),
            ),
            ("E11: links", found_links == links),
            ("C6: trees for two", table.tree_reserve == 6),
        ];
        for (fact, holds) in facts {
            if !holds {
                return Err(fact.to_owned());
            }
        }
        for (colour, whole) in COLOURS.into_iter().zip(rules.box_of_shards) {
            // L17: one of each colour is out of play, as are those on purposes.
            let out = 1 + tints.iter().filter(|tint| **tint == colour).count();
            let in_rows = rows.iter().filter(|shard| ***shard == colour).count();
            let elsewhere = match colour {
                'r' => table.red_reserve + table.red_links.len(),
                _ => 0,
            };
            if whole != out + in_rows + elsewhere + table.in_bag(colour) {
                return Err(format!("L17: shards of {colour}"));
            }
        }
        // E10: so many for two players; E20: red lies in locations only if it
        // was in the bag before.
        let red_in_rows = rows.iter().filter(|shard| ***shard == 'r').count();
        if table.in_bag('r') + red_in_rows != rules.red_in_bag {
            return Err("E10: red in the bag".to_owned());
        }
        if red_in_rows > 0 && !rules.red_before_fill {
            return Err("E20: red in a location".to_owned());
        }
        Ok(())
    }
}
