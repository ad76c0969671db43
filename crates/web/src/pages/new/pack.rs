//! The pack of a new game: the built-in one, or one that is stored here.

use leptos::prelude::*;
use lucid_texts::{Phrase, Texts};
use lucid_web::content::{self, PackContent, PackName};

use crate::app::{App, app, say};
use crate::device::Device;
use crate::ui::icon;

/// A pack that can be chosen.
#[derive(Clone, Debug)]
pub(crate) struct Offer {
    /// The hash; nothing for the built-in one.
    hash: Option<String>,
    en: String,
    de: String,
}

impl Offer {
    fn name(&self, texts: &Texts) -> String {
        texts.name(&self.en, &self.de).to_owned()
    }
}

/// The packs of a title, the built-in one first.
pub(crate) fn packs<C: PackContent>() -> Vec<Offer> {
    let offer = |hash, name: &PackName| Offer {
        hash,
        en: name.en.clone(),
        de: name.de.clone(),
    };
    let kept = content::kept::<C>(&Device);
    let kept = kept.iter();
    let kept = kept.map(|pack| offer(Some(pack.content.hash().to_owned()), &pack.name));
    let built_in = offer(None, &C::built_in().name);
    std::iter::once(built_in).chain(kept).collect()
}

/// A former choice, if its pack is still stored.
pub(crate) fn still_kept(pack: Option<String>, offers: &[Offer]) -> Option<String> {
    pack.filter(|hash| {
        let mut kept = offers.iter();
        kept.any(|offer| offer.hash.as_deref() == Some(hash))
    })
}

/// The name of the chosen pack.
pub(crate) fn name(app: App, chosen: RwSignal<Option<String>>, offers: &[Offer]) -> String {
    let texts = app.texts.get();
    let found = chosen.with(|hash| offers.iter().find(|offer| offer.hash == *hash));
    match found {
        Some(offer) if offer.hash.is_some() => offer.name(&texts),
        Some(offer) => {
            let built_in = texts.phrase(Phrase::PackBuiltIn);
            format!("{}, {built_in}", offer.name(&texts))
        }
        None => String::new(),
    }
}

/// The packs to choose from, and the way to more.
pub(crate) fn pack(chosen: RwSignal<Option<String>>, offers: Vec<Offer>) -> impl IntoView {
    let app = app();
    let option = move |offer: Offer| {
        let hash = offer.hash.clone();
        let (mine, built_in) = (hash.clone(), hash.is_none());
        let is_chosen = move || chosen.with(|chosen| *chosen == mine);
        let choose = move |_| chosen.set(hash.clone());
        let name = move || app.texts.with(|texts| offer.name(texts));
        view! {
            <label class="option">
                <input type="radio" name="pack" prop:checked=is_chosen on:change=choose/>
                <span class="tx">
                    <b>{name}</b>
                    {built_in.then(|| view! { <small>{say(Phrase::PackBuiltIn)}</small> })}
                </span>
            </label>
        }
    };
    view! {
        <fieldset class="difficulty">
            <legend>{say(Phrase::Pack)}</legend>
            {offers.into_iter().map(option).collect_view()}
            <p><a class="btn bare" href="/packs">{icon("pack")} {say(Phrase::Packs)}</a></p>
        </fieldset>
    }
}
