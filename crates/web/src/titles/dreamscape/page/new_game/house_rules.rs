//! House rules, one by one: what each says, what differs from the edition, and problems, each
//! shown beside its rule.

use leptos::prelude::*;
use lucid_dreamscape::rules::RuleField;
use lucid_dreamscape::{Rules, RulesProblem};
use lucid_texts::{Phrase, arg};
use lucid_web::dreamscape::house_rules::{
    Control, Label, RuleGroup, changed, is_about, is_changed, numbers, place, remedy, reset, with,
    with_number,
};

use super::NewGameForm;
use crate::app::{app, say};
use crate::dreamscape::token;
use crate::ui::icon;

/// Why the rules of the form cannot be played.
pub(super) type Problems = Memo<Vec<RulesProblem>>;

/// All house rules, collapsed by default.
pub(super) fn house_rules(form: NewGameForm, problems: Problems) -> AnyView {
    let app = app();
    let open = RwSignal::new(
        form.rules
            .with_untracked(|rules| !changed(rules).is_empty()),
    );
    // A problem must not stay hidden.
    Effect::new(move |_| {
        let hidden = |problem: &RulesProblem| {
            RuleGroup::ALL
                .iter()
                .any(|part| part.names().contains(&place(*problem)))
        };
        if problems.with(|problems| problems.iter().any(hidden)) {
            open.set(true);
        }
    });
    let count = move || form.rules.with(|rules| changed(rules).len());
    let told = move || app.texts.with(|texts| texts.house_count(count()));
    let toggled = move |event: leptos::ev::Event| {
        let details = event_target::<web_sys::Element>(&event);
        open.set(details.has_attribute("open"));
    };
    let back = move |_| {
        form.rules.update(|rules| {
            *rules = changed(rules)
                .iter()
                .fold(*rules, |rules, field| reset(field, &rules));
        });
    };
    let parts = RuleGroup::ALL.map(move |part| {
        let fields = part.fields().map(move |field| rule(form, problems, field));
        let (title, about) = match part {
            RuleGroup::Box => (Phrase::PartBox, None),
            RuleGroup::Travel => (Phrase::PartTravel, None),
            RuleGroup::Creation => (Phrase::PartCreation, None),
            RuleGroup::Nightmare => (Phrase::PartNightmare, Some(Phrase::PartNightmareAbout)),
        };
        view! {
            <fieldset class="house-part">
                <legend>{say(title)}</legend>
                {about.map(|about| view! { <p class="note">{say(about)}</p> })}
                {fields.collect_view()}
            </fieldset>
        }
    });
    view! {
        <details class="house" id="house" prop:open=move || open.get() on:toggle=toggled>
            <summary>
                {icon("gear")}
                <span class="tx"><b>{say(Phrase::House)}</b><small>{told}</small></span>
            </summary>
            <div class="house-top">
                <p>{say(Phrase::HouseAbout)}</p>
                <button class="btn bare" id="house-reset" disabled=move || count() == 0 on:click=back>
                    {icon("undo")} {say(Phrase::HouseResetAll)}
                </button>
            </div>
            <div class="house-parts">{parts.collect_view()}</div>
        </details>
    }
    .into_any()
}

/// One rule: its name, its values with explanations, and a reset.
fn rule(form: NewGameForm, problems: Problems, field: &'static RuleField) -> AnyView {
    let app = app();
    let name = move || app.texts.with(|texts| texts.rule_field(field));
    let differs = Memo::new(move |_| form.rules.with(|rules| is_changed(field, rules)));
    let preset = move || {
        let edition = form.rules.with(|rules| rules.edition);
        let value = field.get(&Rules::new(edition));
        app.texts.with(|texts| {
            let value = texts.rule_value(field, &value);
            texts.house_edition(arg::Edition(texts.edition(edition)), arg::Value(value))
        })
    };
    let back = move |_| form.rules.update(|rules| *rules = reset(field, rules));
    let back_name = move || format!("{}: {}", name(), say(Phrase::HouseReset)());
    let title = format!("house-{}", field.name);
    let labelled = title.clone();
    let control = match Control::of(field) {
        Control::Words(values) => words(form, field, values),
        Control::Numbers(labels) => digits(form, problems, field, labels),
    };
    view! {
        <div class="house-rule" class:changed=move || differs.get() role="group" aria-labelledby=labelled data-rule=field.name>
            <div class="house-head">
                <b id=title>{name}</b>
                <Show when=move || differs.get()>
                    <span class="tag">{say(Phrase::HouseChanged)}</span>
                    <button class="btn bare small" aria-label=back_name title=say(Phrase::HouseReset) on:click=back>
                        {icon("undo")}
                    </button>
                </Show>
                <span class="id">{field.rule}</span>
            </div>
            {control}
            <Show when=move || differs.get()><p class="note">{preset}</p></Show>
            {trouble(form, problems, field.name)}
        </div>
    }
    .into_any()
}

