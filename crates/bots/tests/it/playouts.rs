//! Lines that are played on with the same luck, and what reviews make of it.

use lucid_bots::dreamscape::advice::playouts::{Judge, Scripted};
use lucid_bots::dreamscape::advice::{Review, ReviewEffort, advise};
use lucid_bots::dreamscape::{GreedyPlayer, Manner, Player, RandomPlayer, TidyPlayer};
use lucid_dreamscape::{Action, Chance, Dreamscape, Phase, Rules, State};
use lucid_tabletop::{Choices, Dealer, Game as _, Random, Seat, Seed, Step, ToAct};

fn sylex() -> Dreamscape {
    let content = lucid_packs::dreamscape().content.clone();
    Dreamscape::new(Rules::sylex(), content).expect("playable rules")
}

/// A game of two players, with the states in which the first of them chooses.
fn play(game: &Dreamscape, number: u64, players: &mut [Box<dyn Player>; 2]) -> PlayedGame {
    let mut dealer = Dealer::new(Seed::of_series(51, number));
    let (mut state, mut choices) = (game.start(), Choices::new());
    let mut played = PlayedGame::default();
    loop {
        let step = match game.to_act(&state) {
            ToAct::Over => return played,
            ToAct::Chance => Step::Chance(dealer.deal(game, &state)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody acts");
                if seat == Seat::new(0) {
                    played.states.push(state.clone());
                }
                let view = game.view(&state, Some(seat));
                game.choices(&view, &mut choices);
                Step::Action(seat, players[seat.index()].choose(game, &view, &choices))
            }
        };
        game.take(&mut state, &step, &mut ());
        played.steps.push(step);
    }
}

#[derive(Default)]
struct PlayedGame {
    steps: Vec<Step<Action, Chance>>,
    states: Vec<State>,
}

fn greedy() -> Box<dyn Player> {
    Box::new(GreedyPlayer::new(1))
}

/// The first states of Creations of a game between greedy players.
fn creations(game: &Dreamscape) -> Vec<State> {
    let mut states = play(game, 1, &mut [greedy(), greedy()]).states;
    states.retain(|state| state.table().phase == Phase::Creation);
    states.dedup_by_key(|state| state.table().cycle);
    assert!(states.len() >= 5, "{}", states.len());
    states
}

fn script(steps: &[Action]) -> Scripted {
    Scripted {
        turn: steps.to_vec(),
        then: Vec::new(),
    }
}

/// Both meet the same luck, so that nothing is left between a line and itself.
#[test]
fn a_line_is_as_good_as_itself() {
    let game = sylex();
    for state in creations(&game) {
        let view = game.view(&state, Some(Seat::new(0)));
        let judge = Judge::new(&game, &view).expect("a seat");
        let best = advise(&game, &view, 500).expect("somebody acts").lines[0].scripted();
        let none = judge.difference(&best, &best, 0, 4);
        assert_eq!((none.points, none.error, none.win), (0.0, 0.0, 0.0));
        assert!(!none.is_clear());
    }
}

/// What is clear to the judge is so for greedy players, too, who play on to the end of the
/// game: a search may well bring up a line that is worse than doing nothing.
#[test]
fn clear_verdicts_are_those_of_players_who_play_to_the_end() {
    let game = sylex();
    let players = |seat: Seat, world: u64| -> Box<dyn Player> {
        Box::new(GreedyPlayer::new(4 * world + seat.index() as u64))
    };
    let mut clear = 0;
    for state in creations(&game) {
        let view = game.view(&state, Some(Seat::new(0)));
        let judge = Judge::new(&game, &view).expect("a seat");
        let advice = advise(&game, &view, 500).expect("somebody acts");
        let lines = [script(&[Action::End]), advice.lines[0].scripted()];
        let verdict = judge.compare(&lines, 20_000).expect("two lines");
        assert_eq!(verdict.best, 1);
        if !verdict.difference.is_clear() {
            continue;
        }
        clear += 1;
        let judge = judge.with_players(&players);
        let gained = judge.difference(&lines[1], &lines[0], 0, 8).points;
        let told = verdict.difference.points;
        assert!(gained * told > 0.0, "told {told}, played {gained}");
    }
    assert!(clear >= 3, "{clear}");
}

/// Who sees the same gets the same verdict, whatever is hidden.
#[test]
fn a_verdict_depends_on_what_is_seen() {
    let game = sylex();
    for (number, state) in creations(&game).into_iter().enumerate() {
        let seat = Some(Seat::new(0));
        let view = game.view(&state, seat);
        let other = game.resample(&view, &mut Random::new(number as u64));
        let other = game.view(&other, seat);
        let best = advise(&game, &view, 500).expect("somebody acts").lines[0].scripted();
        let lines = [script(&[Action::End]), best];
        let [one, two] = [&view, &other].map(|view| {
            let judge = Judge::new(&game, view).expect("a seat");
            judge.compare(&lines, 4_000)
        });
        assert_eq!(one, two);
    }
}

/// Of several lines the best is taken, and without effort or other lines there is no
/// verdict.
#[test]
fn the_best_of_several_lines_is_found() {
    let game = sylex();
    let states = creations(&game);
    let view = game.view(&states[2], Some(Seat::new(0)));
    let judge = Judge::new(&game, &view).expect("a seat");
    let end = script(&[Action::End]);
    let best = advise(&game, &view, 500).expect("somebody acts").lines[0].scripted();
    // A line that cannot be played is left to the players, who do something sensible.
    let lines = [end.clone(), end.clone(), best, end];
    let verdict = judge.compare(&lines, 20_000).expect("several lines");
    assert_eq!(verdict.best, 2);
    assert_eq!(judge.compare(&lines, 0), None);
    assert_eq!(judge.compare(&lines[..1], 20_000), None);
    assert_eq!(judge.compare(&[], 20_000), None);
}

/// What a turn loses in the mean of some games.
fn mean_loss(player: fn(u64) -> Box<dyn Player>) -> f64 {
    let game = sylex();
    let effort = ReviewEffort {
        nodes: 300,
        playouts: 6_000,
    };
    let (mut lost, mut turns) = (0.0, 0);
    for number in 0..2 {
        let played = play(&game, number, &mut [player(number), greedy()]);
        let review = Review::new(&game, &played.steps, Seat::new(0));
        for turn in review.all(effort, |_| true).turns {
            lost += f64::from(turn.lost) / 100.0;
            turns += 1;
        }
    }
    lost / f64::from(turns)
}

/// The large run of this is `cargo run --release -p lucid-bots --example review -- loss`.
#[test]
fn the_stronger_a_player_the_less_a_review_finds() {
    let random = mean_loss(|seed| Box::new(RandomPlayer::new(seed)));
    let tidy = mean_loss(|seed| Box::new(TidyPlayer::new(Manner::Tidy, seed)));
    let greedy = mean_loss(|_| greedy());
    assert!(random > greedy && tidy > greedy, "{random} {tidy} {greedy}");
}
