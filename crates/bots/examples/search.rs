//! A small search: every choice is tried in games that the seat cannot tell from the true one,
//! which are played on at random; the choice with the best mean is taken.
//!
//! ```text
//! cargo run -p lucid-bots --example search
//! ```
//!
//! Prints the choices of the first Travel of a game of Dreamscape for two, each with the mean lead
//! that it led to, the best first.

use lucid_dreamscape::{Action, Dreamscape, Phase, Rules, State, View};
use lucid_tabletop::{Choices, Dealer, Game, Random, Seat, Seed};

/// How many games are played on for each choice.
const GAMES: i32 = 400;

/// Plays on at random and returns how far the seat is ahead in the end.
fn lead(game: &Dreamscape, mut state: State, seat: Seat, random: &mut Random) -> i32 {
    let (mut dealer, mut choices) = (
        Dealer::new(Seed::of_series(random.bits(), 0)),
        Choices::new(),
    );
    while let Some(seats) = dealer.until_seats(game, &mut state, &mut ()) {
        let active = seats.iter().next().expect("somebody is to act");
        game.legal_actions(&state, active, &mut choices);
        let action = random.pick(&choices).expect("there is always a choice");
        game.play_unchecked(&mut state, active, action, &mut ());
    }
    let scores = game.outcome(&state).expect("it is over").scores;
    let signed = |(other, score): (Seat, &i32)| if other == seat { *score } else { -score };
    scores.first(2).map(signed).sum()
}

/// All choices of a seat, with their mean leads, the best first.
fn search(game: &Dreamscape, view: &View, seat: Seat, random: &mut Random) -> Vec<(f64, Action)> {
    let mut choices = Choices::new();
    game.choices(view, &mut choices);
    let mean = |action: &Action| {
        let tried = (0..GAMES).map(|_| {
            let mut state = game.resample(view, random);
            game.play_unchecked(&mut state, seat, *action, &mut ());
            lead(game, state, seat, random)
        });
        (f64::from(tried.sum::<i32>()) / f64::from(GAMES), *action)
    };
    let mut ranked: Vec<(f64, Action)> = choices.iter().map(mean).collect();
    ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
    ranked
}

fn main() {
    let content = lucid_packs::dreamscape().content.clone();
    let game = Dreamscape::new(Rules::sylex(), content).expect("the built-in pack fits the rules");
    let (mut state, mut dealer) = (game.start(), Dealer::new(Seed::of_series(1, 0)));
    // Cards are dealt and kept first; then the Travel begins, and with it the real choices.
    while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
        let seat = seats.iter().next().expect("somebody is to act");
        let ranked = search(
            &game,
            &game.view(&state, Some(seat)),
            seat,
            &mut Random::new(1),
        );
        if state.table().phase == Phase::Travel {
            for (mean, action) in ranked {
                let mut word = String::new();
                game.write_action(action, &mut word);
                println!("{mean:+.1} {word}");
            }
            break;
        }
        game.play_unchecked(&mut state, seat, ranked[0].1, &mut ());
    }
}
