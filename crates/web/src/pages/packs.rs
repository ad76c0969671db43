//! Cards and tiles to look through, and pack files with their problems.

use leptos::prelude::*;
use texts::Phrase;

/// The page.
pub fn packs_page() -> AnyView {
    super::soon(Phrase::Packs)
}
