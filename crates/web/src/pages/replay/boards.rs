//! The boards of a recorded game: those of the table, only to be looked at.

use std::sync::Arc;

use leptos::prelude::*;
use lucid_dreamscape::{Action, Colour, Phase};
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::chart::Chart;
use lucid_web::replay::{Eye, Opened};

use super::journal;
use super::player::Player;
use crate::app::say;
use crate::dreamscape::{
    BoardProps, Cards, Dreamscape3d, Dreamworld, Hands, Others, Purposes, Store,
};
use crate::runners::RunnersBoard;
use crate::ui::badge;

/// Everything there is to see of the moment.
pub(super) fn boards(player: Player) -> AnyView {
    match *player.opened() {
        Opened::Dreamscape(_) => dreamscape(player),
        Opened::Runners(_) => runners(player),
    }
}

fn dreamscape(player: Player) -> AnyView {
    let names = Arc::new(player.timeline(|timeline| timeline.names().to_vec()));
    let nothing = Arc::new(Vec::new());
    let props = Memo::new_with_compare(
        move |_| {
            let (moment, eye) = (player.moment.get(), player.eye.get());
            let opened = player.opened();
            let Opened::Dreamscape(timeline) = &*opened else {
                return None;
            };
            let fresh = match player.stepped.get_untracked() {
                true => timeline.fresh(moment, eye),
                false => Vec::new(),
            };
            Some(BoardProps {
                game: timeline.game().clone(),
                view: timeline.view(moment, eye),
                choices: nothing.clone(),
                selected: None,
                fresh: Arc::new(fresh),
                texts: player.app.texts.get(),
                seat_names: names.clone(),
            })
        },
        |_, _| true,
    );
    let Some(first) = props.get_untracked() else {
        return ().into_any();
    };
    let props = Signal::derive(move || props.get().unwrap_or_else(|| first.clone()));
    // Nothing can be done here, so nothing is asked.
    let act = Callback::new(|_: Action| ());
    let select = Callback::new(|_: Option<Colour>| ());
    let seat = Memo::new(move |_| props.with(BoardProps::own));
    let creating = move || {
        props.with(|props| {
            let phase = props.view.table.phase;
            matches!(phase, Phase::Creation | Phase::LastPlacement)
        })
    };
    view! {
        <div class="watch-boards" class:creating=creating>
            <div class="area-world"><Dreamworld props act ask=act/></div>
            <div class="area-scape">
                {move || view! { <Dreamscape3d props seat=seat.get() act ask=act/> }}
            </div>
            <div class="area-strip"><Hands props act select/><Cards props act ask=act/><Store props/></div>
            <div class="area-more"><Purposes props/><Others props/></div>
            <div class="area-rail">{chart(player)}{journal::journal(player)}</div>
        </div>
    }
    .into_any()
}

/// The dreams of all seats, side by side.
fn runners(player: Player) -> AnyView {
    let (game, first) = match &*player.opened() {
        Opened::Runners(timeline) => (timeline.game().clone(), timeline.view(0, Eye::Onlooker)),
        Opened::Dreamscape(_) => return ().into_any(),
    };
    let names = player.timeline(|timeline| timeline.names().to_vec());
    let count = names.len();
    let seats = Seat::first(count);
    let names = StoredValue::new(names);
    let view = Signal::derive(move || {
        let (moment, eye) = (player.moment.get(), player.eye.get());
        match &*player.opened() {
            Opened::Runners(timeline) => timeline.view(moment, eye),
            Opened::Dreamscape(_) => first.clone(),
        }
    });
    let boards = seats.map(|seat| {
        let names = Signal::derive(move || names.get_value());
        let seat = Signal::derive(move || seat);
        let game = game.clone();
        view! { <RunnersBoard game view seat names foretell=true/> }
    });
    // As at the table: what everybody's serenity and stars are worth by now (R19).
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
            <div class="area-rail">{scores(player, points)}{journal::journal(player)}</div>
        </div>
    }
    .into_any()
}

/// The points over the rounds, with the moment marked.
fn chart(player: Player) -> impl IntoView {
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

/// The points, where there is no board to show them.
fn scores(player: Player, points: Signal<Vec<String>>) -> impl IntoView {
    let rows = move || {
        let rows = points.get().into_iter().enumerate();
        rows.map(|(index, points)| {
            let seat = Seat::new(index);
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
