//! Opening WebSockets, and how many of them may be open.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard};

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use lucid_protocol::{Code, Problem, limits};
use tokio::sync::watch;

use super::address::Address;
use super::app::App;
use super::error::{ApiError, ApiResult};
use super::visitor::Visitor;
use crate::config::Limits;
use crate::store::IdentityId;

/// Small buffers: a socket mostly waits, and there may be ten thousand.
const BUFFER: usize = 4 * 1024;

/// Opens the socket of a client.
#[utoipa::path(get, path = "/api/socket", tag = "tables", security(("session" = [])), responses(
    (status = 101, description = "The socket is open"),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn open(
    State(app): State<App>,
    headers: HeaderMap,
    address: Address,
    visitor: Visitor,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> ApiResult<Response> {
    app.origins.check_socket(&headers)?;
    let upgrade = upgrade.map_err(|rejection| {
        let message = format!("no socket: {rejection}");
        ApiError::with_status(rejection.into_response().status(), Code::Malformed, message)
    })?;
    let open = app.sockets.open(visitor.user.identity, address)?;
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_message_size(limits::MESSAGE)
        .max_frame_size(limits::MESSAGE);
    Ok(upgrade.on_upgrade(async move |socket| {
        app.hub.socket(socket, visitor.user, visitor.session).await;
        drop(open);
    }))
}

/// The sockets that are open.
#[derive(Clone, Debug)]
pub(crate) struct Sockets(Arc<SocketCounter>);

#[derive(Debug)]
struct SocketCounter {
    most_of_identity: u32,
    most_of_address: u32,
    counts: Mutex<Counts>,
    /// The number of open sockets; shutting down waits until it is 0.
    total: watch::Sender<u32>,
}

#[derive(Debug, Default)]
struct Counts {
    identities: HashMap<IdentityId, u32>,
    addresses: HashMap<Address, u32>,
}

impl Sockets {
    pub(crate) fn new(limits: &Limits) -> Sockets {
        Sockets(Arc::new(SocketCounter {
            most_of_identity: limits.identity_sockets,
            most_of_address: limits.address_sockets,
            counts: Mutex::default(),
            total: watch::Sender::new(0),
        }))
    }

    /// Counts another socket, which is open until the value is dropped.
    fn open(&self, identity: IdentityId, address: Address) -> ApiResult<OpenSocket> {
        let open = &self.0;
        let mut counts = open.counts();
        let of_identity = counts.identities.get(&identity).copied().unwrap_or(0);
        let of_address = counts.addresses.get(&address).copied().unwrap_or(0);
        if of_identity >= open.most_of_identity || of_address >= open.most_of_address {
            let message = "too many sockets are open: close some pages of the game";
            return Err(ApiError::new(Code::TooMany, message));
        }
        counts.identities.insert(identity, of_identity + 1);
        counts.addresses.insert(address, of_address + 1);
        drop(counts);
        open.total.send_modify(|total| *total += 1);
        let sockets = self.clone();
        Ok(OpenSocket {
            sockets,
            identity,
            address,
        })
    }

    /// Waits until all are closed.
    pub(crate) async fn all_closed(&self) {
        let mut total = self.0.total.subscribe();
        // The sender lives as long as this value.
        let _ = total.wait_for(|total| *total == 0).await;
    }
}

impl SocketCounter {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts
            .lock()
            .unwrap_or_else(|counts| counts.into_inner())
    }
}

/// An open socket.
#[derive(Debug)]
struct OpenSocket {
    sockets: Sockets,
    identity: IdentityId,
    address: Address,
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let open = &self.sockets.0;
        let mut counts = open.counts();
        one_less(&mut counts.identities, self.identity);
        one_less(&mut counts.addresses, self.address);
        drop(counts);
        open.total.send_modify(|total| *total -= 1);
    }
}

/// Counts one less; keys without sockets are removed.
fn one_less<K: Eq + Hash>(counts: &mut HashMap<K, u32>, key: K) {
    if let Some(count) = counts.get_mut(&key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(&key);
        }
    }
}
