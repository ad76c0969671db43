//! What every request passes: counted and logged, then limited and checked.

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
use super::failure::{Answer, Failure, Refused};

/// The route of all that is the client's.
const PAGES: &str = "pages";

/// Counts and logs. Of an address only the route is told: what follows the
/// question mark may be the secret of an invite.
pub(crate) async fn watch(State(app): State<App>, request: Request, next: Next) -> Response {
    let begin = Instant::now();
    let method = known(request.method());
    let matched = request.extensions().get::<MatchedPath>();
    let route = matched.map_or(PAGES, MatchedPath::as_str).to_owned();
    let response = next.run(request).await;
    let took = begin.elapsed();
    let status = response.status().as_u16();
    app.metrics.answered(method, &route, status, took);
    let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
    match response.extensions().get::<Refused>() {
        Some(Refused(code)) => {
            app.metrics.refused(*code);
            let code = code.name();
            tracing::info!(method, route, status, code, micros, "refused");
        }
        None if route == PAGES => tracing::debug!(method, route, status, micros, "answered"),
        None => tracing::info!(method, route, status, micros, "answered"),
    }
    response
}

/// Limits what comes from an address, and refuses what other sites send.
pub(crate) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    match check(&app, &mut request) {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    }
}

fn check(app: &App, request: &mut Request) -> Answer<()> {
    one_host(request.headers())?;
    let peer = request.extensions().get::<Peer>().copied();
    let peer = peer.unwrap_or(Peer(([0, 0, 0, 0], 0).into()));
    let address = Address::of(peer, request.headers(), app.proxies);
    request.extensions_mut().insert(address);
    let path = request.uri().path();
    if path == "/api" || path.starts_with("/api/") {
        app.gates.address(address)?;
    }
    match *request.method() {
        Method::GET | Method::HEAD | Method::OPTIONS => Ok(()),
        _ => app.origins.check(request.headers()),
    }
}

/// Exactly one host is asked for. Proxies disagree about what two of them mean,
/// and origins are compared with it.
fn one_host(headers: &HeaderMap) -> Answer<()> {
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
            let message = "a request names the host that it is for, in one Host header";
            Err(Failure::new(Code::Malformed, message))
        }
    }
}

/// The methods that there are; whatever else is sent must not fill the metrics.
fn known(method: &Method) -> &'static str {
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
