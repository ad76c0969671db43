//! Perft counts from files, and the oracle's second opinion at every position on the way.

use std::fs;
use std::path::{Path, PathBuf};

use lucid_dreamscape::{Dreamscape, State};
use lucid_tabletop::{Choices, Game, Seat, ToAct, perft, perft_visiting};
use lucid_testkit::{PerftFile, length};

use crate::oracle::Oracle;

fn files() -> Vec<(PathBuf, PerftFile)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("perft");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder of positions")
        .map(|entry| entry.expect("a readable entry").path())
        .collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a readable file");
        let file = PerftFile::parse(&text);
        let file = file.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path, file)
    };
    paths.into_iter().map(read).collect()
}

#[test]
fn counts_are_as_in_the_files() {
    let files = files();
    assert!(files.len() >= 34, "{} positions", files.len());
    for (path, file) in files {
        assert!(!file.counts.is_empty(), "{} has no count", path.display());
        for (index, count) in file.counts.iter().enumerate() {
            let depth = index as u32 + 1;
            let found = perft(&file.game, &file.state, depth).paths;
            assert_eq!(found, *count, "{}, depth {depth}", path.display());
        }
    }
}

/// L4 to L15: after every step from a position the table is as the oracle says.
fn every_step_is_right(game: &Dreamscape, oracle: &Oracle, state: &State, before: &str) {
    let check = |word: &str, next: &State| {
        let after = lucid_dreamscape::position::write(game, next);
        if let Err(flaw) = oracle.check_solo_step(before, word, &after) {
            panic!("{flaw}\nafter {word} on\n{before}\n{after}");
        }
    };
    let mut word = String::new();
    match game.to_act(state) {
        ToAct::Over => {}
        ToAct::Chance => game.chance_outcomes(state, |chance, _| {
            let mut next = state.clone();
            game.resolve(&mut next, chance, &mut ());
            word.clear();
            game.write_chance(chance, &mut word);
            check(&word, &next);
        }),
        ToAct::Seats(_) => {
            let seat = Seat::new(0);
            let mut choices = Choices::new();
            game.legal_actions(state, seat, &mut choices);
            for action in choices.iter() {
                let mut next = state.clone();
                game.play_unchecked(&mut next, seat, *action, &mut ());
                word.clear();
                game.write_action(*action, &mut word);
                check(&word, &next);
            }
        }
    }
}

#[test]
fn the_oracle_agrees_on_the_way() {
    for (path, file) in files() {
        let game = &file.game;
        let oracle = Oracle::new(game.rules(), game.content());
        let mut choices = Choices::new();
        // One step less than the deepest count: the last step is what legality counts.
        // Another one less in a short run.
        let less = length::either(2, 1) as usize;
        let depth = file.counts.len().saturating_sub(less) as u32;
        perft_visiting(game, &file.state, depth, |state| {
            let position = lucid_dreamscape::position::write(game, state);
            for seat in Seat::first(game.seats()) {
                game.legal_actions(state, seat, &mut choices);
                let mut words: Vec<String> = (choices.iter())
                    .map(|action| {
                        let mut word = String::new();
                        game.write_action(*action, &mut word);
                        word
                    })
                    .collect();
                words.sort();
                let theirs = oracle.legal(&position, seat.letter());
                assert_eq!(words, theirs, "{}, seat {seat}\n{position}", path.display());
            }
            if game.rules().solo.is_some() {
                every_step_is_right(game, &oracle, state, &position);
            }
        });
    }
}
