//! A table on a server: its connection, the game that is followed, and what the page shows.

mod game;
mod messages;
mod name_form;
mod trouble;

use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lucid_protocol::{Change, ClientMessage, Code, Status, TableId, TableInfo};
use lucid_texts::Phrase;
use lucid_web::online::CloseCause;
use lucid_web::online::{ConnectionState, Outbox, ViewedTable};
use lucid_web::route::Route;

use self::game::FollowedGame;
use self::name_form::name_form;
use self::trouble::{Matter, trouble};
use super::net;
use super::pack::Unknown;
use super::wire::Wire;
use super::{session, status_bar, waiting_room};
use crate::app::{App, app, say};
use crate::ui::Top;

/// What the page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Screen {
    /// Nothing yet.
    Nothing,
    /// The visitor is asked for a name.
    Name,
    /// People take their seats.
    Gathering,
    /// The game.
    Game,
    /// A permanent problem.
    Trouble(Matter),
}

/// A table that is shown.
#[derive(Clone, Copy)]
pub struct OnlineTable {
    pub app: App,
    pub id: TableId,
    invite: StoredValue<Option<String>>,
    wire: StoredValue<Option<Wire>>,
    /// Socket callbacks have no reactive owner, so the page keeps one.
    owner: StoredValue<Option<Owner>>,
    outbox: StoredValue<Outbox>,
    /// All changes so far, without gaps.
    log: StoredValue<Vec<Change>>,
    /// Whether all changes have been requested again because one did not fit.
    retried: StoredValue<bool>,
    play: StoredValue<Option<Rc<dyn FollowedGame>>, LocalStorage>,
    /// Everything about the table except the game.
    pub viewed: RwSignal<Option<ViewedTable>>,
    /// The state of the connection.
    pub stage: RwSignal<ConnectionState>,
    /// Whether the server is reachable but does not know the state of the table.
    pub busy: RwSignal<bool>,
    shown: RwSignal<Screen>,
    /// Whether a choice waits because the server could not save it.
    pub kept: RwSignal<bool>,
    /// The last failure.
    pub setback: RwSignal<Option<Phrase>>,
    /// Whose turn the clock has ended.
    pub lapse: RwSignal<Option<String>>,
    /// A chat line that the server refused, so that it is not lost.
    pub unsaid: RwSignal<Option<String>>,
    /// The record, once the game is over.
    pub record: RwSignal<Option<String>>,
    /// When the time is up, by the local clock.
    pub until: RwSignal<Option<u64>>,
    /// The number of changes so far.
    pub moment: RwSignal<u32>,
}

/// The table that the address names.
pub fn table_page() -> AnyView {
    let app = app();
    let Route::Table(id) = app.route.get_untracked() else {
        return ().into_any();
    };
    let search = window().location().search().unwrap_or_default();
    let invite = search.trim_start_matches('?').split('&');
    let invite = invite
        .filter_map(|part| part.strip_prefix("invite="))
        .next();
    let table = OnlineTable {
        app,
        id,
        invite: StoredValue::new(invite.map(str::to_owned)),
        wire: StoredValue::new(None),
        owner: StoredValue::new(Owner::current()),
        outbox: StoredValue::new(Outbox::default()),
        log: StoredValue::new(Vec::new()),
        retried: StoredValue::new(false),
        play: StoredValue::new_local(None),
        viewed: RwSignal::new(None),
        stage: RwSignal::new(ConnectionState::Connecting),
        busy: RwSignal::new(false),
        shown: RwSignal::new(Screen::Nothing),
        kept: RwSignal::new(false),
        setback: RwSignal::new(None),
        lapse: RwSignal::new(None),
        unsaid: RwSignal::new(None),
        record: RwSignal::new(None),
        until: RwSignal::new(None),
        moment: RwSignal::new(0),
    };
    let enter = Callback::new(move |()| {
        if let Some(owner) = table.owner.try_get_value().flatten() {
            owner.with(|| table.connect());
        }
    });
    table.arrive(enter);
    view! {
        {move || match table.shown.get() {
            Screen::Nothing => view! {
                <Top><span class="spring"></span></Top>
                <main id="main" class="lonely arriving" tabindex="-1" aria-busy="true">
                    <p class="note">{move || say(match table.busy.get() {
                        true => Phrase::OnlineLineBusy,
                        false => Phrase::OnlineLineConnecting,
                    })()}</p>
                </main>
            }
            .into_any(),
            Screen::Name => name_form(table, enter),
            Screen::Gathering => waiting_room::waiting_room(table),
            Screen::Game => view! { {status_bar::status_bar(table)} {game::boards(table)} }.into_any(),
            Screen::Trouble(matter) => trouble(matter, table.record_way(matter)),
        }}
    }
    .into_any()
}

impl OnlineTable {
    /// Visitors with a session come in; others are asked for a name.
    fn arrive(self, enter: Callback<()>) {
        spawn_local(async move {
            match session::me().await {
                // The player may have gone elsewhere in the meantime.
                Ok(Some(_)) => drop(enter.try_run(())),
                Ok(None) => drop(self.shown.try_set(Screen::Name)),
                Err(why) if why.code() == Some(Code::Unavailable) => self.arrive_later(enter),
                Err(_) => drop(self.shown.try_set(Screen::Trouble(Matter::Offline))),
            }
        });
    }

    /// The server is up but cannot reach its database: tries again a little later.
    fn arrive_later(self, enter: Callback<()>) {
        // The player may have gone elsewhere in the meantime.
        if self.busy.try_set(true).is_none() {
            set_timeout(move || self.arrive(enter), Duration::from_secs(2));
        }
    }

