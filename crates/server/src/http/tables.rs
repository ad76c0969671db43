//! Tables: the lobby, making one, coming to one, and what was played.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName};
use axum::response::{AppendHeaders, IntoResponse, Response};
use lucid_protocol::socket::Opened;
use lucid_protocol::table::{Join, Joined, Lobby, Made};
use lucid_protocol::{Plan, Problem, SeatName, TableId, TableInfo};
use serde::Deserialize;
use utoipa::IntoParams;

use super::app::App;
use super::body::{Asked, Body, Named};
use super::failure::Answer;
use super::visitor::Visitor;
use crate::clock::now;
use crate::hub::digest;
use crate::who::Who;

/// The header with the digest of a record.
const DIGEST: HeaderName = HeaderName::from_static("lucid-digest");

/// How one gets to a table that is not in the lobby.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Invited {
    /// The secret of the invite link.
    invite: Option<String>,
}

/// From where on changes are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Since {
    /// The secret of the invite link.
    invite: Option<String>,
    /// The number of the last change that is known already: those after it are
    /// told. 0 for all of them; so is a number beyond the last change, because
    /// whoever knows that one has not followed this table.
    #[serde(default)]
    #[param(value_type = u64, required = false, default = 0, minimum = 0,
        maximum = 4_294_967_295_u64)]
    from: u32,
}

/// Whose turns are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Whose {
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
pub(super) async fn lobby(State(app): State<App>, visitor: Option<Visitor>) -> Answer<Json<Lobby>> {
    let (open, mine) = app.hub.lobby(who(&visitor)).await?;
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
    Body(plan): Body<Plan>,
) -> Answer<Json<Made>> {
    let mut made = app.hub.make(&visitor.who, plan, now()).await?;
    if let Some(base) = app.origins.for_guests(&headers) {
        made.link = format!("{base}/table/{}?invite={}", made.id, made.invite);
    }
    Ok(Json(made))
}

/// What is known of a table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = TableId, Path, description = "Which table"), Invited), responses(
    (status = 200, description = "The table", body = TableInfo),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn info(
    State(app): State<App>,
    Named(id): Named,
    visitor: Option<Visitor>,
    Asked(asked): Asked<Invited>,
) -> Answer<Json<TableInfo>> {
    let info = app.hub.info(who(&visitor), id, asked.invite.as_deref());
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
    Named(id): Named,
    visitor: Visitor,
    Body(join): Body<Join>,
) -> Answer<Json<Joined>> {
    let seat = app.hub.join(&visitor.who, id, join).await?;
    Ok(Json(Joined { seat }))
}

/// What has changed at a table, as you may know it: all that a replay needs.
#[utoipa::path(get, path = "/api/tables/{id}/changes", tag = "tables",
    params(("id" = TableId, Path, description = "Which table"), Since), responses(
    (status = 200, description = "The table and its changes", body = Opened),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn changes(
    State(app): State<App>,
    Named(id): Named,
    visitor: Option<Visitor>,
    Asked(asked): Asked<Since>,
) -> Answer<Json<Opened>> {
    let invite = asked.invite.as_deref();
    let changes = app.hub.changes(who(&visitor), id, invite, Some(asked.from));
    Ok(Json(changes.await?))
}

/// The record of a finished game, with the seed. The header `lucid-digest` has its digest.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables",
    params(("id" = TableId, Path, description = "Which table"), Invited), responses(
    (status = 200, description = "The record", body = String, content_type = "text/plain",
        headers(("lucid-digest" = String, description = "The digest of the record"))),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn record(
    State(app): State<App>,
    Named(id): Named,
    visitor: Option<Visitor>,
    Asked(asked): Asked<Invited>,
) -> Answer<Response> {
    let record = app.hub.record(who(&visitor), id, asked.invite.as_deref());
    let record = record.await?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        // A name of letters and digits needs no quoting.
        (
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"{id}.lucid\""),
        ),
    ];
    // A record that only other programs can read has none.
    let digest = digest(&record).map(|digest| AppendHeaders([(DIGEST, digest)]));
    Ok((headers, digest, record).into_response())
}

/// A seat's turns in a finished game, looked at again: what was played, what was best.
/// The first who asks begins it; asking again shows how far it is. All turns have been
/// looked at when there are as many as the first line says.
#[utoipa::path(get, path = "/api/tables/{id}/review", tag = "tables", security(("session" = [])),
    params(("id" = TableId, Path, description = "Which table"), Whose), responses(
    (status = 200, description = "The review so far", body = String, content_type = "text/plain"),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn review(
    State(app): State<App>,
    Named(id): Named,
    visitor: Visitor,
    Asked(asked): Asked<Whose>,
) -> Answer<Response> {
    let invite = asked.invite.as_deref();
    let review = app.hub.review(&visitor.who, id, invite, asked.seat.0);
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((headers, review.await?).into_response())
}

fn who(visitor: &Option<Visitor>) -> Option<&Who> {
    visitor.as_ref().map(|visitor| &visitor.who)
}
