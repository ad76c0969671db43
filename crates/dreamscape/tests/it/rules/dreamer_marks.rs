//! D7 and D8: what keeps the Dreamer's ways finite.

use lucid_testkit::Scene;

const SYLEX: &str = "sylex players=2";
const PROTOTYPE: &str = "prototype players=2";

/// A ring of land with a way in from c1.
const RING: &str = "
    board:
      . . .  . .
      . . .  . .
      . . .  . .
      . b b  . .
      . b g@ . .
";

/// All locations are full, so that no chance step comes between two cycles.
const FULL: &str = "rows: 1:ggg 2:uuu 3:yyy 4:bbb 5:guy 6:bgu";

#[test]
fn d7_a_free_way_never_comes_back_to_its_track() {
    let mut scene = Scene::new(SYLEX, &format!("seat A\nhands: w{RING}"));
    scene.play("A", "step:c2");
    assert_eq!(scene.legal("A", "free:"), "free:b2 free:c1");
    scene.play("A", "free:b2");
    assert_eq!(scene.legal("A", "free:"), "free:b1");
    scene.refused("A", "free:c2", "D7");
    scene.play("A", "free:b1");
    assert_eq!(scene.legal("A", "free:"), "free:c1");
    scene.refused("A", "free:b2", "D7");
    scene.play("A", "free:c1");
    assert_eq!(scene.legal("A", "free:"), "");
    scene.score("A", 0);
}

#[test]
fn d7_a_paid_step_restarts_the_track() {
    let mut scene = Scene::new(SYLEX, &format!("seat A\nhands: ww{RING}"));
    scene.play("A", "step:c2 free:b2 step:c2");
    assert_eq!(scene.legal("A", "free:"), "free:b2 free:c1");
    // The same in the prototype.
    let ring = RING.replace("g@", "b@");
    let mut scene = Scene::new(PROTOTYPE, &format!("seat A\nhands: w{ring}"));
    assert_eq!(scene.legal("A", "free:"), "free:b1 free:c2");
    scene.play("A", "free:c2 free:b2");
    assert_eq!(scene.legal("A", "free:"), "free:b1");
    scene.refused("A", "free:c2", "D7");
    scene.play("A", "step:c2");
    assert_eq!(scene.legal("A", "free:"), "free:b2 free:c1");
}

#[test]
fn d7_any_other_action_restarts_the_prototypes_track() {
    let ring = RING.replace("g@", "b@");
    for words in [
        "u:d1",
        "uu>g",
        "g:a1",
        "tree:b1",
        "u=cairn",
        "u!lone-pebble stop",
    ] {
        let hands = "hands: guu\nfront: lone-pebble cairn";
        let mut scene = Scene::new(PROTOTYPE, &format!("seat A\n{hands}{ring}"));
        scene.play("A", "free:c2 free:b2");
        assert_eq!(scene.legal("A", "free:"), "free:b1", "{words}");
        scene.play("A", words);
        let back = scene.legal("A", "free:c2");
        assert_eq!(back, "free:c2", "{words}");
    }
}

#[test]
fn d7_a_new_creation_restarts_the_track() {
    let ring = RING.replace("g@", "b@");
    let mut scene = Scene::new(PROTOTYPE, &format!("{FULL}\nseat A\nhands: w{ring}"));
    scene.play("A", "free:c2 free:b2 end").play("B", "end");
    // Both lie on location 1, B on top.
    assert_eq!(scene.line("order"), "B A");
    scene.play("B", "end").play("A", "end");
    scene.play("B", "end");
    assert_eq!(scene.line("cycle"), "2");
    assert_eq!(scene.legal("A", "free:"), "free:b1 free:c2");
}

#[test]
fn d7_a_mountain_that_pays_restarts_the_track_once() {
    // Land at c2, a mountain with a land top at c3.
    let board = "
        board:
          . . .   . .
          . . .   . .
          . . yyb . .
          . . b   . .
          . . g@  . .
    ";
    let mut scene = Scene::new(SYLEX, &format!("seat A\nhands: w{board}"));
    scene.play("A", "step:c2 free:c3").score("A", 2);
    assert_eq!(scene.legal("A", "free:"), "free:c2");
    scene.play("A", "free:c2");
    // The mountain has paid in this cycle and lies on the track again.
    assert_eq!(scene.legal("A", "free:"), "free:c1");
    scene.refused("A", "free:c3", "D7");
    scene.score("A", 2);
}

