//! The lobby: public tables and the visitor's own, kept up to date.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lucid_protocol::table::{Join, Lobby, Seated};
use lucid_protocol::{ClientMessage, Listed, ServerMessage, Status, TableId};
use lucid_tabletop::Seat;
use lucid_texts::{Phrase, Texts};
use lucid_titles::with_title;
use lucid_web::titles::ClientTitle;

use super::net::{self, Trouble};
use super::wire::Wire;
use super::{name, problem, session};
use crate::app::{App, app, say};
use crate::ui::{Top, badge, icon, scene};

/// What a table is called in lists: who sits there.
pub fn title(texts: &Texts, table: &Listed) -> String {
    let names = table.seats.iter();
    let names: Vec<String> = names
        .filter_map(|seated| name::of_seat(texts, seated))
        .collect();
    match names.is_empty() {
        true => texts.phrase(Phrase::OnlineSeatOpen),
        false => texts.list(&names),
    }
}

/// The game, its rules, and how far it is.
pub fn about(texts: &Texts, table: &Listed) -> String {
    fn edition<G: ClientTitle>(texts: &Texts, rules: &str) -> Option<String> {
        G::edition(texts, &rules.parse().ok()?)
    }
    let title = table.game.title();
    let game = match with_title!(table.game, G => edition::<G>(texts, &table.rules)) {
        Some(edition) => format!("{title}, {edition}"),
        None => title.to_owned(),
    };
    let stands = match table.status {
        Status::Gathering => return game,
        Status::Running => texts.online_cycle(table.round),
        Status::Over | Status::Ended => texts.phrase(Phrase::OnlineOver),
    };
    format!("{game}, {stands}")
}

/// The time limit for a turn, in words.
pub fn pace(texts: &Texts, clock: Option<u32>) -> String {
    match clock {
        Some(seconds) => texts.online_clock(seconds),
        None => texts.phrase(Phrase::OnlineNoClock),
    }
}

/// The page.
pub fn lobby_page() -> AnyView {
    let app = app();
    let lists = RwSignal::new(None::<Lobby>);
    let trouble = RwSignal::new(None::<Trouble>);
    follow(lists, trouble);
    // Own tables are not listed a second time.
    let open = move || {
        lists.with(|lists| {
            let Lobby { open, mine } = lists.as_ref()?;
            let own = |table: &&Listed| mine.iter().any(|mine| mine.id == table.id);
            let others = open.iter().filter(|table| !own(table));
            Some(others.cloned().collect::<Vec<_>>())
        })
    };
    let mine = move || lists.with(|lists| lists.as_ref().map(|lists| lists.mine.clone()));
    let offline = move || {
        let shown = trouble.with(Option::is_some) && lists.with(Option::is_none);
        shown.then(|| {
            view! {
                <section class="sheet online-state" role="status">
                    <h2>{icon("offline")} {say(Phrase::OnlineOfflineTitle)}</h2>
                    <p>{say(Phrase::OnlineOffline)}</p>
                </section>
            }
        })
    };
    view! {
        <Top><span class="spring"></span></Top>
        <main id="main" class="online-lobby" tabindex="-1">
            <header class="online-head">
                <h1 class="title">{icon("people")} {say(Phrase::OnlineTitle)}</h1>
                <a class="btn primary" id="open-table" href="/tables/new">{icon("plus")} {say(Phrase::OnlineNew)}</a>
                <a class="btn quiet" href="/account">{icon("gear")} {say(Phrase::OnlineAccount)}</a>
            </header>
            {offline}
            <section class="sheet table-list">
                <h2>{say(Phrase::OnlineMine)}</h2>
                {move || mine().map(|tables| list(app, tables, Phrase::OnlineMineEmpty))}
            </section>
            <section class="sheet table-list">
                <h2>{say(Phrase::OnlineOpen)}</h2>
                {move || open().map(|tables| list(app, tables, Phrase::OnlineOpenEmpty))}
                {by_link(app)}
            </section>
        </main>
    }
    .into_any()
}

/// Keeps the lists up to date: through the socket for visitors with a session, by polling for
/// all others.
fn follow(lists: RwSignal<Option<Lobby>>, trouble: RwSignal<Option<Trouble>>) {
    let look = move || {
        spawn_local(async move {
            match net::get::<Lobby>("/api/tables").await {
                Ok(now) => {
                    let _ = lists.try_set(Some(now));
                    let _ = trouble.try_set(None);
                }
                Err(why) => drop(trouble.try_set(Some(why))),
            }
        });
    };
    look();
    let owner = Owner::current();
    spawn_local(async move {
        let known = matches!(session::me().await, Ok(Some(_)));
        let Some(owner) = owner else { return };
        owner.with(|| {
            if known {
                let wire = StoredValue::new(None::<Wire>);
                let greet = Callback::new(move |()| {
                    if let Some(wire) = wire.get_value() {
                        wire.send(&ClientMessage::Lobby { id: 0, on: true });
                    }
                });
                let heard = Callback::new(move |news| {
                    if let ServerMessage::Lobby { open, mine } = news {
                        lists.set(Some(Lobby { open, mine }));
                        trouble.set(None);
                    }
                });
                wire.set_value(Some(Wire::new(greet, heard)));
            } else if let Ok(handle) = set_interval_with_handle(look, Duration::from_secs(5)) {
                on_cleanup(move || handle.clear());
            }
        });
    });
}

