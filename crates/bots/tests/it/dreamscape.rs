//! Players of Dreamscape sit down and play whole games from their views.

use std::time::Duration;

use lucid_bots::dreamscape::planner::Effort;
use lucid_bots::dreamscape::{
    GreedyPlayer, Manner, PlannerPlayer, Player, RandomPlayer, TidyPlayer,
};
use lucid_dreamscape::{
    Action, Dreamscape, Edition, Ongoing, Pending, Phase, Profile, Rules, State,
};
use lucid_tabletop::{Choices, Dealer, Game, Random, Seat, Seed};
use lucid_testkit::length;

fn game(rules: Rules) -> Dreamscape {
    Dreamscape::new(rules, lucid_packs::dreamscape().content.clone()).expect("playable rules")
}

/// Games of one to four players in all editions, with and without nightmares.
fn all_kinds() -> Vec<Dreamscape> {
    let mut games = Vec::new();
    for edition in Edition::ALL {
        let rules = Rules::new(edition);
        let solo = Profile::ALL.map(|profile| game(rules.alone(profile.difficulty())));
        games.extend(solo);
        for players in 2..=4 {
            for nightmare in [false, true] {
                let simultaneous = nightmare && rules.simultaneous_allowed;
                games.push(game(Rules {
                    players,
                    nightmare,
                    simultaneous,
                    ..rules
                }));
            }
        }
    }
    games
}

/// Plays a game and shows every state where a seat chooses, with its choices;
/// what is answered is played.
fn play(
    game: &Dreamscape,
    number: u64,
    mut choose: impl FnMut(&State, Seat, &[Action]) -> Action,
) -> State {
    let mut dealer = Dealer::new(Seed::of_series(3, number));
    let mut random = Random::new(number);
    let mut choices = Choices::new();
    let mut state = game.start();
    while let Some(seats) = dealer.until_seats(game, &mut state, &mut ()) {
        // In a simultaneous Creation anybody may be quickest.
        let seat = seats.iter().nth(random.below(seats.len()));
        let seat = seat.expect("somebody acts");
        game.choices(&game.view(&state, Some(seat)), &mut choices);
        let action = choose(&state, seat, &choices);
        game.play(&mut state, seat, action, &mut ())
            .expect("players play what is legal");
    }
    state
}

/// Each kind of player that looks at the table, with a seed.
fn thinkers(seed: u64) -> [Box<dyn Player>; 4] {
    [
        Box::new(TidyPlayer::new(Manner::Tidy, seed)),
        Box::new(TidyPlayer::new(Manner::Shy, seed)),
        Box::new(GreedyPlayer::new(seed)),
        Box::new(planner(seed, 100)),
    ]
}

/// A planner whose turns cost so many tables.
fn planner(seed: u64, nodes: u64) -> PlannerPlayer {
    PlannerPlayer::new(seed, Effort::Nodes(nodes), || Duration::ZERO)
}

/// The demand: 99 of 100 games against chance, over all editions, with each
/// player on both seats equally often; 100 of each, in full.
#[test]
fn greedy_beats_chance_in_99_of_100_games() {
    let games = length::games(10, 100);
    let (mut won, mut played) = (0, 0);
    for edition in Edition::ALL {
        let game = game(Rules::new(edition));
        let (mut here, mut own, mut others, mut cards) = (0, 0, 0, 0);
        for number in 0..games {
            let greedy = Seat::new((number % 2) as usize);
            let mut players: [Box<dyn Player>; 2] = [
                Box::new(GreedyPlayer::new(number)),
                Box::new(RandomPlayer::new(number)),
            ];
            let end = play(&game, number, |state, seat, choices| {
                let view = game.view(state, Some(seat));
                players[usize::from(seat != greedy)].choose(&game, &view, choices)
            });
            let outcome = game.outcome(&end).expect("it is over");
            // A shared victory is none.
            let winners: Vec<Seat> = outcome.winners.iter().collect();
            here += u32::from(winners == [greedy]);
            own += outcome.scores[greedy];
            others += outcome.scores[Seat::new(1 - greedy.index())];
            cards += end.table().players[greedy].pile.len();
        }
        println!(
            "{}: {here} of {games} won, {:.2} : {:.2} points, {:.2} cards",
            edition.name(),
            f64::from(own) / games as f64,
            f64::from(others) / games as f64,
            cards as f64 / games as f64,
        );
        won += u64::from(here);
        played += games;
    }
    assert!(100 * won >= 99 * played, "{won} of {played}");
}

