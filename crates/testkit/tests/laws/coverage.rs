//! The random games of the laws reach every part of the rules.
//!
//! Without this the laws could hold for the simple reason that nothing happens.

use std::collections::BTreeSet;

use lucid_dreamscape::{Event, Ongoing, Pending, Phase};
use lucid_tabletop::{Playthrough, Seed};
use lucid_testkit::Habit;
use lucid_testkit::dreamscape::{game, rehearsal_game, variants};
use lucid_testkit::habit::play_on;

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
        for index in 0..120 {
            let game = &games[index as usize % 2];
            let mut play = Playthrough::new(game);
            let mut events: Vec<Event> = Vec::new();
            let seed = Seed::of_series(number as u64, 3 * index + 2);
            play_on(&mut play, seed, Habit::Busy(40), &mut events, |play| {
                let table = play.state().table();
                for player in &table.players.0 {
                    let (power, pending) = (player.power, player.pending);
                    seen.moments.insert(name(&power));
                    seen.moments.insert(name(&pending));
                    if power != Ongoing::Nothing && pending == Pending::Draw {
                        seen.moments.insert(format!("{} interrupted", name(&power)));
                    }
                    let board = &player.board;
                    if board
                        .dreamer()
                        .is_some_and(|slot| board.trees().contains(slot))
                    {
                        seen.moments.insert("crossing a tree".to_owned());
                    }
                    if table.phase == Phase::Travel && pending == Pending::Draw {
                        seen.moments.insert("completed in Travel".to_owned());
                    }
                }
                let deck_turned = (0..3)
                    .any(|level| table.unseen_sizes[level] == 0 && table.deck_sizes[level] > 0);
                if deck_turned {
                    seen.moments.insert("a deck of seen cards".to_owned());
                }
                false
            });
            for step in play.steps() {
                if let lucid_tabletop::Step::Action(_, action) = step {
                    seen.actions.insert(name(action));
                }
            }
            seen.events.extend(events.iter().map(name));
            let reasons = events.iter().filter_map(|event| match event {
                Event::Scored { reason, .. } => Some(name(reason)),
                _ => None,
            });
            seen.moments.extend(reasons);
        }
    }
    seen
}

#[test]
fn random_games_reach_every_part_of_the_rules() {
    let seen = watch();
    let expect = |seen: &BTreeSet<String>, names: &str| {
        let missing: Vec<&str> = names
            .split_whitespace()
            .filter(|name| !seen.contains(*name))
            .collect();
        assert!(missing.is_empty(), "never seen: {missing:?}");
    };
    expect(
        &seen.actions,
        "End Collect Move UseLocation UseCard Store Seed Place Exchange Plant Enter Step FreeStep \
         Take Shift Harvest Reorder Next Stop Complete PileShard Draw NoDraw Keep KeepNone Yield",
    );
    expect(
        &seen.events,
        "Marker Tile Tint Drew Kept PutUnder Filled RedInBag RedOnLink Cycle Restored Collected Moved \
         PickedRed Used Stored TravelEnded NightmareMoved Seeded Placed Exchanged Planted Entered \
         Stepped DrewShard Harvested Taken Shifted Reordered Completed PileDiscarded DrawDeclined \
         Discarded CreationEnded LastPlacement Scored SoloMarks HisMarker Nightmare Over",
    );
    expect(
        &seen.moments,
        "Harvesters Tower Golem Lake LakeOrder Order PileShard Draw KingDraw Drawing Keep Theft \
         Card Tree Water Mountain RedGround Purpose Uncompleted Nightmares",
    );
    for moment in [
        "Golem interrupted",
        "Tower interrupted",
        "crossing a tree",
        "completed in Travel",
        "a deck of seen cards",
    ] {
        assert!(seen.moments.contains(moment), "never seen: {moment}");
    }
}
