//! Games in which steps are taken back now and then, as all at the table agree.

use std::collections::HashSet;

use lucid_tabletop::record::{self, Record, Salt, SeatKind, Seating, Sheet};
use lucid_tabletop::{Choices, Dealer, Game, Playthrough, Random, Seat, Seed, ToAct};

use crate::{Habit, Lawful};

/// The most undos of a game, so that it ends.
const MOST: usize = 12;

/// People and bots in turn, bound by salts that follow from the seed.
pub fn seating(seats: usize, seed: &Seed) -> Seating {
    let names: Vec<String> = Seat::first(seats)
        .map(|seat| format!("player {seat}"))
        .collect();
    let players = names.iter().enumerate().map(|(index, name)| {
        let kind = match index % 2 {
            0 => SeatKind::Person,
            _ => SeatKind::bot("random"),
        };
        (kind, name.as_str())
    });
    Seating::new(players, |seat| Salt::of_seed(seed, seat))
}

/// A record of format 2 that was changed, with the digest that it has now.
///
/// # Panics
/// When it is no record any more.
pub fn with_own_digest(changed: &str) -> String {
    let (body, _) = changed.split_once("digest | ").unwrap_or((changed, ""));
    let none = lucid_tabletop::record::RecordDigest([0; 32]);
    let record = Record::parse(&format!("{body}digest | {none}\n"));
    let record = record.unwrap_or_else(|error| panic!("{error}\n{changed}"));
    format!("{body}digest | {}\n", record.digest())
}

/// Plays a random game in which steps are taken back at random moments, by one
/// seat alone or as all agree, and checks that no draw is ever made twice and
/// that records at all moments say where draws were used up.
///
/// # Panics
/// When a draw comes again or a record replays to something else.
pub fn undo_never_foretells<G: Lawful>(game: &G, seed: Seed, habit: Habit) -> Playthrough<'_, G> {
    let mut random = Random::new(u64::from_le_bytes(
        seed.0[16..24].try_into().expect("bytes"),
    ));
    let mut play = Playthrough::new(game);
    let mut choices = Choices::new();
    let mut made = HashSet::new();
    let mut undos = 0;
    loop {
        match play.to_act() {
            ToAct::Over => break,
            ToAct::Chance => {
                let number = play.next_draw();
                assert!(made.insert(number), "draw {number} came before");
                assert_eq!(made.len() as u64, number + 1, "no draw is left out");
                let chance = Dealer::after(seed, number).deal(game, play.state());
                play.resolve(chance, &mut ());
            }
            ToAct::Seats(_) if game.may_expire(play.state()) && random.below(60) == 0 => {
                play.expire(&mut ());
            }
            ToAct::Seats(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = random.pick(&seats).expect("somebody acts");
                game.legal_actions(play.state(), seat, &mut choices);
                let action = game.pick(play.state(), seat, habit, &mut random, &choices);
                play.play(seat, action, &mut ())
                    .expect("a legal action plays");
                take_back(&mut play, seat, &mut undos, &mut random);
                if random.below(20) == 0 {
                    recorded(&play, &seed);
                }
            }
        }
    }
    assert_eq!(play.next_draw(), made.len() as u64);
    recorded(&play, &seed);
    play
}

/// Takes steps back now and then: by the seat that has just acted, or by all.
fn take_back<G: Game>(
    play: &mut Playthrough<'_, G>,
    seat: Seat,
    undos: &mut usize,
    random: &mut Random,
) {
    let (steps, used, next) = (play.steps().len(), play.used_up(), play.next_draw());
    if play.to_act() == ToAct::Over || *undos == MOST {
        return;
    }
    match random.below(24) {
        0 => {
            let remaining = steps - 1 - random.below(steps.min(60));
            play.take_back(remaining);
            assert_eq!(play.steps().len(), remaining);
            *undos += 1;
        }
        1 if play.undo_floor(seat) < steps => {
            let floor = play.undo_floor(seat);
            play.undo(seat, floor).expect("as far as it may");
            assert_eq!(play.used_up(), used, "nobody alone takes back a draw");
            *undos += 1;
        }
        _ => return,
    }
    assert_eq!(play.next_draw(), next, "draws that were seen are used up");
}

/// A record at any moment replays to the same game, with the same draws used up,
/// and is written the same again.
fn recorded<G: Game>(play: &Playthrough<'_, G>, seed: &Seed) {
    let game = play.game();
    let sheet = Sheet {
        seating: &seating(game.seats(), seed),
        seed,
        reveal: true,
    };
    let text = record::write(play, &sheet);
    let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let again = record::replay(game, &record);
    let again = again.unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    assert_eq!(again.play.steps(), play.steps());
    assert!(again.play.state() == play.state(), "the same state");
    assert_eq!(again.play.next_draw(), play.next_draw());
    assert_eq!(again.dealt_by_seed, Some(play.dealt()));
    assert_eq!(record::write(&again.play, &sheet), text);
}