/// A way over land from c1 to b2, where a tree stands beside him.
const CARD_ON_LAND: &str = "
    board:
      . .  .  . .
      . .  .  . .
      . g  .  . .
      g^ b b  . .
      . .  b@ . .
";

/// Since version 2 of the rules.
#[test]
fn d7_a_completion_restarts_the_track() {
    let board = CARD_ON_LAND.replace(". g  .", ". .  .");
    let card = format!("seat A\nhands: w\nfront: hermits-tree{board}");
    for (rules, way) in [(SYLEX, "step:c2 free:b2"), (PROTOTYPE, "free:c2 free:b2")] {
        let mut scene = Scene::new(rules, &card);
        scene.play("A", way).score("A", 6);
        assert_eq!(scene.seat_line("A", "walk"), waiting(rules, ""));
        scene.play("A", "no-draw");
        // The free step that waits is still there (D5), and may go back.
        assert_eq!(scene.seat_line("A", "walk"), waiting(rules, ""));
        assert_eq!(scene.legal("A", "free:"), "free:c2", "{rules}");
        scene.play("A", "free:c2");
        assert_eq!(scene.seat_line("A", "walk"), waiting(rules, "track b2 c2"));
        assert_eq!(scene.legal("A", "free:"), "free:c1", "{rules}");
        scene.refused("A", "free:b2", "D7");
        // It was not so before.
        let mut scene = Scene::at_version(1, rules, &card);
        scene.play("A", way).play("A", "no-draw").score("A", 6);
        assert_eq!(scene.legal("A", "free:"), "", "{rules}");
        scene.refused("A", "free:c2", "D7");
    }
}

/// What a position says of a walk: land makes a free step wait, except in the prototype.
fn waiting(rules: &str, walk: &str) -> String {
    let free = if rules == SYLEX { "free" } else { "" };
    let parts = [walk, free].into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(", ")
}

#[test]
fn d7_choices_of_a_completion_keep_the_track_that_began_there() {
    // Two cards at once, one with a shard that meets the pile's, and a card that is drawn.
    let front = "hands: w\nsleeper: 1\nfront: hermits-tree=u clay-path\npile: cairn=y";
    let position = format!("seat A\n{front}{CARD_ON_LAND}");
    let words = [
        "complete:hermits-tree",
        "pile:u",
        "deck:3",
        "?card:long-shore",
        "keep:long-shore",
        "no-draw",
    ];
    let mut scene = Scene::new(SYLEX, &position);
    scene.play("A", "step:c2 free:b2");
    assert_eq!(
        scene.legal("A", ""),
        "complete:clay-path complete:hermits-tree"
    );
    // Nothing is completed yet.
    assert_eq!(scene.seat_line("A", "walk"), "track b2 c2, free");
    for word in words {
        scene.play("A", word);
        assert_eq!(scene.seat_line("A", "walk"), "free", "{word}");
    }
    assert_eq!(
        scene.seat_line("A", "pile"),
        "hermits-tree cairn clay-path=u"
    );
    assert_eq!(scene.legal("A", "free:"), "free:b3 free:c2");
    scene.play("A", "free:c2 free:c1").score("A", 11);
}

#[test]
fn d7_in_the_prototype_free_steps_are_paid_once_between_paid_steps() {
    let board = "
        board:
          . . .   . .
          . . .   . .
          . . yyb . .
          . . b   . .
          . . g@  . .
    ";
    let mut scene = Scene::new(PROTOTYPE, &format!("seat A\nhands: guwwww{board}"));
    scene.play("A", "step:c2 free:c3").score("A", 2);
    // It has just paid, so the track begins here.
    scene.play("A", "free:c2");
    scene.refused("A", "free:c3", "D7");
    // Another action opens the way, but it pays no second time.
    scene.play("A", "g:b1 free:c3").score("A", 2);
    assert_eq!(scene.legal("A", "free:"), "");
    scene.refused("A", "free:c2", "D7");
    // Paid steps are always paid for, and after one the free step is too.
    scene.play("A", "step:c2 step:c3").score("A", 4);
    scene.play("A", "free:c2 u:d2 free:c3").score("A", 6);
    scene.play("A", "step:c2 free:c3").score("A", 8);
}

/// Dreamer at c1, the mountain at c2, a ground beside both.
fn mountain(rules: &str, top: &str, lines: &str, mountain: &str, beside: &str) -> Scene {
    Scene::new(
        rules,
        &format!(
            "
            {top}
            seat A
            {lines}
            board:
              . . . . .
              . . . . .
              . . . . .
              . {beside} {mountain} . .
              . g g@ . .
            "
        ),
    )
}

