//! The status bar above a table on a server: who is connected and how long they have, the
//! connection, proposals, and the buttons for chat and menu.

use std::collections::BTreeSet;
use std::time::Duration;

use leptos::prelude::*;
use lucid_protocol::{ClientMessage, Ending, Poll, Seated, Status};
use lucid_tabletop::Seat;
use lucid_texts::{Phrase, arg};
use lucid_web::online::{ConnectionState, ViewedTable};
use wasm_bindgen::JsCast as _;

use super::chat::{self, Muted};
use super::table::OnlineTable;
use super::{menu, name};
use crate::app::say;
use crate::device;
use crate::ui::{badge, icon};
use lucid_web::drawing::seat_class;

/// The status bar, and what opens from it.
pub fn status_bar(table: OnlineTable) -> impl IntoView {
    let app = table.app;
    let muted = RwSignal::new(BTreeSet::<String>::new());
    provide_context(Muted(muted));
    let (chat, menu_open) = (RwSignal::new(false), RwSignal::new(false));
    let last = Memo::new(move |_| {
        table
            .viewed
            .with(|p| p.as_ref().map_or(0, ViewedTable::last_said))
    });
    let read = RwSignal::new(last.get_untracked());
    // New lines of the chat are announced, and counted until the chat is opened.
    Effect::new(move |before: Option<u32>| {
        let now = last.get();
        if before.is_some_and(|before| now > before) {
            let line = table
                .viewed
                .with_untracked(|p| p.as_ref()?.said.last().cloned());
            if let Some(line) =
                line.filter(|line| !muted.with_untracked(|m| m.contains(&line.name)))
            {
                let texts = app.texts.get_untracked();
                app.tell(texts.online_said(
                    arg::Name(name::shown(&texts, &line.name)),
                    arg::Text(&line.text),
                ));
            }
        }
        now
    });
    Effect::new(move |_| {
        if chat.get() {
            read.set(last.get());
        }
    });
    let fresh = move || {
        let read = read.get();
        let muted = muted.get();
        table.viewed.with(|viewed| {
            let lines = viewed
                .as_ref()
                .map(|viewed| viewed.said.as_slice())
                .unwrap_or_default();
            let heard = lines.iter().filter(|line| !muted.contains(&line.name));
            heard.filter(|line| line.n > read).count()
        })
    };
    let count = Memo::new(move |_| fresh());
    let badge_of_chat = move || {
        (count.get() > 0).then(|| {
            let told = app.texts.with(|texts| texts.online_chat_fresh(count.get()));
            view! { <span class="tag now"><span aria-hidden="true">{count.get()}</span><span class="sr">{told}</span></span> }
        })
    };
    let watchers = move || {
        let count = table
            .viewed
            .with(|viewed| viewed.as_ref().map_or(0, |viewed| viewed.watching));
        (count > 0).then(|| {
            let told = app.texts.with(|texts| texts.online_watch_count(count));
            view! { <span class="note online-watchers">{icon("eye")} {told}</span> }
        })
    };
    let toggle = |open: RwSignal<bool>, other: RwSignal<bool>| {
        move |_| {
            other.set(false);
            open.update(|open| *open = !*open);
        }
    };
    // Escape closes what is open and returns the focus to its button.
    let leave = move |event: leptos::ev::KeyboardEvent| {
        if event.key() != "Escape" {
            return;
        }
        for (open, button) in [(chat, "online-chat"), (menu_open, "online-menu")] {
            if open.get_untracked() {
                event.stop_propagation();
                open.set(false);
                let button = document().get_element_by_id(button);
                if let Some(button) = button.and_then(|it| it.dyn_into().ok()) {
                    device::focus(&button);
                }
            }
        }
    };
    let seats = table.info().map_or(0, |info| info.seats.len());
    view! {
        {status(table)}
        <section class="status-bar" aria-label=say(Phrase::OnlineMenu) on:keydown=leave>
            <ul class="online-seats">{Seat::first(seats).map(|seat| person(table, seat)).collect_view()}</ul>
            {watchers}
            {watching(table)}
            {poll(table)}
            <span class="spring"></span>
            {clock(table)}
            <button class="btn bare" id="online-chat" aria-expanded=move || chat.get().to_string() on:click=toggle(chat, menu_open)>
                {icon("chat")} <span class="online-label">{say(Phrase::OnlineChat)}</span> {badge_of_chat}
            </button>
            <button class="btn bare" id="online-menu" aria-expanded=move || menu_open.get().to_string() on:click=toggle(menu_open, chat)>
                {icon("menu")} <span class="online-label">{say(Phrase::OnlineMenu)}</span>
            </button>
            <Show when=move || chat.get()>
                <div class="sheet status-sheet chat-sheet">{chat::chat(table)}</div>
            </Show>
            <Show when=move || menu_open.get()>
                <div class="sheet status-sheet">{menu::menu(table, menu_open)}</div>
            </Show>
        </section>
        {ended(table)}
        {kept(table)}
        {lapse(table)}
        {setback(table)}
    }
}

