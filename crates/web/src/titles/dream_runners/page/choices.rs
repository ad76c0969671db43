//! The viewer's choices outside composing: how to resolve, what to take, what to give away, and
//! starting the next dream.

use leptos::html;
use leptos::prelude::*;
use lucid_dream_runners::{Action, Colour, Phase, Thing};
use lucid_texts::{Phrase, arg};
use lucid_web::dream_runners::draw::token;
use lucid_web::table::Waiting;

use super::controller::Controller;
use super::side::tok;
use crate::app::{app, say};
use crate::ui::{badge, focus, icon, keep_fitting, key};

/// The bar in place of the tray.
pub fn choices(controller: Controller) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let quiet = controller.untold.with(Vec::is_empty);
        let choices = controller.scene.with(|scene| scene.choices.clone());
        let shown = choices.iter().copied().filter(|action| {
            quiet && !matches!(action, Action::Buy(_) | Action::Calm | Action::Put(_))
        });
        let mut all: Vec<Action> = shown.collect();
        // Actions that end the phase are last in the engine's list, but shown first.
        all.sort_by_key(|action| !matches!(action, Action::Auto | Action::Pass));
        all
    });
    let (fits, open) = (RwSignal::new(usize::MAX), RwSignal::new(false));
    Effect::new(move |_| {
        shown.track();
        open.set(false);
    });
    let middle = NodeRef::<html::Div>::new();
    let is_row = move || {
        shown.track();
        true
    };
    keep_fitting(middle, is_row, fits);
    let buttons = move || {
        let all = shown.get().into_iter().enumerate();
        all.map(|(index, action)| button(controller, fits, index, action))
            .collect_view()
    };
    let can_undo = move || {
        controller.scene.with(|scene| scene.can_undo) && controller.untold.with(Vec::is_empty)
    };
    // Who only watches has nothing to take back.
    let plays = Memo::new(move |_| controller.scene.with(|scene| scene.viewer.is_some()));
    view! {
        <section class="sheet tray deciding" aria-label=say(Phrase::Choices)>
            {prompt(controller)}
            <div class="middle" node_ref=middle>
                {move || open.get().then(|| menu(controller, shown, fits))}
                <div class="choices">{buttons}</div>
                {more(shown, fits, open)}
            </div>
            <div class="ends">
                {super::hint::ask(controller)}
                {move || plays.get().then(|| view! {
                    <button class="btn bare undo" disabled=move || !can_undo() on:click=move |_| controller.undo()>
                        {icon("undo")} {say(Phrase::Undo)} <kbd>"U"</kbd>
                    </button>
                })}
            </div>
        </section>
    }
}

/// What does not fit into the row, with its count.
fn more(shown: Memo<Vec<Action>>, fits: RwSignal<usize>, open: RwSignal<bool>) -> impl IntoView {
    let count = Memo::new(move |_| shown.with(Vec::len).saturating_sub(fits.get()));
    view! {
        <button class="btn act more-acts" hidden=move || count.get() == 0
            aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
            {icon("more")} <span class="verb">{say(Phrase::SignMore)}</span>
            <span class="price">{move || count.get()}</span> {key("M")}
        </button>
    }
}

/// The choices behind More, above the row.
fn menu(controller: Controller, shown: Memo<Vec<Action>>, fits: RwSignal<usize>) -> impl IntoView {
    request_animation_frame(|| focus(".parts .part"));
    let rest = move || {
        let rest = shown.get().into_iter().skip(fits.get());
        let entry = |action| {
            view! {
                <button class="btn act part" on:click=move |_| controller.act(action)>
                    {face(controller, action)}
                </button>
            }
        };
        rest.map(entry).collect_view()
    };
    view! {
        <div class="parts menu" role="group" aria-label=say(Phrase::SignMore)>
            <div>{rest}</div>
        </div>
    }
}

/// What stands on the button of an action.
fn face(controller: Controller, action: Action) -> impl IntoView {
    let app = app();
    let words = move || {
        app.texts
            .with(|texts| texts.runners_action(&controller.game(), action))
    };
    let drawing = match action {
        Action::Wild(colour) | Action::Take(Thing::Fragment(colour)) => Some(fragment(colour)),
        Action::Take(Thing::Wild(_)) => Some("cell-frag-wild"),
        Action::Take(Thing::Key) => Some("cell-key"),
        Action::Take(Thing::Coin) => Some("cell-coin"),
        Action::Take(Thing::Serenity) => Some("cell-serenity"),
        _ => None,
    };
    let film = match action {
        Action::Bat(segment) => Some(token(&controller.game(), segment, 0).markup()),
        _ => None,
    };
    view! {
        {drawing.map(tok)}
        {film.map(|film| view! { <span class="drawn" inner_html=film></span> })}
        <span>{words}</span>
    }
}

fn button(
    controller: Controller,
    fits: RwSignal<usize>,
    index: usize,
    action: Action,
) -> impl IntoView {
    let primary = matches!(action, Action::Auto | Action::Pass);
    let number = (index < 9).then(|| (index + 1).to_string());
    let sign = number.as_deref().map(key);
    let off = move || index >= fits.get();
    let id = match action {
        Action::Auto => Some("auto"),
        Action::Pass => Some("ready"),
        _ => None,
    };
    view! {
        <button class="btn act" class:primary=primary class:off=off
            class:advised=move || is_advised(controller, action)
            id=id data-key=number on:click=move |_| controller.act(action)>
            {face(controller, action)} {sign}
        </button>
    }
}

/// Whether a hint suggests it.
pub(super) fn is_advised(controller: Controller, action: Action) -> bool {
    controller
        .extra
        .advised
        .with(|advised| advised.action == Some(action))
}

const fn fragment(colour: Colour) -> &'static str {
    [
        "cell-frag-blue",
        "cell-frag-white",
        "cell-frag-orange",
        "cell-frag-green",
    ][colour as usize]
}

/// Whose turn it is, and what has to be chosen.
fn prompt(controller: Controller) -> impl IntoView {
    let app = app();
    move || {
        let texts = app.texts.get();
        let waiting = controller.scene.with(|scene| scene.waiting);
        let telling = controller.untold.with(|untold| !untold.is_empty());
        let (Waiting::Person(seat) | Waiting::HandOver(seat) | Waiting::Other(seat)) = waiting
        else {
            let over = texts.phrase(Phrase::EndTitle);
            return view! { <div class="prompt"><b>{over}</b></div> }.into_any();
        };
        let mine = matches!(waiting, Waiting::Person(_)) && !telling;
        let stage = controller
            .scene
            .with(|scene| scene.view.table.players[seat].stage);
        let about = match controller.phase() {
            _ if telling => Phrase::StoryRuns,
            _ if !mine => Phrase::Thinking,
            Phase::Share => Phrase::PromptShare,
            Phase::Resolve if stage.wild_times().is_some() => Phrase::PromptWild,
            Phase::Resolve if stage.bat.is_some() => Phrase::PromptBat,
            Phase::Resolve if stage.running.is_some() => Phrase::PromptCell,
            Phase::Resolve => Phrase::PromptResolve,
            Phase::Improve => Phrase::PromptImprove,
            _ => Phrase::Thinking,
        };
        let title = match mine {
            true => texts.turn_of(
                arg::Phase(controller.name(seat)),
                arg::Player(texts.runners_phase(controller.phase())),
            ),
            false => texts.runners_phase(controller.phase()),
        };
        view! {
            <div class="prompt" class:waiting=!mine>
                {badge(seat)}
                <div><b>{title}</b><span>{texts.phrase(about)}</span></div>
            </div>
        }
        .into_any()
    }
}
