//! X5 to X9, X12, X13, X17, X18, X24, X25: the rulebooks' examples of Creation.

use lucid_testkit::Scene;

const SYLEX: &str = "sylex players=2";
const PROTOTYPE: &str = "prototype players=2";

/// Seat A with these lines and a Dreamscape of five rows.
fn scene(rules: &str, lines: &str, board: [&str; 5]) -> Scene {
    let board = board.join("\n");
    Scene::new(rules, &format!("{lines}\nboard:\n{board}"))
}

const EMPTY: &str = ". . . . .";

#[test]
fn x5_the_first_shard_goes_on_the_entry_and_the_third_has_five_places() {
    // 000 and 002: gray first, blue beside it, then brown.
    let mut scene = Scene::new(SYLEX, "seat A\nhands: uyb");
    assert_eq!(scene.legal("A", "y:"), "y:c1");
    scene.play("A", "y:c1 enter u:d1");
    scene.board("A", ". . . . . . . . . . . . . . . . . . . . . . y@ u .");
    assert_eq!(scene.legal("A", "b:"), "b:b1 b:c2 b:d1 b:d2 b:e1");
    scene.refused("A", "b:c1", "K1");
    scene.score("A", 0);
    // 001: two water shards, the Dreamer on the one on the entry slot.
    let mut scene = Scene::new(PROTOTYPE, "seat A\nhands: uuy");
    scene.play("A", "u:c1 enter u:b1").score("A", 1);
    scene.board("A", ". . . . . . . . . . . . . . . . . . . . . u u@ . .");
    assert_eq!(scene.legal("A", "y:"), "y:a1 y:b1 y:b2 y:c2 y:d1");
}

#[test]
fn x6_the_sequence_of_play() {
    let mut scene = Scene::new(
        SYLEX,
        "
        phase: travel
        points: 4
        rows: 6:gwyu
        seat A
        hands: b
        sleeper: 6
        front: whispering-wind-bay
        board:
          . . .  . .
          . . .  . .
          . . .  . .
          . . u  . .
          . b b@ . .
        ",
    );
    // 1: the King's six cards from deck 2, Memory Rock is kept.
    assert_eq!(scene.deck(2), 8);
    scene.play(
        "A",
        "! deck:2 ?card:sunken-garden ?card:otter-slide ?card:memory-rock",
    );
    scene.play(
        "A",
        "?card:two-crowns ?card:orchard-gate ?card:stepping-dunes",
    );
    assert_eq!(scene.deck(2), 2);
    scene.play("A", "keep:memory-rock");
    assert_eq!(scene.deck(2), 7);
    assert_eq!(
        scene.line("under-2"),
        "sunken-garden:A otter-slide:A two-crowns:A orchard-gate:A stepping-dunes:A"
    );
    assert_eq!(
        scene.seat_line("A", "front"),
        "whispering-wind-bay memory-rock"
    );
    assert_eq!(scene.seat_line("A", "marker"), "used");
    scene.refused("A", "!", "T5");
    // 2: the shards for it are collected.
    scene.play("A", "+u +y +w +g");
    assert_eq!(scene.hands("A"), "guybw");
    assert_eq!(scene.line("points"), "0");
    scene.play("A", "end").play("B", "end");
    assert_eq!(scene.line("phase"), "creation");
    // 3: blue on Memory Rock: the Tower brings a blue and a brown shard back.
    scene.play("A", "u!memory-rock");
    assert_eq!(scene.legal("A", ""), "stop take:b1 take:c2");
    scene.play("A", "take:c2 take:b1");
    assert_eq!(scene.hands("A"), "guybbw");
    assert_eq!(
        scene.seat_line("A", "front"),
        "whispering-wind-bay memory-rock=u*"
    );
    scene.board("A", ". . . . . . . . . . . . . . . . . . . . . . b@ . .");
    // 4: grass, rock and water.
    scene.play("A", "u:c2 g:b2 y:d2");
    scene.board("A", ". . . . . . . . . . . . . . . . g u y . . . b@ . .");
    assert_eq!(scene.hands("A"), "bbw");
    scene.score("A", 0);
    // 5: the white shard takes the Dreamer onto the water.
    scene.play("A", "step:c2").score("A", 1);
    assert_eq!(scene.hands("A"), "bb");
    // 6: two brown for a gray one, and the card is complete.
    scene.play("A", "bb>y");
    assert_eq!(scene.hands("A"), "y");
    scene.play("A", "y:d2").score("A", 1 + 9);
    scene.board("A", ". . . . . . . . . . . . . . . . g u@ yy . . . b . .");
    // The card lies on the pile with the blue shard, and new ones may be drawn.
    assert_eq!(scene.seat_line("A", "pile"), "memory-rock=u*");
    assert_eq!(scene.seat_line("A", "front"), "whispering-wind-bay");
    assert_eq!(scene.hands("A"), "");
    assert_eq!(scene.line("bag"), "g19 u26 y21 b22 w15 r0");
    assert_eq!(scene.legal("A", ""), "deck:1 deck:2 deck:3 no-draw");
    // On location 6 it is six cards again: two unseen, then the oldest put under.
    scene.play("A", "deck:2");
    assert_eq!(
        scene.chances(),
        "?card:harvest-terrace×1 ?card:lighthouse-of-sighs×1"
    );
    scene.play("A", "?card:lighthouse-of-sighs ?card:harvest-terrace");
    assert_eq!(
        scene.seat_line("A", "drawn"),
        "lighthouse-of-sighs:A harvest-terrace:A sunken-garden:A \
         otter-slide:A two-crowns:A orchard-gate:A"
    );
    scene.play("A", "keep-none end");
    assert_eq!(scene.to_act(), "B");
    assert_eq!(scene.seat_line("A", "pile"), "memory-rock=u*");
}

