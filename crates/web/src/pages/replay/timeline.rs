//! The slider over the steps, with a bar for the points of each turn.

use leptos::prelude::*;
use lucid_texts::Phrase;
use lucid_web::replay::{Span, Who};

use super::controls::now_line;
use super::player::RecordPlayer;
use crate::app::say;
use lucid_web::drawing::seat_class;

/// The points of a full bar, unless the best turn has more.
const HIGHEST: i32 = 8;

pub(super) fn timeline(player: RecordPlayer) -> impl IntoView {
    let steps = player.timeline(|timeline| timeline.steps());
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
fn rounds(player: RecordPlayer) -> impl IntoView {
    let spans = player.timeline(|timeline| timeline.spans().to_vec());
    let gains = spans.iter().map(|span| gained(player, span));
    let most = gains.max().unwrap_or(0).max(HIGHEST);
    let groups = spans.chunk_by(|a, b| a.turn.round == b.turn.round);
    let groups: Vec<AnyView> = groups.map(|group| round(player, group, most)).collect();
    groups.collect_view()
}

fn round(player: RecordPlayer, spans: &[Span], most: i32) -> AnyView {
    let number = spans[0].turn.round;
    let steps: usize = spans.iter().map(|span| span.to - span.from).sum();
    let bars = spans.iter().map(|span| bar(player, span, most));
    view! {
        <div class="cyc" style:flex-grow=steps.to_string()>
            <div class="bars">{bars.collect_view()}</div>
            <span>{(number > 0).then_some(number)}</span>
        </div>
    }
    .into_any()
}

/// The points that a turn brought its player, before the final count.
fn gained(player: RecordPlayer, span: &Span) -> i32 {
    let Some(seat) = span.turn.seat else {
        return 0;
    };
    player.timeline(|timeline| {
        // The final count happens in the last step, but is not part of its turn.
        let to = match span.to == timeline.steps() {
            true => span.to - 1,
            false => span.to,
        };
        let at = |moment: usize| {
            let all = timeline.points_at(moment);
            let own = all.iter().find(|(who, _)| *who == Who::Seat(seat));
            own.map_or(0, |(_, points)| *points)
        };
        at(to) - at(span.from)
    })
}

fn bar(player: RecordPlayer, span: &Span, most: i32) -> impl IntoView + use<> {
    let height = 10 + 90 * gained(player, span).clamp(0, most) / most;
    let class = match span.turn.seat {
        Some(seat) => format!("bar {}", seat_class(seat)),
        None => "bar nobody".to_owned(),
    };
    view! {
        <i class=class style:flex-grow=(span.to - span.from).to_string() style:height=format!("{height}%")></i>
    }
}
