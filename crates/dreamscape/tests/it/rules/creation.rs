//! K1 to K6: what a Creation allows.

use lucid_testkit::Scene;

const SYLEX: &str = "sylex players=2";
const NIGHTMARE: &str = "sylex players=2 nightmare=yes";

/// A Dreamscape with a bare stack, a tree, the Dreamer and a lone shard.
const MIXED: &str = "
    board:
      .  .   .   .   .
      .  .   .   .   .
      .  .   y   .   .
      .  g^  u@  yy  .
      .  .   b   .   .
";

#[test]
fn k1_the_first_shard_goes_on_the_entry_slot() {
    let mut scene = Scene::new(SYLEX, "seat A\nhands: uy");
    assert_eq!(scene.legal("A", "u:"), "u:c1");
    scene.refused("A", "u:c2", "K1");
    scene.refused("A", "y:a5", "K1");
    scene.play("A", "u:c1");
    assert_eq!(scene.legal("A", "y:"), "y:b1 y:c1 y:c2 y:d1");
    assert_eq!(scene.hands("A"), "y");
}

#[test]
fn k1_red_may_be_the_first_shard() {
    let mut scene = Scene::new(NIGHTMARE, "mr-nightmare: 6\nseat A\nhands: ur");
    assert_eq!(scene.legal("A", "r:"), "r:c1");
    scene.play("A", "r:c1");
    // Slots beside red are open, red itself is not (K2).
    assert_eq!(scene.legal("A", "u:"), "u:b1 u:c2 u:d1");
}

#[test]
fn k1_other_shards_go_beside_a_shard_or_on_a_bare_stack() {
    let mut scene = Scene::new(SYLEX, &format!("seat A\nhands: b{MIXED}"));
    assert_eq!(
        scene.legal("A", "b:"),
        "b:a2 b:b1 b:b3 b:c1 b:c3 b:c4 b:d1 b:d2 b:d3 b:e2"
    );
    for slot in ["b2", "c2", "a1", "e1", "c5", "a5"] {
        scene.refused("A", &format!("b:{slot}"), "K1");
    }
    scene.play("A", "b:d2");
    scene.board(
        "A",
        ". . . . .  . . . . .  . . y . .  . g^ u@ yyb .  . . b . .",
    );
}

#[test]
fn k1_a_dreamscape_that_the_tower_emptied_begins_anew_on_the_entry() {
    let mut scene = Scene::new(
        SYLEX,
        "
        seat A
        hands: b
        front: lone-pebble
        board:
          . . . . .
          . . . . .
          . . . . .
          . . y . .
          . . u . .
        ",
    );
    scene.play("A", "b!lone-pebble take:c1 take:c2");
    scene.board("A", ". . . . . . . . . . . . . . . . . . . . . . . . .");
    assert_eq!(scene.hands("A"), "uy");
    assert_eq!(scene.legal("A", "u:"), "u:c1");
    assert_eq!(scene.legal("A", "y:"), "y:c1");
    scene.refused("A", "y:c2", "K1");
}

#[test]
fn k1_a_vacated_entry_is_a_slot_like_others() {
    let mut scene = Scene::new(
        SYLEX,
        "
        seat A
        hands: b
        front: lone-pebble
        board:
          . . . . .
          . . . . .
          . . y . .
          . . y . .
          . . u . .
        ",
    );
    scene.play("A", "b!lone-pebble take:c1 take:c2");
    // Only c3 is left, so the entry is too far away.
    assert_eq!(scene.legal("A", "u:"), "u:b3 u:c2 u:c3 u:c4 u:d3");
    scene.refused("A", "u:c1", "K1");
    scene.play("A", "u:c2");
    assert_eq!(
        scene.legal("A", "y:"),
        "y:b2 y:b3 y:c1 y:c2 y:c3 y:c4 y:d2 y:d3"
    );
}

#[test]
fn k2_any_colour_may_be_placed_anywhere() {
    for colour in ["g", "u", "y", "b", "w"] {
        let position = format!("seat A\nhands: {colour}\n{}", board_c1("uw"));
        let mut scene = Scene::new(SYLEX, &position);
        let places = ["b1", "c1", "c2", "d1"].map(|slot| format!("{colour}:{slot}"));
        assert_eq!(scene.legal("A", &format!("{colour}:")), places.join(" "));
        scene.play("A", &format!("{colour}:c1"));
        assert_eq!(scene.hands("A"), "");
        scene.refused("A", &format!("{colour}:c1"), "K2");
    }
}

