//! A1, A3 and A4: when a card is completed, and the pile with its one slot.

use lucid_testkit::Scene;

const SYLEX: &str = "sylex players=2";

/// Seat A with these lines, and column c of its Dreamscape from the bottom up.
fn column(top: &str, lines: &str, stacks: &[&str]) -> Scene {
    let mut position = format!("{top}\nseat A\n{lines}\nboard:\n");
    for row in (0..5).rev() {
        let stack = stacks.get(row).copied().unwrap_or(".");
        position.push_str(&format!(". . {stack} . .\n"));
    }
    Scene::new(SYLEX, &position)
}

/// Lone Pebble wants `y g@`: the Dreamer is on green, gray is in Hands.
fn pebble(lines: &str) -> Scene {
    column("", lines, &["g@"])
}

#[test]
fn a1_a_card_matches_exactly_and_nothing_else_matters() {
    // In every direction, whatever lies elsewhere.
    for slot in ["b1", "c2", "d1"] {
        let mut scene = pebble("hands: uby\nfront: lone-pebble");
        let elsewhere = if slot == "c2" { "b1" } else { "c2" };
        scene.play("A", &format!("u:{elsewhere} b:{elsewhere} y:{slot}"));
        scene.score("A", 5);
        assert_eq!(scene.seat_line("A", "pile"), "lone-pebble");
    }
    // Not with something under it, on it, or under the Dreamer.
    let mut scene = column("", "hands: y\nfront: lone-pebble", &["g@", "u"]);
    scene.play("A", "y:c2").score("A", 0);
    let mut scene = column("", "hands: y\nfront: lone-pebble", &["ug@"]);
    scene.play("A", "y:c2").score("A", 0);
    let mut scene = column("", "hands: y\nfront: lone-pebble", &["g", "yy", "w@"]);
    scene.play("A", "y:c4").score("A", 0);
    // Not with the Dreamer elsewhere, nor without him.
    let mut scene = column("", "hands: g\nfront: lone-pebble", &["y@"]);
    scene.play("A", "g:c2").score("A", 0);
    let mut scene = column("", "hands: y\nfront: lone-pebble", &["g"]);
    scene.play("A", "y:c2").score("A", 0);
    // Not diagonally.
    let mut scene = pebble("hands: uy\nfront: lone-pebble");
    scene.play("A", "u:c2 y:b2").score("A", 0);
    assert_eq!(scene.seat_line("A", "front"), "lone-pebble");
}

#[test]
fn a1_a_tree_must_be_there_or_must_not() {
    // A tree that the card does not show is too much.
    let scene = column("", "front: lone-pebble", &["g@", "y^"]);
    assert_eq!(scene.seat_line("A", "front"), "lone-pebble");
    // Hermit's Tree wants one: green alone is not enough.
    let mut scene = column("", "hands: gg\nfront: hermits-tree", &["b@"]);
    scene.play("A", "g:c2").score("A", 0);
    scene.play("A", "tree:c2").score("A", 1 + 6);
    // Pier Lamp: a cell apart, across a corner.
    let mut scene = column("", "hands: gy\nfront: pier-lamp", &["w", "u@", "w"]);
    scene.play("A", "y:d1 tree:d1").score("A", 1 + 7);
}

#[test]
fn a3_a_match_is_completed_at_once_and_must_be() {
    let mut scene = pebble("hands: uy\nfront: lone-pebble cairn");
    scene.play("A", "y:c2").score("A", 5);
    assert_eq!(scene.seat_line("A", "front"), "cairn");
    assert_eq!(scene.seat_line("A", "pile"), "lone-pebble");
    assert_eq!(scene.legal("A", ""), "deck:1 deck:2 deck:3 no-draw");
    for word in ["end", "u:b1", "u=cairn", "u!lone-pebble"] {
        scene.refused("A", word, "P7");
    }
    scene.play("A", "no-draw");
    // It is completed once, though the board still shows it.
    scene.play("A", "u:b1").score("A", 5);
}

