//! Marks on the boards: what a line of the journal speaks of.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::Element;

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

fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|index| found.item(index)?.dyn_into().ok())
        .collect()
}
