//! Mr Nightmare at a real table, by touch.

use leptos::prelude::*;
use texts::Phrase;

/// The page.
pub fn companion_page() -> AnyView {
    super::soon(Phrase::Companion)
}
