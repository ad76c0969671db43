//! Who plays in simulations.

use std::fmt;

use dreamscape::{Action, Dreamscape, State};
use tabletop::{Choices, Game, Random, Seat};

/// A kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Bot {
    /// Takes any legal action, each as likely as the others
    Random,
}

impl Bot {
    /// The bot's choice, from what its seat may know.
    #[inline]
    pub(crate) fn choose(
        self,
        place: &Place<'_>,
        choices: &mut Choices<Action>,
        random: &mut Random,
    ) -> Action {
        match self {
            Bot::Random => {
                place.fill(choices);
                random.pick(choices).expect("a seat to act has a choice")
            }
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Bot::Random => "random",
        })
    }
}

/// A seat at the table, all that a bot gets: it shows what a player there sees.
///
/// The state stays private. A bot that wants to look at more than its choices
/// gets a view made from it; one that does not is spared the copy, which would
/// cost more than its whole move.
#[derive(Debug)]
pub(crate) struct Place<'a> {
    game: &'a Dreamscape,
    state: &'a State,
    seat: Seat,
}

impl<'a> Place<'a> {
    /// A seat that may act.
    #[inline]
    pub(crate) fn new(game: &'a Dreamscape, state: &'a State, seat: Seat) -> Place<'a> {
        Place { game, state, seat }
    }

    /// The seat's choices.
    ///
    /// They are asked of the state: the list is the same as from the seat's view
    /// (a player always sees what it may do), so no secret leaves this way.
    #[inline]
    fn fill(&self, choices: &mut Choices<Action>) {
        self.game.legal_actions(self.state, self.seat, choices);
    }
}

#[cfg(test)]
mod tests {
    use dreamscape::Rules;
    use tabletop::{Dealer, Seed, ToAct};

    use super::*;

    #[test]
    fn a_place_offers_what_the_view_of_its_seat_offers() {
        let game = Dreamscape::new(Rules::huch(), packs::dreamscape().content.clone()).unwrap();
        let mut dealer = Dealer::new(Seed::of_series(1, 1));
        let mut random = Random::new(1);
        let (mut of_state, mut of_view) = (Choices::new(), Choices::new());
        let mut state = game.start();
        loop {
            match game.to_act(&state) {
                ToAct::Over => break,
                ToAct::Chance => {
                    let chance = dealer.deal(&game, &state);
                    game.resolve(&mut state, chance, &mut ());
                }
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    Place::new(&game, &state, seat).fill(&mut of_state);
                    game.choices(&game.view(&state, Some(seat)), &mut of_view);
                    assert_eq!(of_state[..], of_view[..]);
                    let action = random.pick(&of_state).unwrap();
                    game.play_unchecked(&mut state, seat, action, &mut ());
                }
            }
        }
    }
}
