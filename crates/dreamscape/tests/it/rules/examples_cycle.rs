//! The rulebooks' examples of Emergence, drawing and nightmares (X1 to X26), step by step.

use lucid_testkit::Scene;

use super::examples_travel::now;
use super::setup::markers;

#[test]
fn x1_two_sleepers_share_a_location_and_the_upper_one_goes_first() {
    // A orange, B purple, C yellow, D teal; purple comes to 2 before orange.
    let mut scene = Scene::new(
        "sylex players=4",
        "
        phase: travel
        cycle: 2
        order: B D C A
        points: 4
        rows: 1:guybw 2:guybw 3:guybw 4:guybw 5:guybw 6:guybw
        seat A
        sleeper: 1
        seat B
        sleeper: 3
        seat C
        sleeper: 3
        seat D
        sleeper: 5
        ",
    );
    scene.play("B", ">2 end").play("D", "end");
    scene.play("C", "end").play("A", ">2 end");
    for seat in ["B", "D", "C", "A"] {
        assert_eq!(scene.to_act(), seat, "Creation keeps the order");
        scene.play(seat, "end");
    }
    assert_eq!(scene.line("cycle"), "3");
    assert_eq!(scene.line("order"), "A B C D");
    assert_eq!(markers(&scene), [('A', 1), ('B', 2), ('C', 3), ('D', 4)]);
    assert_eq!(scene.to_act(), "A");
}

#[test]
fn x10_a_card_completed_on_location_3_lets_three_cards_be_drawn() {
    let position = "
        seat A
        sleeper: 3
        hands: y
        front: lone-pebble
        board:
          .  .  .   .  .
          .  .  .   .  .
          .  .  .   .  .
          .  .  .   .  .
          .  .  g@  .  .
        ";
    let mut scene = Scene::new("sylex players=2", position);
    scene.play("A", "y:b1").score("A", 5);
    assert_eq!(scene.legal("A", ""), "deck:1 deck:2 deck:3 no-draw");
    assert_eq!(scene.deck(2), 8);
    scene.play("A", "deck:2");
    let all = "?card:memory-rock×1 ?card:sunken-garden×1 ?card:harvest-terrace×1 \
               ?card:lighthouse-of-sighs×1 ?card:otter-slide×1 ?card:two-crowns×1 \
               ?card:orchard-gate×1 ?card:stepping-dunes×1";
    assert_eq!(scene.chances(), all);
    scene.play("A", "?card:two-crowns");
    assert_eq!(scene.chances(), all.replace(" ?card:two-crowns×1", ""));
    scene.play("A", "?card:otter-slide");
    assert_eq!(scene.to_act(), "chance");
    scene.play("A", "?card:memory-rock");
    assert_eq!([scene.to_act(), scene.deck(2).to_string()], ["A", "5"]);
    assert_eq!(
        scene.legal("A", ""),
        "keep-none keep:memory-rock keep:otter-slide keep:two-crowns"
    );
    scene.refused("A", "keep:sunken-garden", "A5");
    // One is kept.
    let mut scene = Scene::new("sylex players=2", position);
    let draws = "deck:2 ?card:two-crowns ?card:otter-slide ?card:memory-rock";
    scene
        .play("A", "y:b1")
        .play("A", draws)
        .play("A", "keep:otter-slide");
    assert_eq!(scene.seat_line("A", "front"), "otter-slide");
    assert_eq!(scene.line("under-2"), "two-crowns:A memory-rock:A");
    assert_eq!(scene.deck(2), 7);
    // Or all are put back.
    let mut scene = Scene::new("sylex players=2", position);
    scene
        .play("A", "y:b1")
        .play("A", draws)
        .play("A", "keep-none");
    assert_eq!(scene.seat_line("A", "front"), "");
    assert_eq!(scene.seat_line("A", "pile"), "lone-pebble");
    assert_eq!(
        scene.line("under-2"),
        "two-crowns:A otter-slide:A memory-rock:A"
    );
}

#[test]
fn x14_red_is_collected_on_the_way_and_a_third_is_ignored() {
    for rules in ["prototype", "sylex", "huch"] {
        let mut scene = Scene::new(
            &format!("{rules} players=2 nightmare=yes"),
            "
            phase: travel
            points: 4
            rows: 1:gyy 2:gyy 3:gyy 4:gyy 5:gyy 6:uyy
            links: 5-6 2-3 3-6
            seat A
            sleeper: 5
            hands: u
            ",
        );
        // Free by key, and still collected.
        scene.play("A", ">6");
        now(&scene, "4", "6", "ur");
        assert_eq!(scene.line("links"), "2-3 3-6");
        scene.play("A", ">3");
        now(&scene, "3", "3", "urr");
        assert_eq!(scene.line("links"), "2-3");
        // Two are in Hands: the third stays where it is.
        scene.play("A", ">2");
        now(&scene, "2", "2", "urr");
        assert_eq!(scene.line("links"), "2-3");
    }
}

