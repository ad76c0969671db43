//! A recorded game, step by step.

use leptos::prelude::*;
use texts::Phrase;

/// The page.
pub fn replay_page() -> AnyView {
    super::soon(Phrase::Replays)
}
