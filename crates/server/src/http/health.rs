//! For those who run the server.

use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use protocol::{Code, Problem};
use tokio::time::timeout;

use super::app::App;
use super::failure::{Answer, Failure};

/// How long the database may take to say that it is there.
const PATIENCE: Duration = Duration::from_secs(2);

/// Whether the server is alive.
#[utoipa::path(get, path = "/healthz", tag = "operations", responses(
    (status = 200, description = "It is", body = String, content_type = "text/plain"),
))]
pub(super) async fn alive() -> &'static str {
    "alive\n"
}

/// Whether the server should be sent requests.
#[utoipa::path(get, path = "/readyz", tag = "operations", responses(
    (status = 200, description = "It should", body = String, content_type = "text/plain"),
    (status = 503, description = "It goes, or its database is away", body = Problem),
))]
pub(super) async fn ready(State(app): State<App>) -> Answer<&'static str> {
    if app.leaving.load(Ordering::Relaxed) {
        return Err(Failure::new(Code::Unavailable, "the server is about to go"));
    }
    let away = || Failure::new(Code::Unavailable, "the database does not answer");
    timeout(PATIENCE, app.store.ping())
        .await
        .map_err(|_| away())??;
    Ok("ready\n")
}

/// Numbers for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operations", responses(
    (status = 200, description = "Numbers", body = String,
        content_type = "application/openmetrics-text"),
))]
pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], app.metrics.text())
}
