//! Who you are: guests, names, passwords, signing in and out.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use lucid_protocol::account::{Erase, Me, Rename, SetPassword, SignIn};
use lucid_protocol::{Code, Problem};

use super::address::Address;
use super::app::App;
use super::body::Body;
use super::failure::{Answer, Failure};
use super::visitor::{Device, Visitor};
use crate::chance;
use crate::clock::now;
use crate::erase;
use crate::identity::{Cookie, Token, checked_name};
use crate::store::{Entered, IdentityId, NewSession};
use crate::who::Who;

/// No identity has this number.
const NOBODY: IdentityId = -1;

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
pub(super) async fn show(State(app): State<App>, visitor: Visitor) -> Answer<Json<Me>> {
    let sessions = app
        .store
        .count_sessions(visitor.who.identity, now())
        .await?;
    Ok(Json(Me {
        name: visitor.who.name,
        kept: !visitor.who.guest,
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

/// Keeps the name with a password. The session goes on under a new token; with a new
/// password in place of another, all other devices are signed out.
#[utoipa::path(put, path = "/api/me/password", tag = "identity", security(("session" = [])),
    request_body = SetPassword, responses(
    (status = 200, description = "Who you are, with a new cookie", body = Me),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn set_password(
    State(app): State<App>,
    visitor: Visitor,
    Body(body): Body<SetPassword>,
) -> Answer<Response> {
    let Visitor { who, session } = visitor;
    // Hashing is work, and a stolen session must not be used to guess.
    app.gates.known_sign_in(session)?;
    if !who.guest {
        let current = body.current.unwrap_or_default();
        check_password(&app, &who, current).await?;
    }
    let hash = app.passwords.hash(body.password, who.name.clone()).await?;
    let (tokens, entered) = entered(&app);
    if !app
        .store
        .set_password(who.identity, &hash, &entered)
        .await?
    {
        return Err(name_kept());
    }
    let renewed = entered.session.token_hash;
    app.hub.password_set(&who, session, renewed).await;
    let me = me(&app, who.identity, who.name, true).await?;
    Ok(with_tokens(&app, &tokens, me))
}

/// Erases whoever has the session: name, password and what they said are gone, and
/// tables call them "a player".
#[utoipa::path(delete, path = "/api/me", tag = "identity", security(("session" = [])),
    request_body = Erase, responses(
    (status = 204, description = "You are nobody here any more"),
    (status = "default", description = "Why not", body = Problem),
))]
pub(super) async fn erase(
    State(app): State<App>,
    visitor: Visitor,
    Body(body): Body<Erase>,
) -> Answer<impl IntoResponse> {
    let Visitor { who, session } = visitor;
    if !who.guest {
        app.gates.known_sign_in(session)?;
        check_password(&app, &who, body.password.unwrap_or_default()).await?;
    }
    if let Some(tables) = erase::erase(&app.store, who.identity).await? {
        app.hub.erased(who.identity, &tables).await;
        erase::scrub(&app.store, who.identity, &tables).await?;
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
    Body(body): Body<SignIn>,
) -> Answer<Response> {
    match known(&app, device, &body.name).await? {
        Some(secret_hash) => app.gates.known_sign_in(secret_hash)?,
        None => app.gates.sign_in(address, &body.name)?,
    }
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
    let (tokens, entered) = entered(&app);
    app.store.enter(row.id, &entered).await?;
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
    app.store.end_sessions(visitor.who.identity).await?;
    app.hub.sign_out(visitor.who.identity).await;
    Ok(forgotten(&app))
}

async fn renamed(app: &App, visitor: Visitor, name: &str) -> Answer<Me> {
    let name = checked_name(name)?;
    let mut who = visitor.who;
    if name != who.name {
        if !app.store.rename(who.identity, &name).await? {
            return Err(name_kept());
        }
        who.name = name;
        app.hub.renamed(&who).await;
    }
    me(app, who.identity, who.name, !who.guest).await
}

async fn me(app: &App, identity: IdentityId, name: String, kept: bool) -> Answer<Me> {
    let sessions = app.store.count_sessions(identity, now()).await?;
    Ok(Me {
        name,
        kept,
        sessions,
    })
}

/// Whether the password that somebody gives once more is theirs.
async fn check_password(app: &App, who: &Who, password: String) -> Answer<()> {
    let kept = app.store.kept_by_name(&who.name).await?;
    let hash = kept.map(|(_, hash)| hash);
    match app.passwords.fits(password, hash).await? {
        true => Ok(()),
        false => Err(wrong_password()),
    }
}

/// The secret of the device, if whoever has this name has signed in there before.
async fn known(app: &App, device: Device, name: &str) -> Answer<Option<[u8; 32]>> {
    let Device(Some(secret_hash)) = device else {
        return Ok(None);
    };
    let known = app.store.knows_device(&secret_hash, name.trim()).await?;
    Ok(known.then_some(secret_hash))
}

/// What a device is given on which the right password was given, and what is kept of it.
fn entered(app: &App) -> (Tokens, Entered) {
    let (session_token, device_token) = (Token::fresh(), Token::fresh());
    let entered = Entered {
        session: session(app, &session_token),
        device: device_token.hash(),
    };
    let tokens = Tokens {
        session: session_token,
        device: device_token,
    };
    (tokens, entered)
}

/// The secrets of a device on which the right password was given.
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
        expires: now + app.rest,
    }
}

fn with_tokens(app: &App, tokens: &Tokens, me: Me) -> Response {
    let session = app.cookies.keep(Cookie::Session, &tokens.session);
    let device = app.cookies.keep(Cookie::Device, &tokens.device);
    let cookies = [(SET_COOKIE, session), (SET_COOKIE, device)];
    (AppendHeaders(cookies), Json(me)).into_response()
}

fn forgotten(app: &App) -> impl IntoResponse + use<> {
    let cookie = app.cookies.forget(Cookie::Session);
    (
        StatusCode::NO_CONTENT,
        AppendHeaders([(SET_COOKIE, cookie)]),
    )
}

fn wrong_password() -> Failure {
    Failure::new(Code::WrongPassword, "name and password do not fit")
}

fn name_kept() -> Failure {
    let message = "somebody keeps this name, or one that looks like it, with a password: \
                   choose another";
    Failure::new(Code::NameKept, message)
}
