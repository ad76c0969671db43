//! Keys for the whole table, and the list of them.

use leptos::html;
use leptos::prelude::*;
use lucid_texts::Phrase;
use wasm_bindgen::JsCast as _;

use super::nightmare_story::Storyteller;
use crate::app::say;
use crate::dreamscape::Controller;
use crate::ui::{focus, has_modifier, icon, is_typing, on_window, press};

/// All keys and what they do.
const KEYS: [(&[&str], Phrase); 15] = [
    (&["1", "…", "9"], Phrase::KeysChoose),
    (&["Tab"], Phrase::KeysTab),
    (&["←", "↑", "↓", "→"], Phrase::KeysArrows),
    (&["Enter", "Space"], Phrase::KeysEnter),
    (&["E"], Phrase::KeysEnd),
    (&["U"], Phrase::KeysUndo),
    (&["C"], Phrase::KeysCancel),
    (&["H"], Phrase::KeysHint),
    (&["V"], Phrase::KeysView),
    (&["M"], Phrase::KeysMore),
    (&["W"], Phrase::KeysPeek),
    (&["N", "P"], Phrase::KeysNext),
    (&["R"], Phrase::KeysAgain),
    (&["Esc"], Phrase::KeysEscape),
    (&["?"], Phrase::KeysHelp),
];

/// Listens to the keys of the table.
pub(super) fn listen(controller: Controller, storyteller: Storyteller, peeks: RwSignal<bool>) {
    on_window("keyup", move |event| {
        let event: &web_sys::KeyboardEvent = event.unchecked_ref();
        if matches!(event.key().as_str(), "w" | "W") {
            peeks.set(false);
        }
    });
    on_window("keydown", move |event| {
        let event: &web_sys::KeyboardEvent = event.unchecked_ref();
        let open = document().query_selector("dialog[open]").ok().flatten();
        let busy = has_modifier(event);
        if busy || open.is_some() || is_typing(event) {
            return;
        }
        let key = event.key();
        let telling = untrack(|| storyteller.is_telling());
        let press = |selector: &str| {
            press(selector);
        };
        match key.as_str() {
            "?" => press(".table-top .keys"),
            "w" | "W" => peeks.set(true),
            "m" | "M" => press(".more-acts:not([hidden])"),
            "v" | "V" => press(".area-dreamscape .views [aria-pressed=\"false\"]"),
            "Escape" if telling => storyteller.skip(),
            "n" | "N" if telling => storyteller.next(),
            "p" | "P" if telling => press(".story .hold"),
            _ if telling => {}
            "r" | "R" => storyteller.tell_again(),
            "u" | "U" => controller.undo(),
            "h" | "H" => press(".ends .hint-ask"),
            "c" | "C" => press(".lead .cancel"),
            "Escape" => {
                controller.why.set(None);
                press(".actions .stay, .parts > .btn.bare, .hint .close");
            }
            "e" | "E" => press(".ends .way-on"),
            digit if digit.len() == 1 && matches!(digit.as_bytes()[0], b'1'..=b'9') => {
                let choose = format!(".choices [data-key=\"{digit}\"]");
                match document().query_selector(".parts").ok().flatten() {
                    Some(_) => press(&format!(".parts .part:nth-of-type({digit})")),
                    None => press(&choose),
                }
            }
            _ => {}
        }
    });
}

/// The list of keys and its button. The list is a native dialog, which traps the focus and
/// closes with Escape.
pub(super) fn list() -> AnyView {
    let dialog = NodeRef::<html::Dialog>::new();
    let open = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            let _ = dialog.show_modal();
        }
    };
    let close = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let rows = KEYS.map(|(keys, phrase)| {
        let keys = keys
            .iter()
            .map(|key| view! { <kbd>{*key}</kbd> }.into_any());
        view! { <div><dt>{keys.collect::<Vec<_>>()}</dt><dd>{say(phrase)}</dd></div> }.into_any()
    });
    view! {
        <button class="btn bare keys" aria-label=say(Phrase::KeysTitle) aria-keyshortcuts="?"
            title=say(Phrase::KeysTitle) on:click=open>
            {icon("keyboard")}
        </button>
        <dialog class="sheet key-list" aria-labelledby="key-list" node_ref=dialog
            on:close=|_| focus(".table-top .keys")>
            <h2 id="key-list">{say(Phrase::KeysTitle)}</h2>
            <dl>{Vec::from(rows)}</dl>
            <button class="btn primary" on:click=close>{say(Phrase::Close)}</button>
        </dialog>
    }
    .into_any()
}
