//! The rulebooks' examples of Travel (X1 to X26), step by step.

use lucid_testkit::Scene;

/// What the Travel has come to: points left, location, Hands of A.
#[track_caller]
pub(crate) fn now(scene: &Scene, points: &str, at: &str, hands: &str) {
    let found = [
        scene.line("points"),
        scene.seat_line("A", "sleeper"),
        scene.hands("A"),
    ];
    assert_eq!(found, [points, at, hands], "{scene}");
}

#[test]
fn x2_gray_then_white_then_green_then_blue() {
    let mut scene = Scene::new(
        "sylex players=3",
        "
        phase: travel
        points: 4
        rows: 1:ugwy
        ",
    );
    let rows = |first: &str| format!("1:{first} 2:- 3:- 4:- 5:- 6:-");
    for (only, others, row, points, hands) in [
        ("+y", ["+w", "+g", "+u"], "ugw", "3", "y"),
        ("+w", ["+y", "+g", "+u"], "ug", "2", "yw"),
        ("+g", ["+y", "+w", "+u"], "u", "1", "gyw"),
        ("+u", ["+y", "+w", "+g"], "-", "0", "guyw"),
    ] {
        assert_eq!(scene.legal("A", "+"), only);
        for other in others {
            scene.refused("A", other, "T2");
        }
        scene.play("A", only);
        assert_eq!(scene.line("rows"), rows(row));
        now(&scene, points, "1", hands);
    }
    assert_eq!(scene.legal("A", "+"), "");
}

#[test]
fn x3_a_third_brown_shard_is_refused() {
    for rules in ["prototype players=2", "sylex players=2", "huch players=2"] {
        let mut scene = Scene::new(
            rules,
            "
            phase: travel
            points: 4
            rows: 1:gub 2:gyb
            seat A
            hands: bb
            ",
        );
        assert_eq!(scene.legal("A", ""), "! >2 >4 end");
        scene.refused("A", "+b", "T2");
        now(&scene, "4", "1", "bb");
        // Nor in another location.
        scene.play("A", ">2");
        scene.refused("A", "+b", "T2");
        now(&scene, "3", "2", "bb");
    }
}

#[test]
fn x4_a_blue_shard_opens_a_location_with_a_blue_key() {
    let position = |points: u8| {
        format!("phase: travel\npoints: {points}\nrows: 1:gyb 2:ugw 4:gyb\nseat A\nhands: u")
    };
    // A point is left: the move is free, the shard stays in Hands and in the location.
    for rules in ["sylex players=2", "huch players=2", "prototype players=2"] {
        let mut scene = Scene::new(rules, &position(1));
        assert_eq!(scene.legal("A", ">"), ">2 >4");
        scene.play("A", ">2");
        now(&scene, "1", "2", "u");
        assert_eq!(scene.line("rows"), "1:gyb 2:ugw 3:- 4:gyb 5:- 6:-");
        scene.play("A", "+w");
        now(&scene, "0", "2", "uw");
    }
    // No point is left.
    for rules in ["sylex players=2", "huch players=2"] {
        let mut scene = Scene::new(rules, &position(0));
        assert_eq!(scene.legal("A", ">"), "");
        scene.refused("A", ">2", "E5");
        scene.refused("A", ">4", "T1");
    }
    let mut scene = Scene::new("prototype players=2", &position(0));
    assert_eq!(scene.legal("A", ">"), ">2");
    scene.refused("A", ">4", "T1");
    scene.play("A", ">2");
    now(&scene, "0", "2", "u");
}

#[test]
fn x11_the_archives_bring_a_third_blue_shard() {
    let mut scene = Scene::new(
        "sylex players=2",
        "
        phase: travel
        points: 4
        rows: 1:gyu
        seat A
        hands: uu
        ",
    );
    scene.refused("A", "+u", "T2");
    scene.play("A", "!");
    assert_eq!(scene.chances(), "?g×19 ?u×25 ?y×22 ?b×23 ?w×15");
    scene.play("A", "?u");
    now(&scene, "4", "1", "uuu");
    assert_eq!(scene.line("bag"), "g19 u24 y22 b23 w15 r0");
    assert_eq!(scene.seat_line("A", "marker"), "used");
    scene.refused("A", "+u", "T2");
}

