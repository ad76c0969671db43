//! Small parts that many rooms use, as views; [`crate::parts`] has them for the
//! first screens.

use leptos::prelude::*;
use lucid_tabletop::Seat;
use lucid_texts::Phrase;

use crate::app::{app, say};
pub use crate::parts::seat_class;
use crate::parts::{FRAME_OF_NAME, other_language, seat_sign, switch_language, switch_theme};

/// A line icon.
pub fn icon(name: &str) -> impl IntoView + use<> {
    let href = format!("#i-{name}");
    view! {
        <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><use_ href=href></use_></svg>
    }
}

/// A drawing of the page's library in its own frame.
pub fn drawing(class: &'static str, frame: &'static str, name: &'static str) -> impl IntoView {
    let href = format!("#{name}");
    view! {
        <svg class=class viewBox=frame aria-hidden="true"><use_ href=href></use_></svg>
    }
}

/// A scene that fills its place.
pub fn scene(class: &'static str, name: &'static str) -> impl IntoView {
    let href = format!("#scene-{name}");
    view! { <svg class=class aria-hidden="true"><use_ href=href></use_></svg> }
}

/// The badge of a seat: its colour and its sign.
pub fn badge(seat: Seat) -> impl IntoView {
    let class = format!("mark {}", seat_class(seat));
    let href = seat_sign(seat);
    view! {
        <svg class=class viewBox="-11 -11 22 22" aria-hidden="true">
            <circle r="11" class="badge-ground"></circle>
            <g class="badge-sign"><use_ href=href></use_></g>
        </svg>
    }
}

/// The name of the program, which leads home.
#[component]
pub fn Logo() -> impl IntoView {
    view! {
        <a class="logo" href="/" aria-label=move || format!("Lucid, {}", say(Phrase::Home)())>
            {drawing("", FRAME_OF_NAME, "wordmark")}
        </a>
    }
}

/// Language, theme and settings.
#[component]
pub fn Tools() -> impl IntoView {
    let app = app();
    let other = move || other_language(app);
    view! {
        <nav class="tools" aria-label="Lucid">
            <button class="btn bare lang" on:click=move |_| switch_language(app) lang=move || other().tag()>
                {icon("language")}
                <span class="sr">{say(Phrase::Language)} ": "</span>
                <span>{move || other().own_name()}</span>
            </button>
            <button class="btn bare theme" on:click=move |_| switch_theme(app) aria-label=say(Phrase::Theme)>
                {icon("theme")}
            </button>
            <a class="btn bare" href="/settings" aria-label=say(Phrase::Settings)>{icon("gear")}</a>
        </nav>
    }
}

/// The bar at the top of pages without a scene.
#[component]
pub fn Top(
    /// What stands between the name of the program and the tools.
    children: Children,
) -> impl IntoView {
    view! {
        <header class="top">
            <Logo/>
            {children()}
            <Tools/>
        </header>
    }
}

/// A page with nothing on it but why, and the way home.
pub fn missing(title: Phrase, about: Phrase) -> AnyView {
    view! {
        <Top><span class="spring"></span></Top>
        <main id="main" class="lonely" tabindex="-1">
            <section class="sheet state">
                {scene("vignette", "astray")}
                <h1 class="title">{say(title)}</h1>
                <p>{say(about)}</p>
                <p class="ways">
                    <a class="btn primary" href="/">{icon("arrow")} {say(Phrase::Home)}</a>
                    <a class="btn quiet" href="/new">{icon("plus")} {say(Phrase::NewGame)}</a>
                </p>
            </section>
        </main>
    }
    .into_any()
}

/// One of several options in a hollow track.
pub fn segment(
    group: &'static str,
    words: impl Fn() -> String + Send + Sync + 'static,
    chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <label>
            <input type="radio" name=group prop:checked=chosen on:change=move |_| choose()/>
            <span>{words}</span>
        </label>
    }
}
