//! D1 to D8: the Dreamer's ways.

use lucid_testkit::Scene;

const SYLEX: &str = "sylex players=2";
const PROTOTYPE: &str = "prototype players=2";
const HUCH_NIGHTMARE: &str = "huch players=2 nightmare=yes";

/// Seat A with these lines, and column c of its Dreamscape from the bottom up.
fn column(rules: &str, lines: &str, stacks: &[&str]) -> Scene {
    let haunted = if rules.contains("nightmare=yes") {
        "mr-nightmare: 6\n"
    } else {
        ""
    };
    let mut position = format!("{haunted}seat A\n{lines}\nboard:\n");
    for row in (0..5).rev() {
        let stack = stacks.get(row).copied().unwrap_or(".");
        position.push_str(&format!(". . {stack} . .\n"));
    }
    Scene::new(rules, &position)
}

#[test]
fn d1_he_enters_once_and_free_and_comes_onto_the_entry() {
    let pays = [
        ("g", 0),
        ("u", 1),
        ("y", 0),
        ("yy", 2),
        ("yyu", 3),
        ("yyb", 2),
        ("b", 0),
        ("w", 0),
        ("yuy", 0),
    ];
    for (stack, points) in pays {
        let mut scene = column(SYLEX, "hands: w", &[stack, "g"]);
        assert_eq!(scene.legal("A", "enter"), "enter");
        scene.refused("A", "step:c1", "D1");
        scene.play("A", "enter").score("A", points);
        assert_eq!(scene.hands("A"), "w");
        scene.refused("A", "enter", "D1");
        // Coming in onto land gives the free step (D5).
        let free = if stack.ends_with('b') { "free:c2" } else { "" };
        assert_eq!(scene.legal("A", "free:"), free, "{stack}");
    }
    let mut scene = column(PROTOTYPE, "hands: w", &["yuy"]);
    scene.play("A", "enter").score("A", 2);
}

#[test]
fn d1_the_entry_must_hold_a_shard_with_nothing_on_it() {
    for (rules, stack) in [
        (SYLEX, "."),
        (SYLEX, "g^"),
        (PROTOTYPE, "b^"),
        ("sylex players=2 nightmare=yes", "r"),
        ("prototype players=2 nightmare=yes", "r"),
        (HUCH_NIGHTMARE, "u^"),
    ] {
        let mut scene = column(rules, "hands: w", &[stack, "u"]);
        assert_eq!(scene.legal("A", "enter"), "", "{rules} {stack}");
        scene.refused("A", "enter", "D1");
    }
}

#[test]
fn d1_the_german_dreamer_enters_on_red_and_loses_a_point() {
    let mut scene = column(HUCH_NIGHTMARE, "hands: w", &["r", "u"]);
    scene.play("A", "enter").score("A", -1);
    scene.play("A", "step:c2").score("A", 0);
}

#[test]
fn d2_each_white_shard_is_one_step_to_a_neighbour() {
    let mut scene = Scene::new(
        SYLEX,
        "
        seat A
        hands: ww
        board:
          . . .  .    .
          . . .  .    .
          . g y  .    .
          . . u@ bbgg .
          . b .  .    .
        ",
    );
    assert_eq!(scene.legal("A", "step:"), "step:c3 step:d2");
    for elsewhere in ["b2", "c1", "b3", "b1", "c2", "a5"] {
        scene.refused("A", &format!("step:{elsewhere}"), "D2");
    }
    assert_eq!(scene.line("bag"), "g17 u27 y22 b20 w13 r0");
    // Height does not matter.
    scene.play("A", "step:d2").score("A", 0);
    assert_eq!(scene.line("bag"), "g17 u27 y22 b20 w14 r0");
    scene.play("A", "step:c2").score("A", 1);
    assert_eq!(scene.hands("A"), "");
    assert_eq!(scene.legal("A", "step:"), "");
    scene.refused("A", "step:c3", "D2");
}

