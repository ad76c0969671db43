//! Writes positions of random games with their perft counts into a folder:
//! `cargo run --release -p lucid-testkit --example write_perft -- crates/testkit/perft`

use std::path::PathBuf;

use lucid_dreamscape::{Colour, Dreamscape, Pending, Phase};
use lucid_tabletop::{Choices, Game as _, Playthrough, Seed, ToAct};
use lucid_testkit::dreamscape::{game, rehearsal_game, shared_variants};
use lucid_testkit::habit::play_on;
use lucid_testkit::{Habit, PerftFile};

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

/// The moments of solo games around Mr Nightmare's turns.
#[derive(Clone, Copy)]
enum Moment {
    /// L10: two links to choose from; more there never are, for he has crossed one.
    Link,
    /// L12: several cards to choose from, before the player's Creation.
    Theft,
    /// The last points of a Travel, before he moves.
    LastPoint,
    /// Few shards left in a Creation, some on cards, and browns by his side.
    BeforeTheft,
}

const ALONE: [(&str, Moment); 4] = [
    (
        "sylex players=1 nightmare=yes solo=bad-dreams",
        Moment::Link,
    ),
    (
        "huch players=1 nightmare=yes solo=1/1/1/1/1/9",
        Moment::Theft,
    ),
    (
        "prototype players=1 nightmare=yes solo=cold-sweat",
        Moment::LastPoint,
    ),
    (
        "sylex players=1 nightmare=yes solo=3/3/3/2/3/3",
        Moment::BeforeTheft,
    ),
];

/// The first such moment from the third cycle on, in the games of a series.
fn alone(rules: &str, moment: Moment, series: u64) -> String {
    let game = game(rules.parse().expect("readable rules"));
    for index in 0..2_000 {
        let mut play = Playthrough::new(&game);
        let seed = Seed::of_series(780 + series, index);
        play_on(&mut play, seed, Habit::Busy(30), &mut (), |play| {
            is_moment(play, moment)
        });
        if play.outcome().is_none() {
            return PerftFile::write(&game, play.state(), LIMIT);
        }
    }
    unreachable!("such a moment comes in some game");
}

fn is_moment(play: &Playthrough<'_, Dreamscape>, moment: Moment) -> bool {
    let table = play.state().table();
    let player = &table.players.0[0];
    let stored = player.usable_cards().into_iter();
    let stored = stored.filter(|card| table.slot(*card).shard.is_some());
    table.cycle >= 3
        && match moment {
            Moment::Link => table.phase == Phase::Nightmare && choices(play) == 2,
            // With the player's own Creation still to come.
            Moment::Theft => {
                matches!(player.pending, Pending::Theft(_))
                    && table.duel.first
                    && table.cycle < 5
                    && player.hands.total() >= 2
            }
            Moment::LastPoint => {
                table.phase == Phase::Travel
                    && table.points == 1
                    && !table.duel.first
                    && choices(play) >= 6
            }
            Moment::BeforeTheft => {
                table.phase == Phase::Creation
                    && !table.duel.first
                    && table.duel.stock[Colour::Brown] >= 2
                    && player.hands.total() == 1
                    && stored.count() >= 2
            }
        }
}

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).map(PathBuf::from);
    let folder = folder.unwrap_or_else(|| {
        eprintln!("which folder? give it as the only argument");
        std::process::exit(2);
    });
    let shared = shared_variants();
    for (number, (rules, moment)) in ALONE.into_iter().enumerate() {
        let text = alone(rules, moment, number as u64);
        let name = format!("{:02}.txt", shared.len() + number);
        std::fs::write(folder.join(name), text)?;
    }
    for (number, rules) in shared.into_iter().enumerate() {
        let game = if number % 3 == 2 {
            rehearsal_game(rules)
        } else {
            game(rules)
        };
        let mut play = Playthrough::new(&game);
        let seed = Seed::of_series(77, number as u64);
        // Deep enough for crowded boards, at a moment with much to choose from.
        let stop = 60 + 8 * number;
        play_on(&mut play, seed, Habit::Busy(30), &mut (), |play| {
            play.steps().len() >= stop && choices(play) >= 14
        });
        let text = PerftFile::write(&game, play.state(), LIMIT);
        std::fs::write(folder.join(format!("{number:02}.txt")), text)?;
    }
    Ok(())
}
