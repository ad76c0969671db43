//! The problems of a pack and what could be better, shown in its text.

use std::sync::Arc;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use lucid_packs::{Report, Severity};
use lucid_texts::{Phrase, arg};
use lucid_web::annotated_source::{SourceLine, annotated_source};
use lucid_web::finding_view::{FindingPiece, describe};
use wasm_bindgen::JsCast as _;

use super::{PacksPage, ShownPack};
use crate::app::say;
use crate::ui::icon;

/// A file that is not a sound pack.
pub(super) fn broken(page: PacksPage, report: &Arc<Report>) -> AnyView {
    let texts = page.app.texts.get();
    let title = texts.pack_errors(report.count(Severity::Error));
    view! {
        <section class="sheet pack-report" id="pack-report" tabindex="-1" aria-labelledby="pack-wrong">
            <h2 id="pack-wrong">{icon("why")} <span>{report.file.clone()} ": " {title}</span></h2>
            <p>{say(Phrase::PacksMend)}</p>
            {source(page, report)}
        </section>
    }
    .into_any()
}

/// What could be better in a pack that can be played.
pub(super) fn advice(page: PacksPage, shown: &ShownPack) -> Option<AnyView> {
    let advice = shown.pack.advice();
    if advice.is_empty() {
        return None;
    }
    let texts = page.app.texts.get();
    let report = Arc::new(Report {
        file: shown.file.0.clone(),
        source: shown.file.1.clone(),
        problems: advice.to_vec(),
    });
    let title = format!("{} ({})", texts.phrase(Phrase::PacksAdvice), advice.len());
    Some(
        view! {
            <details class="pack-advice">
                <summary>{icon("hint")} {title}</summary>
                {source(page, &report)}
            </details>
        }
        .into_any(),
    )
}

/// The text with its problems, and buttons from one to the next.
fn source(page: PacksPage, report: &Arc<Report>) -> AnyView {
    let texts = page.app.texts.get();
    let count = report.problems.len();
    let at = RwSignal::new(0_usize);
    let go = move |step: isize| {
        let last = count.saturating_sub(1);
        at.update(|at| *at = at.saturating_add_signed(step).min(last));
        let id = format!("problem-{}", at.get_untracked());
        let found = document().get_element_by_id(&id);
        if let Some(found) = found.and_then(|e| e.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = found.focus();
        }
    };
    let keys = move |event: KeyboardEvent| {
        let step = match event.key().as_str() {
            "n" | "ArrowDown" => 1,
            "p" | "ArrowUp" => -1,
            _ => return,
        };
        event.prevent_default();
        go(step);
    };
    let blocks: Vec<_> = (annotated_source(report).into_iter())
        .map(|block| {
            let lines: Vec<_> = (block.lines.into_iter())
                .map(|shown| line(page, shown, report, at))
                .collect();
            view! { <ol class="pack-code">{lines}</ol> }
        })
        .collect();
    let number = move || {
        let at = at.get();
        page.app
            .texts
            .with(|texts| texts.packs_of_problems(arg::Count(count), arg::Number(at + 1)))
    };
    let at_last = move || at.get() + 1 >= count;
    view! {
        <div class="pack-ways">
            <span class="note" role="status">{number}</span>
            <button class="btn quiet" id="previous-problem" disabled=move || at.get() == 0 on:click=move |_| go(-1)>
                {say(Phrase::PacksPrevious)} <kbd>"p"</kbd>
            </button>
            <button class="btn quiet" id="next-problem" disabled=at_last on:click=move |_| go(1)>
                {say(Phrase::PacksNext)} <kbd>"n"</kbd>
            </button>
        </div>
        <div class="pack-source" role="region" tabindex="0" aria-label=texts.phrase(Phrase::PacksProblemList) on:keydown=keys>
            {blocks}
        </div>
        <p class="note">{say(Phrase::PacksLeftOut)}</p>
    }
    .into_any()
}

/// A line, with the problems that start in it below.
fn line(page: PacksPage, line: SourceLine, report: &Report, at: RwSignal<usize>) -> AnyView {
    let texts = page.app.texts.get();
    let pieces: Vec<_> = (line.pieces.into_iter())
        .map(|piece| match piece.marked {
            true => view! { <mark>{piece.text}</mark> }.into_any(),
            false => piece.text.into_any(),
        })
        .collect();
    let spoken = texts.packs_line(line.number);
    let problems: Vec<_> = (line.problems.iter())
        .filter_map(|index| {
            let index = *index;
            let problem = report.problems.get(index)?;
            let class = match problem.severity {
                Severity::Error => "pack-problem",
                Severity::Advice => "pack-problem hint",
            };
            let sign = match problem.severity {
                Severity::Error => "why",
                Severity::Advice => "hint",
            };
            let finding: Vec<_> = (describe(&problem.reason, &texts).into_iter())
                .map(|piece| match piece {
                    FindingPiece::Words(words) => words.into_any(),
                    FindingPiece::Code(code) => view! { <code>{code}</code> }.into_any(),
                    FindingPiece::English(words) => view! { <span lang="en">{words}</span> }.into_any(),
                })
                .collect();
            Some(view! {
                <p class=class id=format!("problem-{index}") tabindex="-1"
                    class:now=move || at.get() == index on:focus=move |_| at.set(index)>
                    {icon(sign)}
                    <span><span class="sr">{spoken.clone()} ", "</span> <b>{texts.pack_part(&problem.part)}</b> ": " {finding}</span>
                </p>
            })
        })
        .collect();
    let hit = !problems.is_empty();
    view! {
        <li class:hit=hit>
            <span class="no" aria-hidden="true">{line.number}</span>
            <code>{pieces}</code>
            {problems}
        </li>
    }
    .into_any()
}
