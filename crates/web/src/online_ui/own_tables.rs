//! “Your turn” on the home page, for those who play on a server.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lucid_protocol::table::Lobby;
use lucid_protocol::{Listed, Status};
use lucid_tabletop::Seat;
use lucid_texts::Phrase;

use super::lobby::{about, title};
use super::net;
use crate::app::{app, say};
use crate::ui::{badge, icon};

/// The visitor's running tables, those waiting for the visitor first; nothing if there are
/// none, or no server.
pub fn own_tables() -> AnyView {
    let tables = RwSignal::new(Vec::<Listed>::new());
    spawn_local(async move {
        if let Ok(lists) = net::get::<Lobby>("/api/tables").await {
            let goes_on =
                |table: &Listed| matches!(table.status, Status::Gathering | Status::Running);
            let mut mine: Vec<Listed> = lists.mine.into_iter().filter(goes_on).collect();
            mine.sort_by_key(|table| !table.your_turn);
            let _ = tables.try_set(mine);
        }
    });
    let part = move || {
        let tables = tables.get();
        if tables.is_empty() {
            return None;
        }
        let rows: Vec<AnyView> = tables.into_iter().take(6).map(table).collect();
        Some(view! {
            <section class="continue sheet own-tables">
                <h2>{say(Phrase::OnlineMine)}</h2>
                <ul>{rows}</ul>
                <a class="btn quiet lobby" href="/tables">{icon("people")} {say(Phrase::Tables)}</a>
            </section>
        })
    };
    part.into_any()
}

fn table(listed: Listed) -> AnyView {
    let app = app();
    let (turn, address) = (listed.your_turn, format!("/table/{}", listed.id));
    let seat = listed.you.map_or(Seat::new(0), |seat| seat.0);
    let named = listed.clone();
    let title = move || app.texts.with(|texts| title(texts, &named));
    let about = move || app.texts.with(|texts| about(texts, &listed));
    let tag = turn.then(|| view! { <span class="tag now">{say(Phrase::YourTurnTag)}</span> });
    view! {
        <li class:mine=turn>
            <a href=address>
                <span class="thumb">{badge(seat)}</span>
                <span><b>{title}</b><small>{about}</small></span>
                {tag}
            </a>
        </li>
    }
    .into_any()
}
