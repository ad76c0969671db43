//! What fuzz targets try, as plain functions, so that tests can try it too.

use lucid_dreamscape::companion::{Companion, Entry, Journal};
use lucid_dreamscape::{
    Action, CardId, Colour, Dreamscape, Level, Link, Location, Profile, Rules, Slot, position,
};
use lucid_tabletop::record::{ERASED_NAME, Record, erase_name, replay};
use lucid_tabletop::{Choices, Game, Random, Seat, ToAct};

use crate::dreamscape::{game, rehearsal_game, starter, variants};
use crate::{Lawful as _, overhear};

/// Any text as a position: it is refused, or it is sound enough to play on from.
pub fn position(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(rules) = position::rules_of(&text) else {
        return;
    };
    let Ok(game) = Dreamscape::new(rules, starter()) else {
        return;
    };
    let Ok(mut state) = position::parse(&game, &text) else {
        return;
    };
    let printed = position::write(&game, &state);
    let again = position::parse(&game, &printed).expect("what is printed can be read");
    assert!(again == state, "a position reads as it was written");
    let mut random = Random::new(data.len() as u64);
    for _ in 0..60 {
        game.conserved(&state)
            .expect("a position conserves the box");
        if !step_on(&game, &mut state, &mut random) {
            break;
        }
    }
}

/// Any text as a record: it is refused, or it replays.
pub fn record(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(record) = Record::parse(&text) else {
        return;
    };
    erase_names(&text, &record);
    let Ok(rules) = record.header.rules.parse() else {
        return;
    };
    let Ok(game) = Dreamscape::new(rules, starter()) else {
        return;
    };
    if let Ok(replayed) = replay(&game, &record) {
        game.conserved(replayed.play.state())
            .expect("a replayed game conserves the box");
    }
}

/// Whatever can be read as a record can be read without its names, too, and has the
/// same digest then.
pub(crate) fn erase_names(text: &str, record: &Record) {
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

/// Any text as a game of the companion: refused, or kept and read again; and as
/// lines that somebody types.
pub fn companion(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Ok(mut journal) = Journal::parse(text) {
        let written = journal.text();
        let again = Journal::parse(&written).expect("what was taken can be read");
        assert_eq!(again.companion(), journal.companion());
        assert_eq!(again.text(), written);
        while journal.undo().is_some() {}
        assert!(journal.is_empty());
    }
    // Lines that no journal would hold are typed as well.
    let rules = Rules::sylex().alone(Profile::WorstNightmares.line());
    let start = Companion::new(rules, [Colour::Gray, Colour::Green]);
    let mut companion = start.expect("a solo game");
    for line in text.lines() {
        let Ok(entry) = Entry::parse(line) else {
            continue;
        };
        let before = companion.clone();
        if companion.enter(&entry).is_err() {
            assert_eq!(companion, before, "{line}");
        }
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
        Ok(lucid_packs::Pack::Dreamscape(pack)) => {
            let rules = Rules {
                players: 4,
                nightmare: true,
                ..Rules::sylex()
            };
            let game = Dreamscape::new(rules, pack.content).expect("a pack plays");
            let mut random = Random::new(data.len() as u64);
            let mut state = game.start();
            for _ in 0..40 {
                step_on(&game, &mut state, &mut random);
                game.conserved(&state).expect("a game conserves the box");
            }
        }
        Ok(lucid_packs::Pack::DreamRunners(pack)) => crate::runners::fuzz::content(pack.content),
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
    for bytes in rest.chunks_exact(5) {
        let action = action(bytes[..4].try_into().expect("four bytes"));
        let seat = Seat::new(usize::from(bytes[4] & 3));
        let before = state.clone();
        match game.play(&mut state, seat, action, &mut ()) {
            Err(_) => assert!(state == before, "a refusal changes nothing"),
            Ok(()) => game.conserved(&state).expect("an action conserves the box"),
        }
        // Most bytes are refused; without a step of its own the game would stand still.
        if bytes[4] & 4 == 0 && !step_on(&game, &mut state, &mut random) {
            break;
        }
    }
}

/// Any words as what somebody was told of a game from its start: each is refused
/// and changes nothing, or leaves a sound shadow.
pub fn told(data: &[u8]) {
    let [first, second, rest @ ..] = data else {
        return;
    };
    let words = String::from_utf8_lossy(rest);
    let viewer = match second % 5 {
        4 => None,
        seat => Some(Seat::new(seat.into())),
    };
    if *second < 128 {
        let variants = variants();
        let rules = variants[usize::from(*first) % variants.len()];
        let game = rehearsal_game(rules);
        overhear(&game, &mut game.start(), &words, viewer);
    } else {
        let variants = crate::runners::variants();
        let rules = variants[usize::from(*first) % variants.len()];
        let game = crate::runners::rehearsal_game(rules);
        overhear(&game, &mut game.start(), &words, viewer);
    }
}

/// One random step; nothing at the end of the game.
fn step_on(game: &Dreamscape, state: &mut lucid_dreamscape::State, random: &mut Random) -> bool {
    match game.to_act(state) {
        ToAct::Over => return false,
        ToAct::Chance => {
            let total = game.chance_total(state);
            let chance = game.chance_nth(state, random.below(total as usize) as u32);
            game.resolve(state, chance, &mut ());
        }
        ToAct::Seats(seats) => {
            let seat = seats.iter().next().expect("somebody acts");
            let mut choices = Choices::new();
            game.legal_actions(state, seat, &mut choices);
            let action = random.pick(&choices).expect("who acts has choices");
            game.play(state, seat, action, &mut ())
                .expect("a legal action plays");
        }
    }
    true
}

/// Four bytes as an action, legal or not, also of slots and cards that do not exist.
fn action([kind, a, b, c]: [u8; 4]) -> Action {
    let colour = |n: u8| Colour::ALL[usize::from(n) % 6];
    let slot = |n: u8| Slot::new(usize::from(n) % 32);
    let card = |n: u8| CardId::new(usize::from(n) % 64);
    let location = |n: u8| Location::ALL[usize::from(n) % 6];
    match kind % 24 {
        0 => Action::End,
        1 => Action::Collect(colour(a)),
        2 => Action::Move(location(a)),
        3 => Action::UseLocation,
        4 => Action::UseCard {
            card: card(a),
            colour: colour(b),
        },
        5 => Action::Store {
            card: card(a),
            colour: colour(b),
        },
        6 => Action::Seed(Link::ALL[usize::from(a) % 7]),
        7 => Action::Place {
            colour: colour(a),
            slot: slot(b),
        },
        8 => Action::Exchange {
            give: colour(a),
            take: colour(b),
        },
        9 => Action::Plant(slot(a)),
        10 => Action::Enter,
        11 => Action::Step(slot(a)),
        12 => Action::FreeStep(slot(a)),
        13 => Action::Take(slot(a)),
        14 => Action::Shift {
            from: slot(a),
            height: b,
            to: slot(c),
        },
        15 => Action::Harvest {
            colour: colour(a),
            location: location(b),
        },
        16 => Action::Reorder(location(a)),
        17 => Action::Next(colour(a)),
        18 => Action::Stop,
        19 => Action::Complete(card(a)),
        20 => Action::PileShard(colour(a)),
        21 => Action::Draw(Level::ALL[usize::from(a) % 3]),
        22 if a & 64 == 0 => Action::NoDraw,
        22 => Action::Yield(card(a)),
        _ if a & 64 == 0 => Action::Keep(card(a)),
        _ => Action::KeepNone,
    }
}
