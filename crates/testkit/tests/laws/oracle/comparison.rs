//! The oracle and the engine side by side: in random games, and on boards that
//! random games seldom build.

use std::collections::HashSet;

use lucid_dreamscape::{Action, Dreamscape, Rules, State, position};
use lucid_tabletop::{Choices, Dealer, Game, Random, Seat, Seed, ToAct};
use lucid_testkit::dreamscape::starter;
use lucid_testkit::length::{either, scaled};

use super::Oracle;
use super::board::place;
use super::dream::Dream;
use super::moment::{Moment, Situation};
use super::position::{OwnCard, Table};
use super::solo;
use super::walk::{Fare, Walker};

/// A game with both opinions on it, and what its random player likes.
struct Match {
    game: Dreamscape,
    oracle: Oracle,
    random: Random,
    dealer: Dealer,
    choices: Box<Choices<Action>>,
    /// The completed cards of the last position.
    piles: Option<HashSet<String>>,
    /// How many lists of legal actions were compared.
    compared: usize,
    /// How often a completion restarted a track that was longer.
    restarts: u64,
}

impl Match {
    /// A match under these rules, if they can be played; every third one is played by
    /// the first version of them.
    fn new(rules: &str, number: u64) -> Option<Match> {
        let rules: Rules = rules.parse().expect("a ruleset");
        let content = starter();
        let oracle = Oracle::new(&rules, &content);
        let version = if number % 3 == 2 { 1 } else { 2 };
        let game = Dreamscape::at_version(version, rules, content).expect("a known version");
        Some(Match {
            game: game.ok()?,
            oracle,
            random: Random::new(number),
            dealer: Dealer::new(Seed::of_series(1, number)),
            choices: Box::default(),
            piles: None,
            compared: 0,
            restarts: 0,
        })
    }

    /// A position that was dreamt for no version in particular, if it is sound.
    fn state(&self, text: &str) -> Option<State> {
        let version = format!("\nversion: {}\npack: ", self.game.version());
        position::parse(&self.game, &text.replacen("\npack: ", &version, 1)).ok()
    }

    fn word(&self, action: Action) -> String {
        let mut word = String::new();
        self.game.write_action(action, &mut word);
        word
    }

    /// Asks both about every seat.
    fn compare(&mut self, state: &State) {
        let text = position::write(&self.game, state);
        self.compare_completions(&text);
        for seat in Seat::first(self.game.seats()) {
            self.game.legal_actions(state, seat, &mut self.choices);
            let mut engine: Vec<String> = self.choices.iter().map(|a| self.word(*a)).collect();
            engine.sort();
            let oracle = self.oracle.legal(&text, seat.letter());
            self.compared += 1;
            if engine != oracle {
                let only = |mine: &[String], theirs: &[String]| -> Vec<String> {
                    let missing = mine.iter().filter(|word| !theirs.contains(word));
                    missing.cloned().collect()
                };
                panic!(
                    "seat {seat}: only the engine allows {:?}, only the oracle allows {:?}\n{text}",
                    only(&engine, &oracle),
                    only(&oracle, &engine),
                );
            }
        }
    }

    /// A3: with nothing pending no card in front matches, and a card that came
    /// to the pile since the last position does.
    fn compare_completions(&mut self, text: &str) {
        let table = Table::read(text);
        let mut piles = HashSet::new();
        for player in table.players.values() {
            let matches = |card: &OwnCard| {
                let card = self.oracle.card(&card.id);
                self.oracle.is_shown(card, &player.board)
            };
            if player.pending.is_empty() {
                for card in &player.front {
                    assert!(!matches(card), "{} is not completed\n{text}", card.id);
                }
            }
            for card in &player.pile {
                let known = (self.piles.as_ref()).is_none_or(|piles| piles.contains(&card.id));
                assert!(known || matches(card), "{} is completed\n{text}", card.id);
                piles.insert(card.id.clone());
            }
        }
        self.piles = Some(piles);
    }

