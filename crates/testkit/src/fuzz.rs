//! What fuzz targets try, as plain functions, so that tests can try it too.

use lucid_packs::{Pack, TitleContent as _};
use lucid_tabletop::record::{ERASED_NAME, Record, erase_name, replay};
use lucid_tabletop::{Choices, Random, Seat, ToAct};
use lucid_titles::{TitleId, with_title};

use crate::{Title, overhear};

pub use crate::dreamscape::companion_fuzz::companion;

/// Any text as a position: it is refused, or it is sound enough to play on from.
pub fn position(data: &[u8]) {
    for title in TitleId::ALL {
        with_title!(title, G => position_of::<G>(data));
    }
}

fn position_of<G: Title>(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Some(rules) = G::rules_of_position(&text) else {
        return;
    };
    for game in G::with_every_pack(rules) {
        let Ok(mut state) = game.parse_position(&text) else {
            continue;
        };
        let printed = game.position(&state);
        let again = game.parse_position(&printed);
        let again = again.expect("what is printed can be read");
        assert!(again == state, "a position reads as it was written");
        play_some(&game, &mut state, data.len() as u64);
    }
}

/// Any text as a record: it is refused, or it replays.
pub fn record(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(record) = Record::parse(&text) else {
        return;
    };
    erase_names(&text, &record);
    for title in TitleId::ALL {
        with_title!(title, G => record_of::<G>(&record));
    }
}

fn record_of<G: Title>(record: &Record) {
    let Ok(rules) = record.header.rules.parse() else {
        return;
    };
    for game in G::with_every_pack(rules) {
        if let Ok(replayed) = replay(&game, record) {
            let state = replayed.play.state();
            game.conserved(state).expect("a replayed game is sound");
        }
    }
}

/// Whatever can be read as a record can be read without its names, too, and has the
/// same digest then.
fn erase_names(text: &str, record: &Record) {
    for seat in Seat::first(record.header.seating.names.len()) {
        let erased = erase_name(text, seat).expect("it can be read");
        let erased = Record::parse(&erased).expect("what is erased can be read");
        assert_eq!(
            erased.digest(),
            record.digest(),
            "a name is not in the digest"
        );
        assert_eq!(erased.header.seating.names[seat.index()], ERASED_NAME);
    }
}

/// Any bytes as a pack: a report with places inside the text, or a pack that plays.
pub fn pack(data: &[u8]) {
    match lucid_packs::read_bytes("pack.toml", data) {
        Err(report) => {
            assert!(!report.problems.is_empty(), "a refusal has a reason");
            let lines = report.source.lines().count().max(1);
            for problem in &report.problems {
                assert!(
                    (1..=lines + 1).contains(&problem.line),
                    "a line of the file"
                );
            }
            let _ = (report.to_string(), report.pretty(false), report.json());
        }
        Ok(pack) => with_title!(pack.game(), G => play_with::<G>(&pack, data.len() as u64)),
    }
}

fn play_with<G: Title>(pack: &Pack, seed: u64) {
    let pack = G::Content::of_pack(pack).expect("a pack of the title");
    let game = G::with_content(G::largest(), pack.content.clone());
    let game = game.unwrap_or_else(|_| panic!("a pack plays"));
    play_some(&game, &mut game.start(), seed);
}

/// Random bytes as actions: each is refused and changes nothing, or it plays.
pub fn actions(data: &[u8]) {
    for title in TitleId::ALL {
        with_title!(title, G => actions_of::<G>(data));
    }
}

fn actions_of<G: Title>(data: &[u8]) {
    let Some((first, rest)) = data.split_first() else {
        return;
    };
    let variants = G::variants();
    let rules = variants[usize::from(*first) % variants.len()];
    let game = match *first {
        ..128 => G::with_rules(rules),
        _ => G::rehearsal(rules),
    };
    let mut random = Random::new(u64::from(*first));
    let mut state = game.start();
    for bytes in rest.chunks_exact(6) {
        let action = G::any_action(bytes[..5].try_into().expect("five bytes"));
        let seat = Seat::new(usize::from(bytes[5] & 3));
        let before = state.clone();
        match game.play(&mut state, seat, action, &mut ()) {
            Err(refusal) => {
                assert!(state == before, "a refusal changes nothing");
                assert!(!G::key(&refusal).is_empty() && !game.rule(&refusal).is_empty());
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

/// Any words as what somebody was told of a game from its start: each is refused
/// and changes nothing, or leaves a sound shadow.
pub fn told(data: &[u8]) {
    let [first, second, words @ ..] = data else {
        return;
    };
    let viewer = match second % 5 {
        4 => None,
        seat => Some(Seat::new(seat.into())),
    };
    let title = TitleId::ALL[usize::from(*second) * TitleId::ALL.len() / 256];
    with_title!(title, G => told_of::<G>(*first, words, viewer));
}

fn told_of<G: Title>(variant: u8, words: &[u8], viewer: Option<Seat>) {
    let variants = G::variants();
    let game = G::rehearsal(variants[usize::from(variant) % variants.len()]);
    let words = String::from_utf8_lossy(words);
    overhear(&game, &mut game.start(), &words, viewer);
}

/// Some random steps, all of which keep everything in its place.
fn play_some<G: Title>(game: &G, state: &mut G::State, seed: u64) {
    let mut random = Random::new(seed);
    for _ in 0..80 {
        game.conserved(state).expect("a game keeps all in place");
        if !step_on(game, state, &mut random) {
            break;
        }
    }
}

/// One random step; nothing at the end of the game.
fn step_on<G: Title>(game: &G, state: &mut G::State, random: &mut Random) -> bool {
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
