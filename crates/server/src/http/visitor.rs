//! Who sends a request.

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;

use super::address::Address;
use super::app::App;
use super::failure::{Answer, Failure};
use crate::clock::now;
use crate::identity::Cookie;
use crate::who::Who;

/// Somebody with a session, and the session itself.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) who: Who,
    /// The hash of the session's token.
    pub(crate) session: [u8; 32],
}

impl Visitor {
    async fn find(parts: &Parts, app: &App) -> Answer<Option<Visitor>> {
        let Some(token) = app.cookies.read(Cookie::Session, &parts.headers) else {
            return Ok(None);
        };
        let session = token.hash();
        let found = app.store.session(&session, now(), app.rest).await?;
        let Some(row) = found else {
            return Ok(None);
        };
        app.gates.identity(row.id)?;
        let who = Who {
            identity: row.id,
            name: row.name,
            guest: !row.kept,
        };
        Ok(Some(Visitor { who, session }))
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Visitor> {
        let found = Visitor::find(parts, app).await?;
        found.ok_or_else(Failure::no_session)
    }
}

impl OptionalFromRequestParts<App> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Option<Visitor>> {
        Visitor::find(parts, app).await
    }
}

impl FromRequestParts<App> for Address {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Answer<Address> {
        let address = parts.extensions.get().copied();
        address.ok_or_else(Failure::no_route)
    }
}

/// The device that a request comes from, if the right password was ever given there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Device(pub(crate) Option<[u8; 32]>);

impl FromRequestParts<App> for Device {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Device> {
        let secret = app.cookies.read(Cookie::Device, &parts.headers);
        Ok(Device(secret.map(|secret| secret.hash())))
    }
}
