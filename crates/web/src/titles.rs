//! What the client knows of each title: one trait for all, one folder each.

pub mod dream_runners;
pub mod dreamscape;

use lucid_bots::dreamscape::planner::Clock;
use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_tabletop::Seat;
use lucid_texts::Texts;

use crate::bots::{self, BotTitle as _};
use crate::content::{self, PackContent};
use crate::saved::Saved;
use crate::setup::{AnySetup, GameSetup, SetupRules};
use crate::storage::Storage;
use crate::table::{LocalTable, TableGame};

/// The setup of a title's games.
pub type SetupOf<G> = GameSetup<<G as ClientTitle>::Rules, <G as TableGame>::Level>;

/// The name of each seat.
pub type Names<'a> = &'a dyn Fn(Seat) -> String;

/// A title as the client plays it: how its games are made, and how they are told.
pub trait ClientTitle: TableGame {
    /// What can be set before a game.
    type Rules: SetupRules;

    /// What it is played with.
    type Content: PackContent;

    /// The game; nothing if the content cannot be played with these rules.
    fn with_content(rules: Self::Rules, content: Self::Content) -> Option<Self>;

    /// What the game is played with.
    fn pack_content(&self) -> &Self::Content;

    /// The game with some rules and the pack with a hash, or the built-in one; nothing
    /// if it cannot be played, or if the pack is not kept here.
    fn with_pack(storage: &dyn Storage, rules: Self::Rules, pack: Option<&str>) -> Option<Self> {
        let content = match pack {
            Some(hash) => content::named::<Self::Content>(storage, hash)?.content,
            None => Self::Content::built_in().content.clone(),
        };
        Self::with_content(rules, content)
    }

    /// A setup of this title among those of all titles.
    fn any_setup(setup: SetupOf<Self>) -> AnySetup;

    /// The setup, if it is one of this title.
    fn own_setup(setup: &AnySetup) -> Option<&SetupOf<Self>>;

    /// An event in words.
    fn event_text(&self, texts: &Texts, names: Names<'_>, event: &Self::Event) -> String;

    /// Why something is not possible, in words.
    fn refusal_text(&self, texts: &Texts, refusal: Self::Refusal) -> String;

    /// Whether a screen reader announces the event when it happens.
    fn is_announced(event: &Self::Event) -> bool;

    /// Whether the page pauses after the event, so that people can follow.
    fn takes_a_moment(_event: &Self::Event) -> bool {
        false
    }

    /// A state as text.
    fn write_position(&self, state: &Self::State) -> String;

    /// Reads a state that [`ClientTitle::write_position`] wrote.
    ///
    /// # Errors
    /// What is wrong with it.
    fn parse_position(&self, text: &str) -> Result<Self::State, String>;

    /// The game of a position with some content, and its state.
    ///
    /// # Errors
    /// What is wrong with the position.
    fn at_position(text: &str, content: Self::Content) -> Result<(Self, Self::State), String> {
        let rules = text.lines().find_map(|line| line.strip_prefix("rules: "));
        let rules = rules.and_then(|rules| rules.parse().ok());
        let rules = rules.ok_or("the rules cannot be read")?;
        let game = Self::with_content(rules, content).ok_or("the rules cannot be played")?;
        let state = game.parse_position(text)?;
        Ok((game, state))
    }

    /// Restores what a kept game knows beside its record.
    fn restore(_table: &mut LocalTable<Self>, _saved: &Saved) {}
}

/// The answer to a question, whatever its title; nothing if it makes no sense.
pub fn answer(question: &str, clock: Clock) -> Option<String> {
    match question.strip_prefix(DreamRunners::PREFIX) {
        Some(question) => bots::answer::<DreamRunners>(question, clock),
        None => bots::answer::<Dreamscape>(question, clock),
    }
}

/// A pack in the plain form.
pub fn plain_text(pack: &lucid_packs::Pack) -> String {
    match pack {
        lucid_packs::Pack::Dreamscape(pack) => pack.content.write_plain(&pack.about),
        lucid_packs::Pack::DreamRunners(pack) => pack.content.write_plain(&pack.about),
    }
}

#[cfg(test)]
mod tests {
    use crate::bots::Question;

    #[test]
    fn nonsense_has_no_answer() {
        for text in [
            "",
            "random A 1",
            "random A 1\nposition",
            "clever A 1\n",
            "hint A",
            "hint A 5\nx",
            "review A 0\nx",
            "review A\n",
            "runners A",
            "runners hint A",
            "runners hint A 5\nx",
            "runners review A 0\nx",
        ] {
            assert_eq!(Question::from_text(text.to_owned()).answer(), None);
        }
    }
}
