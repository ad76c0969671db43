//! What he did, as a story with reasons and amounts, and the journal.

use leptos::prelude::*;
use lucid_dreamscape::NightmareStep;
use lucid_dreamscape::companion::{Answer, StoryLine, story};
use lucid_texts::{DuelNames, Opponent, Phrase, Texts};
use lucid_web::dreamscape::companion::topic::Topic;
use lucid_web::dreamscape::companion::{CompanionTurn, Talk};

use super::{CompanionPage, knowledge, shards};
use crate::app::say;
use crate::device;
use crate::ui::icon;

fn names(answer: &Answer) -> DuelNames<'static> {
    DuelNames::new(answer.before.rules().edition, Opponent::You)
}

/// The announcement after an entry: its result, and what is asked next.
pub(super) fn spoken_answer(page: CompanionPage) -> String {
    let texts = page.app.texts.get_untracked();
    page.talk.with_untracked(|talk| {
        let Some((_, talk)) = talk else {
            return String::new();
        };
        let mut parts = Vec::new();
        if let Some(turn) = talk.turns().last() {
            parts.extend(sentences(turn, talk, &texts));
        }
        parts.push(texts.companion_page_wish(talk.companion()));
        parts.join(" ")
    })
}

/// The result of an entry, in plain sentences.
fn sentences(turn: &CompanionTurn, talk: &Talk, texts: &Texts) -> Vec<String> {
    let answer = &turn.answer;
    let mut said = remarks(turn, talk, texts);
    said.extend(
        story(&answer.before, &answer.steps)
            .iter()
            .map(|beat| match beat {
                StoryLine::NightmareStep(deed) => texts.nightmare_step(&names(answer), *deed),
                StoryLine::ChooseCard => texts.phrase(Phrase::CompanionChooseCard),
                StoryLine::Takes(rows) => {
                    let edition = answer.before.rules().edition;
                    let row = |(location, colours): &(lucid_dreamscape::Location, Vec<_>)| {
                        let name = texts.short_location(edition, *location);
                        format!(
                            "{location} {name}: {}",
                            texts.shard_list(colours.iter().copied())
                        )
                    };
                    let list: Vec<String> = rows.iter().map(row).collect();
                    texts.deed_takes_list(list.join("; "))
                }
            }),
    );
    said
}

/// Remarks beside his actions.
fn remarks(turn: &CompanionTurn, talk: &Talk, texts: &Texts) -> Vec<String> {
    let answer = &turn.answer;
    let mut said = Vec::new();
    if answer.marker {
        // Needs the knowledge at that time: where both were.
        let mut after = answer.before.clone();
        if after.enter(&turn.entry).is_ok() {
            said.push(texts.companion_marker(&after));
        }
    }
    if !answer.assumed.is_empty() {
        said.push(texts.companion_assumed(&answer.assumed));
    }
    let now = talk.companion();
    said.extend((answer.yours.iter()).map(|colour| texts.companion_purpose(now, *colour)));
    said
}

/// His last act.
pub(super) fn last_act(page: CompanionPage) -> impl IntoView {
    let told = move || {
        page.again.track();
        let texts = page.app.texts.get();
        page.talk.with(|talk| {
            let last = talk.as_ref()?.1.last_act()?;
            Some(view! { <ol class="co-story">{beats(page, last, &texts)}</ol> })
        })
    };
    let result = move || {
        let texts = page.app.texts.get();
        let ended = page.with(|companion| {
            let yours = companion.points()?;
            Some(texts.companion_result(companion.duel().score, yours))
        });
        ended.flatten()
    };
    let has_acted = Memo::new(move |_| {
        page.talk.with(|talk| {
            talk.as_ref()
                .is_some_and(|(_, talk)| talk.last_act().is_some())
        })
    });
    let again = move |_| {
        page.again.update(|times| *times += 1);
        let texts = page.app.texts.get_untracked();
        let told = page.talk.with_untracked(|talk| {
            let (_, talk) = talk.as_ref()?;
            Some(sentences(talk.last_act()?, talk, &texts).join(" "))
        });
        page.app.tell(told.unwrap_or_default());
    };
    view! {
        <section class="sheet co-last" aria-labelledby="co-last">
            <h2 id="co-last">
                {say(Phrase::CompanionLast)}
                <Show when=move || has_acted.get()>
                    <button class="btn bare end" id="again" on:click=again>
                        {icon("replay")} {say(Phrase::WebCompanionAgain)}
                    </button>
                </Show>
            </h2>
            {move || result().map(|result| view! { <p class="co-result">{result}</p> })}
            {told}
            <Show when=move || !has_acted.get()>
                <p class="note">{say(Phrase::CompanionNoDeed)}</p>
            </Show>
        </section>
    }
}

