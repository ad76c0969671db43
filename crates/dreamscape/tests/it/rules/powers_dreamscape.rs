//! P3, P4 and P7: powers that reshape a Dreamscape, and completions amid them.

use lucid_testkit::Scene;

const SYLEX: &str = "sylex players=2";
const NIGHTMARE: &str = "sylex players=2 nightmare=yes";

/// A's Travel at a location, with a Dreamscape of five rows.
fn at(rules: &str, location: u8, lines: &str, board: [&str; 5]) -> Scene {
    let haunted = if rules.contains("nightmare=yes") {
        "mr-nightmare: 1\n"
    } else {
        ""
    };
    let board = board.join("\n");
    Scene::new(
        rules,
        &format!(
            "phase: travel\npoints: 0\n{haunted}seat A\nsleeper: {location}\n{lines}\nboard:\n{board}"
        ),
    )
}

const EMPTY: &str = ". . . . .";

#[test]
fn p3_the_tower_takes_up_to_two_shards_with_nothing_on_them() {
    let board = [EMPTY, EMPTY, ". . y . .", ". g^ u@ byu .", ". . b . ."];
    let mut scene = at(SYLEX, 3, "hands: uu", board);
    scene.play("A", "!");
    assert_eq!(scene.legal("A", ""), "stop take:c1 take:c3 take:d2");
    for slot in ["b2", "c2", "c4", "a1"] {
        scene.refused("A", &format!("take:{slot}"), "P3");
    }
    scene.play("A", "take:d2");
    // Shards from the Tower are never limited.
    assert_eq!(scene.hands("A"), "uuu");
    assert_eq!(scene.legal("A", ""), "stop take:c1 take:c3 take:d2");
    scene.refused("A", "end", "P7");
    scene.play("A", "take:d2");
    assert_eq!(scene.hands("A"), "uuuy");
    scene.board("A", ". . . . . . . . . . . . y . . . g^ u@ b . . . b . .");
    assert_eq!(scene.seat_line("A", "power"), "");
    scene.play("A", "end");
}

#[test]
fn p3_the_tower_may_stop_at_any_point_and_takes_red() {
    let board = [EMPTY, EMPTY, EMPTY, EMPTY, ". r g@ y ."];
    let mut scene = at(NIGHTMARE, 3, "hands: rr", board);
    scene.play("A", "! stop");
    assert_eq!(scene.hands("A"), "rr");
    assert_eq!(scene.seat_line("A", "marker"), "used");
    let mut scene = at(NIGHTMARE, 3, "hands: rr", board);
    scene.play("A", "! take:b1 stop");
    assert_eq!(scene.hands("A"), "rrr");
    // With nothing more to take it ends by itself.
    let mut scene = at(SYLEX, 3, "", [EMPTY, EMPTY, EMPTY, EMPTY, ". . g@ y ."]);
    scene.play("A", "! take:d1");
    assert_eq!(scene.seat_line("A", "power"), "");
    scene.play("A", "end");
}

#[test]
fn p3_a_dreamscape_with_nothing_to_take_leaves_the_tower_idle() {
    for row in [EMPTY, ". . g@ . .", ". u^ g@ y^ ."] {
        let board = [EMPTY, EMPTY, EMPTY, EMPTY, row];
        let mut scene = at(SYLEX, 3, "hands: u\nfront: lone-pebble", board);
        assert_eq!(scene.legal("A", "!"), "");
        scene.refused("A", "!", "P3");
        scene.refused("A", "u!lone-pebble", "P3");
    }
}

#[test]
fn p4_the_golem_moves_shards_beside_shards_or_onto_bare_stacks() {
    let board = [EMPTY, EMPTY, EMPTY, ". . b@ . .", ". . gy . ."];
    let mut scene = at(SYLEX, 4, "", board);
    scene.play("A", "!");
    assert_eq!(scene.legal("A", ""), "c1.2>b1 c1.2>d1 c2.1>c1 stop");
    // Nothing would be left next to them.
    scene.refused("A", "c1.1>b1", "E19");
    scene.refused("A", "c2.1>c3", "E19");
    for word in [
        "c1.3>b1", "b1.1>b2", "c1.2>b2", "c1.2>c1", "c1.2>c3", "c1.2>c2",
    ] {
        scene.refused("A", word, "P4");
    }
    scene.play("A", "c2.1>c1");
    scene.board("A", ". . . . . . . . . . . . . . . . . . . . . . gyb@ . .");
    // What is left of the stack counts as a neighbour.
    assert_eq!(
        scene.legal("A", ""),
        "c1.2>b1 c1.2>c2 c1.2>d1 c1.3>b1 c1.3>c2 c1.3>d1 stop"
    );
    scene.play("A", "c1.2>d1");
    scene.board("A", ". . . . . . . . . . . . . . . . . . . . . . g yb@ .");
    scene.play("A", "stop end");
}