/// A choice that waits because the server could not save it.
fn kept(table: OnlineTable) -> impl IntoView {
    move || {
        table.kept.get().then(|| {
            view! {
                <aside class="connection-notice lost" id="kept" role="status">
                    {icon("clock")} <p>{say(Phrase::OnlineKept)}</p>
                    <button class="btn" id="kept-back" on:click=move |_| table.withdraw()>{say(Phrase::OnlineKeptBack)}</button>
                </aside>
            }
        })
    }
}

/// The state of the connection, unless it is open.
pub fn status(table: OnlineTable) -> impl IntoView {
    let app = table.app;
    let state = Memo::new(move |_| match table.stage.get() {
        ConnectionState::Over(_) => None,
        _ if table.busy.get() => Some(Phrase::OnlineLineBusy),
        ConnectionState::Open => None,
        ConnectionState::Connecting => Some(Phrase::OnlineLineConnecting),
        ConnectionState::Lost { .. } => Some(Phrase::OnlineLineLost),
    });
    // Announced once when it is lost and once when it is back.
    Effect::new(move |before: Option<bool>| {
        let broken = [Phrase::OnlineLineLost, Phrase::OnlineLineBusy];
        let lost = state.get().is_some_and(|phrase| broken.contains(&phrase));
        let was = before.unwrap_or(false);
        let back = was && state.get().is_none();
        if lost && !was || back {
            let phrase = state.get().filter(|_| lost);
            let phrase = phrase.unwrap_or(Phrase::OnlineLineBack);
            app.tell(app.texts.get_untracked().phrase(phrase));
        }
        lost || was && !back
    });
    move || {
        state.get().map(|phrase| {
            let lost = phrase == Phrase::OnlineLineLost;
            view! {
                <aside class="connection-notice" class:lost=lost>
                    {icon("offline")} <p>{say(phrase)}</p>
                    {lost.then(|| view! {
                        <button class="btn" id="reconnect-now" on:click=move |_| table.wake()>{say(Phrase::OnlineLineTry)}</button>
                    })}
                </aside>
            }
        })
    }
}

/// A player: connected or not, and whether a bot plays instead.
fn person(table: OnlineTable, seat: Seat) -> impl IntoView {
    let app = table.app;
    let now = Memo::new(move |_| {
        table.viewed.with(|viewed| {
            let viewed = viewed.as_ref()?;
            let seated = viewed.state.seats.get(seat.index())?.clone();
            let here = viewed.here.contains(seat) || matches!(seated, Seated::Bot { .. });
            Some((seated, here, viewed.you == Some(seat)))
        })
    });
    move || {
        let (seated, here, own) = now.get()?;
        let texts = app.texts.get();
        let state = match &seated {
            Seated::Person { resigned: true, .. } => texts.phrase(Phrase::OnlineSeatResigned),
            Seated::Person {
                stand_in: Some(_), ..
            } => texts.phrase(Phrase::OnlineSeatStandIn),
            Seated::Bot { .. } => texts.phrase(Phrase::OnlineSeatBot),
            _ if own => texts.phrase(Phrase::OnlineSeatYou),
            _ if here => texts.phrase(Phrase::OnlineSeatHere),
            _ => texts.phrase(Phrase::OnlineSeatAway),
        };
        let name = name::of_seat(&texts, &seated).unwrap_or_default();
        let guest = name::guest_mark(name::is_guest(&seated));
        Some(view! {
            <li class=seat_class(seat) class:away=!here>
                {badge(seat)} <span>{name}</span> {guest} <small>{state}</small>
            </li>
        })
    }
}

fn watching(table: OnlineTable) -> impl IntoView {
    let phrase = Memo::new(move |_| {
        table.viewed.with(|viewed| {
            let viewed = viewed.as_ref()?;
            match (viewed.you, viewed.replaced()) {
                (None, _) => Some(Phrase::OnlineWatching),
                (_, Some(_)) => Some(Phrase::OnlineStoodIn),
                _ => None,
            }
        })
    });
    move || {
        phrase
            .get()
            .map(|phrase| view! { <span class="tag">{say(phrase)}</span> })
    }
}

/// The time that is left to act, by the server's clock.
fn clock(table: OnlineTable) -> impl IntoView {
    let app = table.app;
    let left = RwSignal::new(None::<u64>);
    let look = move || {
        let due = table
            .viewed
            .try_with_untracked(|viewed| viewed.as_ref().and_then(|p| p.due));
        let seconds = due.flatten().map(|due| {
            table
                .own_time(due)
                .saturating_sub(device::now())
                .div_ceil(1000)
        });
        if left.try_get_untracked() != Some(seconds) {
            let _ = left.try_set(seconds);
        }
    };
    look();
    if let Ok(handle) = set_interval_with_handle(look, Duration::from_millis(250)) {
        on_cleanup(move || handle.clear());
    }
    move || {
        left.get().map(|left| {
            let time = spelled(left);
            let told = app.texts.with(|texts| texts.online_time_left(&time));
            view! {
                <span class="online-clock" class:last={left <= 10} role="timer" aria-label=told>
                    {icon("clock")} <b aria-hidden="true">{time}</b>
                </span>
            }
        })
    }
}

