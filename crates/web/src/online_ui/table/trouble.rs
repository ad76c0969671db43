//! A table that cannot be shown: the problem, and the ways out.

use leptos::prelude::*;
use lucid_texts::Phrase;

use crate::app::say;
use crate::ui::{icon, message_page};

/// Why a table cannot be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    NoTable,
    Gone,
    Offline,
    Astray,
    Rules,
    Pack,
    Version,
    SignedOut,
}

/// The page for such a table.
pub fn trouble(matter: Matter, record: Option<String>) -> AnyView {
    let (title, about) = match matter {
        Matter::NoTable => (Phrase::OnlineNoTableTitle, Phrase::OnlineNoTable),
        Matter::Gone => (Phrase::OnlineGoneTitle, Phrase::OnlineGone),
        Matter::Offline => (Phrase::OnlineOfflineTitle, Phrase::OnlineOffline),
        Matter::Astray => (Phrase::OnlineAstrayTitle, Phrase::OnlineAstray),
        Matter::Rules => (Phrase::OnlineRulesTitle, Phrase::OnlineRules),
        Matter::Pack => (Phrase::OnlineNoPackTitle, Phrase::OnlineNoPack),
        Matter::Version => (Phrase::OnlineVersionTitle, Phrase::OnlineVersion),
        Matter::SignedOut => (Phrase::OnlineSignedOutTitle, Phrase::OnlineSignedOut),
    };
    let reload = |_| {
        let _ = window().location().reload();
    };
    let way = match matter {
        Matter::NoTable | Matter::Gone => ().into_any(),
        Matter::SignedOut => {
            view! { <a class="btn primary" href="/account">{say(Phrase::OnlineAccountSignIn)}</a> }
                .into_any()
        }
        _ => view! {
            <button class="btn primary" on:click=reload>{icon("replay")} {say(Phrase::OnlineReload)}</button>
        }
        .into_any(),
    };
    let ways = view! {
        {way}
        {record.map(|way| view! {
            <a class="btn" id="record" href=way download="">{icon("download")} {say(Phrase::OnlineRecord)}</a>
        })}
        <a class="btn" href="/tables">{icon("people")} {say(Phrase::OnlineTitle)}</a>
        <a class="btn quiet" href="/">{say(Phrase::Home)}</a>
    };
    message_page("", title, about, ways.into_any())
}
