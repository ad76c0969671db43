//! Advice and reviews, compared with what the engine makes of them.

use std::ops::ControlFlow;

use lucid_bots::dreamscape::advice::{
    Advice, Certainty, Report, Review, ReviewEffort, Reviewed, TurnMark, advise,
};
use lucid_bots::dreamscape::{GreedyPlayer, Player as _};
use lucid_dreamscape::{Action, Chance, Dreamscape, Event, Phase, Rules, State};
use lucid_tabletop::{Choices, Dealer, Game as _, Random, Seat, Seed, Step, ToAct};

const NODES: u64 = 1_500;
const EFFORT: ReviewEffort = ReviewEffort {
    nodes: NODES,
    playouts: 8_000,
};

fn kinds() -> Vec<Dreamscape> {
    let all = lucid_testkit::dreamscape::variants()
        .into_iter()
        .enumerate();
    all.map(|(number, rules)| {
        let content = match number % 2 {
            0 => lucid_packs::dreamscape().content.clone(),
            _ => lucid_testkit::dreamscape::rehearsal(),
        };
        Dreamscape::new(rules, content).expect("playable rules")
    })
    .collect()
}

/// Plays a game in which seats often do anything, and shows every state in which
/// somebody chooses, until told to stop. The steps of the game.
fn play(
    game: &Dreamscape,
    number: u64,
    mut see: impl FnMut(&State, Seat) -> ControlFlow<()>,
) -> Vec<Step<Action, Chance>> {
    let mut dealer = Dealer::new(Seed::of_series(21, number));
    let mut random = Random::new(number);
    let mut player = GreedyPlayer::new(number);
    let mut choices = Choices::new();
    let mut state = game.start();
    let mut steps = Vec::new();
    loop {
        let step = match game.to_act(&state) {
            ToAct::Over => return steps,
            ToAct::Chance => Step::Chance(dealer.deal(game, &state)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().nth(random.below(seats.len()));
                let seat = seat.expect("somebody acts");
                if see(&state, seat).is_break() {
                    return steps;
                }
                let view = game.view(&state, Some(seat));
                game.choices(&view, &mut choices);
                let action = match random.below(4) {
                    0 => random.pick(&choices).expect("there are choices"),
                    _ => player.choose(game, &view, &choices),
                };
                Step::Action(seat, action)
            }
        };
        game.take(&mut state, &step, &mut ());
        steps.push(step);
    }
}

/// Every line is played on the true state as far as it is certain: each step is
/// legal, and what it scores there is what the line says.
fn holds(game: &Dreamscape, state: &State, seat: Seat, advice: &Advice) {
    let view = game.view(state, Some(seat));
    for line in &advice.lines {
        let told = line.play(game, &view).expect("a line of this view");
        assert_eq!(told.steps.len(), line.steps.len());
        assert_eq!(told.reached(&view.table), Some(0));
        let mut truth = state.clone();
        for (step, beat) in line.steps[..line.certain].iter().zip(&told.steps) {
            let mut events: Vec<Event> = Vec::new();
            let done = game.play(&mut truth, seat, *step, &mut events);
            done.unwrap_or_else(|why| panic!("{step:?} in {line:?}: {why:?}"));
            if *step == Action::End || beat.open {
                break;
            }
            assert_eq!(beat.events, events, "{step:?} in {line:?}");
            assert_eq!(
                beat.table.players[seat].score,
                truth.table().players[seat].score
            );
        }
    }
}

#[test]
fn advice_is_legal_and_scores_what_it_says() {
    let mut seen = [0_u32; 4];
    for (number, game) in kinds().iter().enumerate().step_by(3) {
        let mut random = Random::new(number as u64);
        play(game, number as u64, |state, seat| {
            if random.below(24) > 0 {
                return ControlFlow::Continue(());
            }
            let view = game.view(state, Some(seat));
            let advice = advise(game, &view, NODES).expect("somebody acts");
            assert!((1..=3).contains(&advice.lines.len()));
            assert_eq!(advice.lines[0].behind, 0);
            for line in &advice.lines {
                assert!(line.behind >= 0 && line.doubt >= 0, "{line:?}");
                let prospect = line.prospect.expect("games were played on");
                assert!((0..=1_000).contains(&prospect.win), "{prospect:?}");
            }
            holds(game, state, seat, &advice);
            let kind = match state.table().phase {
                Phase::Travel => 0,
                Phase::Creation => 1,
                Phase::LastPlacement => 2,
                _ => 3,
            };
            seen[kind] += 1;
            ControlFlow::Continue(())
        });
    }
    assert!(seen.iter().all(|count| *count >= 4), "{seen:?}");
}

