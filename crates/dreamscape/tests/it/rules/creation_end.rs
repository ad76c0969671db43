//! K7 to K9: how a Creation ends, cards in it, and Creation by all at once.

use lucid_testkit::Scene;

const SYLEX: &str = "sylex players=2";
const NIGHTMARE: &str = "sylex players=2 nightmare=yes";

#[test]
fn k7_what_is_left_in_hands_goes_back_into_the_bag() {
    let mut scene = Scene::new(SYLEX, "seat A\nhands: ggubw\nseat B\nhands: y");
    assert_eq!(scene.line("bag"), "g18 u27 y22 b22 w14 r0");
    scene.play("A", "end");
    assert_eq!(scene.hands("A"), "");
    assert_eq!(scene.hands("B"), "y");
    assert_eq!(scene.line("bag"), "g20 u28 y22 b23 w15 r0");
    assert_eq!(scene.to_act(), "B");
}

#[test]
fn k7_red_has_to_be_placed_before_the_end() {
    let position = format!("mr-nightmare: 6\nseat A\nhands: urr\n{}", board_c1("y"));
    let mut scene = Scene::new(NIGHTMARE, &position);
    assert_eq!(scene.legal("A", "end"), "");
    scene.refused("A", "end", "K7");
    scene.play("A", "r:c2");
    scene.refused("A", "end", "K7");
    scene.play("A", "r:c3");
    scene.play("A", "end");
    assert_eq!(scene.hands("A"), "");
    assert_eq!(scene.line("bag"), "g20 u28 y22 b23 w15 r0");
    // On an empty Dreamscape the entry takes it.
    let mut scene = Scene::new(NIGHTMARE, "mr-nightmare: 6\nseat A\nhands: r");
    scene.refused("A", "end", "K7");
}

#[test]
fn k7_a_red_shard_that_no_slot_takes_stays_in_hands() {
    let position = "
        mr-nightmare: 6
        seat A
        hands: grr
        board:
          g u y b w
          u y b w g
          y b w g u
          b w g u y
          w g u y .
        seat B
        hands: y
    ";
    let mut scene = Scene::new(NIGHTMARE, position);
    scene.refused("A", "end", "K7");
    assert_eq!(scene.legal("A", "r:"), "r:e1");
    scene.play("A", "r:e1");
    assert_eq!(scene.legal("A", "r:"), "");
    scene.play("A", "end");
    assert_eq!(scene.hands("A"), "r");
    assert_eq!(scene.line("reserve"), "23 red 6 trees");
    assert_eq!(scene.to_act(), "B");
}

#[test]
fn k8_card_powers_work_in_creation_and_location_powers_never() {
    let position = format!(
        "seat A\nhands: uu\nsleeper: 1\nfront: lone-pebble whispering-wind-bay\n{}",
        board_c1("y")
    );
    let mut scene = Scene::new(SYLEX, &position);
    scene.refused("A", "!", "K8");
    assert_eq!(scene.legal("A", "!"), "");
    assert_eq!(
        scene.legal("A", "u!"),
        "u!lone-pebble u!whispering-wind-bay"
    );
    scene.play("A", "u!lone-pebble take:c1");
    assert_eq!(scene.hands("A"), "uy");
    assert_eq!(
        scene.seat_line("A", "front"),
        "whispering-wind-bay lone-pebble=u*"
    );
    // With the prototype, Dreamworld powers wait for Travel; storing does not.
    let mut scene = Scene::new("prototype players=2", &position);
    assert_eq!(scene.legal("A", "u!"), "u!lone-pebble");
    scene.refused("A", "u!whispering-wind-bay", "E14");
    scene.play("A", "u=whispering-wind-bay");
    assert_eq!(
        scene.seat_line("A", "front"),
        "whispering-wind-bay=u lone-pebble"
    );
    // When all create at once it is the same in the first edition.
    let mut scene = Scene::new("sylex players=2 simultaneous=yes", &position);
    assert_eq!(scene.legal("A", "u!"), "u!lone-pebble");
    scene.refused("A", "u!whispering-wind-bay", "E14");
    scene.play("A", "u=whispering-wind-bay");
}

