//! Notes of a first evening, in the head of the table: each when it matters first.

use leptos::prelude::*;
use lucid_texts::Phrase;
use lucid_titles::{TitleId, with_title};
use lucid_web::first_evening::{finish, mark_read, note};
use lucid_web::settings::Evening;

use crate::app::{app, say};
use crate::chunks::{self, Chunk};
use crate::controller::{TableController, TitlePage};
use crate::ui::icon;

/// The place of the notes in the head of a table: nothing for those who need none.
pub fn evening<G: TitlePage>(controller: TableController<G>) -> AnyView {
    let app = controller.app;
    let going = Memo::new(move |_| {
        app.settings
            .with(|settings| settings.evening == Evening::Going)
    });
    provide_context(controller);
    let notes = move || going.get().then(|| chunks::part(Chunk::Evening));
    notes.into_any()
}

/// The note that matters now, whatever the title.
pub fn evening_notes() -> AnyView {
    let found = TitleId::ALL
        .into_iter()
        .find_map(|title| with_title!(title, G => use_context::<TableController<G>>().map(notes)));
    found.into_any()
}

fn notes<G: TitlePage>(controller: TableController<G>) -> AnyView {
    let app = app();
    let now = Memo::new(move |_| {
        let told = controller.untold.with(Vec::is_empty);
        let settings = app.settings.get();
        (controller.scene).with(|scene| {
            let note = (controller.game).with_value(|game| note(&**game, scene, &settings));
            note.filter(|_| told)
        })
    });
    Effect::new(move |_| {
        if let Some(note) = now.get() {
            app.tell(app.texts.with_untracked(|texts| texts.phrase(note.says)));
        }
    });
    // Once it has been played to its end, there is nothing left to say of it.
    Effect::new(move |_| {
        if controller.scene.with(|scene| scene.outcome.is_some()) {
            app.settings.update(|settings| {
                (controller.game).with_value(|game| finish(&**game, settings));
            });
        }
    });
    let stop = move |_| {
        app.settings
            .update(|settings| settings.evening = Evening::Done);
    };
    let shown = move || {
        let note = now.get()?;
        let close = move |_| app.settings.update(|settings| mark_read(settings, note));
        Some(view! {
            <div class="evening-note" role="note">
                {icon("hint")}
                <p>{say(note.says)}</p>
                <button class="btn quiet stop" on:click=stop>{say(Phrase::EveningStop)}</button>
                <button class="btn bare shut" aria-label=say(Phrase::Close) on:click=close>{icon("close")}</button>
            </div>
        })
    };
    shown.into_any()
}