#[test]
fn d8_each_mountain_counts_on_its_own() {
    let mut scene = mountain(SYLEX, "", "hands: wwww", "yy", "uyy");
    scene.play("A", "step:c2").score("A", 2);
    scene.play("A", "step:b2").score("A", 4);
    scene.play("A", "step:c2 step:b2").score("A", 4);
    assert_eq!(scene.seat_line("A", "walk"), "paid b2 c2");
}

#[test]
fn d8_the_golem_carries_the_mark_of_a_mountain() {
    let golem = "hands: uwwww\nfront: ferry-stone";
    let mut scene = mountain(SYLEX, "", golem, "yy", "w");
    scene.play("A", "step:c2 step:c1").score("A", 2);
    scene.play("A", "u!ferry-stone c2.1>b2 stop");
    scene.play("A", "step:b1 step:b2").score("A", 2);
    // With the Dreamer on it as well.
    let mut scene = mountain(SYLEX, "", golem, "yy", "w");
    scene.play("A", "step:c2 u!ferry-stone c2.1>b2 stop");
    scene.score("A", 2);
    scene.board("A", ". . . . . . . . . . . . . . . . wyy@ . . . . g g . .");
    scene.play("A", "step:b1 step:b2").score("A", 2);
    // Had it not been marked, it would pay.
    let mut scene = mountain(SYLEX, "", golem, "yy", "w");
    scene.play("A", "u!ferry-stone c2.1>b2 stop");
    scene.play("A", "step:b1 step:b2").score("A", 2);
}

#[test]
fn d8_one_gray_of_a_marked_mountain_carries_no_mark() {
    let golem = "hands: uyyww\nfront: ferry-stone\nwalk: paid c2";
    // c2 has paid. One of its shards makes a new mountain on b2.
    let mut scene = mountain(SYLEX, "", golem, "yy", "y");
    scene.play("A", "u!ferry-stone c2.2>b2 stop");
    scene.play("A", "step:b1 step:b2").score("A", 2);
    // Gray that does not touch is no mountain either.
    let mut scene = mountain(SYLEX, "", golem, "yyuy", "y");
    scene.play("A", "u!ferry-stone c2.3>b2 stop y:b2 y:b2");
    scene.play("A", "step:b1 step:b2").score("A", 2);
    // Two of three touching shards take the mark along, and leave it behind.
    let mut scene = mountain(SYLEX, "", golem, "yyyy", "w");
    scene.play("A", "u!ferry-stone c2.3>b2 stop");
    assert_eq!(scene.seat_line("A", "walk"), "paid b2 c2");
    scene.play("A", "step:c2 step:b2").score("A", 0);
}

#[test]
fn d8_a_new_mountain_on_a_marked_slot_does_not_pay() {
    let lines = "hands: uyyww\nfront: ferry-stone\nwalk: paid c2";
    let mut scene = mountain(SYLEX, "", lines, "yy", "w");
    scene.play("A", "u!ferry-stone c2.1>b2 stop");
    scene.play("A", "y:c2 y:c2 step:c2").score("A", 0);
}

#[test]
fn d8_the_next_cycle_pays_again() {
    let lines = "hands: www\nfront: lone-pebble clay-path";
    let mut scene = mountain(SYLEX, FULL, lines, "yy", "w");
    scene.play("A", "w=lone-pebble w=clay-path step:c2");
    scene.score("A", 2);
    scene.play("A", "end").play("B", "end");
    scene.play("B", "end").play("A", "end").play("B", "end");
    assert_eq!(scene.line("cycle"), "2");
    assert_eq!(scene.hands("A"), "ww");
    scene.play("A", "step:c1 step:c2").score("A", 4);
}

#[test]
fn d8_the_last_placement_belongs_to_the_last_cycle() {
    let lines = "hands: www\nfront: lone-pebble clay-path";
    let mut scene = mountain(SYLEX, "cycle: 6", lines, "yy", "w");
    scene.play("A", "w=lone-pebble w=clay-path step:c2");
    scene.score("A", 2);
    scene.play("A", "end").play("B", "end");
    assert_eq!(scene.line("phase"), "last");
    assert_eq!(scene.hands("A"), "ww");
    scene.play("A", "step:c1 step:c2").score("A", 2);
}