/// Lines of an answer come to something else each, and a Travel says what could
/// follow.
#[test]
fn alternatives_differ() {
    let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone());
    let game = game.expect("playable rules");
    let mut several = 0;
    play(&game, 3, |state, seat| {
        let view = game.view(state, Some(seat));
        if state.table().phase != Phase::Travel || state.table().points < 3 {
            return ControlFlow::Continue(());
        }
        let advice = advise(&game, &view, NODES).expect("somebody acts");
        let first = &advice.lines[0];
        assert_eq!(first.known, Certainty::Searched);
        if first.steps.len() > 1 {
            assert_eq!(first.then.last(), Some(&Action::End));
        }
        let mut steps: Vec<_> = advice.lines.iter().map(|line| &line.steps).collect();
        steps.dedup();
        assert_eq!(steps.len(), advice.lines.len());
        several += u32::from(advice.lines.len() == 3);
        ControlFlow::Continue(())
    });
    assert!(several > 10, "{several}");
}

/// Who sees the same is told the same, whatever is hidden; and text keeps it.
#[test]
fn equal_views_give_equal_advice() {
    for (number, game) in kinds().iter().enumerate().step_by(5) {
        let mut random = Random::new(5);
        let mut looked = 0;
        play(game, 40 + number as u64, |state, seat| {
            if random.below(30) > 0 {
                return ControlFlow::Continue(());
            }
            let view = game.view(state, Some(seat));
            let other = game.resample(&view, &mut random);
            let advice = advise(game, &view, NODES).expect("somebody acts");
            let again = advise(game, &game.view(&other, Some(seat)), NODES);
            assert_eq!(again.as_ref(), Some(&advice));
            let text = advice.write(game);
            assert_eq!(Advice::parse(game, &text), Ok(advice), "{text}");
            looked += 1;
            match looked < 6 {
                true => ControlFlow::Continue(()),
                false => ControlFlow::Break(()),
            }
        });
    }
}

#[test]
fn nobody_else_is_advised() {
    let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone());
    let game = game.expect("playable rules");
    play(&game, 1, |state, seat| {
        assert_eq!(advise(&game, &game.view(state, None), 10), None);
        let other = Seat::new(1 - seat.index());
        let view = game.view(state, Some(other));
        let acts = matches!(game.to_act(state), ToAct::Seats(seats) if seats.contains(other));
        assert!(acts || advise(&game, &view, 10).is_none());
        match state.table().cycle < 2 {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    });
}

/// Every turn of every seat, with what it scored, in each kind of game; and nobody
/// has lost less than nothing.
#[test]
fn a_review_covers_every_turn() {
    let mut lost = 0;
    for (number, game) in kinds().iter().enumerate().step_by(7) {
        let steps = play(game, 80 + number as u64, |_, _| ControlFlow::Continue(()));
        let seat = Seat::new(number % game.seats());
        let review = Review::new(game, &steps, seat);
        // A Travel and a Creation in each cycle, and the last placement for those who
        // have anything to place.
        let cycles = usize::from(game.rules().cycles);
        assert!((2 * cycles..=2 * cycles + 1).contains(&review.turns()));
        let mut heard = Vec::new();
        let all = review.all(EFFORT, |done| {
            heard.push(done);
            true
        });
        let text = all.write(game);
        assert_eq!(Report::parse(game, &text).as_ref(), Ok(&all), "{text}");
        assert_eq!((all.seat, all.of), (seat, review.turns()));
        let all = all.turns;
        assert_eq!(all.len(), review.turns());
        assert_eq!(heard, (1..=all.len()).collect::<Vec<_>>());
        for (place, turn) in all.iter().enumerate() {
            sound(game, &steps, seat, turn);
            let scored: i16 = review.points(place).iter().map(|(_, points)| points).sum();
            assert_eq!(scored, gained(game, &steps, seat, turn), "{turn:?}");
            lost += turn.lost;
            let text = turn.write(game);
            assert_eq!(Reviewed::parse(game, &text).as_ref(), Ok(turn), "{text}");
        }
        assert_eq!(review.turn(all.len(), EFFORT), None);
    }
    // Who plays anything every fourth time plays worse than could be.
    assert!(lost > 1_000, "{lost}");
}

