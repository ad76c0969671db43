//! Refusals in words for a player (engine contract 8).

use lucid_dreamscape::rules::DreamerOnRed;
use lucid_dreamscape::{Dreamscape, Refusal, STACK_ROOM, Subject};

use crate::Texts;
use crate::words::Words;

impl Texts {
    /// Why an action is refused; the rule's id is [`Refusal::rule`].
    pub fn refusal(&self, game: &Dreamscape, refusal: Refusal) -> String {
        let words = about(Words::new(self, game), refusal.subject());
        let entry = game.content().grid().entry();
        let words = match refusal {
            Refusal::FirstOnEntry(_) => words.slot_as("entry", entry),
            Refusal::EntryBlocked => words.slot_as("entry", entry).with("red", red(game)),
            Refusal::StackFull(_) => words.with("most", STACK_ROOM),
            _ => words,
        };
        words.say(&format!("refusal-{}", refusal.key()))
    }
}

/// What a refusal speaks of.
fn about<'a>(words: Words<'a>, subject: Subject) -> Words<'a> {
    match subject {
        Subject::Nothing => words,
        Subject::Colour(colour) => words.colour(colour),
        Subject::Slot(slot) => words.slot(slot),
        Subject::Location(location) => words.at(location).to(location),
        Subject::Link(link) => words.link(link),
        Subject::Card(card) => words.card(card),
        // A key, not a name: the sentence differs from power to power.
        Subject::Power(power) => words.with("power", power.name()),
    }
}

/// Whether red bars the Dreamer's way; nobody hears of red who plays without it.
fn red(game: &Dreamscape) -> &'static str {
    let rules = game.rules();
    match rules.dreamer_on_red {
        DreamerOnRed::Never if rules.nightmare => "barred",
        DreamerOnRed::Never | DreamerOnRed::Costs => "other",
    }
}