#[test]
fn a3_coming_in_and_passing_by_complete_cards() {
    let mut scene = column("", "front: lone-pebble", &["g", "y"]);
    scene.play("A", "enter").score("A", 5);
    // The Dreamer passes c2, where Whispering Wind Bay matches, and walks on.
    let bay = "hands: ww\nfront: whispering-wind-bay";
    let mut scene = column("", bay, &["g@", "u", "u", "g"]);
    scene.play("A", "step:c2").score("A", 1 + 5);
    scene.refused("A", "step:c3", "P7");
    scene.play("A", "no-draw step:c3").score("A", 1 + 5 + 1);
    // On a free step as well: Clay Path on the second land.
    let clay = "hands: w\nfront: clay-path";
    let mut scene = Scene::new(
        SYLEX,
        &format!(
            "seat A\n{clay}\nboard:\n. . . . .\n. . . . .\n. . . . .\n. g b b .\n. . y@ g .\n"
        ),
    );
    scene.play("A", "step:c2").score("A", 0);
    scene.play("A", "free:d2").score("A", 5);
    // The completion has not eaten the free step (D5).
    scene.play("A", "no-draw free:d1").score("A", 5);
}

#[test]
fn a3_cards_are_completed_in_travel_too() {
    // The Tower frees the gray shard.
    let mut scene = column(
        "phase: travel\npoints: 4",
        "sleeper: 3\nfront: lone-pebble",
        &["g@", "yy"],
    );
    scene.play("A", "! take:c2").score("A", 5);
    assert_eq!(scene.hands("A"), "y");
    assert_eq!(scene.line("points"), "4");
    // As many cards as the location says.
    scene.play("A", "deck:2 ?card:two-crowns ?card:otter-slide");
    assert_eq!(scene.to_act(), "chance");
    scene.play("A", "?card:memory-rock keep-none");
    // The power goes on: one more shard.
    assert_eq!(scene.legal("A", ""), "stop take:c2");
    // The Golem brings it.
    let mut scene = column(
        "phase: travel\npoints: 0",
        "sleeper: 4\nfront: lone-pebble",
        &["u", "g@", "gy"],
    );
    scene.play("A", "! c3.2>b3").score("A", 0);
    scene.play("A", "b3.1>b2").score("A", 5);
    scene.play("A", "no-draw stop end");
    assert_eq!(scene.to_act(), "B");
}

#[test]
fn a3_a_card_kept_in_a_matching_position_is_completed_at_once() {
    let mut scene = column("phase: travel\npoints: 4", "sleeper: 6", &["g@", "y"]);
    scene.play(
        "A",
        "! deck:1 ?card:cairn ?card:clay-path ?card:lone-pebble",
    );
    scene.play("A", "?card:pier-lamp ?card:mill-ford ?card:moss-ledge");
    scene.score("A", 0);
    scene.play("A", "keep:lone-pebble").score("A", 5);
    assert_eq!(scene.seat_line("A", "front"), "");
    assert_eq!(scene.seat_line("A", "pile"), "lone-pebble");
    assert_eq!(scene.seat_line("A", "pending"), "draw");
    assert_eq!(scene.deck(1), 11);
}

#[test]
fn a3_one_completion_may_bring_the_next() {
    let mut scene = Scene::new(
        SYLEX,
        "
        seat A
        hands: y
        sleeper: 2
        front: lone-pebble
        board:
          . . .  . .
          . . .  . .
          . . .  . .
          . g g@ . .
          . . b  . .
        ",
    );
    scene.play("A", "y:c3").score("A", 5);
    scene.play("A", "deck:1 ?card:cairn ?card:quiet-meadow");
    scene.play("A", "keep:quiet-meadow").score("A", 5 + 6);
    assert_eq!(scene.seat_line("A", "pile"), "lone-pebble quiet-meadow");
    assert_eq!(scene.line("under-1"), "cairn:A");
    assert_eq!(scene.legal("A", ""), "deck:1 deck:2 deck:3 no-draw");
    scene.play("A", "no-draw end");
    assert_eq!(scene.to_act(), "B");
}

