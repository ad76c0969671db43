//! A power in the middle: which one, which step, what to choose, and the way back.

use leptos::prelude::*;
use lucid_dreamscape::{Dreamscape, Power};
use lucid_texts::{Phrase, Texts};
use lucid_web::guide::lead::{Ask, Cancel, Lead, Thread, cancel, king_drew, lead};
use lucid_web::table::Waiting;

use crate::app::{app, say};
use crate::dreamscape::Controller;
use crate::ui::{icon, key, used};

/// What the player is in the middle of, and how it can be given up.
pub(super) fn now(controller: Controller) -> Option<(Lead, Option<Cancel>)> {
    let scene = controller.scene.get();
    let Waiting::Person(seat) = scene.waiting else {
        return None;
    };
    let mut lead = lead(&scene.view.table, seat)?;
    let steps = controller.steps();
    if lead.ask == Ask::Keep && lead.thread == Thread::Completion && king_drew(&steps, seat) {
        (lead.thread, lead.step) = (Thread::Power(Power::King), (2, 2));
    }
    let way_back = match lead.thread {
        Thread::Power(_) => cancel(&steps, seat, controller.undo_floor()),
        _ => None,
    };
    Some((lead, way_back))
}

/// The panel in the place of the prompt.
pub(super) fn panel(controller: Controller, (lead, way_back): (Lead, Option<Cancel>)) -> AnyView {
    let texts = app().texts.get();
    let title = match lead.thread {
        Thread::Power(power) => texts.power(power),
        Thread::Completion => texts.phrase(Phrase::LeadCompletion),
        Thread::Theft => texts.phrase(Phrase::LeadTheft),
        Thread::Haunting => texts.phrase(Phrase::LeadHaunting),
        Thread::FirstCard => texts.phrase(Phrase::LeadFirstCard),
    };
    let sign = match lead.thread {
        Thread::Power(power) => web_sign(power),
        Thread::Theft | Thread::Haunting => "#token-mare".to_owned(),
        _ => "#i-check".to_owned(),
    };
    let frame = match lead.thread {
        Thread::Power(_) => "-16 -16 32 32",
        Thread::Theft | Thread::Haunting => "-21 -21 42 43",
        _ => "0 0 24 24",
    };
    let (step, steps) = lead.step;
    let dots = (1..=steps).filter(|_| steps > 1).map(|number| {
        view! { <i class:past={number < step} class:now={number == step}></i> }.into_any()
    });
    let step_of = (steps > 1).then(|| texts.lead_step(lead.step.0, lead.step.1));
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

fn asked(texts: &Texts, game: &Dreamscape, ask: Ask) -> String {
    texts.phrase(match ask {
        Ask::LayShard => Phrase::LeadLayShard,
        Ask::TakeBack => Phrase::LeadTakeBack,
        Ask::Shift => Phrase::LeadShift,
        Ask::Location => Phrase::LeadLocation,
        Ask::NextShard(location) => return texts.lead_next_shard(game, location),
        Ask::WhichCard => Phrase::LeadWhichCard,
        Ask::WhichShard(_) => Phrase::LeadWhichShard,
        Ask::Deck => Phrase::LeadDeck,
        Ask::Keep => Phrase::LeadKeep,
        Ask::Link => Phrase::LeadLink,
        Ask::GiveUp(colour) => return texts.lead_give_up(colour),
    })
}
