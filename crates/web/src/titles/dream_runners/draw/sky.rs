//! What is behind the dream: the sky of the Dreamworld, for both games are
//! dreamt under the same one.

use crate::dreamscape::draw::sky::of_world;

/// The sheets of the sky, as markup of a page.
pub fn sky() -> String {
    of_world()
        .iter()
        .map(crate::dreamscape::draw::El::markup)
        .collect()
}
