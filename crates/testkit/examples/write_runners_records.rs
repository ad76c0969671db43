//! Writes random games of Dream Runners as records into a folder; in half of them steps
//! are taken back as all agree:
//! `cargo run --release -p lucid-testkit --example write_runners_records -- crates/testkit/records/dream-runners-1-format-2`

use std::path::PathBuf;

use lucid_tabletop::record::{Sheet, write};
use lucid_tabletop::{Game as _, Playthrough, Seed};
use lucid_testkit::habit::play_on;
use lucid_testkit::runners::{game, rehearsal_game, variants};
use lucid_testkit::{Habit, seating, undo_never_foretells};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).map(PathBuf::from);
    let folder = folder.unwrap_or_else(|| {
        eprintln!("which folder? give it as the only argument");
        std::process::exit(2);
    });
    std::fs::create_dir_all(&folder)?;
    for (number, rules) in variants().into_iter().enumerate() {
        // Every third game with the pack of the tests.
        let game = match number % 3 {
            1 => rehearsal_game(rules),
            _ => game(rules),
        };
        // Most random games end soon; of some the longest is kept.
        let games = (0..80).map(|index| {
            let seed = Seed::of_series(2, 1000 * number as u64 + index);
            let play = match number % 2 {
                0 => undo_never_foretells(&game, seed, Habit::Busy(20)),
                _ => {
                    let mut play = Playthrough::new(&game);
                    play_on(&mut play, seed, Habit::Busy(20), &mut (), |_| false);
                    play
                }
            };
            (seed, play)
        });
        let longest = games.max_by_key(|(_, play)| play.state().table().round);
        let (seed, play) = longest.expect("some games");
        let text = write(
            &play,
            &Sheet {
                seating: &seating(game.seats(), &seed),
                seed: &seed,
                reveal: true,
            },
        );
        let name = rules
            .to_string()
            .replace(['=', ' '], "-")
            .replace("-yes", "");
        std::fs::write(folder.join(format!("{name}.lucid")), text)?;
    }
    Ok(())
}
