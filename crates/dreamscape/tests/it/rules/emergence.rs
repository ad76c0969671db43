//! The Emergence: refill, counter, restored shards, initiative (M1 to M4).

use lucid_dreamscape::Event;
use lucid_testkit::Scene;

/// Both seats end their Creation.
fn end_cycle(scene: &mut Scene) {
    scene.play("A", "end").play("B", "end");
}

#[test]
fn m1_locations_are_filled_in_order_from_the_bag() {
    let mut scene = Scene::new(
        "sylex players=2 nightmare=yes",
        "
        rows: 1:guy 2:uu 3:guyb 4:- 5:wyb 6:wyb
        bag-red: 1
        seat B
        sleeper: 2
        seat A
        hands: uw
        ",
    );
    // What Hands hold returns to the bag first (K7).
    assert_eq!(scene.line("bag"), "g18 u23 y19 b20 w12 r1");
    scene.play("A", "end");
    assert_eq!(scene.line("bag"), "g18 u24 y19 b20 w13 r1");
    scene.play("B", "end");
    assert_eq!(
        [scene.line("phase"), scene.line("awaits"), scene.to_act()],
        ["emergence", "fill 2", "chance"]
    );
    assert_eq!(scene.chances(), "?g×18 ?u×24 ?y×19 ?b×20 ?w×13 ?r×1");
    scene.play("A", "?r");
    assert_eq!(scene.line("rows"), "1:guy 2:uur 3:guyb 4:- 5:wyb 6:wyb");
    assert_eq!(scene.line("awaits"), "fill 4");
    assert_eq!(scene.chances(), "?g×18 ?u×24 ?y×19 ?b×20 ?w×13");
    scene.play("A", "?b ?w");
    assert_eq!(scene.chances(), "?g×18 ?u×24 ?y×19 ?b×19 ?w×12");
    scene.play("A", "?g");
    assert_eq!(scene.line("rows"), "1:guy 2:uur 3:guyb 4:bwg 5:wyb 6:wyb");
    assert_eq!([scene.line("phase"), scene.to_act()], ["travel", "A"]);
}

#[test]
fn m1_an_empty_bag_ends_the_refill() {
    let mut scene = Scene::new(
        "sylex players=2 shards=4/4/4/4/0",
        "
        rows: 1:gg 2:u 3:yyy 4:b 5:- 6:-
        seat A
        hands: g
        board:
          .  .  .     .  .
          .  .  .     .  .
          .  .  .     .  .
          .  .  .     .  .
          .  .  guuuybbb  .  .
        ",
    );
    scene.play("A", "g:d1 end").play("B", "end");
    assert_eq!(scene.line("bag"), "g0 u0 y0 b0 w0 r0");
    assert_eq!(scene.line("rows"), "1:gg 2:u 3:yyy 4:b 5:- 6:-");
    assert_eq!(
        [scene.line("phase"), scene.line("cycle")],
        ["travel", "2"],
        "nothing to draw, nothing to wait for"
    );

    let mut scene = Scene::new(
        "sylex players=2 shards=4/4/4/4/0",
        "
        rows: 1:gg 2:u 3:yyy 4:b 5:- 6:-
        seat A
        hands: g
        board:
          .  .  .     .  .
          .  .  .     .  .
          .  .  .     .  .
          .  .  .     .  .
          .  .  guuuybb  .  .
        ",
    );
    end_cycle(&mut scene);
    assert_eq!(scene.chances(), "?g×1 ?b×1");
    scene.play("A", "?b");
    assert_eq!([scene.line("awaits"), scene.chances()], ["fill 2", "?g×1"]);
    scene.play("A", "?g");
    assert_eq!(scene.line("rows"), "1:ggb 2:ug 3:yyy 4:b 5:- 6:-");
    assert_eq!(scene.line("phase"), "travel");
}

#[test]
fn m2_the_counter_advances_after_every_cycle_but_the_last() {
    for cycle in 1..=5 {
        let mut scene = Scene::new(
            "sylex players=2",
            &format!("cycle: {cycle}\nrows: 1:guy 2:guy 3:guy 4:guy 5:guy 6:guy"),
        );
        end_cycle(&mut scene);
        assert_eq!(scene.line("cycle"), (cycle + 1).to_string());
        assert_eq!(scene.line("phase"), "travel");
    }
    let mut scene = Scene::new("sylex players=2", "cycle: 6");
    end_cycle(&mut scene);
    assert_eq!(
        [scene.line("cycle"), scene.line("phase"), scene.line("rows")],
        ["6", "last", "1:- 2:- 3:- 4:- 5:- 6:-"]
    );
}

