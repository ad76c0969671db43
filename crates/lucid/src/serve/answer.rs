//! Responses with files: which file, how compressed, with which headers.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use axum::body::Body;
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH,
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH, LOCATION, REFERRER_POLICY, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::Response;
use lucid_web::route::Route;

use super::assets::{self, Asset};

/// Only the page's own files may be run or loaded, and data only be sent to its own server.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The prefix of the paths of the book.
const BOOK: &str = "book/";

const FOREVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

/// The response to a request.
pub(super) fn to(method: &Method, path: &str, headers: &HeaderMap) -> Response {
    if !matches!(*method, Method::GET | Method::HEAD) {
        let mut refused = empty(StatusCode::METHOD_NOT_ALLOWED);
        let allowed = HeaderValue::from_static("GET, HEAD");
        refused.headers_mut().insert(ALLOW, allowed);
        return refused;
    }
    if path.trim_start_matches('/') == BOOK.trim_end_matches('/') {
        // Links inside the book are relative to its folder.
        let mut moved = empty(StatusCode::PERMANENT_REDIRECT);
        let there = HeaderValue::from_static("/book/");
        moved.headers_mut().insert(LOCATION, there);
        return moved;
    }
    let (status, asset) = find(path, headers);
    let Some(asset) = asset else {
        return empty(status);
    };
    let (encoding, bytes) = encoded(asset, headers);
    let tag = tag(bytes);
    let found = status == StatusCode::OK;
    let known = found && headers.get(IF_NONE_MATCH).is_some_and(|known| known == tag);
    let mut response = empty(if known {
        StatusCode::NOT_MODIFIED
    } else {
        status
    });
    let told = response.headers_mut();
    let caching = if asset.is_hashed() {
        FOREVER
    } else {
        ASK_AGAIN
    };
    told.insert(CONTENT_TYPE, HeaderValue::from_static(asset.kind()));
    told.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    told.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if asset.has_policy() {
        told.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
        told.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    }
    if let Some(encoding) = encoding {
        told.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    if found {
        told.insert(ETAG, tag);
    }
    if !known {
        told.insert(CONTENT_LENGTH, bytes.len().into());
        if method == Method::GET {
            *response.body_mut() = Body::from(bytes);
        }
    }
    response
}

/// A file, or the page for every path that is one of its routes. For any other path the
/// page itself says that there is nothing.
fn find(path: &str, headers: &HeaderMap) -> (StatusCode, Option<&'static Asset>) {
    let name = path.trim_start_matches('/');
    if let Some(file) = assets::named(name).or_else(|| book_page(name)) {
        return (StatusCode::OK, Some(file));
    }
    let page = assets::named(assets::PAGE);
    let is_file = name.rsplit('/').next().unwrap_or_default().contains('.');
    if !is_file && Route::of(path) != Route::Missing {
        return (StatusCode::OK, page);
    }
    let accepted = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    let reads_pages = accepted.is_some_and(|accepted| accepted.contains("text/html"));
    (StatusCode::NOT_FOUND, page.filter(|_| reads_pages))
}

/// The first page of the book for a folder of it.
fn book_page(name: &str) -> Option<&'static Asset> {
    let folder = name.strip_prefix(BOOK)?;
    if folder.is_empty() || folder.ends_with('/') {
        assets::named(&format!("{name}index.html"))
    } else {
        None
    }
}

/// The smallest encoding that the browser accepts.
fn encoded(asset: &'static Asset, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
    let accepted = headers.get(ACCEPT_ENCODING);
    let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
    let reads = |wanted: &str| {
        accepted.split(',').any(|part| {
            let (name, weight) = part.split_once(';').unwrap_or((part, ""));
            name.trim() == wanted && weight.trim() != "q=0"
        })
    };
    let forms = [("br", &asset.brotli), ("gzip", &asset.gzip)];
    for (name, bytes) in forms {
        if let Some(bytes) = bytes.as_deref().filter(|_| reads(name)) {
            return (Some(name), bytes);
        }
    }
    (None, &asset.plain)
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
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pages_of_the_client_are_found() {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT, HeaderValue::from_static("text/html,*/*;q=0.8"));
        let get = |path: &str| to(&Method::GET, path, &headers).status();
        for path in [
            "/",
            "/tables",
            "/tables/new",
            "/table/0f3a",
            "/game/0f3a",
            "/learn/rules/K1",
            "/account",
        ] {
            assert_eq!(get(path), StatusCode::OK, "{path}");
        }
        for path in [
            "/table",
            "/admin",
            "/tables/1",
            "/wp-login.php",
            "/table/x.png",
            "/.git/config",
            "/%2e%2e/etc",
        ] {
            assert_eq!(get(path), StatusCode::NOT_FOUND, "{path}");
        }
    }

    #[test]
    fn what_is_missing_is_never_unchanged() {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT, HeaderValue::from_static("text/html"));
        let page = to(&Method::GET, "/", &headers);
        if let Some(tag) = page.headers().get(ETAG) {
            headers.insert(IF_NONE_MATCH, tag.clone());
            let again = to(&Method::GET, "/", &headers).status();
            assert_eq!(again, StatusCode::NOT_MODIFIED);
        }
        let missing = to(&Method::GET, "/nothing", &headers);
        assert_eq!(missing.status(), StatusCode::NOT_FOUND);
        assert_eq!(missing.headers().get(ETAG), None);
    }
}
