use std::sync::Arc;

use lucid_dreamscape::{Profile, Rules};
use lucid_tabletop::{Random, Seed};
use lucid_texts::Language;

use super::*;
use crate::setup::Player;
use crate::table::{LocalTable, Table as _, Waiting};

/// Plays a random solo game and calls back for every scene in which he did something: with the
/// view before, the events, and the view after.
fn each_turn(profile: Profile, seed: u64, mut call: impl FnMut(&View, &[Event], &View)) {
    let rules = Rules::sylex().alone(profile.difficulty());
    let game = Dreamscape::new(rules, lucid_packs::dreamscape().content.clone()).unwrap();
    let players = vec![Player::Person("Ada".to_owned())];
    let mut table = LocalTable::open(Arc::new(game), players, Seed::of_series(6, seed));
    let mut random = Random::new(seed);
    let mut before = table.scene().view;
    while let Waiting::Person(_) = table.waiting() {
        let choices = table.scene().choices;
        table.act(random.pick(&choices).unwrap()).unwrap();
        let scene = table.scene();
        let his = |event: &Event| matches!(event, Event::Nightmare(_));
        if scene.fresh.iter().any(his) && scene.outcome.is_none() {
            call(&before, &scene.fresh, &scene.view);
        }
        before = scene.view;
    }
}

#[test]
fn told_beats_lead_to_the_engines_state() {
    let mut told = 0;
    for (seed, profile) in Profile::ALL.into_iter().enumerate() {
        each_turn(profile, seed as u64, |before, events, after| {
            let story = Story::of(before, events).expect("he does something");
            // His steps are the last to change these within a turn, unless the next cycle
            // begins: then all events count, not only his.
            let mut table = before.table.clone();
            for event in events {
                apply(&mut table, event);
            }
            assert_eq!(table.rows, after.table.rows);
            assert_eq!(table.links, after.table.links);
            assert_eq!(table.bag, after.table.bag);
            assert_eq!(table.duel, after.table.duel);
            assert_eq!(table.mr_nightmare, after.table.mr_nightmare);
            assert_eq!(table.red_reserve, after.table.red_reserve);
            assert_eq!(table.tree_reserve, after.table.tree_reserve);
            let deeds: usize = story.beats.iter().map(|beat| beat.deeds.len()).sum();
            let his = |event: &&Event| matches!(event, Event::Nightmare(_));
            assert_eq!(deeds, events.iter().filter(his).count(), "none is left out");
            told += 1;
        });
    }
    assert!(told > 40, "{told} turns of his");
}

#[test]
fn each_beat_shows_its_own_deed_and_no_later_one() {
    let mut seen = (false, false);
    each_turn(Profile::ALL[1], 3, |before, events, _| {
        let story = Story::of(before, events).expect("he does something");
        let mut place = before.table.mr_nightmare;
        for beat in &story.beats {
            if let NightmareStep::Goes { from, to } = beat.deeds[0] {
                assert_eq!(place, Some(from));
                place = Some(to);
                seen.0 = true;
            }
            assert_eq!(beat.view.table.mr_nightmare, place);
            if let [NightmareStep::Takes { .. }, NightmareStep::Takes { .. }, ..] = beat.deeds[..] {
                seen.1 = true;
            }
        }
    });
    assert_eq!(seen, (true, true), "he goes, and takes several shards");
}

#[test]
fn every_beat_is_a_sentence_with_a_rule() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let rules = Rules::sylex().alone(Profile::ALL[3].difficulty());
        let game = Dreamscape::new(rules, lucid_packs::dreamscape().content.clone()).unwrap();
        each_turn(Profile::ALL[3], 5, |before, events, _| {
            for beat in Story::of(before, events).expect("a story").beats {
                let told = beat.describe(&texts, &game);
                assert!(told.ends_with('.') && told.len() > 8, "{told}");
                assert!(beat.rule().starts_with('L'));
            }
        });
    }
}

#[test]
fn the_start_of_his_last_turn_is_found() {
    let events = [
        Event::Nightmare(NightmareStep::Travels),
        Event::Cycle(2),
        Event::Nightmare(NightmareStep::Creates),
        Event::Nightmare(NightmareStep::StealsNothing),
    ];
    assert_eq!(last_turn(&events), Some(2));
    assert_eq!(last_turn(&events[1..2]), None);
}

#[test]
fn lacking_shards_is_not_a_beat() {
    let lacks = NightmareStep::HasTooFew {
        colour: Colour::Blue,
        has: 1,
        needs: 3,
    };
    let mut first = None;
    each_turn(Profile::ALL[0], 1, |before, _, _| {
        first = Some(before.clone());
    });
    let before = first.expect("a view");
    let story = |deed| Story::of(&before, &[Event::Nightmare(deed)]).expect("a story");
    assert!(!story(lacks).moves());
    assert!(story(NightmareStep::TakesTree).moves());
    assert_eq!(Story::of(&before, &[Event::Cycle(2)]), None);
}
