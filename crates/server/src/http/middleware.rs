//! What every request passes through: it is counted and logged, then limited and checked.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use lucid_protocol::Code;

use super::address::{Address, Peer};
use super::app::App;
use super::error::{ApiError, ApiResult, RefusedWith};

/// The route of the client's files, in logs and metrics.
const PAGES: &str = "pages";

/// Counts and logs a request. Only the route is logged, not the query: that may have the
/// secret of an invite link.
pub(crate) async fn log_request(State(app): State<App>, request: Request, next: Next) -> Response {
    let begin = Instant::now();
    let method = method_name(request.method());
    let matched = request.extensions().get::<MatchedPath>();
    let route = matched.map_or(PAGES, MatchedPath::as_str).to_owned();
    let response = next.run(request).await;
    let took = begin.elapsed();
    let status = response.status().as_u16();
    app.metrics.answered(method, &route, status, took);
    let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
    match response.extensions().get::<RefusedWith>() {
        Some(RefusedWith(code)) => {
            app.metrics.refused(*code);
            let code = code.name();
            tracing::info!(method, route, status, code, micros, "refused");
        }
        None if route == PAGES => tracing::debug!(method, route, status, micros, "answered"),
        None => tracing::info!(method, route, status, micros, "answered"),
    }
    response
}

/// Limits requests per address, and refuses those that come from other sites.
pub(crate) async fn check_request(
    State(app): State<App>,
    mut request: Request,
    next: Next,
) -> Response {
    match check(&app, &mut request) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

fn check(app: &App, request: &mut Request) -> ApiResult<()> {
    one_host(request.headers())?;
    let peer = request.extensions().get::<Peer>().copied();
    let peer = peer.unwrap_or(Peer(([0, 0, 0, 0], 0).into()));
    let address = Address::of(peer, request.headers(), app.proxies);
    request.extensions_mut().insert(address);
    let path = request.uri().path();
    if path == "/api" || path.starts_with("/api/") {
        app.rate_limits.address(address)?;
    }
    match *request.method() {
        Method::GET | Method::HEAD | Method::OPTIONS => Ok(()),
        _ => app.origins.check(request.headers()),
    }
}

/// Requires exactly one host: proxies disagree about what two of them mean, and origins
/// are compared with it.
fn one_host(headers: &HeaderMap) -> ApiResult<()> {
    let mut hosts = headers.get_all(HOST).iter();
    let (first, second) = (hosts.next(), hosts.next());
    let named = |host: &str| {
        host.parse::<Authority>()
            .is_ok_and(|host| !host.host().is_empty())
    };
    let fits = first.and_then(|host| host.to_str().ok()).is_some_and(named);
    match second {
        None if fits => Ok(()),
        _ => {
            let message =
                "a request must have exactly one Host header, with the host that it is for";
            Err(ApiError::new(Code::Malformed, message))
        }
    }
}

/// The name of a method for metrics, which must not fill up with invented ones.
fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}
