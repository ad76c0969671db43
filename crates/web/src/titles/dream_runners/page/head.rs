//! The top bar with the name of the dream.

use leptos::prelude::*;
use lucid_dream_runners::rules::ROUNDS;
use lucid_texts::Phrase;

use super::controller::Controller;
use crate::app::{app, say};
use crate::pages::evening::evening;
use crate::ui::{Logo, Tools, icon};

pub(super) fn head(controller: Controller) -> impl IntoView {
    let app = app();
    let now = Memo::new(move |_| {
        controller
            .scene
            .with(|scene| (scene.view.table.round, scene.view.table.tile))
    });
    // The name of a covered dream is not shown.
    let covered = move || controller.extra.paused.get();
    let title = move || match now.get().1.filter(|_| !covered()) {
        Some(tile) => {
            let game = controller.game();
            let name = &game.content().tile(tile).name;
            app.texts
                .with(|texts| texts.name(&name.en, &name.de).to_owned())
        }
        None => "Dream Runners".to_owned(),
    };
    let about = move || {
        let (round, tile) = now.get();
        let level = tile.map(|tile| controller.game().content().tile(tile).level);
        app.texts.with(|texts| {
            let round = texts.runners_at_round(round.max(1));
            match level {
                Some(level) => format!("{round} · {}", texts.level(level)),
                None => round,
            }
        })
    };
    let rounds = (1..=ROUNDS).map(move |round| {
        let at = move || now.get().0;
        view! {
            <li class:done=move || round < at() class:now=move || round == at()
                aria-current=move || (round == at()).then_some("step")>
                <span class="sr">{round}</span>
            </li>
        }
    });
    let download = move |_| {
        if let Some(record) = controller.record() {
            let _ = crate::device::download("game.lucid", &record);
        }
    };
    view! {
        <header class="top table-top runners-top">
            <Logo/>
            <h1 class="sr">"Dream Runners: " {title}</h1>
            <div class="where" aria-hidden="true"><b>{title}</b><span class="note">{about}</span></div>
            <ol class="rounds" aria-label=about>{rounds.collect_view()}</ol>
            {controller.online.is_none().then(|| view! {
                <button class="btn bare save" on:click=download aria-label=say(Phrase::DownloadRecord)>
                    {icon("download")}
                </button>
            })}
            {evening(controller)}
            <Tools/>
        </header>
    }
}
