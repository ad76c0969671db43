//! The chat: plain text up to the server's limit, and people can be muted.

use std::collections::BTreeSet;

use leptos::prelude::*;
use lucid_protocol::{ChatLine, ClientMessage, limits};
use lucid_texts::Phrase;
use lucid_web::storage::Storage as _;

use super::name;
use super::table::OnlineTable;
use crate::app::say;
use crate::device::Device;
use crate::ui::{badge, icon};

/// The people who are muted in this visit.
#[derive(Clone, Copy)]
pub struct Muted(pub RwSignal<BTreeSet<String>>);

/// The lines and the field.
pub fn chat(table: OnlineTable) -> impl IntoView {
    let app = table.app;
    let Muted(muted) = use_context::<Muted>().unwrap_or(Muted(RwSignal::new(BTreeSet::new())));
    let key = format!("lucid.draft.{}", table.id);
    // The draft survives a reload.
    let draft = RwSignal::new(Device.get(&key).unwrap_or_default());
    let keep = StoredValue::new(key);
    let write = move |text: String| {
        keep.with_value(|key| match text.is_empty() {
            true => Device.remove(key),
            false => drop(Device.put(key, &text)),
        });
        draft.set(text);
    };
    Effect::new(move |_| {
        if let Some(text) = table.unsaid.get()
            && draft.with_untracked(String::is_empty)
        {
            table.unsaid.set(None);
            write(text);
        }
    });
    let lines = Memo::new(move |_| {
        table.viewed.with(|viewed| {
            viewed
                .as_ref()
                .map(|viewed| viewed.said.clone())
                .unwrap_or_default()
        })
    });
    let shown = move || {
        let lines = lines.get();
        let muted_now = muted.get();
        if lines.is_empty() {
            return view! { <li class="note">{say(Phrase::OnlineChatEmpty)}</li> }.into_any();
        }
        let lines = lines.into_iter().rev().take(60);
        let lines = lines.filter(|line| !muted_now.contains(&line.name));
        lines
            .map(|line| one(table, line, muted))
            .collect_view()
            .into_any()
    };
    let silent = move || {
        let names = muted.get().into_iter().map(move |name| {
            let told = {
                let name = name.clone();
                move || app.texts.with(|texts| texts.online_chat_muted(&name))
            };
            let hear = move |_| muted.update(|muted| {
                muted.remove(&name);
            });
            view! {
                <p class="note">
                    {told} " "
                    <button class="btn bare small" on:click=hear>{say(Phrase::OnlineChatUnmute)}</button>
                </p>
            }
        });
        names.collect_view()
    };
    let length = move || draft.with(|draft| draft.chars().count());
    let speak = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = draft.get_untracked().trim().to_owned();
        if text.is_empty() {
            return;
        }
        table.ask(|id| ClientMessage::Say { id, text });
        write(String::new());
    };
    view! {
        <h2>{icon("chat")} {say(Phrase::OnlineChat)}</h2>
        <form class="chat-form" on:submit=speak>
            <input id="chat" type="text" autocomplete="off" maxlength=limits::CHAT
                aria-label=say(Phrase::OnlineChatField) placeholder=say(Phrase::OnlineChatField)
                aria-describedby="chat-length"
                prop:value=move || draft.get()
                on:input=move |event| write(event_target_value(&event))/>
            <button class="btn" type="submit">{say(Phrase::OnlineChatSend)}</button>
            <small id="chat-length">{move || format!("{}/{}", length(), limits::CHAT)}</small>
        </form>
        <ul class="chat-lines" tabindex="0" aria-label=say(Phrase::OnlineChat)>{shown}</ul>
        {silent}
    }
}

fn one(table: OnlineTable, line: ChatLine, muted: RwSignal<BTreeSet<String>>) -> impl IntoView {
    let own = line.seat.is_some()
        && line.seat.map(|seat| seat.0)
            == table
                .viewed
                .with_untracked(|p| p.as_ref().and_then(|p| p.you));
    let texts = table.app.texts.get_untracked();
    let shown = name::shown(&texts, &line.name);
    let name = line.name.clone();
    let mute = move |_| {
        let name = name.clone();
        muted.update(|muted| {
            muted.insert(name);
        });
    };
    let label = {
        let (app, name) = (table.app, line.name.clone());
        move || {
            format!(
                "{}: {name}",
                app.texts.with(|texts| texts.phrase(Phrase::OnlineChatMute))
            )
        }
    };
    view! {
        <li>
            {line.seat.map(|seat| badge(seat.0))}
            <p><b>{shown}</b> " " {name::guest_mark(line.guest)} " " {line.text}</p>
            {(!own).then(|| view! {
                <button class="btn bare small" aria-label=label.clone() title=label on:click=mute>{icon("close")}</button>
            })}
        </li>
    }
}
