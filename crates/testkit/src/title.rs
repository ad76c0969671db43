//! What tests of all titles ask of a title.

use std::fmt::Debug;

use lucid_packs::TitleGame;
use lucid_tabletop::record::{Header, Record};

use crate::Lawful;

/// A title with its variants and its packs.
pub trait Title: Lawful + Debug + TitleGame {
    /// Every way to play that differs in its rules.
    fn variants() -> Vec<Self::Rules>;

    /// The rules by which the most people can play with any sound pack.
    fn largest() -> Self::Rules;

    /// What kept records were played with, unless it was a built-in pack.
    fn content_of_records() -> Self::Content;

    /// A game with the pack that most tests use.
    ///
    /// # Panics
    /// When the rules cannot be played.
    fn with_rules(rules: Self::Rules) -> Self;

    /// A game with the rehearsal pack, in which rare things happen all the time.
    ///
    /// # Panics
    /// When the rules cannot be played.
    fn rehearsal(rules: Self::Rules) -> Self;

    /// The game that a record was played with: its pack, or that of the tests, and its
    /// version of the rules.
    ///
    /// # Panics
    /// When there is no such game.
    fn of_record(record: &Record) -> Self {
        let Header {
            version,
            rules,
            pack,
            ..
        } = &record.header;
        let rules = rules.parse().expect("readable rules");
        let (id, hash) = pack.split_once(' ').expect("a pack has an id and a hash");
        let built_in = lucid_packs::built_in_pack::<Self::Content>(id, hash);
        let content = built_in.map_or_else(Self::content_of_records, |pack| pack.content.clone());
        let game = Self::at_version(*version, rules, content).expect("a known version");
        game.unwrap_or_else(|_| panic!("{rules} can be played"))
    }

    /// The same game by another version of the rules.
    ///
    /// # Panics
    /// When there is no such version.
    fn by_version(&self, version: u16) -> Self {
        let content = self.pack_content().clone();
        let game = Self::at_version(version, *self.ruleset(), content).expect("a known version");
        game.unwrap_or_else(|_| panic!("{} can be played", self.ruleset()))
    }

    /// The key of a refusal's sentence.
    fn key(refusal: &Self::Refusal) -> &'static str;

    /// The rules of a position, if it is one of this title.
    fn rules_of_position(text: &str) -> Option<Self::Rules>;

    /// A game with each pack that tests use; none if the rules cannot be played.
    fn with_every_pack(rules: Self::Rules) -> Vec<Self>;

    /// Five bytes as an action, legal or not, also of things that do not exist.
    fn any_action(bytes: [u8; 5]) -> Self::Action;
}

/// Every variant with both packs.
pub fn games<G: Title>() -> impl Iterator<Item = (G::Rules, [G; 2])> {
    let both = |rules| (rules, [G::with_rules(rules), G::rehearsal(rules)]);
    G::variants().into_iter().map(both)
}

/// A test for each title of each generic function: `test_every_title!(a_law, another)`
/// calls `a_law::<G>()`.
#[macro_export]
macro_rules! test_every_title {
    ($($test:ident),+ $(,)?) => {
        $crate::every_title! { [$crate::title_tests] $($test)+ }
    };
}

/// The tests of [`test_every_title!`], a module for each title.
#[doc(hidden)]
#[macro_export]
macro_rules! title_tests {
    ([$($test:ident)+]) => {};
    ([$($test:ident)+] ($Id:ident $module:ident $Game:ty) $($more:tt)*) => {
        mod $module {
            $(#[test]
            fn $test() {
                super::$test::<$Game>();
            })+
        }
        $crate::title_tests! { [$($test)+] $($more)* }
    };
}
