//! Converging dreams (R15).

use lucid_dream_runners::Event;
use lucid_testkit::dream_runners::Scene;

use super::{full, pack_for};

const CELLS: &str = "~2coin+key+serenity coin coin coin coin coin coin coin coin";

/// Three players over a dream, with these symbols each; the last to lock are A, B, C.
#[track_caller]
fn sharing(cells: &str, symbols: [&str; 3], locks: &str) -> Scene {
    let content = pack_for(cells, &symbols);
    let mut scene = Scene::with_pack(content, "players=3", "tile: tile-1");
    for seat in ["A", "B", "C"] {
        scene.play(seat, &full(seat));
    }
    for seat in locks.split(' ') {
        scene.play(seat, "lock");
    }
    scene
}

#[test]
fn r15_collectors_take_one_by_one_clockwise_from_the_first_dreamer() {
    let mut scene = sharing(CELLS, ["c-- --- ---"; 3], "B A C");
    assert_eq!(
        [scene.to_act(), scene.line("sharing")],
        ["B", "c3 B key+2coin+serenity"]
    );
    assert_eq!(scene.legal("B", ""), "take:coin take:key take:serenity");
    scene.refused("A", "take:coin", "R15");
    scene.refused("B", "take:blue", "R15");
    scene.refused("B", "auto", "R5");
    scene.play("B", "take:key");
    assert_eq!(scene.to_act(), "C");
    scene.refused("C", "take:key", "R15");
    scene.play("C", "take:serenity");
    // Only coins are left: A and B get one each without being asked.
    assert_eq!(scene.line("phase"), "resolve");
    assert_eq!(scene.seat_line("A", "shares"), "c3=coin");
    assert_eq!(scene.seat_line("B", "shares"), "c3=key+coin");
    // Each receives the share when the cell is resolved, not before.
    scene.has("B", "keys=0 coins=3");
    scene.play("B", "auto").has("B", "keys=1 coins=4");
    scene.play("C", "auto").has("C", "serenity=14");
}

#[test]
fn r15_the_next_collector_begins_if_the_first_dreamer_does_not_collect() {
    let mut scene = sharing(
        CELLS,
        ["c-- --- ---", "--- --- ---", "x-- --- ---"],
        "B A C",
    );
    assert_eq!(scene.to_act(), "C");
    scene.play("C", "take:key");
    assert_eq!(scene.to_act(), "A");
    scene.play("A", "take:coin");
    assert_eq!(scene.to_act(), "C");
    scene.play("C", "take:coin");
    assert_eq!(scene.seat_line("A", "shares"), "c3=coin+serenity");
    assert_eq!(scene.seat_line("C", "shares"), "c3=key+coin");
}

#[test]
fn r15_a_double_doubles_the_share() {
    let mut scene = sharing(
        CELLS,
        ["d-- --- ---", "c-- --- ---", "b-- --- ---"],
        "A B C",
    );
    scene.play("A", "take:key").play("B", "take:serenity");
    assert_eq!(scene.seat_line("A", "shares"), "c3=key+coin");
    scene.play("A", "auto").has("A", "keys=2 coins=5");
    scene
        .play("B", "auto")
        .has("B", "keys=0 coins=3 serenity=14");
}

#[test]
fn r15_one_collector_takes_all_and_none_takes_nothing() {
    let scene = sharing(
        CELLS,
        ["c-- --- ---", "--- --- ---", "--- --- ---"],
        "C B A",
    );
    assert_eq!(scene.seat_line("A", "shares"), "c3=key+2coin+serenity");
    // For the others there is nothing to resolve at all.
    assert_eq!(scene.to_act(), "A");
    let scene = sharing(CELLS, ["--- --- ---"; 3], "C B A");
    assert_eq!(scene.line("phase"), "improve");
    let took = |event: &&Event| matches!(event, Event::Took { .. });
    assert_eq!(scene.events.iter().filter(took).count(), 0);
}

#[test]
fn r15_who_takes_a_wild_picks_its_colour() {
    let cells = "~2wild+blue coin coin coin coin coin coin coin coin";
    let mut scene = sharing(
        cells,
        ["d-- --- ---", "c-- --- ---", "--- --- ---"],
        "A B C",
    );
    assert_eq!(
        scene.legal("A", ""),
        "take:blue take:wild-blue take:wild-green take:wild-orange take:wild-white"
    );
    scene
        .play("A", "take:wild-green")
        .play("B", "take:wild-white");
    // The last one is taken without a choice.
    assert_eq!(scene.seat_line("A", "shares"), "c3=blue+green");
    assert_eq!(scene.seat_line("B", "shares"), "c3=white");
    // Doubled it is the same colour twice.
    scene.play("A", "auto").has("A", "fragments=2blue+2green");
    // A single collector still chooses colours.
    let mut scene = sharing(
        cells,
        ["c-- --- ---", "--- --- ---", "--- --- ---"],
        "A B C",
    );
    assert_eq!(scene.line("sharing"), "c3 A 2wild");
    scene.play("A", "take:wild-orange take:wild-orange");
    assert_eq!(scene.seat_line("A", "shares"), "c3=blue+2orange");
}

#[test]
fn r15_cells_are_shared_one_after_the_other() {
    let cells = "coin ~key+coin coin coin coin coin coin ~2serenity+blue coin";
    let mut scene = sharing(
        cells,
        ["-c- --- -c-", "-c- --- -c-", "--- --- ---"],
        "B A C",
    );
    assert_eq!(scene.line("sharing"), "d3 B key+coin");
    scene.play("B", "take:coin");
    assert_eq!(scene.seat_line("A", "shares"), "d3=key");
    // Each cell begins with the first dreamer again.
    assert_eq!(scene.line("sharing"), "d5 B blue+2serenity");
    scene.play("B", "take:serenity");
    assert_eq!(scene.to_act(), "A");
    scene.play("A", "take:blue");
    assert_eq!(scene.seat_line("B", "shares"), "d3=coin d5=2serenity");
}
