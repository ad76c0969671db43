//! The read-only boards of a recorded game.

use leptos::prelude::*;
use lucid_dream_runners::DreamRunners;
use lucid_tabletop::Seat;
use lucid_web::replay::Eye;

use super::position::RunnersBoard;
use crate::pages::replay::boards::scores;
use crate::pages::replay::journal::journal;
use crate::pages::replay::player::RecordPlayer;

/// The dreams of all seats, side by side.
pub(super) fn boards(player: RecordPlayer) -> AnyView {
    let opened = player.opened();
    let Some(timeline) = opened.timeline_of::<DreamRunners>() else {
        return ().into_any();
    };
    let (game, first) = (timeline.game().clone(), timeline.view(0, Eye::Onlooker));
    let names = player.timeline(|timeline| timeline.names().to_vec());
    let count = names.len();
    let seats = Seat::first(count);
    let names = StoredValue::new(names);
    let view = Signal::derive(move || {
        let (moment, eye) = (player.moment.get(), player.eye.get());
        let opened = player.opened();
        let timeline = opened.timeline_of::<DreamRunners>();
        timeline.map_or_else(|| first.clone(), |timeline| timeline.view(moment, eye))
    });
    let boards = seats.map(|seat| {
        let names = Signal::derive(move || names.get_value());
        let seat = Signal::derive(move || seat);
        let game = game.clone();
        view! { <RunnersBoard game view seat names foretell=true/> }
    });
    // As at the table: what everybody's serenity and stars are worth so far (R19).
    let standing = game.clone();
    let points = Signal::derive(move || {
        let texts = player.app.texts.get();
        view.with(|view| {
            let points = |seat| texts.points(standing.standing(&view.table, seat));
            Seat::first(count).map(points).collect::<Vec<String>>()
        })
    });
    view! {
        <div class="watch-dreams">
            <div class="dreams">{boards.collect_view()}</div>
            <div class="area-rail">{scores(player, points)}{journal(player)}</div>
        </div>
    }
    .into_any()
}
