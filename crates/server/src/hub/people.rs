//! Those who have a socket: signing out and taking another name reach them all,
//! on whatever node they are.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};

use protocol::socket::Parting;
use serde::{Deserialize, Serialize};

use super::outlet::Outlet;
use super::room::Command;
use super::{Hub, lock, rooms};
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
    pub(super) session: Session,
    pub(super) outlet: Outlet,
    /// As it is now: names change while sockets are open.
    name: Arc<Mutex<String>>,
}

impl Guest {
    pub(super) fn new(who: Who, session: Session, outlet: Outlet) -> Guest {
        Guest {
            identity: who.identity,
            session,
            outlet,
            name: Arc::new(Mutex::new(who.name)),
        }
    }

    /// Who it is.
    pub(super) fn who(&self) -> Who {
        Who {
            identity: self.identity,
            name: lock(&self.name).clone(),
        }
    }
}

/// What happened to somebody, as nodes tell each other.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum Happened {
    /// All sessions ended.
    SignedOut(IdentityId),
    /// The session of one device ended.
    DeviceSignedOut(Session),
    /// There is another name.
    Renamed(IdentityId, String),
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
    pub async fn renamed(&self, identity: IdentityId, name: &str) {
        let name = name.to_owned();
        self.happened(Happened::Renamed(identity, name)).await;
    }

    async fn happened(&self, happened: Happened) {
        self.0.bus.people(&happened);
        take(self, &happened).await;
    }
}

/// Does what happened to those who are on this node.
pub(super) async fn take(hub: &Hub, happened: &Happened) {
    let guests: Vec<Guest> = lock(&hub.0.sockets).values().cloned().collect();
    match happened {
        Happened::SignedOut(identity) => part(&guests, |guest| guest.identity == *identity),
        Happened::DeviceSignedOut(session) => part(&guests, |guest| guest.session == *session),
        Happened::Renamed(identity, name) => {
            for guest in guests.iter().filter(|guest| guest.identity == *identity) {
                lock(&guest.name).clone_from(name);
            }
            rename(hub, *identity, name).await;
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
    let sessions: Vec<Session> = guests.iter().map(|guest| guest.session).collect();
    if sessions.is_empty() {
        return;
    }
    match hub.0.store.sessions_left(&sessions, now()).await {
        Ok(left) => {
            let left: HashSet<Session> = left.into_iter().collect();
            part(&guests, |guest| !left.contains(&guest.session));
        }
        Err(error) => tracing::warn!(%error, "sessions could not be looked up"),
    }
}

/// Tables in memory learn the new name now, others when somebody comes there.
async fn rename(hub: &Hub, identity: IdentityId, name: &str) {
    let Ok(tables) = hub.0.store.mine(identity, MOST).await else {
        return;
    };
    for table in tables {
        if let Some(room) = rooms::present(hub, table.id) {
            let name = name.to_owned();
            let _ = room.send(Command::Renamed(Who { identity, name })).await;
        }
    }
}
