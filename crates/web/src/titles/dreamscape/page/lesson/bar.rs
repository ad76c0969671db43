//! The bar of choices of a stage of Dreamscape, and the answer to “why not?”.

use leptos::prelude::*;
use lucid_dreamscape::{Action, Dreamscape, Phase};
use lucid_texts::Phrase;
use lucid_web::dreamscape::bar::{Bar, BarItem};
use lucid_web::table::Waiting;

use crate::app::{app, say};
use crate::pages::learn::class::Class;
use crate::ui::{badge, candles, has_modifier, icon, press};

pub(super) fn bar(class: Class<Dreamscape>, act: Callback<Action>) -> impl IntoView {
    let app = app();
    let bar = Memo::new(move |_| {
        let (scene, texts) = (class.scene.get(), app.texts.get());
        match class.is_open() {
            true => Bar::new(&texts, &class.game(), &scene.view.table, &scene.choices),
            false => Bar::default(),
        }
    });
    let open = RwSignal::new(None::<usize>);
    Effect::new(move |_| {
        bar.track();
        open.set(None);
    });
    let items = move || {
        let items = bar.get().items.into_iter().enumerate();
        let buttons = items.map(|(index, item)| {
            let key = (index < 9).then(|| (index + 1).to_string());
            let shown = key.clone().map(|key| view! { <kbd aria-hidden="true">{key}</kbd> });
            match item {
                BarItem::One(choice) => view! {
                    <button class="btn act" data-key=key on:click=move |_| act.run(choice.action)>{choice.words} {shown}</button>
                }
                .into_any(),
                BarItem::Many { title, choices, .. } => view! {
                    <button class="btn act many" data-key=key
                        aria-expanded=move || (open.get() == Some(index)).to_string()
                        on:click=move |_| open.update(|open| *open = (*open != Some(index)).then_some(index))>
                        {title} <span class="tag">{choices.len()}</span> {shown}
                    </button>
                }
                .into_any(),
            }
        });
        buttons.collect_view()
    };
    let parts = move || {
        let Some(BarItem::Many { title, choices, .. }) =
            bar.get().items.into_iter().nth(open.get()?)
        else {
            return None;
        };
        let buttons = choices.into_iter().map(move |choice| {
            view! { <button class="btn act part" on:click=move |_| act.run(choice.action)>{choice.words}</button> }
        });
        let name = title.clone();
        Some(view! {
            <div class="parts" role="group" aria-label=name>
                <b>{title}</b>
                <div>{buttons.collect_view()}</div>
                <button class="btn bare" aria-label=say(Phrase::Close) on:click=move |_| open.set(None)>{icon("close")}</button>
            </div>
        })
    };
    let ways_on = move || {
        let ways = bar.get().ways_on.into_iter();
        ways.map(|choice| {
            view! {
                <button class="btn quiet act way-on" on:click=move |_| act.run(choice.action)>
                    {icon("end")} {choice.words} <kbd>"E"</kbd>
                </button>
            }
        })
        .collect_view()
    };
    let can_undo = move || class.is_open() && class.scene.with(|scene| scene.can_undo);
    keys(class);
    view! {
        <section class="actions" aria-label=say(Phrase::Choices)>
            {parts}
            {why(class)}
            {prompt(class)}
            <div class="choices">{items}</div>
            <div class="ends">
                <button class="btn bare undo" disabled=move || !can_undo() on:click=move |_| class.undo()>
                    {icon("undo")} {say(Phrase::Undo)} <kbd>"U"</kbd>
                </button>
                {ways_on}
            </div>
        </section>
    }
}

/// The phase, and the action points that are left.
fn prompt(class: Class<Dreamscape>) -> impl IntoView {
    let app = app();
    move || {
        let (scene, texts) = (class.scene.get(), app.texts.get());
        let table = &scene.view.table;
        let mine = matches!(scene.waiting, Waiting::Person(_));
        let travels = mine && table.phase == Phase::Travel;
        let all = class.game().rules().action_points;
        let candles = travels.then(|| candles(&texts, table.points, all));
        view! {
            <div class="prompt">
                {badge(lucid_tabletop::Seat::new(0))}
                <div><b>{texts.phase(table.phase)}</b></div>
                {candles}
            </div>
        }
    }
}

/// The answer to “why not?”: the reason, and the rule with its page.
fn why(class: Class<Dreamscape>) -> impl IntoView {
    let app = app();
    move || {
        class.why.get().map(|refusal| {
            let texts = app.texts.get();
            let told = texts.refusal(&class.game(), refusal);
            let rule = refusal.rule();
            view! {
                <p class="why-not" role="alert">
                    {icon("why")}
                    <span><b>{say(Phrase::WhyNot)}</b> " " {told}</span>
                    <a class="tag no" href=format!("/learn/rules/{rule}")>{texts.rule(rule)}</a>
                    <button class="btn bare" aria-label=say(Phrase::Close) on:click=move |_| class.why.set(None)>
                        {icon("close")}
                    </button>
                </p>
            }
        })
    }
}

/// Keys for the whole stage, the same as at a table.
fn keys(class: Class<Dreamscape>) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if has_modifier(&event) {
            return;
        }
        match event.key().as_str() {
            "u" | "U" if class.is_open() => class.undo(),
            "Escape" => class.why.set(None),
            "e" | "E" => {
                press(".ends .way-on");
            }
            digit if matches!(digit.as_bytes(), [b'1'..=b'9']) => {
                press(&format!(".choices [data-key=\"{digit}\"]"));
            }
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}
