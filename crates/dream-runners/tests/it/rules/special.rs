//! Fragments and special cells (R10 to R14).

use lucid_dream_runners::resolution::{Reason, Situation, Stock, absent_colour};
use lucid_dream_runners::{Colour, Event, SegmentSet};
use lucid_testkit::dream_runners::Scene;

use super::resolve::changes;
use super::{pack, resolving};

#[test]
fn r10_four_colours_go_back_at_once_for_a_star() {
    let cells = "blue white orange green coin coin coin coin coin";
    let mut scene = resolving(cells, "ccc dc- ---", "seat A\nfragments: blue");
    scene.play("A", "block:collect cell:c3 cell:d3 cell:e3");
    scene.has("A", "stars=0 fragments=2blue+white+orange");
    scene
        .play("A", "cell:c4")
        .has("A", "stars=1 fragments=blue+green");
    let stars = changes(&scene, Stock::Star);
    assert_eq!(stars, [(1, Reason::Set)]);
    // Two sets at once.
    let mut scene = resolving(
        "2green coin coin coin coin coin coin coin coin",
        "c-- --- ---",
        "seat A\nfragments: 2blue+3white+2orange",
    );
    scene.play("A", "auto").has("A", "stars=2 fragments=white");
}

#[test]
fn r10_at_the_end_of_the_track_the_marker_stays() {
    let last = lucid_packs::dream_runners().content.tracks().stars.len() - 1;
    let mut scene = resolving(
        "green coin coin coin coin coin coin coin coin",
        "c-- --- ---",
        &format!("seat A\nstars: {last}\nfragments: blue+white+orange"),
    );
    scene.play("A", "auto");
    scene.has("A", &format!("stars={last} fragments=-"));
}

#[test]
fn r10_a_wild_fragment_is_a_colour_of_choice_doubled_the_same_twice() {
    let cells = "wild 2wild wild+coin coin coin coin coin coin coin";
    let mut scene = resolving(cells, "cdd --- ---", "");
    scene.play("A", "auto");
    // The coins of the cells come first; colours are chosen cell by cell.
    assert_eq!(
        scene.legal("A", ""),
        "wild:blue wild:green wild:orange wild:white"
    );
    scene.refused("A", "auto", "R10");
    scene.refused("A", "cell:d3", "R10");
    scene.refused("A", "bat:set-1-one", "R10");
    scene.play("A", "wild:blue").has("A", "fragments=blue");
    scene
        .play("A", "wild:orange")
        .has("A", "fragments=blue+2orange");
    scene
        .play("A", "wild:orange")
        .has("A", "fragments=blue+4orange coins=5");
    scene
        .play("A", "wild:green")
        .has("A", "fragments=blue+4orange+2green coins=5");
    assert_eq!(scene.to_act(), "B");
    scene.refused("B", "wild:blue", "R10");
}

#[test]
fn r10_an_absent_player_gets_what_completes_a_set_or_is_held_least() {
    let chosen = |fragments| {
        absent_colour(&Situation {
            fragments,
            ..Situation::default()
        })
    };
    assert_eq!(chosen([3, 1, 0, 2]), Colour::Orange);
    assert_eq!(chosen([0, 0, 0, 0]), Colour::Blue);
    assert_eq!(chosen([1, 0, 0, 0]), Colour::White);
    assert_eq!(chosen([1, 1, 1, 0]), Colour::Green);
    assert_eq!(chosen([0, 2, 0, 2]), Colour::Blue);
    // A bat takes the segment with the fewest symbols, then the smallest.
    let scene = Scene::new("players=2", "tile: cool-pillow");
    let content = scene.game().content();
    let set = |ids: &[&str]| -> SegmentSet {
        let ids = ids.iter().map(|id| content.segment_named(id).unwrap());
        ids.collect()
    };
    let taken = |ids: &[&str]| {
        let segment = scene.game().absent_segment(set(ids)).unwrap();
        content.segment(segment).id.clone()
    };
    assert_eq!(
        taken(&["set-1-one", "set-1-two", "set-1-three"]),
        "set-1-one"
    );
    assert_eq!(
        taken(&["set-1-two", "set-1-three", "set-1-corner"]),
        "set-1-two"
    );
    assert_eq!(taken(&["three-a", "three-f"]), "three-f");
    assert_eq!(scene.game().absent_segment(SegmentSet::EMPTY), None);
}