fn at(game: &Dreamscape, steps: &[Step<Action, Chance>], count: usize) -> State {
    let mut state = game.start();
    for step in &steps[..count] {
        game.take(&mut state, step, &mut ());
    }
    state
}

/// What a seat gained from the beginning of a turn to its end.
fn gained(game: &Dreamscape, steps: &[Step<Action, Chance>], seat: Seat, turn: &Reviewed) -> i16 {
    let score = |count| at(game, steps, count).table().players[seat].score;
    score(turn.last) - score(turn.first)
}

fn sound(game: &Dreamscape, steps: &[Step<Action, Chance>], seat: Seat, turn: &Reviewed) {
    assert!(turn.lost >= 0 && turn.doubt >= 0, "{turn:?}");
    assert_eq!(turn.mark() == TurnMark::Good, turn.lost == 0, "{turn:?}");
    assert!(
        turn.first <= turn.from && turn.from <= turn.last,
        "{turn:?}"
    );
    let state = at(game, steps, turn.first);
    assert_eq!(state.table().phase, turn.phase);
    assert_eq!(state.table().cycle, turn.cycle);
    let view = game.view(&at(game, steps, turn.from), Some(seat));
    // What was played may depend on luck, so that it is no line of the view.
    assert!(
        turn.lost == 0 || turn.best.play(game, &view).is_some(),
        "{turn:?}"
    );
    // What counts nothing shows no other line, and what counts is clear.
    assert_eq!(turn.best == turn.played, turn.lost == 0, "{turn:?}");
    assert!(turn.lost == 0 || turn.lost > 100, "{turn:?}");
    assert!(turn.lost == 0 || !turn.better, "{turn:?}");
}

/// A text of an earlier version is no review, and neither is one that was cut off.
#[test]
fn old_and_broken_reviews_are_refused() {
    let game = &kinds()[0];
    let old = "review A 13\nturn 3 creation 120 134 350 false false\n\
               played 3100 searched 6 310 0 70 0 0 0 | u:c1 enter end |\n\
               best 3450 exact 5 340 120 35 20 -65 0 | g:c2 enter step:c2 end |";
    assert!(Report::<Reviewed>::parse(game, old).is_err());
    let steps = play(game, 9, |_, _| ControlFlow::Continue(()));
    let effort = ReviewEffort {
        nodes: 100,
        playouts: 1,
    };
    let review = Review::new(game, &steps, Seat::new(0));
    let turn = review.turn(0, effort).expect("a first turn").write(game);
    for cut in (0..turn.len()).filter(|cut| turn.is_char_boundary(*cut)) {
        // It is refused, or it is a line of fewer steps; nothing panics.
        let _ = Reviewed::parse(game, &turn[..cut]);
    }
    assert!(Reviewed::parse(game, &turn[..turn.len() / 2]).is_err());
}

/// Without any effort a review says what was played, and claims nothing.
#[test]
fn a_review_without_effort_claims_nothing() {
    let game = &kinds()[0];
    let steps = play(game, 9, |_, _| ControlFlow::Continue(()));
    let effort = ReviewEffort {
        nodes: 0,
        playouts: 0,
    };
    let review = Review::new(game, &steps, Seat::new(0));
    let all = review.all(effort, |_| true).turns;
    assert_eq!(all.len(), review.turns());
    for turn in all {
        assert_eq!((turn.lost, turn.worlds), (0, 0), "{turn:?}");
        assert_eq!(turn.best, turn.played);
    }
}

/// A review stops when nobody listens any more.
#[test]
fn a_review_can_be_given_up() {
    let game = &kinds()[0];
    let steps = play(game, 9, |_, _| ControlFlow::Continue(()));
    let review = Review::new(game, &steps, Seat::new(0));
    assert_eq!(review.all(EFFORT, |done| done < 2).turns.len(), 2);
}
