//! Players sit down and play whole games from their views.

use lucid_bots::dream_runners::levels;
use lucid_bots::dream_runners::players::{
    Player, Purchases, RandomPlayer, Skill, SkillLevel, SolverPlayer, Triangular, Valuation,
    instance,
};
use lucid_bots::dream_runners::solver::{Laid, best, judge, solve};
use lucid_dream_runners::{Action, Content, DreamRunners, Phase, Rules, State};
use lucid_packs::Pack;
use lucid_tabletop::{Dealer, Game, Seat, Seed, ToAct};
use lucid_testkit::length::{self, Length};

fn game(players: u8, beginners: bool) -> DreamRunners {
    let rules = Rules {
        players,
        beginners,
        ..Rules::default()
    };
    DreamRunners::new(rules, lucid_packs::dream_runners().content.clone()).expect("playable rules")
}

/// Plays a game. Every action must be legal, and there is an end.
fn play(game: &DreamRunners, number: u64, players: &mut [Box<dyn Player>]) -> State {
    let mut dealer = Dealer::new(Seed::of_series(7, number));
    let mut state = game.start();
    for _ in 0..20_000 {
        let Some(seats) = dealer.until_seats(game, &mut state, &mut ()) else {
            return state;
        };
        let seat = seats.iter().next().expect("somebody acts");
        let view = game.view(&state, Some(seat));
        let player = &mut players[seat.index()];
        let action = player.choose(game, &view).expect("it is to act");
        game.play(&mut state, seat, action, &mut ())
            .expect("players play what is legal");
    }
    panic!("the game does not end");
}

