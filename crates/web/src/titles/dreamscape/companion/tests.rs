//! The example of the solo sheet by touch, and saved games.

use lucid_dreamscape::companion::{Act, Companion, Entry, Facts, Want};
use lucid_dreamscape::{ByColour, Colour, Difficulty, Link, LinkSet, Location, Rules};
use lucid_texts::{Language, Texts};

use super::map::{Telling, map};
use super::topic::{Topic, Value, goes_on, is_ready, rest_may_be_same};
use super::{NotKept, Talk, open, set_open};
use crate::storage::{Memory, Storage as _};

fn talk() -> Talk {
    let rules = Rules::sylex().alone(Difficulty::new([3, 3, 3, 2, 3, 3]));
    Talk::begin(Companion::new(rules, [Colour::Gray, Colour::Green]).unwrap())
}

fn at(number: u8) -> Location {
    Location::numbered(number).unwrap()
}

fn row(letters: &str) -> Value {
    Value::Row(letters.chars().filter_map(Colour::from_letter).collect())
}

fn links(names: &[&str]) -> Value {
    let mut links = LinkSet::default();
    for name in names {
        links.insert(Link::named(name).unwrap());
    }
    Value::Links(links)
}

fn tell(talk: &mut Talk, topic: Topic, value: &Value) {
    let entry = topic
        .entry(value, talk.companion())
        .expect("it can be told");
    talk.say(entry).expect("it is taken");
}

fn go(talk: &mut Talk) {
    assert!(is_ready(talk.companion()));
    talk.say(Entry {
        facts: Facts::default(),
        act: Some(Act::Go),
    })
    .expect("he goes on");
}

/// He looks at his own location and at the next one clockwise, and counts red shards.
fn first_cycle(talk: &mut Talk) {
    let asked = Topic::asked(talk.companion());
    assert_eq!(asked, [Topic::Row(at(6)), Topic::Row(at(5)), Topic::Links]);
    for (number, letters) in [(6, "ugu"), (5, "ugw")] {
        assert!(!rest_may_be_same(talk.companion()), "{number} is unknown");
        tell(talk, Topic::Row(at(number)), &row(letters));
    }
    assert_eq!(Topic::asked(talk.companion()), [Topic::Links]);
    tell(talk, Topic::Links, &links(&["3-6", "5-6"]));
    go(talk);
    assert_eq!(Topic::asked(talk.companion()), [Topic::Seed]);
    tell(talk, Topic::Seed, &links(&["4-5"]));
    assert_eq!(Topic::asked(talk.companion()), [Topic::Red]);
    tell(talk, Topic::Red, &Value::Number(0));
    go(talk);
}

#[test]
fn the_example_is_told_by_touch_and_ends_as_by_typing() {
    let mut touched = talk();
    first_cycle(&mut touched);
    let mut typed = talk();
    for line in [
        "1:gbw 2:ybu 3:wub 4:gyb 5:ugw 6:ugu red:3-6,5-6",
        "go",
        "5-4",
        "dream:- trees:- cards:- go",
    ] {
        typed.say(Entry::parse(line).unwrap()).unwrap();
    }
    // What he is told beyond that changes nothing of his.
    assert_eq!(touched.companion().duel(), typed.companion().duel());
    assert_eq!(touched.companion().links(), typed.companion().links());
    assert_eq!(touched.companion().duel().score, 15);
    assert_eq!(touched.companion().want(), Want::Sleeper);
}

/// The last answer lets him go on; a correction does not, nor one that comes too early.
#[test]
fn he_goes_on_by_himself_after_the_last_answer() {
    let mut talk = talk();
    let answer = |talk: &Talk, topic: Topic, value: &Value| {
        let companion = talk.companion();
        let entry = topic.entry(value, companion).expect("it can be told");
        goes_on(companion, topic, entry)
    };
    let early = answer(&talk, Topic::Row(at(6)), &row("ugu"));
    assert_eq!(early.act, None);
    talk.say(early).unwrap();
    talk.say(answer(&talk, Topic::Row(at(5)), &row("ugw")))
        .unwrap();
    let correction = answer(&talk, Topic::HisPoints, &Value::Number(0));
    assert_eq!(correction.act, None);
    let last = answer(&talk, Topic::Links, &links(&["3-6", "5-6"]));
    assert_eq!(last.act, Some(Act::Go));
    talk.say(last).unwrap();
    let seed = answer(&talk, Topic::Seed, &links(&["4-5"]));
    talk.say(seed).unwrap();
    // One undo takes the answer back with what it led to.
    let red = answer(&talk, Topic::Red, &Value::Number(0));
    talk.say(red).unwrap();
    assert_eq!(talk.companion().duel().score, 15);
    talk.undo().unwrap();
    assert_eq!(Topic::asked(talk.companion()), [Topic::Red]);
}

