//! The top bar: the progress of the game, and whose turn it is.

use js_sys::Math;
use leptos::prelude::*;
use lucid_art::Number;
use lucid_dreamscape::{Dreamscape, Phase};
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::points::written;
use lucid_web::table::{TableScene, Waiting};
use lucid_web::titles::ClientTitle as _;

use crate::app::{app, say};
use crate::dreamscape::Controller;
use crate::pages::evening::evening;
use crate::ui::{Logo, Tools, badge, icon, rival};
use lucid_web::drawing::seat_class;

pub(super) fn head(controller: Controller) -> AnyView {
    let app = app();
    let title = move || {
        let setup = controller.setup();
        (app.texts).with(|texts| Dreamscape::game_title(texts, &setup.rules, &setup.names()))
    };
    let rules = move || {
        let edition = controller.setup().rules.edition;
        app.texts.with(|texts| texts.edition(edition))
    };
    let download = move |_| {
        if let Some(record) = controller.record() {
            let _ = crate::device::download("game.lucid", &record);
        }
    };
    let save = || {
        view! {
            <button class="btn bare save" aria-label=say(Phrase::DownloadRecord) on:click=download>
                {icon("download")}
            </button>
        }
    };
    let save = controller.online.is_none().then(save);
    view! {
        <header class="top table-top">
            <Logo/>
            <h1 class="sr">{title}</h1>
            <div class="where" aria-hidden="true"><b>{title}</b><span class="note">{rules}</span></div>
            {time(controller)}
            {order(controller)}
            {save}
            {super::keys::list()}
            {evening(controller)}
            <Tools/>
        </header>
    }
    .into_any()
}

/// The clock, the cycle and the phases.
fn time(controller: Controller) -> AnyView {
    let app = app();
    let now = Memo::new(move |_| {
        controller
            .scene
            .with(|scene| (scene.view.table.cycle, scene.view.table.phase))
    });
    let cycles = controller.game.with_value(|game| game.rules().cycles);
    let cycle = move || app.texts.with(|texts| texts.cycle(now.get().0.max(1)));
    let of_all = move || app.texts.with(|texts| texts.of_cycles(cycles));
    let phases = [Phase::Emergence, Phase::Travel, Phase::Creation].map(|phase| {
        let is_now = move || shown(now.get().1) == phase;
        let name = move || app.texts.with(|texts| texts.phase(phase));
        view! {
            <li class:now=is_now aria-current=move || is_now().then_some("step")>{name}</li>
        }
        .into_any()
    });
    let face = "#clock";
    view! {
        <div class="time">
            <svg class="clockface" viewBox="-34 -38 68 76" aria-hidden="true">
                <use_ href=face></use_>
                {move || hours(now.get().0, cycles)}
                <circle r="3" class="clock-hand"></circle>
            </svg>
            <div>
                <b>{cycle} " " <span class="note">{of_all}</span></b>
                <ol class="phases">{Vec::from(phases)}</ol>
            </div>
        </div>
    }
    .into_any()
}

/// The three phases of a cycle; others belong to one of them.
fn shown(phase: Phase) -> Phase {
    match phase {
        Phase::Setup | Phase::Emergence => Phase::Emergence,
        Phase::Travel | Phase::Nightmare => Phase::Travel,
        Phase::Creation | Phase::LastPlacement | Phase::Over => Phase::Creation,
    }
}

/// A dot for each cycle, and the hand at the current one.
fn hours(cycle: u8, cycles: u8) -> Vec<AnyView> {
    let place = |number: u8, radius: f64| {
        let turn = f64::from(number) / f64::from(cycles.max(1)) * std::f64::consts::TAU;
        // The browser's functions, which add nothing to the download.
        (Math::sin(turn) * radius, -Math::cos(turn) * radius)
    };
    let dots = (1..=cycles).map(|number| {
        let (x, y) = place(number, 16.0);
        let (x, y) = (Number(x).to_string(), Number(y).to_string());
        let class = match number.cmp(&cycle) {
            std::cmp::Ordering::Less => "hour past",
            std::cmp::Ordering::Equal => "hour now",
            std::cmp::Ordering::Greater => "hour",
        };
        view! { <circle r="3.2" class=class cx=x cy=y></circle> }.into_any()
    });
    let (x, y) = place(cycle.max(1), 11.0);
    let way = format!("M0 0L{} {}", Number(x), Number(y));
    let hand = view! { <path class="clock-hand" d=way></path> }.into_any();
    dots.chain([hand]).collect()
}

/// The seats in initiative order, and Mr Nightmare among them in a solo game. Most steps change
/// nothing here, so it is memoised.
fn order(controller: Controller) -> AnyView {
    let app = app();
    let alone = controller.setup().rules.solo.is_some();
    let count = controller.names.with_value(|names| names.len());
    let standings = Memo::new(move |_| {
        controller
            .scene
            .with(|scene| standings(scene, count, alone))
    });
    let row = move |(place, (who, acting, score)): (usize, Standing)| {
        let (class, at, sign, name) = match who {
            Some(seat) => (
                seat_class(seat),
                format!("seat-{seat}"),
                badge(seat),
                controller.name(seat),
            ),
            None => (
                "his",
                "rival".to_owned(),
                rival(),
                (app.texts).with(|texts| texts.phrase(lucid_texts::Phrase::LabelMrNightmare)),
            ),
        };
        view! {
            <li class=class class:now=acting data-place=at aria-current=acting.then_some("true")>
                <i>{(place + 1).to_string()}</i>
                {sign}
                <span>{name}</span>
                <b class="seat-score">{written(score)}</b>
            </li>
        }
        .into_any()
    };
    let rows = move || {
        let rows = standings.get().into_iter().enumerate();
        rows.map(row).collect::<Vec<_>>()
    };
    view! { <ol class="order" aria-label=say(Phrase::Initiative)>{rows}</ol> }.into_any()
}

/// A seat, or Mr Nightmare; whether it acts; its score.
type Standing = (Option<Seat>, bool, i32);

fn standings(scene: &TableScene<Dreamscape>, count: usize, alone: bool) -> Vec<Standing> {
    let table = &scene.view.table;
    let acting = match scene.waiting {
        Waiting::Person(at) | Waiting::HandOver(at) | Waiting::Other(at) => Some(at),
        Waiting::Nobody => None,
    };
    let seats = table.order[..count.min(4)].iter();
    let seat = |seat: &Seat| {
        let score = table.players[*seat].score;
        (Some(*seat), acting == Some(*seat), i32::from(score))
    };
    let mut all: Vec<Standing> = seats.map(seat).collect();
    if alone {
        let place = if table.duel.first { 0 } else { all.len() };
        all.insert(place, (None, false, table.duel.score.into()));
    }
    all
}
