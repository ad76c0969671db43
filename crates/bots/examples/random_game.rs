//! Plays one game of Dreamscape at random and prints every turn of its record.
//!
//! ```text
//! cargo run -p lucid-bots --example random_game -- 7
//! ```
//!
//! The number is the seed; without one it is 1. The same seed always plays the same game. The
//! last lines are the final scores and the winners.

use lucid_dreamscape::{Dreamscape, Rules};
use lucid_tabletop::record::{self, Salt, SeatKind, Seating, Sheet};
use lucid_tabletop::{Choices, Dealer, Game, Playthrough, Random, Seat, Seed, ToAct};

fn main() {
    let number: u64 = std::env::args()
        .nth(1)
        .map_or(1, |text| text.parse().expect("the seed is a number"));

    // Rules and content make a game; chance comes from a seed, choices from another source.
    let content = lucid_packs::dreamscape().content.clone();
    let game = Dreamscape::new(Rules::sylex(), content).expect("the built-in pack fits the rules");
    let seed = Seed::of_series(number, 0);
    let (mut dealer, mut random) = (Dealer::new(seed), Random::new(number));

    let (mut play, mut choices) = (Playthrough::new(&game), Choices::new());
    loop {
        match play.to_act() {
            ToAct::Chance => play.resolve(dealer.deal(&game, play.state()), &mut ()),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is to act");
                game.legal_actions(play.state(), seat, &mut choices);
                let action = random.pick(&choices).expect("there is always a choice");
                play.play(seat, action, &mut ()).expect("it is legal");
            }
            ToAct::Over => break,
        }
    }

    let players = [1, 2].map(|_| (SeatKind::bot("random"), "random"));
    let seating = Seating::new(players, |seat| Salt::of_seed(&seed, seat));
    let sheet = Sheet {
        seating: &seating,
        seed: &seed,
        reveal: true,
    };
    print!("{}", record::write(&play, &sheet));
    let outcome = play.outcome().expect("it is over");
    for seat in Seat::first(game.seats()) {
        println!("{seat}: {} points", outcome.scores[seat]);
    }
    println!("won by {}", outcome.winners);
}
