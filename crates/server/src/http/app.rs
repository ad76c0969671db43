//! What all handlers share.

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use axum::body::Body;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::Response;

use super::health::Readiness;
use super::origin::Origins;
use super::rate_limits::RateLimits;
use super::sockets::Sockets;
use crate::config::Config;
use crate::hub::Hub;
use crate::identity::{Cookies, Passwords};
use crate::metrics::Metrics;
use crate::store::Store;

/// Answers requests that no route of the server takes: with the client's files.
pub type Pages = fn(&Method, &str, &HeaderMap) -> Response;

/// A server without a client.
pub fn no_pages(_: &Method, _: &str, _: &HeaderMap) -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::NOT_FOUND;
    response
}

/// What all handlers share; cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Parts>);

/// The parts that handlers reach by name.
#[derive(Debug)]
pub(crate) struct Parts {
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    pub(crate) metrics: Metrics,
    pub(crate) cookies: Cookies,
    pub(crate) rate_limits: RateLimits,
    pub(crate) origins: Origins,
    pub(crate) passwords: Passwords,
    pub(crate) sockets: Sockets,
    pub(crate) proxies: u8,
    /// The milliseconds that a session may be unused.
    pub(crate) session_rest: u64,
    pub(crate) pages: Pages,
    pub(crate) readiness: Readiness,
    /// Whether the server is about to stop.
    pub(crate) leaving: AtomicBool,
}

impl App {
    pub(crate) fn new(
        config: &Config,
        store: Store,
        hub: Hub,
        metrics: Metrics,
        pages: Pages,
    ) -> App {
        let secure = (config.public_url.as_ref()).is_some_and(|url| url.is_secure());
        App(Arc::new(Parts {
            store,
            hub,
            sockets: Sockets::new(&config.limits),
            metrics,
            cookies: Cookies::new(secure),
            rate_limits: RateLimits::new(&config.limits),
            origins: Origins::new(config),
            passwords: Passwords::new(),
            proxies: config.proxies,
            session_rest: config.session_rest(),
            pages,
            readiness: Readiness::default(),
            leaving: AtomicBool::new(false),
        }))
    }
}

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
