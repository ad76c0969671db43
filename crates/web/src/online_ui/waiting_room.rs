//! The waiting room: the seats, the invite link, and the start.

use leptos::prelude::*;
use lucid_protocol::{ClientMessage, Seated, TitleId};
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_titles::with_title;
use lucid_web::online::ViewedTable;
use lucid_web::setup::BotLevel as _;
use lucid_web::table::TableGame;
use lucid_web::titles::ClientTitle as _;

use super::lobby::pace;
use super::status_bar::status;
use super::table::OnlineTable;
use super::{chat, name};
use crate::app::say;
use crate::ui::{Top, badge, icon, scene};
use lucid_web::drawing::seat_class;

/// The page.
pub fn waiting_room(table: OnlineTable) -> AnyView {
    let app = table.app;
    let with = move |look: fn(&ViewedTable) -> bool| {
        table
            .viewed
            .with(|viewed| viewed.as_ref().is_some_and(look))
    };
    let count = Memo::new(move |_| {
        table
            .viewed
            .with(|viewed| viewed.as_ref().map_or(0, |viewed| viewed.state.seats.len()))
    });
    let rows = move || {
        let seats = Seat::first(count.get()).map(|seat| row(table, seat));
        seats.collect_view()
    };
    let free = move || with(|viewed| viewed.state.seats.contains(&Seated::Open));
    let host = move || with(ViewedTable::is_host);
    let about = move || {
        table.viewed.with(|viewed| {
            let info = viewed.as_ref()?.info();
            let texts = app.texts.get();
            let game = info.game.title();
            let door = match info.listed {
                true => Phrase::OnlineListedTag,
                false => Phrase::OnlinePrivateTag,
            };
            let clock = pace(&texts, info.pace.clock);
            let mut about = format!("{game} · {clock} · {}", texts.phrase(door));
            if !info.spectators {
                about = format!("{about} · {}", texts.phrase(Phrase::OnlineNoWatchers));
            }
            Some(about)
        })
    };
    let title = table.info().map_or(TitleId::DEFAULT, |info| info.game);
    let (class, picture) = with_title!(title, G => G::PICTURE);
    let picture = scene(class, picture);
    let unseated = move || with(|viewed| viewed.unseated);
    let start = move || {
        if !host() {
            return view! { <p class="note">{say(Phrase::OnlineHostStarts)}</p> }.into_any();
        }
        let begin = move |_| table.ask(|id| ClientMessage::Start { id });
        view! {
            <button class="btn primary" id="start" disabled=free on:click=begin>
                {icon("play")} {say(Phrase::OnlineStart)}
            </button>
            <Show when=free><p class="note">{say(Phrase::OnlineStartNeeds)}</p></Show>
        }
        .into_any()
    };
    view! {
        <Top><span class="spring"></span></Top>
        {status(table)}
        <main id="main" class="waiting-room" tabindex="-1">
            <section class="sheet online-waiting">
                {picture}
                <h1 class="title">{say(Phrase::OnlineGatherTitle)}</h1>
                <p>{say(Phrase::OnlineGatherAbout)}</p>
                <p class="note">{about}</p>
                <Show when=unseated><p class="note unseated" role="status">{say(Phrase::OnlineUnseated)}</p></Show>
                <div class="seats">
                    <h2 class="sr">{say(Phrase::OnlineSeats)}</h2>
                    <ol>{rows}</ol>
                </div>
                <div class="online-start">{start}</div>
            </section>
            <div class="online-side">
                {invite(table)}
                <section class="sheet chat-sheet">{chat::chat(table)}</section>
            </div>
        </main>
    }
    .into_any()
}

