//! Health checks and metrics, for those who run the server.

use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use lucid_protocol::{Code, Problem};
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::app::App;
use super::error::{ApiError, ApiResult};
use crate::store::{Store, StoreError};

/// How long an answer of the database is reused: each costs a commit, and anybody may ask.
const FRESH: Duration = Duration::from_secs(1);

/// The last answer to whether the database can save.
#[derive(Debug, Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), StoreError>)>>);

impl Readiness {
    /// Asks the database, unless it has just answered.
    async fn check(&self, store: &Store) -> Result<(), StoreError> {
        let mut last = self.0.lock().await;
        if let Some((at, found)) = &*last
            && at.elapsed() < FRESH
        {
            return found.clone();
        }
        let found = store.probe().await;
        *last = Some((Instant::now(), found.clone()));
        found
    }
}

/// Whether the server is alive.
#[utoipa::path(get, path = "/healthz", tag = "operations", responses(
    (status = 200, description = "It is", body = String, content_type = "text/plain"),
))]
pub(super) async fn alive() -> &'static str {
    "alive\n"
}

/// Whether the server should get requests: whether it could save what it acknowledges. It
/// commits a row and reads it back, at most once a second.
#[utoipa::path(get, path = "/readyz", tag = "operations", responses(
    (status = 200, description = "It should", body = String, content_type = "text/plain"),
    (status = 503, description = "It goes, or its database cannot save", body = Problem),
))]
pub(super) async fn ready(State(app): State<App>) -> ApiResult<&'static str> {
    if app.leaving.load(Ordering::Relaxed) {
        return Err(ApiError::new(
            Code::Unavailable,
            "the server is about to go",
        ));
    }
    app.readiness.check(&app.store).await?;
    Ok("ready\n")
}

/// Metrics for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operations", responses(
    (status = 200, description = "Numbers", body = String,
        content_type = "application/openmetrics-text"),
))]
pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], app.metrics.text())
}
