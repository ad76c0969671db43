//! A game that is played on in another tab.

use leptos::prelude::*;
use lucid_texts::Phrase;

use crate::app::say;
use crate::dreamscape::Controller;
use crate::ui::{icon, on_window};

/// Whether the game has been played on in another tab since it was opened here.
pub(super) fn played_elsewhere(controller: Controller) -> RwSignal<bool> {
    let elsewhere = RwSignal::new(false);
    let name = controller.kept_as();
    controller.continue_here();
    on_window("storage", move |event| {
        let key = js_sys::Reflect::get(&event, &"key".into()).ok();
        if key.and_then(|key| key.as_string()).as_deref() == Some(name.as_str()) {
            controller.leave_to_other_tab();
            elsewhere.set(true);
        }
    });
    elsewhere
}

/// The bar of a game that was continued in another tab.
pub(super) fn elsewhere() -> AnyView {
    let load = |_| {
        let _ = window().location().reload();
    };
    view! {
        <section class="actions elsewhere" role="status">
            {icon("people")}
            <p>{say(Phrase::OtherTab)}</p>
            <div class="ends">
                <button class="btn primary" on:click=load>{icon("replay")} {say(Phrase::OtherTabLoad)}</button>
            </div>
        </section>
    }
    .into_any()
}
