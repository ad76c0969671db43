//! Writes positions of random games with their perft counts into a folder:
//! `cargo run --release -p testkit --example write_perft -- crates/testkit/perft`

use std::path::PathBuf;

use dreamscape::Dreamscape;
use tabletop::{Choices, Game as _, Playthrough, Seed, ToAct};
use testkit::dreamscape::{game, rehearsal_game, variants};
use testkit::habit::play_on;
use testkit::{Habit, Lawful as _, PerftFile};

/// The most paths that are counted from one position.
const LIMIT: u64 = 40_000;

/// What the seats that may act can choose from, in all.
fn choices(play: &Playthrough<'_, Dreamscape>) -> usize {
    let ToAct::Seats(seats) = play.to_act() else {
        return 0;
    };
    let mut choices = Choices::new();
    seats
        .iter()
        .map(|seat| {
            play.game().legal_actions(play.state(), seat, &mut choices);
            choices.len()
        })
        .sum()
}

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).map(PathBuf::from);
    let folder = folder.unwrap_or_else(|| {
        eprintln!("which folder? give it as the only argument");
        std::process::exit(2);
    });
    for (number, rules) in variants().into_iter().enumerate() {
        let game = if number % 3 == 2 {
            rehearsal_game(rules)
        } else {
            game(rules)
        };
        let mut play = Playthrough::new(&game);
        let seed = Seed::of_series(77, number as u64);
        // Deep enough for crowded boards, at a moment with much to choose from.
        let stop = 60 + 8 * number;
        let ends = |action| game.ends(action);
        play_on(&mut play, seed, Habit::Busy(30), ends, &mut (), |play| {
            play.steps().len() >= stop && choices(play) >= 14
        });
        let text = PerftFile::write(&game, play.state(), LIMIT);
        std::fs::write(folder.join(format!("{number:02}.txt")), text)?;
    }
    Ok(())
}
