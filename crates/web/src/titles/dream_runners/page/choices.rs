//! The viewer's choices outside composing: how to resolve, what to take, what to give away, and
//! starting the next dream.

use leptos::prelude::*;
use lucid_dream_runners::{Action, Colour, Phase, Thing};
use lucid_texts::Phrase;
use lucid_web::dream_runners::draw::token;
use lucid_web::table::Waiting;

use super::controller::Controller;
use super::side::tok;
use crate::app::{app, say};
use crate::ui::{badge, icon};

/// The bar in place of the tray.
pub fn choices(controller: Controller) -> impl IntoView {
    let buttons = move || {
        let quiet = controller.untold.with(|untold| !untold.is_empty());
        let choices = controller.scene.with(|scene| scene.choices.clone());
        let shown = choices.iter().copied().filter(|action| {
            !quiet && !matches!(action, Action::Buy(_) | Action::Calm | Action::Put(_))
        });
        let mut all: Vec<Action> = shown.collect();
        // Actions that end the phase are last in the engine's list, but shown first.
        all.sort_by_key(|action| !matches!(action, Action::Auto | Action::Pass));
        all.into_iter()
            .enumerate()
            .map(|(index, action)| button(controller, index, action))
            .collect_view()
    };
    let can_undo = move || {
        controller.scene.with(|scene| scene.can_undo) && controller.untold.with(Vec::is_empty)
    };
    view! {
        <section class="sheet tray deciding" aria-label=say(Phrase::Choices)>
            {prompt(controller)}
            <div class="choices">{buttons}</div>
            <div class="ends">
                {super::hint::ask(controller)}
                <button class="btn bare undo" disabled=move || !can_undo() on:click=move |_| controller.undo()>
                    {icon("undo")} {say(Phrase::Undo)} <kbd>"U"</kbd>
                </button>
            </div>
        </section>
    }
}

fn button(controller: Controller, index: usize, action: Action) -> impl IntoView {
    let app = app();
    let words = move || {
        app.texts
            .with(|texts| texts.runners_action(&controller.game(), action))
    };
    let primary = matches!(action, Action::Auto | Action::Pass);
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
    let key = (index < 9).then(|| (index + 1).to_string());
    let shortcut = key.clone();
    let id = match action {
        Action::Auto => Some("auto"),
        Action::Pass => Some("ready"),
        _ => None,
    };
    view! {
        <button class="btn act" class:primary=primary class:advised=move || is_advised(controller, action)
            id=id data-key=shortcut on:click=move |_| controller.act(action)>
            {drawing.map(tok)}
            {film.map(|film| view! { <span class="drawn" inner_html=film></span> })}
            <span>{words}</span>
            {key.map(|key| view! { <kbd aria-hidden="true">{key}</kbd> })}
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
                controller.name(seat),
                texts.runners_phase(controller.phase()),
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
