//! The side rail: the other players, the shop, the chests.

use leptos::prelude::*;
use lucid_dream_runners::rules::{SEGMENT_PRICE, SERENITY_PRICE};
use lucid_dream_runners::{Action, Phase, SegmentId};
use lucid_tabletop::Seat;
use lucid_texts::{Phrase, arg};
use lucid_web::dream_runners::draw::{offer, small_board};

use super::choices::is_advised;
use super::controller::Controller;
use super::side::tok;
use crate::app::{app, say};
use crate::ui::{badge, icon};
use lucid_web::drawing::seat_class;

/// The side rail.
pub fn rail(controller: Controller) -> impl IntoView {
    view! {
        <div class="rail">
            {others(controller)}
            {shop(controller)}
            {chests(controller)}
        </div>
    }
}

/// The other players and their progress.
fn others(controller: Controller) -> impl IntoView {
    let rows = move || {
        let viewer = controller.scene.with(|scene| scene.viewer);
        controller
            .seats()
            .filter(|seat| Some(*seat) != viewer)
            .map(|seat| other(controller, seat))
            .collect_view()
    };
    view! {
        <section class="sheet others">
            <h2>{say(Phrase::TheOthers)}</h2>
            <ul>{rows}</ul>
        </section>
    }
}

fn other(controller: Controller, seat: Seat) -> impl IntoView {
    let app = app();
    let state = move || {
        let table = controller.told_table();
        let texts = app.texts.get();
        let done = table.done.contains(seat);
        let (class, words, sign) = match (table.players[seat].woke, controller.phase()) {
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
        controller.scene.with(|scene| {
            small_board(&controller.game(), scene.view.drafts[seat].as_ref()).markup()
        })
    };
    let about = move || {
        let texts = app.texts.get();
        let drafts = controller.scene.with(|scene| scene.view.drafts[seat]);
        match drafts {
            None => texts.phrase(Phrase::BoardHidden),
            Some(draft) => {
                let composition = controller.game().composition(&draft);
                texts.covered(
                    arg::Covered(9 - composition.missing()),
                    arg::Outside(composition.outside),
                )
            }
        }
    };
    let points = move || {
        let table = controller.told_table();
        let points = controller.game().standing(&table, seat);
        app.texts.with(|texts| texts.points(points))
    };
    let has = move || {
        let has = controller.told_table().players[seat].situation;
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
            <div class="who">{badge(seat)} <b>{controller.name(seat)}</b> {state}</div>
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
fn shop(controller: Controller) -> impl IntoView {
    let app = app();
    let face_up = Memo::new(move |_| controller.scene.with(|scene| scene.view.table.face_up));
    let offers = move || {
        let all = face_up.get().into_iter().flatten();
        all.map(|segment| offered(controller, segment))
            .collect_view()
    };
    let calm = move || able(controller, Action::Calm);
    let words = move || app.texts.with(|texts| texts.calm_for(SERENITY_PRICE));
    view! {
        <section class="sheet shop" class:open=move || controller.phase() == Phase::Improve>
            <h2>
                {say(Phrase::Shop)}
                <span class="note">{move || match controller.phase() {
                    Phase::Improve => say(Phrase::ShopOpen)(),
                    _ => say(Phrase::ShopLater)(),
                }}</span>
                <span class="price end">{tok("cell-coin")} {SEGMENT_PRICE}</span>
            </h2>
            <ul>{offers}</ul>
            <button class="btn calm" id="calm" class:act=calm class:advised=move || is_advised(controller, Action::Calm)
                aria-disabled=move || (!calm()).to_string()
                on:click=move |_| buy(controller, Action::Calm)>
                {tok("cell-serenity")} {words}
            </button>
        </section>
    }
}

fn offered(controller: Controller, segment: SegmentId) -> impl IntoView {
    let app = app();
    let name = move || {
        app.texts
            .with(|texts| texts.segment(&controller.game(), segment))
    };
    let game = controller.game();
    let about = game.content().segment(segment);
    let (coins, points) = (about.coins, about.points);
    let extra = move || {
        let texts = app.texts.get();
        match (coins, points) {
            (0, 0) => view! { <span class="tag">{texts.phrase(Phrase::NoExtra)}</span> }.into_any(),
            (0, points) => view! { <span class="tag">{texts.points(points)}</span> }.into_any(),
            (coins, 0) => {
                view! { <span class="tag">"+" {coins} {tok("cell-coin")}</span> }.into_any()
            }
            (coins, points) => view! {
                <span class="tag">"+" {coins} {tok("cell-coin")} " " {texts.points(points)}</span>
            }
            .into_any(),
        }
    };
    let can = move || able(controller, Action::Buy(segment));
    view! {
        <li>
            <button class="offer" class:act=can class:advised=move || is_advised(controller, Action::Buy(segment)) aria-disabled=move || (!can()).to_string()
                data-offer=segment.index() on:click=move |_| buy(controller, Action::Buy(segment))>
                <span class="drawn" inner_html=offer(&controller.game(), segment).markup()></span>
                <span class="sr">{name}</span>
                {extra}
            </button>
        </li>
    }
}

/// Whether the viewer may play an action now.
pub fn able(controller: Controller, action: Action) -> bool {
    controller.untold.with(Vec::is_empty)
        && controller
            .scene
            .with(|scene| scene.choices.contains(&action))
}

fn buy(controller: Controller, action: Action) {
    match untrack(|| able(controller, action)) {
        true => controller.act(action),
        false => controller.ask(action),
    }
}

/// The chests of the round, closed or turned over (R14).
fn chests(controller: Controller) -> impl IntoView {
    let app = app();
    let rows = move || {
        let texts = app.texts.get();
        let table = controller.told_table();
        let cells = table
            .tile
            .map(|tile| controller.game().content().tile(tile).cells);
        let on_tile = |keys: u8| {
            cells.is_some_and(|cells| {
                cells.iter().any(|cell| {
                    matches!(cell, lucid_dream_runners::Cell::Reward(goods) if goods.chest == keys)
                })
            })
        };
        // R14: a chest that nobody can open is not turned over.
        let closed = match table.phase {
            Phase::Share | Phase::Resolve | Phase::Improve | Phase::Over => {
                Phrase::ChestStaysClosed
            }
            Phase::Setup | Phase::Reveal | Phase::Compose | Phase::Chests => Phrase::ChestClosed,
        };
        let all: Vec<_> = (1..=3u8).filter(|keys| on_tile(*keys)).collect();
        match all.is_empty() {
            true => view! { <p class="note">{texts.phrase(Phrase::NoChests)}</p> }.into_any(),
            false => all
                .into_iter()
                .map(|keys| {
                    let sign = ["cell-chest-1", "cell-chest-2", "cell-chest-3"][usize::from(keys) - 1];
                    let inside = table.chests[usize::from(keys) - 1]
                        .map(|chest| texts.goods(&controller.game().content().chest(chest).goods));
                    let inside = inside.unwrap_or_else(|| texts.phrase(closed));
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
