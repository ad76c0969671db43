//! The pages, one a file.

mod companion;
pub mod end;
pub mod home;
mod learn;
mod new;
mod packs;
mod replay;
mod settings;
mod table;

use leptos::prelude::*;
use texts::Phrase;

pub use companion::companion_page;
pub use end::end_page;
pub use home::Home;
pub use learn::learn_page;
pub use new::New;
pub use packs::packs_page;
pub use replay::replay_page;
pub use settings::SettingsPage;
pub use table::table_page;

use crate::app::say;
use crate::ui::{Top, icon, scene};

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
