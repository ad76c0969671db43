//! Resolving compositions: order, coherence, banishing, collecting (R5 to R9, R16).

use lucid_dream_runners::resolution::{Block, Reason, Stock};
use lucid_dream_runners::{Event, Spot};
use lucid_tabletop::Seat;
use lucid_testkit::dream_runners::Scene;

use super::{full, pack, resolving};

const PLAIN: &str = "coin coin coin coin coin coin coin coin coin";

/// The changes of a stock, with their reasons.
pub(crate) fn changes(scene: &Scene, of: Stock) -> Vec<(i16, Reason)> {
    let changes = scene.events.iter().filter_map(|event| match *event {
        Event::Changed {
            seat,
            stock,
            amount,
            reason,
        } if stock == of && seat == Seat::new(0) => Some((amount, reason)),
        _ => None,
    });
    changes.collect()
}

#[test]
fn r5_the_default_order_avoids_waking_up() {
    let cells = "3serenity -2 -2 coin coin coin coin coin coin";
    let mut scene = resolving(cells, "c-- --- ---", "seat A\nserenity: 3");
    scene.play("A", "auto").has("A", "serenity=2");
    let began: Vec<Block> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Began(seat, block) if seat.index() == 0 => Some(*block),
            _ => None,
        })
        .collect();
    assert_eq!(began, [Block::Collecting, Block::Banishing]);
    // By hand one can do worse: waking up ends it there.
    let mut scene = resolving(cells, "c-- --- ---", "seat A\nserenity: 3");
    // The second nightmare is the last cell and follows at once.
    scene.play("A", "block:banish cell:d3");
    scene.has("A", "serenity=0 woke=1");
    assert_eq!(scene.line("done"), "A");
    scene.refused("A", "block:collect", "R9");
}

#[test]
fn r5_the_default_order_ends_with_the_highest_serenity() {
    let cells = "3serenity -2 coin coin coin coin coin coin coin";
    let mut scene = resolving(cells, "c-- --- ---", "seat A\nserenity: 22");
    scene.play("A", "auto").has("A", "serenity=23");
    let mut scene = resolving(cells, "c-- --- ---", "seat A\nserenity: 22");
    scene.play("A", "block:collect").has("A", "serenity=21");
}

#[test]
fn r5_the_default_order_opens_the_most_chests() {
    // As it is read, chest 1 would come before its key.
    let cells = "chest1 coin key coin coin coin coin coin coin";
    let mut scene = resolving(cells, "c-c --- ---", "");
    scene.play("A", "?chest:chest-1a auto");
    scene.has("A", "keys=0 fragments=blue coins=4");
    let mut scene = resolving(cells, "c-c --- ---", "");
    scene.play("A", "?chest:chest-1a block:collect cell:c3");
    scene.has("A", "keys=1 fragments=- coins=3");
}

#[test]
fn r5_blocks_are_not_interleaved_and_cells_are_ordered_by_hand() {
    let cells = "coin -1 key -2 coin coin coin coin coin";
    let mut scene = resolving(cells, "c-c -d- ---", "");
    assert_eq!(scene.legal("A", ""), "auto block:banish block:collect");
    scene.refused("A", "block:coherence", "R5");
    scene.refused("A", "cell:c3", "R5");
    scene.play("A", "block:collect");
    assert_eq!(scene.legal("A", ""), "auto cell:c3 cell:d4 cell:e3");
    scene.refused("A", "block:banish", "R5");
    scene.refused("A", "cell:d3", "R5");
    scene.play("A", "cell:d4").has("A", "coins=5 keys=0");
    scene.refused("A", "cell:d4", "R5");
    // The last cell and the last block leave no choice and follow at once.
    scene.play("A", "cell:e3").has("A", "coins=6 keys=1");
    assert_eq!(scene.legal("A", ""), "auto cell:c4 cell:d3");
    scene.play("A", "cell:c4").has("A", "serenity=10");
    scene.refused("A", "auto", "R5");
    assert_eq!(scene.to_act(), "B");
}

#[test]
fn r5_the_rest_can_be_left_to_the_default_order() {
    let cells = "coin -1 key chest1 coin coin coin coin coin";
    let mut scene = resolving(cells, "c-c cd- ---", "");
    scene.play("A", "?chest:chest-1b block:collect cell:d4 auto");
    scene.has("A", "coins=7 keys=0 fragments=white serenity=12");
}

