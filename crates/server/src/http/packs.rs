//! Packs that hosts bring along.

use std::fmt::Write as _;
use std::sync::LazyLock;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use packs::{Game, Pack};
use protocol::table::Uploaded;
use protocol::{Code, Problem, Title};
use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;

use super::app::App;
use super::body::Toml;
use super::failure::{Answer, Failure};
use super::visitor::Visitor;
use crate::clock::now;
use crate::store::PackRow;

/// One at a time is read, so that packs never keep tables waiting.
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
    Toml(bytes): Toml,
) -> Answer<Json<Uploaded>> {
    app.gates.pack(visitor.who.identity)?;
    let busy = || Failure::new(Code::Unavailable, "the pack could not be read: try again");
    let permit = READING.acquire().await.map_err(|_| busy())?;
    let reading = tokio::task::spawn_blocking(move || {
        let read = packs::read_bytes("pack", &bytes);
        read.map(|pack| (told(&pack, &bytes), bytes))
    });
    let read = reading.await.map_err(|_| busy())?;
    drop(permit);
    let (uploaded, bytes) =
        read.map_err(|report| Failure::new(Code::BadPack, report.to_string()))?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    app.store
        .put_pack(&PackRow {
            hash: uploaded.hash.clone(),
            game: uploaded.game.name().to_owned(),
            text,
            by: visitor.who.identity,
            created: now(),
        })
        .await?;
    Ok(Json(uploaded))
}

/// A pack that was uploaded, as it was written.
#[utoipa::path(get, path = "/api/packs/{hash}", tag = "packs",
    params(("hash" = String, Path, description = "What a plan names it by")), responses(
    (status = 200, description = "The pack", body = String, content_type = "application/toml"),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn fetch(State(app): State<App>, Path(hash): Path<String>) -> Answer<Response> {
    let none = || Failure::new(Code::NotFound, "there is no such pack");
    let is_hash = hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    if !is_hash {
        return Err(none());
    }
    let pack = app.store.pack(&hash).await?.ok_or_else(none)?;
    let headers = [
        (CONTENT_TYPE, "application/toml; charset=utf-8"),
        // Its name is its content, so it never changes.
        (CACHE_CONTROL, "private, max-age=31536000, immutable"),
    ];
    Ok((headers, pack.text).into_response())
}

/// The name is the hash of the whole text: what matters in play alone could be
/// the same in two packs whose words differ.
fn told(pack: &Pack, bytes: &[u8]) -> Uploaded {
    let hash = Sha256::digest(bytes);
    let hash = hash.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    });
    Uploaded {
        hash,
        game: match pack.game() {
            Game::Dreamscape => Title::Dreamscape,
            Game::DreamRunners => Title::DreamRunners,
        },
        id: pack.about().id.clone(),
        advice: pack.advice().iter().map(ToString::to_string).collect(),
    }
}
