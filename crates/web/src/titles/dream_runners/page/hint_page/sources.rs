//! What a board is worth by source.

use leptos::prelude::*;
use lucid_texts::{Phrase, Texts};
use lucid_web::titles::dream_runners::hint::Worths;

use crate::app::say;

/// What a board is worth by source: points on the tracks, and the rest.
pub(crate) fn sources(texts: &Texts, worths: Worths) -> impl IntoView + use<> {
    let signed = |worth: i32| match worth > 0 {
        true => format!("+{}", texts.worth(worth)),
        false => texts.worth(worth),
    };
    let rows = |sources: Vec<(Phrase, i32)>| {
        let rows = sources.into_iter().map(|(phrase, worth)| {
            view! { <div><dt>{say(phrase)}</dt><dd>{signed(worth)}</dd></div> }
        });
        rows.collect_view()
    };
    let later: i32 = worths.total - worths.points;
    let rest = (!worths.later.is_empty()).then(|| {
        view! {
            <h4>{say(Phrase::AdviceLater)} " " <b class="num">{signed(later)}</b></h4>
            <dl class="by-source">{rows(worths.later)}</dl>
        }
    });
    view! {
        <h4>{say(Phrase::RunnersAdviceTracks)} " " <b class="num">{signed(worths.points)}</b></h4>
        <dl class="by-source">{rows(worths.now)}</dl>
        {rest}
    }
}
