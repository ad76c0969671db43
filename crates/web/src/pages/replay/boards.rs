//! What stands beside the boards of a recorded game: the points.

use leptos::prelude::*;
use lucid_texts::Phrase;
use lucid_web::chart::Chart;
use lucid_web::replay::Who;

use super::player::Player;
use crate::app::say;
use crate::ui::badge;

/// The points over the rounds, with the moment marked.
pub(crate) fn chart(player: Player) -> impl IntoView {
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

/// The result, where there is no board to show it.
pub(crate) fn scores(player: Player) -> impl IntoView {
    let rows = move || {
        let moment = player.moment.get();
        let points = player.timeline(|timeline| timeline.points_at(moment));
        let rows = points.into_iter().filter_map(|(who, points)| match who {
            Who::Seat(seat) => Some((seat, points)),
            Who::Rival => None,
        });
        rows.map(|(seat, points)| {
            view! {
                <li class=crate::ui::seat_class(seat)>
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
