//! How a random player plays.

use lucid_tabletop::{Choices, Dealer, Events, Playthrough, Random, Seat, Seed, ToAct};

use crate::Lawful;

/// A random player's leanings.
///
/// Choosing evenly ends most turns at once, so boards stay small; a busy player
/// ends only when little else is left, and reaches the deep end of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    /// Every action is equally likely.
    Even,
    /// Actions that end something are chosen one time in `n`.
    Busy(usize),
}

impl Habit {
    /// One of the choices, of which `ends` says whether it ends something.
    pub fn pick<A: Copy>(self, random: &mut Random, choices: &[A], ends: impl Fn(A) -> bool) -> A {
        let any = random
            .pick(choices)
            .expect("there is always something to do");
        match self {
            Habit::Even => any,
            Habit::Busy(n) => {
                if !ends(any) || random.below(n) == 0 {
                    return any;
                }
                let others = choices.iter().filter(|action| !ends(**action)).count();
                if others == 0 {
                    return any;
                }
                let nth = random.below(others);
                *choices
                    .iter()
                    .filter(|a| !ends(**a))
                    .nth(nth)
                    .expect("counted before")
            }
        }
    }
}

/// Plays a game to its end, or until `until` says so; where a clock runs, time is up
/// now and then.
pub fn play_on<'g, G: Lawful>(
    play: &mut Playthrough<'g, G>,
    seed: Seed,
    habit: Habit,
    events: &mut impl Events<G::Event>,
    mut until: impl FnMut(&Playthrough<'g, G>) -> bool,
) {
    let game = play.game();
    let mut dealer = Dealer::after(seed, play.next_draw());
    let mut random = Random::new(u64::from_le_bytes(
        seed.0[..8].try_into().expect("eight bytes"),
    ));
    let mut choices = Choices::new();
    while !until(play) {
        match play.to_act() {
            ToAct::Over => break,
            ToAct::Chance => {
                let chance = dealer.deal(game, play.state());
                play.resolve(chance, events);
            }
            ToAct::Seats(_) if game.may_expire(play.state()) && random.below(60) == 0 => {
                play.expire(events);
            }
            ToAct::Seats(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = random.pick(&seats).expect("somebody acts");
                game.legal_actions(play.state(), seat, &mut choices);
                let action = game.pick(play.state(), seat, habit, &mut random, &choices);
                play.play(seat, action, events)
                    .expect("a legal action plays");
            }
        }
    }
}
