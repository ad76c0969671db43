//! The planner: never weaker than greedy, and what of a Travel it searches.

use std::time::Duration;

use lucid_bots::dreamscape::planner::Effort;
use lucid_bots::dreamscape::{GreedyPlayer, PlannerPlayer, Player};
use lucid_dreamscape::{Action, Dreamscape, Edition, Phase, Profile, Rules};
use lucid_tabletop::{Choices, Dealer, Game as _, Seat, Seed};
use lucid_testkit::{Scene, length};

fn planner(seed: u64, nodes: u64) -> PlannerPlayer {
    PlannerPlayer::new(seed, Effort::Nodes(nodes), || Duration::ZERO)
}

fn game(rules: Rules) -> Dreamscape {
    Dreamscape::new(rules, lucid_packs::dreamscape().content.clone()).expect("playable rules")
}

/// A game of every edition, for one to four players, with and without nightmares.
fn tables() -> Vec<Dreamscape> {
    let mut games = Vec::new();
    for (number, edition) in Edition::ALL.into_iter().enumerate() {
        let rules = Rules::new(edition);
        games.push(game(rules.alone(Profile::ALL[number].difficulty())));
        for players in 2..=4 {
            let nightmare = (number + usize::from(players)).is_multiple_of(2);
            games.push(game(Rules {
                players,
                nightmare,
                ..rules
            }));
        }
    }
    games
}

/// Plays a game; `choose` is asked for each choice.
fn play(
    game: &Dreamscape,
    number: u64,
    mut choose: impl FnMut(Seat, &lucid_dreamscape::View, &[Action]) -> Action,
) -> [i32; 4] {
    let mut dealer = Dealer::new(Seed::of_series(17, number));
    let mut choices = Choices::new();
    let mut state = game.start();
    while let Some(seats) = dealer.until_seats(game, &mut state, &mut ()) {
        let seat = seats.iter().next().expect("somebody acts");
        let view = game.view(&state, Some(seat));
        game.choices(&view, &mut choices);
        let action = choose(seat, &view, &choices);
        game.play(&mut state, seat, action, &mut ())
            .expect("players play what is legal");
    }
    game.outcome(&state).expect("it is over").scores.0
}

/// With next to no positions to examine, each choice is that of the greedy player with the
/// same seed: in every edition, alone and at full tables, chance included.
#[test]
fn a_planner_that_may_not_search_is_the_greedy_player() {
    let mut all = 0;
    for (number, game) in tables().iter().enumerate() {
        for nodes in [0, 1, 50] {
            let seed = number as u64;
            let (mut greedy, mut planner) = (GreedyPlayer::new(seed), planner(seed, nodes));
            play(game, seed, |_, view, choices| {
                let action = greedy.choose(game, view, choices);
                assert_eq!(planner.choose(game, view, choices), action);
                all += 1;
                action
            });
        }
    }
    assert!(all > 1_000, "{all}");
}

/// Deals played from both seats against the greedy player: with few positions the planner
/// already does better. The games are the same on every machine.
#[test]
fn a_small_search_is_better_than_none() {
    let game = game(Rules::sylex());
    let deals = length::either(8, 40);
    for nodes in [1_000, 4_000] {
        let mut ahead = 0;
        for number in 0..deals {
            for at in [0, 1] {
                let (mut greedy, mut planner) = (GreedyPlayer::new(number), planner(number, nodes));
                let scores = play(&game, number, |seat, view, choices| {
                    match seat.index() == at {
                        true => planner.choose(&game, view, choices),
                        false => greedy.choose(&game, view, choices),
                    }
                });
                ahead += scores[at] - scores[1 - at];
            }
        }
        println!("{nodes}: {ahead} points in {} games", 2 * deals);
        assert!(ahead > 0, "{nodes}: {ahead}");
    }
}

/// Lets a planner play a Travel of seat A. Chance brings what `chances` say. The steps.
fn travel(scene: &mut Scene, nodes: u64, chances: &str) -> Vec<String> {
    let mut player = planner(1, nodes);
    let mut chances = chances.split_whitespace();
    let mut steps = Vec::new();
    let mut choices = Choices::new();
    let travels = |scene: &Scene| {
        let table = scene.state().table();
        table.phase == Phase::Travel && table.active() == Seat::new(0)
    };
    while travels(scene) {
        if scene.to_act() == "chance" {
            scene.play("A", chances.next().expect("no more chance than that"));
            continue;
        }
        let view = scene.view("A");
        scene.game().choices(&view, &mut choices);
        let action = player.choose(scene.game(), &view, &choices);
        let mut word = String::new();
        scene.game().write_action(action, &mut word);
        scene.play("A", &word);
        steps.push(word);
    }
    steps
}