    /// Plays on at random for some steps, comparing before each.
    fn play(&mut self, mut state: State, steps: usize) {
        for _ in 0..steps {
            self.compare(&state);
            let before = state.clone();
            match self.game.to_act(&state) {
                ToAct::Over => break,
                ToAct::Chance => {
                    let chance = self.dealer.deal(&self.game, &state);
                    self.game.resolve(&mut state, chance, &mut ());
                    let mut word = String::new();
                    self.game.write_chance(chance, &mut word);
                    self.compare_solo(&before, &word, &state);
                }
                ToAct::Seats(seats) => {
                    let seats: Vec<Seat> = seats.iter().collect();
                    let seat = self.random.pick(&seats).expect("a seat to act");
                    let action = self.choose(&state, seat);
                    let expected = self.expected_walk(&state, seat, action);
                    let played = self.game.play(&mut state, seat, action, &mut ());
                    played.expect("a legal action");
                    self.compare_walk(&before, &state, seat, expected);
                    self.compare_solo(&before, &self.word(action), &state);
                }
            }
        }
    }

    /// What a step of the Dreamer should leave behind (D5, D7, D8), and what the choices
    /// of a completion should leave as it was; completions apart.
    fn expected_walk(&self, state: &State, seat: Seat, action: Action) -> Option<Walker> {
        let word = self.word(action);
        let (verb, slot) = word.split_once(':').unwrap_or((&word, ""));
        let fare = match verb {
            "step" => Some(Fare::White),
            "free" => Some(Fare::Free),
            "complete" | "pile" | "deck" | "no-draw" | "keep" | "keep-none" => None,
            _ => return None,
        };
        let table = Table::read(&position::write(&self.game, state));
        let situation = Situation::new(&self.oracle, &table, seat.letter())?;
        let walker = situation.walker()?;
        Some(match fare {
            Some(fare) => situation.arrived(&walker, place(slot), fare),
            None => walker,
        })
    }

    /// L4 to L15: what a step, and Mr Nightmare after it, leave on the table.
    fn compare_solo(&self, before: &State, word: &str, after: &State) {
        if self.game.rules().solo.is_none() {
            return;
        }
        let [before, after] = [before, after].map(|state| position::write(&self.game, state));
        if let Err(flaw) = self.oracle.check_solo_step(&before, word, &after) {
            panic!("{flaw}\nafter {word} on\n{before}\n{after}");
        }
    }

    fn compare_walk(
        &mut self,
        before: &State,
        state: &State,
        seat: Seat,
        expected: Option<Walker>,
    ) {
        let Some(mut expected) = expected else { return };
        let text = position::write(&self.game, state);
        let table = Table::read(&text);
        // D7: since version 2 of the rules a completion restarts the track.
        let [piled, more] = [before, state].map(|state| state.table().players[seat].pile.len());
        if self.game.version() >= 2 && more > piled {
            self.restarts += u64::from(expected.restart());
        }
        let found = Situation {
            oracle: &self.oracle,
            table: &table,
            seat: seat.letter(),
            me: table.player(seat.letter()),
            moment: Moment::OnATree,
        }
        .walker();
        assert_eq!(found, Some(expected), "seat {seat}\n{text}");
    }

    /// Ends and stops seldom, so that boards grow; walks, plants and uses
    /// powers often, since the rules are richest there.
    fn choose(&mut self, state: &State, seat: Seat) -> Action {
        let dull = ["end", "stop", "no-draw", "keep-none"];
        let rich = ["enter", "step:", "free:", "tree:", "!", ">w", "keep:"];
        self.game.legal_actions(state, seat, &mut self.choices);
        let all: Vec<Action> = self.choices.to_vec();
        let mood = self.random.below(10);
        let suits = |action: &Action| {
            let word = self.word(*action);
            match mood {
                0 => true,
                1..=4 => rich.iter().any(|sign| word.contains(sign)),
                _ => !dull.contains(&word.as_str()),
            }
        };
        let wanted: Vec<Action> = all.iter().copied().filter(suits).collect();
        let chosen = self.random.pick(&wanted);
        chosen
            .or_else(|| self.random.pick(&all))
            .unwrap_or_else(|| {
                let text = position::write(&self.game, state);
                panic!("seat {seat} is to act and has no choice\n{text}")
            })
    }
}

