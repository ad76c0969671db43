//! Who you are: guests, names, passwords, signing in and out.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use protocol::account::{Me, Rename, SetPassword, SignIn};
use protocol::{Code, Problem};

use super::address::Address;
use super::app::App;
use super::body::Body;
use super::failure::{Answer, Failure};
use super::visitor::Visitor;
use crate::chance;
use crate::clock::now;
use crate::identity::{Token, checked_name, checked_password};
use crate::store::{IdentityId, NewSession};

/// Begins a session as a guest, or renames whoever has one.
#[utoipa::path(post, path = "/api/session", tag = "identity", request_body = Rename, responses(
    (status = 200, description = "Who you are; a new guest is given a cookie", body = Me),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn begin(
    State(app): State<App>,
    address: Address,
    visitor: Option<Visitor>,
    Body(body): Body<Rename>,
) -> Answer<Response> {
    if let Some(visitor) = visitor {
        let me = renamed(&app, visitor, &body.name).await?;
        return Ok(Json(me).into_response());
    }
    let name = checked_name(&body.name)?;
    app.gates.guest(address)?;
    let token = Token::fresh();
    let id = identity_id();
    app.store
        .create_identity(id, &name, &session(&token))
        .await?;
    let me = Me {
        name,
        kept: false,
        sessions: 1,
    };
    Ok(with_token(&app, &token, me))
}

/// Who you are.
#[utoipa::path(get, path = "/api/me", tag = "identity", security(("session" = [])), responses(
    (status = 200, description = "Who you are", body = Me),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn show(State(app): State<App>, visitor: Visitor) -> Answer<Json<Me>> {
    let sessions = app
        .store
        .count_sessions(visitor.who.identity, now())
        .await?;
    Ok(Json(Me {
        name: visitor.who.name,
        kept: visitor.kept,
        sessions,
    }))
}

/// Takes another name.
#[utoipa::path(patch, path = "/api/me", tag = "identity", security(("session" = [])),
    request_body = Rename, responses(
    (status = 200, description = "Who you are now", body = Me),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    Body(body): Body<Rename>,
) -> Answer<Json<Me>> {
    renamed(&app, visitor, &body.name).await.map(Json)
}

