//! The menu of a table: proposals to the others, resigning, a rematch, inviting.

use leptos::prelude::*;
use lucid_protocol::{ClientMessage, Poll, Status};
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::online::ViewedTable;

use super::table::OnlineTable;
use super::waiting_room::invite;
use crate::app::say;
use crate::ui::icon;

/// The menu, which closes when something is chosen.
pub fn menu(table: OnlineTable, open: RwSignal<bool>) -> impl IntoView {
    let app = table.app;
    let sure = RwSignal::new(false);
    let is =
        move |look: fn(&ViewedTable) -> bool| table.viewed.with(|p| p.as_ref().is_some_and(look));
    let plays = move || {
        is(|viewed| {
            viewed.you.is_some()
                && viewed.state.status == Status::Running
                && viewed.replaced().is_none()
        })
    };
    let back = move || {
        is(|viewed| viewed.replaced() == Some(false) && viewed.state.status == Status::Running)
    };
    let over = move || is(|viewed| viewed.you.is_some() && viewed.state.status == Status::Over);
    let free = move || plays() && is(|viewed| viewed.state.poll.is_none());
    let propose = move |poll: Poll| {
        table.ask(|id| ClientMessage::Propose { id, poll });
        open.set(false);
    };
    let undo = move |_| {
        if let Some(to) = table.before_last() {
            propose(Poll::Undo { to });
        }
    };
    let missing = move || {
        let seats: Vec<Seat> = match free() {
            true => table.viewed.with(|p| {
                p.as_ref()
                    .map(|p| p.missing().collect())
                    .unwrap_or_default()
            }),
            false => Vec::new(),
        };
        let rows = seats.into_iter().map(|seat| {
            let words = move || app.texts.with(|texts| texts.online_ask_replace(table.name(seat)));
            view! {
                <button class="btn" on:click=move |_| propose(Poll::Replace { seat: seat.into() })>{icon("bot")} {words}</button>
            }
        });
        rows.collect_view()
    };
    let resign = move |_| {
        table.ask(|id| ClientMessage::Resign { id });
        open.set(false);
    };
    let again = move |_| {
        table.ask(|id| ClientMessage::Back { id });
        open.set(false);
    };
    let record = move |_| {
        if let Some(record) = table.record.get_untracked() {
            let _ = crate::device::download("game.lucid", &record);
        }
    };
    view! {
        <h2>{icon("menu")} {say(Phrase::OnlineMenu)}</h2>
        <div class="online-choices">
            <Show when=free>
                <button class="btn" id="ask-undo" on:click=undo>{icon("undo")} {say(Phrase::OnlineAskUndo)}</button>
                <button class="btn" id="ask-end" on:click=move |_| propose(Poll::End)>{icon("end")} {say(Phrase::OnlineAskEnd)}</button>
            </Show>
            {missing}
            <Show when=back>
                <button class="btn primary" id="online-back" on:click=again>{icon("play")} {say(Phrase::OnlineBack)}</button>
            </Show>
            <Show when=over>
                <button class="btn primary" on:click=move |_| table.rematch()>{icon("turn")} {say(Phrase::OnlineRematch)}</button>
                <button class="btn" on:click=record>{icon("download")} {say(Phrase::OnlineRecord)}</button>
            </Show>
            <Show when=move || plays() && !sure.get()>
                <button class="btn quiet" id="resign" on:click=move |_| sure.set(true)>{say(Phrase::OnlineResign)}</button>
            </Show>
            <Show when=move || plays() && sure.get()>
                <p>{say(Phrase::OnlineResignSure)}</p>
                <button class="btn" id="resign-yes" on:click=resign>{say(Phrase::OnlineResignYes)}</button>
                <button class="btn primary" on:click=move |_| sure.set(false)>{say(Phrase::OnlineNo)}</button>
            </Show>
        </div>
        {table.link().map(|_| invite(table))}
        <p class="ways"><a class="btn quiet" href="/tables">{icon("people")} {say(Phrase::OnlineTitle)}</a></p>
    }
}
