//! Accounts: guests, names, passwords, signing in and out.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use lucid_protocol::account::{Erase, Me, Rename, SetPassword, SignIn};
use lucid_protocol::{Code, Problem};

use super::address::Address;
use super::app::App;
use super::error::{ApiError, ApiResult};
use super::extract::JsonBody;
use super::visitor::{Device, Visitor};
use crate::chance;
use crate::clock::now;
use crate::erase;
use crate::identity::{Cookie, Token, checked_name};
use crate::store::{IdentityId, NewSession, PasswordLogin};
use crate::user::User;

/// No identity has this number.
const NOBODY: IdentityId = -1;

/// Starts a session as a guest, or renames the person who has one.
#[utoipa::path(post, path = "/api/session", tag = "identity", request_body = Rename, responses(
    (status = 200, description = "Who you are; a new guest is given a cookie", body = Me),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn begin(
    State(app): State<App>,
    address: Address,
    visitor: Option<Visitor>,
    JsonBody(body): JsonBody<Rename>,
) -> ApiResult<Response> {
    if let Some(visitor) = visitor {
        let me = renamed(&app, visitor, &body.name).await?;
        return Ok(Json(me).into_response());
    }
    let name = checked_name(&body.name)?;
    app.rate_limits.guest(address)?;
    if app.store.is_kept(&name, NOBODY).await? {
        return Err(name_kept());
    }
    let token = Token::fresh();
    let id = identity_id();
    app.store
        .create_identity(id, &name, &session(&app, &token))
        .await?;
    let me = Me {
        name,
        kept: false,
        sessions: 1,
    };
    let cookie = app.cookies.keep(Cookie::Session, &token);
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(me)).into_response())
}

/// Who you are.
#[utoipa::path(get, path = "/api/me", tag = "identity", security(("session" = [])), responses(
    (status = 200, description = "Who you are", body = Me),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn show(State(app): State<App>, visitor: Visitor) -> ApiResult<Json<Me>> {
    let sessions = app
        .store
        .count_sessions(visitor.user.identity, now())
        .await?;
    Ok(Json(Me {
        name: visitor.user.name,
        kept: !visitor.user.guest,
        sessions,
    }))
}

/// Changes the name.
#[utoipa::path(patch, path = "/api/me", tag = "identity", security(("session" = [])),
    request_body = Rename, responses(
    (status = 200, description = "Who you are now", body = Me),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(body): JsonBody<Rename>,
) -> ApiResult<Json<Me>> {
    renamed(&app, visitor, &body.name).await.map(Json)
}