#[test]
fn x16_the_travel_of_the_prototype_move_by_move() {
    let mut scene = Scene::new(
        "prototype players=2",
        "
        phase: travel
        points: 5
        rows: 1:yug 2:byw 3:yyy 4:ywb 5:ugu 6:yyy
        seat A
        sleeper: 1
        front: hermits-tree
        ",
    );
    now(&scene, "5", "1", "");
    // a, b: green and blue from the right.
    scene.play("A", "+g +u");
    now(&scene, "3", "1", "gu");
    // c: to the Golem, whose gray key nobody holds.
    scene.play("A", ">4");
    now(&scene, "2", "4", "gu");
    // d: the brown shard.
    scene.play("A", "+b");
    now(&scene, "1", "4", "gub");
    assert_eq!(scene.line("rows"), "1:y 2:byw 3:yyy 4:yw 5:ugu 6:yyy");
    // The green shard pays for a card's power: a shard from the bag.
    scene.play("A", "g!hermits-tree");
    assert_eq!(scene.chances(), "?g×14 ?u×21 ?y×11 ?b×18 ?w×12");
    scene.play("A", "?u");
    now(&scene, "1", "4", "uub");
    assert_eq!(scene.seat_line("A", "front"), "hermits-tree=g*");
    // Blue opens the Lake.
    scene.play("A", ">5");
    now(&scene, "1", "5", "uub");
    assert_eq!(scene.line("free-moves"), "1");
    // A third blue is refused, so the Lake brings green to the right.
    scene.refused("A", "+u", "T2");
    scene.play("A", "! lake:5 lay:u lay:u");
    assert_eq!(scene.line("rows"), "1:y 2:byw 3:yyy 4:yw 5:uug 6:yyy");
    assert_eq!(scene.seat_line("A", "marker"), "used");
    now(&scene, "1", "5", "uub");
    scene.play("A", "+g");
    now(&scene, "0", "5", "guub");
    // No point is left, and brown still opens 2; nothing opens 4 or 6.
    assert_eq!(
        scene.legal("A", ""),
        ">2 end",
        "the only card holds a shard and the marker is used"
    );
    scene.refused("A", ">4", "T1");
    scene.refused("A", ">6", "T1");
    scene.refused("A", "+u", "T1");
    scene.play("A", ">2");
    now(&scene, "0", "2", "guub");
    assert_eq!(scene.line("free-moves"), "2");
    scene.play("A", "end");
    assert_eq!(scene.to_act(), "B");
    // The later editions would have refused the last move.
    let mut scene = Scene::new(
        "sylex players=2",
        "phase: travel\npoints: 0\nrows: 2:byw\nseat A\nsleeper: 5\nhands: guub",
    );
    scene.refused("A", ">2", "E5");
}

#[test]
fn x19_the_lake_brings_the_blue_shard_to_the_right() {
    let mut scene = Scene::new(
        "sylex players=2",
        "
        phase: travel
        points: 1
        rows: 5:ugg
        seat A
        sleeper: 5
        hands: gg
        ",
    );
    scene.refused("A", "+g", "T2");
    scene.refused("A", "+u", "T2");
    scene.play("A", "!");
    assert_eq!(scene.legal("A", ""), "lake:5");
    scene.play("A", "lake:5");
    assert_eq!(scene.legal("A", ""), "lay:g lay:u");
    scene.refused("A", "lay:y", "P5");
    scene.play("A", "lay:g lay:g");
    assert_eq!(scene.line("rows"), "1:- 2:- 3:- 4:- 5:ggu 6:-");
    scene.play("A", "+u");
    now(&scene, "0", "5", "ggu");
    assert_eq!(scene.line("rows"), "1:- 2:- 3:- 4:- 5:gg 6:-");
}

#[test]
fn x20_the_harvesters_put_two_shards_in_two_locations() {
    let mut scene = Scene::new(
        "sylex players=2",
        "
        phase: travel
        points: 4
        rows: 1:guy 2:guy 3:guy 4:g 5:guy 6:-
        seat A
        sleeper: 2
        ",
    );
    scene.play("A", "!");
    assert_eq!(scene.chances(), "?g×15 ?u×24 ?y×19 ?b×23 ?w×15");
    scene.play("A", "?w");
    assert_eq!(scene.chances(), "?g×15 ?u×24 ?y×19 ?b×23 ?w×14");
    scene.play("A", "?b");
    // Both are seen before either is put down, in any location and any order.
    assert_eq!(
        scene.legal("A", ""),
        "b>1 b>2 b>3 b>4 b>5 b>6 w>1 w>2 w>3 w>4 w>5 w>6"
    );
    scene.refused("A", "g>1", "P2");
    scene.refused("A", "stop", "P7");
    scene.play("A", "b>4");
    assert_eq!(scene.legal("A", ""), "w>1 w>2 w>3 w>4 w>5 w>6");
    scene.play("A", "w>1");
    assert_eq!(scene.line("rows"), "1:guyw 2:guy 3:guy 4:gb 5:guy 6:-");
    now(&scene, "4", "2", "");
    assert_eq!(scene.legal("A", ""), "+y >1 >3 >5 end");
}

#[test]
fn x26_an_empty_location_is_free_in_sylex_and_costs_a_point_in_the_prototype() {
    let scene = |rules: &str, points: u8| {
        let position = format!("phase: travel\npoints: {points}\nrows: 1:guy 2:guy");
        Scene::new(&format!("{rules} players=2"), &position)
    };
    for rules in ["sylex", "huch"] {
        let mut with = scene(rules, 1);
        with.play("A", ">4 >5");
        now(&with, "1", "5", "");
        assert_eq!(with.line("free-moves"), "2");
        let mut without = scene(rules, 0);
        assert_eq!(without.legal("A", ">"), "");
        without.refused("A", ">4", "E5");
    }
    let mut with = scene("prototype", 1);
    with.play("A", ">4");
    now(&with, "0", "4", "");
    assert_eq!(with.line("free-moves"), "0");
    with.refused("A", ">5", "T1");
    let mut without = scene("prototype", 0);
    assert_eq!(without.legal("A", ">"), "");
    without.refused("A", ">4", "T1");
}
