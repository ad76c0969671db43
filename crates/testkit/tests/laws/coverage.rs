//! The random games of the laws reach every part of the rules.
//!
//! Without this the laws could hold for the simple reason that nothing happens.

mod dream_runners;
mod dreamscape;
mod solo;

use std::collections::BTreeSet;
use std::fmt::Debug;

use lucid_tabletop::{Playthrough, Seed, Step};
use lucid_testkit::habit::play_on;
use lucid_testkit::{Habit, Title, games};

/// Names of what happened in random games.
#[derive(Default)]
struct Seen {
    events: BTreeSet<String>,
    steps: BTreeSet<String>,
    /// Whatever else is worth a name.
    moments: BTreeSet<String>,
}

impl Seen {
    /// Plays so many games of every variant. `observe` looks at the game before each
    /// step, `look_back` at its events, and both note moments.
    fn in_random_games<G: Title>(
        count: u64,
        how: impl Fn(u64, u64) -> (Seed, Habit),
        observe: impl Fn(&Playthrough<'_, G>, &mut BTreeSet<String>),
        look_back: impl Fn(&Playthrough<'_, G>, &[G::Event], &mut BTreeSet<String>),
    ) -> Seen {
        let mut seen = Seen::default();
        for (number, (_, games)) in games::<G>().enumerate() {
            for (index, game) in (0..count).zip(games.iter().cycle()) {
                let (seed, habit) = how(number as u64, index);
                let mut play = Playthrough::new(game);
                let mut events: Vec<G::Event> = Vec::new();
                play_on(&mut play, seed, habit, &mut events, |play| {
                    observe(play, &mut seen.moments);
                    false
                });
                for step in play.steps() {
                    match step {
                        Step::Action(_, action) => seen.steps.insert(name(action)),
                        Step::Chance(chance) => seen.steps.insert(format!("?{}", name(chance))),
                        Step::Expiry => seen.steps.insert("Expiry".to_owned()),
                    };
                }
                seen.events.extend(events.iter().map(name));
                look_back(&play, &events, &mut seen.moments);
            }
        }
        seen
    }
}

/// The name of an enum's variant, from its debug print.
fn name(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    text.split(['(', ' ', '{']).next().unwrap_or("").to_owned()
}

/// Makes sure that all of these were seen; commas separate them.
#[track_caller]
fn expect(seen: &BTreeSet<String>, names: &str) {
    let names = names.split(',').map(str::trim);
    let missing: Vec<&str> = names.filter(|name| !seen.contains(*name)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
}