#[test]
fn p4_the_german_golem_may_leave_shards_alone() {
    let board = [EMPTY, EMPTY, EMPTY, ". . b@ . .", ". . gy . ."];
    let mut scene = at("huch players=2", 4, "", board);
    scene.play("A", "!");
    assert_eq!(
        scene.legal("A", ""),
        "c1.1>b1 c1.1>d1 c1.2>b1 c1.2>d1 c2.1>b2 c2.1>c1 c2.1>c3 c2.1>d2 stop"
    );
}

#[test]
fn p4_the_same_shard_may_move_three_times() {
    let board = [EMPTY, EMPTY, EMPTY, ". . bu . .", ". . g . ."];
    let mut scene = at(SYLEX, 4, "", board);
    scene.play("A", "! c2.2>b2 b2.1>b1");
    assert_eq!(scene.seat_line("A", "power"), "golem 1");
    scene.play("A", "b1.1>c1");
    scene.board("A", ". . . . . . . . . . . . . . . . . b . . . . gu . .");
    // Three moves and it is over.
    assert_eq!(scene.seat_line("A", "power"), "");
    scene.refused("A", "c1.2>b1", "P7");
}

#[test]
fn p4_what_is_on_a_shard_moves_along() {
    let board = [EMPTY, EMPTY, EMPTY, ". . w y@ .", ". u gyb^ . ."];
    let mut scene = at(SYLEX, 4, "", board);
    // The tree stays on its shard, whichever shard is lifted.
    scene.play("A", "! c1.1>c2");
    scene.board(
        "A",
        ". . . . . . . . . . . . . . . . . wgyb^ y@ . . u . . .",
    );
    scene.play("A", "c2.3>c3");
    scene.board("A", ". . . . . . . . . . . . yb^ . . . . wg y@ . . u . . .");
    // The Dreamer rides as well; onto a bare stack, or beside the moved one.
    assert_eq!(scene.legal("A", "d2"), "d2.1>c2 d2.1>d3");
    scene.refused("A", "d2.1>e2", "E19");
    scene.play("A", "d2.1>c2");
    scene.board(
        "A",
        ". . . . . . . . . . . . yb^ . . . . wgy@ . . . u . . .",
    );
}

#[test]
fn p4_islands_and_a_vacated_entry_are_allowed() {
    let board = [EMPTY, EMPTY, ". . b . .", ". . y . .", ". . u g ."];
    let mut scene = at(SYLEX, 4, "", board);
    scene.play("A", "! c2.1>d2 c1.1>d1 stop");
    scene.board("A", ". . . . . . . . . . . . b . . . . . y . . . . gu .");
}

#[test]
fn p4_red_moves_to_empty_slots_and_nothing_lands_on_it() {
    let board = [EMPTY, EMPTY, EMPTY, ". . r . .", ". y u g@ ."];
    let mut scene = at(NIGHTMARE, 4, "", board);
    scene.play("A", "!");
    assert_eq!(scene.legal("A", "c2"), "c2.1>b2 c2.1>d2");
    scene.refused("A", "c2.1>c1", "K2");
    scene.refused("A", "c1.1>c2", "K2");
    scene.refused("A", "c2.1>c3", "E19");
    // Red is a shard to be next to.
    assert_eq!(scene.legal("A", "b1"), "b1.1>b2 b1.1>c1");
    assert_eq!(scene.legal("A", "d1"), "d1.1>c1 d1.1>d2");
    scene.play("A", "c2.1>b2 stop");
    scene.board("A", ". . . . . . . . . . . . . . . . r . . . . y u g@ .");
}

#[test]
fn p4_without_a_legal_move_the_golem_is_idle() {
    let board = [EMPTY, EMPTY, EMPTY, EMPTY, ". . g . ."];
    let mut scene = at(SYLEX, 4, "hands: u\nfront: ferry-stone", board);
    scene.refused("A", "!", "P4");
    scene.refused("A", "u!ferry-stone", "P4");
    let mut scene = at("huch players=2", 4, "", board);
    scene.play("A", "! c1.1>b1 stop");
    let mut scene = at(SYLEX, 4, "", [EMPTY; 5]);
    scene.refused("A", "!", "P4");
}