fn list(app: App, tables: Vec<Listed>, empty: Phrase) -> AnyView {
    if tables.is_empty() {
        return view! { <p class="empty note">{scene("vignette", "asleep")} {say(empty)}</p> }
            .into_any();
    }
    let rows = tables.into_iter().map(|table| row(app, table));
    view! { <ul>{rows.collect_view()}</ul> }.into_any()
}

fn row(app: App, table: Listed) -> impl IntoView {
    let (named, told, slow) = (table.clone(), table.clone(), table.pace.clock);
    let free = table.seats.contains(&Seated::Open);
    let seats = table
        .seats
        .iter()
        .enumerate()
        .map(|(index, seated)| match seated {
            Seated::Open => view! { <i></i> }.into_any(),
            _ => badge(Seat::new(index)).into_any(),
        });
    let seats = seats.collect_view();
    let id = table.id;
    let trouble = RwSignal::new(None::<Phrase>);
    let go = move |_| app.go_to(&format!("/table/{id}"));
    let join = move |_| {
        spawn_local(async move {
            // Visitors without a name are asked for one at the table.
            let known = session::me().await;
            let joined = match known {
                Ok(Some(_)) => {
                    let path = format!("/api/tables/{id}/join");
                    net::submit("POST", &path, &Join::default()).await.map(drop)
                }
                Ok(None) => Ok(()),
                Err(why) => Err(why),
            };
            match joined {
                Ok(()) => app.go_to(&format!("/table/{id}")),
                Err(why) => drop(trouble.try_set(Some(problem::phrase(&why)))),
            }
        });
    };
    let way = match (table.you, table.status) {
        (Some(_), _) => {
            view! { <button class="btn" on:click=go>{icon("arrow")} {say(Phrase::OnlineToTable)}</button> }
                .into_any()
        }
        (None, Status::Gathering) if free => {
            view! { <button class="btn join" on:click=join>{say(Phrase::OnlineJoin)}</button> }.into_any()
        }
        (None, _) if table.spectators => {
            view! { <button class="btn quiet" on:click=go>{icon("eye")} {say(Phrase::OnlineWatch)}</button> }
                .into_any()
        }
        _ => ().into_any(),
    };
    let (kind, picture) = with_title!(table.game, G => G::PICTURE);
    view! {
        <li class:running=table.status == Status::Running class:mine=table.your_turn>
            {scene(kind, picture)}
            <span class="tx">
                <b>{move || app.texts.with(|texts| title(texts, &named))}</b>
                <small>{move || app.texts.with(|texts| about(texts, &told))}</small>
                <span class="meta">
                    <span class="taken">{seats}</span>
                    <small>{icon("clock")} {move || app.texts.with(|texts| pace(texts, slow))}</small>
                    {(!table.spectators).then(|| view! { <small>{icon("eye")} {say(Phrase::OnlineNoWatchers)}</small> })}
                    {table.your_turn.then(|| view! { <span class="tag now">{say(Phrase::YourTurnTag)}</span> })}
                </span>
                {move || trouble.get().map(|why| view! { <small class="no" role="status">{say(why)}</small> })}
            </span>
            {way}
        </li>
    }
}

/// A field for an invite link or the id of a table.
fn by_link(app: App) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let bad = RwSignal::new(false);
    let go = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match text.with_untracked(|text| address(text)) {
            Some(address) => app.go_to(&address),
            None => bad.set(true),
        }
    };
    view! {
        <form class="field by-link" on:submit=go>
            <label for="online-link"><span>{icon("link")} {say(Phrase::OnlineHaveLink)}</span></label>
            <div class="link-field">
                <input id="online-link" type="text" autocomplete="off" placeholder=say(Phrase::OnlineLinkField)
                    aria-describedby="online-link-bad" aria-invalid=move || bad.get().then_some("true")
                    prop:value=move || text.get()
                    on:input=move |event| { bad.set(false); text.set(event_target_value(&event)); }/>
                <button class="btn" type="submit">{say(Phrase::OnlineLinkGo)}</button>
            </div>
            <small class="no" id="online-link-bad" role="status">
                {move || bad.get().then(|| say(Phrase::OnlineLinkBad)())}
            </small>
        </form>
    }
}

/// The in-app address of a link.
fn address(text: &str) -> Option<String> {
    let text = text.trim();
    let (before, question) = text.split_once('?').unwrap_or((text, ""));
    let name = before.trim_end_matches('/').rsplit('/').next()?;
    let id: TableId = name.parse().ok()?;
    let invite = question.split('&').find(|part| part.starts_with("invite="));
    Some(match invite {
        Some(invite) => format!("/table/{id}?{invite}"),
        None => format!("/table/{id}"),
    })
}
