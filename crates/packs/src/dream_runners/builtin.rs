//! The packs for Dream Runners that are compiled in, and a template for new ones.

use std::sync::LazyLock;

use lucid_dream_runners::Content;

use crate::builtin::{Retired, TitleContent, read_built_in, read_retired};
use crate::{DreamRunnersPack, Pack, TitleId};

/// The text of the built-in pack for Dream Runners.
pub const DREAM_RUNNERS: &str = include_str!("../../packs/dream-runners/lucid.toml");

/// The built-in pack for Dream Runners.
///
/// # Panics
/// If it is not sound, which a test rules out.
///
/// ```
/// let content = &lucid_packs::dream_runners().content;
/// assert_eq!((content.tiles().len(), content.neutral().len()), (24, 24));
/// ```
pub fn dream_runners() -> &'static DreamRunnersPack {
    static PACK: LazyLock<DreamRunnersPack> = LazyLock::new(read_built_in);
    &PACK
}

impl TitleContent for Content {
    const TITLE: TitleId = TitleId::DreamRunners;
    const BUILT_IN: &'static str = DREAM_RUNNERS;
    const RETIRED: Retired = &[(
        "8eb2e628f04f80c4",
        include_str!("../../packs/retired/dream-runners-8eb2e628f04f80c4.toml"),
    )];
    const TEMPLATE: &'static str = include_str!("../../templates/dream-runners.toml");

    fn built_in_pack() -> &'static DreamRunnersPack {
        dream_runners()
    }

    fn retired_packs() -> &'static [DreamRunnersPack] {
        static PACKS: LazyLock<Vec<DreamRunnersPack>> = LazyLock::new(read_retired);
        &PACKS
    }

    fn hash(&self) -> &str {
        self.hash()
    }

    fn into_pack(pack: DreamRunnersPack) -> Pack {
        Pack::DreamRunners(pack)
    }

    fn of_pack(pack: &Pack) -> Option<&DreamRunnersPack> {
        match pack {
            Pack::DreamRunners(pack) => Some(pack),
            _ => None,
        }
    }
}

#[cfg(test)]
#[test]
fn the_built_in_packs_are_those_that_records_name() {
    crate::builtin::tests::check::<Content>("519a43cf47e3ff5b", "8eb2e628f04f80c4");
}
