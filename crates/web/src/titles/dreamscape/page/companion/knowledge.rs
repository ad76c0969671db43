//! What he knows: the score, which is always visible, and everything that can be corrected.

use leptos::prelude::*;
use lucid_dreamscape::{ByColour, Colour, Edition};
use lucid_texts::{Phrase, Texts};
use lucid_web::dreamscape::companion::topic::{Topic, Value};

use super::{CompanionPage, shards};
use crate::app::{App, say};
use crate::dreamscape::token;
use crate::ui::{drawing, icon};

/// His points, the cycle, what he has, and how the purposes stand.
pub(super) fn score(page: CompanionPage) -> impl IntoView {
    let inside = move || {
        let texts = page.app.texts.get();
        page.with(|companion| {
            let duel = companion.duel();
            let purposes = companion.purposes().map(|colour| {
                let told = texts.companion_standing(companion, colour);
                let (his, yours) = companion.standing(colour);
                view! {
                    <li>
                        {token(colour)}
                        <span aria-hidden="true">{his} " : " {yours}</span>
                        <span class="sr">{told}</span>
                    </li>
                }
            });
            let trees = (duel.trees > 0).then(|| texts.count_trees(duel.trees));
            view! {
                {drawing("co-he", "-44 -100 88 104", "nightmare")}
                <h1>
                    <span>{texts.phrase(Phrase::CompanionHe)}</span>
                    <small>{texts.companion_cycle(companion)}</small>
                </h1>
                <p class="co-points"><b class="num">{duel.score}</b> <span class="sr">{texts.companion_points_his(duel.score)}</span></p>
                <p class="co-stock">
                    <span class="note">{texts.phrase(Phrase::CompanionTopicStock)}</span>
                    {counts(page.app, &duel.stock)}
                    {trees.map(|trees| view! { <span>{trees}</span> })}
                </p>
                <ul class="co-purposes" aria-label=texts.phrase(Phrase::SourcePurposes)>{purposes.collect_view()}</ul>
            }
        })
    };
    view! { <header class="co-score sheet">{inside}</header> }
}

/// Shards by colour with their numbers.
fn counts(app: App, by_colour: &ByColour<u8>) -> AnyView {
    let texts = app.texts.get();
    if by_colour.total() == 0 {
        return view! { <span class="co-none">{texts.phrase(Phrase::CompanionNoShards)}</span> }
            .into_any();
    }
    let one = |colour: Colour| {
        let count = by_colour[colour];
        let told = texts.companion_shard_count(colour, count);
        view! {
            <span class="co-count">
                {token(colour)} <span aria-hidden="true">{count}</span> <span class="sr">{told}</span>
            </span>
        }
    };
    let all: Vec<_> = by_colour.present().map(one).collect();
    view! { <span class="co-shards">{all}</span> }.into_any()
}

/// The name of a topic.
pub(super) fn name(texts: &Texts, edition: Edition, topic: Topic) -> String {
    texts.phrase(match topic {
        Topic::Row(location) => {
            let name = texts.short_location(edition, location);
            return format!("{location} {name}");
        }
        Topic::Red => Phrase::CompanionTopicNightmares,
        Topic::Rows => Phrase::CompanionTopicRows,
        Topic::Links => Phrase::CompanionTopicLinks,
        Topic::Dream => Phrase::CompanionTopicDream,
        Topic::Trees => Phrase::CompanionTopicTrees,
        Topic::Cards => Phrase::CompanionTopicCards,
        Topic::Sleeper => Phrase::CompanionTopicSleeper,
        Topic::Seed => Phrase::CompanionTopicSeed,
        Topic::Points => Phrase::CompanionTopicPoints,
        Topic::Stock => Phrase::CompanionTopicStock,
        Topic::HisTrees => Phrase::CompanionTopicHisTrees,
        Topic::HisPoints => Phrase::CompanionTopicHisPoints,
        Topic::Place => Phrase::CompanionTopicPlace,
        Topic::Reserve => Phrase::CompanionTopicReserve,
        Topic::Cycle => Phrase::CompanionTopicCycle,
        Topic::Pays => Phrase::CompanionTopicPays,
    })
}

/// The drawing of a topic's value.
pub(super) fn value(app: App, value: &Value) -> AnyView {
    let texts = app.texts.get();
    match value {
        Value::Row(row) if row.is_empty() => {
            view! { <span class="co-none">{texts.phrase(Phrase::CompanionEmpty)}</span> }.into_any()
        }
        Value::Row(row) => shards(app, row),
        Value::Shards(by_colour) => counts(app, by_colour),
        Value::Links(links) if links.is_empty() => {
            view! { <span class="co-none">{texts.phrase(Phrase::CompanionNoShards)}</span> }
                .into_any()
        }
        Value::Links(links) => {
            let names: Vec<String> = links.iter().map(|link| link.to_string()).collect();
            view! { <b>{names.join(", ")}</b> }.into_any()
        }
        Value::Place(Some(place)) => view! { <b>{place.to_string()}</b> }.into_any(),
        Value::Place(None) => ().into_any(),
        Value::Number(number) => view! { <b>{*number}</b> }.into_any(),
        Value::Same => {
            view! { <span class="co-none">{texts.phrase(Phrase::CompanionAsBefore)}</span> }
                .into_any()
        }
    }
}

/// Everything that is known, each with a way to correct it.
pub(super) fn corrections(page: CompanionPage) -> impl IntoView {
    let all = move || {
        let texts = page.app.texts.get();
        page.with(|companion| {
            let edition = companion.rules().edition;
            let topics = Topic::corrections(companion).into_iter().map(|topic| {
                let unknown = matches!(topic, Topic::Row(at) if companion.row(at).is_none());
                let known = match unknown {
                    true => view! { <span class="co-none">{texts.phrase(Phrase::CompanionUnknown)}</span> }
                        .into_any(),
                    false => value(page.app, &topic.known(companion)),
                };
                view! {
                    <li>
                        <button data-topic=key(topic) on:click=move |_| page.tell_of(topic)>
                            <span>{name(&texts, edition, topic)}</span> {known} {icon("log")}
                        </button>
                    </li>
                }
            });
            topics.collect::<Vec<_>>()
        })
    };
    // Once the purposes are counted, only undo can correct it.
    let too_late = move || page.with(|companion| Topic::corrections(companion).is_empty());
    view! {
        <section class="sheet co-known" aria-labelledby="co-known" hidden=move || too_late() == Some(true)>
            <h2 id="co-known">{say(Phrase::CompanionCorrect)}</h2>
            <p class="note">{say(Phrase::CompanionCorrectAbout)}</p>
            <ul>{all}</ul>
        </section>
    }
}

/// An id for a topic within the page.
pub(super) fn key(topic: Topic) -> String {
    match topic {
        Topic::Row(location) => format!("row-{location}"),
        other => format!("{other:?}").to_lowercase(),
    }
}