#[test]
fn d3_he_steps_onto_a_tree_only_if_he_gets_off_again() {
    let mut scene = column(SYLEX, "hands: w", &["y@", "g^", "u"]);
    assert_eq!(scene.legal("A", "step:"), "");
    scene.refused("A", "step:c2", "D3");
    let mut scene = column(SYLEX, "hands: uww\nfront: lone-pebble", &["y@", "g^", "u"]);
    scene.play("A", "step:c2");
    // Nothing but steps until he is off.
    assert_eq!(scene.legal("A", ""), "step:c1 step:c3");
    for word in ["end", "u:b1", "u=lone-pebble", "u!lone-pebble", "uu>w"] {
        scene.refused("A", word, "D3");
    }
    scene.play("A", "step:c3").score("A", 1);
    assert_eq!(scene.legal("A", "end"), "end");
}

#[test]
fn d3_every_tree_crossed_costs_its_own_step() {
    let mut scene = column(SYLEX, "hands: ww", &["y@", "g^", "g^", "u"]);
    scene.play("A", "step:c2");
    // One white shard is left: the second tree would be a dead end.
    assert_eq!(scene.legal("A", ""), "step:c1");
    scene.refused("A", "step:c3", "D3");
    let mut scene = column(SYLEX, "hands: www", &["y@", "g^", "g^", "u"]);
    scene.play("A", "step:c2 step:c3");
    assert_eq!(scene.legal("A", ""), "step:c4");
    scene.play("A", "step:c4").score("A", 1);
}

#[test]
fn d3_land_under_a_tree_carries_him_off() {
    let mut scene = column(SYLEX, "hands: w", &["y@", "b^", "u"]);
    assert_eq!(scene.legal("A", "step:"), "step:c2");
    scene.play("A", "step:c2");
    assert_eq!(scene.legal("A", ""), "free:c1 free:c3");
    scene.refused("A", "end", "D3");
    scene.play("A", "free:c3").score("A", 1);
    // The prototype's land carries to land only: the way back is no way.
    let mut scene = column(PROTOTYPE, "hands: w", &["y@", "b^", "u"]);
    scene.refused("A", "step:c2", "D3");
    let mut scene = column(PROTOTYPE, "hands: w", &["y@", "b^", "bb"]);
    scene.play("A", "step:c2");
    assert_eq!(scene.legal("A", ""), "free:c3");
}

#[test]
fn d3_a_free_step_onto_a_tree_needs_a_way_off_too() {
    let stacks = ["y@", "b", "g^", "u"];
    let mut scene = column(SYLEX, "hands: w", &stacks);
    scene.play("A", "step:c2");
    assert_eq!(scene.legal("A", "free:"), "free:c1");
    scene.refused("A", "free:c3", "D3");
    let mut scene = column(SYLEX, "hands: ww", &stacks);
    scene.play("A", "step:c2");
    assert_eq!(scene.legal("A", "free:"), "free:c1 free:c3");
    scene.play("A", "free:c3");
    assert_eq!(scene.legal("A", ""), "step:c2 step:c4");
}

#[test]
fn d3_the_track_counts_for_the_way_off() {
    // The only free way off would lead back to c2, which is on the track (D7).
    let mut scene = column(SYLEX, "hands: w", &["y@", "b", "b^"]);
    scene.play("A", "step:c2");
    scene.refused("A", "free:c3", "D3");
    // A mountain that pays restarts the track, so he gets back.
    let mut scene = column(SYLEX, "hands: w", &["y@", "b", "yyb^"]);
    scene.play("A", "step:c2 free:c3").score("A", 2);
    assert_eq!(scene.legal("A", ""), "free:c2");
    scene.play("A", "free:c2");
    // It has paid: now it is a dead end.
    scene.refused("A", "free:c3", "D7");
    let mut scene = column(SYLEX, "hands: w\nwalk: paid c3", &["y@", "b", "yyb^"]);
    scene.play("A", "step:c2");
    assert_eq!(scene.legal("A", "free:"), "free:c1");
    scene.refused("A", "free:c3", "D3");
}