/// Three players who create at once; B has seven of the nine trees.
fn at_once(order: &str, hands: [&str; 3], front: &str) -> Scene {
    let [a, b, c] = hands;
    let one = board_c1("u");
    Scene::new(
        "sylex players=3 simultaneous=yes",
        &format!(
            "
            order: {order}
            seat A
            hands: {a}
            {front}
            {one}
            seat B
            hands: {b}
            board:
              .  .  .  .  .
              .  .  .  .  .
              .  y^ .  .  .
              .  y^ u^ b^ .
              .  y^ u  b^ b^
            seat C
            hands: {c}
            {one}
            "
        ),
    )
}

#[test]
fn k9_the_last_trees_are_for_those_before_in_initiative() {
    let mut scene = at_once("A B C", ["g", "gg", "g"], "");
    assert_eq!(scene.to_act(), "ABC");
    assert_eq!(scene.line("reserve"), "0 red 2 trees");
    assert_eq!(scene.legal("A", "tree:"), "tree:c1");
    assert_eq!(scene.legal("B", "tree:"), "tree:c1");
    assert_eq!(scene.legal("C", "tree:"), "");
    scene.refused("C", "tree:c1", "K9");
    // A has finished, but B still holds as many green shards as there are trees.
    scene.play("A", "end");
    assert_eq!(scene.to_act(), "BC");
    scene.refused("C", "tree:c1", "K9");
    scene.play("B", "tree:c1").score("B", 8);
    scene.refused("C", "tree:c1", "K9");
    // One tree and no green shard before C.
    scene.play("B", "g:a2");
    assert_eq!(scene.legal("C", "tree:"), "tree:c1");
    scene.play("C", "tree:c1").score("C", 1);
    assert_eq!(scene.line("reserve"), "0 red 0 trees");
    scene.play("C", "end").play("B", "end");
    assert_eq!(scene.line("phase"), "emergence");
}

#[test]
fn k9_initiative_decides_who_is_before_not_the_seat() {
    let mut scene = at_once("C B A", ["g", "g", "g"], "");
    assert_eq!(scene.legal("C", "tree:"), "tree:c1");
    assert_eq!(scene.legal("B", "tree:"), "tree:c1");
    scene.refused("A", "tree:c1", "K9");
    scene.play("C", "g:c2");
    assert_eq!(scene.legal("A", "tree:"), "tree:c1");
}

#[test]
fn k9_bag_and_decks_serve_actions_as_they_arrive() {
    let one = board_c1("g@");
    let mut scene = Scene::new(
        "sylex players=2 simultaneous=yes shards=9/9/9/9/1",
        &format!(
            "
            seat A
            hands: uuy
            sleeper: 2
            front: lone-pebble
            {one}
            seat B
            hands: bbyy
            sleeper: 3
            front: cairn
            {one}
            "
        ),
    );
    assert_eq!(scene.to_act(), "AB");
    // The later seat in initiative is quicker and takes the only white shard.
    scene.play("B", "bb>w");
    scene.refused("A", "uu>w", "K3");
    // A completes a card; while it thinks about its draw, B goes on.
    scene.play("A", "y:c2").score("A", 5);
    scene.play("B", "y:c2 y:c2 step:c2").score("B", 2 + 7);
    scene.play("A", "deck:2");
    assert_eq!(scene.to_act(), "chance");
    scene.play("A", "?card:memory-rock ?card:otter-slide");
    assert_eq!(scene.to_act(), "AB");
    // B draws from what is left of the same deck.
    scene.play("B", "deck:2");
    assert!(!scene.chances().contains("memory-rock"));
    scene.play(
        "B",
        "?card:two-crowns ?card:orchard-gate ?card:stepping-dunes",
    );
    assert_eq!(scene.deck(2), 3);
    scene.refused("B", "keep:memory-rock", "A5");
    scene.play("B", "keep:two-crowns").play("A", "keep-none");
    assert_eq!(scene.deck(2), 7);
    assert_eq!(
        scene.line("under-2"),
        "orchard-gate:B stepping-dunes:B memory-rock:A otter-slide:A"
    );
    scene.play("A", "end");
    assert_eq!(scene.to_act(), "B");
    scene.refused("A", "uu>g", "M4");
}

/// A Dreamscape with one stack, on the entry slot.
fn board_c1(stack: &str) -> String {
    format!("board:\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n. . {stack} . .")
}
