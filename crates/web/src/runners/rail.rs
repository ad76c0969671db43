//! At the edge: the others, the shop, the chests.

use leptos::prelude::*;
use lucid_dream_runners::rules::{SEGMENT_PRICE, SERENITY_PRICE};
use lucid_dream_runners::{Action, Phase, SegmentId};
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::runners_draw::{offer, small_board};

use super::choices::is_advised;
use super::desk::Desk;
use super::side::tok;
use crate::app::{app, say};
use crate::ui::{badge, icon, seat_class};

/// All that stands at the edge.
pub fn rail(desk: Desk) -> impl IntoView {
    view! {
        <div class="rail">
            {others(desk)}
            {shop(desk)}
            {chests(desk)}
        </div>
    }
}

/// Everybody but the viewer: who is how far.
fn others(desk: Desk) -> impl IntoView {
    let rows = move || {
        let viewer = desk.scene.with(|scene| scene.viewer);
        desk.seats()
            .filter(|seat| Some(*seat) != viewer)
            .map(|seat| other(desk, seat))
            .collect_view()
    };
    view! {
        <section class="sheet others">
            <h2>{say(Phrase::TheOthers)}</h2>
            <ul>{rows}</ul>
        </section>
    }
}

fn other(desk: Desk, seat: Seat) -> impl IntoView {
    let app = app();
    let state = move || {
        let table = desk.told_table();
        let texts = app.texts.get();
        let done = table.done.contains(seat);
        let (class, words, sign) = match (table.players[seat].woke, desk.phase()) {
            (Some(_), _) => ("tag no", Phrase::StateAwake, None),
            (_, Phase::Compose) if done && table.first == seat => {
                ("tag now", Phrase::StateFirst, Some("lock"))
            }
            (_, Phase::Compose) if done => ("tag now", Phrase::StateLocked, Some("lock")),
            (_, Phase::Compose) => ("tag", Phrase::StateComposing, None),
            _ if table.first == seat => ("tag", Phrase::StateFirstDreamer, None),
            _ => ("tag", Phrase::StateAsleep, None),
        };
        view! { <span class=class>{sign.map(icon)} {texts.phrase(words)}</span> }
    };
    let board = move || {
        desk.scene
            .with(|scene| small_board(desk.game, scene.view.drafts[seat].as_ref()).markup())
    };
    let about = move || {
        let texts = app.texts.get();
        let drafts = desk.scene.with(|scene| scene.view.drafts[seat]);
        match drafts {
            None => texts.phrase(Phrase::BoardHidden),
            Some(draft) => {
                let composition = desk.game.composition(&draft);
                texts.covered(9 - composition.missing(), composition.outside)
            }
        }
    };
    let points = move || {
        let table = desk.told_table();
        let points = desk.game.standing(&table, seat);
        app.texts.with(|texts| texts.points(points.into()))
    };
    let has = move || {
        let has = desk.told_table().players[seat].situation;
        let mut things = vec![("cell-coin", has.coins), ("cell-key", has.keys)];
        let signs = [
            "cell-frag-blue",
            "cell-frag-white",
            "cell-frag-orange",
            "cell-frag-green",
        ];
        things.extend(
            signs
                .into_iter()
                .zip(has.fragments)
                .filter(|(_, count)| *count > 0),
        );
        things
            .into_iter()
            .map(|(sign, count)| view! { <span>{tok(sign)} {count}</span> })
            .collect_view()
    };
    view! {
        <li class=format!("opp {}", seat_class(seat))>
            <div class="who">{badge(seat)} <b>{desk.name(seat)}</b> {state}</div>
            <div class="what">
                <span class="small-host" inner_html=board></span>
                <div class="more">
                    <p>{about}</p>
                    <p class="note">{points}</p>
                    <p class="has">{has}</p>
                </div>
            </div>
        </li>
    }
}

