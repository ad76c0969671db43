//! Advice for those who compose, and reviews of games that were played.

use lucid_bots::dream_runners::advice::{
    Advice, Decision, LINES, Report, Review, Reviewed, advise, decide,
};
use lucid_bots::dream_runners::levels;
use lucid_bots::dream_runners::players::{Player, Valuation};
use lucid_dream_runners::{Action, Chance, DreamRunners, Phase, Rules, State};
use lucid_tabletop::{Choices, Dealer, Game, Seat, Seed, Step, ToAct};
use lucid_testkit::length::{self, Length};

type Steps = Vec<Step<Action, Chance>>;

fn game(players: u8) -> DreamRunners {
    let rules = Rules {
        players,
        ..Rules::default()
    };
    DreamRunners::new(rules, lucid_packs::dream_runners().content.clone()).expect("playable rules")
}

/// A game with all dreams, also those with rules of their own.
fn deep_game(players: u8) -> DreamRunners {
    let rules = Rules {
        players,
        beginners: false,
        ..Rules::default()
    };
    DreamRunners::new(rules, lucid_packs::dream_runners().content.clone()).expect("playable rules")
}

/// A game of bots with these levels. In the first round the sand runs out before
/// the last seat has laid anything.
fn played(game: &DreamRunners, number: u64, words: &[&str]) -> Steps {
    let mut dealer = Dealer::new(Seed::of_series(9, number));
    let mut players: Vec<Box<dyn Player + Send>> = words
        .iter()
        .zip(0..)
        .map(|(word, seat)| levels::player(word, 10 * number + seat).expect("a level"))
        .collect();
    let mut state = game.start();
    let mut steps = Steps::new();
    loop {
        let step = match game.to_act(&state) {
            ToAct::Over => return steps,
            ToAct::Chance => Step::Chance(dealer.deal(game, &state)),
            ToAct::Seats(seats) => {
                let table = state.table();
                let seat = seats.iter().next().expect("somebody acts");
                let last = seat.index() + 1 == players.len();
                match table.phase == Phase::Compose && table.round == 1 && last {
                    true => Step::Expiry,
                    false => {
                        let view = game.view(&state, Some(seat));
                        let action = players[seat.index()].choose(game, &view);
                        Step::Action(seat, action.expect("it is to act"))
                    }
                }
            }
        };
        play(game, &mut state, step);
        steps.push(step);
    }
}

fn play(game: &DreamRunners, state: &mut State, step: Step<Action, Chance>) {
    match step {
        Step::Action(seat, action) => {
            let played = game.play(state, seat, action, &mut ());
            played.expect("it is legal");
        }
        Step::Chance(chance) => game.resolve(state, chance, &mut ()),
        Step::Expiry => game.expire(state, &mut ()),
    }
}

/// Every moment of a game at which somebody composes on an empty board.
fn moments(game: &DreamRunners, steps: &Steps) -> Vec<(State, Seat)> {
    let mut state = game.start();
    let mut moments = Vec::new();
    for step in steps {
        play(game, &mut state, *step);
        if matches!(step, Step::Chance(_)) && state.table().phase == Phase::Compose {
            let sleepers = state.table().sleepers(game.rules().players);
            moments.extend(sleepers.iter().map(|seat| (state.clone(), seat)));
        }
    }
    moments
}

