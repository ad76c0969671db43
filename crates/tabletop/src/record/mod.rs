//! A game as a text file: a header, then one line a turn.
//!
//! ```text
//! lucid record 1
//! game: dreamscape
//! version: 1
//! rules: sylex players=2
//! pack: starter 5d41…
//! seats: Ada / Bob
//! commitment: 9f86…
//! seed: 2c62…
//!
//! setup | ?seat:B ?seat:A …
//! 1 travel B | +u >2 +g +y end
//! …
//! result | A 31 B 44 | B
//! ```
//!
//! [`Record`] knows the shape of the file and no game; [`replay()`] plays it.

mod replay;
mod text;

pub use replay::{Fault, ReplayError, Replayed, replay};
pub use text::{Header, Record, RecordError, TurnLine};

use crate::{Events, Game, Playthrough, Seed, Step};

/// The word of [`Step::Expiry`], the same in every game.
pub const EXPIRY: &str = "!time";

/// Names of the people or bots at the table, and the seed if it is known.
#[derive(Clone, Debug)]
pub struct Sheet<'a> {
    /// A name for each seat.
    pub names: &'a [String],
    /// The seed of the game's chance.
    pub seed: &'a Seed,
    /// Whether the seed may be shown: only when the game is over.
    pub reveal: bool,
}

/// The record of a game so far, as text.
pub fn write<G: Game>(play: &Playthrough<'_, G>, sheet: &Sheet<'_>) -> String {
    let game = play.game();
    let header = Header {
        game: G::NAME.to_owned(),
        version: G::RULES_VERSION,
        rules: game.rules_text(),
        pack: game.pack_text(),
        seats: sheet.names.to_vec(),
        commitment: sheet.seed.commitment(),
        seed: sheet.reveal.then_some(*sheet.seed),
    };
    let mut out = String::new();
    header.write(&mut out);
    let mut state = game.start();
    let mut last = None;
    let mut nobody: &mut dyn Events<G::Event> = &mut ();
    for step in play.steps() {
        let turn = game.turn(&state, step);
        if last != Some(turn) {
            out.push_str(&format!("\n{turn} |"));
            last = Some(turn);
        }
        out.push(' ');
        match *step {
            Step::Action(seat, action) => {
                game.write_action(action, &mut out);
                game.play_unchecked(&mut state, seat, action, &mut nobody);
            }
            Step::Chance(chance) => {
                game.write_chance(chance, &mut out);
                game.resolve(&mut state, chance, &mut nobody);
            }
            Step::Expiry => {
                out.push_str(EXPIRY);
                game.expire(&mut state, &mut nobody);
            }
        }
    }
    out.push('\n');
    out.push_str(&result_line(play));
    out.push('\n');
    out
}

/// The last line of a record: it shows that nothing is missing before it.
fn result_line<G: Game>(play: &Playthrough<'_, G>) -> String {
    let Some(outcome) = play.outcome() else {
        return format!("open | {} steps", play.steps().len());
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
