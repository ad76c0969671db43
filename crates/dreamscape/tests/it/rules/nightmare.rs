//! The Nightmare phase (N1, N2).

use lucid_dreamscape::{Event, Location};
use lucid_testkit::Scene;

const RULES: &str = "sylex players=2 nightmare=yes";
const ROWS: &str = "rows: 1:guy 2:guy 3:guy 4:guy 5:guy 6:guy";

/// Seat A travels from a location with four points and further lines of its own.
#[track_caller]
fn travel(table: &str, at: u8, seat_a: &str) -> Scene {
    let position =
        format!("phase: travel\npoints: 4\n{ROWS}\n{table}\nseat A\nsleeper: {at}\n{seat_a}");
    Scene::new(RULES, &position)
}

#[test]
fn n1_mr_nightmare_comes_to_the_sleeper() {
    let mut scene = travel("mr-nightmare: 6", 1, "");
    scene.play("A", ">2 >3");
    assert_eq!(scene.line("mr-nightmare"), "6", "not before Travel ends");
    scene.play("A", "end");
    assert_eq!(scene.line("mr-nightmare"), "3");
    assert_eq!([scene.line("phase"), scene.to_act()], ["nightmare", "A"]);
    let there = Location::numbered(3).unwrap();
    assert_eq!(scene.events.last(), Some(&Event::NightmareMoved(there)));
}

#[test]
fn n1_he_stays_where_he_is_if_the_sleeper_is_there() {
    let mut scene = travel("mr-nightmare: 3", 3, "");
    scene.play("A", "end");
    assert_eq!(scene.line("mr-nightmare"), "3");
    assert_eq!(
        scene.line("phase"),
        "nightmare",
        "a red shard is put all the same"
    );
    let moved = |event: &Event| matches!(event, Event::NightmareMoved(_));
    assert!(!scene.events.iter().any(moved));
}

#[test]
fn n1_the_phase_follows_each_travel_before_the_next() {
    let mut scene = travel("mr-nightmare: 6", 4, "");
    scene.play("A", "end");
    assert_eq!([scene.line("phase"), scene.to_act()], ["nightmare", "A"]);
    scene.refused("B", "red:1-2", "M4");
    scene.play("A", "red:4-5");
    assert_eq!([scene.line("phase"), scene.to_act()], ["travel", "B"]);
    assert_eq!(scene.line("points"), "4");
    scene.play("B", "end");
    assert_eq!(
        [scene.line("phase"), scene.line("mr-nightmare")],
        ["nightmare", "1"]
    );
    scene.play("B", "red:1-2");
    assert_eq!([scene.line("phase"), scene.to_act()], ["creation", "A"]);
}

#[test]
fn n1_without_nightmare_rules_there_is_no_such_phase() {
    let mut scene = Scene::new(
        "sylex players=2",
        &format!("phase: travel\npoints: 4\n{ROWS}"),
    );
    scene.play("A", "end");
    assert_eq!([scene.line("phase"), scene.to_act()], ["travel", "B"]);
    assert_eq!(scene.line("mr-nightmare"), "");
}

#[test]
fn n2_a_red_shard_goes_on_an_empty_link_of_the_location() {
    for (at, all) in [
        (1, "red:1-2 red:1-4"),
        (2, "red:1-2 red:2-3 red:2-5"),
        (3, "red:2-3 red:3-6"),
        (4, "red:1-4 red:4-5"),
        (5, "red:2-5 red:4-5 red:5-6"),
        (6, "red:3-6 red:5-6"),
    ] {
        let mut scene = travel("mr-nightmare: 6", at, "");
        scene.play("A", "end");
        assert_eq!(scene.legal("A", ""), all);
        for link in ["1-2", "2-3", "4-5", "5-6", "1-4", "2-5", "3-6"] {
            let word = format!("red:{link}");
            if !all.contains(&word) {
                scene.refused("A", &word, "N2");
            }
        }
    }
}

#[test]
fn n2_the_shard_comes_from_the_reserve() {
    let mut scene = travel("mr-nightmare: 6\nlinks: 2-3\nbag-red: 3", 2, "");
    assert_eq!(scene.line("reserve"), "21 red 6 trees");
    scene.play("A", "end");
    assert_eq!(scene.legal("A", ""), "red:1-2 red:2-5");
    scene.refused("A", "red:2-3", "N2");
    scene.refused("A", "red:1-4", "N2");
    scene.play("A", "red:2-5");
    assert_eq!(scene.line("links"), "2-3 2-5");
    assert_eq!(scene.line("reserve"), "20 red 6 trees");
    assert!(scene.line("bag").ends_with("r3"));
    assert_eq!([scene.hands("A"), scene.hands("B")], ["", ""]);
}

#[test]
fn n2_it_is_a_duty() {
    let mut scene = travel("mr-nightmare: 6", 1, "");
    scene.play("A", "end");
    assert_eq!(scene.legal("A", ""), "red:1-2 red:1-4");
    scene.refused("A", "end", "N2");
    scene.refused("A", ">2", "T1");
    // Travel is over: nothing is stored any more.
    let mut scene = travel("mr-nightmare: 6", 1, "hands: g\nfront: mill-ford");
    assert_eq!(scene.legal("A", "g"), "g!mill-ford g=mill-ford");
    scene.play("A", "end");
    assert_eq!(scene.legal("A", ""), "red:1-2 red:1-4");
    scene.refused("A", "g=mill-ford", "N2");
}

#[test]
fn n2_nothing_happens_where_no_link_is_empty() {
    let mut scene = travel("mr-nightmare: 6\nlinks: 1-2 1-4", 1, "");
    scene.play("A", "end");
    // He comes all the same.
    assert_eq!(scene.line("mr-nightmare"), "1");
    assert_eq!([scene.line("phase"), scene.to_act()], ["travel", "B"]);
    assert_eq!(scene.line("links"), "1-2 1-4");
}

#[test]
fn n2_nothing_happens_when_the_reserve_is_empty() {
    let mut scene = travel("mr-nightmare: 6\nbag-red: 25", 1, "");
    assert_eq!(scene.line("reserve"), "0 red 6 trees");
    scene.play("A", "end");
    assert_eq!(scene.line("mr-nightmare"), "1");
    assert_eq!([scene.line("phase"), scene.to_act()], ["travel", "B"]);
    assert_eq!(scene.line("links"), "");
    // The last one of the reserve is still put.
    let mut scene = travel("mr-nightmare: 6\nbag-red: 24", 1, "");
    scene.play("A", "end red:1-4");
    assert_eq!(scene.line("reserve"), "0 red 6 trees");
    scene.play("B", "end");
    assert_eq!([scene.line("phase"), scene.to_act()], ["creation", "A"]);
}

#[test]
fn n2_the_player_may_cross_its_own_shard_only_later() {
    // Put after the own Travel, it waits for others.
    let mut scene = travel("mr-nightmare: 6", 1, "");
    scene.play("A", ">2 end red:1-2");
    assert_eq!(scene.hands("A"), "");
    scene.play("B", ">2");
    assert_eq!([scene.hands("B"), scene.line("links")], ["r", ""]);
    scene.play("B", "end");
    assert_eq!(scene.legal("B", ""), "red:1-2 red:2-3 red:2-5");
}
