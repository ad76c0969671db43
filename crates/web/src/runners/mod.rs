//! The table of Dream Runners.

use leptos::prelude::*;
use texts::Phrase;

/// The table with an id, or why there is none.
pub fn runners_table(_id: &str) -> AnyView {
    crate::pages::soon(Phrase::Begin)
}
