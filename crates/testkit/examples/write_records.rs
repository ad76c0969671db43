//! Writes a busy random game of every variant as a record into a folder:
//! `cargo run --release -p testkit --example write_records -- crates/testkit/records/dreamscape-1`

use std::path::PathBuf;

use dreamscape::Dreamscape;
use tabletop::record::{Sheet, write};
use tabletop::{Playthrough, Seed};
use testkit::dreamscape::{starter, variants};
use testkit::habit::play_on;
use testkit::{Habit, Lawful as _};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).map(PathBuf::from);
    let folder = folder.unwrap_or_else(|| {
        eprintln!("which folder? give it as the only argument");
        std::process::exit(2);
    });
    std::fs::create_dir_all(&folder)?;
    for (number, rules) in variants().into_iter().enumerate() {
        // Every third game with the pack that people play with.
        let built_in = number % 3 == 0;
        let content = if built_in {
            packs::dreamscape().content.clone()
        } else {
            starter()
        };
        let game = Dreamscape::new(rules, content).expect("playable rules");
        let seed = Seed::of_series(1, number as u64);
        let mut play = Playthrough::new(&game);
        play_on(
            &mut play,
            seed,
            Habit::Busy(30),
            |action| game.ends(action),
            &mut (),
            |_| false,
        );
        let names: Vec<String> = (1..=rules.players).map(|n| format!("Player {n}")).collect();
        let text = write(
            &play,
            &Sheet {
                names: &names,
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
