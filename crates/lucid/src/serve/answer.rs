//! One answer to one request: which file, how compressed, with which headers.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH,
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH, REFERRER_POLICY, VARY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::response::Response;

use super::assets::{self, Asset};

/// Only what the page itself is made of may run, load or be sent anywhere.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What every answer says.
const ALWAYS: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
];

const FOREVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

/// The answer to a request.
pub(super) fn to(method: &Method, path: &str, headers: &HeaderMap) -> Response {
    if !matches!(*method, Method::GET | Method::HEAD) {
        let mut refused = empty(StatusCode::METHOD_NOT_ALLOWED);
        let allowed = HeaderValue::from_static("GET, HEAD");
        refused.headers_mut().insert(ALLOW, allowed);
        return refused;
    }
    let Some(asset) = find(path) else {
        return empty(StatusCode::NOT_FOUND);
    };
    let (encoding, bytes) = encoded(asset, headers);
    let tag = tag(bytes);
    let known = headers.get(IF_NONE_MATCH).is_some_and(|known| known == tag);
    let mut response = empty(match known {
        true => StatusCode::NOT_MODIFIED,
        false => StatusCode::OK,
    });
    let told = response.headers_mut();
    let caching = match asset.is_hashed() {
        true => FOREVER,
        false => ASK_AGAIN,
    };
    told.insert(CONTENT_TYPE, HeaderValue::from_static(asset.kind()));
    told.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    told.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        told.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    told.insert(ETAG, tag);
    if !known {
        told.insert(CONTENT_LENGTH, bytes.len().into());
        if method == Method::GET {
            *response.body_mut() = Body::from(bytes);
        }
    }
    response
}

/// A file, or the page for every path that could be one of its routes.
fn find(path: &str) -> Option<&'static Asset> {
    let name = path.trim_start_matches('/');
    let is_route = !name.rsplit('/').next().unwrap_or_default().contains('.');
    match assets::named(name) {
        None if is_route => assets::named(assets::PAGE),
        found => found,
    }
}

/// The smallest form that the browser reads.
fn encoded(asset: &'static Asset, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
    let accepted = headers.get(ACCEPT_ENCODING);
    let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
    let reads = |wanted: &str| {
        accepted.split(',').any(|part| {
            let (name, weight) = part.split_once(';').unwrap_or((part, ""));
            name.trim() == wanted && weight.trim() != "q=0"
        })
    };
    match () {
        () if reads("br") => (Some("br"), asset.brotli),
        () if reads("gzip") => (Some("gzip"), asset.gzip),
        () => (None, asset.plain),
    }
}

fn tag(bytes: &[u8]) -> HeaderValue {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    let tag = format!("\"{:016x}\"", hasher.finish());
    HeaderValue::try_from(tag).expect("hexadecimal digits are a header")
}

fn empty(status: StatusCode) -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    for (name, value) in ALWAYS {
        let value = HeaderValue::from_static(value);
        response.headers_mut().insert(name, value);
    }
    response
}
