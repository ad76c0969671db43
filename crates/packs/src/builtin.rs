//! The packs that are compiled in, and templates for new ones.

use std::sync::LazyLock;

use crate::{DreamRunnersPack, DreamscapePack, Game, Pack, read};

/// The text of the built-in pack for Dreamscape.
pub const DREAMSCAPE: &str = include_str!("../packs/dreamscape/lucid.toml");

/// The text of the built-in pack for Dream Runners.
pub const DREAM_RUNNERS: &str = include_str!("../packs/dream-runners/lucid.toml");

/// The built-in pack for Dreamscape.
///
/// # Panics
/// When it is not sound, which a test rules out.
///
/// ```
/// let pack = lucid_packs::dreamscape();
/// assert_eq!((pack.about.id.as_str(), pack.about.name.en.as_str()), ("lucid", "Lucid Dreams"));
/// assert!(pack.advice.is_empty());
/// ```
pub fn dreamscape() -> &'static DreamscapePack {
    static PACK: LazyLock<DreamscapePack> =
        LazyLock::new(|| match read("dreamscape/lucid.toml", DREAMSCAPE) {
            Ok(Pack::Dreamscape(pack)) => pack,
            Ok(_) => panic!("the built-in pack is for another game"),
            Err(report) => panic!("{report}"),
        });
    &PACK
}

/// The built-in pack for Dream Runners.
///
/// # Panics
/// When it is not sound, which a test rules out.
///
/// ```
/// let content = &lucid_packs::dream_runners().content;
/// assert_eq!((content.tiles().len(), content.neutral().len()), (24, 24));
/// ```
pub fn dream_runners() -> &'static DreamRunnersPack {
    static PACK: LazyLock<DreamRunnersPack> =
        LazyLock::new(|| match read("dream-runners/lucid.toml", DREAM_RUNNERS) {
            Ok(Pack::DreamRunners(pack)) => pack,
            Ok(_) => panic!("the built-in pack is for another game"),
            Err(report) => panic!("{report}"),
        });
    &PACK
}

/// Former built-in packs by their hashes. Records and tables still name them, so
/// that none is ever changed or taken away.
type Retired = &'static [(&'static str, &'static str)];

const RETIRED_DREAMSCAPE: Retired = &[(
    "3745f94612f52a87",
    include_str!("../packs/retired/dreamscape-3745f94612f52a87.toml"),
)];

const RETIRED_DREAM_RUNNERS: Retired = &[(
    "8eb2e628f04f80c4",
    include_str!("../packs/retired/dream-runners-8eb2e628f04f80c4.toml"),
)];

/// The text of a former built-in pack for Dreamscape, by its hash.
pub fn retired_dreamscape(hash: &str) -> Option<&'static str> {
    with_hash(RETIRED_DREAMSCAPE, hash)
}

/// The text of a former built-in pack for Dream Runners, by its hash.
pub fn retired_dream_runners(hash: &str) -> Option<&'static str> {
    with_hash(RETIRED_DREAM_RUNNERS, hash)
}

/// Whether a hash belongs to a former built-in pack.
///
/// ```
/// assert!(lucid_packs::is_retired("3745f94612f52a87"));
/// assert!(!lucid_packs::is_retired(lucid_packs::dreamscape().content.hash()));
/// ```
pub fn is_retired(hash: &str) -> bool {
    retired_dreamscape(hash).is_some() || retired_dream_runners(hash).is_some()
}

fn with_hash(retired: Retired, hash: &str) -> Option<&'static str> {
    let found = retired.iter().find(|(known, _)| *known == hash);
    found.map(|(_, text)| *text)
}

/// The hash of the first built-in pack of a game.
pub fn first_hash(game: Game) -> &'static str {
    let (retired, current) = match game {
        Game::Dreamscape => (RETIRED_DREAMSCAPE, dreamscape().content.hash()),
        Game::DreamRunners => (RETIRED_DREAM_RUNNERS, dream_runners().content.hash()),
    };
    retired.first().map_or(current, |(hash, _)| hash)
}

/// The built-in pack for Dreamscape with an id and a hash, either the current one or
/// a former one, so that old records can be replayed after the pack has changed.
///
/// # Panics
/// When one of them is not sound, which a test rules out.
///
/// ```
/// let current = lucid_packs::dreamscape();
/// let first = lucid_packs::first_hash(lucid_packs::Game::Dreamscape);
/// // A record names the pack that it was played with; this finds it.
/// assert!(lucid_packs::dreamscape_pack("lucid", current.content.hash()).is_some());
/// assert!(lucid_packs::dreamscape_pack("lucid", first).is_some());
/// assert!(lucid_packs::dreamscape_pack("lucid", "0000000000000000").is_none());
/// ```
pub fn dreamscape_pack(id: &str, hash: &str) -> Option<&'static DreamscapePack> {
    static RETIRED: LazyLock<Vec<DreamscapePack>> = LazyLock::new(|| {
        retired(RETIRED_DREAMSCAPE, |pack| match pack {
            Pack::Dreamscape(pack) => Some(pack),
            Pack::DreamRunners(_) => None,
        })
    });
    let fits = |pack: &&DreamscapePack| pack.about.id == id && pack.content.hash() == hash;
    let current = Some(dreamscape()).filter(fits);
    current.or_else(|| RETIRED.iter().find(fits))
}

