//! The review of a game of Dream Runners.

use std::sync::Arc;

use leptos::prelude::*;
use lucid_dream_runners::DreamRunners;
use lucid_texts::Phrase;
use lucid_web::advice::review::ReviewTitle as _;
use lucid_web::replay::Opened;
use lucid_web::titles::dream_runners::review::{Reviewed, Side, round};

use super::hint_page::sources;
use crate::app::say;
use crate::pages::review::ReviewOrigin;
use crate::pages::review::frame::{self, certainty_line, list, ways};
use crate::pages::review::run::Run;
use crate::ui::sky;
use lucid_web::drawing::seat_class;

pub(crate) fn page(opened: Arc<Opened>, source: ReviewOrigin) -> AnyView {
    frame::page(opened, source, detail)
}

/// The chosen round: both compositions side by side, and the shop.
fn detail(run: Run<DreamRunners>, reviewed: &Reviewed) -> Option<AnyView> {
    let texts = run.app.texts.get();
    let seat = run.seat.get_untracked();
    let shown = run
        .timeline(|timeline| round(&texts, timeline, seat, reviewed))
        .flatten()?;
    let title = run.timeline(|timeline| DreamRunners::name(timeline, &texts, reviewed));
    let equal = (reviewed.played == reviewed.best)
        .then(|| view! { <p class="note">{say(Phrase::RunnersReviewEqual)}</p> });
    let shop = (!shown.shop.is_empty()).then(|| {
        let lines = shown.shop.into_iter().map(|line| view! { <li>{line}</li> });
        view! {
            <h4>{say(Phrase::RunnersReviewShop)}</h4>
            <ul class="whys">{lines.collect_view()}</ul>
            <p class="note">{say(Phrase::RunnersReviewShopAbout)}</p>
        }
    });
    Some(
        view! {
            <p class="note">{title}</p>
            <h3>{DreamRunners::lost(&texts, reviewed)}</h3>
            {certainty_line(DreamRunners::certainty(reviewed))}
            {equal}
            <div class="both">
                {side(run, "played", Phrase::ReviewPlayed, shown.played)}
                {side(run, "was-there", Phrase::RunnersReviewBest, shown.best)}
            </div>
            {shop}
            {ways(run, reviewed.first)}
        }
        .into_any(),
    )
}

fn side(run: Run<DreamRunners>, kind: &'static str, title: Phrase, side: Side) -> AnyView {
    let texts = run.app.texts.get();
    let Side {
        board,
        steps,
        whys,
        worths,
    } = side;
    let nothing = steps
        .is_empty()
        .then(|| view! { <p class="note">{say(Phrase::RunnersReviewNothing)}</p> });
    let whys = whys.into_iter().map(|why| view! { <li>{why}</li> });
    let total = worths.total;
    let sign = if total > 0 { "+" } else { "" };
    let steps = (!steps.is_empty()).then(|| {
        view! {
            <details>
                <summary>{say(Phrase::Segments)}</summary>
                {list(steps)}
            </details>
        }
    });
    let class = format!("dream scene grain {}", seat_class(run.seat.get_untracked()));
    view! {
        <article class=kind>
            <h4><span>{say(title)}</span> <b class="num">{sign} {texts.worth(total)}</b></h4>
            <div class=class>
                {sky()}
                <div class="quilt-host" inner_html=board></div>
            </div>
            {nothing}
            <ul class="whys">{whys.collect_view()}</ul>
            <details>
                <summary>{say(Phrase::AdvicePoints)}</summary>
                {sources(&texts, worths)}
            </details>
            {steps}
        </article>
    }
    .into_any()
}
