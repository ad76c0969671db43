//! Extractors for bodies, queries and paths, whose rejection is a problem.

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
use super::error::{ApiError, ApiResult};

/// How long a body may take to arrive.
const PATIENCE: Duration = Duration::from_secs(20);

/// How many bytes of a body that is too long are read and thrown away.
const OVERFLOW: usize = 4 * 1024 * 1024;

/// A body of JSON.
#[derive(Debug)]
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &App) -> ApiResult<JsonBody<T>> {
        expect(request.headers(), "application/json")?;
        let bytes = bytes(request, limits::BODY).await?;
        let body = serde_json::from_slice(&bytes);
        body.map(JsonBody).map_err(|error| {
            let message = format!("the body cannot be read: {error}");
            ApiError::new(Code::Malformed, message)
        })
    }
}

/// A body of TOML.
#[derive(Debug)]
pub(crate) struct TomlBody(pub(crate) Bytes);

impl FromRequest<App> for TomlBody {
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &App) -> ApiResult<TomlBody> {
        expect(request.headers(), "application/toml")?;
        bytes(request, limits::PACK).await.map(TomlBody)
    }
}

/// Checks the content type: others could be sent by a form on any site.
fn expect(headers: &HeaderMap, wanted: &str) -> ApiResult<()> {
    let told = headers
        .get(CONTENT_TYPE)
        .and_then(|told| told.to_str().ok());
    let told = told.and_then(|told| told.split(';').next());
    let fits = told.is_some_and(|told| told.trim().eq_ignore_ascii_case(wanted));
    fits.then_some(()).ok_or_else(|| {
        let status = StatusCode::UNSUPPORTED_MEDIA_TYPE;
        let message = format!("the body must be sent as {wanted}");
        ApiError::with_status(status, Code::Malformed, message)
    })
}

async fn bytes(request: Request, most: usize) -> ApiResult<Bytes> {
    let read = timeout(PATIENCE, read(request, most)).await;
    read.unwrap_or_else(|_| {
        let status = StatusCode::REQUEST_TIMEOUT;
        let message = "the body took too long to arrive";
        Err(ApiError::with_status(status, Code::Malformed, message))
    })
}

async fn read(request: Request, most: usize) -> ApiResult<Bytes> {
    let mut chunks = request.into_body().into_data_stream();
    let mut body = Vec::new();
    let mut length = 0;
    // Nothing is kept of a body that is too long. But a client that is still sending would
    // not read the response, so the rest is read for a while.
    while length <= most + OVERFLOW {
        match chunks.next().await {
            Some(Ok(chunk)) => {
                length += chunk.len();
                if length <= most {
                    body.extend_from_slice(&chunk);
                } else {
                    body = Vec::new();
                }
            }
            Some(Err(_)) => {
                let message = "the body could not be read completely";
                return Err(ApiError::new(Code::Malformed, message));
            }
            None => break,
        }
    }
    if length <= most {
        Ok(body.into())
    } else {
        let message = format!("the body is longer than {most} bytes");
        Err(ApiError::new(Code::TooLarge, message))
    }
}

/// The query of a request.
#[derive(Debug)]
pub(crate) struct QueryParams<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for QueryParams<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<QueryParams<T>> {
        let query = Query::from_request_parts(parts, app).await;
        query
            .map(|Query(params)| QueryParams(params))
            .map_err(|rejection| {
                let message = format!("the query cannot be read: {rejection}");
                ApiError::new(Code::Malformed, message)
            })
    }
}

/// The table in a path.
#[derive(Debug)]
pub(crate) struct TablePath(pub(crate) TableId);

impl FromRequestParts<App> for TablePath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<TablePath> {
        let none = || ApiError::new(Code::NotFound, "there is no such table");
        let path = Path::<String>::from_request_parts(parts, app).await;
        let Path(name) = path.map_err(|_| none())?;
        name.parse().map(TablePath).map_err(|_| none())
    }
}
