//! A new game: the choice of the title, and what the forms of all titles share.

pub(crate) mod pack;

use leptos::prelude::*;
use lucid_texts::{Phrase, Texts, arg};
use lucid_titles::{TitleId, with_title};
use lucid_web::setup::{AnySetup, Player};
use lucid_web::titles::ClientTitle as _;

use crate::app::say;
use crate::controller::TitlePage as _;
use crate::ui::{icon, scene};

/// A new game of the title that the address names.
pub fn new_page(beyond: Option<Beyond>) -> AnyView {
    let asked = window().location().search().unwrap_or_default();
    let is_asked = |title: &TitleId| {
        let word = with_title!(*title, G => G::WORD);
        asked.contains(&format!("title={word}"))
    };
    let title = TitleId::ALL.into_iter().find(is_asked);
    with_title!(title.unwrap_or(TitleId::DEFAULT), G => G::new_page(beyond))
}

/// The choice of the title; each has its own form.
pub(crate) fn game_pick(chosen: TitleId, beyond: bool) -> AnyView {
    let pick = |title: TitleId| {
        let (word, (class, picture)) = with_title!(title, G => (G::WORD, G::PICTURE));
        let inner = view! { {scene(class, picture)} <b>{title.title()}</b> };
        if title == chosen {
            return view! {
                <label class="gamepick"><input type="radio" name="game" checked=true/> {inner}</label>
            }
            .into_any();
        }
        let page = if beyond { "/tables/new" } else { "/new" };
        let address = match title {
            TitleId::DEFAULT => page.to_owned(),
            _ => format!("{page}?title={word}"),
        };
        view! { <a class="gamepick" href=address>{inner}</a> }.into_any()
    };
    let picks = TitleId::ALL.map(pick);
    view! {
        <fieldset>
            <legend>{say(Phrase::Game)}</legend>
            <div class="picks">{Vec::from(picks)}</div>
        </fieldset>
    }
    .into_any()
}

/// What turns a new game into a table on a server.
#[derive(Clone)]
pub struct Beyond {
    /// The player's name there.
    pub name: String,
    /// Opens the table; all people but the first are open seats.
    pub open: Callback<AnySetup>,
    /// Whether it is being opened.
    pub busy: RwSignal<bool>,
    /// Why it could not be opened.
    pub trouble: RwSignal<Option<Phrase>>,
    /// The questions beyond the game itself.
    pub parts: Callback<(), AnyView>,
}

impl Beyond {
    /// The button that opens the table, and why it could not be opened.
    pub(crate) fn button(
        &self,
        cannot: impl Fn() -> bool + Send + Sync + 'static,
        setup: Callback<(), AnySetup>,
    ) -> AnyView {
        let (open, busy, trouble) = (self.open, self.busy, self.trouble);
        view! {
            <span class="online-open">
                {move || trouble.get().map(|why| view! { <small class="no" role="alert">{say(why)}</small> })}
                <button
                    class="btn primary"
                    id="begin"
                    disabled=move || cannot() || busy.get()
                    on:click=move |_| open.run(setup.run(()))
                >
                    {icon("check")} {say(Phrase::OnlineOpenTable)}
                </button>
            </span>
        }
        .into_any()
    }
}

/// The seats of a table on a server, in a few words.
pub(crate) fn online_line<L>(texts: &Texts, title: &str, players: &[Player<L>]) -> String {
    let people = players.iter().filter(|player| player.is_person()).count();
    texts.online_setup(
        title,
        arg::Open(people.saturating_sub(1)),
        arg::Bots(players.len() - people),
    )
}

/// The label for a person on a seat, at this device or on a server.
pub(crate) const fn person(beyond: bool, comes: bool) -> Phrase {
    match (beyond, comes) {
        (false, _) => Phrase::PersonHere,
        (true, false) => Phrase::You,
        (true, true) => Phrase::OnlineSeatOpen,
    }
}
