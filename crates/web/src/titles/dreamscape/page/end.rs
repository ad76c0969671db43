//! The end of a game: who won, where the points came from and when, and the
//! Dreamscapes side by side.

mod sources;

use leptos::prelude::*;
use lucid_dreamscape::{Dreamscape, Event};
use lucid_tabletop::{Outcome, Seat};
use lucid_texts::{Phrase, Texts, arg};
use lucid_web::chart::Chart;
use lucid_web::dreamscape::draw::BoardProps;
use lucid_web::dreamscape::draw::ending::ending;
use lucid_web::finale::{Figure, finale};
use lucid_web::points::written;
use lucid_web::replay::{Eye, Opened, Timeline as _, open};
use lucid_web::titles::dreamscape::verdict::{ranking, verdict};

use crate::app::{app, say};
use crate::device::{Device, when_shown};
use crate::dreamscape::Controller;
use crate::pages::end::moment;
use crate::ui::Top;

/// The table whose game has ended.
#[derive(Clone, Copy)]
pub struct EndOf {
    /// The table.
    pub controller: Controller,
    /// Shows the table itself again.
    pub look: RwSignal<bool>,
}

/// The result of the table in the context.
pub fn end_page() -> AnyView {
    match use_context::<EndOf>() {
        Some(EndOf { controller, look }) => end(controller, look),
        None => ().into_any(),
    }
}

fn end(controller: Controller, look: RwSignal<bool>) -> AnyView {
    let app = app();
    let scene_now = controller.scene.get_untracked();
    let Some(outcome) = scene_now.outcome else {
        return ().into_any();
    };
    let won = move || app.texts.with(|texts| won(texts, controller, &outcome));
    // The record has everybody's actions, whoever the viewer is.
    let record = controller.record().unwrap_or_default();
    let opened = StoredValue::new(open(&record, &Device).ok());
    let events: Vec<Event> = opened.with_value(|opened| {
        match opened.as_ref().and_then(Opened::timeline_of::<Dreamscape>) {
            Some(timeline) => (1..=timeline.steps())
                .flat_map(|step| timeline.fresh(step, Eye::All))
                .collect(),
            _ => Vec::new(),
        }
    });
    let tallies = lucid_web::dreamscape::score_sources::score_sources(&events);
    let game = controller.game.get_value();
    let table = scene_now.view.table.clone();
    let order = ranking(&game, &table, &outcome);
    let picture = picture(&order, &outcome).markup();
    let events = StoredValue::new(events);
    let by = move || app.texts.with(|texts| by(texts, &order, &outcome));
    let why = move || {
        let name = |seat| controller.name(seat);
        app.texts.with(|texts| {
            events.with_value(|events| verdict(texts, &game, &table, &outcome, events, name))
        })
    };
    // The winner is shown at once, the pictures a moment later: all in one task would block the
    // page.
    let shown = RwSignal::new(false);
    when_shown(move || _ = shown.try_set(true));
    let chart = move || {
        let texts = app.texts.get();
        if !shown.get() {
            return None;
        }
        opened.with_value(|opened| {
            let timeline = opened.as_ref()?.timeline();
            let (curve, names) = (timeline.curve(), timeline.names());
            let chart = Chart {
                curve,
                names,
                texts: &texts,
                now: None,
            };
            Some(chart.draw().markup())
        })
    };
    let dreamscapes = move || {
        if !shown.get() {
            return String::new();
        }
        let mut view = scene_now.view.clone();
        // All players are called by name here.
        view.viewer = None;
        let props = BoardProps {
            game: controller.game.get_value(),
            view,
            choices: Default::default(),
            selected: None,
            fresh: Default::default(),
            texts: app.texts.get(),
            seat_names: controller.names.get_value(),
        };
        events.with_value(|events| ending(&props, outcome.winners, events).markup())
    };
    let verdict = view! {
        <h1>{won} " " <span class="by">{by}</span></h1>
        <p class="reason">{why}</p>
    };
    view! {
        <Top><span class="spring"></span></Top>
        <main id="main" class="end-page" tabindex="-1">
            {moment(controller, look, picture, verdict.into_any())}
            {sources::sources(controller, &outcome, tallies)}
            <section class="sheet run">
                <h2>{say(Phrase::EndPointsByRound)}</h2>
                <div inner_html=chart></div>
            </section>
            <section class="sheet dreamscapes">
                <h2>{say(Phrase::EndDreamscapes)}</h2>
                <div inner_html=dreamscapes></div>
            </section>
        </main>
    }
    .into_any()
}

/// The winner in a sentence.
fn won(texts: &Texts, controller: Controller, outcome: &Outcome) -> String {
    let winners: Vec<String> = outcome
        .winners
        .iter()
        .map(|seat| controller.name(seat))
        .collect();
    match winners.is_empty() {
        true => texts.phrase(Phrase::RivalWins),
        false => texts.winner(&winners),
    }
}

/// `65 to 61`: the points of whoever won, and of the next.
fn by(texts: &Texts, order: &[Seat], outcome: &Outcome) -> String {
    let mut scores: Vec<i32> = order.iter().map(|seat| outcome.scores[*seat]).collect();
    if let Some(rival) = outcome.rival {
        // L16: who is not ahead of him has lost.
        let place = usize::from(!outcome.winners.is_empty());
        scores.insert(place, rival);
    }
    match (scores.first(), scores.get(outcome.winners.len().max(1))) {
        (Some(won), Some(lost)) => texts.end_by(arg::Lost(written(*lost)), arg::Won(written(*won))),
        (Some(won), None) => written(*won),
        (None, _) => String::new(),
    }
}

/// The scene: whoever won is awake, the others sleep.
fn picture(order: &[Seat], outcome: &Outcome) -> lucid_web::drawing::El {
    let won = |seat: &&Seat| outcome.winners.contains(**seat);
    let mut winners: Vec<Figure> = (order.iter().filter(won))
        .map(|seat| Figure::Awake(*seat))
        .collect();
    let mut others: Vec<Figure> = (order.iter().filter(|seat| !won(seat)))
        .map(|seat| Figure::Asleep(*seat))
        .collect();
    if outcome.rival.is_some() {
        match winners.is_empty() {
            true => winners.push(Figure::Rival),
            false => others.push(Figure::Rival),
        }
    }
    finale(&winners, &others)
}