/// P2: nothing that lies nearby is of use, and the bag holds nothing but water. The card in
/// front needs two of it.
#[test]
fn the_harvesters_are_used_for_what_can_be_collected() {
    let full = |colour: &str| colour.repeat(16);
    let rows = format!(
        "rows: 1:{} 2:w 3:{} 4:{} 5:{} 6:{}",
        full("g"),
        full("y"),
        full("b"),
        "w".repeat(12) + "bbbb",
        "y".repeat(7) + "gggg" + "bbb",
    );
    let mut scene = Scene::new(
        "sylex players=2",
        &format!(
            "phase: travel\ncycle: 6\npoints: 2\n{rows}\nseat A\nsleeper: 2\nhands: ww\n\
             front: whispering-wind-bay"
        ),
    );
    let steps = travel(&mut scene, 20_000, "?u ?u");
    assert_eq!(
        steps,
        ["!", "u>2", "u>2", "+u", "+u", "end"],
        "{}",
        scene.line("rows")
    );
}

/// P5: what the card in front needs lies under what cannot be collected. The Lake of that
/// very card brings it up.
#[test]
fn the_lake_of_a_card_is_used_in_a_travel() {
    let mut scene = Scene::new(
        "sylex players=2",
        "phase: travel\npoints: 2\nrows: 1:ww 2:ww 3:ww 4:ggb 5:ww 6:ww\n\
         seat A\nsleeper: 4\nmarker: used\nhands: bbw\nfront: quiet-meadow",
    );
    let steps = travel(&mut scene, 20_000, "");
    let used = steps
        .iter()
        .position(|step| step.ends_with("!quiet-meadow"));
    let used = used.unwrap_or_else(|| panic!("{steps:?}"));
    assert_eq!(steps[used + 1], "lake:4", "{steps:?}");
    assert_eq!(
        steps.iter().filter(|step| *step == "+g").count(),
        2,
        "{steps:?}"
    );
}

/// T2, T6: two shards of a colour are as many as Hands hold, but one of them may lie on a
/// card.
#[test]
fn a_shard_is_stored_to_collect_another() {
    let mut scene = Scene::new(
        "sylex players=2",
        "phase: travel\npoints: 1\nrows: 1:uuu 2:uuu 3:uuu 4:uuu 5:uuu 6:uuu\n\
         seat A\nsleeper: 4\nmarker: used\nhands: uu\nfront: ferry-stone lone-pebble",
    );
    let steps = travel(&mut scene, 20_000, "");
    let stores = |pair: &[String]| pair[0].starts_with("u=") && pair[1] == "+u";
    assert!(steps.windows(2).any(stores), "{steps:?}");
}

/// Whatever the kind of table, a search of any size makes legal choices and comes to an end.
#[test]
fn planners_play_every_kind_of_table() {
    let every = length::either(3, 1) as usize;
    for (number, game) in tables().iter().enumerate().step_by(every) {
        let mut planners: Vec<PlannerPlayer> =
            (0..4).map(|seat| planner(seat, 300 * (1 + seat))).collect();
        play(game, number as u64, |seat, view, choices| {
            let action = planners[seat.index()].choose(game, view, choices);
            assert!(
                choices.contains(&action),
                "{action:?} {}",
                game.rules_text()
            );
            action
        });
    }
}

thread_local! {
    static NOW: std::cell::Cell<Duration> = const { std::cell::Cell::new(Duration::ZERO) };
}

/// A clock that is a little later whenever somebody looks at it, so that what a planner does
/// with its time is the same on every machine.
fn slow_clock() -> Duration {
    NOW.set(NOW.get() + Duration::from_micros(200));
    NOW.get()
}

/// After the first decision of a turn has used up most of its time, what comes next was once
/// decided by a glance: with 100 ms a turn the planner won every fourth game against greedy.
#[test]
fn a_planner_short_of_time_is_not_weaker_than_greedy() {
    let game = game(Rules::sylex());
    let deals = length::either(6, 30);
    let mut ahead = 0;
    for number in 0..deals {
        for at in [0, 1] {
            let effort = Effort::Time(Duration::from_millis(60));
            let mut planner = PlannerPlayer::new(number, effort, slow_clock);
            let mut greedy = GreedyPlayer::new(number);
            let scores = play(&game, number, |seat, view, choices| {
                match seat.index() == at {
                    true => planner.choose(&game, view, choices),
                    false => greedy.choose(&game, view, choices),
                }
            });
            ahead += scores[at] - scores[1 - at];
        }
    }
    println!("{ahead} points in {} games", 2 * deals);
    assert!(ahead > 0, "{ahead}");
}