#[test]
fn d3_a_way_off_may_lead_over_several_trees() {
    // Land under each of them: no white shard but the first is needed.
    let mut scene = column(SYLEX, "hands: w", &["y@", "b", "b^", "b^", "u"]);
    scene.play("A", "step:c2 free:c3");
    assert_eq!(scene.legal("A", ""), "free:c4");
    scene.play("A", "free:c4");
    assert_eq!(scene.legal("A", ""), "free:c5");
    scene.play("A", "free:c5").score("A", 1);
    // The last one is no land: one white shard must be left for it.
    let stacks = ["y@", "b", "b^", "g^", "u"];
    let mut scene = column(SYLEX, "hands: w", &stacks);
    scene.play("A", "step:c2");
    scene.refused("A", "free:c3", "D3");
    let mut scene = column(SYLEX, "hands: ww", &stacks);
    scene.play("A", "step:c2 free:c3");
    assert_eq!(scene.legal("A", ""), "free:c4 step:c2");
    scene.play("A", "free:c4");
    // Paid, the land under the first tree carries him again.
    assert_eq!(scene.legal("A", ""), "step:c3 step:c5");
    // A paying mountain at the dead end opens the way back over both.
    let mut scene = column(SYLEX, "hands: w", &["y@", "b", "b^", "yyb^"]);
    scene.play("A", "step:c2 free:c3");
    assert_eq!(scene.legal("A", ""), "free:c4");
    scene.play("A", "free:c4").score("A", 2);
    assert_eq!(scene.legal("A", ""), "free:c3");
    scene.play("A", "free:c3");
    assert_eq!(scene.legal("A", ""), "free:c2");
}

#[test]
fn d3_the_prototypes_track_counts_for_the_way_off_too() {
    let mut scene = column(PROTOTYPE, "hands: g", &["b@", "b^"]);
    assert_eq!(scene.legal("A", "free:"), "");
    scene.refused("A", "free:c2", "D3");
    let mut scene = column(PROTOTYPE, "hands: w", &["b@", "b^"]);
    scene.play("A", "free:c2");
    assert_eq!(scene.legal("A", ""), "step:c1");
    // The mountain pays and he may come back.
    let mut scene = column(PROTOTYPE, "hands: g", &["b@", "yyb^"]);
    scene.play("A", "free:c2").score("A", 2);
    assert_eq!(scene.legal("A", ""), "free:c1");
    scene.play("A", "free:c1");
    // No second time: neither on this track nor, unpaid, on a new one.
    scene.refused("A", "free:c2", "D7");
    scene.play("A", "g:b1");
    scene.refused("A", "free:c2", "D3");
}

#[test]
fn d3_the_german_dreamer_gets_off_onto_red() {
    let stacks = ["y@", "b", "b^", "r"];
    let mut scene = column(HUCH_NIGHTMARE, "hands: w", &stacks);
    scene.play("A", "step:c2 free:c3");
    assert_eq!(scene.legal("A", ""), "free:c4");
    scene.play("A", "free:c4").score("A", -1);
    let mut scene = column("sylex players=2 nightmare=yes", "hands: w", &stacks);
    scene.play("A", "step:c2");
    scene.refused("A", "free:c3", "D3");
    scene.refused("A", "free:c4", "D2");
}

#[test]
fn d4_coming_onto_water_and_mountains_pays() {
    // Stack, points in sylex, points in the prototype (E8).
    let pays = [
        ("u", 1, 1),
        ("gu", 1, 1),
        ("ug", 0, 0),
        ("y", 0, 0),
        ("yy", 2, 2),
        ("yyy", 2, 2),
        ("gyy", 2, 2),
        ("yyb", 2, 2),
        ("yyu", 3, 3),
        ("uyyu", 3, 3),
        ("yuy", 0, 2),
        ("yguy", 0, 2),
        ("yuyu", 1, 3),
        ("yguyyggggg", 2, 2),
    ];
    for (stack, sylex, prototype) in pays {
        for (rules, points) in [(SYLEX, sylex), (PROTOTYPE, prototype)] {
            let mut scene = column(rules, "hands: w", &["g@", stack]);
            scene.play("A", "step:c2").score("A", points);
            // Under a tree it is the same (and land under it needs no white).
            let tree = format!("{stack}^");
            let mut scene = column(rules, "hands: ww", &["g@", &tree, "g"]);
            scene.play("A", "step:c2").score("A", points);
            scene.play("A", "step:c3").score("A", points);
        }
    }
}

#[test]
fn d4_water_pays_each_time_and_mountains_as_the_edition_says() {
    let mut scene = column(SYLEX, "hands: wwww", &["g@", "yyu"]);
    scene.play("A", "step:c2").score("A", 3);
    scene.play("A", "step:c1 step:c2").score("A", 4);
    let mut scene = column(PROTOTYPE, "hands: wwww", &["g@", "yyu"]);
    scene.play("A", "step:c2").score("A", 3);
    scene.play("A", "step:c1 step:c2").score("A", 6);
}