#[test]
fn a3_the_owner_orders_several_completions() {
    let position = "
        seat A
        hands: w
        front: memory-rock whispering-wind-bay cairn
        board:
          . . .  .  .
          . . .  .  .
          . . b@ .  .
          . g u  yy .
          . . u  .  .
    ";
    let mut scene = Scene::new(SYLEX, position);
    scene.play("A", "step:c2").score("A", 1);
    assert_eq!(
        scene.legal("A", ""),
        "complete:memory-rock complete:whispering-wind-bay"
    );
    scene.refused("A", "complete:cairn", "A3");
    scene.refused("A", "complete:ferry-stone", "A3");
    scene.refused("A", "no-draw", "P7");
    scene.refused("A", "end", "P7");
    scene.play("A", "complete:memory-rock").score("A", 1 + 9);
    // The draw comes before the next match.
    assert_eq!(scene.legal("A", ""), "deck:1 deck:2 deck:3 no-draw");
    scene.play("A", "no-draw").score("A", 1 + 9 + 5);
    assert_eq!(
        scene.seat_line("A", "pile"),
        "memory-rock whispering-wind-bay"
    );
    scene.play("A", "no-draw");
    // The other way round.
    let mut scene = Scene::new(SYLEX, position);
    scene.play("A", "step:c2 complete:whispering-wind-bay");
    scene.score("A", 1 + 5);
    scene.play("A", "no-draw no-draw").score("A", 1 + 5 + 9);
    assert_eq!(
        scene.seat_line("A", "pile"),
        "whispering-wind-bay memory-rock"
    );
    assert_eq!(scene.seat_line("A", "front"), "cairn");
}

#[test]
fn a4_a_completed_card_brings_its_shard_to_the_pile() {
    let mut scene = pebble("hands: uy\nfront: lone-pebble=b*\npile: cairn");
    scene.play("A", "y:c2 no-draw").score("A", 5);
    assert_eq!(scene.seat_line("A", "pile"), "cairn lone-pebble=b*");
    scene.refused("A", "u!lone-pebble", "A4");
    scene.refused("A", "u=lone-pebble", "A4");
    // The card below is out of reach.
    scene.refused("A", "u=cairn", "A4");
    scene.refused("A", "u!cairn", "A4");
}

#[test]
fn a4_a_new_top_inherits_the_piles_taken_slot() {
    let mut scene = pebble("hands: by\nfront: lone-pebble\npile: cairn=u*");
    scene.play("A", "y:c2 no-draw");
    assert_eq!(scene.seat_line("A", "pile"), "cairn lone-pebble=u");
    scene.refused("A", "b!lone-pebble", "A4");
    scene.refused("A", "b=lone-pebble", "A4");
    assert_eq!(scene.legal("A", "b="), "");
}

#[test]
fn a4_a_free_slot_on_the_pile_works_for_the_new_top() {
    let mut scene = pebble("hands: bby\nfront: lone-pebble\npile: cairn");
    // No shard may leave yet, so the Tower is idle.
    assert_eq!(scene.legal("A", "b!"), "b!cairn");
    scene.play("A", "y:c2 no-draw");
    assert_eq!(scene.legal("A", "b!"), "b!lone-pebble");
    scene.play("A", "b!lone-pebble take:c2");
    assert_eq!(scene.hands("A"), "yb");
    assert_eq!(scene.seat_line("A", "pile"), "cairn lone-pebble=b*");
}

#[test]
fn a4_of_two_shards_one_stays_on_the_pile() {
    for (kept, pile, bag) in [
        ("u", "cairn lone-pebble=u*", "g19 u27 y22 b23 w15 r0"),
        ("b", "cairn lone-pebble=b*", "g19 u28 y22 b22 w15 r0"),
    ] {
        let mut scene = pebble("hands: y\nfront: lone-pebble=b*\npile: cairn=u");
        assert_eq!(scene.line("bag"), "g19 u27 y22 b22 w15 r0");
        // The points come first, the choice next, the draw last.
        scene.play("A", "y:c2").score("A", 5);
        assert_eq!(scene.legal("A", ""), "pile:b pile:u");
        scene.refused("A", "pile:y", "A4");
        scene.refused("A", "deck:1", "P7");
        scene.play("A", &format!("pile:{kept}"));
        assert_eq!(scene.seat_line("A", "pile"), pile);
        assert_eq!(scene.line("bag"), bag);
        assert_eq!(scene.legal("A", ""), "deck:1 deck:2 deck:3 no-draw");
    }
}

#[test]
fn a4_of_two_equal_shards_one_goes_back_without_a_question() {
    let mut scene = pebble("hands: y\nfront: lone-pebble=u*\npile: cairn=u");
    assert_eq!(scene.line("bag"), "g19 u26 y22 b23 w15 r0");
    scene.play("A", "y:c2");
    assert_eq!(scene.seat_line("A", "pile"), "cairn lone-pebble=u*");
    assert_eq!(scene.line("bag"), "g19 u27 y22 b23 w15 r0");
    assert_eq!(scene.legal("A", ""), "deck:1 deck:2 deck:3 no-draw");
}