#[test]
fn x7_the_second_tree_scores_two_and_trees_count_as_shards() {
    let mut scene = scene(
        SYLEX,
        "phase: last\ncycle: 6\ntiles: most-of-colour=u table-of-colour=y\nseat A\nhands: gg",
        [EMPTY, EMPTY, EMPTY, EMPTY, ". u u y ."],
    );
    scene.play("A", "tree:c1").score("A", 1);
    scene.play("A", "tree:d1").score("A", 1 + 2);
    scene.board("A", ". . . . . . . . . . . . . . . . . . . . . u u^ y^ .");
    // Three blue and two gray at the end.
    let a = "A".parse().expect("a seat");
    let standings = [0, 1, 2].map(|place| scene.game().standing(scene.state().table(), a, place));
    assert_eq!(standings, [Some(3), Some(2), None]);
    scene.play("A", "end").play("B", "end");
    scene.score("A", 3 + 5 + 1);
}

#[test]
fn x8_the_walk_over_water_tree_land_and_mountain() {
    let board = [EMPTY, ". . yyu . .", ". . b . .", ". . u^ . .", ". . u . ."];
    let mut scene = scene(SYLEX, "seat A\nhands: www", board);
    // In onto water.
    scene.play("A", "enter").score("A", 1);
    assert_eq!(scene.legal("A", "step:"), "step:c2");
    // Two white shards across the water with its tree, onto the land.
    scene.play("A", "step:c2").score("A", 2);
    scene.refused("A", "end", "D3");
    scene.play("A", "step:c3").score("A", 2);
    assert_eq!(scene.hands("A"), "w");
    // Free onto the mountain with water on top.
    scene.play("A", "free:c4").score("A", 2 + 3);
    assert_eq!(scene.hands("A"), "w");
    // Down again; the free step from the land is not used.
    scene.play("A", "step:c3").score("A", 5);
    assert_eq!(scene.hands("A"), "");
    assert_eq!(scene.legal("A", ""), "end free:c4");
    scene.play("A", "end").score("A", 5);
    scene.board("A", ". . . . . . . yyu . . . . b@ . . . . u^ . . . . u . .");
}

#[test]
fn x9_two_white_shards_to_get_past_a_tree() {
    let board = [EMPTY, EMPTY, EMPTY, EMPTY, ". . g@ y^ u"];
    let mut one = scene(SYLEX, "seat A\nhands: w", board);
    assert_eq!(one.legal("A", "step:"), "");
    one.refused("A", "step:d1", "D3");
    let mut two = scene(SYLEX, "seat A\nhands: ww", board);
    two.play("A", "step:d1 step:e1").score("A", 1);
    assert_eq!(two.hands("A"), "");
}

#[test]
fn x12_what_the_tower_may_take() {
    // Gray on green, blue alone; a tree and the Dreamer on two brown ones.
    let board = [EMPTY, EMPTY, EMPTY, ". . gy u .", ". b^ b@ . ."];
    let lines = "phase: travel\npoints: 4\nseat A\nsleeper: 3";
    let mut first = scene(SYLEX, lines, board);
    first.play("A", "!");
    assert_eq!(first.legal("A", "take:"), "take:c2 take:d2");
    first.refused("A", "take:b1", "P3");
    first.refused("A", "take:c1", "P3");
    first.play("A", "take:c2 take:d2");
    assert_eq!(first.hands("A"), "uy");
    // 002: or the gray one and then the green one under it.
    let mut second = scene("huch players=2", lines, board);
    second.play("A", "! take:c2 take:c2");
    assert_eq!(second.hands("A"), "gy");
    second.board("A", ". . . . . . . . . . . . . . . . . . u . . b^ b@ . .");
}

