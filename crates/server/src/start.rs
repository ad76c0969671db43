//! Starting a server: store, hub and routes put together.

use std::fmt;

use tokio::net::TcpListener;

use crate::config::Config;
use crate::http::{App, Pages, serve};
use crate::hub::{BusError, Hub, HubOptions};
use crate::metrics::Metrics;
use crate::store::{Store, StoreError};

/// A server that is ready to serve.
#[derive(Debug)]
pub struct Server {
    app: App,
}

/// Why a server cannot start.
#[derive(Debug)]
pub enum StartError {
    /// Several nodes cannot share a SQLite file.
    NatsWithSqlite,
    /// The database cannot be used.
    Store(StoreError),
    /// The message bus cannot be used.
    Bus(BusError),
}

impl Server {
    /// Opens the store and everything that uses it. The address in `config` must be the one
    /// that the server really listens on.
    ///
    /// # Errors
    /// The database or the message bus cannot be used, or not together.
    pub async fn open(config: &Config, pages: Pages) -> Result<Server, StartError> {
        if !config.can_share() {
            return Err(StartError::NatsWithSqlite);
        }
        let metrics = Metrics::new();
        let store = Store::open_counted(&config.database, metrics.clone()).await;
        let store = store.map_err(StartError::Store)?;
        let told = store.set_address(config.listen);
        told.map_err(StartError::Store)?;
        let options = HubOptions {
            public_url: config.base_url(),
            guest_url: config.known_url(),
            tables: config.limits.tables,
            bot_pause: config.bot_pause,
            bot_lease: u64::from(config.bot_lease) * 1_000,
            silence: u64::from(config.silence) * 1_000,
            retention: config.retention,
            nats: config.nats.clone(),
            ..HubOptions::default()
        };
        let hub = Hub::start(store.clone(), options, metrics.clone()).await;
        let hub = hub.map_err(StartError::Bus)?;
        let app = App::new(config, store, hub, metrics, pages);
        Ok(Server { app })
    }

    /// Serves until `stop`; then closes all sockets, finishes what is under way, and returns
    /// when everything is saved.
    pub async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()>) {
        serve(self.app, listener, stop).await;
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::NatsWithSqlite => {
                f.write_str("nodes that NATS joins share a PostgreSQL database, not a SQLite file")
            }
            StartError::Store(error) => write!(f, "{error}"),
            StartError::Bus(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for StartError {}
