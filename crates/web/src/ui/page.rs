//! The frame of a page: its top bar, and pages that only have a message.

use leptos::prelude::*;
use lucid_texts::{Language, Phrase};
use lucid_web::settings::Theme;

use super::{drawing, icon, scene};
use crate::app::{App, app, say};

/// The view box of the program's name.
pub const FRAME_OF_NAME: &str = "-4 -68 194 76";

/// The bar at the top of pages without a scene.
#[component]
pub fn Top(
    /// The content between the logo and the tools.
    children: Children,
) -> impl IntoView {
    view! { <header class="top"><Logo/>{children()}<Tools/></header> }
}

/// The name of the program, which leads home.
#[component]
pub fn Logo() -> impl IntoView {
    let home = say(Phrase::Home);
    view! {
        <a class="logo" href="/" aria-label=move || format!("Lucid, {}", home())>
            {drawing("", FRAME_OF_NAME, "wordmark")}
        </a>
    }
}

/// Language, theme and settings.
#[component]
pub fn Tools() -> impl IntoView {
    let app = app();
    view! {
        <nav class="tools" aria-label="Lucid">
            <button class="btn bare lang" lang=move || next_language(app).tag() on:click=move |_| switch_language(app)>
                {icon("language")}
                <span class="sr">{say(Phrase::Language)} ": "</span>
                <span>{move || next_language(app).own_name()}</span>
            </button>
            <button class="btn bare theme" aria-label=say(Phrase::Theme) on:click=move |_| switch_theme(app)>
                {icon("theme")}
            </button>
            <a class="btn bare" href="/settings" aria-label=say(Phrase::Settings)>{icon("gear")}</a>
        </nav>
    }
}

/// The language after the present one.
fn next_language(app: App) -> Language {
    let now = app.texts.with(|texts| texts.language());
    Language::ALL[(now as usize + 1) % Language::ALL.len()]
}

fn switch_language(app: App) {
    let next = untrack(|| next_language(app));
    app.settings
        .update(|settings| settings.language = Some(next));
}

fn switch_theme(app: App) {
    let root = document().document_element();
    let now = root.and_then(|root| root.get_attribute("data-theme"));
    let next = match now.as_deref() {
        Some("day") => Theme::Night,
        _ => Theme::Day,
    };
    app.settings.update(|settings| settings.theme = next);
}

/// The main part of a page with one sheet: a picture, a message, and ways out.
pub fn sheet_page(
    class: &str,
    picture: AnyView,
    title: AnyView,
    about: AnyView,
    ways: AnyView,
) -> AnyView {
    view! {
        <main id="main" class="lonely" tabindex="-1">
            <section class=format!("sheet state {class}")>
                {picture}
                <h1 class="title">{title}</h1>
                <p>{about}</p>
                <p class="ways">{ways}</p>
            </section>
        </main>
    }
    .into_any()
}

/// A page with nothing but a message, and ways out.
pub fn message_page(class: &str, title: Phrase, about: Phrase, ways: AnyView) -> AnyView {
    let (title, about) = (say(title).into_any(), say(about).into_any());
    let page = sheet_page(class, scene("vignette", "astray"), title, about, ways);
    view! { <Top><span class="spring"></span></Top> {page} }.into_any()
}

/// A page that says why there is nothing, with a link to the home page.
pub fn missing(title: Phrase, about: Phrase) -> AnyView {
    let ways = view! {
        <a class="btn primary" href="/">{icon("arrow")} {say(Phrase::Home)}</a>
        <a class="btn quiet" href="/new">{icon("plus")} {say(Phrase::NewGame)}</a>
    };
    message_page("", title, about, ways.into_any())
}

/// A page that is being loaded. The style sheet delays it, so that a quick load does not flash.
pub fn loading() -> AnyView {
    view! {
        <Top><span class="spring"></span></Top>
        <main id="main" class="lonely arriving" tabindex="-1" aria-busy="true">
            <p class="note">{say(Phrase::Arriving)}</p>
        </main>
    }
    .into_any()
}
