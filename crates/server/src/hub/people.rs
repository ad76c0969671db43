//! Those who have a socket: signing out and taking another name reach them all,
//! on whatever node they are.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};

use lucid_protocol::socket::Parting;
use lucid_protocol::{Code, Problem, TableId};
use serde::{Deserialize, Serialize};

use super::outlet::Outlet;
use super::room::Command;
use super::{Hub, lobby, lock, rooms, unavailable};
use crate::clock::now;
use crate::store::IdentityId;
use crate::who::Who;

/// At how many tables somebody is called by a new name at once.
const MOST: u32 = 100;

/// The hash of a session's token: which device it is.
pub type Session = [u8; 32];

/// Somebody's socket.
#[derive(Clone, Debug)]
pub(super) struct Guest {
    pub(super) identity: IdentityId,
    pub(super) outlet: Outlet,
    now: Arc<Mutex<Now>>,
}

/// What changes about somebody while sockets are open.
#[derive(Clone, Debug)]
struct Now {
    session: Session,
    name: String,
    guest: bool,
}

impl Guest {
    pub(super) fn new(who: Who, session: Session, outlet: Outlet) -> Guest {
        let now = Now {
            session,
            name: who.name,
            guest: who.guest,
        };
        Guest {
            identity: who.identity,
            outlet,
            now: Arc::new(Mutex::new(now)),
        }
    }

    /// Who it is.
    pub(super) fn who(&self) -> Who {
        let now = lock(&self.now);
        Who {
            identity: self.identity,
            name: now.name.clone(),
            guest: now.guest,
        }
    }

    fn session(&self) -> Session {
        lock(&self.now).session
    }
}

/// What happened to somebody, as nodes tell each other.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum Happened {
    /// All sessions ended.
    SignedOut(IdentityId),
    /// The session of one device ended.
    DeviceSignedOut(Session),
    /// There is another name. Who keeps it by a password stays as it was.
    Renamed(IdentityId, String),
    /// The name is kept by a new password: the session of one device goes on under a
    /// new token, all others ended.
    PasswordSet {
        identity: IdentityId,
        name: String,
        from: Session,
        to: Session,
    },
}

impl Hub {
    /// Ends all connections of an identity.
    pub async fn sign_out(&self, identity: IdentityId) {
        self.happened(Happened::SignedOut(identity)).await;
    }

    /// Ends the connections of one device.
    pub async fn sign_out_device(&self, session: Session) {
        self.happened(Happened::DeviceSignedOut(session)).await;
    }

    /// Somebody has another name now, also in what is open.
    pub async fn renamed(&self, who: &Who) {
        let name = who.name.clone();
        self.happened(Happened::Renamed(who.identity, name)).await;
    }

    /// Somebody keeps their name by a new password. The device where it was set stays
    /// connected, under the token of its new session; others are signed out.
    pub async fn password_set(&self, who: &Who, from: Session, to: Session) {
        let (identity, name) = (who.identity, who.name.clone());
        self.happened(Happened::PasswordSet {
            identity,
            name,
            from,
            to,
        })
        .await;
    }

    /// Somebody was erased: their connections end, and the tables where they sat are
    /// read anew.
    pub async fn erased(&self, identity: IdentityId, tables: &[TableId]) {
        self.sign_out(identity).await;
        for table in tables {
            if let Some(room) = rooms::present(self, *table) {
                let _ = room.send(Command::CatchUp).await;
            }
        }
        lobby::touch(self);
    }

    async fn happened(&self, happened: Happened) {
        self.0.bus.people(&happened);
        take(self, &happened).await;
    }
}

/// Refuses a guest who wears a name that somebody else keeps by a password since, or
/// one that looks like it: they keep their seats, and need another name for anything new.
pub(super) async fn check_name(hub: &Hub, who: &Who) -> Result<(), Problem> {
    if !who.guest {
        return Ok(());
    }
    match hub.0.store.is_kept(&who.name, who.identity).await {
        Ok(false) => Ok(()),
        Ok(true) => {
            let message = "somebody keeps your name with a password now: take another one first";
            Err(Problem::new(Code::NameKept, message))
        }
        Err(_) => Err(unavailable()),
    }
}

/// Does what happened to those who are on this node.
pub(super) async fn take(hub: &Hub, happened: &Happened) {
    let guests: Vec<Guest> = lock(&hub.0.sockets).values().cloned().collect();
    match happened {
        Happened::SignedOut(identity) => part(&guests, |guest| guest.identity == *identity),
        Happened::DeviceSignedOut(session) => part(&guests, |guest| guest.session() == *session),
        Happened::Renamed(identity, name) => {
            let own = guests.iter().filter(|guest| guest.identity == *identity);
            own.for_each(|guest| lock(&guest.now).name.clone_from(name));
            rename(hub, *identity).await;
        }
        Happened::PasswordSet {
            identity,
            name,
            from,
            to,
        } => {
            let (here, elsewhere): (Vec<Guest>, Vec<Guest>) = guests
                .into_iter()
                .filter(|guest| guest.identity == *identity)
                .partition(|guest| guest.session() == *from);
            part(&elsewhere, |_| true);
            for guest in here {
                *lock(&guest.now) = Now {
                    session: *to,
                    name: name.clone(),
                    guest: false,
                };
            }
            rename(hub, *identity).await;
        }
    }
}

fn part(guests: &[Guest], whom: impl Fn(&Guest) -> bool) {
    let leaving = guests.iter().filter(|guest| whom(guest));
    leaving.for_each(|guest| guest.outlet.part(Parting::SignedOut));
}

/// Parts with those whose session ended without a word, because it was lost on
/// its way. As long as the store is away, nobody is parted with.
pub(super) async fn check(hub: &Hub) {
    let guests: Vec<Guest> = lock(&hub.0.sockets).values().cloned().collect();
    let sessions: Vec<Session> = guests.iter().map(Guest::session).collect();
    if sessions.is_empty() {
        return;
    }
    match hub.0.store.sessions_left(&sessions, now()).await {
        Ok(left) => {
            let left: HashSet<Session> = left.into_iter().collect();
            part(&guests, |guest| !left.contains(&guest.session()));
        }
        Err(error) => tracing::warn!(%error, "sessions could not be looked up"),
    }
}

/// Tables in memory learn the new name now, others when somebody comes there.
async fn rename(hub: &Hub, identity: IdentityId) {
    let store = &hub.0.store;
    let (Ok(tables), Ok(Some(row))) = (
        store.mine(identity, MOST).await,
        store.identity(identity).await,
    ) else {
        return;
    };
    let who = Who {
        identity,
        name: row.name,
        guest: !row.kept,
    };
    for table in tables {
        if let Some(room) = rooms::present(hub, table.id) {
            let _ = room.send(Command::Renamed(who.clone())).await;
        }
    }
}
