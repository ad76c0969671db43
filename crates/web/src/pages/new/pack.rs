//! The pack of a new game: the built-in one, or one that is kept here.

use leptos::prelude::*;
use texts::{Phrase, Texts};
use web::content::{self, Pack};

use crate::app::{App, app, say};
use crate::device::Device;
use crate::ui::icon;

/// A choice that was made before, if its pack is still kept.
pub(super) fn still_kept(pack: Option<String>) -> Option<String> {
    pack.filter(|hash| content::dreamscape_named(&Device, hash).is_some())
}

/// What the chosen pack is called.
pub(super) fn name(app: App, chosen: RwSignal<Option<String>>) -> String {
    let texts = app.texts.get();
    let pack = chosen.get();
    let pack = pack.and_then(|hash| content::dreamscape_named(&Device, &hash));
    match pack {
        Some(pack) => named(&texts, &pack),
        None => {
            let name = named(&texts, content::dreamscape());
            format!("{name}, {}", texts.phrase(Phrase::PackBuiltIn))
        }
    }
}

fn named(texts: &Texts, pack: &Pack) -> String {
    texts.name(&pack.name.en, &pack.name.de).to_owned()
}

/// The packs to choose from, and the way to more.
pub(super) fn pack(chosen: RwSignal<Option<String>>) -> impl IntoView {
    let app = app();
    let option = move |hash: Option<String>, pack: Pack| {
        let (mine, about) = (hash.clone(), hash.is_none());
        let is_chosen = move || chosen.with(|chosen| *chosen == mine);
        let choose = move |_| chosen.set(hash.clone());
        let name = move || app.texts.with(|texts| named(texts, &pack));
        view! {
            <label class="option">
                <input type="radio" name="pack" prop:checked=is_chosen on:change=choose/>
                <span class="tx">
                    <b>{name}</b>
                    {about.then(|| view! { <small>{say(Phrase::PackBuiltIn)}</small> })}
                </span>
            </label>
        }
    };
    let kept = content::kept(&Device).into_iter();
    let kept: Vec<_> = kept
        .map(|pack| option(Some(pack.content.hash().to_owned()), pack))
        .collect();
    view! {
        <fieldset class="difficulty">
            <legend>{say(Phrase::Pack)}</legend>
            {option(None, content::dreamscape().clone())}
            {kept}
            <p><a class="btn bare" href="/packs">{icon("pack")} {say(Phrase::Packs)}</a></p>
        </fieldset>
    }
}
