//! The review of a game of Dreamscape.

use std::sync::Arc;

use leptos::prelude::*;
use lucid_dreamscape::{Board, Dreamscape, Phase};
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::advice::review::ReviewTitle as _;
use lucid_web::dreamscape::draw::BoardProps;
use lucid_web::dreamscape::draw::reviewed_board::reviewed_board;
use lucid_web::points::written;
use lucid_web::replay::{Opened, Timeline as _};
use lucid_web::titles::dreamscape::review::{Reviewed, Side, turn};

use crate::app::say;
use crate::pages::review::ReviewOrigin;
use crate::pages::review::frame::{self, certainty_line, headline, list, ways};
use crate::pages::review::run::Run;
use crate::ui::{badge, icon};

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
        (reviewed.phase == Phase::Travel).then_some(Phrase::ReviewTravelAbout),
        reviewed.chance.then_some(Phrase::ReviewLuck),
        reviewed.better.then_some(Phrase::ReviewBetterAbout),
    ];
    let notes = notes.into_iter().flatten();
    let notes = notes.map(|phrase| view! { <p class="note">{say(phrase)}</p> });
    let totals = (shown.played.total, shown.best.total);
    let counting = (reviewed.lost > 0).then(|| {
        let said = texts.review_counting(reviewed.lost, reviewed.doubt, reviewed.win);
        view! { <p class="note counting">{said}</p> }
    });
    // Each board is ringed where it differs from the other.
    let boards = [&shown.played, &shown.best].map(|side| side.view.table.players[seat].board);
    let [played, best] = boards;
    Some(
        view! {
            <p class="note">{title}</p>
            {headline(run, reviewed.lost, totals)}
            {counting}
            {certainty_line(Dreamscape::certainty(reviewed))}
            {notes.collect_view()}
            <div class="both">
                {side(run, seat, Kind::Played, shown.played, &best)}
                {side(run, seat, Kind::Best, shown.best, &played)}
            </div>
            {ways(run, reviewed.from)}
        }
        .into_any(),
    )
}

/// Which of the two ways.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Played,
    Best,
}

fn side(run: Run<Dreamscape>, seat: Seat, kind: Kind, side: Side, other: &Board) -> AnyView {
    let texts = run.app.texts.get();
    let Side {
        steps,
        then,
        sums,
        total,
        view,
    } = side;
    let (title, class) = match kind {
        Kind::Played => (Phrase::ReviewPlayed, "played"),
        Kind::Best => (Phrase::ReviewWasThere, "was-there"),
    };
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
        let label = format!(
            "{}: {}",
            texts.phrase(title),
            texts.board_dreamscape(props.name(seat))
        );
        reviewed_board(&props, seat, other, &label).markup()
    });
    let sign = match kind {
        Kind::Played => badge(seat),
        Kind::Best => icon("hint"),
    };
    let sums = sums.into_iter().map(|sum| {
        let plus = if sum.points > 0 { "+" } else { "" };
        view! { <li><span>{sum.reason}</span> <b>{plus} {written(sum.points)}</b></li> }
    });
    let then = (!then.is_empty()).then(|| {
        view! { <h4>{say(Phrase::AdviceThen)}</h4>{list(then)} }
    });
    view! {
        <article class=class>
            <h4><span>{sign} {say(title)}</span> <b class="num">{written(total)}</b></h4>
            <div class="board-host" inner_html=drawn></div>
            <ul class="sums">{sums.collect_view()}</ul>
            <details>
                <summary>{say(Phrase::AdviceSteps)}</summary>
                {list(steps)}
                {then}
            </details>
        </article>
    }
    .into_any()
}
