//! The packs for Dreamscape that are compiled in, and a template for new ones.

use std::sync::LazyLock;

use lucid_dreamscape::Content;

use crate::builtin::{Retired, TitleContent, read_built_in, read_retired};
use crate::{DreamscapePack, Pack, TitleId};

/// The text of the built-in pack for Dreamscape.
pub const DREAMSCAPE: &str = include_str!("../../packs/dreamscape/lucid.toml");

/// The built-in pack for Dreamscape.
///
/// # Panics
/// If it is not sound, which a test rules out.
///
/// ```
/// let pack = lucid_packs::dreamscape();
/// assert_eq!((pack.about.id.as_str(), pack.about.name.en.as_str()), ("lucid", "Lucid Dreams"));
/// assert!(pack.advice.is_empty());
/// ```
pub fn dreamscape() -> &'static DreamscapePack {
    static PACK: LazyLock<DreamscapePack> = LazyLock::new(read_built_in);
    &PACK
}

impl TitleContent for Content {
    const TITLE: TitleId = TitleId::Dreamscape;
    const BUILT_IN: &'static str = DREAMSCAPE;
    const RETIRED: Retired = &[(
        "3745f94612f52a87",
        include_str!("../../packs/retired/dreamscape-3745f94612f52a87.toml"),
    )];
    const TEMPLATE: &'static str = include_str!("../../templates/dreamscape.toml");

    fn built_in_pack() -> &'static DreamscapePack {
        dreamscape()
    }

    fn retired_packs() -> &'static [DreamscapePack] {
        static PACKS: LazyLock<Vec<DreamscapePack>> = LazyLock::new(read_retired);
        &PACKS
    }

    fn hash(&self) -> &str {
        self.hash()
    }

    fn into_pack(pack: DreamscapePack) -> Pack {
        Pack::Dreamscape(pack)
    }

    fn of_pack(pack: &Pack) -> Option<&DreamscapePack> {
        match pack {
            Pack::Dreamscape(pack) => Some(pack),
            _ => None,
        }
    }
}

#[cfg(test)]
#[test]
fn the_built_in_packs_are_those_that_records_name() {
    crate::builtin::tests::check::<Content>("c2bd17c9771dcdd4", "3745f94612f52a87");
}
