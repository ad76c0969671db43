//! The way to a hint, and the place where it is shown.

use leptos::prelude::*;
use lucid_texts::Phrase;

use super::desk::Desk;
use crate::app::{app, say};
use crate::rooms::{self, Door};
use crate::ui::icon;

/// The hint, while it is asked for.
pub(super) fn hint(desk: Desk) -> impl IntoView {
    let app = app();
    move || {
        let shown = || rooms::embed(rooms::quietly(app, Door::RunnersHint));
        desk.hint.get().then(shown)
    }
}

/// The button that asks for one, where nobody is wronged by it and something is to be
/// chosen.
pub(super) fn ask(desk: Desk) -> impl IntoView {
    let fair = desk.hints_are_fair();
    let able = Memo::new(move |_| fair && desk.can_be_advised());
    move || {
        able.get().then(|| {
            view! {
                <button class="btn bare hint-ask" aria-expanded=move || desk.hint.get().to_string()
                    on:click=move |_| desk.hint.update(|open| *open = !*open)>
                    {icon("hint")} {say(Phrase::HintAsk)} <kbd>"H"</kbd>
                </button>
            }
        })
    }
}
