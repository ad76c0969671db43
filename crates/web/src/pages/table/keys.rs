//! Keys for the whole table, and the list of them.

use leptos::prelude::*;
use lucid_texts::Phrase;
use wasm_bindgen::JsCast as _;

use super::teller::Teller;
use super::{focus, press};
use crate::desk::Desk;
use crate::dom::{Dom, of, on_window, row, tag};
use crate::parts::{button, icon};

/// All keys and what they do.
const KEYS: [(&[&str], Phrase); 13] = [
    (&["1", "…", "9"], Phrase::KeysChoose),
    (&["Tab"], Phrase::KeysTab),
    (&["←", "↑", "↓", "→"], Phrase::KeysArrows),
    (&["Enter", "Space"], Phrase::KeysEnter),
    (&["E"], Phrase::KeysEnd),
    (&["U"], Phrase::KeysUndo),
    (&["C"], Phrase::KeysCancel),
    (&["H"], Phrase::KeysHint),
    (&["V"], Phrase::KeysView),
    (&["N", "P"], Phrase::KeysNext),
    (&["R"], Phrase::KeysAgain),
    (&["Esc"], Phrase::KeysEscape),
    (&["?"], Phrase::KeysHelp),
];

/// Listens to the keys of the table.
pub(super) fn listen(desk: Desk, teller: Teller) {
    on_window("keydown", move |event| {
        let event: &web_sys::KeyboardEvent = event.unchecked_ref();
        let open = document().query_selector("dialog[open]").ok().flatten();
        let busy = event.ctrl_key() || event.meta_key() || event.alt_key();
        if busy || open.is_some() || typing(event) {
            return;
        }
        let key = event.key();
        let telling = untrack(|| teller.is_telling());
        match key.as_str() {
            "?" => press(".table-top .keys"),
            "v" | "V" => press(".area-scape .views [aria-pressed=\"false\"]"),
            "Escape" if telling => teller.skip(),
            "n" | "N" if telling => teller.next(),
            "p" | "P" if telling => press(".story .hold"),
            _ if telling => {}
            "r" | "R" => teller.tell_again(),
            "u" | "U" => desk.undo(),
            "h" | "H" => press(".ends .hint-ask"),
            "c" | "C" => press(".lead .cancel"),
            "Escape" => {
                desk.why.set(None);
                press(".actions .stay, .parts > .btn.bare, .hint .close");
            }
            "e" | "E" => press(".ends .way-on"),
            digit if digit.len() == 1 && matches!(digit.as_bytes()[0], b'1'..=b'9') => {
                let choose = format!(".choices [data-key=\"{digit}\"]");
                match document().query_selector(".parts").ok().flatten() {
                    Some(_) => press(&format!(".parts .part:nth-child({digit})")),
                    None => press(&choose),
                }
            }
            _ => {}
        }
    });
}

/// Whether the key belongs to a field that is being filled in.
fn typing(event: &web_sys::KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
    })
}

/// The button that opens the list, and the list: a dialog of the browser, which
/// keeps the focus inside and closes with Escape.
pub(super) fn list() -> Dom {
    let rows = KEYS.iter().map(|(keys, phrase)| {
        let keys = keys.iter().map(|key| tag("kbd").text(key));
        tag("div")
            .with(tag("dt").all(keys.collect()))
            .with(tag("dd").say(*phrase))
    });
    let dialog = of("dialog", "sheet key-list")
        .attr("aria-labelledby", "key-list")
        .on("close", |_| focus(".table-top .keys"))
        .with(tag("h2").attr("id", "key-list").say(Phrase::KeysTitle))
        .with(tag("dl").all(rows.collect()));
    let (shown, closed) = (dialog.element().clone(), dialog.element().clone());
    let open = button("btn bare keys", move || call(&shown, "showModal"))
        .named(Phrase::KeysTitle)
        .attr("aria-keyshortcuts", "?")
        .say_in("title", Phrase::KeysTitle)
        .with(icon("keyboard"));
    let close = button("btn primary", move || call(&closed, "close")).say(Phrase::Close);
    row(vec![open, dialog.with(close)])
}

/// Calls a method of a dialog.
fn call(dialog: &web_sys::Element, method: &str) {
    let function = js_sys::Reflect::get(dialog, &wasm_bindgen::JsValue::from_str(method));
    if let Some(function) = (function.ok()).and_then(|f| f.dyn_into::<js_sys::Function>().ok()) {
        let _ = function.call0(dialog);
    }
}