#[test]
fn r11_an_octopus_costs_a_point_for_each_collect_symbol() {
    // Collect, double and both count one each, also outside; banish and blank do not.
    let cells = "octopus coin coin coin coin coin coin coin coin";
    let mut scene = Scene::with_pack(pack(cells, "-dx b-c cbc"), "players=2", "tile: tile-1");
    // The two lies at e4 and f4, so its collect symbol is outside and d4 is open.
    scene.play(
        "A",
        "set-1-three@c3 set-1-corner@c4 set-1-two@e4 set-1-one@e5 lock",
    );
    scene.play("B", "lock").play("A", "block:banish");
    let losses = changes(&scene, Stock::Serenity);
    assert_eq!(losses[0].0, -5, "d, x, c outside, c, c");
    // Banished it costs nothing.
    let mut scene = resolving(cells, "xdc --- ---", "");
    scene.play("A", "auto").has("A", "serenity=13");
}

#[test]
fn r12_a_bat_takes_an_unplayed_segment_of_choice() {
    let cells = "bat bat bat coin coin coin coin coin coin";
    let position = "tile: tile-2\nround: 4\nseat A\nsegments: set-1-one set-1-two set-1-three set-1-corner one-a two-a";
    let mut scene = Scene::with_pack(pack(cells, "--b --- ---"), "players=2", position);
    scene.play("A", "set-1-three@c3 set-1-corner@c4 set-1-two@d4 lock");
    scene.play("B", "lock").play("A", "block:banish");
    scene.play("A", "cell:d3");
    assert_eq!(scene.legal("A", ""), "bat:one-a bat:set-1-one bat:two-a");
    scene.refused("A", "auto", "R12");
    scene.refused("A", "wild:blue", "R12");
    scene.refused("A", "bat:set-1-two", "R12");
    scene.refused("A", "bat:one-b", "R1");
    scene.play("A", "bat:one-a");
    assert_eq!(scene.line("gone"), "one-a");
    // Once for each bat; the banished one takes nothing.
    assert_eq!(scene.legal("A", ""), "bat:set-1-one bat:two-a");
    scene.play("A", "bat:two-a");
    assert_eq!(scene.line("gone"), "one-a two-a");
    let left = scene.seat_line("A", "segments");
    assert_eq!(left, "set-1-one set-1-two set-1-three set-1-corner");
}

#[test]
fn r12_the_last_unplayed_segment_goes_without_a_choice_and_then_nothing() {
    let cells = "bat bat coin coin coin coin coin coin coin";
    let mut scene = Scene::with_pack(pack(cells, "--- --- ---"), "players=2", "tile: tile-1");
    scene.play("A", "set-1-three@c3 set-1-corner@c4 set-1-two@d4 lock");
    scene.play("B", "lock").play("A", "auto");
    assert_eq!(scene.line("gone"), "set-1-one");
    let lost = |event: &&Event| matches!(event, Event::Lost { .. });
    assert_eq!(scene.events.iter().filter(lost).count(), 1);
    // Who has played everything has nothing to lose.
    let mut scene = resolving(cells, "--- --- ---", "");
    scene.play("A", "auto");
    assert_eq!(scene.line("gone"), "");
}

#[test]
fn r13_a_spider_is_a_nightmare_and_a_fragment() {
    // Collect takes and loses, banish avoids, both does both, double takes two.
    for (symbols, serenity, fragments) in [
        ("c-- --- ---", 12, "blue"),
        ("b-- --- ---", 13, "-"),
        ("x-- --- ---", 13, "blue"),
        ("d-- --- ---", 12, "2blue"),
        ("--- --- ---", 12, "-"),
    ] {
        let cells = "spider:blue coin coin coin coin coin coin coin coin";
        let mut scene = resolving(cells, symbols, "");
        if scene.to_act().contains('A') {
            scene.play("A", "auto");
        }
        scene.has("A", &format!("serenity={serenity} fragments={fragments}"));
    }
    let cells = "spider:wild coin coin coin coin coin coin coin coin";
    let mut scene = resolving(cells, "d-- --- ---", "");
    scene
        .play("A", "auto wild:green")
        .has("A", "fragments=2green");
}

