//! A position that a test plays on: drawn as text, moved by notation.

use std::fmt::{self, Write as _};

use lucid_tabletop::record::EXPIRY;
use lucid_tabletop::{Choices, Seat, ToAct};

use crate::Lawful;

/// A game in the middle, for tests.
#[derive(Debug)]
pub struct Scene<G: Lawful> {
    pub(crate) game: G,
    pub(crate) state: G::State,
    /// Everything that has happened since the scene began.
    pub events: Vec<G::Event>,
}

impl<G: Lawful> Scene<G> {
    /// A position of any game, such as one with a pack of its own; the header is
    /// added.
    ///
    /// # Panics
    /// When the position is wrong, with the reason.
    #[track_caller]
    pub fn of(game: G, position: &str) -> Scene<G> {
        let mut text = format!(
            "{} position 1\nrules: {}\nversion: {}\n",
            G::NAME,
            game.rules_text(),
            game.version()
        );
        let lines = position.lines().map(str::trim);
        for line in lines.filter(|line| !line.is_empty()) {
            let _ = writeln!(text, "{line}");
        }
        let state = game
            .parse_position(&text)
            .unwrap_or_else(|error| panic!("{error}\n{text}"));
        Scene {
            game,
            state,
            events: Vec::new(),
        }
    }

    /// A game before its first step.
    pub fn before(game: G) -> Scene<G> {
        let state = game.start();
        Scene {
            game,
            state,
            events: Vec::new(),
        }
    }

    /// The game that the scene belongs to.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The present state.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What a seat sees, or a spectator with `"-"`.
    pub fn view(&self, viewer: &str) -> G::View {
        self.game.view(&self.state, viewer.parse().ok())
    }

    /// Who moves the game on: seats such as `"AB"`, `"chance"` or `"over"`.
    pub fn to_act(&self) -> String {
        match self.game.to_act(&self.state) {
            ToAct::Seats(seats) => seats.to_string(),
            ToAct::Chance => "chance".to_owned(),
            ToAct::Over => "over".to_owned(),
        }
    }

    /// Plays words in order: actions of the seat, chance where a word begins
    /// with `?`, and `!time` for the driver's clock.
    ///
    /// # Panics
    /// When one of them is refused or impossible.
    #[track_caller]
    pub fn play(&mut self, seat: &str, words: &str) -> &mut Scene<G> {
        let seat = seat_of(seat);
        for word in words.split_whitespace() {
            if word == EXPIRY {
                assert!(self.game.may_expire(&self.state), "no time runs\n{self}");
                self.game.expire(&mut self.state, &mut self.events);
            } else if word.starts_with('?') {
                let chance = self.game.parse_chance(word);
                let chance = chance.unwrap_or_else(|| panic!("{word} is no chance outcome"));
                let weight = self.game.chance_weight(&self.state, chance);
                assert!(weight > 0, "{word} is impossible\n{self}");
                self.game.resolve(&mut self.state, chance, &mut self.events);
            } else {
                let action = self.game.parse_action(word);
                let action = action.unwrap_or_else(|| panic!("{word} is no action"));
                let played = self
                    .game
                    .play(&mut self.state, seat, action, &mut self.events);
                if let Err(refusal) = played {
                    let rule = self.game.rule(&refusal);
                    panic!("{seat} {word} is refused by {rule}: {refusal:?}\n{self}");
                }
            }
        }
        self
    }

    /// Makes sure that an action is refused by a rule, and changes nothing.
    ///
    /// # Panics
    /// When it plays, or another rule refuses it.
    #[track_caller]
    pub fn refused(&mut self, seat: &str, word: &str, rule: &str) -> G::Refusal {
        let action = self.game.parse_action(word);
        let action = action.unwrap_or_else(|| panic!("{word} is no action"));
        let before = self.state.clone();
        let played = self
            .game
            .play(&mut self.state, seat_of(seat), action, &mut ());
        let refusal = match played {
            Ok(()) => panic!("{word} plays, though {rule} should refuse it\n{self}"),
            Err(refusal) => refusal,
        };
        assert_eq!(
            self.game.rule(&refusal),
            rule,
            "{word} is refused by another rule: {refusal:?}\n{self}"
        );
        assert!(self.state == before, "a refusal changes nothing");
        refusal
    }

    /// The legal actions of a seat that begin with something, sorted, in one line.
    pub fn legal(&self, seat: &str, beginning: &str) -> String {
        let mut choices = Choices::new();
        self.game
            .legal_actions(&self.state, seat_of(seat), &mut choices);
        let mut words: Vec<String> = choices
            .iter()
            .map(|action| {
                let mut word = String::new();
                self.game.write_action(*action, &mut word);
                word
            })
            .filter(|word| word.starts_with(beginning))
            .collect();
        words.sort();
        words.join(" ")
    }

    /// The outcomes of the awaited chance step with their weights, in one line.
    pub fn chances(&self) -> String {
        let mut words = Vec::new();
        self.game.chance_outcomes(&self.state, |chance, weight| {
            let mut word = String::new();
            self.game.write_chance(chance, &mut word);
            words.push(format!("{word}×{weight}"));
        });
        words.join(" ")
    }

    /// A line of the position's text for the table.
    pub fn line(&self, name: &str) -> String {
        let text = self.to_string();
        let table = text.split("\nseat ").next().unwrap_or("");
        find_line(table, name)
    }

    /// A line of the position's text for a seat.
    pub fn seat_line(&self, seat: &str, name: &str) -> String {
        let text = self.to_string();
        let part = text
            .split("\nseat ")
            .find(|part| part.starts_with(seat))
            .unwrap_or("");
        find_line(part, name)
    }
}

fn find_line(text: &str, name: &str) -> String {
    let start = format!("{name}: ");
    text.lines()
        .find_map(|line| line.strip_prefix(&start))
        .unwrap_or("")
        .to_owned()
}

#[track_caller]
pub(crate) fn seat_of(letter: &str) -> Seat {
    letter
        .parse()
        .unwrap_or_else(|_| panic!("{letter} is no seat"))
}

/// The whole position as text.
impl<G: Lawful> fmt::Display for Scene<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.game.position(&self.state))
    }
}
