//! The bar at the top: where we are in the game, and whose turn it is.

use js_sys::Math;
use leptos::prelude::*;
use lucid_art::Number;
use lucid_dreamscape::{Dreamscape, Phase};
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::table::{Scene, Waiting};

use crate::app::app;
use crate::desk::Desk;
use crate::dom::{Dom, of, row, svg, tag};
use crate::pages::home::title_of;
use crate::parts::{badge, button, drawn, framed, icon, logo, rival, seat_class, tools};

pub(super) fn head(desk: Desk) -> Dom {
    let app = app();
    let title = move || app.texts.with(|texts| title_of(texts, &desk.setup()));
    let rules = move || {
        let edition = desk.setup().rules.edition;
        app.texts.with(|texts| texts.edition(edition))
    };
    let download = move || {
        if let Some(record) = desk.record() {
            let _ = crate::device::download("game.lucid", &record);
        }
    };
    let place = of("div", "where")
        .attr("aria-hidden", "true")
        .with(tag("b").live_text(title))
        .with(of("span", "note").live_text(rules));
    let save = button("btn bare save", download)
        .named(Phrase::DownloadRecord)
        .with(icon("download"));
    of("header", "top table-top")
        .with(logo())
        .with(of("h1", "sr").live_text(title))
        .with(place)
        .with(time(desk))
        .with(order(desk))
        .maybe(desk.far.is_none().then_some(save))
        .with(super::keys::list())
        .with(tools())
}

/// The clock, the cycle and the phases.
fn time(desk: Desk) -> Dom {
    let app = app();
    let now = Memo::new(move |_| {
        desk.scene
            .with(|scene| (scene.view.table.cycle, scene.view.table.phase))
    });
    let cycles = desk.game.with_value(|game| game.rules().cycles);
    let cycle = move || app.texts.with(|texts| texts.cycle(now.get().0.max(1)));
    let of_all = move || app.texts.with(|texts| texts.of_cycles(cycles));
    let phases = [Phase::Emergence, Phase::Travel, Phase::Creation].into_iter();
    let phases = phases.map(|phase| {
        let is_now = move || shown(now.get().1) == phase;
        tag("li")
            .live_class("now", is_now)
            .live_attr("aria-current", move || is_now().then(|| "step".to_owned()))
            .live_text(move || app.texts.with(|texts| texts.phase(phase)))
    });
    let clock = framed("clockface")
        .attr("viewBox", "-34 -38 68 76")
        .with(drawn("#clock"))
        .slot(move || Some(hours(now.get().0, cycles)))
        .with(svg("circle").attr("r", "3").attr("class", "clock-hand"));
    let words = tag("b")
        .live_text(cycle)
        .text(" ")
        .with(of("span", "note").live_text(of_all));
    let words = tag("div")
        .with(words)
        .with(of("ol", "phases").all(phases.collect()));
    of("div", "time").with(clock).with(words)
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
fn hours(cycle: u8, cycles: u8) -> Dom {
    let place = |number: u8, radius: f64| {
        let turn = f64::from(number) / f64::from(cycles.max(1)) * std::f64::consts::TAU;
        // The browser's own, which need not be loaded.
        (Math::sin(turn) * radius, -Math::cos(turn) * radius)
    };
    let dots = (1..=cycles).map(|number| {
        let (x, y) = place(number, 16.0);
        let class = match number.cmp(&cycle) {
            std::cmp::Ordering::Less => "hour past",
            std::cmp::Ordering::Equal => "hour now",
            std::cmp::Ordering::Greater => "hour",
        };
        svg("circle")
            .attr("r", "3.2")
            .attr("class", class)
            .attr("cx", &Number(x).to_string())
            .attr("cy", &Number(y).to_string())
    });
    let (x, y) = place(cycle.max(1), 11.0);
    let hand = svg("path")
        .attr("class", "clock-hand")
        .attr("d", &format!("M0 0L{} {}", Number(x), Number(y)));
    row(dots.collect()).with(hand)
}

/// The seats in initiative order, and Mr Nightmare among them in a solo game.
/// Most steps change nothing here, so it is built anew only when they do.
fn order(desk: Desk) -> Dom {
    let app = app();
    let alone = desk.setup().rules.solo.is_some();
    let count = desk.names.with_value(|names| names.len());
    let standings = Memo::new(move |_| desk.scene.with(|scene| standings(scene, count, alone)));
    let rows = move || {
        let rows = standings.get().into_iter().enumerate();
        let rows = rows.map(|(place, (who, acting, score))| {
            let (row, sign, name) = match who {
                Some(seat) => (
                    of("li", seat_class(seat)).attr("data-place", &format!("seat-{seat}")),
                    badge(seat),
                    desk.name(seat),
                ),
                None => (
                    of("li", "his").attr("data-place", "rival"),
                    rival(),
                    (app.texts).with(|texts| texts.label(lucid_texts::Label::MrNightmare)),
                ),
            };
            let row = match acting {
                true => row.class_if("now", true).attr("aria-current", "true"),
                false => row,
            };
            row.with(tag("i").text(&(place + 1).to_string()))
                .with(sign)
                .with(tag("span").text(&name))
                .with(of("b", "seat-score").text(&score.to_string()))
        });
        Some(row(rows.collect()))
    };
    of("ol", "order").named(Phrase::Initiative).slot(rows)
}

/// A seat, or Mr Nightmare; whether it acts; its score.
type Standing = (Option<Seat>, bool, i64);

fn standings(scene: &Scene<Dreamscape>, count: usize, alone: bool) -> Vec<Standing> {
    let table = &scene.view.table;
    let acting = match scene.waiting {
        Waiting::Person(at) | Waiting::HandOver(at) | Waiting::Other(at) => Some(at),
        Waiting::Nobody => None,
    };
    let seats = table.order[..count.min(4)].iter();
    let seat = |seat: &Seat| {
        let score = table.players[*seat].score;
        (Some(*seat), acting == Some(*seat), i64::from(score))
    };
    let mut all: Vec<Standing> = seats.map(seat).collect();
    if alone {
        let place = if table.duel.first { 0 } else { all.len() };
        all.insert(place, (None, false, table.duel.score.into()));
    }
    all
}