#[test]
fn d5_arriving_on_land_gives_one_free_step_anywhere() {
    let mut scene = column(SYLEX, "hands: w", &["g@", "b", "b", "u"]);
    assert_eq!(scene.legal("A", "free:"), "");
    scene.refused("A", "free:c2", "D5");
    scene.play("A", "step:c2");
    assert_eq!(scene.legal("A", "free:"), "free:c1 free:c3");
    scene.play("A", "free:c3 free:c4").score("A", 1);
    // Water carries nobody on, and the step from the first land is gone.
    assert_eq!(scene.legal("A", "free:"), "");
    scene.refused("A", "free:c3", "D5");
    assert_eq!(scene.hands("A"), "");
}

#[test]
fn d5_any_other_action_loses_the_free_step() {
    for words in [
        "g:b1",
        "uu>y",
        "tree:c1",
        "u=lone-pebble",
        "u!lone-pebble stop",
        "step:c1",
    ] {
        let mut scene = column(SYLEX, "hands: guuww\nfront: lone-pebble", &["g@", "b", "y"]);
        scene.play("A", "step:c2");
        assert_eq!(scene.legal("A", "free:"), "free:c1 free:c3");
        scene.play("A", words);
        assert_eq!(scene.legal("A", "free:"), "", "{words}");
        let near = if words == "step:c1" { "c2" } else { "c3" };
        scene.refused("A", &format!("free:{near}"), "D5");
    }
}

#[test]
fn d5_no_free_step_waits_at_the_start_of_a_creation() {
    let scene = column(SYLEX, "hands: w", &["g", "b@", "b"]);
    assert_eq!(scene.legal("A", "free:"), "");
    // The prototype's paths are always there, from land to land.
    let mut scene = column(PROTOTYPE, "hands: gw", &["g", "b@", "b"]);
    assert_eq!(scene.legal("A", "free:"), "free:c3");
    scene.refused("A", "free:c1", "E7");
    scene.play("A", "g:b1");
    assert_eq!(scene.legal("A", "free:"), "free:c3");
    scene.play("A", "free:c3");
    assert_eq!(scene.hands("A"), "w");
}

#[test]
fn d5_a_completion_and_its_draw_keep_the_free_step() {
    let mut scene = Scene::new(
        SYLEX,
        "
        seat A
        hands: w
        sleeper: 1
        front: hermits-tree
        board:
          . .  .  . .
          . .  .  . .
          . .  .  . .
          . g^ b  . .
          . .  y@ . .
        ",
    );
    scene.play("A", "step:c2").score("A", 6);
    scene.play("A", "deck:3 ?card:long-shore keep:long-shore");
    assert_eq!(scene.legal("A", "free:"), "free:c1");
    scene.play("A", "free:c1");
    assert_eq!(scene.seat_line("A", "pile"), "hermits-tree");
}

#[test]
fn d6_riding_with_the_golem_is_not_coming_onto_anything() {
    let golem = "hands: uww\nfront: ferry-stone";
    let mut scene = column(SYLEX, golem, &["y@", "y", "g"]);
    scene.play("A", "u!ferry-stone c1.1>c2 stop").score("A", 0);
    scene.board("A", ". . . . . . . . . . . . g . . . . yy@ . . . . . . .");
    // The mountain under him has not paid: coming back onto it does.
    scene.play("A", "step:c3 step:c2").score("A", 2);
    // Water and land under him count as little.
    let mut scene = column(SYLEX, golem, &["u@", "y", "g"]);
    scene.play("A", "u!ferry-stone c1.1>c2 stop").score("A", 0);
    let mut scene = column(SYLEX, golem, &["b@", "y", "g"]);
    scene.play("A", "u!ferry-stone c1.1>c2 stop");
    assert_eq!(scene.legal("A", "free:"), "");
    let mut scene = column(HUCH_NIGHTMARE, golem, &["r@", "y"]);
    scene.play("A", "u!ferry-stone c1.1>b1 stop").score("A", 0);
    scene.board("A", ". . . . . . . . . . . . . . . . . y . . . r@ . . .");
}
