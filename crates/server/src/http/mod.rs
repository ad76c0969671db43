//! The HTTP interface: routes, and what every request passes through.

mod account;
mod address;
mod app;
mod error;
mod extract;
mod headers;
mod health;
mod middleware;
mod openapi;
mod origin;
mod packs;
mod rate_limits;
mod serve;
mod sockets;
mod tables;
mod visitor;

use axum::Router;
use axum::extract::{Request, State};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse as _, Response};
use utoipa::OpenApi as _;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use app::App;
pub use app::{Pages, no_pages};
pub(crate) use serve::serve;

use error::ApiError;

/// All routes, and the OpenAPI document that describes them.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(openapi::Document::openapi())
        .routes(routes!(account::begin))
        .routes(routes!(account::show, account::rename, account::erase))
        .routes(routes!(account::set_password))
        .routes(routes!(account::sign_in))
        .routes(routes!(account::sign_out))
        .routes(routes!(account::sign_out_everywhere))
        .routes(routes!(tables::lobby, tables::make))
        .routes(routes!(tables::info))
        .routes(routes!(tables::join))
        .routes(routes!(tables::changes))
        .routes(routes!(tables::record))
        .routes(routes!(tables::review))
        .routes(routes!(packs::upload))
        .routes(routes!(packs::fetch))
        .routes(routes!(sockets::open))
        .routes(routes!(openapi::document))
        .routes(routes!(health::alive))
        .routes(routes!(health::ready))
        .routes(routes!(health::metrics))
}

/// The router of the whole server.
pub(crate) fn router(app: App) -> Router {
    let (router, _) = routes().split_for_parts();
    router
        .fallback(fallback)
        .method_not_allowed_fallback(async || ApiError::wrong_method())
        .layer(from_fn_with_state(app.clone(), middleware::check_request))
        .layer(from_fn_with_state(
            app.clone(),
            headers::add_security_headers,
        ))
        .layer(from_fn_with_state(app.clone(), middleware::log_request))
        .with_state(app)
}

/// The client's files; but a path that looks like one of ours is a mistake.
async fn fallback(State(app): State<App>, request: Request) -> Response {
    let path = request.uri().path();
    match path.strip_prefix("/api") {
        Some("") => ApiError::no_route().into_response(),
        Some(rest) if rest.starts_with('/') => ApiError::no_route().into_response(),
        _ => (app.pages)(request.method(), path, request.headers()),
    }
}