/// His actions, one line each.
fn beats(page: CompanionPage, turn: &CompanionTurn, texts: &Texts) -> Vec<AnyView> {
    let answer = &turn.answer;
    let line = |beat: StoryLine| match beat {
        StoryLine::Takes(rows) => {
            let edition = answer.before.rules().edition;
            let rows = rows.into_iter().map(|(location, colours)| {
                let name = texts.short_location(edition, location);
                view! {
                    <span class="co-take"><b>{location.to_string()}</b> {name} {shards(page.app, &colours)}</span>
                }
            });
            let rows: Vec<_> = rows.collect();
            let takes = texts.phrase(Phrase::CompanionTakes);
            view! { <li>{takes} " " {rows}</li> }.into_any()
        }
        StoryLine::ChooseCard => {
            view! { <li>{texts.phrase(Phrase::CompanionChooseCard)}</li> }.into_any()
        }
        StoryLine::NightmareStep(deed) => {
            let said = texts.nightmare_step(&names(answer), deed);
            match deed {
                NightmareStep::Travels | NightmareStep::Creates => {
                    view! { <li class="head">{said}</li> }.into_any()
                }
                NightmareStep::Scores { points, .. } => view! {
                    <li class="gain"><b aria-hidden="true">{format!("+{points}")}</b> {said}</li>
                }
                .into_any(),
                _ => view! { <li>{said}</li> }.into_any(),
            }
        }
    };
    let told = story(&answer.before, &answer.steps).into_iter().map(line);
    told.collect()
}

/// The whole conversation, the newest entry first, with its buttons.
pub(super) fn journal(page: CompanionPage) -> impl IntoView {
    let count = Memo::new(move |_| {
        page.talk
            .with(|talk| talk.as_ref().map_or(0, |(_, talk)| talk.turns().len()))
    });
    let entries = move || {
        let texts = page.app.texts.get();
        page.talk.with(|talk| {
            let talk = &talk.as_ref()?.1;
            let turns = talk.turns().iter().rev();
            Some(
                turns
                    .map(|turn| entry(page, turn, talk, &texts))
                    .collect::<Vec<_>>(),
            )
        })
    };
    let save = move |_| {
        let text = page
            .talk
            .with_untracked(|talk| talk.as_ref().map(|(_, talk)| talk.text()));
        // If the download fails, the browser says so itself.
        let _ = device::download("lonely-dreams.txt", &text.unwrap_or_default());
    };
    view! {
        <section class="sheet co-journal" aria-labelledby="co-journal">
            <h2 id="co-journal">{say(Phrase::Journal)}</h2>
            <div class="ways">
                <button class="btn quiet" on:click=save>{icon("download")} {say(Phrase::CompanionSaveFile)}</button>
                <button class="btn quiet" id="games" on:click=move |_| page.leave()>
                    {icon("pack")} {say(Phrase::CompanionGames)}
                </button>
            </div>
            <ol tabindex="0" aria-labelledby="co-journal">{entries}</ol>
            <Show when=move || count.get() == 0><p class="note">{say(Phrase::JournalEmpty)}</p></Show>
            <p class="note">{say(Phrase::CompanionKeptHere)}</p>
        </section>
    }
}

/// An entry and its result.
fn entry(page: CompanionPage, turn: &CompanionTurn, talk: &Talk, texts: &Texts) -> AnyView {
    let told = Topic::in_entry(&turn.entry);
    let edition = talk.companion().rules().edition;
    let told: Vec<_> = (told.into_iter())
        .map(|(topic, value)| {
            let name = knowledge::name(texts, edition, topic);
            view! { <span class="co-told"><span>{name}</span> {knowledge::value(page.app, &value)}</span> }
        })
        .collect();
    let remarks: Vec<_> = (remarks(turn, talk, texts).into_iter())
        .map(|remark| view! { <p>{remark}</p> })
        .collect();
    let deeds = beats(page, turn, texts);
    let acted = (!deeds.is_empty()).then(|| view! { <ol class="co-story">{deeds}</ol> });
    let mine = (!told.is_empty()).then(|| view! { <p class="co-mine">{told}</p> });
    view! { <li>{mine} {remarks} {acted}</li> }.into_any()
}
