//! Lessons, and the rules by id and edition.

use leptos::prelude::*;
use texts::Phrase;

/// The page.
pub fn learn_page() -> AnyView {
    super::soon(Phrase::Learn)
}