/// Protects the name with a password. The session goes on under a new token; if the
/// password replaces another one, all other devices are signed out.
#[utoipa::path(put, path = "/api/me/password", tag = "identity", security(("session" = [])),
    request_body = SetPassword, responses(
    (status = 200, description = "Who you are, with a new cookie", body = Me),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn set_password(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(body): JsonBody<SetPassword>,
) -> ApiResult<Response> {
    let Visitor { user, session } = visitor;
    // Hashing is work, and a stolen session must not be used to guess.
    app.rate_limits.known_sign_in(session)?;
    if !user.guest {
        let current = body.current.unwrap_or_default();
        check_password(&app, &user, current).await?;
    }
    let hash = app.passwords.hash(body.password, user.name.clone()).await?;
    let (tokens, login) = new_login(&app);
    if !app.store.set_password(user.identity, &hash, &login).await? {
        return Err(name_kept());
    }
    let renewed = login.session.token_hash;
    app.hub.password_set(&user, session, renewed).await;
    let me = me(&app, user.identity, user.name, true).await?;
    Ok(with_tokens(&app, &tokens, me))
}

/// Erases the person who has the session: name, password and what they said are deleted,
/// and tables call them "a player".
#[utoipa::path(delete, path = "/api/me", tag = "identity", security(("session" = [])),
    request_body = Erase, responses(
    (status = 204, description = "You have been erased"),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn erase(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(body): JsonBody<Erase>,
) -> ApiResult<impl IntoResponse> {
    let Visitor { user, session } = visitor;
    if !user.guest {
        app.rate_limits.known_sign_in(session)?;
        check_password(&app, &user, body.password.unwrap_or_default()).await?;
    }
    if let Some(tables) = erase::erase(&app.store, user.identity).await? {
        app.hub.erased(user.identity, &tables).await;
        erase::scrub(&app.store, user.identity, &tables).await?;
    }
    let cookies = [Cookie::Session, Cookie::Device];
    let cookies = cookies.map(|what| (SET_COOKIE, app.cookies.forget(what)));
    Ok((StatusCode::NO_CONTENT, AppendHeaders(cookies)))
}

/// Signs in with a name and its password.
#[utoipa::path(post, path = "/api/sign-in", tag = "identity", request_body = SignIn, responses(
    (status = 200, description = "Who you are", body = Me),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn sign_in(
    State(app): State<App>,
    address: Address,
    device: Device,
    visitor: Option<Visitor>,
    JsonBody(body): JsonBody<SignIn>,
) -> ApiResult<Response> {
    match known_device(&app, device, &body.name).await? {
        Some(secret_hash) => app.rate_limits.known_sign_in(secret_hash)?,
        None => app.rate_limits.sign_in(address, &body.name)?,
    }
    let found = match checked_name(&body.name) {
        Ok(name) => app.store.kept_by_name(&name).await?,
        Err(_) => None,
    };
    // Neither the answer nor its timing says whether the name or the password is wrong.
    let (row, hash) = found.unzip();
    let fits = app.passwords.fits(body.password, hash).await?;
    let row = row.filter(|_| fits).ok_or_else(wrong_password)?;
    if let Some(visitor) = visitor {
        app.store.end_session(&visitor.session).await?;
        app.hub.sign_out_device(visitor.session).await;
    }
    let (tokens, login) = new_login(&app);
    app.store.enter(row.id, &login).await?;
    let me = me(&app, row.id, row.name, true).await?;
    Ok(with_tokens(&app, &tokens, me))
}

/// Signs out on this device.
#[utoipa::path(post, path = "/api/sign-out", tag = "identity", responses(
    (status = 204, description = "You have no session any more"),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn sign_out(
    State(app): State<App>,
    visitor: Option<Visitor>,
) -> ApiResult<impl IntoResponse> {
    if let Some(visitor) = visitor {
        app.store.end_session(&visitor.session).await?;
        app.hub.sign_out_device(visitor.session).await;
    }
    Ok(signed_out(&app))
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
) -> ApiResult<impl IntoResponse> {
    app.store.end_sessions(visitor.user.identity).await?;
    app.hub.sign_out(visitor.user.identity).await;
    Ok(signed_out(&app))
}

async fn renamed(app: &App, visitor: Visitor, name: &str) -> ApiResult<Me> {
    let name = checked_name(name)?;
    let mut user = visitor.user;
    if name != user.name {
        if !app.store.rename(user.identity, &name).await? {
            return Err(name_kept());
        }
        user.name = name;
        app.hub.renamed(&user).await;
    }
    me(app, user.identity, user.name, !user.guest).await
}

async fn me(app: &App, identity: IdentityId, name: String, kept: bool) -> ApiResult<Me> {
    let sessions = app.store.count_sessions(identity, now()).await?;
    Ok(Me {
        name,
        kept,
        sessions,
    })
}

/// Checks the current password of somebody who has a session.
async fn check_password(app: &App, user: &User, password: String) -> ApiResult<()> {
    let kept = app.store.kept_by_name(&user.name).await?;
    let hash = kept.map(|(_, hash)| hash);
    if app.passwords.fits(password, hash).await? {
        Ok(())
    } else {
        Err(wrong_password())
    }
}

/// The secret of the device, if the person with this name has signed in there before.
async fn known_device(app: &App, device: Device, name: &str) -> ApiResult<Option<[u8; 32]>> {
    let Device(Some(secret_hash)) = device else {
        return Ok(None);
    };
    let known = app.store.knows_device(&secret_hash, name.trim()).await?;
    Ok(known.then_some(secret_hash))
}

/// The tokens for a device where the right password was given, and what is stored of them.
fn new_login(app: &App) -> (Tokens, PasswordLogin) {
    let (session_token, device_token) = (Token::fresh(), Token::fresh());
    let login = PasswordLogin {
        session: session(app, &session_token),
        device: device_token.hash(),
    };
    let tokens = Tokens {
        session: session_token,
        device: device_token,
    };
    (tokens, login)
}

/// The secrets of a device where the right password was given.
struct Tokens {
    session: Token,
    device: Token,
}

/// 63 bits, so that every database has a number for it.
fn identity_id() -> IdentityId {
    (chance::number() >> 1) as IdentityId
}

fn session(app: &App, token: &Token) -> NewSession {
    let now = now();
    NewSession {
        token_hash: token.hash(),
        created: now,
        expires: now + app.session_rest,
    }
}

fn with_tokens(app: &App, tokens: &Tokens, me: Me) -> Response {
    let session = app.cookies.keep(Cookie::Session, &tokens.session);
    let device = app.cookies.keep(Cookie::Device, &tokens.device);
    let cookies = [(SET_COOKIE, session), (SET_COOKIE, device)];
    (AppendHeaders(cookies), Json(me)).into_response()
}

fn signed_out(app: &App) -> impl IntoResponse + use<> {
    let cookie = app.cookies.forget(Cookie::Session);
    (
        StatusCode::NO_CONTENT,
        AppendHeaders([(SET_COOKIE, cookie)]),
    )
}

fn wrong_password() -> ApiError {
    ApiError::new(Code::WrongPassword, "wrong name or password")
}

fn name_kept() -> ApiError {
    let message = "somebody has protected this name, or one that looks like it, with a password: \
                   choose another one";
    ApiError::new(Code::NameKept, message)
}
