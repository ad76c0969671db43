//! Security headers of every response.

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use super::app::App;

/// Two years. Subdomains are left alone: they are not ours.
const ONLY_TLS: HeaderValue = HeaderValue::from_static("max-age=63072000");

/// For every response that does not say otherwise: nothing is cached, taken for another kind
/// of file, or read by pages of other hosts.
const ALWAYS: [(HeaderName, &str); 3] = [
    (CACHE_CONTROL, "no-store"),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// For responses that a browser could show as a page: nothing in them may be displayed or
/// run. The client's page sets a policy of its own; it uses none of the features that a
/// permissions policy guards.
const PAGE: [(HeaderName, &str); 4] = [
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    ),
    (REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "accelerometer=(), ambient-light-sensor=(), autoplay=(), bluetooth=(), camera=(), \
         display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), \
         idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), \
         publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), \
         xr-spatial-tracking=()",
    ),
];

/// What a page loads and a browser never makes a page of. The policy of the page that loads
/// them applies to these, and their own headers would be most of what a small file costs. (A
/// picture in SVG is not among them: it can be opened like a page, and hold scripts.)
const PARTS_OF_PAGES: [&str; 5] = [
    "text/javascript",
    "text/css",
    "application/wasm",
    "application/manifest+json",
    "image/png",
];

/// Adds the headers that a response does not set itself. A server with a public https
/// address must not be reached in any other way.
pub(crate) async fn add_security_headers(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if app.cookies.are_secure() {
        headers.insert(STRICT_TRANSPORT_SECURITY, ONLY_TLS);
    }
    let for_pages: &[_] = if is_part_of_page(headers) { &[] } else { &PAGE };
    for (name, value) in ALWAYS.iter().chain(for_pages) {
        let value = HeaderValue::from_static(value);
        headers.entry(name).or_insert(value);
    }
    response
}

/// Whether a response is a file that pages load, by its media type.
fn is_part_of_page(headers: &HeaderMap) -> bool {
    let kind = headers
        .get(CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next());
    kind.is_some_and(|kind| PARTS_OF_PAGES.contains(&kind.trim()))
}
