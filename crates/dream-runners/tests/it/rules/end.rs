//! The end of the game (R19).

use lucid_dream_runners::{Event, Points};
use lucid_tabletop::{BySeat, Game, Seat, SeatSet};
use lucid_testkit::dream_runners::Scene;

use super::pack;

fn winners(scene: &Scene) -> String {
    let outcome = scene.game().outcome(scene.state()).expect("it is over");
    outcome.winners.to_string()
}

fn places(scene: &Scene) -> [u8; 4] {
    scene.game().places(scene.state()).expect("it is over").0
}

/// The last improvements; everybody passes.
#[track_caller]
fn last_round(players: u8, seats: &str) -> Scene {
    let position = format!(
        "phase: improve\nround: 8\ntile: city-with-no-down\ndrawn: whales-waiting-room\n{seats}"
    );
    let mut scene = Scene::new(&format!("players={players}"), &position);
    while scene.to_act() != "over" {
        let seat = scene.to_act()[..1].to_owned();
        scene.play(&seat, "pass");
    }
    scene
}

#[test]
fn r19_after_eight_rounds_stars_serenity_and_segments_count() {
    let scene = last_round(
        2,
        "seat A\nserenity: 13\nstars: 5\nsegments: set-1-one two-f three-f\nseat B\nserenity: 23\nstars: 2",
    );
    // 10 + 20 + 2 + 3, and 4 + 30.
    let outcome = scene.game().outcome(scene.state()).unwrap();
    assert_eq!(outcome.scores, BySeat([35, 34, 0, 0]));
    assert_eq!(outcome.winners, SeatSet::only(Seat::new(0)));
    let reasons = scene.events.iter().filter_map(|event| match event {
        Event::Scored {
            seat,
            points,
            reason,
        } if seat.index() == 0 => Some((*points, *reason)),
        _ => None,
    });
    let reasons: Vec<_> = reasons.collect();
    assert_eq!(
        reasons[..2],
        [(10, Points::Stars(5)), (20, Points::Serenity(13))]
    );
    assert_eq!(reasons.len(), 4);
    assert_eq!(scene.events.last(), Some(&Event::Over));
}

#[test]
fn r19_ties_go_to_the_most_coins_and_are_shared_then() {
    let scene = last_round(3, "seat A\ncoins: 1\nseat B\ncoins: 3\nseat C\ncoins: 3");
    assert_eq!(winners(&scene), "BC");
    assert_eq!(places(&scene)[..3], [3, 1, 1]);
}

#[test]
fn r19_only_sleepers_win_and_the_woken_rank_by_round_then_points() {
    let scene = last_round(
        4,
        "seat A\nserenity: 0\nwoke: 3\nstars: 2\nseat B\nserenity: 1\nseat C\nserenity: 0\nwoke: 5\nseat D\nserenity: 2",
    );
    assert_eq!(winners(&scene), "D");
    assert_eq!(places(&scene), [4, 2, 3, 1]);
    let scene = last_round(
        4,
        "seat A\nserenity: 0\nwoke: 5\nseat B\nserenity: 1\nseat C\nserenity: 0\nwoke: 5\nstars: 1\nseat D\nserenity: 2",
    );
    assert_eq!(places(&scene), [4, 2, 3, 1]);
}

#[test]
fn r19_one_sleeper_left_ends_the_game_once_all_have_resolved() {
    let cells = "-3 -3 -3 coin coin coin coin coin coin";
    let content = pack(cells, "bbb --- ---");
    let position = "tile: tile-2\nround: 3\nseat B\nserenity: 2";
    let mut scene = Scene::with_pack(content, "players=2", position);
    scene.play("B", "lock").play("A", "set-1-three@c3 lock");
    scene.play("B", "auto").has("B", "serenity=0 woke=3");
    // B is awake, but A has yet to resolve.
    assert_eq!([scene.to_act(), scene.line("phase")], ["A", "resolve"]);
    scene.play("A", "auto");
    assert_eq!(scene.to_act(), "over");
    assert_eq!(winners(&scene), "A");
    scene.refused("A", "pass", "R19");
}

#[test]
fn r19_if_the_last_wake_together_nobody_wins() {
    let position =
        "tile: cool-pillow\nround: 1\nseat A\nserenity: 5\nstars: 3\nseat B\nserenity: 5";
    let mut scene = Scene::new("players=2", position);
    scene.play("A", "lock").play("B", "lock");
    scene.play("A", "auto").play("B", "auto");
    assert_eq!(scene.to_act(), "over");
    assert_eq!(winners(&scene), "");
    assert_eq!(places(&scene)[..2], [1, 2]);
    let outcome = scene.game().outcome(scene.state()).unwrap();
    assert_eq!(outcome.scores.0[..2], [6, 0]);
}

#[test]
fn r19_three_players_go_on_with_two() {
    let position = "tile: cool-pillow\nseat A\nserenity: 5";
    let mut scene = Scene::new("players=3", position);
    for seat in ["A", "B", "C"] {
        scene.play(seat, "lock");
    }
    for seat in ["A", "B", "C"] {
        scene.play(seat, "auto");
    }
    assert_eq!(scene.line("phase"), "improve");
    assert_eq!(scene.to_act(), "BC");
}
