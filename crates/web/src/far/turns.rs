//! “Your turn” on the home page, for those who play on a server.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lucid_protocol::table::Lobby;
use lucid_protocol::{Listed, Status};
use lucid_texts::Phrase;

use super::lobby::{about, title};
use super::net;
use crate::app::app;
use crate::dom::{Dom, of, row, slot, tag};
use crate::parts::{badge, icon, link};

/// Own tables that go on, those where it is one's turn first; nothing while
/// there are none, or no server.
pub fn turns_part() -> Dom {
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
    slot(move || {
        let tables = tables.get();
        if tables.is_empty() {
            return None;
        }
        let rows = tables.into_iter().take(6).map(table);
        let more = link("btn quiet lobby", "/tables")
            .with(icon("people"))
            .say(Phrase::Tables);
        Some(
            of("section", "continue sheet far-turns")
                .with(tag("h2").say(Phrase::OnlineMine))
                .with(tag("ul").with(row(rows.collect())))
                .with(more),
        )
    })
}

fn table(listed: Listed) -> Dom {
    let app = app();
    let (turn, id) = (listed.your_turn, listed.id);
    let seat = listed
        .you
        .map_or(lucid_tabletop::Seat::new(0), |seat| seat.0);
    let named = listed.clone();
    let words = tag("span")
        .with(tag("b").live_text(move || app.texts.with(|texts| title(texts, &named))))
        .with(tag("small").live_text(move || app.texts.with(|texts| about(texts, &listed))));
    let open = tag("a")
        .attr("href", &format!("/table/{id}"))
        .with(of("span", "thumb").with(badge(seat)))
        .with(words)
        .maybe(turn.then(|| of("span", "tag now").say(Phrase::YourTurnTag)));
    tag("li").class_if("mine", turn).with(open)
}
