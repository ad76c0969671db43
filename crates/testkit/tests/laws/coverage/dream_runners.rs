//! Every part of Dream Runners.

use lucid_dream_runners::{DreamRunners, Event, Phase};
use lucid_tabletop::Seed;
use lucid_testkit::Habit;

use super::{Seen, expect, name};

#[test]
fn random_games_reach_every_part_of_the_rules() {
    let seen = Seen::in_random_games::<DreamRunners>(
        80,
        |number, index| {
            let habit = [Habit::Even, Habit::Busy(3), Habit::Busy(20)][index as usize % 3];
            (Seed::of_series(300 + number, index), habit)
        },
        |play, moments| {
            let table = play.state().table();
            moments.extend([name(&table.phase), format!("round {}", table.round)]);
            let mut note = |holds: bool, name: &str| {
                if holds {
                    moments.insert(name.to_owned());
                }
            };
            for player in &table.players.0 {
                let stage = &player.stage;
                let wild = stage.wild_times();
                note(wild == Some(2), "a doubled wild");
                note(wild.is_some() && player.auto, "a wild on the way");
                note(stage.wilds.iter().all(|w| w.left > 0), "two kinds of wilds");
                note(stage.bat.is_some(), "a bat chooses");
                note(stage.running.is_some() && !player.auto, "ordered by hand");
                let last_star = play.game().last_star();
                note(player.situation.stars == last_star, "the last star");
            }
            let empty = table.face_up.iter().any(Option::is_none);
            note(table.phase == Phase::Compose && empty, "an empty pile");
        },
        |play, events, moments| {
            for event in events {
                match event {
                    Event::Changed { reason, stock, .. } => {
                        moments.extend([name(reason), name(stock)]);
                    }
                    Event::Scored { reason, .. } => {
                        moments.insert(format!("points for {}", name(reason)));
                    }
                    _ => {}
                }
            }
            let outcome = play.outcome().expect("a whole game");
            moments.insert(format!("{} winners", outcome.winners.len()));
        },
    );
    expect(
        &seen.steps,
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