/// A seat: who has it, and the actions for it.
fn row(table: OnlineTable, seat: Seat) -> impl IntoView {
    let app = table.app;
    let seated = Memo::new(move |_| {
        table.viewed.with(|viewed| {
            let viewed = viewed.as_ref()?;
            let seated = viewed.state.seats.get(seat.index())?.clone();
            let own = viewed.you == Some(seat);
            let host = viewed.host() == Some(seat);
            let here = viewed.here.contains(seat);
            Some((
                seated,
                own,
                host,
                here,
                viewed.you.is_some() || viewed.unseated,
                viewed.is_host(),
            ))
        })
    });
    let title = table.info().map_or(TitleId::DEFAULT, |info| info.game);
    let parts = move || {
        let (seated, own, host, here, placed, mine) = seated.get()?;
        let texts = app.texts.get();
        let about = match &seated {
            Seated::Open => texts.phrase(Phrase::OnlineSeatOpenAbout),
            Seated::Bot { .. } => texts.phrase(Phrase::OnlineSeatBot),
            Seated::Person { .. } if own => texts.phrase(Phrase::OnlineSeatYou),
            Seated::Person { .. } => texts.phrase(match here {
                true => Phrase::OnlineSeatHere,
                false => Phrase::OnlineSeatAway,
            }),
        };
        let name = name::of_seat(&texts, &seated);
        let name = name.unwrap_or_else(|| texts.phrase(Phrase::OnlineSeatOpen));
        let guest = name::guest_mark(name::is_guest(&seated));
        let take = (seated == Seated::Open && !placed).then(|| {
            let sit = move |_| {
                table.ask(|id| ClientMessage::Sit {
                    id,
                    seat: Some(seat.into()),
                });
            };
            view! { <button class="btn join" on:click=sit>{say(Phrase::OnlineSeatTake)}</button> }
        });
        let leave = (own && !host).then(|| {
            let leave = move |_| table.ask(|id| ClientMessage::Leave { id });
            view! { <button class="btn quiet" on:click=leave>{say(Phrase::OnlineSeatLeave)}</button> }
        });
        let assign = (mine && !matches!(seated, Seated::Person { .. })).then(|| {
            let (words, bot) = match seated {
                Seated::Bot { .. } => (Phrase::OnlineSeatBotOpen, None),
                _ => (Phrase::OnlineSeatBotGive, Some(usual(title))),
            };
            let assign = move |_| {
                let bot = bot.map(str::to_owned);
                table.ask(|id| ClientMessage::Assign {
                    id,
                    seat: seat.into(),
                    bot,
                });
            };
            view! { <button class="btn quiet" on:click=assign>{icon("bot")} {say(words)}</button> }
        });
        let free = (mine && !own && matches!(seated, Seated::Person { .. })).then(|| {
            let free = move |_| {
                table.ask(|id| ClientMessage::Unseat {
                    id,
                    seat: seat.into(),
                });
            };
            view! { <button class="btn quiet unseat" on:click=free>{say(Phrase::OnlineSeatFree)}</button> }
        });
        let tag = host.then(|| view! { <span class="tag">{say(Phrase::OnlineSeatHost)}</span> });
        Some(view! {
            <span class="tx"><b>{name} " " {guest} " " {tag}</b><small>{about}</small></span>
            <span class="online-ways">{take} {leave} {assign} {free}</span>
        })
    };
    view! { <li class=seat_class(seat)>{badge(seat)} {parts}</li> }
}

/// The default level of bots.
fn usual(title: TitleId) -> &'static str {
    with_title!(title, G => <G as TableGame>::Level::USUAL.word())
}

/// The invite link, to copy or share.
pub fn invite(table: OnlineTable) -> impl IntoView {
    let app = table.app;
    let link = Memo::new(move |_| table.link().unwrap_or_default());
    let said = RwSignal::new(None::<Phrase>);
    let copy = move |_| {
        let text = link.get_untracked();
        leptos::task::spawn_local(async move {
            let done = match crate::device::copy(&text) {
                Some(copied) => wasm_bindgen_futures::JsFuture::from(copied).await.is_ok(),
                None => false,
            };
            let phrase = match done {
                true => Phrase::OnlineCopied,
                false => Phrase::OnlineCopyFailed,
            };
            app.tell(app.texts.get_untracked().phrase(phrase));
            let _ = said.try_set(Some(phrase));
        });
    };
    let navigator = window().navigator();
    let can_share = js_sys::Reflect::has(&navigator, &"share".into()).unwrap_or(false);
    let share = move |_| share(&link.get_untracked());
    let select = |event: leptos::ev::FocusEvent| {
        event_target::<web_sys::HtmlInputElement>(&event).select();
    };
    view! {
        <section class="sheet online-invite">
            <h2>{icon("link")} {say(Phrase::OnlineInvite)}</h2>
            <p>{say(Phrase::OnlineInviteAbout)}</p>
            <div class="link-field">
                <input id="invite" type="text" readonly=true aria-label=say(Phrase::OnlineInvite)
                    prop:value=move || link.get() on:focus=select/>
                <button class="btn" id="copy" on:click=copy>{icon("link")} {say(Phrase::OnlineCopy)}</button>
                {can_share.then(|| view! { <button class="btn quiet" on:click=share>{icon("share")} {say(Phrase::OnlineShare)}</button> })}
            </div>
            <small role="status">{move || said.get().map(|phrase| say(phrase)())}</small>
        </section>
    }
}

/// Opens the device's share sheet.
fn share(link: &str) {
    use wasm_bindgen::JsCast as _;
    let navigator = window().navigator();
    let what = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&what, &"url".into(), &link.into());
    let function = js_sys::Reflect::get(&navigator, &"share".into());
    if let Some(function) = function
        .ok()
        .and_then(|f| f.dyn_into::<js_sys::Function>().ok())
    {
        let _ = function.call1(&navigator, &what);
    }
}
