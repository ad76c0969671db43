//! What he asks now, and the go-ahead.

use leptos::prelude::*;
use lucid_dreamscape::companion::{Act, Want};
use lucid_texts::Phrase;
use lucid_web::dreamscape::companion::NotKept;
use lucid_web::dreamscape::companion::topic::{Topic, is_ready, rest_may_be_same};

use super::{CompanionPage, edit, knowledge};
use crate::app::say;
use crate::ui::icon;

/// The question, the topics, and the go-ahead.
pub(super) fn ask(page: CompanionPage) -> impl IntoView {
    let wish = move || {
        let texts = page.app.texts.get();
        page.with(|companion| texts.companion_page_wish(companion))
    };
    let has_said = Memo::new(move |_| {
        page.talk.with(|talk| {
            talk.as_ref()
                .is_some_and(|(_, talk)| !talk.turns().is_empty())
        })
    });
    view! {
        <section class="sheet co-ask" aria-labelledby="co-wish">
            <h2 id="co-wish">{icon("chat")} <span>{wish}</span></h2>
            {move || things(page)}
            {edit::editor(page)}
            {move || page.trouble.get().map(|trouble| {
                let texts = page.app.texts.get();
                view! { <p class="co-trouble" role="alert">{icon("why")} {texts.companion_trouble(&trouble)}</p> }
            })}
            <div class="co-foot">
                <button class="btn quiet" id="undo" disabled=move || !has_said.get() on:click=move |_| page.undo()>
                    {icon("undo")} {say(Phrase::Undo)}
                </button>
                {move || way_on(page)}
            </div>
            {move || (page.not_kept.get() == Some(NotKept::Changed)).then(|| changed(page))}
        </section>
    }
}

/// The topics that are still to be told, one of them open.
fn things(page: CompanionPage) -> Option<impl IntoView> {
    let texts = page.app.texts.get();
    let (asked, edition) =
        page.with(|companion| (Topic::asked(companion), companion.rules().edition))?;
    if asked.len() < 2 {
        return None;
    }
    let count = texts.companion_to_tell(asked.len());
    let open = page.topic.get();
    let chips: Vec<_> = (asked.into_iter())
        .map(|topic| {
            let name = match topic {
                Topic::Row(location) => location.to_string(),
                other => knowledge::name(&texts, edition, other),
            };
            let full = knowledge::name(&texts, edition, topic);
            let now = (open == Some(topic)).then_some("step");
            view! {
                <li>
                    <button class="co-chip" aria-current=now aria-label=full on:click=move |_| page.tell_of(topic)>
                        {name}
                    </button>
                </li>
            }
        })
        .collect();
    Some(view! {
        <div class="co-things"><span class="note">{count}</span> <ul>{chips}</ul></div>
    })
}

/// The go-ahead, once he knows enough.
fn way_on(page: CompanionPage) -> Option<AnyView> {
    let (want, ready, rest) = page.with(|companion| {
        (
            companion.want(),
            is_ready(companion),
            rest_may_be_same(companion),
        )
    })?;
    let go = match want {
        Want::Travel => Phrase::CompanionGoTravel,
        Want::Creation => Phrase::CompanionGoCreate,
        _ => Phrase::CompanionGoEnd,
    };
    if ready {
        return Some(
            view! {
                <button class="btn primary co-go" id="go" on:click=move |_| page.act(Act::Go)>
                    {icon("play")} {say(go)}
                </button>
            }
            .into_any(),
        );
    }
    let same = view! {
        <button class="btn quiet co-go" id="same" on:click=move |_| page.act(Act::Same)>
            {icon("play")} <span>{say(Phrase::CompanionRestSame)} <small>{say(go)}</small></span>
        </button>
    };
    rest.then(|| same.into_any())
}

/// Another tab has continued the game, which this one must not overwrite.
fn changed(page: CompanionPage) -> impl IntoView {
    let id = page
        .talk
        .with_untracked(|talk| talk.as_ref().map(|(id, _)| *id));
    view! {
        <p class="co-trouble" role="alert">
            {icon("why")} <span>{say(Phrase::CompanionChanged)}</span>
            <button class="btn quiet" on:click=move |_| if let Some(id) = id { page.open(id) }>
                {say(Phrase::CompanionReopen)}
            </button>
        </p>
    }
}
