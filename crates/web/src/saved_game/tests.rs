//! Saved games.

use std::sync::Arc;

use super::*;
use crate::dream_runners::RunnersSetup;
use crate::dreamscape::Setup;
use crate::storage::Memory;
use crate::table::LocalTable;
use crate::titles::SetupOf;

fn saved(when: u64) -> SavedGame {
    SavedGame {
        when,
        seed: Seed::of_series(1, when),
        setup: Setup::first("Ada").into(),
        cycle: 3,
        stands: Stands::Others,
        sand: None,
        record: "lucid record 1\n\nsetup |\n".to_owned(),
    }
}

#[test]
fn saved_games_round_trip() {
    let game = saved(17);
    assert_eq!(SavedGame::parse(&game.to_string()), Some(game));
    assert_eq!(SavedGame::parse("lucid table 2\n\n"), None);
    let mut sand = Sand::of_round(3);
    sand.spent[lucid_tabletop::Seat::new(0)] = 12_400;
    let runners = SavedGame {
        setup: RunnersSetup::first("Ada").into(),
        sand: Some(sand),
        ..saved(18)
    };
    assert_eq!(SavedGame::parse(&runners.to_string()), Some(runners));
}

/// A game that began before the built-in pack changed is continued with the pack of its record.
#[test]
fn a_game_continues_with_the_pack_of_its_start() {
    let runners = SavedGame {
        setup: RunnersSetup::first("Ada").into(),
        ..saved(18)
    };
    let dreamscape = lucid_packs::dreamscape().content.hash();
    let dream_runners = lucid_packs::dream_runners().content.hash();
    for (game, title, current) in [
        (saved(17), lucid_packs::TitleId::Dreamscape, dreamscape),
        (runners, lucid_packs::TitleId::DreamRunners, dream_runners),
    ] {
        let retired = lucid_packs::first_hash(title);
        for (named, wanted) in [(retired, Some(retired)), (current, None)] {
            let record = format!("lucid record 1\npack: lucid {named}\n\nsetup |\n");
            let game = SavedGame {
                record,
                ..game.clone()
            };
            let read = SavedGame::parse(&game.to_string()).unwrap();
            assert_eq!(read.setup.pack(), wanted);
        }
    }
}

/// A game that was begun under an older version of the rules goes on under it, and its
/// record is bound by it.
#[test]
fn a_game_goes_on_under_the_version_that_it_was_begun_under() {
    fn goes_on<G: ClientTitle>(own: SetupOf<G>) {
        let (rules, players) = (own.rules(), own.players.clone());
        let setup = G::any_setup(own);
        let seed = Seed::of_series(3, 1);
        let begun = |version: u16, record: &dyn Fn(LocalTable<G>) -> String| {
            let game = G::with_pack(&Memory::default(), version, rules, None).unwrap();
            let table = LocalTable::open(Arc::new(game), players.clone(), seed);
            SavedGame {
                seed,
                setup: setup.clone(),
                record: record(table),
                ..saved(1)
            }
        };
        let mut commitments = Vec::new();
        for version in G::VERSIONS {
            let saved = begun(*version, &|table| table.record());
            let saved = SavedGame::parse(&saved.to_string()).unwrap();
            let game = saved.game::<G>(&Memory::default()).unwrap();
            assert_eq!(game.version(), *version);
            let record = saved.read_record().unwrap();
            assert_eq!(record.header.version, *version);
            let table = LocalTable::resume(Arc::new(game), players.clone(), seed, &record);
            assert_eq!(table.unwrap().record(), saved.record);
            assert_eq!(
                record.header.commitment_with(&seed),
                record.header.commitment
            );
            commitments.push(record.header.commitment);
            // One of a version that is to come is left alone.
            let later = saved
                .record
                .replace(&format!("version: {version}"), "version: 99");
            let later = SavedGame {
                record: later,
                ..saved
            };
            assert!(later.game::<G>(&Memory::default()).is_none());
        }
        commitments.dedup();
        assert_eq!(commitments.len(), G::VERSIONS.len());
        // What has no record yet is begun under the present one.
        let new = begun(G::RULES_VERSION, &|_| String::new());
        let game = new.game::<G>(&Memory::default()).unwrap();
        assert_eq!(game.version(), G::RULES_VERSION);
    }
    goes_on::<lucid_dreamscape::Dreamscape>(Setup::first("Ada"));
    goes_on::<lucid_dream_runners::DreamRunners>(RunnersSetup::first("Ada"));
}

#[test]
fn the_last_played_game_comes_first_and_others_are_left_alone() {
    let storage = Memory::default();
    storage.put("lucid.settings", "theme: day\n").unwrap();
    storage.put("lucid.table.broken", "nonsense").unwrap();
    for when in [3, 9, 5] {
        saved(when).keep(&storage, &format!("t{when}")).unwrap();
    }
    let ids = |storage: &Memory| -> Vec<String> {
        SavedGame::all(storage)
            .into_iter()
            .map(|(id, _)| id)
            .collect()
    };
    assert_eq!(ids(&storage), ["t9", "t5", "t3"]);
    SavedGame::forget(&storage, "t5");
    assert_eq!(ids(&storage), ["t9", "t3"]);
    assert!(storage.get("lucid.settings").is_some());
}

#[test]
fn unreadable_games_are_still_listed() {
    let storage = Memory::default();
    storage.put("lucid.settings", "theme: day\n").unwrap();
    saved(3).keep(&storage, "t3").unwrap();
    assert!(SavedGame::unreadable(&storage).is_empty());
    let newer = saved(4)
        .to_string()
        .replace("lucid table 1", "lucid table 2");
    storage.put("lucid.table.newer", &newer).unwrap();
    storage.put("lucid.table.broken", "nonsense").unwrap();
    assert_eq!(SavedGame::unreadable(&storage), ["broken", "newer"]);
    assert_eq!(SavedGame::all(&storage).len(), 1);
    SavedGame::forget(&storage, "newer");
    assert_eq!(SavedGame::unreadable(&storage), ["broken"]);
}