/// Keeps the name with a password. With a new password in place of another, all
/// other devices are signed out.
#[utoipa::path(put, path = "/api/me/password", tag = "identity", security(("session" = [])),
    request_body = SetPassword, responses(
    (status = 200, description = "Who you are", body = Me),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn set_password(
    State(app): State<App>,
    address: Address,
    visitor: Visitor,
    Body(body): Body<SetPassword>,
) -> Answer<Response> {
    checked_password(&body.password)?;
    let Visitor { who, kept, .. } = visitor;
    // Hashing is work, and a stolen session must not be used to guess.
    app.gates.sign_in(address, &who.name)?;
    if kept {
        let hash = app
            .store
            .kept_by_name(&who.name)
            .await?
            .map(|(_, hash)| hash);
        let current = body.current.unwrap_or_default();
        if !app.passwords.fits(current, hash).await? {
            return Err(wrong_password());
        }
    }
    let hash = app.passwords.hash(body.password).await?;
    if !app.store.set_password(who.identity, &hash).await? {
        return Err(name_taken());
    }
    let token = match kept {
        true => {
            leave(&app, who.identity).await?;
            enter(&app, who.identity).await?
        }
        false => return Ok(Json(me(&app, who.identity, who.name, true).await?).into_response()),
    };
    let me = me(&app, who.identity, who.name, true).await?;
    Ok(with_token(&app, &token, me))
}

/// Signs in with a name and its password.
#[utoipa::path(post, path = "/api/sign-in", tag = "identity", request_body = SignIn, responses(
    (status = 200, description = "Who you are", body = Me),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn sign_in(
    State(app): State<App>,
    address: Address,
    visitor: Option<Visitor>,
    Body(body): Body<SignIn>,
) -> Answer<Response> {
    app.gates.sign_in(address, &body.name)?;
    let found = match checked_name(&body.name) {
        Ok(name) => app.store.kept_by_name(&name).await?,
        Err(_) => None,
    };
    // Whether the name or the password is wrong is not told, nor to be measured.
    let (row, hash) = found.unzip();
    let fits = app.passwords.fits(body.password, hash).await?;
    let row = row.filter(|_| fits).ok_or_else(wrong_password)?;
    if let Some(visitor) = visitor {
        app.store.end_session(&visitor.session).await?;
        app.hub.sign_out_device(visitor.session).await;
    }
    let token = enter(&app, row.id).await?;
    let me = me(&app, row.id, row.name, true).await?;
    Ok(with_token(&app, &token, me))
}

/// Signs out on this device.
#[utoipa::path(post, path = "/api/sign-out", tag = "identity", responses(
    (status = 204, description = "You have no session any more"),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn sign_out(
    State(app): State<App>,
    visitor: Option<Visitor>,
) -> Answer<impl IntoResponse> {
    if let Some(visitor) = visitor {
        app.store.end_session(&visitor.session).await?;
        app.hub.sign_out_device(visitor.session).await;
    }
    Ok(forgotten(&app))
}

/// Signs out on all devices, and ends all open sockets.
#[utoipa::path(post, path = "/api/sign-out-everywhere", tag = "identity",
    security(("session" = [])), responses(
    (status = 204, description = "You have no session any more, on any device"),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn sign_out_everywhere(
    State(app): State<App>,
    visitor: Visitor,
) -> Answer<impl IntoResponse> {
    leave(&app, visitor.who.identity).await?;
    Ok(forgotten(&app))
}

async fn renamed(app: &App, visitor: Visitor, name: &str) -> Answer<Me> {
    let name = checked_name(name)?;
    let Visitor { who, kept, .. } = visitor;
    if name != who.name {
        if !app.store.rename(who.identity, &name).await? {
            return Err(name_taken());
        }
        app.hub.renamed(who.identity, &name).await;
    }
    me(app, who.identity, name, kept).await
}

async fn me(app: &App, identity: IdentityId, name: String, kept: bool) -> Answer<Me> {
    let sessions = app.store.count_sessions(identity, now()).await?;
    Ok(Me {
        name,
        kept,
        sessions,
    })
}

/// A new session of an identity.
async fn enter(app: &App, identity: IdentityId) -> Answer<Token> {
    let token = Token::fresh();
    app.store.add_session(identity, &session(&token)).await?;
    Ok(token)
}

/// Ends all sessions of an identity, and what was opened with them.
async fn leave(app: &App, identity: IdentityId) -> Answer<()> {
    app.store.end_sessions(identity).await?;
    app.hub.sign_out(identity).await;
    Ok(())
}

/// 63 bits, so that every database has a number for it.
fn identity_id() -> IdentityId {
    (chance::number() >> 1) as IdentityId
}

fn session(token: &Token) -> NewSession {
    let now = now();
    NewSession {
        token_hash: token.hash(),
        created: now,
        expires: now + 365 * 24 * 60 * 60 * 1_000,
    }
}

fn with_token(app: &App, token: &Token, me: Me) -> Response {
    let cookie = app.cookies.keep(token);
    (AppendHeaders([(SET_COOKIE, cookie)]), Json(me)).into_response()
}

fn forgotten(app: &App) -> impl IntoResponse + use<> {
    let cookie = app.cookies.forget();
    (
        StatusCode::NO_CONTENT,
        AppendHeaders([(SET_COOKIE, cookie)]),
    )
}

fn wrong_password() -> Failure {
    Failure::new(Code::WrongPassword, "name and password do not fit")
}

fn name_taken() -> Failure {
    Failure::new(
        Code::BadName,
        "somebody keeps this name already: choose another",
    )
}