    fn connect(self) {
        let greet = Callback::new(move |()| self.greet());
        let heard = Callback::new(move |news| self.receive(news));
        let wire = Wire::new(greet, heard);
        self.wire.set_value(Some(wire));
        Effect::new(move |_| self.busy.set(wire.busy.get()));
        Effect::new(move |_| {
            let stage = wire.stage.get();
            if stage == ConnectionState::Open {
                self.busy.set(wire.busy.get_untracked());
            }
            self.stage.set(stage);
            if let ConnectionState::Lost { .. } = stage {
                self.look_for_session();
            }
            if let ConnectionState::Over(why) = stage {
                self.shown.set(Screen::Trouble(match why {
                    CloseCause::SignedOut => Matter::SignedOut,
                    CloseCause::Version => Matter::Version,
                }));
            }
        });
    }

    /// If the socket cannot be opened, the session may have ended, or the server may not be
    /// able to look it up just now.
    fn look_for_session(self) {
        spawn_local(async move {
            match session::me().await {
                Ok(None) => drop(self.shown.try_set(Screen::Trouble(Matter::SignedOut))),
                // The connection may be back in the meantime.
                Err(why) if self.stage.try_get_untracked() != Some(ConnectionState::Open) => {
                    let _ = self.busy.try_set(why.code() == Some(Code::Unavailable));
                }
                _ => {}
            }
        });
    }

    /// Asks for the table, from the last known change on.
    fn greet(self) {
        let from = self.log.with_value(Vec::len) as u32;
        self.send(&ClientMessage::Open {
            id: 0,
            table: self.id,
            from,
            invite: self.invite.get_value(),
        });
    }

    fn send(self, ask: &ClientMessage) {
        if let Some(wire) = self.wire.get_value() {
            wire.send(ask);
        }
    }

    /// Sends a request that the server answers.
    pub fn ask(self, make: impl FnOnce(u32) -> ClientMessage) {
        self.ask_known(make);
    }

    /// The same; returns the request's id.
    fn ask_known(self, make: impl FnOnce(u32) -> ClientMessage) -> u32 {
        let said = self
            .viewed
            .with_untracked(|viewed| viewed.as_ref().map_or(0, ViewedTable::last_said));
        let asked = self
            .outbox
            .try_update_value(|outbox| outbox.add(said, make));
        let Some((id, ask)) = asked else { return 0 };
        self.send(&ask);
        id
    }

    /// Tries to connect without waiting.
    pub fn wake(self) {
        if let Some(wire) = self.wire.get_value() {
            wire.wake();
        }
    }

    /// Converts a time of the server's clock to the local one.
    pub fn own_time(self, theirs: u64) -> u64 {
        let wire = self.wire.get_value();
        wire.map_or(theirs, |wire| wire.own_time(theirs))
    }

    /// The invite link.
    pub fn link(self) -> Option<String> {
        let invite = self.viewed.with(|viewed| viewed.as_ref()?.invite.clone());
        let invite = invite.or_else(|| self.invite.get_value())?;
        let origin = window().location().origin().ok()?;
        let base = self.viewed.with(|viewed| match viewed {
            Some(viewed) => viewed.invite_base(&origin).to_owned(),
            None => origin.clone(),
        });
        Some(format!("{base}/table/{}?invite={invite}", self.id))
    }

    /// The address of the rematch table, with its invite.
    pub fn way_to(self, table: lucid_protocol::TableId) -> String {
        let invite = (self.viewed).with_untracked(|viewed| viewed.as_ref()?.invite.clone());
        match invite.or_else(|| self.invite.get_value()) {
            Some(invite) => format!("/table/{table}?invite={invite}"),
            None => format!("/table/{table}"),
        }
    }

    /// The name of a seat.
    pub fn name(self, seat: lucid_tabletop::Seat) -> String {
        self.viewed.with(|viewed| {
            let viewed = viewed.as_ref();
            let names = viewed.map(ViewedTable::names).unwrap_or_default();
            names.get(seat.index()).cloned().unwrap_or_default()
        })
    }

    /// The public information about the table.
    pub fn info(self) -> Option<TableInfo> {
        self.viewed
            .with_untracked(|viewed| viewed.as_ref().map(ViewedTable::info))
    }

    fn fail(self, why: Unknown) {
        self.shown.set(Screen::Trouble(match why {
            Unknown::Rules => Matter::Rules,
            Unknown::Pack => Matter::Pack,
        }));
    }

    /// Shows the waiting room or the game, depending on the table.
    fn settle(self) {
        let status = self
            .viewed
            .with_untracked(|viewed| viewed.as_ref().map(|viewed| viewed.state.status));
        match status {
            Some(Status::Gathering) => self.show(Screen::Gathering),
            Some(_) => self.open_game(),
            None => {}
        }
    }

    fn show(self, shown: Screen) {
        if self.shown.get_untracked() != shown {
            self.shown.set(shown);
        }
    }

    /// The path of the game's record on the server.
    fn record_path(self) -> String {
        match self.invite.get_value() {
            Some(invite) => format!("/api/tables/{}/record?invite={invite}", self.id),
            None => format!("/api/tables/{}/record", self.id),
        }
    }

    /// The address of the record of a finished game that cannot be shown here.
    fn record_way(self, matter: Matter) -> Option<String> {
        let status = self.info()?.status;
        let over = matches!(status, Status::Over | Status::Ended);
        (over && matches!(matter, Matter::Rules | Matter::Pack)).then(|| self.record_path())
    }

    /// Fetches the record of a game that is over.
    fn fetch_record(self) {
        if self.record.with_untracked(Option::is_some) {
            return;
        }
        let path = self.record_path();
        spawn_local(async move {
            if let Ok(record) = net::text("GET", &path, None).await {
                let _ = self.record.try_set(Some(record));
            }
        });
    }
}
