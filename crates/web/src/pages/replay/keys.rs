//! Keys of the player.

use leptos::prelude::*;
use lucid_texts::Phrase;
use wasm_bindgen::JsCast as _;

use super::player::RecordPlayer;
use crate::app::say;
use crate::ui::has_modifier;

/// Listens to the whole page while it is shown.
pub(super) fn listen(player: RecordPlayer) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if has_modifier(&event) || event.default_prevented() {
            return;
        }
        let key = event.key();
        if belongs_elsewhere(&event, &key) {
            return;
        }
        match (key.as_str(), event.shift_key()) {
            ("ArrowRight", false) => player.step_on(),
            ("ArrowLeft", false) => player.step_back(),
            ("ArrowRight", true) => player.turn_on(),
            ("ArrowLeft", true) => player.turn_back(),
            ("Home", _) => player.jump(0),
            ("End", _) => player.end(),
            (" ", _) => player.play_or_pause(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
}

/// Whether the focused element handles the key itself.
fn belongs_elsewhere(event: &web_sys::KeyboardEvent, key: &str) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let Some(at) = target else {
        return false;
    };
    match at.tag_name().as_str() {
        "BUTTON" | "A" | "SUMMARY" => key == " ",
        "SELECT" | "TEXTAREA" => true,
        "INPUT" => at.get_attribute("type").as_deref() != Some("range"),
        _ => false,
    }
}

/// The list of keys.
pub(super) fn shown() -> impl IntoView {
    view! {
        <p class="keys note">
            <span class="sr">{say(Phrase::Keys)} ": "</span>
            <span><kbd>"←"</kbd> <kbd>"→"</kbd> " " {say(Phrase::ReplayKeysStep)}</span>
            <span><kbd>{say(Phrase::ReplayKeyShift)}</kbd> <kbd>"←"</kbd> <kbd>"→"</kbd> " " {say(Phrase::ReplayKeysTurn)}</span>
            <span><kbd>{say(Phrase::ReplayKeySpace)}</kbd> " " {say(Phrase::ReplayKeysPlay)}</span>
            <span><kbd>{say(Phrase::ReplayKeyHome)}</kbd> <kbd>{say(Phrase::ReplayKeyEnd)}</kbd> " " {say(Phrase::ReplayKeysEnds)}</span>
        </p>
    }
}
