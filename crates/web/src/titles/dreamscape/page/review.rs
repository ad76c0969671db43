//! The review of a game of Dreamscape.

use std::sync::Arc;

use leptos::prelude::*;
use lucid_dreamscape::Dreamscape;
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::advice::review::ReviewTitle as _;
use lucid_web::dreamscape::draw::BoardProps;
use lucid_web::dreamscape::draw::others::mini;
use lucid_web::points::written;
use lucid_web::replay::{Opened, Timeline as _};
use lucid_web::titles::dreamscape::hint::Points;
use lucid_web::titles::dreamscape::review::{Reviewed, Side, turn};

use crate::app::say;
use crate::pages::review::ReviewOrigin;
use crate::pages::review::frame::{self, list, watch};
use crate::pages::review::run::Run;

pub(crate) fn page(opened: Arc<Opened>, source: ReviewOrigin) -> AnyView {
    frame::page(opened, source, detail)
}

/// The chosen turn: both lines side by side.
fn detail(run: Run<Dreamscape>, reviewed: &Reviewed) -> Option<AnyView> {
    let texts = run.app.texts.get();
    let seat = run.seat.get_untracked();
    let shown = run
        .timeline(|timeline| turn(&texts, timeline, seat, reviewed))
        .flatten()?;
    let title = run.timeline(|timeline| Dreamscape::name(timeline, &texts, reviewed));
    let notes = [
        (reviewed.phase == lucid_dreamscape::Phase::Travel).then_some(Phrase::ReviewTravelAbout),
        reviewed.chance.then_some(Phrase::ReviewLuck),
        reviewed.better.then_some(Phrase::ReviewBetterAbout),
    ];
    let notes = notes.into_iter().flatten();
    let notes = notes.map(|phrase| view! { <p class="note">{say(phrase)}</p> });
    let (played, best) = (shown.played, shown.best);
    Some(
        view! {
            <h2>{title}</h2>
            <p class="lost">{texts.review_lost(reviewed.lost)}</p>
            {notes.collect_view()}
            <div class="both">
                {side(run, seat, Phrase::ReviewPlayed, played)}
                {side(run, seat, Phrase::ReviewBest, best)}
            </div>
            {watch(run, reviewed.first)}
        }
        .into_any(),
    )
}

fn side(run: Run<Dreamscape>, seat: Seat, title: Phrase, side: Side) -> AnyView {
    let texts = run.app.texts.get();
    let Side {
        steps,
        then,
        points,
        view,
    } = side;
    let drawn = run.timeline(|timeline| {
        let props = BoardProps {
            game: timeline.game().clone(),
            view: lucid_dreamscape::View {
                viewer: None,
                ..view
            },
            choices: Arc::default(),
            selected: None,
            fresh: Arc::default(),
            texts: texts.clone(),
            seat_names: Arc::new(timeline.names().to_vec()),
        };
        mini(&props, seat).markup()
    });
    let then = (!then.is_empty()).then(|| {
        view! { <h4>{say(Phrase::AdviceThen)}</h4>{list(then)} }
    });
    view! {
        <article>
            <h3>{say(title)} <b class="num">{texts.points(points.total)}</b></h3>
            <div class="board" inner_html=drawn></div>
            {by_source(points)}
            <details>
                <summary>{say(Phrase::AdviceSteps)}</summary>
                {list(steps)}
                {then}
            </details>
        </article>
    }
    .into_any()
}

fn by_source(points: Points) -> impl IntoView {
    let rows = points.sources.into_iter().map(|(phrase, sum)| {
        view! { <div><dt>{say(phrase)}</dt><dd>{written(sum)}</dd></div> }
    });
    view! { <dl class="by-source">{rows.collect_view()}</dl> }
}