/// The built-in pack for Dream Runners with an id and a hash, as
/// [`dreamscape_pack`].
///
/// # Panics
/// When one of them is not sound, which a test rules out.
pub fn dream_runners_pack(id: &str, hash: &str) -> Option<&'static DreamRunnersPack> {
    static RETIRED: LazyLock<Vec<DreamRunnersPack>> = LazyLock::new(|| {
        retired(RETIRED_DREAM_RUNNERS, |pack| match pack {
            Pack::DreamRunners(pack) => Some(pack),
            Pack::Dreamscape(_) => None,
        })
    });
    let fits = |pack: &&DreamRunnersPack| pack.about.id == id && pack.content.hash() == hash;
    let current = Some(dream_runners()).filter(fits);
    current.or_else(|| RETIRED.iter().find(fits))
}

/// Reads former built-in packs; `of_the_game` takes out those of one game.
fn retired<T>(packs: Retired, of_the_game: impl Fn(Pack) -> Option<T>) -> Vec<T> {
    let one = |(hash, text): &(&str, &str)| match read(hash, text) {
        Ok(pack) => of_the_game(pack).expect("a retired pack stands in the list of its game"),
        Err(report) => panic!("{report}"),
    };
    packs.iter().map(one).collect()
}

/// A commented pack to start from: it can be played as it is.
///
/// ```
/// for game in lucid_packs::Game::ALL {
///     let pack = lucid_packs::read("new.toml", lucid_packs::template(game))?;
///     assert!(pack.advice().is_empty());
/// }
/// # Ok::<(), lucid_packs::Report>(())
/// ```
pub const fn template(game: Game) -> &'static str {
    match game {
        Game::Dreamscape => include_str!("../templates/dreamscape.toml"),
        Game::DreamRunners => include_str!("../templates/dream-runners.toml"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The hashes of the current built-in packs: records in the homes of users
    /// name them.
    const PINNED: [(Game, &str); 2] = [
        (Game::Dreamscape, "c2bd17c9771dcdd4"),
        (Game::DreamRunners, "519a43cf47e3ff5b"),
    ];

    /// The hashes of the first ones, in the order of games.
    const FIRST: [&str; 2] = ["3745f94612f52a87", "8eb2e628f04f80c4"];

    fn current(game: Game) -> (&'static str, &'static str) {
        match game {
            Game::Dreamscape => (&dreamscape().about.id, dreamscape().content.hash()),
            Game::DreamRunners => (&dream_runners().about.id, dream_runners().content.hash()),
        }
    }

    #[test]
    fn a_changed_built_in_pack_is_retired_first() {
        for (game, pinned) in PINNED {
            let name = game.name();
            let (_, hash) = current(game);
            assert_eq!(
                hash, pinned,
                "the built-in pack packs/{name}/lucid.toml has changed, and records of games \
                 with the old one would no longer replay. Copy the file as it was to \
                 crates/packs/packs/retired/{name}-{pinned}.toml, add it with its hash to the list of \
                 retired packs of its game in crates/packs/src/builtin.rs, then put the new hash \
                 {hash} here in place of the old one",
            );
        }
    }

    #[test]
    fn built_in_packs_are_found_by_id_and_hash() {
        let (id, hash) = current(Game::Dreamscape);
        assert_eq!(dreamscape_pack(id, hash), Some(dreamscape()));
        assert_eq!(dreamscape_pack("another", hash), None);
        assert_eq!(dreamscape_pack(id, "another"), None);

        let (id, hash) = current(Game::DreamRunners);
        assert_eq!(dream_runners_pack(id, hash), Some(dream_runners()));
        assert_eq!(dream_runners_pack("another", hash), None);
        assert_eq!(dream_runners_pack(id, "another"), None);
    }

    #[test]
    fn retired_packs_are_sound_and_found() {
        for (game, packs) in [
            (Game::Dreamscape, RETIRED_DREAMSCAPE),
            (Game::DreamRunners, RETIRED_DREAM_RUNNERS),
        ] {
            for (hash, text) in packs {
                let pack = read("retired", text).unwrap_or_else(|report| panic!("{report}"));
                assert_eq!(pack.game(), game, "in the list of another game");
                assert_eq!(pack.hash(), *hash, "it has been changed");
                let id = &pack.about().id;
                let (is_found, by_hash) = match game {
                    Game::Dreamscape => (
                        dreamscape_pack(id, hash).is_some(),
                        retired_dreamscape(hash),
                    ),
                    Game::DreamRunners => (
                        dream_runners_pack(id, hash).is_some(),
                        retired_dream_runners(hash),
                    ),
                };
                assert!(is_found && is_retired(hash));
                assert_eq!(by_hash, Some(*text));
            }
            assert_eq!(first_hash(game), FIRST[game as usize]);
        }
        assert!(!Game::ALL.iter().any(|game| is_retired(current(*game).1)));
        assert!(!is_retired("another"));
    }
}
