//! A link to the game that has ended, for others.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lucid_texts::Phrase;
use lucid_web::replay::{Eye, Moment, open};
use wasm_bindgen_futures::JsFuture;

use crate::app::app;
use crate::device::{self, Device};
use crate::ui::icon;

/// Copies a link that has the whole record in it.
pub(crate) fn share_button(record: String) -> AnyView {
    let app = app();
    let said = RwSignal::new(Phrase::EndShare);
    let share = move |_| {
        let Some(link) = link(&record) else {
            return said.set(Phrase::EndShareLong);
        };
        let written = device::copy(&link);
        spawn_local(async move {
            let done = match written {
                Some(written) => JsFuture::from(written).await.is_ok(),
                None => false,
            };
            let phrase = match done {
                true => Phrase::EndShareCopied,
                false => Phrase::EndShareRefused,
            };
            if said.try_set(phrase).is_none() {
                let texts = app.texts.get_untracked();
                app.tell(texts.phrase(phrase));
            }
        });
    };
    let words = move || app.texts.with(|texts| texts.phrase(said.get()));
    view! { <button class="btn solid" id="share" on:click=share>{icon("share")} <span>{words}</span></button> }
        .into_any()
}

/// The address of the game's last moment; nothing if the record is too long for one.
fn link(record: &str) -> Option<String> {
    let opened = open(record, &Device).ok()?;
    let timeline = opened.timeline();
    let moment = Moment {
        step: timeline.steps(),
        eye: Eye::All,
        packed: Some(timeline.packed()?),
    };
    let host = window().location().origin().unwrap_or_default();
    Some(format!("{host}/replay#{moment}"))
}
