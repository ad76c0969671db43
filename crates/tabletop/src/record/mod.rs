//! A game as a text file: a header, then one line a turn.
//!
//! ```text
//! lucid record 2
//! game: dreamscape
//! version: 1
//! rules: sylex players=2
//! pack: starter 5d41…
//! seats: Ada / Noor
//! salts: 9e1c… / 0f42…
//! seat A: person 40ab…
//! seat B: bot greedy 77aa…
//! commitment: 9f86…
//! seed: 2c62…
//!
//! setup | ?seat:B ?seat:A …
//! 1 travel B | +u >2 +g +y end
//! …
//! result | A 31 B 44 | B
//! digest | 5c2e…
//! ```
//!
//! [`Record`] knows the shape of the file and no game; [`replay()`] plays it.
//! [`erase_name`] removes the name of somebody who wants to be forgotten.

mod digest;
mod erase;
mod error;
mod format;
mod header;
mod replay;
mod seating;
#[cfg(test)]
mod tests;
mod text;

pub use digest::RecordDigest;
pub use erase::erase_name;
pub use error::RecordError;
pub use format::Format;
pub use header::Header;
pub use replay::{Fault, ReplayError, Replayed, replay};
pub use seating::{
    BoundSeat, ERASED_NAME, NameDigest, ParseBoundSeatError, Salt, SeatKind, Seating,
};
pub use text::{Record, TurnLine};

use crate::{Commitment, Events, Game, Playthrough, Seed, Step};

/// The word of [`Step::Expiry`], the same in every game.
pub const EXPIRY: &str = "!time";

/// What the word for draws that were used up begins with; their number follows.
const USED_UP: &str = "!undo:";

/// The word for draws that an agreed undo used up here, the same in every game.
///
/// ```
/// use lucid_tabletop::record::{parse_used_up, used_up_word};
///
/// assert_eq!(used_up_word(5), "!undo:5");
/// assert_eq!(parse_used_up("!undo:5"), Some(5));
/// assert_eq!(parse_used_up("+u"), None);
/// ```
pub fn used_up_word(draws: u64) -> String {
    format!("{USED_UP}{draws}")
}

/// The number of draws in such a word; `None` for any other word.
pub fn parse_used_up(word: &str) -> Option<u64> {
    let draws = word.strip_prefix(USED_UP)?.parse().ok()?;
    (draws > 0 && used_up_word(draws) == word).then_some(draws)
}

/// What a record says besides the steps: who sits where, and the seed.
#[derive(Clone, Debug)]
pub struct Sheet<'a> {
    /// Who sat where when the game began.
    pub seating: &'a Seating,
    /// The seed of the game's chance.
    pub seed: &'a Seed,
    /// Whether seed and salts may be shown: only when the game is over.
    pub reveal: bool,
}

/// The commitment that is published when a game begins.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_tabletop::record::{self, Salt, SeatKind, Seating};
/// use lucid_tabletop::Seed;
///
/// let seed = Seed::of_series(1, 0);
/// let seated = |name| Seating::new([(SeatKind::Person, name)], |seat| Salt::of_seed(&seed, seat));
/// let [ada, noor] = ["Ada", "Noor"].map(|name| record::commitment(&game, &seated(name), &seed));
/// assert_ne!(ada, noor); // it covers who sits where
/// ```
pub fn commitment<G: Game>(game: &G, seating: &Seating, seed: &Seed) -> Commitment {
    header(game, seating, seed).commitment
}

fn header<G: Game>(game: &G, seating: &Seating, seed: &Seed) -> Header {
    let mut header = Header {
        game: G::NAME.to_owned(),
        version: game.version(),
        rules: game.rules_text(),
        pack: game.pack_text(),
        seating: seating.clone(),
        commitment: seed.commitment(),
        seed: Some(*seed),
    };
    header.commitment = header.commitment_with(seed);
    header
}

/// The record of a game so far, as text. Bound seats make it format 2.
///
/// In format 1 there is no word for draws that were used up, and games whose
/// seats are not bound use none up.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_tabletop::record::{self, Salt, SeatKind, Seating, Sheet};
/// use lucid_tabletop::{Playthrough, Seed};
///
/// let seed = Seed::of_series(1, 0);
/// let players = [(SeatKind::Person, "Ada"), (SeatKind::bot("greedy"), "Owl")];
/// let seating = Seating::new(players, |seat| Salt::of_seed(&seed, seat));
/// let sheet = Sheet { seating: &seating, seed: &seed, reveal: false };
/// let text = record::write(&Playthrough::new(&game), &sheet);
/// assert!(text.starts_with("lucid record 2\ngame: dreamscape\n"));
/// assert!(text.contains("\nseats: Ada / Owl\n"));
/// assert!(!text.contains(&seed.to_string())); // not before the game is over
/// ```
pub fn write<G: Game>(play: &Playthrough<'_, G>, sheet: &Sheet<'_>) -> String {
    let game = play.game();
    let mut header = header(game, sheet.seating, sheet.seed);
    header.seed = header.seed.filter(|_| sheet.reveal);
    let mut turns: Vec<String> = Vec::new();
    let mut state = game.start();
    let mut last = None;
    let mut nobody: &mut dyn Events<G::Event> = &mut ();
    for (number, step) in play.steps().iter().enumerate() {
        let turn = game.turn(&state, step);
        if last != Some(turn) {
            turns.push(format!("{turn} |"));
            last = Some(turn);
        }
        let Some(out) = turns.last_mut() else {
            continue;
        };
        out.push(' ');
        if let draws @ 1.. = play.used_up_at(number) {
            out.push_str(&used_up_word(draws));
            out.push(' ');
        }
        match *step {
            Step::Action(seat, action) => {
                game.write_action(action, out);
                game.play_unchecked(&mut state, seat, action, &mut nobody);
            }
            Step::Chance(chance) => {
                game.write_chance(chance, out);
                game.resolve(&mut state, chance, &mut nobody);
            }
            Step::Expiry => {
                out.push_str(EXPIRY);
                game.expire(&mut state, &mut nobody);
            }
        }
    }
    let result = result_line(play);
    let mut out = header.lines().join("\n");
    out.push_str("\n\n");
    for line in turns.iter().chain([&result]) {
        out.push_str(line);
        out.push('\n');
    }
    if header.format() == Format::Two {
        let digest = RecordDigest::new(&header, &turns, &result);
        out.push_str(&format!("{}{digest}\n", text::DIGEST));
    }
    out
}

/// The line after the last turn: it shows that nothing is missing before it.
fn result_line<G: Game>(play: &Playthrough<'_, G>) -> String {
    let Some(outcome) = play.outcome() else {
        let steps = play.steps().len();
        return match play.used_up_at(steps) {
            0 => format!("open | {steps} steps"),
            // The next step has no line yet that could say so.
            draws => format!("open | {steps} steps {}", used_up_word(draws)),
        };
    };
    let scores: Vec<String> = (outcome.scores.first(play.game().seats()))
        .map(|(seat, score)| format!("{seat} {score}"))
        .collect();
    let scores = match outcome.rival {
        Some(rival) => format!("{} rival {rival}", scores.join(" ")),
        None => scores.join(" "),
    };
    let winners = match outcome.winners.is_empty() {
        true => "-".to_owned(),
        false => outcome.winners.to_string(),
    };
    format!("result | {scores} | {winners}")
}
