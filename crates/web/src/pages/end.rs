//! The end of a game: who won, and where the points came from.

use leptos::prelude::*;
use tabletop::Seat;
use texts::Phrase;
use web::tally::{Tally, tally};

use super::home::begin;
use crate::app::{app, say};
use crate::desk::Desk;
use crate::ui::{Top, badge, icon, scene, seat_class};

/// The result of a table; `look` shows the table itself again.
pub fn end(desk: Desk, look: RwSignal<bool>) -> impl IntoView {
    let app = app();
    let scene_now = desk.scene.get_untracked();
    let outcome = scene_now.outcome;
    let count = desk.names.with_value(|names| names.len());
    let won = move || {
        let texts = app.texts.get();
        let Some(outcome) = outcome else {
            return String::new();
        };
        let winners: Vec<String> = outcome.winners.iter().map(|seat| desk.name(seat)).collect();
        match winners.is_empty() {
            true => texts.rival_wins(),
            false => texts.winner(&winners),
        }
    };
    let tallies = desk
        .journal
        .with_untracked(|lines| tally(lines.iter().map(|line| &line.event)));
    let mut order: Vec<Seat> = Seat::first(count).collect();
    order.sort_by_key(|seat| std::cmp::Reverse(scene_now.view.table.players[*seat].score));
    let rows = order.into_iter().map(|seat| {
        let score = i32::from(scene_now.view.table.players[seat].score);
        let first = outcome.is_some_and(|outcome| outcome.winners.contains(seat));
        row(desk, seat, score, tallies[seat], first)
    });
    let rival = outcome.and_then(|outcome| outcome.rival);
    let again = move |_| begin(app, &desk.setup());
    let download = move |_| {
        let _ = crate::device::download("game.lucid", &desk.record());
    };
    view! {
        <Top><span class="spring"></span></Top>
        <main id="main" class="end-page" tabindex="-1">
            <section class="moment scene grain">
                {scene("hero-art", "hero")}
                <div class="verdict">
                    <p>{say(Phrase::EndTitle)}</p>
                    <h1>{won}</h1>
                </div>
            </section>
            <section class="sheet sources">
                <h2>{say(Phrase::Scores)}</h2>
                <div class="scroll">
                    <table>
                        <thead>
                            <tr>
                                <th></th>
                                <th scope="col">{say(Phrase::SourceCards)}</th>
                                <th scope="col">{say(Phrase::SourceGround)}</th>
                                <th scope="col">{say(Phrase::SourceTrees)}</th>
                                <th scope="col">{say(Phrase::SourcePurposes)}</th>
                                <th scope="col">{say(Phrase::SourceLosses)}</th>
                                <th scope="col">{say(Phrase::Scores)}</th>
                            </tr>
                        </thead>
                        <tbody>
                            {rows.collect_view()}
                            {rival.map(|rival| view! {
                                <tr>
                                    <th scope="row">{move || app.texts.with(|texts| texts.label(texts::Label::MrNightmare))}</th>
                                    <td></td><td></td><td></td><td></td><td></td>
                                    <td class="num">{rival}</td>
                                </tr>
                            })}
                        </tbody>
                    </table>
                </div>
                <p class="ways">
                    <button class="btn primary" id="again" on:click=again>{icon("replay")} {say(Phrase::Again)}</button>
                    <button class="btn" on:click=move |_| look.set(true)>{icon("eye")} {say(Phrase::LookAtTable)}</button>
                    <button class="btn" on:click=download>{icon("download")} {say(Phrase::DownloadRecord)}</button>
                    <a class="btn quiet" href="/">{say(Phrase::Home)}</a>
                </p>
            </section>
        </main>
    }
}

fn row(desk: Desk, seat: Seat, score: i32, tally: Tally, first: bool) -> impl IntoView {
    let parts = [
        tally.cards,
        tally.ground,
        tally.trees,
        tally.purposes,
        tally.losses,
    ];
    view! {
        <tr class=seat_class(seat) class:winner=first>
            <th scope="row"><span class="who">{badge(seat)} {desk.name(seat)}</span></th>
            {parts.map(|points| view! { <td class:loss=points < 0>{points}</td> }).collect_view()}
            <td class="num">{score}</td>
        </tr>
    }
}
