//! Who sends a request.

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;

use super::address::Address;
use super::app::App;
use super::failure::{Answer, Failure};
use crate::clock::now;
use crate::who::Who;

/// Somebody with a session, and the session itself.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) who: Who,
    /// Whether a password keeps the name.
    pub(crate) kept: bool,
    /// The hash of the session's token.
    pub(crate) session: [u8; 32],
}

impl Visitor {
    async fn find(parts: &Parts, app: &App) -> Answer<Option<Visitor>> {
        let Some(token) = app.cookies.read(&parts.headers) else {
            return Ok(None);
        };
        let session = token.hash();
        let Some(row) = app.store.session(&session, now()).await? else {
            return Ok(None);
        };
        app.gates.identity(row.id)?;
        let (identity, name) = (row.id, row.name);
        Ok(Some(Visitor {
            who: Who { identity, name },
            kept: row.kept,
            session,
        }))
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
