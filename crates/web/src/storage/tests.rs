//! Storage, and texts that a former version stored.

use std::sync::Arc;

use lucid_testkit::test_every_title;
use lucid_texts::Language;

use super::*;
use crate::dreamscape::companion::{self, Talk};
use crate::learn::{Progress, lesson};
use crate::replay;
use crate::saved_game::{SavedGame, Stands};
use crate::settings::{Caution, Evening, Motion, Pace, Settings, Theme};
use crate::setup;
use crate::table::{LocalTable, Table as _, Waiting};
use crate::titles::ClientTitle;

/// A storage that survives the page.
struct Lasting;

impl Storage for Lasting {
    fn get(&self, _: &str) -> Option<String> {
        None
    }

    fn put(&self, _: &str, _: &str) -> Result<(), Full> {
        Ok(())
    }

    fn remove(&self, _: &str) {}

    fn names(&self, _: &str) -> Vec<String> {
        Vec::new()
    }

    fn lasts(&self) -> bool {
        true
    }
}

#[test]
fn only_pages_that_save_warn_about_missing_storage() {
    let memory = Memory::default();
    let table = Route::Game("a1".to_owned());
    for page in [&table, &Route::Companion, &Route::Settings, &Route::Packs] {
        assert!(is_told_here(&memory, page), "{page}");
        assert!(!is_told_here(&Lasting, page), "{page}");
    }
    assert!(!is_told_here(&memory, &Route::Home));
}

/// The storage of a device as version 0.2.0 left it before titles shared one controller:
/// settings, a running game of each title, last setups, a companion's game, and progress
/// in lessons. The texts were written by that version.
fn former() -> Memory {
    let memory = Memory::default();
    for text in include_str!("tests/device.txt").split("=== ").skip(1) {
        let text = text.strip_suffix('\n').expect("a last line");
        let (name, text) = text.split_once('\n').expect("a name and a text");
        memory.put(name, text).expect("there is room");
    }
    memory
}

#[test]
fn former_settings_are_read() {
    let text = former().get("lucid.settings").unwrap();
    let settings = Settings {
        language: Some(Language::German),
        theme: Theme::Day,
        motion: Motion::Calm,
        pace: Pace::Quick,
        caution: Caution::Go,
        name: "Ada".to_owned(),
        welcomed: true,
        // Somebody who has played needs no notes.
        evening: Evening::Done,
        ..Settings::default()
    };
    assert_eq!(Settings::parse(&text), settings);
    assert_eq!(Settings::parse(&settings.to_string()), settings);
}

test_every_title!(a_former_game_continues, a_former_last_setup_is_found);

fn a_former_game_continues<G: ClientTitle>() {
    let storage = former();
    let all = SavedGame::all(&storage);
    assert_eq!(all.len(), 2);
    let of_title = |(_, saved): &&(String, SavedGame)| saved.setup.title() == G::ID;
    let (id, saved) = all.iter().find(of_title).expect("a game of the title");
    assert_eq!(saved.to_string(), SavedGame::text(&storage, id).unwrap());
    assert_eq!(saved.stands, Stands::YourTurn);
    let record = saved.read_record().expect("it has a record");
    assert!(replay::open(&saved.record, &storage).is_ok());
    let setup = saved.setup.own::<G>().expect("a setup of the title");
    let game = Arc::new(saved.game::<G>(&storage).expect("its pack is there"));
    let table = LocalTable::resume(game, setup.players.clone(), saved.seed, &record);
    let mut table = table.expect("it can be resumed");
    assert_eq!(table.record(), saved.record);
    assert_eq!(table.cycle(), saved.cycle);
    assert!(matches!(table.waiting(), Waiting::Person(_)));
    let choice = table.scene().choices[0];
    table.act(choice).expect("a legal action");
}

fn a_former_last_setup_is_found<G: ClientTitle>() {
    let storage = former();
    let last = setup::last_of::<G>(&storage).expect("a setup of the title");
    let games = SavedGame::all(&storage);
    let mut setups = games.iter().filter_map(|(_, saved)| saved.setup.own::<G>());
    assert!(setups.next() == Some(&last));
    let overall = setup::last(&storage).expect("a setup");
    assert_eq!(overall.to_string(), storage.get("lucid.last").unwrap());
}

#[test]
fn a_former_game_of_the_companion_continues() {
    let storage = former();
    let id = companion::open(&storage).expect("an open game");
    assert_eq!(Talk::all(&storage), [id]);
    let mut talk = Talk::kept(&storage, id).unwrap().expect("a sound journal");
    assert_eq!(talk.companion().duel().score, 15);
    assert_eq!(talk.turns().len(), 4);
    talk.undo().expect("an entry");
    assert_eq!(talk.keep(&storage, id), Ok(()));
}

#[test]
fn former_progress_is_read() {
    let progress = Progress::find(&former());
    let counts = ["journey", "runners-shop"].map(|id| progress.count(lesson(id).unwrap()));
    assert_eq!(counts, [2, 1]);
}
