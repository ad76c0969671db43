//! The random games of the laws reach every part of Dream Runners.
//!
//! Without this the laws could hold for the simple reason that nothing happens.

use std::collections::BTreeSet;

use lucid_dream_runners::{Event, Phase};
use lucid_tabletop::{Playthrough, Seed, Step};
use lucid_testkit::Habit;
use lucid_testkit::habit::play_on;
use lucid_testkit::runners::{game, rehearsal_game, variants};

/// The name of an enum's variant, from its debug print.
fn name(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split(['(', ' ', '{']).next().unwrap_or("").to_owned()
}

#[derive(Default)]
struct Seen {
    events: BTreeSet<String>,
    actions: BTreeSet<String>,
    moments: BTreeSet<String>,
}

fn watch() -> Seen {
    let mut seen = Seen::default();
    for (number, rules) in variants().into_iter().enumerate() {
        let games = [game(rules), rehearsal_game(rules)];
        for index in 0..80 {
            let game = &games[index as usize % 2];
            let mut play = Playthrough::new(game);
            let mut events: Vec<Event> = Vec::new();
            let seed = Seed::of_series(300 + number as u64, index);
            let habit = [Habit::Even, Habit::Busy(3), Habit::Busy(20)][index as usize % 3];
            play_on(&mut play, seed, habit, &mut events, |play| {
                let table = play.state().table();
                seen.moments.insert(name(&table.phase));
                seen.moments.insert(format!("round {}", table.round));
                for player in &table.players.0 {
                    let stage = &player.stage;
                    let mut moment = |holds: bool, name: &str| {
                        if holds {
                            seen.moments.insert(name.to_owned());
                        }
                    };
                    let wild = stage.wild_times();
                    moment(wild == Some(2), "a doubled wild");
                    moment(wild.is_some() && player.auto, "a wild on the way");
                    moment(stage.wilds.iter().all(|w| w.left > 0), "two kinds of wilds");
                    moment(stage.bat.is_some(), "a bat chooses");
                    moment(stage.running.is_some() && !player.auto, "ordered by hand");
                    moment(player.situation.stars == game.last_star(), "the last star");
                }
                let empty = table.face_up.iter().any(Option::is_none);
                if table.phase == Phase::Compose && empty {
                    seen.moments.insert("an empty pile".to_owned());
                }
                false
            });
            for step in play.steps() {
                match step {
                    Step::Action(_, action) => seen.actions.insert(name(action)),
                    Step::Chance(chance) => seen.actions.insert(format!("?{}", name(chance))),
                    Step::Expiry => seen.actions.insert("Expiry".to_owned()),
                };
            }
            seen.events.extend(events.iter().map(name));
            for event in &events {
                match event {
                    Event::Changed { reason, stock, .. } => {
                        seen.moments.insert(name(reason));
                        seen.moments.insert(name(stock));
                    }
                    Event::Scored { reason, .. } => {
                        seen.moments.insert(format!("points for {}", name(reason)));
                    }
                    _ => {}
                }
            }
            let outcome = play.outcome().expect("a whole game");
            let winners = outcome.winners.len();
            seen.moments.insert(format!("{winners} winners"));
        }
    }
    seen
}

#[test]
fn random_games_reach_every_part_of_the_rules() {
    let seen = watch();
    let expect = |seen: &BTreeSet<String>, names: &str| {
        let missing: Vec<&str> = names
            .split(", ")
            .filter(|name| !seen.contains(*name))
            .collect();
        assert!(missing.is_empty(), "never seen: {missing:?}");
    };
    expect(
        &seen.actions,
        "Put, Lift, Clear, Lock, Take, Auto, Block, Cell, Wild, Bat, Buy, Calm, Skip, Pass, \
         ?Tile, ?Segment, ?Chest, Expiry",
    );
    expect(
        &seen.events,
        "FaceUp, Revealed, Put, Lifted, Cleared, FirstLocked, Locked, TimeUp, ChestsShuffled, \
         ChestTurned, Took, Began, Changed, Opened, Lost, Woke, Bought, Skipped, Passed, Scored, \
         Over",
    );
    expect(
        &seen.moments,
        "Setup, Reveal, Compose, Chests, Share, Resolve, Improve, Over, round 8, Missing, Outside, \
         Cell, Chest, Set, FirstLock, Bought, Bonus, Calm, Serenity, Key, Coin, Fragment, Star, \
         a doubled wild, a wild on the way, two kinds of wilds, a bat chooses, ordered by hand, \
         the last star, an empty pile, points for Stars, points for Serenity, points for Segment, \
         0 winners, 1 winners",
    );
}
