//! The game's title, whether its dice were fair, and whose eyes it is seen through.

use leptos::prelude::*;
use lucid_packs::TitleGame as _;
use lucid_texts::{Phrase, Texts};
use lucid_titles::with_title;
use lucid_web::replay::Eye;
use lucid_web::titles::ClientTitle as _;

use super::player::RecordPlayer;
use super::share;
use crate::app::say;
use crate::ui::{Logo, Tools, badge, icon};

/// The bar at the top.
pub(super) fn head() -> impl IntoView {
    view! {
        <header class="top">
            <Logo/>
            <b class="where">{say(Phrase::Replays)}</b>
            <span class="spring"></span>
            <a class="btn bare all-records" href="/replay" aria-label=say(Phrase::ReplayAllRecords)>{icon("log")}</a>
            <Tools/>
        </header>
    }
}

/// What the game is called.
fn title(texts: &Texts, player: RecordPlayer) -> String {
    let opened = player.opened();
    let names = opened.timeline().names();
    with_title!(opened.title(), G => {
        let timeline = opened.timeline_of::<G>();
        timeline.map(|timeline| G::game_title(texts, timeline.game().ruleset(), names))
    })
    .unwrap_or_default()
}

/// The rulebook, where there are several.
fn edition(texts: &Texts, player: RecordPlayer) -> Option<String> {
    let opened = player.opened();
    with_title!(opened.title(), G => {
        G::edition(texts, opened.timeline_of::<G>()?.game().ruleset())
    })
}

/// The info line above the boards.
pub(super) fn about(player: RecordPlayer) -> impl IntoView {
    let app = player.app;
    let dealt = player.timeline(|timeline| timeline.dealt_by_seed());
    let checked = move || {
        app.texts.with(|texts| match dealt {
            Some(dealt) => texts.replay_verified(dealt),
            None => texts.phrase(Phrase::ReplayNotChecked),
        })
    };
    let download = move |_| {
        let record = player.timeline(|timeline| timeline.record().to_owned());
        let _ = crate::device::download("game.lucid", &record);
    };
    let share = share::Share::new();
    let sign = if dealt.is_some() { "check" } else { "why" };
    view! {
        <section class="sheet replay-head" aria-labelledby="replay-title">
            <div class="replay-title">
                <h1 id="replay-title">
                    {icon("replay")} <span>{move || app.texts.with(|texts| title(texts, player))}</span>
                    <span class="note">{move || app.texts.with(|texts| edition(texts, player))}</span>
                </h1>
                <p class="note checked" class:sure=dealt.is_some()>{icon(sign)} <span>{checked}</span></p>
            </div>
            {seen_by(player)}
            <div class="replay-ways">
                <button class="btn" on:click=download>{icon("download")} {say(Phrase::DownloadRecord)}</button>
                {review(player)}
                {share::button(player, share)}
            </div>
            {share::panel(player, share)}
        </section>
    }
}

/// The link to the review, if there is one.
fn review(player: RecordPlayer) -> Option<impl IntoView> {
    let app = player.app;
    let go = move |_| {
        if let Some(address) = player.review() {
            app.go_to(&address);
        }
    };
    player.review().map(|_| {
        view! {
            <button class="btn review" on:click=go>{icon("chart")} {say(Phrase::EndReview)}</button>
        }
    })
}

/// Whose eyes the game is seen through.
fn seen_by(player: RecordPlayer) -> impl IntoView {
    let eyes = player.eyes();
    let choice = |eye: Eye| {
        let chosen = move || player.eye.get() == eye;
        let choose = move |_| {
            player.stepped.set(false);
            player.eye.set(eye);
        };
        let inside = match eye {
            Eye::All => view! { {icon("eye")} {say(Phrase::ReplayAll)} }.into_any(),
            Eye::Onlooker => view! { {icon("eye")} {say(Phrase::ReplayOnlooker)} }.into_any(),
            Eye::Seat(seat) => view! { {badge(seat)} {player.name(seat)} }.into_any(),
        };
        view! {
            <label>
                <input type="radio" name="eye" prop:checked=chosen on:change=choose/>
                <span>{inside}</span>
            </label>
        }
    };
    view! {
        <fieldset class="seen">
            <legend class="note">{say(Phrase::ReplaySeenBy)}</legend>
            <div class="segs">{eyes.into_iter().map(choice).collect_view()}</div>
        </fieldset>
    }
}
