//! Writes a busy random game of every variant, and some solo games, as records into a
//! folder; in half of them steps are taken back as all agree:
//! `cargo run --release -p lucid-testkit --example write_records -- crates/testkit/records/dreamscape-1-format-2`

use std::path::PathBuf;

use lucid_dreamscape::{Dreamscape, Rules};
use lucid_tabletop::record::{Sheet, write};
use lucid_tabletop::{Game as _, Playthrough, Seed};
use lucid_testkit::dreamscape::{shared_variants, starter};
use lucid_testkit::habit::play_on;
use lucid_testkit::{Habit, seating, undo_never_foretells};

/// Solo games: every edition twice, every printed line, two lines of our own.
const ALONE: [&str; 6] = [
    "prototype players=1 nightmare=yes solo=troubled-nights",
    "prototype players=1 nightmare=yes solo=1/1/1/1/1/9",
    "sylex players=1 nightmare=yes solo=bad-dreams",
    "sylex players=1 nightmare=yes solo=3/3/3/2/3/3",
    "huch players=1 nightmare=yes solo=cold-sweat",
    "huch players=1 nightmare=yes solo=worst-nightmares",
];

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).map(PathBuf::from);
    let folder = folder.unwrap_or_else(|| {
        eprintln!("which folder? give it as the only argument");
        std::process::exit(2);
    });
    std::fs::create_dir_all(&folder)?;
    let alone = ALONE.map(|rules| -> Rules { rules.parse().expect("readable rules") });
    for (number, rules) in shared_variants().into_iter().chain(alone).enumerate() {
        // Every third game with the pack that people play with.
        let built_in = number % 3 == 0;
        let content = if built_in {
            lucid_packs::dreamscape().content.clone()
        } else {
            starter()
        };
        let game = Dreamscape::new(rules, content).expect("playable rules");
        let seed = Seed::of_series(1, number as u64);
        let play = match number % 2 {
            0 => undo_never_foretells(&game, seed, Habit::Busy(30)),
            _ => {
                let mut play = Playthrough::new(&game);
                play_on(&mut play, seed, Habit::Busy(30), &mut (), |_| false);
                play
            }
        };
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
            .replace(['=', ' ', '/'], "-")
            .replace("-yes", "");
        std::fs::write(folder.join(format!("{name}.lucid")), text)?;
    }
    Ok(())
}
