//! Every part of Dreamscape.

use lucid_dreamscape::{Dreamscape, Event, Ongoing, Pending, Phase};
use lucid_tabletop::Seed;
use lucid_testkit::{Habit, length};

use super::{Seen, expect, name};

#[test]
fn random_games_reach_every_part_of_the_rules() {
    let seen = Seen::in_random_games::<Dreamscape>(
        length::either(40, 120),
        |number, index| (Seed::of_series(number, 3 * index + 2), Habit::Busy(40)),
        |play, moments| {
            let table = play.state().table();
            for player in &table.players.0 {
                let (power, pending) = (player.power, player.pending);
                moments.extend([name(&power), name(&pending)]);
                if power != Ongoing::Nothing && pending == Pending::Draw {
                    moments.insert(format!("{} interrupted", name(&power)));
                }
                let board = &player.board;
                let crosses = |slot| board.trees().contains(slot);
                if board.dreamer().is_some_and(crosses) {
                    moments.insert("crossing a tree".to_owned());
                }
                if table.phase == Phase::Travel && pending == Pending::Draw {
                    moments.insert("completed in Travel".to_owned());
                }
            }
            let mut levels = 0..3;
            if levels.any(|level| table.unseen_sizes[level] == 0 && table.deck_sizes[level] > 0) {
                moments.insert("a deck of seen cards".to_owned());
            }
        },
        |_, events, moments| {
            moments.extend(events.iter().filter_map(|event| match event {
                Event::Scored { reason, .. } => Some(name(reason)),
                _ => None,
            }));
        },
    );
    expect(
        &seen.steps,
        "End, Collect, Move, UseLocation, UseCard, Store, Seed, Place, Exchange, Plant, Enter, \
         Step, FreeStep, Take, Shift, Harvest, Reorder, Next, Stop, Complete, PileShard, Draw, \
         NoDraw, Keep, KeepNone, Yield",
    );
    expect(
        &seen.events,
        "Marker, Tile, Tint, Drew, Kept, PutUnder, Filled, RedInBag, RedOnLink, Cycle, \
         Restored, Collected, Moved, PickedRed, Used, Stored, TravelEnded, NightmareMoved, \
         Seeded, Placed, Exchanged, Planted, Entered, Stepped, DrewShard, Harvested, Taken, \
         Shifted, Reordered, Completed, PileDiscarded, DrawDeclined, Discarded, CreationEnded, \
         LastPlacement, Scored, SoloMarks, HisMarker, Nightmare, Over",
    );
    expect(
        &seen.moments,
        "Harvesters, Tower, Golem, Lake, LakeOrder, Order, PileShard, Draw, KingDraw, Drawing, \
         Keep, Theft, Card, Tree, Water, Mountain, RedGround, Purpose, Uncompleted, Nightmares, \
         Golem interrupted, Tower interrupted, crossing a tree, completed in Travel, a deck of \
         seen cards",
    );
}