#[test]
fn p7_a_power_goes_on_when_its_own_card_is_completed() {
    let mut scene = Scene::new(
        SYLEX,
        "
        seat A
        hands: gb
        sleeper: 2
        front: ferry-stone
        board:
          . . .  . .
          . . .  . .
          . . w  u .
          . u y@ . .
          . . w  . .
        ",
    );
    scene.play("A", "g!ferry-stone d3.1>d2").score("A", 6);
    assert_eq!(scene.seat_line("A", "pile"), "ferry-stone=g*");
    // Nothing but the completion now, then nothing but the Golem.
    assert_eq!(scene.legal("A", ""), "deck:1 deck:2 deck:3 no-draw");
    for word in ["stop", "c1.1>b1", "b:b1", "end"] {
        scene.refused("A", word, "P7");
    }
    scene.play("A", "deck:1 ?card:cairn ?card:clay-path keep:cairn");
    assert_eq!(scene.seat_line("A", "power"), "golem 2");
    for word in ["b:b1", "b=cairn", "b!cairn", "end", "no-draw"] {
        scene.refused("A", word, "P7");
    }
    scene.play("A", "d2.1>d1 d1.1>c1");
    assert_eq!(scene.seat_line("A", "power"), "");
    scene.board("A", ". . . . . . . . . . . . w . . . u y@ . . . . wu . .");
    scene.play("A", "b=cairn end");
}

#[test]
fn p7_the_tower_goes_on_through_pile_choice_and_draw() {
    let mut scene = Scene::new(
        SYLEX,
        "
        seat A
        hands: g
        front: memory-rock lone-pebble
        pile: cairn=b
        board:
          . . .  .   .
          . . .  .   .
          . . .  .   .
          . g u@ yyb .
          . . w  .   .
        ",
    );
    scene.play("A", "g!memory-rock take:d2").score("A", 9);
    assert_eq!(scene.legal("A", ""), "pile:b pile:g");
    scene.play("A", "pile:g no-draw");
    assert_eq!(scene.seat_line("A", "pile"), "cairn memory-rock=g*");
    assert_eq!(scene.legal("A", ""), "stop take:b2 take:c1 take:d2");
    scene.play("A", "take:d2");
    assert_eq!(scene.hands("A"), "yb");
    assert_eq!(scene.seat_line("A", "power"), "");
}

#[test]
fn p7_a_completion_on_the_last_part_ends_the_power_after_its_draw() {
    let board = [EMPTY, EMPTY, ". . wy . .", ". . w . .", ". . g@ . ."];
    let mut scene = at(SYLEX, 4, "front: lone-pebble", board);
    scene.play("A", "! c3.2>b3 b3.1>b2").score("A", 0);
    scene.play("A", "b2.1>b1").score("A", 5);
    assert_eq!(scene.legal("A", ""), "deck:1 deck:2 deck:3 no-draw");
    scene.play("A", "no-draw");
    assert_eq!(scene.seat_line("A", "power"), "");
    scene.play("A", "end");
    // The Tower that can take no more is over after the draw as well.
    let board = [EMPTY, EMPTY, EMPTY, ". . yb . .", ". u^ u@ g^ ."];
    let mut scene = at(SYLEX, 3, "front: lone-pebble", board);
    scene.play("A", "! take:c2 take:c2").score("A", 0);
    assert_eq!(scene.seat_line("A", "power"), "");
}

#[test]
fn p7_a_card_drawn_amid_the_golem_may_be_completed_by_it() {
    let board = [EMPTY, EMPTY, ". . w y .", ". . g@ . .", ". g b . ."];
    let mut scene = at(SYLEX, 4, "front: lone-pebble", board);
    // First move: Lone Pebble. Its draw brings Quiet Meadow.
    scene.play("A", "! d3.1>d2").score("A", 5);
    scene.play("A", "deck:1 ?card:quiet-meadow ?card:cairn ?card:clay-path");
    scene
        .play("A", "?card:mill-ford keep:quiet-meadow")
        .score("A", 5);
    assert_eq!(scene.seat_line("A", "power"), "golem 2");
    // Second move: green beside the Dreamer, land below him.
    scene.play("A", "b1.1>b2").score("A", 5 + 6);
    assert_eq!(scene.seat_line("A", "pile"), "lone-pebble quiet-meadow");
    scene.play("A", "no-draw");
    assert_eq!(scene.seat_line("A", "power"), "golem 1");
    scene.play("A", "stop end");
}
