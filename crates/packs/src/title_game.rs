//! A title as all crates play it.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use lucid_tabletop::Game;

use crate::TitleContent;

/// A game that is made of a ruleset and the content of a pack.
///
/// ```
/// use lucid_packs::{TitleContent, TitleGame};
///
/// /// The game of some rules with the built-in pack.
/// fn usual<G: TitleGame>(rules: &str) -> Option<G> {
///     let content = G::Content::built_in_pack().content.clone();
///     G::with_content(rules.parse().ok()?, content).ok()
/// }
///
/// let game: lucid_dream_runners::DreamRunners = usual("players=3").unwrap();
/// assert_eq!(game.ruleset().players, 3);
/// ```
pub trait TitleGame: Game + Sized {
    /// Its ruleset, which reads and prints as in records.
    type Rules: Copy + PartialEq + Display + FromStr<Err: Debug + Display> + Send + Sync + 'static;
    /// What it is played with.
    type Content: TitleContent;
    /// Why a ruleset cannot be played.
    type Unplayable: Copy + Display + Send + Sync + 'static;

    /// The versions of the rules that records are replayed with.
    const VERSIONS: &'static [u16];

    /// The game by the rules of a version; nothing if there is no such version.
    fn at_version(
        version: u16,
        rules: Self::Rules,
        content: Self::Content,
    ) -> Option<Result<Self, Vec<Self::Unplayable>>>;

    /// The game by the present rules.
    ///
    /// # Errors
    /// Why the rules cannot be played with the content.
    fn with_content(
        rules: Self::Rules,
        content: Self::Content,
    ) -> Result<Self, Vec<Self::Unplayable>> {
        let game = Self::at_version(Self::RULES_VERSION, rules, content);
        game.expect("the present version is known")
    }

    /// The rules that it is played by.
    fn ruleset(&self) -> &Self::Rules;

    /// What it is played with.
    fn pack_content(&self) -> &Self::Content;

    /// The number of players under some rules.
    fn players(rules: &Self::Rules) -> u8;
}

/// What the packs of a title hold.
pub type ContentOf<G> = <G as TitleGame>::Content;
