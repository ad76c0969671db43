//! Reads a pack and prints what is in it, or what is wrong with it.
//!
//! ```text
//! cargo run -p lucid-packs --example read_pack -- crates/packs/packs/dreamscape/lucid.toml
//! ```
//!
//! Prints the pack's name, its hash and its cards by level, or its tiles by level. For a pack
//! with errors it prints each of them with its line and exits with 1.

use std::process::ExitCode;

use lucid_dreamscape::Level;
use lucid_packs::Pack;

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("name a pack");
        return ExitCode::from(2);
    };
    let bytes = match std::fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::from(2);
        }
    };
    let pack = match lucid_packs::read_bytes(&path, &bytes) {
        Ok(pack) => pack,
        Err(report) => {
            print!("{}", report.pretty(false));
            return ExitCode::FAILURE;
        }
    };
    println!("{}, for {}", pack.about().name.en, pack.game().name());
    println!("hash {}", pack.hash());
    match &pack {
        Pack::Dreamscape(pack) => {
            for level in Level::ALL {
                let cards = pack.content.level(level).into_iter();
                let names: Vec<&str> = cards
                    .map(|card| pack.content.card(card).name.en.as_str())
                    .collect();
                println!("level {}: {}", level.number(), names.join(", "));
            }
        }
        Pack::DreamRunners(pack) => {
            for level in 1..=4 {
                let tiles = pack.content.tiles().iter();
                let names: Vec<&str> = tiles
                    .filter(|tile| tile.level == level)
                    .map(|tile| tile.name.en.as_str())
                    .collect();
                println!("level {level}: {}", names.join(", "));
            }
        }
    }
    for advice in pack.advice() {
        println!("advice for line {}: {}", advice.line, advice.reason);
    }
    ExitCode::SUCCESS
}
