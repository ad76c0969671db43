//! The button for a hint, and the place where it is shown.

use leptos::prelude::*;
use lucid_texts::Phrase;

use super::controller::Controller;
use crate::app::say;
use crate::chunks::{self, Chunk};
use crate::ui::icon;

/// The hint, while it is open.
pub(super) fn hint(controller: Controller) -> impl IntoView {
    move || {
        let shown = || view! { <div class="host">{chunks::part(Chunk::RunnersHint)}</div> };
        controller.extra.hint.get().then(shown)
    }
}

/// The button for a hint, if hints are fair and there is a choice.
pub(super) fn ask(controller: Controller) -> impl IntoView {
    let fair = controller.hints_are_fair();
    let able = Memo::new(move |_| fair && controller.can_be_advised());
    move || {
        able.get().then(|| {
            view! {
                <button class="btn bare hint-ask" aria-expanded=move || controller.extra.hint.get().to_string()
                    on:click=move |_| controller.extra.hint.update(|open| *open = !*open)>
                    {icon("hint")} {say(Phrase::HintAsk)} <kbd>"H"</kbd>
                </button>
            }
        })
    }
}