#[test]
fn x15_mr_nightmare_blocks_a_location_but_no_card() {
    for rules in ["prototype", "sylex", "huch"] {
        let mut scene = Scene::new(
            &format!("{rules} players=2 nightmare=yes"),
            "
            phase: travel
            points: 4
            mr-nightmare: 1
            seat A
            hands: g
            front: mill-ford
            ",
        );
        assert_eq!(scene.legal("A", ""), ">2 >4 end g!mill-ford g=mill-ford");
        scene.refused("A", "!", "T5");
        // The Archives of a card, on the very location of the Archives.
        scene.play("A", "g!mill-ford ?b");
        now(&scene, "4", "1", "b");
        // B ends elsewhere; he follows, and the location is free again.
        scene.play("A", "end red:1-2");
        scene.refused("B", "!", "T5");
        scene.play("B", ">4 end red:4-5");
        assert_eq!(scene.line("mr-nightmare"), "4");
    }
    let mut scene = Scene::new(
        "sylex players=2 nightmare=yes",
        "phase: travel\npoints: 4\nmr-nightmare: 4",
    );
    scene.play("A", "! ?g");
    assert_eq!(scene.hands("A"), "g");
}

#[test]
fn x21_a_stored_brown_shard_comes_back_at_the_emergence() {
    let mut scene = Scene::new(
        "sylex players=2",
        "
        rows: 1:guy 2:guy 3:guy 4:guy 5:guy 6:guy
        seat A
        hands: bu
        front: mill-ford
        ",
    );
    scene.play("A", "b=mill-ford");
    assert_eq!(
        [scene.hands("A"), scene.seat_line("A", "front")],
        ["u", "mill-ford=b"]
    );
    scene.play("A", "end");
    // Blue was left in Hands and went into the bag; brown lies on the card.
    assert_eq!(
        [scene.hands("A"), scene.seat_line("A", "front")],
        ["", "mill-ford=b"]
    );
    assert_eq!(scene.line("bag"), "g14 u22 y17 b22 w15 r0");
    scene.play("B", "end");
    assert_eq!(scene.line("cycle"), "2");
    assert_eq!(
        [scene.hands("A"), scene.seat_line("A", "front")],
        ["b", "mill-ford"]
    );
    assert_eq!(scene.line("bag"), "g14 u22 y17 b22 w15 r0");
}

#[test]
fn x22_a_refill_for_two_fills_to_three_and_skips_a_full_location() {
    let mut scene = Scene::new(
        "sylex players=2",
        "
        rows: 1:gu 2:guy 3:- 4:guyb 5:w 6:guy
        ",
    );
    scene.play("A", "end").play("B", "end");
    let fills = |scene: &Scene| [scene.line("awaits"), scene.chances()];
    assert_eq!(fills(&scene), ["fill 1", "?g×16 ?u×24 ?y×20 ?b×22 ?w×14"]);
    scene.play("A", "?b");
    assert_eq!(fills(&scene), ["fill 3", "?g×16 ?u×24 ?y×20 ?b×21 ?w×14"]);
    scene.play("A", "?g ?g ?y");
    assert_eq!(fills(&scene), ["fill 5", "?g×14 ?u×24 ?y×19 ?b×21 ?w×14"]);
    scene.play("A", "?u ?w");
    assert_eq!(scene.line("rows"), "1:gub 2:guy 3:ggy 4:guyb 5:wuw 6:guy");
    assert_eq!(scene.line("bag"), "g14 u23 y19 b21 w13 r0");
    assert_eq!([scene.line("phase"), scene.line("cycle")], ["travel", "2"]);
}

#[test]
fn x23_purple_laid_on_blue_acts_first_next_round() {
    // A blue, B purple.
    let mut scene = Scene::new(
        "prototype players=2",
        "
        phase: travel
        order: A B
        points: 5
        rows: 1:guy 2:guy 3:guy 4:guy 5:guy 6:guy
        seat A
        sleeper: 1
        seat B
        sleeper: 5
        ",
    );
    scene.play("A", ">4 end").play("B", ">4 end");
    assert_eq!(scene.to_act(), "A", "this round goes on in the old order");
    scene.play("A", "end").play("B", "end");
    assert_eq!([scene.line("cycle"), scene.line("order")], ["2", "B A"]);
    assert_eq!(scene.to_act(), "B");
}
