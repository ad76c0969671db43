//! What every bot has to keep to.

use dreamscape::{Edition, Profile, Rules};
use tabletop::{Dealer, Seed, ToAct};

use super::*;

const BOTS: [Bot; 3] = [Bot::Random, Bot::Tidy, Bot::Shy];

fn game(rules: Rules) -> Dreamscape {
    Dreamscape::new(rules, packs::dreamscape().content.clone()).unwrap()
}

/// Games of one to four players in all editions, with and without nightmares.
fn all_kinds() -> Vec<Dreamscape> {
    let mut games = Vec::new();
    for edition in Edition::ALL {
        let rules = Rules::new(edition);
        let solo = Profile::ALL.map(|profile| game(rules.alone(profile.line())));
        games.extend(solo);
        for players in 2..=4 {
            for nightmare in [false, true] {
                let simultaneous = nightmare && rules.simultaneous_allowed;
                games.push(game(Rules {
                    players,
                    nightmare,
                    simultaneous,
                    ..rules
                }));
            }
        }
    }
    games
}

/// Plays a game with one bot on all seats and shows every state where it chooses.
fn play(game: &Dreamscape, bot: Bot, number: u64, mut see: impl FnMut(&State, Seat, Action)) {
    let mut dealer = Dealer::new(Seed::of_series(1, number));
    let mut random = Random::new(number);
    let mut choices = Choices::new();
    let mut state = game.start();
    loop {
        match game.to_act(&state) {
            ToAct::Over => break,
            ToAct::Chance => {
                let chance = dealer.deal(game, &state);
                game.resolve(&mut state, chance, &mut ());
            }
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                // A stream of its own, so that the choice can be asked for again.
                let mut own = Random::new(number);
                let action = bot.choose(&Place::new(game, &state, seat), &mut choices, &mut own);
                see(&state, seat, action);
                // Now and then something else happens, to see other games.
                let action = match random.below(8) {
                    0 => random.pick(&choices).unwrap(),
                    _ => action,
                };
                game.play(&mut state, seat, action, &mut ()).unwrap();
            }
        }
    }
}

#[test]
fn a_place_offers_what_the_view_of_its_seat_offers() {
    let game = game(Rules::huch());
    let (mut of_state, mut of_view) = (Choices::new(), Choices::new());
    play(&game, Bot::Random, 1, |state, seat, _| {
        Place::new(&game, state, seat).fill(&mut of_state);
        game.choices(&game.view(state, Some(seat)), &mut of_view);
        assert_eq!(of_state[..], of_view[..]);
    });
}

/// Ten games of each kind, more than three hundred for each bot.
#[test]
fn no_bot_makes_an_illegal_choice() {
    for game in all_kinds() {
        for bot in [Bot::Tidy, Bot::Shy] {
            for number in 0..10 {
                play(&game, bot, number, |state, seat, action| {
                    let refused = game.check(state, seat, action);
                    assert_eq!(refused, Ok(()), "{bot} {action:?} {}", game.rules_text());
                });
            }
        }
    }
}

#[test]
fn secrets_do_not_change_a_choice() {
    for game in all_kinds() {
        for bot in BOTS {
            let mut choices = Choices::new();
            let mut secrets = Random::new(9);
            let mut differ = 0;
            play(&game, bot, 3, |state, seat, action| {
                let other = game.resample(&game.view(state, Some(seat)), &mut secrets);
                differ += u32::from(other != *state);
                let place = Place::new(&game, &other, seat);
                let again = bot.choose(&place, &mut choices, &mut Random::new(3));
                assert_eq!(again, action, "{bot} {}", game.rules_text());
            });
            // Alone nobody else looks at cards, but several keep secrets.
            assert!(differ > 0 || game.seats() < 3, "{}", game.rules_text());
        }
    }
}