/// A rule with a few named values.
fn words(form: NewGameForm, field: &'static RuleField, values: Vec<&'static str>) -> AnyView {
    let app = app();
    let options = values.into_iter().map(move |value| {
        let about = move || app.texts.with(|texts| texts.rule_value(field, value));
        let chosen = move || form.rules.with(|rules| field.get(rules) == value);
        let choose = move |_| form.rules.update(|rules| *rules = with(field, rules, value));
        view! {
            <label class="option">
                <input type="radio" name=field.name value=value prop:checked=chosen on:change=choose/>
                <span>{about}</span>
            </label>
        }
    });
    options.collect_view().into_any()
}

/// A rule with one or more numbers.
fn digits(
    form: NewGameForm,
    problems: Problems,
    field: &'static RuleField,
    labels: Vec<Label>,
) -> AnyView {
    let app = app();
    let inputs = labels.into_iter().enumerate().map(move |(index, label)| {
        let part = move || {
            app.texts.with(|texts| match label {
                Label::Whole => None,
                Label::Colour(colour) => Some(texts.shard(colour)),
                Label::Players(count) => Some(texts.number_for_players(count)),
            })
        };
        let name = move || {
            let rule = app.texts.with(|texts| texts.rule_field(field));
            match part() {
                Some(part) => app
                    .texts
                    .with(|texts| texts.number_of(arg::Part(part), arg::Rule(rule))),
                None => rule,
            }
        };
        let sign = match label {
            Label::Colour(colour) => Some(token(colour)),
            Label::Players(_) => Some(view! { <small>{part}</small> }.into_any()),
            Label::Whole => None,
        };
        let number = move || {
            form.rules.with(|rules| {
                numbers(field, rules)
                    .get(index)
                    .copied()
                    .unwrap_or_default()
            })
        };
        let invalid = move || {
            let wrong = |one: &RulesProblem| place(*one) == field.name && is_about(*one, label);
            problems.with(|all| all.iter().any(wrong))
        };
        let set = move |event| {
            // Not a number: no change; too large: the maximum.
            let number = event_target_value(&event)
                .trim()
                .parse::<u32>()
                .unwrap_or(0);
            let number = u8::try_from(number).unwrap_or(u8::MAX);
            form.rules
                .update(|rules| *rules = with_number(field, rules, index, number));
        };
        view! {
            <label>
                {sign}
                <input
                    type="number" min="0" max="255" inputmode="numeric" aria-label=name
                    aria-invalid=move || invalid().then_some("true")
                    aria-describedby=format!("trouble-{}", field.name)
                    prop:value=number on:change=set
                />
            </label>
        }
    });
    let value = move || {
        let value = form.rules.with(|rules| field.get(rules));
        app.texts.with(|texts| texts.rule_value(field, &value))
    };
    view! {
        <div class="digits">{inputs.collect_view()}</div>
        <p class="note">{value}</p>
    }
    .into_any()
}

/// The problem of a rule, and its fix.
pub(super) fn trouble(form: NewGameForm, problems: Problems, name: &'static str) -> AnyView {
    let app = app();
    let here = move || {
        problems.with(|all| {
            all.iter()
                .copied()
                .filter(|one| place(*one) == name)
                .collect::<Vec<_>>()
        })
    };
    let told = move |problem: RulesProblem| {
        let why = move || app.texts.with(|texts| texts.rules_problem(problem));
        let help = form.rules.with_untracked(|rules| remedy(rules, problem));
        let help = help.map(|(field, value)| {
            let shown = value.clone();
            let what = move || app.texts.with(|texts| texts.remedy(texts.rule_value(field, &shown)));
            let mend = move |_| form.rules.update(|rules| *rules = with(field, rules, &value));
            view! { <button class="btn small mend" on:click=mend>{icon("check")} <span>{what}</span></button> }
        });
        view! { <div class="trouble"><p class="no">{icon("why")} <span>{why}</span></p>{help}</div> }
    };
    let id = format!("trouble-{name}");
    view! { <div id=id role="status">{move || here().into_iter().map(told).collect_view()}</div> }
        .into_any()
}
