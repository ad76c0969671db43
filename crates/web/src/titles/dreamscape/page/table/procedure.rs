//! A power that is being played: which one, which step, what to choose, and how to cancel.

use leptos::prelude::*;
use lucid_dreamscape::{Dreamscape, Power};
use lucid_texts::{Phrase, Texts, arg};
use lucid_web::dreamscape::guide::procedure::{
    Cancel, Procedure, ProcedureStep, Prompt, cancel, king_drew, procedure_step,
};
use lucid_web::table::Waiting;

use crate::app::{app, say};
use crate::dreamscape::Controller;
use crate::ui::{icon, key, used};

/// The procedure that the player is in, and how it can be cancelled.
pub(super) fn now(controller: Controller) -> Option<(ProcedureStep, Option<Cancel>)> {
    let scene = controller.scene.get();
    let Waiting::Person(seat) = scene.waiting else {
        return None;
    };
    let mut lead = procedure_step(&scene.view.table, seat)?;
    let steps = controller.steps();
    if lead.ask == Prompt::Keep && lead.thread == Procedure::Completion && king_drew(&steps, seat) {
        (lead.thread, lead.step) = (Procedure::Power(Power::King), (2, 2));
    }
    let way_back = match lead.thread {
        Procedure::Power(_) => cancel(&steps, seat, controller.undo_floor()),
        _ => None,
    };
    Some((lead, way_back))
}

/// The panel in place of the prompt.
pub(super) fn panel(
    controller: Controller,
    (lead, way_back): (ProcedureStep, Option<Cancel>),
) -> AnyView {
    let texts = app().texts.get();
    let title = match lead.thread {
        Procedure::Power(power) => texts.power(power),
        Procedure::Completion => texts.phrase(Phrase::LeadCompletion),
        Procedure::Theft => texts.phrase(Phrase::LeadTheft),
        Procedure::Haunting => texts.phrase(Phrase::LeadHaunting),
        Procedure::FirstCard => texts.phrase(Phrase::LeadFirstCard),
    };
    let sign = match lead.thread {
        Procedure::Power(power) => web_sign(power),
        Procedure::Theft | Procedure::Haunting => "#token-mare".to_owned(),
        _ => "#i-check".to_owned(),
    };
    let frame = match lead.thread {
        Procedure::Power(_) => "-16 -16 32 32",
        Procedure::Theft | Procedure::Haunting => "-21 -21 42 43",
        _ => "0 0 24 24",
    };
    let (step, steps) = lead.step;
    let dots = (1..=steps).filter(|_| steps > 1).map(|number| {
        view! { <i class:past={number < step} class:now={number == step}></i> }.into_any()
    });
    let step_of =
        (steps > 1).then(|| texts.lead_step(arg::Step(lead.step.0), arg::Steps(lead.step.1)));
    let ask = controller
        .game
        .with_value(|game| asked(&texts, game, lead.ask));
    let stuck = (way_back == Some(Cancel::Drawn))
        .then(|| view! { <p class="no-cancel">{say(Phrase::LeadNoCancel)}</p> });
    let cancel = match way_back {
        Some(Cancel::To(to)) => Some(view! {
            <button class="btn bare cancel" on:click=move |_| controller.undo_to(to)>
                {icon("close")} <span class="said">{say(Phrase::LeadCancel)}</span> {key("C")}
            </button>
        }),
        _ => None,
    };
    view! {
        <div class="prompt lead" role="status">
            {used("lead-sign", frame, sign)}
            <div>
                <p><b>{title}</b><span class="of">{step_of}</span></p>
                <p class="dots" aria-hidden="true">{dots.collect::<Vec<_>>()}</p>
                <p class="ask">{ask}</p>
                {stuck}
            </div>
            {cancel}
        </div>
    }
    .into_any()
}

fn web_sign(power: Power) -> String {
    format!("#{}", lucid_art::drawings::power(power))
}

fn asked(texts: &Texts, game: &Dreamscape, ask: Prompt) -> String {
    texts.phrase(match ask {
        Prompt::LayShard => Phrase::LeadLayShard,
        Prompt::TakeBack => Phrase::LeadTakeBack,
        Prompt::Shift => Phrase::LeadShift,
        Prompt::Location => Phrase::LeadLocation,
        Prompt::NextShard(location) => return texts.lead_next_shard(game, location),
        Prompt::WhichCard => Phrase::LeadWhichCard,
        Prompt::WhichShard(_) => Phrase::LeadWhichShard,
        Prompt::Deck => Phrase::LeadDeck,
        Prompt::Keep => Phrase::LeadKeep,
        Prompt::Link => Phrase::LeadLink,
        Prompt::GiveUp(colour) => return texts.lead_give_up(colour),
    })
}
