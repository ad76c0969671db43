//! Bodies, queries and paths as values; what cannot be read is told as a problem.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use futures_util::StreamExt as _;
use lucid_protocol::{Code, TableId, limits};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::app::App;
use super::failure::{Answer, Failure};

/// How long a body may take to come.
const PATIENCE: Duration = Duration::from_secs(20);

/// How much of what is too long is read and thrown away.
const OVERFLOW: usize = 4 * 1024 * 1024;

/// A body of JSON.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, _: &App) -> Answer<Body<T>> {
        expect(request.headers(), "application/json")?;
        let bytes = bytes(request, limits::BODY).await?;
        let body = serde_json::from_slice(&bytes);
        body.map(Body).map_err(|error| {
            let message = format!("the body cannot be read: {error}");
            Failure::new(Code::Malformed, message)
        })
    }
}

/// A body of TOML.
#[derive(Debug)]
pub(crate) struct Toml(pub(crate) Bytes);

impl FromRequest<App> for Toml {
    type Rejection = Failure;

    async fn from_request(request: Request, _: &App) -> Answer<Toml> {
        expect(request.headers(), "application/toml")?;
        bytes(request, limits::PACK).await.map(Toml)
    }
}

/// Other types of content could be sent by a form of any site.
fn expect(headers: &HeaderMap, wanted: &str) -> Answer<()> {
    let told = headers
        .get(CONTENT_TYPE)
        .and_then(|told| told.to_str().ok());
    let told = told.and_then(|told| told.split(';').next());
    let fits = told.is_some_and(|told| told.trim().eq_ignore_ascii_case(wanted));
    fits.then_some(()).ok_or_else(|| {
        let status = StatusCode::UNSUPPORTED_MEDIA_TYPE;
        let message = format!("the body must be sent as {wanted}");
        Failure::with_status(status, Code::Malformed, message)
    })
}

async fn bytes(request: Request, most: usize) -> Answer<Bytes> {
    let read = timeout(PATIENCE, read(request, most)).await;
    read.unwrap_or_else(|_| {
        let status = StatusCode::REQUEST_TIMEOUT;
        let message = "the body took too long to come";
        Err(Failure::with_status(status, Code::Malformed, message))
    })
}

async fn read(request: Request, most: usize) -> Answer<Bytes> {
    let mut chunks = request.into_body().into_data_stream();
    let mut body = Vec::new();
    let mut length = 0;
    // Of what is too long nothing is kept. But whoever is still sending would
    // not hear an answer, so the rest is let in for a while.
    while length <= most + OVERFLOW {
        match chunks.next().await {
            Some(Ok(chunk)) => {
                length += chunk.len();
                match length <= most {
                    true => body.extend_from_slice(&chunk),
                    false => body = Vec::new(),
                }
            }
            Some(Err(_)) => {
                let message = "the body could not be read whole";
                return Err(Failure::new(Code::Malformed, message));
            }
            None => break,
        }
    }
    match length <= most {
        true => Ok(body.into()),
        false => {
            let message = format!("the body is longer than {most} bytes");
            Err(Failure::new(Code::TooLarge, message))
        }
    }
}

/// What follows the question mark.
#[derive(Debug)]
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Asked<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Asked<T>> {
        let query = Query::from_request_parts(parts, app).await;
        query.map(|Query(asked)| Asked(asked)).map_err(|rejection| {
            let message = format!("the query cannot be read: {rejection}");
            Failure::new(Code::Malformed, message)
        })
    }
}

/// The table that a path names.
#[derive(Debug)]
pub(crate) struct Named(pub(crate) TableId);

impl FromRequestParts<App> for Named {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Named> {
        let none = || Failure::new(Code::NotFound, "there is no such table");
        let path = Path::<String>::from_request_parts(parts, app).await;
        let Path(name) = path.map_err(|_| none())?;
        name.parse().map(Named).map_err(|_| none())
    }
}
