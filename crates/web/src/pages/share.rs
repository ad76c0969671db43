//! A link to the game that has ended, for others.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lucid_texts::Phrase;
use lucid_web::replay::{Eye, Moment, open};
use wasm_bindgen_futures::JsFuture;

use crate::app::app;
use crate::device::{self, Device};
use crate::ui::icon;

/// What has come of sharing.
#[derive(Clone, PartialEq)]
enum Shared {
    NotYet,
    Copied,
    /// The browser does not let pages copy: people copy the link themselves.
    Refused(String),
    /// The record is too long for a link.
    TooLong,
}

/// Copies a link that has the whole record in it; where that is not possible, a line below
/// says what is.
pub(crate) fn share_button(record: String) -> AnyView {
    let app = app();
    let shared = RwSignal::new(Shared::NotYet);
    let share = move |_| {
        let Some(link) = link(&record) else {
            return shared.set(Shared::TooLong);
        };
        let written = device::copy(&link);
        spawn_local(async move {
            let done = match written {
                Some(written) => JsFuture::from(written).await.is_ok(),
                None => false,
            };
            let done = match done {
                true => Shared::Copied,
                false => Shared::Refused(link),
            };
            let phrase = instead(&done).unwrap_or(Phrase::EndShareCopied);
            if shared.try_set(done).is_none() {
                let texts = app.texts.get_untracked();
                app.tell(texts.phrase(phrase));
            }
        });
    };
    let words = move || {
        let phrase = match shared.get() {
            Shared::Copied => Phrase::EndShareCopied,
            _ => Phrase::EndShare,
        };
        app.texts.with(|texts| texts.phrase(phrase))
    };
    let below = move || {
        let shared = shared.get();
        let phrase = instead(&shared)?;
        let told = app.texts.with(|texts| texts.phrase(phrase));
        let link = match shared {
            Shared::Refused(link) => Some(link),
            _ => None,
        };
        let link = link.map(|link| {
            let choose = move |event: leptos::ev::FocusEvent| {
                event_target::<web_sys::HtmlInputElement>(&event).select();
            };
            let name = told.clone();
            view! { <input type="text" readonly=true aria-label=name prop:value=link on:focus=choose/> }
        });
        Some(view! { <span class="shared"><span>{told}</span> {link}</span> })
    };
    view! {
        <button class="btn solid" id="share" on:click=share>{icon("share")} <span>{words}</span></button>
        {below}
    }
    .into_any()
}

/// What to do where nothing could be copied.
const fn instead(shared: &Shared) -> Option<Phrase> {
    match shared {
        Shared::NotYet | Shared::Copied => None,
        Shared::Refused(_) => Some(Phrase::EndShareRefused),
        Shared::TooLong => Some(Phrase::EndShareLong),
    }
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
