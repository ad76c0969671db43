//! Tables: the lobby, making and joining tables, and what was played.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName};
use axum::response::{AppendHeaders, IntoResponse, Response};
use lucid_protocol::table::{Join, Joined, Lobby, Made};
use lucid_protocol::{Plan, Problem, SeatName, TableId, TableInfo, TableSnapshot};
use serde::Deserialize;
use utoipa::IntoParams;

use super::app::App;
use super::error::ApiResult;
use super::extract::{JsonBody, QueryParams, TablePath};
use super::visitor::Visitor;
use crate::clock::now;
use crate::hub::record_digest;
use crate::user::User;

/// The header with the digest of a record.
const DIGEST: HeaderName = HeaderName::from_static("lucid-digest");

/// Access to a table that is not in the lobby.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct AccessQuery {
    /// The secret of the invite link.
    invite: Option<String>,
}

/// Which changes are requested.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct ChangesQuery {
    /// The secret of the invite link.
    invite: Option<String>,
    /// The number of the last change that you know: later ones are returned. 0 for all of
    /// them; a number beyond the last change means 0, too.
    #[serde(default)]
    #[param(value_type = u64, required = false, default = 0, minimum = 0,
        maximum = 4_294_967_295_u64)]
    from: u32,
}

/// Which review is requested.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct ReviewQuery {
    /// The secret of the invite link.
    invite: Option<String>,
    /// The seat.
    seat: SeatName,
}

/// The lobby, and your own tables.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses(
    (status = 200, description = "Tables", body = Lobby),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn lobby(
    State(app): State<App>,
    visitor: Option<Visitor>,
) -> ApiResult<Json<Lobby>> {
    let (open, mine) = app.hub.lobby(user(&visitor)).await?;
    Ok(Json(Lobby { open, mine }))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", security(("session" = [])),
    request_body = Plan, responses(
    (status = 200, description = "How others get there", body = Made),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn make(
    State(app): State<App>,
    headers: HeaderMap,
    visitor: Visitor,
    JsonBody(plan): JsonBody<Plan>,
) -> ApiResult<Json<Made>> {
    let mut made = app.hub.make(&visitor.user, plan, now()).await?;
    if let Some(base) = app.origins.for_guests(&headers) {
        made.link = format!("{base}/table/{}?invite={}", made.id, made.invite);
    }
    Ok(Json(made))
}

/// What is known of a table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = TableId, Path, description = "Which table"), AccessQuery), responses(
    (status = 200, description = "The table", body = TableInfo),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn info(
    State(app): State<App>,
    TablePath(id): TablePath,
    visitor: Option<Visitor>,
    QueryParams(query): QueryParams<AccessQuery>,
) -> ApiResult<Json<TableInfo>> {
    let info = app.hub.info(user(&visitor), id, query.invite.as_deref());
    Ok(Json(info.await?))
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", security(("session" = [])),
    params(("id" = TableId, Path, description = "Which table")),
    request_body = Join, responses(
    (status = 200, description = "Your seat", body = Joined),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn join(
    State(app): State<App>,
    TablePath(id): TablePath,
    visitor: Visitor,
    JsonBody(join): JsonBody<Join>,
) -> ApiResult<Json<Joined>> {
    let seat = app.hub.join(&visitor.user, id, join).await?;
    Ok(Json(Joined { seat }))
}

/// The changes of a table that you may see: everything that a replay needs.
#[utoipa::path(get, path = "/api/tables/{id}/changes", tag = "tables",
    params(("id" = TableId, Path, description = "Which table"), ChangesQuery), responses(
    (status = 200, description = "The table and its changes", body = TableSnapshot),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn changes(
    State(app): State<App>,
    TablePath(id): TablePath,
    visitor: Option<Visitor>,
    QueryParams(query): QueryParams<ChangesQuery>,
) -> ApiResult<Json<TableSnapshot>> {
    let invite = query.invite.as_deref();
    let changes = app
        .hub
        .changes(user(&visitor), id, invite, Some(query.from));
    Ok(Json(changes.await?))
}

/// The record of a finished game, with the seed. The header `lucid-digest` has its digest.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables",
    params(("id" = TableId, Path, description = "Which table"), AccessQuery), responses(
    (status = 200, description = "The record", body = String, content_type = "text/plain",
        headers(("lucid-digest" = String, description = "The digest of the record"))),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn record(
    State(app): State<App>,
    TablePath(id): TablePath,
    visitor: Option<Visitor>,
    QueryParams(query): QueryParams<AccessQuery>,
) -> ApiResult<Response> {
    let record = app.hub.record(user(&visitor), id, query.invite.as_deref());
    let record = record.await?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        // A name of letters and digits needs no quoting.
        (
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"{id}.lucid\""),
        ),
    ];
    // A record that only other programs can read has no digest here.
    let digest = record_digest(&record).map(|digest| AppendHeaders([(DIGEST, digest)]));
    Ok((headers, digest, record).into_response())
}

/// A review of a seat's turns in a finished game: what was played, and what was best. The
/// first request starts it, later ones show how far it is. It is complete when it has as
/// many turns as the first line says.
#[utoipa::path(get, path = "/api/tables/{id}/review", tag = "tables", security(("session" = [])),
    params(("id" = TableId, Path, description = "Which table"), ReviewQuery), responses(
    (status = 200, description = "The review so far", body = String, content_type = "text/plain"),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn review(
    State(app): State<App>,
    TablePath(id): TablePath,
    visitor: Visitor,
    QueryParams(query): QueryParams<ReviewQuery>,
) -> ApiResult<Response> {
    let invite = query.invite.as_deref();
    let review = app.hub.review(&visitor.user, id, invite, query.seat.0);
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((headers, review.await?).into_response())
}

fn user(visitor: &Option<Visitor>) -> Option<&User> {
    visitor.as_ref().map(|visitor| &visitor.user)
}
