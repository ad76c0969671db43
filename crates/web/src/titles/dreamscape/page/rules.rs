//! The rules by id: search, sections, and editions side by side.

use leptos::prelude::*;
use lucid_dreamscape::Edition;
use lucid_texts::{Phrase, RuleSection, Texts};
use lucid_web::dreamscape::rulebook::{Comparison, Entry, entry, sections, taught_by};

use crate::app::{app, say};
use crate::ui::{Top, icon, segment};

pub(crate) fn rules(id: Option<String>) -> impl IntoView {
    let app = app();
    let search = RwSignal::new(String::new());
    let edition = RwSignal::new(None::<Edition>);
    let different = RwSignal::new(false);
    let all = Memo::new(move |_| app.texts.with(|texts| sections(texts)));
    let found = Memo::new(move |_| {
        let search = search.get();
        let fits = |entry: &Entry| {
            (!different.get() || !entry.compared.is_empty()) && entry.is_found_by(&search)
        };
        all.with(|all| {
            let parts = all.iter().map(|(part, entries)| {
                let entries = entries.iter().filter(|entry| fits(entry)).cloned();
                (*part, entries.collect::<Vec<Entry>>())
            });
            parts
                .filter(|(_, entries)| !entries.is_empty())
                .collect::<Vec<_>>()
        })
    });
    let count = move || {
        let count: usize = found.with(|found| found.iter().map(|(_, entries)| entries.len()).sum());
        app.texts.with(|texts| texts.rules_found(count))
    };
    let list = move || {
        let (texts, edition) = (app.texts.get(), edition.get());
        let mut book = None;
        let parts = found.get().into_iter().map(|(part, entries)| {
            let first = book != Some(part.book);
            book = Some(part.book);
            section(&texts, part, first, entries, edition)
        });
        parts.collect_view()
    };
    let editions = [
        None,
        Some(Edition::Prototype),
        Some(Edition::Sylex),
        Some(Edition::Huch),
    ];
    let editions = editions.map(|which| {
        let name = move || match which {
            None => app.texts.with(|texts| texts.phrase(Phrase::RulesAll)),
            Some(which) => app.texts.with(|texts| texts.edition(which)),
        };
        segment(
            "rules-edition",
            name,
            move || edition.get() == which,
            move || edition.set(which),
        )
    });
    view! {
        <Top>
            <a class="btn bare crumb" href="/learn">{icon("book")} <span>{say(Phrase::LearnLessons)}</span></a>
            <span class="spring"></span>
        </Top>
        <main id="main" class="learn rules" tabindex="-1">
            <header class="learn-head">
                <h1 class="title">{say(Phrase::RulesTitle)}</h1>
                <p>{say(Phrase::RulesAbout)}</p>
            </header>
            {id.map(one)}
            <section class="sheet rule-tools" role="search">
                <label class="field">
                    <span>{say(Phrase::RulesSearch)}</span>
                    <input type="search" id="rule-search" autocomplete="off" spellcheck="false"
                        prop:value=move || search.get() on:input=move |event| search.set(event_target_value(&event))/>
                </label>
                <div class="segs wide" role="radiogroup" aria-label=say(Phrase::Edition)>{editions.collect_view()}</div>
                <label class="toggle">
                    <span class="ic">{icon("depth")}</span>
                    <span class="tx"><b>{say(Phrase::RulesDifferent)}</b></span>
                    <input type="checkbox" role="switch" id="only-different" prop:checked=move || different.get()
                        on:change=move |event| different.set(event_target_checked(&event))/>
                    <i></i>
                </label>
                <p class="note" role="status">{count}</p>
            </section>
            <Show when=move || found.with(Vec::is_empty)>
                <p class="sheet rules-none">{icon("why")} {say(Phrase::RulesNone)}</p>
            </Show>
            {list}
        </main>
    }
}

/// The rule in the address, large, or a message that there is none.
fn one(id: String) -> impl IntoView {
    let app = app();
    move || {
        let texts = app.texts.get();
        let Some(entry) = entry(&texts, &id) else {
            return view! { <p class="sheet rules-none" role="status">{icon("why")} {say(Phrase::RulesMissing)}</p> }
                .into_any();
        };
        let language = texts.language();
        let lessons = taught_by(entry.id).map(|lesson| {
            view! { <a class="btn quiet" href=format!("/learn/{}", lesson.id)>{icon("play")} {lesson.title.to(language)}</a> }
        });
        let lessons = lessons.collect_view();
        let learn = (!lessons.is_empty()).then(|| {
            view! { <p class="ways"><span class="note">{say(Phrase::RulesLessons)}</span> {lessons}</p> }
        });
        view! {
            <article class="sheet the-rule" aria-labelledby="the-rule">
                <h2 id="the-rule">{texts.rule(entry.id)}</h2>
                <p>{entry.text.clone()}</p>
                {compare(&texts, &entry, None)}
                {learn}
            </article>
        }
        .into_any()
    }
}

fn section(
    texts: &Texts,
    part: &'static RuleSection,
    first: bool,
    entries: Vec<Entry>,
    edition: Option<Edition>,
) -> impl IntoView + use<> {
    let rows = entries.into_iter().map(|entry| {
        let id = entry.id;
        let compared = compare(texts, &entry, edition);
        view! {
            <li id=id>
                <a class="rule-id" href=format!("/learn/rules/{id}")>{id}</a>
                <div><p>{entry.text}</p>{compared}</div>
            </li>
        }
    });
    let rows = rows.collect_view();
    view! {
        {first.then(|| view! { <h2 class="book">{texts.rule_book(part)}</h2> })}
        <section class="sheet rule-part">
            <h3>{texts.rule_section(part)}</h3>
            <ul>{rows}</ul>
        </section>
    }
}

/// What holds in each edition, side by side, with outliers marked.
fn compare(texts: &Texts, entry: &Entry, only: Option<Edition>) -> Option<impl IntoView + use<>> {
    if entry.compared.is_empty() {
        return None;
    }
    let shown: Vec<Edition> = (Edition::ALL.into_iter())
        .filter(|edition| only.is_none_or(|only| only == *edition))
        .collect();
    let names = shown.iter().map(|edition| texts.edition(*edition));
    let heads = names
        .map(|name| view! { <th scope="col">{name}</th> })
        .collect_view();
    let row = |row: &Comparison| {
        let cells = shown.iter().map(|edition| {
            let (name, cell) = (
                texts.edition(*edition),
                row.cells[*edition as usize].clone(),
            );
            view! { <td class:odd=row.stands_out(*edition) data-edition=name>{cell}</td> }
        });
        let cells = cells.collect_view();
        let other = (row.rule != entry.id).then(|| {
            view! { <a href=format!("/learn/rules/{}", row.rule)>{row.rule}</a> }
        });
        view! { <tr><th scope="row">{row.what.clone()} " " {other}</th>{cells}</tr> }
    };
    let rows = entry.compared.iter().map(row).collect_view();
    let caption = texts.phrase(Phrase::RulesCompared);
    Some(view! {
        <table class="compare" class:single=only.is_some()>
            <caption class="sr">{caption}</caption>
            <thead><tr><td></td>{heads}</tr></thead>
            <tbody>{rows}</tbody>
        </table>
    })
}
