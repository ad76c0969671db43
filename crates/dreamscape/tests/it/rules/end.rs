//! F1 to F4: the last placement, the final score and the winner.

use lucid_tabletop::Game;
use lucid_testkit::Scene;

const SYLEX: &str = "sylex players=2";
const NIGHTMARE: &str = "sylex players=2 nightmare=yes";

/// The winners of a finished game, such as `"AB"`.
fn winners(scene: &Scene) -> String {
    let outcome = scene.game().outcome(scene.state());
    outcome.expect("the game is over").winners.to_string()
}

/// The last placement of all seats, without anything done in it.
fn over(rules: &str, top: &str, seats: &str) -> Scene {
    let position = format!("phase: last\ncycle: 6\n{top}\n{seats}");
    let mut scene = Scene::new(rules, &position);
    let players = usize::from(scene.game().rules().players);
    for seat in &["A", "B", "C", "D"][..players] {
        scene.play(seat, "end");
    }
    assert_eq!(scene.to_act(), "over");
    scene
}

/// The end of the last cycle: both have a shard on a card.
const LAST_CYCLE: &str = "
    cycle: 6
    rows: 1:g 2:uuu
    seat A
    hands: b
    sleeper: 5
    front: lone-pebble=u*
    board:
      . . .  . .
      . . .  . .
      . . .  . .
      . . .  . .
      . . g@ . .
    seat B
    hands: w
    sleeper: 2
    pile: cairn=y
";

#[test]
fn f1_after_the_last_cycle_shards_return_and_nothing_is_refilled() {
    let mut scene = Scene::new(SYLEX, LAST_CYCLE);
    scene.play("A", "end").play("B", "end");
    assert_eq!(scene.line("phase"), "last");
    assert_eq!(scene.line("cycle"), "6");
    assert_eq!(scene.line("rows"), "1:g 2:uuu 3:- 4:- 5:- 6:-");
    assert_eq!(
        (scene.hands("A"), scene.hands("B")),
        ("u".into(), "y".into())
    );
    assert_eq!(scene.seat_line("A", "front"), "lone-pebble");
    assert_eq!(scene.seat_line("B", "pile"), "cairn");
    // In the order of the last cycle; no powers, no storing.
    assert_eq!(scene.to_act(), "A");
    assert_eq!(scene.legal("A", ""), "end u:b1 u:c2 u:d1");
    scene.refused("A", "u!lone-pebble", "F1");
    scene.refused("A", "u=lone-pebble", "F1");
    scene.refused("A", "!", "F1");
    scene.refused("B", "y:c1", "M4");
    // Placed or discarded.
    scene.play("A", "u:c2 end");
    assert_eq!(scene.line("bag"), "g18 u24 y22 b23 w15 r0");
    scene.play("B", "end");
    assert_eq!(scene.line("bag"), "g18 u24 y23 b23 w15 r0");
    assert_eq!(scene.to_act(), "over");
    scene.score("A", -5).score("B", 0);
    scene.refused("A", "end", "F4");
}

#[test]
fn f1_the_german_edition_deals_initiative_again() {
    let mut scene = Scene::new("huch players=2", LAST_CYCLE);
    scene.play("A", "end").play("B", "end");
    // A lies on 5 and B on 2.
    assert_eq!(scene.line("order"), "B A");
    assert_eq!(scene.to_act(), "B");
    scene.play("B", "end").play("A", "end");
    assert_eq!(scene.to_act(), "over");
}

#[test]
fn f1_the_prototype_ends_after_five_cycles() {
    let position = LAST_CYCLE.replace("cycle: 6", "cycle: 5");
    let mut scene = Scene::new("prototype players=2", &position);
    scene.play("A", "end").play("B", "end");
    assert_eq!(scene.line("phase"), "last");
    assert_eq!(scene.line("order"), "A B");
}

#[test]
fn f1_it_is_played_one_after_the_other_even_if_creation_is_not() {
    let mut scene = Scene::new("sylex players=2 simultaneous=yes", LAST_CYCLE);
    assert_eq!(scene.to_act(), "AB");
    scene.play("B", "end").play("A", "end");
    assert_eq!(scene.line("phase"), "last");
    assert_eq!(scene.to_act(), "A");
}

#[test]
fn f1_everything_else_is_as_in_creation() {
    let mut scene = Scene::new(
        SYLEX,
        "
        phase: last
        cycle: 6
        seat A
        hands: gguuy
        front: lone-pebble
        pile: cairn
        board:
          . . . . .
          . . . . .
          . . . . .
          . . u . .
          . . g . .
        ",
    );
    scene.play("A", "enter uu>w").score("A", 0);
    scene.play("A", "tree:c2").score("A", 1);
    // Completed cards score, and nothing is drawn.
    scene.play("A", "y:b1").score("A", 1 + 5);
    assert_eq!(scene.seat_line("A", "pile"), "cairn lone-pebble");
    scene.play("A", "step:b1 end").play("B", "end");
    scene.score("A", 6).score("B", 0);
    assert_eq!(winners(&scene), "A");
}