/// The segments on offer, and serenity (R17).
fn shop(desk: Desk) -> impl IntoView {
    let app = app();
    let face_up = Memo::new(move |_| desk.scene.with(|scene| scene.view.table.face_up));
    let offers = move || {
        let all = face_up.get().into_iter().flatten();
        all.map(|segment| offered(desk, segment)).collect_view()
    };
    let calm = move || able(desk, Action::Calm);
    let words = move || app.texts.with(|texts| texts.calm_for(SERENITY_PRICE));
    view! {
        <section class="sheet shop" class:open=move || desk.phase() == Phase::Improve>
            <h2>
                {say(Phrase::Shop)}
                <span class="note">{move || match desk.phase() {
                    Phase::Improve => say(Phrase::ShopOpen)(),
                    _ => say(Phrase::ShopLater)(),
                }}</span>
                <span class="price end">{tok("cell-coin")} {SEGMENT_PRICE}</span>
            </h2>
            <ul>{offers}</ul>
            <button class="btn calm" id="calm" class:act=calm class:advised=move || is_advised(desk, Action::Calm)
                aria-disabled=move || (!calm()).to_string()
                on:click=move |_| buy(desk, Action::Calm)>
                {tok("cell-serenity")} {words}
            </button>
        </section>
    }
}

fn offered(desk: Desk, segment: SegmentId) -> impl IntoView {
    let app = app();
    let name = move || app.texts.with(|texts| texts.segment(desk.game, segment));
    let about = desk.game.content().segment(segment);
    let (coins, points) = (about.coins, about.points);
    let extra = move || {
        let texts = app.texts.get();
        match (coins, points) {
            (0, 0) => view! { <span class="tag">{texts.phrase(Phrase::NoExtra)}</span> }.into_any(),
            (0, points) => view! { <span class="tag">{texts.points(points.into())}</span> }.into_any(),
            (coins, 0) => {
                view! { <span class="tag">"+" {coins} {tok("cell-coin")}</span> }.into_any()
            }
            (coins, points) => view! {
                <span class="tag">"+" {coins} {tok("cell-coin")} " " {texts.points(points.into())}</span>
            }
            .into_any(),
        }
    };
    let can = move || able(desk, Action::Buy(segment));
    view! {
        <li>
            <button class="offer" class:act=can class:advised=move || is_advised(desk, Action::Buy(segment)) aria-disabled=move || (!can()).to_string()
                data-offer=segment.index() on:click=move |_| buy(desk, Action::Buy(segment))>
                <span class="drawn" inner_html=offer(desk.game, segment).markup()></span>
                <span class="sr">{name}</span>
                {extra}
            </button>
        </li>
    }
}

/// Whether the viewer may choose an action now.
pub fn able(desk: Desk, action: Action) -> bool {
    desk.untold.with(Vec::is_empty) && desk.scene.with(|scene| scene.choices.contains(&action))
}

fn buy(desk: Desk, action: Action) {
    match untrack(|| able(desk, action)) {
        true => desk.act(action),
        false => desk.ask(action),
    }
}

/// The chests of the round, closed or turned over (R14).
fn chests(desk: Desk) -> impl IntoView {
    let app = app();
    let rows = move || {
        let texts = app.texts.get();
        let table = desk.told_table();
        let cells = table.tile.map(|tile| desk.game.content().tile(tile).cells);
        let on_tile = |keys: u8| {
            cells.is_some_and(|cells| {
                cells.iter().any(|cell| {
                    matches!(cell, lucid_dream_runners::Cell::Reward(goods) if goods.chest == keys)
                })
            })
        };
        let all: Vec<_> = (1..=3u8).filter(|keys| on_tile(*keys)).collect();
        match all.is_empty() {
            true => view! { <p class="note">{texts.phrase(Phrase::NoChests)}</p> }.into_any(),
            false => all
                .into_iter()
                .map(|keys| {
                    let sign = ["cell-chest-1", "cell-chest-2", "cell-chest-3"][usize::from(keys) - 1];
                    let inside = table.chests[usize::from(keys) - 1]
                        .map(|chest| texts.goods(&desk.game.content().chest(chest).goods));
                    let inside = inside.unwrap_or_else(|| texts.phrase(Phrase::ChestClosed));
                    view! {
                        <p class="token">{tok(sign)} <b>{texts.for_keys(keys)}</b> <span>{inside}</span></p>
                    }
                })
                .collect_view()
                .into_any(),
        }
    };
    view! {
        <section class="sheet chests">
            <h2>{say(Phrase::ChestsOfRound)}</h2>
            {rows}
        </section>
    }
}
