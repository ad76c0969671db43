//! A position of Dream Runners that a test plays on.
//!
//! ```
//! use testkit::runners::Scene;
//!
//! let mut scene = Scene::new("players=2", "tile: cool-pillow");
//! scene.play("A", "set-1-one@c3 lock");
//! scene.refused("A", "clear", "R2");
//! assert_eq!(scene.seat_line("A", "coins"), "3");
//! ```

use std::fmt::Write as _;

use dream_runners::{Content, DreamRunners, Event, Refusal, Rules, State, View, position};
use tabletop::record::EXPIRY;
use tabletop::{Choices, Game, Seat, ToAct};

/// A game in the middle, for tests.
#[derive(Debug)]
pub struct Scene {
    game: DreamRunners,
    state: State,
    /// Everything that has happened since the scene began.
    pub events: Vec<Event>,
}

impl Scene {
    /// A position with the built-in pack; the header is added.
    ///
    /// What is left out has its default: round 1, everybody composing, with what
    /// they start with.
    ///
    /// # Panics
    /// When the rules or the position are wrong, with the reason.
    #[track_caller]
    pub fn new(rules: &str, position: &str) -> Scene {
        let content = packs::dream_runners().content.clone();
        Scene::with_pack(content, rules, position)
    }

    /// A position with a pack of its own.
    ///
    /// # Panics
    /// When the rules or the position are wrong, with the reason.
    #[track_caller]
    pub fn with_pack(content: Content, rules: &str, position: &str) -> Scene {
        let game = playable(rules, content);
        let mut text = format!("dream-runners position 1\nrules: {}\n", game.rules());
        let lines = position.lines().map(str::trim);
        for line in lines.filter(|line| !line.is_empty()) {
            let _ = writeln!(text, "{line}");
        }
        let state = position::parse(&game, &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        Scene {
            game,
            state,
            events: Vec::new(),
        }
    }

    /// A game before its first step, with the built-in pack.
    #[track_caller]
    pub fn start(rules: &str) -> Scene {
        let game = playable(rules, packs::dream_runners().content.clone());
        let state = game.start();
        Scene {
            game,
            state,
            events: Vec::new(),
        }
    }

    /// The game that the scene belongs to.
    pub fn game(&self) -> &DreamRunners {
        &self.game
    }

    /// The present state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What a seat sees, or a spectator with `"-"`.
    pub fn view(&self, viewer: &str) -> View {
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
    pub fn play(&mut self, seat: &str, words: &str) -> &mut Scene {
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
                    let rule = refusal.rule();
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
    pub fn refused(&mut self, seat: &str, word: &str, rule: &str) -> Refusal {
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
            refusal.rule(),
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

    /// Checks what a seat has: `serenity=13 stars=0 coins=2 keys=0 fragments=-`;
    /// what is not named is not looked at.
    #[track_caller]
    pub fn has(&self, seat: &str, expected: &str) -> &Scene {
        for word in expected.split_whitespace() {
            let (name, value) = word.split_once('=').expect("name=value");
            let value = if value == "-" { "" } else { value };
            assert_eq!(
                self.seat_line(seat, name),
                value,
                "{name} of {seat}\n{self}"
            );
        }
        self
    }

    /// A seat's board, a line for each row that is not empty.
    pub fn board(&self, seat: &str) -> String {
        let mut drawn = String::new();
        let view = self.view(seat);
        let draft = view.own_draft().copied().unwrap_or_default();
        position::write_board(&self.game, &draft, &mut drawn);
        drawn
    }

    /// A line of the position's text for the table, such as `tile` or `face-up`.
    pub fn line(&self, name: &str) -> String {
        let text = self.to_string();
        let table = text.split("\nseat ").next().unwrap_or("");
        find_line(table, name)
    }

    /// A line of the position's text for a seat, such as `coins` or `draft`.
    pub fn seat_line(&self, seat: &str, name: &str) -> String {
        let text = self.to_string();
        let part = text
            .split("\nseat ")
            .find(|part| part.starts_with(seat))
            .unwrap_or("");
        find_line(part, name)
    }
}

#[track_caller]
fn playable(rules: &str, content: Content) -> DreamRunners {
    let rules: Rules = rules.parse().unwrap_or_else(|error| panic!("{error}"));
    DreamRunners::new(rules, content).unwrap_or_else(|error| panic!("{error:?}"))
}

fn find_line(text: &str, name: &str) -> String {
    let start = format!("{name}: ");
    text.lines()
        .find_map(|line| line.strip_prefix(&start))
        .unwrap_or("")
        .to_owned()
}

#[track_caller]
fn seat_of(letter: &str) -> Seat {
    letter
        .parse()
        .unwrap_or_else(|_| panic!("{letter} is no seat"))
}

/// The whole position as text.
impl std::fmt::Display for Scene {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&position::write(&self.game, &self.state))
    }
}