#[test]
fn advice_is_legal_ordered_different_and_followed_step_by_step() {
    let game = game(2);
    let steps = played(&game, 1, &["perfect", "casual"]);
    for (state, seat) in moments(&game, &steps) {
        let view = game.view(&state, Some(seat));
        let advice = advise(&game, &view).expect("it composes");
        assert_eq!(advice.lines.len(), LINES);
        assert!(advice.lines.is_sorted_by(|one, two| one.worth >= two.worth));
        assert_eq!(advise(&game, &view), Some(advice.clone()));
        let text = advice.write(&game);
        assert_eq!(Advice::parse(&game, &text), Ok(advice.clone()));
        let effects: Vec<_> = (advice.lines.iter())
            .map(|line| line.effect(&game, &view).expect("a board of the view"))
            .collect();
        for (at, effect) in effects.iter().enumerate() {
            assert!(!effects[..at].contains(effect), "others do something else");
        }
        // Whatever lies there at first, the board becomes the line's.
        for line in &advice.lines {
            let mut state = state.clone();
            let mut choices = Choices::new();
            game.legal_actions(&state, seat, &mut choices);
            game.play(&mut state, seat, choices[0], &mut ()).unwrap();
            loop {
                let view = game.view(&state, Some(seat));
                let action = line.next(view.own_draft().unwrap());
                if action == Action::Lock {
                    let lies = view.own_draft().unwrap().placed();
                    assert_eq!(lies.len(), line.board.len());
                    assert!(line.board.iter().all(|placed| lies.contains(placed)));
                    break;
                }
                game.play(&mut state, seat, action, &mut ())
                    .expect("advice is legal");
            }
        }
    }
}

/// The effect is what the engine does, where nothing is left to others or chance.
#[test]
fn effects_are_what_happens() {
    let game = game(2);
    let steps = played(&game, 3, &["perfect", "expert"]);
    let mut compared = 0;
    for (state, seat) in moments(&game, &steps) {
        let view = game.view(&state, Some(seat));
        let line = advise(&game, &view).unwrap().lines.swap_remove(0);
        let effect = line.effect(&game, &view).unwrap();
        let tile = game.content().tile(view.table.tile.unwrap());
        let text = format!("{:?}", tile.cells);
        if text.contains("Converging") || effect.opened != [0; 3] {
            continue;
        }
        let mut ahead = state.clone();
        for placed in &line.board {
            let put = Action::Put(*placed);
            game.play(&mut ahead, seat, put, &mut ()).unwrap();
        }
        let other = Seat::new(1 - seat.index());
        game.play(&mut ahead, seat, Action::Lock, &mut ()).unwrap();
        game.play(&mut ahead, other, Action::Lock, &mut ()).unwrap();
        let mut dealer = Dealer::new(Seed::of_series(1, 1));
        let mut bot = levels::player("perfect", 1).unwrap();
        while ahead.table().phase != Phase::Improve {
            match game.to_act(&ahead) {
                ToAct::Chance => {
                    let chance = dealer.deal(&game, &ahead);
                    game.resolve(&mut ahead, chance, &mut ());
                }
                ToAct::Seats(seats) if seats.contains(seat) => {
                    let view = game.view(&ahead, Some(seat));
                    let action = bot.choose(&game, &view).unwrap();
                    game.play(&mut ahead, seat, action, &mut ()).unwrap();
                }
                ToAct::Seats(_) => {
                    game.play(&mut ahead, other, Action::Auto, &mut ()).unwrap();
                }
                ToAct::Over => break,
            }
        }
        let tracks = game.content().tracks();
        let points = |state: &State| {
            let now = state.table().players[seat].situation;
            let serenity = tracks.serenity[usize::from(now.serenity)];
            i16::from(serenity) + i16::from(tracks.stars[usize::from(now.stars)])
        };
        assert_eq!(effect.points, points(&ahead) - points(&state));
        compared += 1;
    }
    assert!(compared >= 4, "only {compared} rounds could be compared");
}

/// The worth of a board by source adds up to what it is worth more than nothing.
#[test]
fn sources_add_up() {
    let game = game(2);
    let steps = played(&game, 4, &["perfect", "novice"]);
    for (state, seat) in moments(&game, &steps) {
        let view = game.view(&state, Some(seat));
        let valuation = Valuation::new(&game, &view.table, seat);
        let before = valuation.worth(&view.table.players[seat].situation);
        for line in advise(&game, &view).unwrap().lines {
            let effect = line.effect(&game, &view).unwrap();
            let sum: i64 = effect.sources.iter().map(|(_, worth)| worth).sum();
            assert_eq!(sum, line.worth - before, "{effect:?}");
        }
    }
}

