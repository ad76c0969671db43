//! Records for tests: random games of Dreamscape, and stored ones.

use lucid_dreamscape::{Content, Dreamscape, Rules};
use lucid_tabletop::record::{self, Salt, SeatKind, Seating, Sheet};
use lucid_tabletop::{Choices, Dealer, Game, Playthrough, Random, Seed, ToAct};

use crate::content::PackContent as _;

/// Rulesets of all kinds.
const RULES: [&str; 9] = [
    "sylex players=2",
    "sylex players=2 nightmare=yes",
    "sylex players=3 nightmare=yes",
    "sylex players=4 simultaneous=yes",
    "huch players=3",
    "huch players=3 simultaneous=yes",
    "prototype players=4 nightmare=yes",
    "sylex players=1 nightmare=yes solo=bad-dreams",
    "huch players=1 nightmare=yes solo=3/3/3/2/3/3",
];

/// A game of each ruleset, with the ruleset as its name.
pub(crate) fn games() -> Vec<(String, String)> {
    let played = |rules: &&str| ((*rules).to_owned(), game(rules));
    RULES.iter().map(played).collect()
}

/// A random game, played to its end.
pub(crate) fn game(rules: &str) -> String {
    let parsed: Rules = rules.parse().expect("rules");
    let content = Content::built_in().content.clone();
    let game = Dreamscape::new(parsed, content).expect("a game");
    played_with(&game, Seed::of_series(7, rules.len() as u64))
}

/// A random game of either title, played to its end.
pub(crate) fn played<G: Game>(game: &G) -> String {
    played_with(game, Seed::of_series(7, 1))
}

fn played_with<G: Game>(game: &G, seed: Seed) -> String {
    let mut dealer = Dealer::new(seed);
    let mut random = Random::new(9);
    let mut play = Playthrough::new(game);
    let mut choices = Choices::new();
    loop {
        match play.to_act() {
            ToAct::Over => break,
            ToAct::Chance => {
                let chance = dealer.deal(game, play.state());
                play.resolve(chance, &mut ());
            }
            ToAct::Seats(seats) => {
                let nth = random.below(seats.len());
                let seat = seats.iter().nth(nth).expect("somebody acts");
                game.legal_actions(play.state(), seat, &mut choices);
                let action = choices[random.below(choices.len())];
                play.play(seat, action, &mut ()).expect("it is legal");
            }
        }
    }
    let names = ["Ada", "Noor", "Bruno", "Chloé"].into_iter();
    let players = names.map(|name| (SeatKind::Person, name));
    let seating = Seating::new(players.take(game.seats()), |seat| {
        Salt::of_seed(&seed, seat)
    });
    let sheet = Sheet {
        seating: &seating,
        seed: &seed,
        reveal: true,
    };
    record::write(&play, &sheet)
}

/// The stored records of Dream Runners with the built-in pack, by name.
pub(crate) fn runners() -> Vec<(String, String)> {
    let mut all = kept("dream-runners-1");
    all.retain(|(_, text)| text.contains("\npack: lucid "));
    assert!(!all.is_empty());
    all
}

/// The stored records of format 2 of both titles with the built-in packs.
pub(crate) fn bound() -> Vec<(String, String)> {
    let mut all = kept("dream-runners-1-format-2");
    for folder in [
        "dream-runners-2-format-2",
        "dreamscape-1-format-2",
        "dreamscape-2-format-2",
    ] {
        all.extend(kept(folder));
    }
    all.retain(|(_, text)| text.contains("\npack: lucid "));
    assert!(!all.is_empty());
    all
}

/// A record of Dreamscape whose pack is missing.
pub(crate) fn foreign() -> String {
    kept("dreamscape-1").remove(0).1
}

fn kept(folder: &str) -> Vec<(String, String)> {
    let folder = format!("{}/../testkit/records/{folder}", env!("CARGO_MANIFEST_DIR"));
    let mut all: Vec<(String, String)> = std::fs::read_dir(folder)
        .expect("the records are there")
        .map(|file| {
            let path = file.expect("a file").path();
            let text = std::fs::read_to_string(&path).expect("a record");
            (path.display().to_string(), text)
        })
        .collect();
    all.sort();
    assert!(!all.is_empty());
    all
}
