//! The slider over the steps, with the turns and what they brought.

use leptos::prelude::*;
use texts::Phrase;
use web::replay::{Span, Who};

use super::deck::now_line;
use super::player::Player;
use crate::app::say;
use crate::ui::seat_class;

/// A turn that brings so many points has the highest bar.
const HIGHEST: i32 = 24;

pub(super) fn timeline(player: Player) -> impl IntoView {
    let steps = player.film(|film| film.steps());
    let input = move |event| {
        if let Ok(moment) = event_target_value(&event).parse() {
            player.jump(moment);
        }
    };
    let told = move || {
        let texts = player.app.texts.get();
        now_line(&texts, player, player.moment.get())
    };
    let part = move || {
        format!(
            "{:.3}%",
            100.0 * player.moment.get() as f64 / steps.max(1) as f64
        )
    };
    view! {
        <div class="slide">
            <div class="turns" aria-hidden="true">
                {rounds(player)}
                <div class="future" style:left=part></div>
            </div>
            <input type="range" min="0" max=steps step="1" prop:value=move || player.moment.get().to_string()
                aria-label=say(Phrase::ReplaySlider) aria-valuetext=told on:input=input/>
        </div>
    }
}

/// The rounds, each as wide as it has steps, with a bar for each turn.
fn rounds(player: Player) -> impl IntoView {
    let spans = player.film(|film| film.spans().to_vec());
    let groups = spans.chunk_by(|a, b| a.turn.round == b.turn.round);
    let groups: Vec<AnyView> = groups.map(|group| round(player, group)).collect();
    groups.collect_view()
}

fn round(player: Player, spans: &[Span]) -> AnyView {
    let number = spans[0].turn.round;
    let steps: usize = spans.iter().map(|span| span.to - span.from).sum();
    let bars = spans.iter().map(|span| bar(player, span));
    view! {
        <div class="cyc" style:flex-grow=steps.to_string()>
            <div class="bars">{bars.collect_view()}</div>
            <span>{(number > 0).then_some(number)}</span>
        </div>
    }
    .into_any()
}

fn bar(player: Player, span: &Span) -> impl IntoView {
    let gained = |who: Who| {
        let at = |moment: usize| {
            let all = player.film(|film| film.points_at(moment));
            all.iter()
                .find(|(of, _)| *of == who)
                .map_or(0, |(_, points)| *points)
        };
        at(span.to) - at(span.from)
    };
    let points = match span.turn.seat {
        Some(seat) => gained(Who::Seat(seat)),
        None => 0,
    };
    let height = 10 + 90 * points.clamp(0, HIGHEST) / HIGHEST;
    let class = match span.turn.seat {
        Some(seat) => format!("bar {}", seat_class(seat)),
        None => "bar nobody".to_owned(),
    };
    view! {
        <i class=class style:flex-grow=(span.to - span.from).to_string() style:height=format!("{height}%")></i>
    }
}
