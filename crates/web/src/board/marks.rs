//! Marks on the boards: the places that a journal line mentions.

use leptos::prelude::*;
use web_sys::Element;

use super::cell::within;

/// Marks these places, and no others.
pub(crate) fn mark(places: &[String]) {
    for marked in all(".spoken-of") {
        let _ = marked.class_list().remove_1("spoken-of");
    }
    for place in places {
        for found in all(&format!(
            "[data-place=\"{place}\"], [data-also=\"{place}\"]"
        )) {
            let _ = found.class_list().add_1("spoken-of");
        }
    }
}

/// Marks what selectors find, and nothing else.
pub(crate) fn mark_at(selectors: &[String]) {
    mark(&[]);
    for found in selectors.iter().flat_map(|selector| all(selector)) {
        let _ = found.class_list().add_1("spoken-of");
    }
}

fn all(selector: &str) -> Vec<Element> {
    let root = document().document_element();
    root.map_or_else(Vec::new, |root| within(&root, selector))
}
