//! Writes busy random games of a title as records into a folder; in half of them steps
//! are taken back as all agree:
//! `cargo run --release -p lucid-testkit --example write_records -- dreamscape crates/testkit/records/dreamscape-2-format-2`

use std::io;
use std::path::{Path, PathBuf};

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_tabletop::record::{Sheet, write};
use lucid_tabletop::{Game, Playthrough, Seed};
use lucid_testkit::dreamscape::shared_variants;
use lucid_testkit::habit::play_on;
use lucid_testkit::{Habit, Title, seating, undo_never_foretells};

/// Solo games: every edition twice, every printed line, two lines of our own.
const SOLO: [&str; 6] = [
    "prototype players=1 nightmare=yes solo=troubled-nights",
    "prototype players=1 nightmare=yes solo=1/1/1/1/1/9",
    "sylex players=1 nightmare=yes solo=bad-dreams",
    "sylex players=1 nightmare=yes solo=3/3/3/2/3/3",
    "huch players=1 nightmare=yes solo=cold-sweat",
    "huch players=1 nightmare=yes solo=worst-nightmares",
];

fn main() -> io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [title, folder] = &args[..] else {
        eprintln!("which game, and which folder?");
        std::process::exit(2);
    };
    let folder = PathBuf::from(folder);
    std::fs::create_dir_all(&folder)?;
    match title.as_str() {
        Dreamscape::NAME => dreamscape(&folder),
        DreamRunners::NAME => dream_runners(&folder),
        other => {
            eprintln!("no game is called {other}");
            std::process::exit(2);
        }
    }
}

/// A game of every variant of several players, and some solo games.
fn dreamscape(folder: &Path) -> io::Result<()> {
    let solo = SOLO.map(|rules| rules.parse().expect("readable rules"));
    for (number, rules) in shared_variants().into_iter().chain(solo).enumerate() {
        // Every third game with the pack that people play with.
        let game = match number % 3 {
            0 => Dreamscape::new(rules, lucid_packs::dreamscape().content.clone())
                .expect("playable rules"),
            _ => Dreamscape::with_rules(rules),
        };
        let seed = Seed::of_series(1, number as u64);
        let play = play(&game, number, seed, Habit::Busy(30));
        save(folder, &rules.to_string(), &play, &seed)?;
    }
    Ok(())
}

fn dream_runners(folder: &Path) -> io::Result<()> {
    for (number, rules) in DreamRunners::variants().into_iter().enumerate() {
        // Every third game with the pack of the tests.
        let game = match number % 3 {
            1 => DreamRunners::rehearsal(rules),
            _ => DreamRunners::with_rules(rules),
        };
        // Most random games end soon; of some the longest is kept.
        let games = (0..80).map(|index| {
            let seed = Seed::of_series(2, 1000 * number as u64 + index);
            (seed, play(&game, number, seed, Habit::Busy(20)))
        });
        let longest = games.max_by_key(|(_, play)| play.state().table().round);
        let (seed, play) = longest.expect("some games");
        save(folder, &rules.to_string(), &play, &seed)?;
    }
    Ok(())
}

/// A random game; in every other one steps are taken back.
fn play<G: Title>(game: &G, number: usize, seed: Seed, habit: Habit) -> Playthrough<'_, G> {
    if number.is_multiple_of(2) {
        return undo_never_foretells(game, seed, habit);
    }
    let mut play = Playthrough::new(game);
    play_on(&mut play, seed, habit, &mut (), |_| false);
    play
}

/// Writes a record into a file named after the rules.
fn save<G: Title>(
    folder: &Path,
    rules: &str,
    play: &Playthrough<'_, G>,
    seed: &Seed,
) -> io::Result<()> {
    let sheet = Sheet {
        seating: &seating(play.game().seats(), seed),
        seed,
        reveal: true,
    };
    let name = rules.replace(['=', ' ', '/'], "-").replace("-yes", "");
    std::fs::write(folder.join(format!("{name}.lucid")), write(play, &sheet))
}