#[test]
fn random_players_play_to_the_end() {
    for number in 0..40 {
        let game = game(2 + (number % 3) as u8, number % 2 == 0);
        let mut players: Vec<Box<dyn Player>> = (0..4)
            .map(|seat| Box::new(RandomPlayer::new(number * 4 + seat, Triangular::NONE)) as _)
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
    let games = length::scaled(30);
    for number in 0..games {
        let game = game(3, false);
        let skill = Skill {
            quality: Triangular::new(0, 20, 40),
            ..Skill::FULL
        };
        // Who sits where changes, as the first to act takes the coin.
        let at = number as usize % 3;
        let mut players: Vec<Box<dyn Player>> = vec![
            Box::new(SolverPlayer::new(number, Skill::FULL)),
            Box::new(SolverPlayer::new(number, skill)),
            Box::new(RandomPlayer::new(number, Triangular::NONE)),
        ];
        players.rotate_right(at);
        let state = play(&game, number, &mut players);
        let of = |player: usize| Seat::new((player + at) % 3);
        let outcome = game.outcome(&state).expect("it is over");
        let table = state.table();
        woke += u32::from(table.players[of(0)].woke.is_some());
        wins += u64::from(!outcome.winners.contains(of(2)));
        full += outcome.scores[of(0)];
        weak += outcome.scores[of(1)];
    }
    assert_eq!(woke, 0, "the full strength never wakes up here");
    assert_eq!(wins, games, "chance never wins");
    // Two points a game.
    let more = i64::from(full) - i64::from(weak);
    assert!(more > 2 * games as i64, "{full} points against {weak}");
}

/// The built-in pack with these cells on every tile.
fn pack_with_cells(cells: &str) -> Content {
    let quotes = "\"\"\"";
    let mut text = String::new();
    for (number, part) in lucid_packs::DREAM_RUNNERS.split(quotes).enumerate() {
        // Nothing else is written between such quotes.
        match number % 2 {
            0 => text += part,
            _ => text += &format!("{quotes}\n{cells}\n{quotes}"),
        }
    }
    match lucid_packs::read("full.toml", &text) {
        Ok(Pack::DreamRunners(pack)) => pack.content,
        other => panic!("{other:?}"),
    }
}

/// Whatever a pack may bring, nobody who can lay something goes to bed with an empty board.
#[test]
fn no_bot_locks_an_empty_board_because_a_tile_is_full() {
    for cells in [
        "chest1 chest1 chest1\nchest1 chest2 chest1\nchest1 chest3 key",
        "chest1+key chest2 chest3\nchest1 chest2+wild chest3\nchest1 chest2 chest3+2key",
        "9wild 9wild 9wild\n9wild 9wild 9wild\n9wild 9wild 9wild",
    ] {
        let content = pack_with_cells(cells);
        let game = DreamRunners::new(Rules::default(), content).expect("playable rules");
        let mut dealer = Dealer::new(Seed::of_series(11, 1));
        let mut state = game.start();
        let mut bots: Vec<_> = (levels::ALL.iter().skip(1))
            .map(|level| levels::player(level, 3).expect("a level"))
            .collect();
        dealer.until_seats(&game, &mut state, &mut ());
        let seat = Seat::new(0);
        for bot in &mut bots {
            let mut state = state.clone();
            while state.table().phase == Phase::Compose && !state.table().done.contains(seat) {
                let view = game.view(&state, Some(seat));
                let action = bot.choose(&game, &view).expect("it composes");
                if action == Action::Lock {
                    let draft = view.own_draft().expect("its own");
                    assert!(!draft.placed().is_empty(), "{cells}");
                }
                game.play(&mut state, seat, action, &mut ()).expect("legal");
            }
        }
    }
}

/// The same seeds play the same game.
#[test]
fn players_are_deterministic() {
    let game = game(2, false);
    let table = || -> Vec<Box<dyn Player>> {
        vec![
            Box::new(SolverPlayer::new(1, SkillLevel::Casual.skill())),
            Box::new(SolverPlayer::new(2, SkillLevel::Expert.skill())),
        ]
    };
    assert_eq!(play(&game, 1, &mut table()), play(&game, 1, &mut table()));
}

/// All levels at tables of every size and with every option: `play` checks that
/// each action is legal.
#[test]
fn all_levels_play_every_variant_to_the_end() {
    let mut number = 0;
    for players in 2..=4 {
        for beginners in [true, false] {
            for (timer, show_boards) in [(Some(15), false), (Some(120), true), (None, true)] {
                let here = number;
                number += 1;
                // A third of them in a short run, another timer each time.
                if Length::wanted() == Length::Short && here % 3 != here / 3 % 3 {
                    continue;
                }
                let rules = Rules {
                    players,
                    beginners,
                    timer,
                    show_boards,
                    ..Rules::default()
                };
                let content = lucid_packs::dream_runners().content.clone();
                let game = DreamRunners::new(rules, content).expect("playable rules");
                let mut seats: Vec<Box<dyn Player>> = (0..players)
                    .map(|seat| {
                        let word = levels::ALL[(here as usize + usize::from(seat)) % 6];
                        levels::player(word, here + u64::from(seat)).expect("a level") as _
                    })
                    .collect();
                let state = play(&game, here, &mut seats);
                assert!(game.outcome(&state).is_some());
            }
        }
    }
}

/// What others lay is hidden while all compose (R1): boards and delays follow
/// from the seed and the view alone.
#[test]
fn secrets_change_neither_board_nor_delay() {
    for (number, level) in (0..).zip(levels::ALL) {
        let game = game(3, false);
        let me = Seat::new(1);
        let state = composing(&game, number);
        let others = |first: bool| {
            let mut state = state.clone();
            for seat in [Seat::new(0), Seat::new(2)] {
                let mut choices = lucid_tabletop::Choices::new();
                game.legal_actions(&state, seat, &mut choices);
                let index = if first { 0 } else { choices.len() / 2 };
                game.play(&mut state, seat, choices[index], &mut ())
                    .expect("it is legal");
            }
            state
        };
        let states = [others(true), others(false)];
        assert_ne!(states[0], states[1]);
        let played = states.map(|mut state| {
            let mut player = levels::player(level, 40 + number).expect("a level");
            let (delay, mut actions) = (player.delay(), Vec::new());
            while actions.last() != Some(&Action::Lock) {
                let view = game.view(&state, Some(me));
                let action = player.choose(&game, &view).expect("it is to act");
                game.play(&mut state, me, action, &mut ())
                    .expect("it is legal");
                actions.push(action);
            }
            (delay, actions)
        });
        assert_eq!(played[0], played[1], "{level}");
    }
}

/// Over many draws boards are worth more and locks come sooner with the level.
#[test]
fn quality_rises_and_delay_falls_with_the_level() {
    let mut lost = [0; SkillLevel::ALL.len()];
    let mut delays = [0; SkillLevel::ALL.len()];
    for number in 0..40 {
        let game = game(2, false);
        let state = composing(&game, number);
        let view = game.view(&state, Some(Seat::new(0)));
        let valuation = Valuation::new(&game, &view.table, Seat::new(0));
        let (instance, ids) =
            instance(&game, &view.table, Seat::new(0), &valuation).expect("a tile lies there");
        let most = solve(&instance, &valuation.weights).expect("a sound instance");
        for (index, level) in SkillLevel::ALL.into_iter().enumerate() {
            let mut player = SolverPlayer::new(number, level.skill());
            let mut state = state.clone();
            let mut laid: Vec<Laid> = Vec::new();
            loop {
                let view = game.view(&state, Some(Seat::new(0)));
                let action = player.choose(&game, &view).expect("it is to act");
                let Action::Put(placed) = action else { break };
                laid.push(Laid {
                    segment: ids.iter().position(|id| *id == placed.segment).unwrap(),
                    turn: placed.turn,
                    column: placed.column,
                    row: placed.row,
                });
                game.play(&mut state, Seat::new(0), action, &mut ())
                    .expect("it is legal");
            }
            let found = judge(&instance, &valuation.weights, &laid).expect("a sound board");
            lost[index] += most.value - found.value;
            let drawn = (0..50).map(|_| u64::from(player.delay()));
            delays[index] += drawn.sum::<u64>();
        }
    }
    assert!(lost.is_sorted_by(|weak, strong| weak > strong), "{lost:?}");
    assert_eq!(lost.last(), Some(&0), "perfect is the best");
    assert!(
        delays.is_sorted_by(|weak, strong| weak > strong),
        "{delays:?}"
    );
    for (level, sum) in SkillLevel::ALL.into_iter().zip(delays) {
        let (mean, told) = (sum / 2_000, u64::from(level.skill().delay.mean()));
        assert!(mean.abs_diff(told) * 20 < told, "{level:?}: {mean}");
    }
}

/// Equal boards, other purchases: whoever plans them over the rounds left scores
/// more. Each deal is played from both seats.
#[test]
fn planned_purchases_beat_thrifty_ones() {
    let thrifty = Skill {
        purchases: Purchases::Thrifty,
        ..Skill::FULL
    };
    let mut ahead = 0;
    let deals = length::either(3, 12);
    for number in 0..deals {
        for seat in 0..2 {
            let game = game(2, false);
            let mut players: Vec<Box<dyn Player>> = vec![
                Box::new(SolverPlayer::new(number, Skill::FULL)),
                Box::new(SolverPlayer::new(number, thrifty)),
            ];
            players.rotate_right(seat);
            let state = play(&game, 100 + number, &mut players);
            let scores = game.outcome(&state).expect("it is over").scores;
            ahead += scores[Seat::new(seat)] - scores[Seat::new(1 - seat)];
        }
    }
    assert!(ahead > 0, "{ahead} points in {} games", 2 * deals);
}

/// A game whose first tile lies there.
fn composing(game: &DreamRunners, number: u64) -> State {
    let mut dealer = Dealer::new(Seed::of_series(8, number));
    let mut state = game.start();
    while game.to_act(&state) == ToAct::Chance {
        let chance = dealer.deal(game, &state);
        game.resolve(&mut state, chance, &mut ());
    }
    assert_eq!(state.table().phase, Phase::Compose);
    state
}

/// What the solver lays can be laid in a game, piece by piece (R1).
#[test]
fn solutions_are_legal_boards() {
    for number in 0..60 {
        let game = game(2, false);
        let state = composing(&game, number);
        for seat in Seat::first(2) {
            let valuation = Valuation::new(&game, state.table(), seat);
            let (instance, ids) =
                instance(&game, state.table(), seat, &valuation).expect("a tile lies there");
            let few = best(&instance, &valuation.weights, 30).expect("a sound instance");
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
