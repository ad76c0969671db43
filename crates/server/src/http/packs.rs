//! Packs that hosts upload.

use std::sync::LazyLock;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use lucid_packs::Pack;
use lucid_protocol::table::Uploaded;
use lucid_protocol::{Code, Problem};
use tokio::sync::Semaphore;

use super::app::App;
use super::error::{ApiError, ApiResult};
use super::extract::TomlBody;
use super::visitor::Visitor;
use crate::clock::now;
use crate::library;
use crate::store::PackRow;

/// One pack is read at a time, so that packs never keep tables waiting.
static READING: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(1));

/// Uploads a pack.
#[utoipa::path(post, path = "/api/packs", tag = "packs", security(("session" = [])),
    request_body(content = String, content_type = "application/toml"), responses(
    (status = 200, description = "What a plan names it by", body = Uploaded),
    (status = "default", description = "Why not; every problem on a line", body = Problem),
))]
pub(super) async fn upload(
    State(app): State<App>,
    visitor: Visitor,
    TomlBody(bytes): TomlBody,
) -> ApiResult<Json<Uploaded>> {
    app.rate_limits.pack(visitor.user.identity)?;
    let busy = || ApiError::new(Code::Unavailable, "the pack could not be read: try again");
    let permit = READING.acquire().await.map_err(|_| busy())?;
    let reading = tokio::task::spawn_blocking(move || {
        let read = lucid_packs::read_bytes("pack", &bytes);
        read.map(|pack| (told(&pack, &bytes), bytes))
    });
    let read = reading.await.map_err(|_| busy())?;
    drop(permit);
    let (uploaded, bytes) =
        read.map_err(|report| ApiError::new(Code::BadPack, report.to_string()))?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    app.store
        .put_pack(&PackRow {
            hash: uploaded.hash.clone(),
            game: uploaded.game.name().to_owned(),
            text,
            by: visitor.user.identity,
            created: now(),
        })
        .await?;
    Ok(Json(uploaded))
}

/// The text of a pack that was uploaded or is no longer built in.
#[utoipa::path(get, path = "/api/packs/{hash}", tag = "packs",
    params(("hash" = String, Path, description = "What a plan names it by")), responses(
    (status = 200, description = "The pack", body = String, content_type = "application/toml"),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn fetch(
    State(app): State<App>,
    hash: Result<Path<String>, PathRejection>,
) -> ApiResult<Response> {
    let none = || ApiError::new(Code::NotFound, "there is no such pack");
    let Path(hash) = hash.map_err(|_| none())?;
    let text = library::text(&app.store, &hash).await?.ok_or_else(none)?;
    let headers = [
        (CONTENT_TYPE, "application/toml; charset=utf-8"),
        // It is named by its content, so it never changes.
        (CACHE_CONTROL, "private, max-age=31536000, immutable"),
    ];
    Ok((headers, text).into_response())
}

/// The response to an upload. The hash is that of the bytes: the one in records ignores what
/// does not matter in play.
fn told(pack: &Pack, bytes: &[u8]) -> Uploaded {
    Uploaded {
        hash: library::digest(bytes),
        game: pack.game(),
        id: pack.about().id.clone(),
        advice: pack.advice().iter().map(ToString::to_string).collect(),
    }
}
