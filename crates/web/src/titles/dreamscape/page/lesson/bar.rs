//! The bar of choices of a stage of Dreamscape, and the answer to “why not?”.

use leptos::prelude::*;
use lucid_dreamscape::{Action, Colour, Dreamscape, Phase};
use lucid_texts::Phrase;
use lucid_web::dreamscape::bar::Bar;
use lucid_web::table::Waiting;
use lucid_web::titles::dreamscape::hint::place;

use super::super::table::bar::{BarParts, row};
use super::LEARNER;
use crate::app::{app, say};
use crate::board::mark_at;
use crate::pages::learn::class::Class;
use crate::ui::{badge, candles, has_modifier, icon, key, press};

pub(super) fn bar(
    class: Class<Dreamscape>,
    act: Callback<Action>,
    select: Callback<Option<Colour>>,
) -> impl IntoView {
    let app = app();
    let bar = Memo::new(move |_| {
        let (scene, texts) = (class.scene.get(), app.texts.get());
        match class.is_open() {
            true => Bar::new(&texts, &class.game(), &scene.view.table, &scene.choices),
            false => Bar::default(),
        }
    });
    let point = Callback::new(move |action: Option<Action>| {
        let scene = class.scene.get_untracked();
        let game = class.game();
        let place = action.and_then(|action| place(&game, &scene.view.table, LEARNER, action));
        mark_at(place.as_slice());
    });
    let parts = BarParts::new(bar, act, select, point);
    let ways_on = move || {
        let ways = bar.get().ways_on.into_iter();
        ways.map(|choice| {
            view! {
                <button class="btn quiet act way-on" on:click=move |_| act.run(choice.action)>
                    {icon("end")} <span class="long">{choice.words}</span>
                    <span class="short" aria-hidden="true">{choice.face.verb}</span> {key("E")}
                </button>
            }
        })
        .collect_view()
    };
    let cannot = move || !can_undo(class);
    keys(class);
    view! {
        <section class="actions" aria-label=say(Phrase::Choices)>
            {why(class)}
            {prompt(class)}
            {row(parts, || false, ().into_any())}
            <div class="ends">
                <button class="btn bare undo" disabled=cannot on:click=move |_| class.undo()>
                    {icon("undo")} <span class="said">{say(Phrase::Undo)}</span> {key("U")}
                </button>
                {ways_on}
            </div>
        </section>
    }
}

/// Whether the last step can be taken back.
pub(super) fn can_undo(class: Class<Dreamscape>) -> bool {
    class.is_open() && class.scene.with(|scene| scene.can_undo)
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
            <div class="prompt turn">
                {badge(LEARNER)}
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
            "m" | "M" => {
                press(".more-acts");
            }
            digit if matches!(digit.as_bytes(), [b'1'..=b'9']) => {
                press(&format!(".choices [data-key=\"{digit}\"]"));
            }
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}