#[test]
fn f1_red_has_to_be_placed_in_the_last_placement_too() {
    let mut scene = Scene::new(
        NIGHTMARE,
        "phase: last\ncycle: 6\nmr-nightmare: 6\nseat A\nhands: ur",
    );
    scene.refused("A", "end", "K7");
    scene.play("A", "r:c1 end").play("B", "end");
    scene.score("A", -3).score("B", 0);
}

#[test]
fn f2_all_who_tie_for_the_best_are_paid() {
    let board = |row: &str| format!("board:\n{}{row}\n", ". . . . .\n".repeat(4));
    let seats = |rows: [&str; 3]| {
        let [a, b, c] = rows.map(board);
        format!("seat A\n{a}seat B\n{b}seat C\n{c}")
    };
    let scene = over(
        "sylex players=3",
        "tiles: most-of-colour=u pair-stacks",
        &seats([". u u gg .", ". . uu . .", ". . u . ."]),
    );
    // A and B have two blue shards and one pair each.
    scene.score("A", 10).score("B", 10).score("C", 0);
    assert_eq!(winners(&scene), "AB");
}

#[test]
fn f2_a_best_of_nothing_pays_nobody_but_fewest_is_always_paid() {
    let scene = over(
        SYLEX,
        "tiles: most-shards completed-cards farthest-dreamer",
        "",
    );
    scene.score("A", 0).score("B", 0);
    // Fewest empty slots: both have all of them empty.
    let scene = over(SYLEX, "tiles: fewest-empty most-shards", "");
    scene.score("A", 5).score("B", 5);
}

#[test]
fn f3_uncompleted_cards_cost_five_and_red_shards_three() {
    let scene = over(
        NIGHTMARE,
        "mr-nightmare: 6",
        "
        seat A
        score: 4
        front: cairn lone-pebble
        board:
          . . . . .
          . . . . .
          . . . . .
          . . r . .
          . r u r .
        seat B
        score: -2
        pile: clay-path
        ",
    );
    scene.score("A", 4 - 10 - 9).score("B", -2);
    assert_eq!(winners(&scene), "B");
}

#[test]
fn f3_a_red_shard_left_in_hands_costs_as_much() {
    let scene = over(
        NIGHTMARE,
        "mr-nightmare: 6\ntiles: no-nightmare",
        "
        seat A
        hands: rr
        board:
          g u y b w
          u y b w g
          y b w g u
          b w g u y
          w g u y b
        ",
    );
    scene.score("A", -6).score("B", 5);
}

#[test]
fn f4_the_highest_total_wins_even_below_zero() {
    let scene = over(SYLEX, "", "seat A\nscore: -7\nseat B\nscore: -8");
    assert_eq!(winners(&scene), "A");
    // More cards help only in a tie.
    let scene = over(
        SYLEX,
        "",
        "seat A\nscore: 9\npile: cairn\nseat B\nscore: 10",
    );
    assert_eq!(winners(&scene), "B");
}

#[test]
fn f4_a_tie_goes_to_most_completed_cards_and_is_shared_then() {
    let scene = over(
        SYLEX,
        "",
        "seat A\nscore: 9\npile: cairn\nseat B\nscore: 9\npile: clay-path mill-ford",
    );
    assert_eq!(winners(&scene), "B");
    let scene = over(
        "sylex players=3",
        "",
        "seat A\nscore: 9\npile: cairn\nseat B\nscore: 8\npile: clay-path mill-ford
        seat C\nscore: 9\npile: lone-pebble",
    );
    assert_eq!(winners(&scene), "AC");
}

#[test]
fn f4_under_nightmare_rules_fewest_red_comes_first() {
    let red = "board:\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n. . r . .";
    let scene = over(
        NIGHTMARE,
        "mr-nightmare: 6",
        &format!("seat A\nscore: 12\npile: cairn mill-ford\n{red}\nseat B\nscore: 9"),
    );
    scene.score("A", 9).score("B", 9);
    assert_eq!(winners(&scene), "B");
    // As many red: the completed cards decide.
    let scene = over(
        NIGHTMARE,
        "mr-nightmare: 6",
        &format!("seat A\nscore: 9\npile: cairn\n{red}\nseat B\nscore: 9\n{red}"),
    );
    assert_eq!(winners(&scene), "A");
    let scene = over(NIGHTMARE, "mr-nightmare: 6", "");
    assert_eq!(winners(&scene), "AB");
}