#[test]
fn k2_white_is_neutral_ground() {
    let mut scene = Scene::new(
        SYLEX,
        "
        seat A
        hands: gw
        board:
          . . . . .
          . . . . .
          . . . . .
          . . w . .
          . w u@ w .
        ",
    );
    scene.play("A", "step:c2").score("A", 0);
    assert_eq!(scene.legal("A", "free:"), "");
    assert_eq!(scene.legal("A", "step:"), "");
    // A tree grows on white as on anything else.
    scene.play("A", "tree:b1").score("A", 1);
}

#[test]
fn k2_red_goes_only_on_empty_slots_and_nothing_goes_on_red() {
    let mut scene = Scene::new(
        NIGHTMARE,
        "
        mr-nightmare: 6
        seat A
        hands: gur
        board:
          . . . . .
          . . . . .
          . . . . .
          . . r . .
          . . u . .
        ",
    );
    assert_eq!(scene.legal("A", "r:"), "r:b1 r:b2 r:c3 r:d1 r:d2");
    assert_eq!(scene.legal("A", "u:"), "u:b1 u:b2 u:c1 u:c3 u:d1 u:d2");
    assert_eq!(scene.legal("A", "tree:"), "tree:c1");
    scene.refused("A", "r:c1", "K2");
    scene.refused("A", "r:c2", "K2");
    scene.refused("A", "u:c2", "K2");
    scene.refused("A", "tree:c2", "K2");
}

#[test]
fn k3_two_equal_shards_buy_any_shard_in_the_bag() {
    let mut scene = Scene::new(SYLEX, "seat A\nhands: uuyww");
    assert_eq!(scene.line("bag"), "g20 u26 y22 b23 w13 r0");
    assert_eq!(scene.legal("A", "uu>"), "uu>b uu>g uu>u uu>w uu>y");
    scene.refused("A", "yy>g", "K3");
    scene.refused("A", "uu>r", "K3");
    // The limit of two is for collecting only: a third white is fine.
    scene.play("A", "uu>w");
    assert_eq!(scene.hands("A"), "ywww");
    assert_eq!(scene.line("bag"), "g20 u28 y22 b23 w12 r0");
    scene.score("A", 0);
}

#[test]
fn k3_the_german_edition_gives_another_colour() {
    let mut scene = Scene::new("huch players=2", "seat A\nhands: uu");
    assert_eq!(scene.legal("A", "uu>"), "uu>b uu>g uu>w uu>y");
    scene.refused("A", "uu>u", "E13");
}

#[test]
fn k3_red_may_be_chosen_and_two_red_buy_nothing() {
    let mut scene = Scene::new(NIGHTMARE, "mr-nightmare: 6\nbag-red: 3\nseat A\nhands: uur");
    assert_eq!(scene.legal("A", "uu>"), "uu>b uu>g uu>r uu>u uu>w uu>y");
    scene.play("A", "uu>r");
    assert_eq!(scene.hands("A"), "rr");
    assert_eq!(scene.line("bag"), "g20 u28 y23 b23 w15 r2");
    assert_eq!(scene.legal("A", "rr"), "");
}

#[test]
fn k3_an_empty_bag_holds_only_what_is_discarded() {
    let position = "rows: 1:gyb\nseat A\nhands: uu";
    let mut scene = Scene::new("sylex players=2 shards=1/2/1/1/0", position);
    assert_eq!(scene.line("bag"), "g0 u0 y0 b0 w0 r0");
    assert_eq!(scene.legal("A", "uu>"), "uu>u");
    scene.refused("A", "uu>g", "K3");
    scene.play("A", "uu>u");
    assert_eq!(scene.hands("A"), "u");
    assert_eq!(scene.line("bag"), "g0 u1 y0 b0 w0 r0");
    // Where it must be another colour nothing could be chosen.
    let mut scene = Scene::new("huch players=2 shards=1/2/1/1/0", position);
    assert_eq!(scene.legal("A", "uu>"), "");
    scene.refused("A", "uu>g", "K3");
}

#[test]
fn k3_k5_k6_belong_to_creation() {
    let position = format!(
        "phase: travel\npoints: 4\nseat A\nhands: guuw\n{}",
        board_c1("y")
    );
    let mut scene = Scene::new(SYLEX, &position);
    for (word, rule) in [
        ("uu>w", "K3"),
        ("tree:c1", "K5"),
        ("enter", "D1"),
        ("u:c2", "K1"),
        ("step:c2", "D1"),
    ] {
        scene.refused("A", word, rule);
    }
}

