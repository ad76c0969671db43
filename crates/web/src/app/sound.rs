//! When the table is heard: not before somebody has pressed something, and not where as
//! little as possible moves. Until then nothing of it is loaded.

use std::cell::Cell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lucid_web::sound::Cue;

use super::App;
use super::chunks::play_sounds;
use super::device::is_calm;

thread_local! {
    /// Whether something has been pressed in this page.
    static TOUCHED: Cell<bool> = const { Cell::new(false) };
    /// Whether there has been anything to hear.
    static NEEDED: Cell<bool> = const { Cell::new(false) };
}

/// Notices presses. Once there has been something to hear, each wakes what the system has put
/// to sleep; before, nothing is loaded, because the first board comes first.
pub(super) fn listen(app: App) {
    for name in ["pointerdown", "keydown"] {
        // It lasts as long as the page.
        let _ = window_event_listener_untyped(name, move |_| {
            TOUCHED.set(true);
            if NEEDED.get() {
                demand(app, Vec::new());
            }
        });
    }
}

/// Plays sounds, if the player wants to hear them.
pub fn play(app: App, cues: Vec<Cue>) {
    if !cues.is_empty() && !document().hidden() {
        NEEDED.set(true);
        demand(app, cues);
    }
}

fn demand(app: App, cues: Vec<Cue>) {
    let part = app
        .settings
        .with_untracked(|settings| settings.sound.part());
    if let Some(part) = part.filter(|_| TOUCHED.get() && !is_calm()) {
        spawn_local(async move {
            // What cannot be loaded is not heard, and tried again with the next press.
            let _ = play_sounds(cues, part).await;
        });
    }
}
