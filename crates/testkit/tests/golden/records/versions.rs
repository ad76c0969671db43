//! What one version of the rules allows and another does not.

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::{Await, Dreamscape, Location, Phase, State};
use lucid_tabletop::record::{Fault, Record, Sheet, replay, write};
use lucid_tabletop::{Playthrough, Seed, ToAct};
use lucid_testkit::{Title, seating};

/// Resolves chance, with the outcomes that are wanted where they are possible.
fn deal<G: Title>(play: &mut Playthrough<'_, G>, wanted: impl Fn(&G::State) -> &'static str) {
    while play.to_act() == ToAct::Chance {
        let game = play.game();
        let wanted = game.parse_chance(wanted(play.state()));
        let mut first = None;
        game.chance_outcomes(play.state(), |chance, _| {
            if first.is_none() || Some(chance) == wanted {
                first = Some(chance);
            }
        });
        play.resolve(first.expect("an outcome"), &mut ());
    }
}

/// The record of a game that is not over: the words of whoever is to act.
fn record<G: Title>(
    game: &G,
    wanted: impl Fn(&G::State) -> &'static str + Copy,
    words: &str,
) -> Result<String, G::Refusal> {
    let mut play = Playthrough::new(game);
    for word in words.split_whitespace() {
        deal(&mut play, wanted);
        let ToAct::Seats(seats) = play.to_act() else {
            panic!("somebody is to act before {word}");
        };
        let seat = seats.iter().next().expect("a seat");
        let action = game.parse_action(word).expect("an action");
        play.play(seat, action, &mut ())?;
    }
    let seed = Seed::of_series(12, 1);
    let seating = seating(game.seats(), &seed);
    let sheet = Sheet {
        seating: &seating,
        seed: &seed,
        reveal: false,
    };
    Ok(write(&play, &sheet))
}

/// Whether a record replays, as what it says it is.
fn fault<G: Title>(text: &str) -> Option<Fault<G::Refusal>> {
    let record = Record::parse(text).expect("a record");
    let game = G::of_record(&record);
    assert_eq!(game.version(), record.header.version);
    let replayed = replay(&game, &record);
    replayed.err().map(|error| error.fault)
}

/// The same record, said to be of another version.
fn said_to_be(text: &str, version: u16) -> String {
    let line = |line: &str| match line.starts_with("version: ") {
        true => format!("version: {version}\n"),
        false => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}

/// Everything that a card on land needs lies where seat A begins.
fn card_on_land(state: &State) -> &'static str {
    let table = state.table();
    match table.awaits {
        Await::Marker => "?seat:A",
        Await::Card(_) if table.phase == Phase::Setup => "?card:clay-path",
        Await::Fill(location) if location == Location::ALL[0] => {
            ["?g", "?b", "?b"][table.row(location).len()]
        }
        _ => "",
    }
}

/// D7: the way back over land after a completion is legal since version 2, and refused
/// in a record of version 1.
#[test]
fn a_way_back_after_a_completion_is_of_version_2() {
    let start =
        "keep:clay-path keep:hermits-tree +b +b +g end end b:c1 b:c2 g:d2 enter free:c2 no-draw";
    for rules in ["sylex players=2", "huch players=2"] {
        let game = Dreamscape::with_rules(rules.parse().expect("a ruleset"));
        let back = format!("{start} free:c1");
        let new = record(&game, card_on_land, &back).expect("it is legal");
        assert!(new.contains("\nversion: 2\n"), "{new}");
        assert_eq!(fault::<Dreamscape>(&new), None);
        let Some(Fault::Refused(word, refusal)) = fault::<Dreamscape>(&said_to_be(&new, 1)) else {
            panic!("it is refused");
        };
        assert_eq!((word.as_str(), refusal.rule()), ("free:c1", "D7"));
        // So it cannot be played there either, and without it both are the same.
        let first = game.by_version(1);
        let refusal = record(&first, card_on_land, &back).expect_err("it is refused");
        assert_eq!(refusal.rule(), "D7");
        let [old, new] = [&first, &game].map(|game| record(game, card_on_land, start).unwrap());
        assert_eq!(said_to_be(&old, 2).lines().count(), new.lines().count());
        assert_eq!(fault::<Dreamscape>(&old), None);
    }
}

/// R14: in version 1 every chest of the tile is turned over, since version 2 only what
/// somebody can open; neither record is one of the other version.
#[test]
fn a_chest_turned_over_for_nobody_is_of_version_1() {
    let game = DreamRunners::rehearsal("players=2".parse().expect("rules"));
    let wanted = |_: &_| "?tile:l1a";
    // Nobody lays anything, so nobody collects.
    let [old, new] = [1, 2].map(|version| {
        let text = record(&game.by_version(version), wanted, "lock lock auto").expect("legal");
        assert!(text.contains(&format!("\nversion: {version}\n")), "{text}");
        assert_eq!(fault::<DreamRunners>(&text), None);
        text
    });
    assert!(old.contains("?chest:") && !new.contains("?chest:"));
    let fault = fault::<DreamRunners>;
    let chest = |fault: &Option<Fault<_>>| match fault {
        Some(Fault::Unreadable(word) | Fault::Label(word)) => word.clone(),
        other => panic!("{other:?}"),
    };
    assert!(chest(&fault(&said_to_be(&old, 2))).starts_with("?chest:"));
    assert_eq!(chest(&fault(&said_to_be(&new, 1))), "auto");
}
