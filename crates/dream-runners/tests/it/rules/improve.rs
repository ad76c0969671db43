//! Improvements and the next round (R17, R18).

use lucid_dream_runners::Event;
use lucid_tabletop::Seat;
use lucid_testkit::dream_runners::Scene;

/// Three players with coins, A the first dreamer, at the start of improvements.
fn shop(coins: [u16; 3], first: &str) -> Scene {
    let [a, b, c] = coins;
    let scene = format!(
        "phase: improve\ntile: cool-pillow\nfirst: {first}\nwaiting: {}\nbuyer: {first}\n\
         face-up: one-c two-e three-a corner-a\n\
         seat A\ncoins: {a}\nseat B\ncoins: {b}\nseat C\ncoins: {c}",
        ["A", "B", "C"]
            .into_iter()
            .filter(|seat| *seat != first)
            .collect::<Vec<_>>()
            .join(" "),
    );
    Scene::new("players=3", &scene)
}

#[test]
fn r17_each_buys_in_turn_from_the_first_dreamer_clockwise() {
    let mut scene = shop([8, 8, 8], "B");
    assert_eq!(scene.to_act(), "B");
    scene.refused("A", "buy:one-c", "R17");
    scene.refused("C", "calm", "R17");
    scene.refused("C", "pass", "R17");
    scene.refused("B", "buy:one-a", "R17");
    assert_eq!(
        scene.legal("B", ""),
        "buy:corner-a buy:one-c buy:three-a buy:two-e calm pass skip"
    );
    scene.play("B", "buy:two-e");
    // Four paid, two on it; the next of the pile is turned up at once.
    scene.has("B", "coins=6");
    assert_eq!(scene.line("face-up"), "one-c - three-a corner-a");
    assert_eq!(scene.to_act(), "chance");
    scene.refused("B", "calm", "R18");
    assert_eq!(
        scene.chances(),
        "?segment:two-a×1 ?segment:two-b×1 ?segment:two-c×1 ?segment:two-d×1 ?segment:two-f×1"
    );
    scene.play("B", "?segment:two-b");
    assert_eq!(scene.line("buyer"), "C");
    // At most one for each player; serenity still.
    scene.refused("B", "buy:one-c", "R17");
    scene.refused("B", "skip", "R17");
    assert_eq!([scene.to_act(), scene.legal("B", "")], ["BC", "calm pass"]);
    scene.play("C", "skip");
    assert_eq!(scene.to_act(), "ABC");
    scene.refused("C", "buy:one-c", "R17");
    scene.play("A", "buy:one-c ?segment:one-a");
    assert_eq!(scene.line("buyer"), "");
    scene.has("A", "coins=5").has("C", "coins=8");
    assert!(scene.seat_line("A", "segments").ends_with("one-c"));
}

#[test]
fn r17_who_cannot_pay_is_passed_over() {
    let mut scene = shop([3, 4, 2], "B");
    scene.play("B", "skip");
    assert_eq!(scene.line("buyer"), "");
    assert_eq!(scene.to_act(), "ABC");
    let mut scene = shop([4, 4, 4], "B");
    // Who spends on serenity cannot buy a segment any more.
    scene.play("B", "calm");
    assert_eq!(scene.legal("B", ""), "pass skip");
    scene.refused("B", "buy:one-c", "R17");
}

#[test]
fn r17_an_empty_pile_offers_nothing() {
    let position = "phase: improve\nround: 3\ntile: night-train\nbuyer: A\nwaiting: B\n\
        face-up: one-f two-a three-a corner-a\ngone: one-a one-b one-c one-d one-e\n\
        seat A\ncoins: 4\nseat B\ncoins: 4";
    let mut scene = Scene::new("players=2", position);
    scene.play("A", "buy:one-f");
    assert_eq!(scene.line("face-up"), "- two-a three-a corner-a");
    assert_eq!(
        scene.legal("B", "buy"),
        "buy:corner-a buy:three-a buy:two-a"
    );
}

#[test]
fn r17_serenity_costs_three_coins_a_point_as_often_as_wanted() {
    let mut scene = shop([10, 4, 4], "A");
    scene
        .play("A", "calm calm calm")
        .has("A", "coins=1 serenity=16");
    scene.refused("A", "calm", "R17");
    // Afterwards too, until everybody has passed.
    let mut scene = shop([4, 6, 0], "A");
    scene.play("A", "skip").play("B", "skip");
    scene.play("C", "pass");
    scene.play("A", "calm").play("B", "calm calm");
    scene
        .has("A", "coins=1 serenity=14")
        .has("B", "coins=0 serenity=15");
    scene.refused("C", "calm", "R18");
}

#[test]
fn r17_no_serenity_is_sold_at_the_top() {
    let position = "phase: improve\ntile: cool-pillow\nseat A\ncoins: 9\nserenity: 22";
    let mut scene = Scene::new("players=2", position);
    scene.play("A", "calm");
    scene.refused("A", "calm", "R17");
    assert_eq!(scene.legal("A", ""), "pass");
}

#[test]
fn r18_the_next_tile_comes_when_all_are_ready() {
    let mut scene = shop([2, 2, 4], "C");
    // C may still buy, so A and B wait.
    assert_eq!(scene.to_act(), "C");
    scene.play("C", "pass");
    assert_eq!(scene.to_act(), "AB");
    scene.refused("C", "calm", "R18");
    scene.play("B", "pass").play("A", "pass");
    assert_eq!([scene.line("phase"), scene.line("round")], ["reveal", "2"]);
}

#[test]
fn r18_tile_and_chests_leave_the_game() {
    let position = "phase: improve\nround: 2\ntile: one-stair-too-many\ndrawn: last-page\n\
        chests: chest-1a\nseat A\ncoins: 0\ndraft: set-1-one@c3\nseat B\ncoins: 0";
    let mut scene = Scene::new("players=2", position);
    scene.play("A", "pass");
    assert_eq!(scene.to_act(), "B");
    assert!(scene.events.contains(&Event::Passed(Seat::new(0))));
    scene.play("B", "pass");
    assert_eq!([scene.line("round"), scene.line("phase")], ["3", "reveal"]);
    assert_eq!([scene.line("tile"), scene.line("chests")], ["", ""]);
    assert_eq!(scene.line("used"), "chest-1a");
    assert_eq!(scene.line("drawn"), "last-page one-stair-too-many");
    assert_eq!(scene.seat_line("A", "draft"), "");
    scene.refused("A", "lock", "R18");
    assert_eq!(scene.to_act(), "chance");
}
