//! The end of a game: who won, and where the points came from.

use leptos::prelude::*;
use lucid_texts::{Phrase, arg};
use lucid_web::dream_runners::draw::{points_curve, standings};
use lucid_web::finale::finale;
use lucid_web::titles::dream_runners::verdict::{
    RunnerSources, figures, ranking, runner_sources, verdict,
};

use super::controller::Controller;
use crate::app::{app, say};
use crate::pages::end::moment;
use crate::ui::{Top, badge};
use lucid_web::drawing::seat_class;

/// The result of a game; `look` shows the table again.
pub fn end(controller: Controller, look: RwSignal<bool>) -> impl IntoView {
    let app = app();
    let last = controller.scene.get_untracked();
    let outcome = last.outcome;
    let won = move || {
        let texts = app.texts.get();
        let winners: Vec<String> = outcome
            .map(|outcome| {
                outcome
                    .winners
                    .iter()
                    .map(|seat| controller.name(seat))
                    .collect()
            })
            .unwrap_or_default();
        match winners.is_empty() {
            true => texts.phrase(Phrase::AllAwake),
            false => texts.winner(&winners),
        }
    };
    let table = last.view.table.clone();
    let seats = controller.seats().count();
    let order = ranking(seats, &table);
    let sources = (controller.journal).with_untracked(|journal| runner_sources(journal));
    let somebody = outcome.filter(|outcome| !outcome.winners.is_empty());
    // Where nobody wins there is nothing to win by, and who woke is behind with any points.
    let asleep = order
        .iter()
        .filter(|seat| table.players[**seat].woke.is_none());
    let scores: Vec<u16> = asleep.map(|seat| table.players[*seat].score).collect();
    let by = move || {
        let (won, lost) = (scores.first()?, scores.get(somebody?.winners.len())?);
        Some(
            app.texts
                .with(|texts| texts.end_by(arg::Lost(*lost), arg::Won(*won))),
        )
    };
    let (first, others) =
        outcome.map_or_else(Default::default, |outcome| figures(seats, &table, &outcome));
    let picture = finale(&first, &others).markup();
    let why = {
        let table = table.clone();
        move || {
            let name = |seat| controller.name(seat);
            let outcome = outcome?;
            (app.texts).with(|texts| verdict(texts, seats, &table, &outcome, &sources, name))
        }
    };
    let rows = order.into_iter().map(|seat| {
        let player = last.view.table.players[seat];
        let RunnerSources {
            stars,
            serenity,
            segments,
        } = sources[seat];
        let first = outcome.is_some_and(|outcome| outcome.winners.contains(seat));
        let woke = player.woke;
        let state = move || {
            woke.map(|round| {
                let told = app.texts.with(|texts| texts.woke_in(round));
                view! { <span class="tag no">{told}</span> }
            })
        };
        view! {
            <tr class=seat_class(seat) class:winner=first>
                <th scope="row"><span class="who">{badge(seat)} {controller.name(seat)} {state}</span></th>
                <td>{stars}</td><td>{serenity}</td><td>{segments}</td>
                <td>{player.situation.coins}</td>
                <td class="num">{player.score}</td>
            </tr>
        }
    });
    let names: Vec<String> = controller
        .seats()
        .map(|seat| controller.name(seat))
        .collect();
    let line = move || {
        let all = controller
            .journal
            .with_untracked(|journal| standings(&controller.game(), &table, journal));
        app.texts
            .with(|texts| points_curve(&all, &names, texts).markup())
    };
    let verdict = view! {
        <h1>{won} " " <span class="by">{by}</span></h1>
        <p class="reason">{why}</p>
    };
    view! {
        <Top><span class="spring"></span></Top>
        <main id="main" class="end-page end-runners" tabindex="-1">
            {moment(controller, look, picture, verdict.into_any())}
            <section class="sheet sources">
                <h2>{say(Phrase::Scores)}</h2>
                <table>
                    <thead>
                        <tr>
                            <td></td>
                            <th scope="col">{say(Phrase::StarTrack)}</th>
                            <th scope="col">{say(Phrase::SerenityTrack)}</th>
                            <th scope="col">{say(Phrase::Segments)}</th>
                            <th scope="col">{say(Phrase::CoinsLeft)}</th>
                            <th scope="col">{say(Phrase::Scores)}</th>
                        </tr>
                    </thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            </section>
            <section class="sheet run">
                <h2>{say(Phrase::CourseOfGame)}</h2>
                <div inner_html=line></div>
            </section>
        </main>
    }
}
