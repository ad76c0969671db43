//! The points beside the boards of a recorded game.

use leptos::prelude::*;
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::chart::Chart;

use super::player::RecordPlayer;
use crate::app::say;
use crate::ui::badge;

/// The points over the rounds, with the moment marked.
pub(crate) fn chart(player: RecordPlayer) -> impl IntoView {
    let drawn = move || {
        let (texts, now) = (player.app.texts.get(), player.moment.get());
        player.timeline(|timeline| {
            let chart = Chart {
                curve: timeline.curve(),
                names: timeline.names(),
                texts: &texts,
                now: Some(now),
            };
            chart.draw().markup()
        })
    };
    view! {
        <section class="sheet run">
            <h2>{say(Phrase::EndPointsByRound)}</h2>
            <div inner_html=drawn></div>
        </section>
    }
}

/// The points, for titles whose boards do not show them.
pub(crate) fn scores(player: RecordPlayer, points: Signal<Vec<String>>) -> impl IntoView {
    let rows = move || {
        let rows = points.get().into_iter().enumerate();
        rows.map(|(index, points)| {
            let seat = Seat::new(index);
            view! {
                <li class=lucid_web::drawing::seat_class(seat)>
                    <span class="who">{badge(seat)} {player.name(seat)}</span>
                    <b class="num">{points}</b>
                </li>
            }
        })
        .collect_view()
    };
    view! {
        <section class="sheet standing">
            <h2>{say(Phrase::Scores)}</h2>
            <ul>{rows}</ul>
        </section>
    }
}
