//! What fuzzing tries on Dream Runners, as plain functions.

use lucid_dream_runners::resolution::Block;
use lucid_dream_runners::{
    Action, Colour, Content, DreamRunners, Placed, Rules, SegmentId, Spot, State, Thing, position,
};
use lucid_tabletop::record::{Record, replay};
use lucid_tabletop::{Choices, Game, Random, Seat, ToAct};

use super::{game, rehearsal, rehearsal_game, variants};
use crate::Lawful as _;

/// Any text as a position: it is refused, or it is sound enough to play on from.
pub fn position(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(rules) = position::rules_of(&text) else {
        return;
    };
    for content in [lucid_packs::dream_runners().content.clone(), rehearsal()] {
        let Ok(game) = DreamRunners::new(rules, content) else {
            return;
        };
        let Ok(mut state) = position::parse(&game, &text) else {
            continue;
        };
        let printed = position::write(&game, &state);
        let again = position::parse(&game, &printed).expect("what is printed can be read");
        assert!(again == state, "a position reads as it was written");
        let mut random = Random::new(data.len() as u64);
        for _ in 0..80 {
            game.conserved(&state).expect("a position is sound");
            if !step_on(&game, &mut state, &mut random) {
                break;
            }
        }
    }
}

/// Any text as a record: it is refused, or it replays.
pub fn record(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(record) = Record::parse(&text) else {
        return;
    };
    crate::fuzz::erase_names(&text, &record);
    let Ok(rules) = record.header.rules.parse() else {
        return;
    };
    for content in [lucid_packs::dream_runners().content.clone(), rehearsal()] {
        let Ok(game) = DreamRunners::new(rules, content) else {
            return;
        };
        if let Ok(replayed) = replay(&game, &record) {
            let state = replayed.play.state();
            game.conserved(state).expect("a replayed game is sound");
        }
    }
}

/// Random bytes as actions: each is refused and changes nothing, or it plays.
pub fn actions(data: &[u8]) {
    let Some((first, rest)) = data.split_first() else {
        return;
    };
    let variants = variants();
    let rules = variants[usize::from(*first) % variants.len()];
    let game = if *first < 128 {
        game(rules)
    } else {
        rehearsal_game(rules)
    };
    let mut random = Random::new(u64::from(*first));
    let mut state = game.start();
    for bytes in rest.chunks_exact(6) {
        let action = action(bytes[..5].try_into().expect("five bytes"));
        let seat = Seat::new(usize::from(bytes[5] & 3));
        let before = state.clone();
        match game.play(&mut state, seat, action, &mut ()) {
            Err(refusal) => {
                assert!(state == before, "a refusal changes nothing");
                assert!(!refusal.key().is_empty() && !refusal.rule().is_empty());
            }
            Ok(()) => game
                .conserved(&state)
                .expect("an action keeps all in place"),
        }
        // Most bytes are refused; without a step of its own the game would stand still.
        if bytes[5] & 4 == 0 && !step_on(&game, &mut state, &mut random) {
            break;
        }
    }
}

/// Any content that a pack can bring plays.
pub fn content(content: Content) {
    let rules = Rules {
        players: 4,
        ..Rules::default()
    };
    let game = DreamRunners::new(rules, content).expect("a pack plays");
    let mut random = Random::new(7);
    let mut state = game.start();
    for _ in 0..60 {
        game.conserved(&state).expect("a game keeps all in place");
        if !step_on(&game, &mut state, &mut random) {
            break;
        }
    }
}

/// One random step; nothing at the end of the game.
fn step_on(game: &DreamRunners, state: &mut State, random: &mut Random) -> bool {
    match game.to_act(state) {
        ToAct::Over => return false,
        ToAct::Chance => {
            let total = game.chance_total(state);
            let chance = game.chance_nth(state, random.below(total as usize) as u32);
            game.resolve(state, chance, &mut ());
        }
        ToAct::Seats(_) if game.may_expire(state) && random.below(20) == 0 => {
            game.expire(state, &mut ());
        }
        ToAct::Seats(seats) => {
            let seat = seats.iter().next().expect("somebody acts");
            let mut choices = Choices::new();
            game.legal_actions(state, seat, &mut choices);
            let some = random.pick(&choices).expect("who acts has choices");
            // The last choice always leads on.
            let last = choices[choices.len() - 1];
            let action = if random.below(4) == 0 { last } else { some };
            game.play(state, seat, action, &mut ())
                .expect("a legal action plays");
        }
    }
    true
}

/// Five bytes as an action, legal or not, also of segments that do not exist.
fn action([kind, a, b, c, d]: [u8; 5]) -> Action {
    let segment = |n: u8| SegmentId::new(usize::from(n) % 128);
    match kind % 24 {
        0 => Action::Lift(segment(a)),
        1 => Action::Clear,
        2 => Action::Lock,
        3 => Action::Take(Thing::ALL[usize::from(a) % 11]),
        4 => Action::Auto,
        5 => Action::Block(Block::ALL[usize::from(a) % 3]),
        6 => Action::Cell(Spot::new(usize::from(a) % 9)),
        7 => Action::Wild(Colour::ALL[usize::from(a) % 4]),
        8 => Action::Bat(segment(a)),
        9 => Action::Buy(segment(a)),
        10 => Action::Calm,
        11 => Action::Skip,
        12 => Action::Pass,
        // Far out with one half, near the dream with the other.
        13..18 => Action::Put(Placed {
            segment: segment(a),
            turn: b,
            column: c,
            row: d,
        }),
        _ => Action::Put(Placed {
            segment: segment(a % 48),
            turn: b % 4,
            column: c % 7,
            row: d % 7,
        }),
    }
}