/// L14: what lies elsewhere is one number.
#[test]
fn red_shards_in_locations_are_a_number() {
    let scored = |red: i16| {
        let mut talk = talk();
        for (number, letters) in [(6, "ugu"), (5, "ugw")] {
            tell(&mut talk, Topic::Row(at(number)), &row(letters));
        }
        tell(&mut talk, Topic::Links, &links(&["3-6", "5-6"]));
        go(&mut talk);
        tell(&mut talk, Topic::Seed, &links(&["4-5"]));
        tell(&mut talk, Topic::Red, &Value::Number(red));
        go(&mut talk);
        talk.companion().duel().score
    };
    assert_eq!([0, 1, 3].map(scored), [15, 18, 24]);
}

#[test]
fn entries_can_be_undone_and_the_last_act_retold() {
    let mut talk = talk();
    assert!(talk.undo().is_none() && talk.last_act().is_none());
    first_cycle(&mut talk);
    let deeds = talk.last_act().unwrap().answer.steps.clone();
    assert_eq!(talk.companion().duel().score, 15);
    let turn = talk.undo().unwrap();
    assert_eq!(turn.entry.act, Some(Act::Go));
    assert_eq!(talk.companion().duel().score, 6);
    go(&mut talk);
    assert_eq!(talk.last_act().unwrap().answer.steps, deeds);
    tell(&mut talk, Topic::HisPoints, &Value::Number(12));
    assert_eq!(talk.companion().duel().score, 12);
    assert_eq!(talk.last_act().unwrap().answer.steps, deeds);
}

#[test]
fn impossible_entries_change_nothing() {
    let mut talk = talk();
    let many = Value::Shards(ByColour([99, 0, 0, 0, 0, 0]));
    let entry = Topic::Dream.entry(&many, talk.companion()).unwrap();
    assert!(talk.say(entry).is_err());
    assert!(talk.turns().is_empty());
    let companion = talk.companion();
    assert_eq!(Topic::Sleeper.entry(&Value::Place(None), companion), None);
    assert_eq!(Topic::Row(at(1)).entry(&Value::Same, companion), None);
    let long = Value::Row(vec![Colour::Blue; super::topic::LONGEST_ROW + 1]);
    assert_eq!(Topic::Row(at(1)).entry(&long, companion), None);
}

/// Every entry is written as a line that parses to the same entry.
#[test]
fn every_topic_round_trips_as_an_entry() {
    let talk = talk();
    let companion = talk.companion();
    for topic in Topic::corrections(companion) {
        let value = topic.known(companion);
        let entry = topic.entry(&value, companion).expect("what is known");
        assert_eq!(Entry::parse(&entry.to_string()), Ok(entry.clone()));
        assert_eq!(Topic::in_entry(&entry), [(topic, value)]);
        if let Value::Number(number) = topic.known(companion) {
            let (least, most) = topic.range(companion);
            assert!((least..=most).contains(&number), "{topic:?}");
        }
    }
}

#[test]
fn a_game_is_saved_after_every_entry_and_replaces_no_other() {
    let storage = Memory::default();
    let id = Talk::next_id(&storage);
    let mut first = talk();
    first_cycle(&mut first);
    assert_eq!(first.keep(&storage, id), Ok(()));
    set_open(&storage, Some(id));
    let mut again = Talk::kept(&storage, open(&storage).unwrap())
        .unwrap()
        .unwrap();
    assert_eq!(again.companion(), first.companion());
    assert_eq!(again.turns().len(), first.turns().len());
    // The game is open in two tabs, and one continues.
    tell(&mut again, Topic::Sleeper, &Value::Place(Some(at(4))));
    assert_eq!(again.keep(&storage, id), Ok(()));
    assert_eq!(first.keep(&storage, id), Err(NotKept::Changed));
    let next = Talk::next_id(&storage);
    assert_eq!(talk().keep(&storage, next), Ok(()));
    assert_eq!(Talk::all(&storage), [next, id]);
    Talk::forget(&storage, id);
    assert_eq!(Talk::all(&storage), [next]);
    storage.put("lucid.companion.9", "hello").unwrap();
    assert!(Talk::kept(&storage, 9).unwrap().is_err());
    set_open(&storage, None);
    assert_eq!(open(&storage), None);
}

#[test]
fn the_map_shows_what_is_known_and_what_is_being_told() {
    let texts = Texts::new(Language::English);
    let mut talk = talk();
    let nothing = Value::Same;
    let drawn = |talk: &Talk, topic, value: &Value| {
        map(talk.companion(), Telling { topic, value }, &texts).markup()
    };
    let unknown = drawn(&talk, None, &nothing);
    assert_eq!(unknown.matches(">?<").count(), 6);
    let told = drawn(&talk, Some(Topic::Row(at(2))), &row("ybu"));
    assert_eq!(told.matches(">?<").count(), 5);
    assert!(told.contains("#token-land"));
    first_cycle(&mut talk);
    let after = drawn(&talk, Some(Topic::Sleeper), &Value::Place(Some(at(4))));
    assert_eq!(after.matches("data-piece=\"sleeper\"").count(), 1);
    assert_eq!(after.matches("ground-ring").count(), 6);
    assert_eq!(after.matches("#token-mare").count(), 3, "red on links");
}
