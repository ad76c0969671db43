//! Powers in Travel, and storing on cards (T5, T6).

use lucid_testkit::Scene;

use super::travel::{ROWS, travel};

#[test]
fn t5_a_location_power_works_once_and_without_points() {
    let mut scene = travel("sylex players=2", ROWS, 0, 1, "hands: g");
    scene.play("A", "! ?b");
    assert_eq!([scene.hands("A"), scene.line("points")], ["gb", "0"]);
    assert_eq!(scene.seat_line("A", "marker"), "used");
    scene.refused("A", "!", "T5");
    // Used up for every location, not only for this one.
    let mut scene = travel("sylex players=2", ROWS, 4, 1, "");
    scene.play("A", "! ?b >2");
    assert_eq!(scene.legal("A", "!"), "");
    scene.refused("A", "!", "T5");
    // Another seat has its own marker.
    scene.play("A", "end");
    assert_eq!(scene.legal("B", "!"), "!");
}

#[test]
fn t5_each_location_has_its_power() {
    let board = "board:\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n. g u . .";
    for (at, then) in [
        (1, "?g×13 ?u×21 ?y×17 ?b×23 ?w×15"),
        (2, "?g×13 ?u×21 ?y×17 ?b×23 ?w×15"),
        (3, "stop take:b1 take:c1"),
        (4, "b1.1>c1 c1.1>b1 stop"),
        (5, "lake:1 lake:2 lake:3 lake:4 lake:5 lake:6"),
        (6, "deck:1 deck:2 deck:3"),
    ] {
        let mut scene = travel("sylex players=2", ROWS, 0, at, board);
        scene.play("A", "!");
        let chance = scene.to_act() == "chance";
        assert_eq!(chance, at < 3);
        let next = if chance {
            scene.chances()
        } else {
            scene.legal("A", "")
        };
        assert_eq!(next, then);
        scene.refused("A", "end", if chance { "M4" } else { "P7" });
    }
}

#[test]
fn t6_a_card_stores_in_travel_and_in_creation() {
    let mut scene = travel(
        "sylex players=2",
        ROWS,
        4,
        1,
        "hands: guw\nfront: mill-ford\npile: clay-path pier-lamp",
    );
    // Clay Path lies under another card: its slot is gone.
    assert_eq!(scene.legal("A", "g"), "g!mill-ford g=mill-ford g=pier-lamp");
    scene.refused("A", "g=clay-path", "A4");
    scene.refused("A", "g=cairn", "A4");
    scene.play("A", "g=mill-ford");
    assert_eq!([scene.hands("A"), scene.line("points")], ["uw", "4"]);
    assert_eq!(scene.seat_line("A", "front"), "mill-ford=g");
    // A taken slot neither stores nor works.
    scene.refused("A", "u=mill-ford", "A4");
    scene.refused("A", "u!mill-ford", "A4");
    scene.play("A", "end").play("B", "end");
    assert_eq!(scene.line("phase"), "creation");
    scene.play("A", "u=pier-lamp");
    assert_eq!(scene.seat_line("A", "pile"), "clay-path pier-lamp=u");
    assert_eq!(scene.hands("A"), "w");
}

#[test]
fn t6_a_card_power_costs_a_shard_and_works_once_per_cycle() {
    let mut scene = travel("sylex players=2", ROWS, 0, 4, "hands: gu\nfront: mill-ford");
    scene.play("A", "u!mill-ford");
    assert_eq!(scene.line("awaits"), "archives A");
    scene.play("A", "?y");
    assert_eq!(scene.hands("A"), "gy");
    assert_eq!(scene.seat_line("A", "front"), "mill-ford=u*");
    assert_eq!(
        scene.seat_line("A", "marker"),
        "",
        "the marker is not touched"
    );
    scene.refused("A", "g!mill-ford", "A4");
    // A used card whose slot is empty again only stores.
    let mut scene = travel("sylex players=2", ROWS, 0, 4, "hands: g\nfront: mill-ford*");
    assert_eq!(scene.legal("A", "g"), "g=mill-ford");
    scene.refused("A", "g!mill-ford", "T6");
    // The next cycle gives shard and power back.
    let mut scene = travel("sylex players=2", ROWS, 0, 4, "front: mill-ford=g*");
    scene.play("A", "end").play("B", "end");
    scene.play("A", "end").play("B", "end").play("B", "end");
    assert_eq!(scene.legal("A", "g"), "g!mill-ford g=mill-ford");
}

#[test]
fn t6_red_never_goes_on_a_card() {
    let rules = "sylex players=2 nightmare=yes";
    let mut scene = travel(rules, ROWS, 4, 1, "hands: gr\nfront: mill-ford");
    scene.refused("A", "r=mill-ford", "T6");
    scene.refused("A", "r!mill-ford", "T6");
    assert_eq!(scene.legal("A", "r"), "");
    assert_eq!(scene.legal("A", "g"), "g!mill-ford g=mill-ford");
}

#[test]
fn t6_nothing_is_stored_in_the_last_placement() {
    let position = "phase: last\ncycle: 6\nseat A\nhands: g\nfront: mill-ford";
    let mut scene = Scene::new("sylex players=2", position);
    scene.refused("A", "g=mill-ford", "F1");
    scene.refused("A", "g!mill-ford", "F1");
    assert_eq!(scene.legal("A", ""), "end g:c1");
}

#[test]
fn t6_a_barred_power_still_stores() {
    let position = format!("{ROWS}\nseat A\nhands: g\nfront: quiet-meadow");
    let mut scene = Scene::new("prototype players=2", &position);
    scene.refused("A", "g!quiet-meadow", "E14");
    scene.play("A", "g=quiet-meadow");
    assert_eq!(scene.seat_line("A", "front"), "quiet-meadow=g");
}