#[test]
fn x13_the_golem_turns_a_stack_and_carries_tree_or_dreamer() {
    let board = [EMPTY, EMPTY, EMPTY, ". b@ b^ . .", ". . gy . ."];
    let lines = "phase: travel\npoints: 0\nseat A\nsleeper: 4";
    for (third, after) in [
        (
            "c2.1>c1",
            ". . . . . . . . . . . . . . . . b@ . . . . yg b^ . .",
        ),
        (
            "b2.1>b1",
            ". . . . . . . . . . . . . . . . . b^ . . . ygb@ . . .",
        ),
    ] {
        let mut golem = scene(SYLEX, lines, board);
        // 1: gray aside. 2: green onto it.
        golem.play("A", "! c1.2>b1");
        golem.board("A", ". . . . . . . . . . . . . . . . b@ b^ . . . y g . .");
        golem.play("A", "c1.1>b1");
        golem.board("A", ". . . . . . . . . . . . . . . . b@ b^ . . . yg . . .");
        // 3: brown with its tree, or brown with the Dreamer.
        assert_eq!(golem.seat_line("A", "power"), "golem 1");
        golem.refused("A", "b2.1>a2", "E19");
        golem.play("A", third);
        golem.board("A", after);
        assert_eq!(golem.seat_line("A", "power"), "");
        golem.score("A", 0).score("B", 0);
    }
}

#[test]
fn x17_the_prototypes_two_routes() {
    let board = [EMPTY, ". . yy . .", ". . u . .", ". bb u . .", ". b b@ . ."];
    let mut land = scene(PROTOTYPE, "seat A\nhands: www", board);
    // The land route needs no white shard, not even up onto two levels.
    land.play("A", "free:b1 free:b2").score("A", 0);
    assert_eq!(land.hands("A"), "www");
    let mut water = scene(PROTOTYPE, "seat A\nhands: www", board);
    water.play("A", "step:c2").score("A", 1);
    water.play("A", "step:c3").score("A", 2);
    water.play("A", "step:c4").score("A", 4);
    assert_eq!(water.hands("A"), "");
}

#[test]
fn x18_two_blue_for_a_white_and_the_white_for_a_step() {
    let board = [EMPTY, EMPTY, EMPTY, EMPTY, ". . y@ g ."];
    let mut scene = scene(PROTOTYPE, "seat A\nhands: uu", board);
    assert_eq!(scene.line("bag"), "g15 u22 y19 b20 w14 r0");
    scene.play("A", "uu>w");
    assert_eq!(scene.hands("A"), "w");
    assert_eq!(scene.line("bag"), "g15 u24 y19 b20 w13 r0");
    scene.play("A", "step:d1").score("A", 0);
    assert_eq!(scene.hands("A"), "");
    assert_eq!(scene.line("bag"), "g15 u24 y19 b20 w14 r0");
    scene.board("A", ". . . . . . . . . . . . . . . . . . . . . . y g@ .");
}

#[test]
fn x24_back_over_land_after_a_mountain_has_paid() {
    // c1 start, c2 land A, c3 the mountain topped with land, b2 water.
    let board = [EMPTY, EMPTY, ". . yyb . .", ". u b . .", ". . g@ . ."];
    let mut scene = scene(SYLEX, "seat A\nhands: w", board);
    scene.play("A", "step:c2").score("A", 0);
    scene.play("A", "free:c3").score("A", 2);
    assert_eq!(scene.legal("A", "free:"), "free:c2");
    scene.play("A", "free:c2").score("A", 2);
    assert_eq!(scene.legal("A", "free:"), "free:b2 free:c1");
    scene.play("A", "free:b2").score("A", 3);
    assert_eq!(scene.legal("A", "free:"), "");
    assert_eq!(scene.hands("A"), "");
}

#[test]
fn x25_the_german_dreamer_walks_on_red_and_the_german_golem_parts_shards() {
    let huch = "huch players=2 nightmare=yes";
    let board = [EMPTY, EMPTY, ". . u . .", ". . r . .", ". . g@ . ."];
    let mut step = scene(huch, "mr-nightmare: 6\nseat A\nhands: www", board);
    step.play("A", "step:c2").score("A", -1);
    // Passing on, and coming back: each time a point.
    step.play("A", "step:c3").score("A", 0);
    step.play("A", "step:c2").score("A", -1);
    step.play("A", "end");
    // In 000 he may not.
    let sylex = "sylex players=2 nightmare=yes";
    let mut never = scene(sylex, "mr-nightmare: 6\nseat A\nhands: www", board);
    assert_eq!(never.legal("A", "step:"), "");
    never.refused("A", "step:c2", "E12");
    // The Golem of 002 leaves a shard alone.
    let board = [EMPTY, EMPTY, EMPTY, ". . y . .", ". . g . ."];
    let lines = "phase: travel\npoints: 0\nseat A\nsleeper: 4";
    let mut golem = scene("huch players=2", lines, board);
    golem.play("A", "! c2.1>c3 c3.1>c4 stop");
    golem.board("A", ". . . . . . . y . . . . . . . . . . . . . . g . .");
    let mut never = scene(SYLEX, lines, board);
    never.play("A", "!");
    never.refused("A", "c2.1>c3", "E19");
}