/// Plays numbered games by each of some rules, and compares enough.
fn compare_games(all_rules: &[String], games: u64, mut number: u64) {
    let mut compared = 0;
    for rules in all_rules {
        for _ in 0..games {
            number += 1;
            let mut game = Match::new(rules, number).expect("a playable table");
            let start = game.game.start();
            game.play(start, usize::MAX);
            compared += game.compared;
        }
    }
    assert!(
        compared > scaled(50_000) as usize,
        "only {compared} comparisons"
    );
}

#[test]
fn oracle_agrees_with_the_engine_on_random_games() {
    let tables = [
        "",
        "nightmare=yes",
        "simultaneous=yes",
        "nightmare=yes simultaneous=yes",
    ];
    let mut rules = Vec::new();
    for edition in ["prototype", "sylex", "huch"] {
        for table in tables {
            if edition == "prototype" && table.contains("simultaneous") {
                continue; // E15
            }
            rules.extend((2..=4).map(|players| format!("{edition} players={players} {table}")));
        }
    }
    compare_games(&rules, either(1, 3), 0);
}

/// L1 to L17: choices, and the whole table after every step.
#[test]
fn oracle_agrees_with_the_engine_on_solo_games() {
    let lines = [
        "troubled-nights",
        "bad-dreams",
        "cold-sweat",
        "worst-nightmares",
        "1/1/1/1/1/9",
        "3/3/3/2/3/3",
        "9/1/9/1/9/0",
    ];
    // A small box empties bag and reserves.
    let boxes = ["", "red-shards=9", "shards=6/6/6/6/6 red-shards=12"];
    let mut rules = Vec::new();
    for edition in ["prototype", "sylex", "huch"] {
        for line in lines {
            let alone = |other| format!("{edition} players=1 nightmare=yes solo={line} {other}");
            rules.extend(boxes.map(alone));
        }
    }
    compare_games(&rules, either(1, 6), 1_000);
}

/// Boards that random games seldom build, under all mixtures of house rules.
#[test]
fn oracle_agrees_with_the_engine_on_dreamt_boards() {
    let content = starter();
    let mut dreamt = 0_u64;
    for number in 0..scaled(2_000) {
        let (rules, text) = Dream::numbered(&content, number);
        let Some(mut game) = Match::new(&rules, number) else {
            continue;
        };
        if let Some(state) = game.state(&text) {
            game.play(state, 12);
            dreamt += 1;
        }
    }
    assert!(dreamt > scaled(700), "only {dreamt} dreams could be played");
}

/// D7: ways over land with cards to complete on them, which random games seldom have.
#[test]
fn oracle_agrees_with_the_engine_on_completions_over_land() {
    let mut restarts = 0;
    for number in 0..scaled(600) {
        let edition = ["prototype", "sylex", "huch"][number as usize / 3 % 3];
        let rules = format!("{edition} players=2");
        let mut game = Match::new(&rules, number).expect("a playable table");
        let pack = game.game.pack_text();
        let text = format!(
            "dreamscape position 1\nrules: {rules}\npack: {pack}\n\nseat A\nhands: gbww\n\
             front: hermits-tree=u clay-path quiet-meadow\npile: cairn=y\nboard:\n  \
             .  .  .  .  .\n  .  .  .  .  .\n  .  g  b  .  .\n  g^ b  b  g  .\n  .  b  b@ .  .\n"
        );
        let state = game.state(&text).expect("a sound position");
        game.play(state, 12);
        restarts += game.restarts;
    }
    assert!(
        restarts > scaled(30),
        "only {restarts} tracks were restarted"
    );
}

/// Nights that random solo games seldom see.
#[test]
fn oracle_agrees_with_the_engine_on_dreamt_nights() {
    let content = starter();
    let (mut dreamt, mut thefts) = (0_u64, 0_u64);
    for number in 0..scaled(2_000) {
        let (rules, text) = solo::dream::numbered(&content, number);
        let Some(mut game) = Match::new(&rules, number) else {
            continue;
        };
        if let Some(state) = game.state(&text) {
            thefts += u64::from(text.contains("pending: theft"));
            game.play(state, 30);
            dreamt += 1;
        }
    }
    assert!(
        dreamt > scaled(1_000),
        "only {dreamt} dreams could be played"
    );
    assert!(thefts > scaled(100), "only {thefts} began with a theft");
}
