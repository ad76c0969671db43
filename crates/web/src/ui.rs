//! Small parts that many pages use.

use leptos::prelude::*;
use tabletop::Seat;
use texts::{Language, Phrase};
use web::settings::Theme;

use crate::app::{app, say};

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

/// The class that colours a seat.
pub const fn seat_class(seat: Seat) -> &'static str {
    ["seat-violet", "seat-teal", "seat-apricot", "seat-rose"][seat.index() & 3]
}

/// The badge of a seat: its colour and its sign.
pub fn badge(seat: Seat) -> impl IntoView {
    let sign = ["moon", "cloud", "sun", "star"][seat.index() & 3];
    let class = format!("mark {}", seat_class(seat));
    let href = format!("#seat-{sign}");
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
            {drawing("", "-4 -68 194 76", "wordmark")}
        </a>
    }
}

/// Language, theme and settings.
#[component]
pub fn Tools() -> impl IntoView {
    let app = app();
    let other = move || match app.texts.with(|texts| texts.language()) {
        Language::English => Language::German,
        Language::German => Language::English,
    };
    let switch_language = move |_| {
        let next = other();
        app.settings
            .update(|settings| settings.language = Some(next));
    };
    let switch_theme = move |_| {
        let root = document().document_element();
        let now = root.and_then(|root| root.get_attribute("data-theme"));
        let next = match now.as_deref() {
            Some("day") => Theme::Night,
            _ => Theme::Day,
        };
        app.settings.update(|settings| settings.theme = next);
    };
    view! {
        <nav class="tools" aria-label="Lucid">
            <button class="btn bare lang" on:click=switch_language lang=move || other().tag()>
                {icon("language")}
                <span class="sr">{say(Phrase::Language)} ": "</span>
                <span>{move || other().own_name()}</span>
            </button>
            <button class="btn bare theme" on:click=switch_theme aria-label=say(Phrase::Theme)>
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