#[test]
fn r5_chests_are_turned_over_before_anyone_resolves() {
    let cells = "chest1 chest2 coin coin coin coin coin coin coin";
    let mut scene = resolving(cells, "cc- --- ---", "seat A\nkeys: 2");
    assert_eq!(scene.to_act(), "chance");
    scene.refused("A", "auto", "R18");
    scene.play("A", "?chest:chest-1a");
    assert_eq!(scene.to_act(), "chance");
    scene.play("A", "?chest:chest-2a");
    assert_eq!(scene.to_act(), "AB");
}

#[test]
fn r6_gaps_and_what_lies_outside_cost_a_point_each() {
    let mut scene = Scene::with_pack(pack(PLAIN, "--- --- ---"), "players=2", "tile: tile-1");
    scene.play("A", "set-1-three@a3 set-1-one@d4 lock");
    scene.play("B", &full("B")).play("B", "lock");
    scene.play("A", "auto").has("A", "serenity=4");
    assert_eq!(
        changes(&scene, Stock::Serenity),
        [(-7, Reason::Missing(7)), (-2, Reason::Outside(2))]
    );
}

#[test]
fn r7_nightmares_that_are_not_banished_cost_serenity() {
    // Covered with a blank, not covered at all, banished, collected and banished.
    let cells = "-1 -2 -3 -1 coin coin coin coin -2";
    let mut scene = Scene::with_pack(pack(cells, "-bx --- --c"), "players=2", "tile: tile-1");
    scene.play("A", "set-1-three@c3 set-1-corner@c4 set-1-two@d4 lock");
    scene
        .play("B", "lock")
        .play("A", "block:banish cell:e5 cell:c4");
    let spot = |name| Spot::named(name).unwrap();
    assert_eq!(
        changes(&scene, Stock::Serenity)[..2],
        [
            (-2, Reason::Cell(spot("e5"))),
            (-1, Reason::Cell(spot("c4")))
        ]
    );
    // One for the blank at c3, one for the gap at e5.
    scene.has("A", "serenity=8");
}

#[test]
fn r8_collecting_gives_all_rewards_and_a_double_twice() {
    let cells = "2coin+blue key+serenity 3coin green white coin coin coin coin";
    let mut scene = resolving(cells, "cdx db- ---", "");
    scene.play("A", "auto");
    // 2 + 3 coins and the two of the first to lock; twice a key and a point.
    scene.has("A", "coins=8 keys=2 serenity=15 fragments=blue+2green");
}

#[test]
fn r9_at_the_bottom_one_wakes_up_at_once() {
    let cells = "-3 -3 5coin -1 coin coin coin coin coin";
    let mut scene = resolving(cells, "--c --- ---", "seat A\nserenity: 4");
    scene
        .play("A", "block:banish cell:c3")
        .has("A", "serenity=1");
    let mut scene = resolving(cells, "--c --- ---", "seat A\nserenity: 4");
    // Whatever the order, A wakes; the default still collects first, which is as good.
    scene.play("A", "auto");
    scene.has("A", "serenity=0 woke=1");
    assert!(scene.events.contains(&Event::Woke(Seat::new(0))));
    assert_eq!(
        changes(&scene, Stock::Serenity)
            .iter()
            .map(|c| c.0)
            .sum::<i16>(),
        -4
    );
    scene.refused("A", "pass", "R9");
}

#[test]
fn r9_gains_stop_at_the_top() {
    let cells = "3serenity coin coin coin coin coin coin coin coin";
    let mut scene = resolving(cells, "d-- --- ---", "seat A\nserenity: 20");
    scene.play("A", "auto").has("A", "serenity=23");
    let spot = Spot::named("c3").unwrap();
    assert_eq!(changes(&scene, Stock::Serenity), [(3, Reason::Cell(spot))]);
}

#[test]
fn r16_a_double_changes_nothing_about_a_nightmare() {
    let cells = "-2 octopus spider:blue coin coin coin coin coin coin";
    let mut scene = resolving(cells, "ddd --- ---", "");
    scene.play("A", "auto");
    // 2, then 3 collect symbols, then 1; the spider gives two fragments.
    scene.has("A", "serenity=7 fragments=2blue");
}
