//! Security headers of every response.

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use super::app::App;

/// Two years. Subdomains are left alone: they are not ours.
const ONLY_TLS: HeaderValue = HeaderValue::from_static("max-age=63072000");

/// For responses that are not pages: nothing in them may be displayed, run or cached. The
/// client uses none of the features that a permissions policy guards.
const STRICT: [(HeaderName, &str); 7] = [
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    ),
    (CACHE_CONTROL, "no-store"),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
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
    for (name, value) in STRICT {
        let value = HeaderValue::from_static(value);
        headers.entry(name).or_insert(value);
    }
    response
}