/// In the shop, when something is shared and in the resolution everybody is told
/// what can be chosen; who follows it plays as the best bots do.
#[test]
fn decisions_are_legal_ordered_and_survive_as_text() {
    let game = deep_game(3);
    let mut choices = Choices::new();
    let mut asked = [0; 3];
    for number in 6..=8 {
        // A short run ends when every kind of decision was seen.
        if Length::wanted() == Length::Short && asked.iter().all(|count| *count > 0) {
            break;
        }
        let mut state = game.start();
        for step in &played(&game, number, &["perfect", "casual", "expert"]) {
            if let Step::Action(seat, _) = *step {
                let view = game.view(&state, Some(seat));
                let phase = state.table().phase;
                let decision = decide(&game, &view);
                game.legal_actions(&state, seat, &mut choices);
                match phase {
                    Phase::Compose => assert_eq!(decision, None),
                    _ if choices.len() < 2 => assert_eq!(decision, None),
                    Phase::Improve if state.table().waiting.contains(seat) => {
                        assert_eq!(decision, None);
                    }
                    _ => {
                        let decision = decision.expect("there is a choice");
                        assert!(decision.ways.len() <= LINES);
                        for (way, number) in decision.ways.iter().zip(0..) {
                            assert!(choices.contains(&way.action), "{way:?} of {choices:?}");
                            assert!(decision.behind(number) >= 0);
                        }
                        let first = decision.ways[0];
                        let ordered = (decision.ways.iter()).all(|way| way.worth <= first.worth);
                        assert!(ordered || first.urgent, "{decision:?}");
                        assert_eq!(decide(&game, &view), Some(decision.clone()));
                        let text = decision.write(&game);
                        assert_eq!(Decision::parse(&game, &text), Ok(decision));
                        asked[phase as usize - Phase::Share as usize] += 1;
                    }
                }
            }
            play(&game, &mut state, *step);
        }
    }
    assert!(asked.iter().all(|count| *count > 0), "{asked:?}");
}

/// In the last round nobody who can buy calm is advised to keep the coins.
#[test]
fn at_the_end_coins_become_calm() {
    let game = game(3);
    let mut choices = Choices::new();
    let mut asked = 0;
    for number in 1..=length::either(1, 4) {
        let mut state = game.start();
        for step in &played(&game, number, &["perfect"; 3]) {
            if let Step::Action(seat, _) = *step {
                let table = state.table();
                let last = table.round == lucid_dream_runners::rules::ROUNDS;
                game.legal_actions(&state, seat, &mut choices);
                if last && choices.contains(&Action::Calm) && !table.waiting.contains(seat) {
                    let decision = decide(&game, &game.view(&state, Some(seat)));
                    let best = decision.expect("there is a choice").ways[0];
                    assert!(best.action != Action::Pass && best.worth > 0, "{best:?}");
                    asked += 1;
                }
            }
            play(&game, &mut state, *step);
        }
    }
    assert!(asked > 0);
}

#[test]
fn what_others_lay_changes_no_advice() {
    let game = game(3);
    let steps = played(&game, 2, &["perfect", "skilled", "novice"]);
    let (state, seat) = moments(&game, &steps).swap_remove(4);
    let other = Seat::new((seat.index() + 1) % 3);
    let mut choices = Choices::new();
    game.legal_actions(&state, other, &mut choices);
    let mut seen = Vec::new();
    for index in [0, choices.len() / 2] {
        let mut state = state.clone();
        game.play(&mut state, other, choices[index], &mut ())
            .unwrap();
        seen.push(advise(&game, &game.view(&state, Some(seat))));
    }
    assert!(seen[0].is_some() && seen[0] == seen[1]);
}

