//! Perft counts in files: a position, and how many ways lead on from it.
//!
//! ```text
//! # perft 1: 12
//! # perft 2: 131
//! dreamscape position 1
//! …
//! ```

use lucid_dreamscape::{Dreamscape, State, position};
use lucid_tabletop::perft;

use super::{game, rehearsal_game};

/// A position with the counts that it should have.
#[derive(Debug)]
pub struct PerftFile {
    /// The game that it belongs to.
    pub game: Dreamscape,
    /// The position.
    pub state: State,
    /// The number of paths for each depth, from 1.
    pub counts: Vec<u64>,
}

impl PerftFile {
    /// Reads a file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(text: &str) -> Result<PerftFile, String> {
        let (head, body): (Vec<&str>, Vec<&str>) =
            text.lines().partition(|line| line.starts_with("# perft "));
        let body = body.join("\n");
        let rules = position::rules_of(&body).map_err(|error| error.to_string())?;
        let rehearsed = body.contains("\npack: rehearsal");
        let game = if rehearsed {
            rehearsal_game(rules)
        } else {
            game(rules)
        };
        let state = position::parse(&game, &body).map_err(|error| error.to_string())?;
        let count = |(index, line): (usize, &&str)| {
            let expected = format!("# perft {}: ", index + 1);
            let number = line.strip_prefix(expected.as_str());
            number
                .and_then(|n| n.parse().ok())
                .ok_or(format!("{line}: not a count"))
        };
        let counts = head
            .iter()
            .enumerate()
            .map(count)
            .collect::<Result<_, _>>()?;
        Ok(PerftFile {
            game,
            state,
            counts,
        })
    }

    /// Counts as deep as the number of paths stays below a limit, and prints the file.
    pub fn write(game: &Dreamscape, state: &State, limit: u64) -> String {
        let mut out = String::new();
        for depth in 1..=6 {
            let paths = perft(game, state, depth).paths;
            if depth > 1 && paths > limit {
                break;
            }
            out.push_str(&format!("# perft {depth}: {paths}\n"));
            if paths * 8 > limit {
                break;
            }
        }
        out + &position::write(game, state)
    }
}