#[test]
fn m2_steps_of_the_emergence_come_in_order() {
    let mut scene = Scene::new(
        "sylex players=2",
        "
        cycle: 3
        rows: 1:gu 2:guy 3:guy 4:guy 5:guy 6:guy
        seat A
        sleeper: 4
        front: cairn=b
        seat B
        sleeper: 2
        ",
    );
    end_cycle(&mut scene);
    assert_eq!(scene.line("cycle"), "3", "refill before the counter");
    scene.events.clear();
    scene.play("A", "?w");
    let kinds: Vec<&str> = scene
        .events
        .iter()
        .map(|event| match event {
            Event::Filled(..) => "refill",
            Event::Cycle(4) => "cycle 4",
            Event::Restored { .. } => "restored",
            Event::Marker { number: 1, .. } => "marker 1",
            Event::Marker { number: 2, .. } => "marker 2",
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(
        kinds,
        ["refill", "cycle 4", "restored", "marker 1", "marker 2"]
    );
}

#[test]
fn m3_every_shard_on_a_card_returns_to_its_owner() {
    let mut scene = Scene::new(
        "sylex players=2",
        "
        rows: 1:guy 2:guy 3:guy 4:guy 5:guy 6:guy
        seat A
        hands: gg
        front: cairn=b* mill-ford=w quiet-meadow
        pile: two-crowns clay-path=b
        seat B
        hands: y
        front: ferry-stone*
        pile: pier-lamp=u*
        ",
    );
    scene.play("A", "g=quiet-meadow end").play("B", "end");
    assert_eq!([scene.hands("A"), scene.hands("B")], ["gbbw", "u"]);
    // Card ids come in the order of the pack; no shard, no used power is left.
    assert_eq!(
        [scene.seat_line("A", "front"), scene.seat_line("A", "pile")],
        ["quiet-meadow mill-ford cairn", "two-crowns clay-path"]
    );
    assert_eq!(
        [scene.seat_line("B", "front"), scene.seat_line("B", "pile")],
        ["ferry-stone", "pier-lamp"]
    );
}

#[test]
fn m4_the_lowest_location_goes_first() {
    let mut scene = Scene::new(
        "sylex players=4",
        "
        rows: 1:guybw 2:guybw 3:guybw 4:guybw 5:guybw 6:guybw
        seat A
        sleeper: 6
        seat B
        sleeper: 4
        seat C
        sleeper: 5
        seat D
        sleeper: 1
        ",
    );
    for seat in ["A", "B", "C", "D"] {
        scene.play(seat, "end");
    }
    assert_eq!(scene.line("order"), "D B C A");
    for seat in ["D", "B", "C", "A"] {
        assert_eq!(scene.to_act(), seat);
        scene.play(seat, "end");
    }
    // Creation follows the same order.
    assert_eq!([scene.line("phase"), scene.to_act()], ["creation", "D"]);
}

#[test]
fn m4_on_a_shared_location_the_sleeper_on_top_goes_first() {
    // All travel to 2 in the order C A D B, so B lies on top.
    let mut scene = Scene::new(
        "sylex players=4",
        "
        phase: travel
        order: C A D B
        points: 4
        rows: 1:guybw 2:guybw 3:guybw 4:guybw 5:guybw 6:guybw
        seat A
        sleeper: 2
        seat D
        sleeper: 3
        ",
    );
    scene.play("C", ">2 end").play("A", "end");
    scene.play("D", ">2 end").play("B", ">2 end");
    for seat in ["C", "A", "D", "B"] {
        scene.play(seat, "end");
    }
    assert_eq!(scene.line("order"), "B D A C");
}

#[test]
fn m4_who_leaves_and_comes_back_lies_on_top() {
    let mut scene = Scene::new(
        "sylex players=2",
        "
        phase: travel
        order: A B
        points: 4
        rows: 1:guy 2:guy 3:guy 4:guy 5:guy 6:guy
        seat A
        sleeper: 5
        seat B
        sleeper: 5
        ",
    );
    scene.play("A", "end").play("B", ">4 >5 end");
    scene.play("A", "end").play("B", "end");
    assert_eq!(scene.line("order"), "B A");
    // Nobody moves: now A ends its Travel last.
    scene.play("B", "end").play("A", "end");
    scene.play("B", "end").play("A", "end");
    assert_eq!(scene.line("order"), "A B");
}

#[test]
fn m4_markers_become_unused() {
    let mut scene = Scene::new(
        "sylex players=2",
        "
        phase: travel
        points: 4
        rows: 1:guy 2:guy 3:guy 4:guy 5:guy 6:guy
        ",
    );
    scene.play("A", "! ?u end").play("B", "end");
    assert_eq!(scene.seat_line("A", "marker"), "used");
    end_cycle(&mut scene);
    assert_eq!(scene.seat_line("A", "marker"), "");
    // Both are on 1, and B ended last.
    assert_eq!(scene.line("order"), "B A");
    scene.play("B", "! ?g end");
    assert_eq!(scene.legal("A", "!"), "!");
}
