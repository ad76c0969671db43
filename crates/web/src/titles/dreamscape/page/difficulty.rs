//! Mr Nightmare's difficulty, as a part of forms.

use leptos::prelude::*;
use lucid_dreamscape::duel::THEFT_ORDER;
use lucid_dreamscape::{Colour, Difficulty, Profile};
use lucid_texts::Phrase;

use super::token;
use crate::app::{app, say};

/// A printed line, or six custom numbers; `group` names the radio buttons.
pub(super) fn difficulty(line: RwSignal<Difficulty>, group: &'static str) -> AnyView {
    let app = app();
    let own = RwSignal::new(line.get_untracked().profile().is_none());
    let profiles = Profile::ALL.map(|profile| {
        let name = move || app.texts.with(|texts| texts.profile(profile));
        let about = move || (app.texts).with(|texts| texts.solo_numbers(profile.difficulty()));
        let chosen = move || !own.get() && line.get() == profile.difficulty();
        let choose = move |_| {
            own.set(false);
            line.set(profile.difficulty());
        };
        view! {
            <label class="option">
                <input type="radio" name=group prop:checked=chosen on:change=choose/>
                <span class="tx"><b>{name}</b><small>{about}</small></span>
            </label>
        }
    });
    let columns = THEFT_ORDER.into_iter().chain([Colour::Red]).enumerate();
    let fields: Vec<_> = columns
        .map(|(column, colour)| {
            let least = u8::from(colour != Colour::Red);
            let now = move || line.with(|line| numbers(*line)[column]);
            let change = move |event| {
                if let Ok(value) = event_target_value(&event).parse::<u8>() {
                    let mut all = line.with_untracked(|line| numbers(*line));
                    all[column] = value.clamp(least, 9);
                    line.set(Difficulty::new(all));
                }
            };
            let name = move || app.texts.with(|texts| texts.shard(colour));
            view! {
                <label>
                    {token(colour)} <span class="sr">{name}</span>
                    <input type="number" inputmode="numeric" min=least max="9" data-colour=colour.name()
                        prop:value=now on:change=change/>
                </label>
            }
        })
        .collect();
    view! {
        <fieldset class="difficulty">
            <legend>{say(Phrase::Difficulty)}</legend>
            {profiles.collect_view()}
            <label class="option">
                <input type="radio" name=group id="own-line" prop:checked=move || own.get() on:change=move |_| own.set(true)/>
                <span class="tx"><b>{say(Phrase::OwnLine)}</b><small>{say(Phrase::OwnLineAbout)}</small></span>
            </label>
            <div class="own-line" hidden=move || !own.get()>{fields}</div>
        </fieldset>
    }
    .into_any()
}

/// The six numbers of a line, in the order of the table.
fn numbers(line: Difficulty) -> [u8; 6] {
    let [gray, white, blue, brown, green] = THEFT_ORDER.map(|colour| line.threshold(colour));
    [gray, white, blue, brown, green, line.red_points()]
}
