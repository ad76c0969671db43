//! Open connections, and what happens to their accounts meanwhile: signing out and a new
//! name reach all of them, on whatever node they are.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};

use lucid_protocol::{CloseReason, Code, Problem, TableId};
use serde::{Deserialize, Serialize};

use super::live_table::TableCommand;
use super::socket_sender::SocketSender;
use super::{Hub, live_tables, lobby, lock, unavailable};
use crate::clock::now;
use crate::store::IdentityId;
use crate::user::User;

/// The most tables at which a new name is shown at once.
const MOST_TABLES: u32 = 100;

/// A session, by the hash of its token: one device.
pub type SessionHash = [u8; 32];

/// A socket, and whose it is.
#[derive(Clone, Debug)]
pub(super) struct ClientConnection {
    pub(super) identity: IdentityId,
    pub(super) sender: SocketSender,
    account: Arc<Mutex<Account>>,
}

/// What can change about a person while they are connected.
#[derive(Clone, Debug)]
struct Account {
    session: SessionHash,
    name: String,
    guest: bool,
}

impl ClientConnection {
    pub(super) fn new(user: User, session: SessionHash, sender: SocketSender) -> ClientConnection {
        let account = Account {
            session,
            name: user.name,
            guest: user.guest,
        };
        ClientConnection {
            identity: user.identity,
            sender,
            account: Arc::new(Mutex::new(account)),
        }
    }

    /// The person.
    pub(super) fn user(&self) -> User {
        let account = lock(&self.account);
        User {
            identity: self.identity,
            name: account.name.clone(),
            guest: account.guest,
        }
    }

    fn session(&self) -> SessionHash {
        lock(&self.account).session
    }
}

/// A change of an account, as nodes announce it to each other.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum AccountEvent {
    /// All sessions ended.
    SignedOut(IdentityId),
    /// The session of one device ended.
    DeviceSignedOut(SessionHash),
    /// The name changed; whether a password protects it did not.
    Renamed(IdentityId, String),
    /// A password was set: the session of one device goes on under a new token, all
    /// others ended.
    PasswordSet {
        identity: IdentityId,
        name: String,
        from: SessionHash,
        to: SessionHash,
    },
}

impl Hub {
    /// Ends all connections of an identity.
    pub async fn sign_out(&self, identity: IdentityId) {
        self.publish(AccountEvent::SignedOut(identity)).await;
    }

    /// Ends the connections of one device.
    pub async fn sign_out_device(&self, session: SessionHash) {
        self.publish(AccountEvent::DeviceSignedOut(session)).await;
    }

    /// Shows somebody's new name, also on open connections.
    pub async fn renamed(&self, user: &User) {
        let name = user.name.clone();
        self.publish(AccountEvent::Renamed(user.identity, name))
            .await;
    }

    /// Somebody set a new password. The device where it was set stays connected, under
    /// the token of its new session; all others are signed out.
    pub async fn password_set(&self, user: &User, from: SessionHash, to: SessionHash) {
        let (identity, name) = (user.identity, user.name.clone());
        self.publish(AccountEvent::PasswordSet {
            identity,
            name,
            from,
            to,
        })
        .await;
    }

    /// Somebody was erased: their connections are closed, and the tables where they sat
    /// are read again.
    pub async fn erased(&self, identity: IdentityId, tables: &[TableId]) {
        self.sign_out(identity).await;
        for table in tables {
            if let Some(commands) = live_tables::present(self, *table) {
                let _ = commands.send(TableCommand::CatchUp).await;
            }
        }
        lobby::touch(self);
    }

    async fn publish(&self, event: AccountEvent) {
        self.0.bus.account(&event);
        apply(self, &event).await;
    }
}

/// Refuses a guest whose name, or one that looks like it, somebody else has protected
/// with a password since: they keep their seats, but need another name for anything new.
pub(super) async fn check_name(hub: &Hub, user: &User) -> Result<(), Problem> {
    if !user.guest {
        return Ok(());
    }
    match hub.0.store.is_kept(&user.name, user.identity).await {
        Ok(false) => Ok(()),
        Ok(true) => {
            let message =
                "somebody has protected your name with a password: choose another one first";
            Err(Problem::new(Code::NameKept, message))
        }
        Err(_) => Err(unavailable()),
    }
}

/// Applies what happened to an account to its connections on this node.
pub(super) async fn apply(hub: &Hub, event: &AccountEvent) {
    let connections: Vec<ClientConnection> = lock(&hub.0.connections).values().cloned().collect();
    match event {
        AccountEvent::SignedOut(identity) => {
            sign_out(&connections, |connection| connection.identity == *identity);
        }
        AccountEvent::DeviceSignedOut(session) => {
            sign_out(&connections, |connection| connection.session() == *session);
        }
        AccountEvent::Renamed(identity, name) => {
            let own = connections
                .iter()
                .filter(|connection| connection.identity == *identity);
            own.for_each(|connection| lock(&connection.account).name.clone_from(name));
            rename(hub, *identity).await;
        }
        AccountEvent::PasswordSet {
            identity,
            name,
            from,
            to,
        } => {
            let (here, elsewhere): (Vec<ClientConnection>, Vec<ClientConnection>) = connections
                .into_iter()
                .filter(|connection| connection.identity == *identity)
                .partition(|connection| connection.session() == *from);
            sign_out(&elsewhere, |_| true);
            for connection in here {
                *lock(&connection.account) = Account {
                    session: *to,
                    name: name.clone(),
                    guest: false,
                };
            }
            rename(hub, *identity).await;
        }
    }
}

fn sign_out(connections: &[ClientConnection], whom: impl Fn(&ClientConnection) -> bool) {
    let leaving = connections.iter().filter(|connection| whom(connection));
    leaving.for_each(|connection| connection.sender.close(CloseReason::SignedOut));
}

/// Signs out those whose session has ended although no message said so: it may have been
/// lost. While the store does not answer, nobody is signed out.
pub(super) async fn check_sessions(hub: &Hub) {
    let connections: Vec<ClientConnection> = lock(&hub.0.connections).values().cloned().collect();
    let sessions: Vec<SessionHash> = connections.iter().map(ClientConnection::session).collect();
    if sessions.is_empty() {
        return;
    }
    match hub.0.store.sessions_left(&sessions, now()).await {
        Ok(left) => {
            let left: HashSet<SessionHash> = left.into_iter().collect();
            sign_out(&connections, |connection| {
                !left.contains(&connection.session())
            });
        }
        Err(error) => tracing::warn!(%error, "sessions could not be looked up"),
    }
}

/// Tables in memory show the new name now, others when the person opens them.
async fn rename(hub: &Hub, identity: IdentityId) {
    let store = &hub.0.store;
    let (Ok(tables), Ok(Some(row))) = (
        store.mine(identity, MOST_TABLES).await,
        store.identity(identity).await,
    ) else {
        return;
    };
    let user = User {
        identity,
        name: row.name,
        guest: !row.kept,
    };
    for table in tables {
        if let Some(commands) = live_tables::present(hub, table.id) {
            let _ = commands.send(TableCommand::Renamed(user.clone())).await;
        }
    }
}