#[test]
fn who_does_not_compose_gets_no_advice() {
    let game = game(2);
    let steps = played(&game, 1, &["perfect", "casual"]);
    let (mut state, seat) = moments(&game, &steps).swap_remove(0);
    assert_eq!(advise(&game, &game.view(&state, None)), None);
    game.play(&mut state, seat, Action::Lock, &mut ()).unwrap();
    assert_eq!(advise(&game, &game.view(&state, Some(seat))), None);
    assert_eq!(advise(&game, &game.view(&game.start(), Some(seat))), None);
}

/// The best never comes to less than what was played; perfect bots lose nothing,
/// weaker ones more; and who laid nothing in time is told what that cost.
#[test]
fn every_round_of_every_seat_is_reviewed() {
    let game = game(4);
    let words = ["perfect", "expert", "novice", "perfect"];
    let steps = played(&game, 5, &words);
    let mut lost = [0; 4];
    for seat in Seat::first(4) {
        let review = Review::new(&game, &steps, seat);
        assert!(review.len() >= 3, "{}", review.len());
        assert_eq!(review.turn(review.len()), None);
        for number in 0..review.len() {
            let turn = review.turn(number).expect("a round");
            assert_eq!(usize::from(turn.round), number + 1);
            assert!(turn.first < turn.last && turn.last <= steps.len());
            assert!(turn.best.asleep || !turn.played.asleep);
            assert!(turn.best.worth >= turn.played.worth || turn.best.asleep);
            let text = turn.write(&game);
            assert_eq!(Reviewed::parse(&game, &text), Ok(turn.clone()));
            let view = review.view(number).expect("a round");
            assert!(turn.best.effect(&game, view).is_some());
            for bought in &turn.bought {
                assert!(bought.lost >= 0);
                assert!(bought.action != bought.best || bought.lost == 0);
            }
            match (seat.index(), number) {
                (3, 0) => assert!(turn.played.board.is_empty() && turn.lost() > 0),
                _ => lost[seat.index()] += turn.lost(),
            }
        }
    }
    let seat = Seat::new(2);
    let review = Review::new(&game, &steps, seat);
    let mut report = Report::new(seat, &review);
    report
        .turns
        .extend((0..report.of).map(|number| review.turn(number).unwrap()));
    assert!(report.is_whole() && report.lost() == lost[2]);
    assert_eq!(Report::parse(&game, &report.write(&game)), Ok(report));
    assert_eq!((lost[0], lost[3]), (0, 0));
    assert!(0 < lost[1] && lost[1] < lost[2], "{lost:?}");
}

#[test]
fn nonsense_is_no_advice() {
    let game = game(2);
    for text in [
        "",
        "line",
        "line 3",
        "line x asleep",
        "line 3 asleep lock",
        "round 1 2\n",
        "way 1 2 3 4 often pass",
        "way 1 2 3 4 free",
    ] {
        assert!(Advice::parse(&game, text).is_err(), "{text:?}");
        assert!(Decision::parse(&game, text).is_err(), "{text:?}");
        assert!(Reviewed::parse(&game, text).is_err(), "{text:?}");
    }
}

/// R14: a chest counts the mean of its pile until the chests of the round are turned over;
/// one that is still closed then stays so, and is worth nothing until the next round.
#[test]
fn a_chest_that_stays_closed_is_worth_nothing() {
    let game = game(2);
    let seat = Seat::new(0);
    let mut dealer = Dealer::new(Seed::of_series(12, 1));
    let mut state = game.start();
    dealer.until_seats(&game, &mut state, &mut ());
    let worths = |state: &State| Valuation::new(&game, state.table(), seat).weights.chests;
    let before = worths(&state);
    assert!(before.iter().all(|worth| *worth > 0), "{before:?}");
    // Nobody lays anything, so nobody opens anything.
    game.expire(&mut state, &mut ());
    assert_eq!(state.table().phase, Phase::Resolve);
    assert_eq!(worths(&state), [0; 3]);
    for seat in Seat::first(2) {
        game.play(&mut state, seat, Action::Auto, &mut ())
            .expect("the default order");
    }
    assert_eq!(state.table().phase, Phase::Improve);
    assert!(worths(&state).iter().all(|worth| *worth > 0));
}
