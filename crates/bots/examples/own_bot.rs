//! A bot of one's own for Dreamscape, measured against the random player.
//!
//! ```text
//! cargo run -p lucid-bots --example own_bot
//! ```
//!
//! Prints how many of 20 games the bot won, and what that means in Elo.

use lucid_bots::arena::{Z95, elo_of_share, wilson};
use lucid_bots::dreamscape::{Player, RandomPlayer};
use lucid_dreamscape::{Action, Dreamscape, Rules, View};
use lucid_tabletop::{Choices, Dealer, Game, Seat, Seed};

/// Collects in its Travels, builds and plants in its Creations, and keeps the first card.
struct Builder;

impl Player for Builder {
    fn choose(&mut self, _game: &Dreamscape, _view: &View, choices: &[Action]) -> Action {
        let rank = |action: &&Action| match action {
            Action::Complete(_) | Action::Keep(_) | Action::Draw(_) => 0,
            Action::Plant(_) | Action::Enter => 1,
            Action::Collect(_) | Action::Place { .. } => 2,
            Action::FreeStep(_) => 3,
            Action::End | Action::Stop | Action::NoDraw | Action::KeepNone => 4,
            _ => 5,
        };
        *choices.iter().min_by_key(rank).unwrap_or(&choices[0])
    }
}

/// Plays one deal and returns whether the seat of the builder won.
fn wins(game: &Dreamscape, deal: u64, builder: Seat) -> bool {
    let (mut state, mut choices) = (game.start(), Choices::new());
    let mut dealer = Dealer::new(Seed::of_series(1, deal));
    let mut random = RandomPlayer::new(deal);
    while let Some(seats) = dealer.until_seats(game, &mut state, &mut ()) {
        let seat = seats.iter().next().expect("somebody is to act");
        // A player sees the view of its seat, never the state.
        let view = game.view(&state, Some(seat));
        game.choices(&view, &mut choices);
        let bot: &mut dyn Player = if seat == builder {
            &mut Builder
        } else {
            &mut random
        };
        let action = bot.choose(game, &view, &choices);
        game.play(&mut state, seat, action, &mut ())
            .expect("players choose what is legal");
    }
    game.outcome(&state)
        .is_some_and(|outcome| outcome.winners.contains(builder))
}

fn main() {
    let content = lucid_packs::dreamscape().content.clone();
    let game = Dreamscape::new(Rules::sylex(), content).expect("the built-in pack fits the rules");
    // Ten deals, each from both seats, so that a lucky deal helps nobody.
    let games = (0..10).flat_map(|deal| Seat::first(2).map(move |seat| (deal, seat)));
    let won = games
        .filter(|(deal, seat)| wins(&game, *deal, *seat))
        .count();
    let least = elo_of_share(wilson(won as f64, 20, Z95).low);
    println!("the builder won {won} of 20 games, at least {least:+.0} Elo with 95 % confidence");
}
