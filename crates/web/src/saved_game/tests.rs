//! Saved games.

use super::*;
use crate::dream_runners::RunnersSetup;
use crate::dreamscape::Setup;
use crate::storage::Memory;

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
