//! The rules of a new game, with explanations.

use leptos::prelude::*;
use lucid_dreamscape::rules::RuleField;
use lucid_dreamscape::{Edition, Rules};
use lucid_texts::{Phrase, arg};
use lucid_web::dreamscape::house_rules::on_edition;

use super::NewGameForm;
use super::house_rules::{Problems, trouble};
use crate::app::{app, say};
use crate::ui::{drawing, icon, segment};

/// The edition, with its differences from the first printed one, and the modes.
pub(super) fn edition(form: NewGameForm, problems: Problems) -> impl IntoView {
    let app = app();
    let edition = Memo::new(move |_| form.rules.with(|rules| rules.edition));
    let editions = Edition::ALL.map(|one| {
        segment(
            "edition",
            move || app.texts.with(|texts| texts.edition(one)),
            move || edition.get() == one,
            move || form.rules.update(|rules| *rules = on_edition(rules, one)),
        )
    });
    view! {
        <fieldset>
            <legend>{say(Phrase::Edition)}</legend>
            <div class="segs wide">{editions.collect_view()}</div>
            {move || differences(edition.get())}
        </fieldset>
        <Show when=move || !form.alone.get()>
            <div class="switches">
                {mode(form, "nightmare", drawing("tok", "-24 -24 48 48", "token-mare").into_any())}
                {mode(form, "simultaneous", icon("people").into_any())}
                {trouble(form, problems, "simultaneous")}
            </div>
        </Show>
    }
}

/// A mode of play that is on or off.
fn mode(form: NewGameForm, name: &'static str, sign: AnyView) -> Option<impl IntoView> {
    let app = app();
    let field = lucid_web::dreamscape::house_rules::field(name)?;
    let title = move || app.texts.with(|texts| texts.rule_field(field));
    let about = move || app.texts.with(|texts| texts.rule_value(field, "yes"));
    let id = format!("mode-{name}");
    let on = move || form.rules.with(|rules| field.get(rules) == "yes");
    let set = move |event| {
        let value = if event_target_checked(&event) {
            "yes"
        } else {
            "no"
        };
        form.rules
            .update(|rules| *rules = lucid_web::dreamscape::house_rules::with(field, rules, value));
    };
    Some(view! {
        <label class="toggle">
            <span class="ic">{sign}</span>
            <span class="tx"><b>{title}</b><small>{about}</small></span>
            <input type="checkbox" role="switch" id=id prop:checked=on on:change=set/>
            <i></i>
        </label>
    })
}

/// The differences, old beside new, with the rules' ids.
fn differences(edition: Edition) -> impl IntoView {
    let app = app();
    let (sylex, chosen) = (Rules::sylex(), Rules::new(edition));
    let fields: Vec<&'static RuleField> = (RuleField::ALL.iter())
        .filter(|field| field.get(&sylex) != field.get(&chosen))
        .collect();
    let count = fields.len();
    let about = move || app.texts.with(|texts| texts.about_edition(edition));
    let caption = move || {
        app.texts.with(|texts| match count {
            0 => texts.phrase(Phrase::SameAsSylex),
            _ => texts.differs(arg::Count(count), arg::Edition(texts.edition(edition))),
        })
    };
    let rows = fields.into_iter().map(move |field| {
        let name = move || app.texts.with(|texts| texts.rule_field(field));
        let value = move |rules: Rules| {
            move || {
                app.texts
                    .with(|texts| texts.rule_value(field, &field.get(&rules)))
            }
        };
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{value(sylex)}</td>
                <td class="new">{value(chosen)}</td>
                <td class="id">{field.rule}</td>
            </tr>
        }
    });
    view! {
        <div class="diff">
            <p>{about}</p>
            <table>
                <caption>{caption}</caption>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
}
