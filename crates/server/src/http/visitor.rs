//! The person and the device behind a request.

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;

use super::address::Address;
use super::app::App;
use super::error::{ApiError, ApiResult};
use crate::clock::now;
use crate::identity::Cookie;
use crate::user::User;

/// A person with a session.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) user: User,
    /// The hash of the session's token.
    pub(crate) session: [u8; 32],
}

impl Visitor {
    async fn find(parts: &Parts, app: &App) -> ApiResult<Option<Visitor>> {
        let Some(token) = app.cookies.read(Cookie::Session, &parts.headers) else {
            return Ok(None);
        };
        let session = token.hash();
        let found = app.store.session(&session, now(), app.session_rest).await?;
        let Some(row) = found else {
            return Ok(None);
        };
        app.rate_limits.identity(row.id)?;
        let user = User {
            identity: row.id,
            name: row.name,
            guest: !row.kept,
        };
        Ok(Some(Visitor { user, session }))
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Visitor> {
        let found = Visitor::find(parts, app).await?;
        found.ok_or_else(ApiError::no_session)
    }
}

impl OptionalFromRequestParts<App> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Option<Visitor>> {
        Visitor::find(parts, app).await
    }
}

impl FromRequestParts<App> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> ApiResult<Address> {
        let address = parts.extensions.get().copied();
        address.ok_or_else(ApiError::no_route)
    }
}

/// The device behind a request, if the right password was ever given there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Device(pub(crate) Option<[u8; 32]>);

impl FromRequestParts<App> for Device {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Device> {
        let secret = app.cookies.read(Cookie::Device, &parts.headers);
        Ok(Device(secret.map(|secret| secret.hash())))
    }
}
