//! What the end of every game begins with.

use leptos::prelude::*;
use lucid_texts::Phrase;

use super::home::begin_game;
use super::share::share_button;
use crate::app::{app, say};
use crate::controller::{TableController, TitlePage};
use crate::device;
use crate::ui::icon;

/// A picture, who has won and why, and where to go from here; `look` shows the table again.
pub(crate) fn moment<G: TitlePage>(
    controller: TableController<G>,
    look: RwSignal<bool>,
    picture: String,
    verdict: AnyView,
) -> AnyView {
    let app = app();
    let again = move |_| match controller.online {
        Some(online) => online.again.run(()),
        None => begin_game(app, &G::any_setup(controller.setup())),
    };
    let record = controller.record().unwrap_or_default();
    let share = share_button(record.clone());
    let download = move |_| {
        let _ = device::download("game.lucid", &record);
    };
    let kind = match controller.online {
        Some(_) => "table",
        None => "game",
    };
    let replay = format!("/replay?{kind}={}", controller.id());
    let review = format!("/review?{kind}={}", controller.id());
    view! {
        <section class="moment scene grain">
            <div class="moment-host" inner_html=picture></div>
            <div class="verdict">
                <p class="over">{say(Phrase::EndTitle)}</p>
                {verdict}
                <p class="ways">
                    <button class="btn primary" id="again" on:click=again>
                        {icon("turn")} <span>{say(Phrase::Again)} <small>{say(Phrase::EndAgainAbout)}</small></span>
                    </button>
                    <a class="btn solid" id="replay" href=replay>{icon("replay")} {say(Phrase::EndReplay)}</a>
                    <a class="btn solid" id="review" href=review>{icon("chart")} {say(Phrase::EndReview)}</a>
                    {share}
                    <button class="btn solid" on:click=move |_| look.set(true)>{icon("eye")} {say(Phrase::LookAtTable)}</button>
                    <button class="btn solid" id="record" on:click=download>{icon("download")} {say(Phrase::DownloadRecord)}</button>
                    <a class="btn solid" href="/">{icon("arrow")} {say(Phrase::Home)}</a>
                </p>
            </div>
        </section>
    }
    .into_any()
}
