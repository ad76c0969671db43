//! Players sit down and play whole games from their views.

use bots::runners::players::{
    Delay, Outlook, Player, RandomPlayer, SolverPlayer, Strength, instance,
};
use bots::runners::solver::best;
use dream_runners::{Action, DreamRunners, Rules, State};
use tabletop::{Dealer, Game, Seat, Seed, ToAct};

fn game(players: u8, beginners: bool) -> DreamRunners {
    let rules = Rules {
        players,
        beginners,
        ..Rules::default()
    };
    DreamRunners::new(rules, packs::dream_runners().content.clone()).expect("playable rules")
}

/// Plays a game. Every action must be legal, and there is an end.
fn play(game: &DreamRunners, number: u64, players: &mut [Box<dyn Player>]) -> State {
    let mut dealer = Dealer::new(Seed::of_series(7, number));
    let mut state = game.start();
    for _ in 0..20_000 {
        match game.to_act(&state) {
            ToAct::Over => return state,
            ToAct::Chance => {
                let chance = dealer.deal(game, &state);
                game.resolve(&mut state, chance, &mut ());
            }
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody acts");
                let view = game.view(&state, Some(seat));
                let player = &mut players[seat.index()];
                let action = player.choose(game, &view).expect("it is to act");
                game.play(&mut state, seat, action, &mut ())
                    .expect("players play what is legal");
            }
        }
    }
    panic!("the game does not end");
}

#[test]
fn random_players_play_to_the_end() {
    for number in 0..40 {
        let game = game(2 + (number % 3) as u8, number % 2 == 0);
        let mut players: Vec<Box<dyn Player>> = (0..4)
            .map(|seat| Box::new(RandomPlayer::new(number * 4 + seat, Delay::NONE)) as _)
            .collect();
        let state = play(&game, number, &mut players);
        assert!(game.outcome(&state).is_some());
    }
}

/// The solver's player sleeps on where random ones wake up, and a weaker one
/// scores less than the full one.
#[test]
fn the_solver_plays_better_than_chance_and_strength_matters() {
    let (mut woke, mut wins, mut full, mut weak) = (0, 0, 0, 0);
    for number in 0..30 {
        let game = game(3, false);
        let strength = Strength {
            among: 40,
            delay: Delay::NONE,
        };
        // Who sits where changes, as the first to act takes the coin.
        let at = number as usize % 3;
        let mut players: Vec<Box<dyn Player>> = vec![
            Box::new(SolverPlayer::new(number, Strength::FULL)),
            Box::new(SolverPlayer::new(number, strength)),
            Box::new(RandomPlayer::new(number, Delay::NONE)),
        ];
        players.rotate_right(at);
        let state = play(&game, number, &mut players);
        let of = |player: usize| Seat::new((player + at) % 3);
        let outcome = game.outcome(&state).expect("it is over");
        let table = state.table();
        woke += u32::from(table.players[of(0)].woke.is_some());
        wins += u32::from(!outcome.winners.contains(of(2)));
        full += outcome.scores[of(0)];
        weak += outcome.scores[of(1)];
    }
    assert_eq!(woke, 0, "the full strength never wakes up here");
    assert_eq!(wins, 30, "chance never wins");
    assert!(full > weak + 60, "{full} points against {weak}");
}

/// The same seeds play the same game.
#[test]
fn players_are_deterministic() {
    let game = game(2, false);
    let table = || -> Vec<Box<dyn Player>> {
        vec![
            Box::new(SolverPlayer::new(
                1,
                Strength {
                    among: 5,
                    ..Strength::FULL
                },
            )),
            Box::new(RandomPlayer::new(2, Delay::NONE)),
        ]
    };
    assert_eq!(play(&game, 1, &mut table()), play(&game, 1, &mut table()));
}

#[test]
fn delays_stay_in_their_range() {
    let delay = Delay {
        least: 4_000,
        most: 9_000,
    };
    let mut player = RandomPlayer::new(3, delay);
    let draws: Vec<u32> = (0..2_000).map(|_| player.delay()).collect();
    assert!(draws.iter().all(|ms| (4_000..=9_000).contains(ms)));
    let mean = draws.iter().map(|ms| u64::from(*ms)).sum::<u64>() / 2_000;
    assert!((6_300..6_700).contains(&mean), "{mean}");
}

/// What the solver lays can be laid in a game, piece by piece (R1).
#[test]
fn solutions_are_legal_boards() {
    for number in 0..60 {
        let game = game(2, false);
        let mut dealer = Dealer::new(Seed::of_series(8, number));
        let mut state = game.start();
        while game.to_act(&state) == ToAct::Chance {
            let chance = dealer.deal(&game, &state);
            game.resolve(&mut state, chance, &mut ());
        }
        for seat in Seat::first(2) {
            let outlook = Outlook::new(&game, state.table(), seat);
            let (instance, ids) =
                instance(&game, state.table(), seat, &outlook).expect("a tile lies there");
            let few = best(&instance, &outlook.weights, 30).expect("a sound instance");
            for solution in few {
                let mut state = state.clone();
                for laid in &solution.laid {
                    let action = Action::Put(laid.placed(&ids));
                    game.play(&mut state, seat, action, &mut ())
                        .expect("it can lie there");
                }
                let view = game.view(&state, Some(seat));
                let draft = view.own_draft().expect("one's own board is seen");
                let mut composition = game.composition(draft);
                composition.shares = solution.composition.shares;
                assert_eq!(composition, solution.composition);
            }
        }
    }
}