#[test]
fn k4_three_red_buy_one_shard_of_another_colour() {
    let mut scene = Scene::new(
        NIGHTMARE,
        "mr-nightmare: 6\nbag-red: 2\nseat A\nhands: ggrrr",
    );
    assert_eq!(scene.line("reserve"), "20 red 6 trees");
    assert_eq!(scene.legal("A", "rrr>"), "rrr>b rrr>g rrr>u rrr>w rrr>y");
    scene.refused("A", "rrr>r", "K4");
    scene.play("A", "rrr>g");
    assert_eq!(scene.hands("A"), "ggg");
    // The red ones went into the bag, not into the reserve.
    assert_eq!(scene.line("bag"), "g17 u28 y23 b23 w15 r5");
    assert_eq!(scene.line("reserve"), "20 red 6 trees");
}

#[test]
fn k4_two_red_are_not_enough_and_an_empty_bag_gives_nothing() {
    let mut scene = Scene::new(NIGHTMARE, "mr-nightmare: 6\nseat A\nhands: rr");
    assert_eq!(scene.legal("A", "rr"), "");
    scene.refused("A", "rrr>u", "K4");
    let scene = Scene::new(
        "sylex players=2 nightmare=yes shards=1/1/1/1/0",
        "mr-nightmare: 6\nbag-red: 4\nrows: 1:gu 2:yb\nseat A\nhands: rrr",
    );
    assert_eq!(scene.line("bag"), "g0 u0 y0 b0 w0 r4");
    assert_eq!(scene.legal("A", "rrr>"), "");
}

#[test]
fn k5_each_tree_scores_as_many_points_as_there_are_trees() {
    let position = "
        seat A
        hands: gggg
        board:
          . . . .  .
          . . . .  .
          . . . .  .
          . . u yy .
          . b g w@ .
        seat B
        board:
          . . .  . .
          . . .  . .
          . . .  . .
          . . .  . .
          . . u^ . .
    ";
    let mut scene = Scene::new(SYLEX, position);
    assert_eq!(scene.line("reserve"), "0 red 5 trees");
    assert_eq!(scene.legal("A", "tree:"), "tree:b1 tree:c1 tree:c2 tree:d2");
    // Trees of others do not count.
    scene.play("A", "tree:d2").score("A", 1);
    scene.play("A", "tree:b1").score("A", 3);
    scene.play("A", "tree:c1").score("A", 6).score("B", 0);
    scene.board(
        "A",
        ". . . . . . . . . . . . . . . . . u yy^ . . b^ g^ w@ .",
    );
    assert_eq!(scene.line("reserve"), "0 red 2 trees");
    assert_eq!(scene.hands("A"), "g");
    assert_eq!(scene.line("bag"), "g18 u26 y21 b22 w14 r0");
    assert_eq!(scene.legal("A", "tree:"), "tree:c2");
    scene.refused("A", "tree:e1", "K5");
    for covered in ["tree:d2", "tree:d1"] {
        scene.refused("A", covered, "K5");
    }
    scene.play("A", "g:c2");
    scene.refused("A", "tree:c2", "K5");
}

#[test]
fn k5_no_tree_is_planted_when_the_reserve_is_empty() {
    let mut scene = Scene::new(
        SYLEX,
        "
        seat A
        hands: g
        board:
          . . . . .
          . . . . .
          . . . . .
          . . . . .
          . . u . .
        seat B
        board:
          .  .  .  .  .
          .  .  .  .  .
          .  .  .  .  .
          .  y^ u^ b^ .
          .  y^ u^ b^ .
        ",
    );
    assert_eq!(scene.line("reserve"), "0 red 0 trees");
    assert_eq!(scene.legal("A", "tree:"), "");
    scene.refused("A", "tree:c1", "K5");
}

#[test]
fn k6_the_dreamer_comes_in_and_walks_in_creation() {
    let position = format!("seat A\nhands: uw\n{}", board_c1("y"));
    let mut scene = Scene::new(SYLEX, &position);
    assert_eq!(scene.legal("A", "enter"), "enter");
    scene.play("A", "u:c2 enter step:c2").score("A", 1);
    scene.board("A", ". . . . . . . . . . . . . . . . . u@ . . . . y . .");
    assert_eq!(scene.hands("A"), "");
}

/// A Dreamscape with one stack, on the entry slot.
fn board_c1(stack: &str) -> String {
    format!("board:\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n. . {stack} . .")
}