/// `1:05`, `3:00:00`, `2 d 3 h`.
fn spelled(seconds: u64) -> String {
    let (minutes, hours, days) = (seconds / 60 % 60, seconds / 3600 % 24, seconds / 86_400);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, _) => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        _ => format!("{days}\u{202f}d {hours}\u{202f}h"),
    }
}

/// The open proposal.
fn poll(table: OnlineTable) -> impl IntoView {
    let app = table.app;
    let open = Memo::new(move |_| {
        table.viewed.with(|viewed| {
            let viewed = viewed.as_ref()?;
            Some((viewed.state.poll.clone()?, viewed.must_answer()))
        })
    });
    move || {
        let (poll, asked) = open.get()?;
        let name = table.name(poll.seat.0);
        let told = app.texts.with(|texts| match poll.poll {
            Poll::Undo { .. } => texts.online_poll_undo(&name),
            Poll::Replace { seat } => {
                texts.online_poll_replace(arg::Name(&name), arg::Other(table.name(seat.0)))
            }
            Poll::End => texts.online_poll_end(&name),
        });
        app.tell(told.clone());
        let label = told.clone();
        let number = poll.n;
        let answer = move |yes: bool| {
            move |_| {
                table.ask(|id| ClientMessage::Answer {
                    id,
                    asked: number,
                    yes,
                });
            }
        };
        Some(view! {
            <aside class="online-poll" role="group" aria-label=label>
                {badge(poll.seat.0)} <p>{told}</p>
                {match asked {
                    true => view! {
                        <button class="btn primary" id="poll-yes" on:click=answer(true)>{say(Phrase::OnlineYes)}</button>
                        <button class="btn" id="poll-no" on:click=answer(false)>{say(Phrase::OnlineNo)}</button>
                    }.into_any(),
                    false => view! { <span class="note">{say(Phrase::OnlinePollWaits)}</span> }.into_any(),
                }}
            </aside>
        })
    }
}

/// A table that was closed before the end of its game, or continues elsewhere.
fn ended(table: OnlineTable) -> impl IntoView {
    let state = Memo::new(move |_| {
        table.viewed.with(|viewed| {
            let viewed = viewed.as_ref()?;
            Some((
                viewed.state.status,
                viewed.state.ending,
                viewed.state.rematch,
                viewed.you.is_some(),
            ))
        })
    });
    move || {
        let (status, ending, rematch, seated) = state.get()?;
        let follow = rematch.filter(|_| seated).map(|next| {
            view! { <a class="btn primary" id="rematch-go" href=table.way_to(next)>{icon("turn")} {say(Phrase::OnlineRematchGo)}</a> }
        });
        if status != Status::Ended {
            return follow.map(|follow| {
                view! { <aside class="online-poll online-ended">{follow}</aside> }.into_any()
            });
        }
        let why = match ending {
            Some(Ending::Agreed) | None => Phrase::OnlineEndedAgreed,
            Some(Ending::Deserted) => Phrase::OnlineEndedDeserted,
            Some(Ending::Idle) => Phrase::OnlineEndedIdle,
            Some(Ending::RulesRetired) => Phrase::OnlineEndedRules,
            Some(Ending::Closed) => Phrase::OnlineEndedClosed,
        };
        let save = move |_| {
            if let Some(record) = table.record.get_untracked() {
                let _ = device::download("game.lucid", &record);
            }
        };
        let again = (seated && follow.is_none()).then(|| {
            view! { <button class="btn" id="rematch" on:click=move |_| table.rematch()>{icon("turn")} {say(Phrase::OnlineRematch)}</button> }
        });
        Some(
            view! {
                <aside class="online-poll online-ended" role="status">
                    {icon("end")} <p><b>{say(Phrase::OnlineEndedTitle)}</b> " " {say(why)}</p>
                    <Show when=move || table.record.with(Option::is_some)>
                        <button class="btn" on:click=save>{icon("download")} {say(Phrase::OnlineRecord)}</button>
                    </Show>
                    {again} {follow}
                    <a class="btn quiet" href="/tables">{say(Phrase::OnlineTitle)}</a>
                </aside>
            }
            .into_any(),
        )
    }
}

/// That the clock has ended a turn.
fn lapse(table: OnlineTable) -> impl IntoView {
    move || {
        table.lapse.get().map(|told| {
            view! {
                <aside class="connection-notice" id="lapse">
                    {icon("clock")} <p>{told}</p>
                    <button class="btn" on:click=move |_| table.lapse.set(None)>{say(Phrase::Close)}</button>
                </aside>
            }
        })
    }
}

/// The last failure.
fn setback(table: OnlineTable) -> impl IntoView {
    move || {
        table.setback.get().map(|phrase| {
            view! {
                <aside class="connection-notice">
                    {icon("why")} <p>{say(phrase)}</p>
                    <button class="btn" on:click=move |_| table.setback.set(None)>{say(Phrase::Close)}</button>
                </aside>
            }
        })
    }
}