/// Three games of each kind for each player in full, in which now and then something
/// else happens, to see other games.
#[test]
fn every_choice_is_legal() {
    let every = length::either(3, 1) as usize;
    for game in all_kinds().into_iter().step_by(every) {
        for number in 0..length::scaled(3) {
            for mut player in thinkers(number) {
                let mut random = Random::new(number);
                play(&game, number, |state, seat, choices| {
                    let view = game.view(state, Some(seat));
                    let action = player.choose(&game, &view, choices);
                    assert!(
                        choices.contains(&action),
                        "{action:?} {}",
                        game.rules_text()
                    );
                    match random.below(8) {
                        0 => random.pick(choices).expect("there are choices"),
                        _ => action,
                    }
                });
            }
        }
    }
}

/// Views that are the same lead to the same choice, whatever lies behind them.
#[test]
fn secrets_do_not_change_a_choice() {
    let every = length::either(7, 1) as usize;
    for game in all_kinds().into_iter().step_by(every) {
        let mut secrets = Random::new(9);
        let mut differ = 0;
        let mut greedy = GreedyPlayer::new(5);
        play(&game, 3, |state, seat, choices| {
            if secrets.below(length::either(3, 1) as usize) > 0 {
                return greedy.choose(&game, &game.view(state, Some(seat)), choices);
            }
            let other = game.resample(&game.view(state, Some(seat)), &mut secrets);
            differ += u32::from(other != *state);
            let [first, second] = [state, &other].map(|state| {
                let view = game.view(state, Some(seat));
                thinkers(5).map(|mut player| player.choose(&game, &view, choices))
            });
            assert_eq!(first, second, "{}", game.rules_text());
            first[2]
        });
        // Alone nobody else looks at cards, but several keep secrets.
        assert!(differ > 0 || game.seats() < 3, "{}", game.rules_text());
    }
}

/// With its effort in tables a planner plays the same game again, and other
/// effort leads to another.
#[test]
fn a_planner_plays_the_same_game_again() {
    let game = game(Rules {
        nightmare: true,
        ..Rules::huch()
    });
    let scores = |nodes| {
        let mut players = [planner(1, nodes), planner(2, nodes)];
        let end = play(&game, 5, |state, seat, choices| {
            let view = game.view(state, Some(seat));
            players[seat.index()].choose(&game, &view, choices)
        });
        game.outcome(&end).expect("it is over").scores.0
    };
    assert_eq!(scores(5_000), scores(5_000));
    assert_ne!(scores(5_000), scores(0));
}

/// With next to no effort a planner does what the greedy player does. Draws and powers are
/// weighed by samples of chance, so those may differ.
#[test]
fn a_planner_without_effort_plays_like_greedy() {
    let (mut same, mut all) = (0, 0);
    for game in all_kinds().iter().step_by(4) {
        for nodes in [0, 50] {
            let (mut greedy, mut planner) = (GreedyPlayer::new(1), planner(1, nodes));
            play(game, 2, |state, seat, choices| {
                let view = game.view(state, Some(seat));
                let action = greedy.choose(game, &view, choices);
                same += u32::from(planner.choose(game, &view, choices) == action);
                all += 1;
                action
            });
        }
    }
    println!("{same} of {all}");
    assert!(all > 1_000 && 100 * same >= 95 * all, "{same} of {all}");
}

/// P7: the last part of a power may complete a card, and a choice then comes before the end
/// of the power. Planners used to imagine that the power still had parts to play.
#[test]
fn a_power_without_parts_left_is_not_played_on() {
    let game = game(Rules::sylex());
    let mut thought = 0;
    for number in 0..3 {
        let mut greedy = GreedyPlayer::new(number);
        play(&game, 40 + number, |state, seat, choices| {
            let view = game.view(state, Some(seat));
            let table = state.table();
            let pending = table.players[seat].pending;
            let chooses = matches!(pending, Pending::Keep(_) | Pending::Draw);
            if table.phase == Phase::Creation && chooses {
                for power in [Ongoing::Golem(0), Ongoing::Tower(0)] {
                    let mut view = view.clone();
                    view.table.players[seat].power = power;
                    let choice = planner(number, 3_000).choose(&game, &view, choices);
                    assert!(choices.contains(&choice));
                    thought += 1;
                }
            }
            greedy.choose(&game, &view, choices)
        });
    }
    assert!(thought >= 20, "{thought}");
}

/// Whatever is left of its effort, even none.
#[test]
fn a_planner_without_effort_plays_on() {
    for game in all_kinds() {
        let mut player = planner(1, 0);
        play(&game, 1, |state, seat, choices| {
            let view = game.view(state, Some(seat));
            player.choose(&game, &view, choices)
        });
    }
}
