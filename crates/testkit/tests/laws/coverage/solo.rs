//! Random solo games see everything that Mr Nightmare can do.
//!
//! One thing cannot happen here: a theft from a card that is not known
//! (`Steals` without a card). At a table of the engine every card is known;
//! only a table that a person describes leaves it open.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use lucid_dreamscape::duel::Gain;
use lucid_dreamscape::{Action, Dreamscape, Event, NightmareStep, Rules};
use lucid_tabletop::{Game as _, Playthrough, Seat, Seed, Step};
use lucid_testkit::Habit;
use lucid_testkit::dreamscape::{game, rehearsal_game, solo_variants};
use lucid_testkit::habit::play_on;

use super::expect;

/// House rules that make rare things frequent: few red shards, few of all, much
/// gray for the player, a rival who hardly discards or scores.
const RARE: [&str; 7] = [
    "sylex red-shards=7 solo=1/1/1/1/1/9",
    "huch red-shards=7 solo=bad-dreams",
    "prototype red-shards=10 solo=cold-sweat",
    "sylex shards=6/6/6/6/6 solo=worst-nightmares",
    "sylex action-points=8 shards=12/12/40/12/12 solo=1/9/9/9/9/0",
    "sylex cycles=2 action-points=9 red-shards=1 red-in-bag=0/0/0 red-on-links=no solo=9/9/9/9/9/0",
    "sylex solo=1/1/1/1/9/0",
];

/// Everything worth a name in a step: its kind, its colour, its reason.
fn names(nightmare_step: &NightmareStep) -> Vec<String> {
    let text = format!("{nightmare_step:?}");
    let kind = text.split(['(', ' ', '{']).next().unwrap_or("").to_owned();
    let detail = match nightmare_step {
        NightmareStep::HasTooFew { colour, .. }
        | NightmareStep::Keeps { colour, .. }
        | NightmareStep::Discards { colour, .. }
        | NightmareStep::Takes { colour, .. }
        | NightmareStep::Steals { colour, .. } => colour.name().to_owned(),
        NightmareStep::Scores { gain, .. } => match gain {
            Gain::Blue(_) => "blue".to_owned(),
            Gain::Red { in_stock: 0, .. } => "red-outside".to_owned(),
            Gain::Red { .. } => "red-of-his".to_owned(),
            Gain::Purpose { his: 0, .. } => "purpose-at-nothing".to_owned(),
            Gain::Purpose { his, yours, .. } if his == yours => "purpose-by-tie".to_owned(),
            Gain::Purpose { .. } => "purpose".to_owned(),
        },
        _ => return vec![kind],
    };
    vec![format!("{kind}-{detail}"), kind]
}

fn observe(game: &Dreamscape, seed: Seed, seen: &mut BTreeSet<String>) {
    let mut play = Playthrough::new(game);
    let mut events: Vec<Event> = Vec::new();
    play_on(&mut play, seed, Habit::Busy(40), &mut events, |_| false);
    // How many shards he discards of a colour without anything else between.
    let mut gray = 0;
    for event in &events {
        match event {
            Event::Nightmare(nightmare_step) => {
                seen.extend(names(nightmare_step));
                match nightmare_step {
                    NightmareStep::Travels => gray = 0,
                    NightmareStep::Discards { colour, .. } if colour.name() == "gray" => gray += 1,
                    NightmareStep::Steals { card: None, .. } => panic!("from which card?"),
                    _ => {}
                }
                if gray == 2 {
                    seen.insert("gray-again".to_owned());
                }
            }
            Event::HisMarker(number) => drop(seen.insert(format!("marker-{number}"))),
            Event::SoloMarks => drop(seen.insert("SoloMarks".to_owned())),
            _ => {}
        }
    }
    for step in play.steps() {
        match step {
            Step::Action(_, Action::Yield(_)) => drop(seen.insert("Yield".to_owned())),
            Step::Action(_, Action::Seed(_)) => drop(seen.insert("Seed".to_owned())),
            _ => {}
        }
    }
    let outcome = game.outcome(play.state()).expect("it is over");
    let lead = outcome.scores[Seat::new(0)] - outcome.rival.expect("a rival");
    let end = match lead.cmp(&0) {
        Ordering::Greater => "won",
        Ordering::Equal => "tied",
        Ordering::Less => "lost",
    };
    seen.insert(end.to_owned());
    assert_eq!(outcome.winners.is_empty(), end != "won", "L16");
}

#[test]
fn random_solo_games_see_every_nightmare_step() {
    let rare = RARE.map(|rules| -> Rules {
        let rules = format!("{rules} players=1 nightmare=yes");
        rules.parse().expect("readable rules")
    });
    let mut seen = BTreeSet::new();
    for (number, rules) in solo_variants().into_iter().chain(rare).enumerate() {
        let games = [game(rules), rehearsal_game(rules)];
        // The last rules are for rare ends.
        let count = if number < 18 { 150 } else { 600 };
        for index in 0..count {
            let game = &games[index as usize % 2];
            observe(game, Seed::of_series(500 + number as u64, index), &mut seen);
        }
    }
    let expected = "\
        SoloMarks marker-1 marker-2 Seed Yield won tied lost Travels Creates \
        HasTooFew-gray HasTooFew-white HasTooFew-blue HasTooFew-brown HasTooFew-green \
        Keeps-gray Keeps-blue Keeps-brown Keeps-green \
        Discards-gray Discards-white Discards-blue Discards-brown Discards-green Discards-red \
        gray-again \
        Takes-gray Takes-white Takes-blue Takes-brown Takes-green Takes-red \
        FindsNothing Goes LeavesRed FindsRed NoRedLeft NoSlotLeft \
        Steals-gray Steals-white Steals-blue Steals-brown Steals-green StealsNothing \
        TakesTree NoTreeLeft \
        Scores-blue Scores-red-outside Scores-red-of-his \
        Scores-purpose Scores-purpose-by-tie Scores-purpose-at-nothing";
    expect(&seen, &expected.replace(' ', ","));
    // White is on no purpose (L2) and red is discarded without a condition (L14).
    for never in ["Keeps-white", "Keeps-red", "HasTooFew-red", "Steals-red"] {
        assert!(!seen.contains(never), "{never}");
    }
}
