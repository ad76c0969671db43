//! The bar at the top: where we are in the game, and whose turn it is.

use dreamscape::Phase;
use leptos::prelude::*;
use tabletop::Seat;
use texts::Phrase;
use web::table::Waiting;

use crate::app::{app, say};
use crate::desk::Desk;
use crate::pages::home::title_of;
use crate::ui::{Logo, Tools, badge, drawing, icon};

pub(super) fn head(desk: Desk) -> impl IntoView {
    let app = app();
    let title = move || app.texts.with(|texts| title_of(texts, &desk.setup()));
    let rules = move || {
        let edition = desk.setup().rules.edition;
        app.texts.with(|texts| texts.edition(edition))
    };
    let download = move |_| {
        let _ = crate::device::download("game.lucid", &desk.record());
    };
    view! {
        <header class="top table-top">
            <Logo/>
            <h1 class="sr">{title}</h1>
            <div class="where" aria-hidden="true"><b>{title}</b><span class="note">{rules}</span></div>
            {time(desk)}
            {order(desk)}
            <button class="btn bare save" on:click=download aria-label=say(Phrase::DownloadRecord)>
                {icon("download")}
            </button>
            {super::keys::list()}
            <Tools/>
        </header>
    }
}

/// The clock, the cycle and the phases.
fn time(desk: Desk) -> impl IntoView {
    let app = app();
    let now = Memo::new(move |_| {
        desk.scene
            .with(|scene| (scene.view.table.cycle, scene.view.table.phase))
    });
    let cycles = desk.game.with_value(|game| game.rules().cycles);
    let cycle = move || app.texts.with(|texts| texts.cycle(now.get().0.max(1)));
    let of = move || app.texts.with(|texts| texts.of_cycles(cycles));
    let phases = [Phase::Emergence, Phase::Travel, Phase::Creation].map(|phase| {
        let is_now = move || shown(now.get().1) == phase;
        view! {
            <li class:now=is_now aria-current=move || is_now().then_some("step")>
                {move || app.texts.with(|texts| texts.phase(phase))}
            </li>
        }
    });
    view! {
        <div class="time">
            <svg class="clockface" viewBox="-34 -38 68 76" aria-hidden="true">
                <use_ href="#clock"></use_>
                {move || hours(now.get().0, cycles)}
                <circle r="3" class="clock-hand"></circle>
            </svg>
            <div>
                <b>{cycle} " " <span class="note">{of}</span></b>
                <ol class="phases">{phases.collect_view()}</ol>
            </div>
        </div>
    }
}

/// The three phases of a cycle; others belong to one of them.
fn shown(phase: Phase) -> Phase {
    match phase {
        Phase::Setup | Phase::Emergence => Phase::Emergence,
        Phase::Travel | Phase::Nightmare => Phase::Travel,
        Phase::Creation | Phase::LastPlacement | Phase::Over => Phase::Creation,
    }
}

/// A dot for each cycle, and the hand on the present one.
fn hours(cycle: u8, cycles: u8) -> impl IntoView {
    let place = |number: u8, radius: f64| {
        let turn = f64::from(number) / f64::from(cycles.max(1)) * std::f64::consts::TAU;
        (turn.sin() * radius, -turn.cos() * radius)
    };
    let dots = (1..=cycles).map(|number| {
        let (x, y) = place(number, 16.0);
        let class = match number.cmp(&cycle) {
            std::cmp::Ordering::Less => "hour past",
            std::cmp::Ordering::Equal => "hour now",
            std::cmp::Ordering::Greater => "hour",
        };
        view! { <circle r="3.2" class=class cx=format!("{x:.1}") cy=format!("{y:.1}")></circle> }
    });
    let (x, y) = place(cycle.max(1), 11.0);
    view! {
        {dots.collect_view()}
        <path class="clock-hand" d=format!("M0 0L{x:.1} {y:.1}")></path>
    }
}

/// The seats in initiative order, and Mr Nightmare among them in a solo game.
fn order(desk: Desk) -> impl IntoView {
    let app = app();
    let alone = desk.setup().rules.solo.is_some();
    let rows = move || {
        let scene = desk.scene.get();
        let count = desk.names.with_value(|names| names.len());
        let table = &scene.view.table;
        let acting = |seat: Seat| match scene.waiting {
            Waiting::Person(at) | Waiting::HandOver(at) | Waiting::Other(at) => at == seat,
            Waiting::Nobody => false,
        };
        let first = alone && table.duel.first;
        let order = table.order[..count.min(4)].to_vec();
        let mut rows: Vec<AnyView> = Vec::new();
        for (place, seat) in order.into_iter().enumerate() {
            let score = table.players[seat].score;
            let now = acting(seat);
            let number = place + 1 + usize::from(first);
            let row = view! {
                <li class=crate::ui::seat_class(seat) class:now=now aria-current=now.then_some("true")
                    data-place=format!("seat-{seat}")>
                    <i>{number}</i>
                    {badge(seat)}
                    <span>{desk.name(seat)}</span>
                    <b class="seat-score">{score}</b>
                </li>
            };
            rows.push(row.into_any());
        }
        if alone {
            let name = app
                .texts
                .with(|texts| texts.label(texts::Label::MrNightmare));
            let number = if first { 1 } else { rows.len() + 1 };
            let row = view! {
                <li class="his" data-place="rival">
                    <i>{number}</i>
                    {drawing("rival", "-40 -112 80 120", "nightmare")}
                    <span>{name}</span>
                    <b class="seat-score">{table.duel.score}</b>
                </li>
            };
            rows.insert(if first { 0 } else { rows.len() }, row.into_any());
        }
        rows
    };
    view! { <ol class="order" aria-label=say(Phrase::Initiative)>{rows}</ol> }
}