#[test]
fn r14_a_chest_costs_its_keys_and_gives_what_is_in_it() {
    let cells = "chest2+coin coin coin coin coin coin coin coin coin";
    let mut scene = resolving(cells, "c-- --- ---", "seat A\nkeys: 3");
    scene.play("A", "?chest:chest-2b auto");
    scene.has("A", "keys=1 coins=6 fragments=blue+orange");
    // Without the keys there is only what lies beside it.
    let mut scene = resolving(cells, "c-- --- ---", "seat A\nkeys: 1");
    scene.play("A", "auto");
    scene.has("A", "keys=1 coins=4 fragments=-");
    let opened = |event: &&Event| matches!(event, Event::Opened { .. });
    assert_eq!(scene.events.iter().filter(opened).count(), 0);
}

#[test]
fn r14_a_double_opens_a_second_time_if_the_keys_are_there() {
    let cells = "chest1 coin coin coin coin coin coin coin coin";
    for (keys, fragments, left) in [
        (0, "-", 0),
        (1, "white", 0),
        (2, "2white", 0),
        (5, "2white", 3),
    ] {
        let mut scene = resolving(cells, "d-- --- ---", &format!("seat A\nkeys: {keys}"));
        if keys > 0 {
            scene.play("A", "?chest:chest-1b");
        }
        scene.play("A", "auto");
        scene.has("A", &format!("fragments={fragments} keys={left}"));
    }
}

#[test]
fn r14_keys_on_the_cell_and_in_the_first_opening_count_at_once() {
    let cells = "2key+chest2 coin coin coin coin coin coin coin coin";
    let mut scene = resolving(cells, "c-- --- ---", "");
    scene
        .play("A", "?chest:chest-2d auto")
        .has("A", "keys=0 serenity=15");
    // The rehearsal's first chest holds two keys and costs one.
    let position = "tile: l2b\nround: 3\nseat A\nkeys: 1";
    let pack = lucid_testkit::dream_runners::rehearsal();
    let mut scene = Scene::with_pack(pack, "players=2", position);
    scene.play("A", "set-1-one@c4 lock").play("B", "lock");
    scene.play("A", "?chest:chest-1a block:collect");
    // Opened twice: 1 - 1 + 2 - 1 + 2, and the wild twice the same.
    scene.has("A", "keys=3");
    scene.play("A", "wild:white").has("A", "fragments=2white");
}

#[test]
fn r14_one_chest_of_a_kind_serves_all_cells_and_players() {
    let cells = "chest1 chest1 coin coin coin coin coin coin coin";
    let content = super::pack_for(cells, &["cc- --- ---", "c-- --- ---"]);
    let position = "tile: tile-1\nseat A\nkeys: 2\nseat B\nkeys: 1";
    let mut scene = Scene::with_pack(content, "players=2", position);
    scene
        .play("A", &super::full("A"))
        .play("B", &super::full("B"));
    scene
        .play("A", "lock")
        .play("B", "lock")
        .play("A", "?chest:chest-1c");
    scene.play("A", "auto").play("B", "auto");
    scene.has("A", "keys=0 fragments=2orange coins=5");
    scene.has("B", "keys=0 fragments=orange coins=3");
    assert_eq!(scene.line("chests"), "chest-1c");
}

#[test]
fn r14_an_empty_pile_is_shuffled_from_its_used_tokens() {
    let cells = "chest1 coin coin coin coin coin coin coin coin";
    let used = "used: chest-1a chest-1b chest-1c chest-1d chest-1e chest-1f chest-2a";
    let mut scene = resolving(cells, "c-- --- ---", &format!("{used}\nseat A\nkeys: 1"));
    assert!(scene.events.contains(&Event::ChestsShuffled(1)));
    assert_eq!(scene.chances().split(' ').count(), 6);
    assert_eq!(scene.line("used"), "chest-2a");
    scene.play("A", "?chest:chest-1d");
    assert_eq!(scene.line("chests"), "chest-1d");
}

#[test]
fn r14_a_wild_in_a_chest_opened_twice_is_the_same_colour_twice() {
    let cells = "wild+chest1 coin coin coin coin coin coin coin coin";
    let mut scene = resolving(cells, "d-- --- ---", "seat A\nkeys: 2");
    scene.play("A", "?chest:chest-1e auto");
    // First the one on the cell, then the one in the chest.
    assert_eq!(scene.seat_line("A", "wilds"), "c3 1x2 1x2");
    scene.play("A", "wild:blue wild:green");
    scene.has("A", "fragments=2blue+2green");
    // With keys for one opening, the chest's wild comes once.
    let mut scene = resolving(cells, "d-- --- ---", "seat A\nkeys: 1");
    scene.play("A", "?chest:chest-1e auto wild:blue wild:green");
    scene.has("A", "fragments=2blue+green");
}
