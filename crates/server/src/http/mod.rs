//! What is answered over HTTP: routes, and what stands in front of all of them.

mod address;
mod app;
mod body;
mod door;
mod failure;
mod gates;
mod headers;
mod health;
mod me;
mod openapi;
mod origin;
mod packs;
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

use failure::Failure;

/// All routes, and the document that describes them: one list for both.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(openapi::Document::openapi())
        .routes(routes!(me::begin))
        .routes(routes!(me::show, me::rename, me::erase))
        .routes(routes!(me::set_password))
        .routes(routes!(me::sign_in))
        .routes(routes!(me::sign_out))
        .routes(routes!(me::sign_out_everywhere))
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

/// Everything that is answered.
pub(crate) fn router(app: App) -> Router {
    let (router, _) = routes().split_for_parts();
    router
        .fallback(elsewhere)
        .method_not_allowed_fallback(async || Failure::wrong_method())
        .layer(from_fn_with_state(app.clone(), door::guard))
        .layer(from_fn_with_state(app.clone(), headers::strict))
        .layer(from_fn_with_state(app.clone(), door::watch))
        .with_state(app)
}

/// Pages of the client; but a path that looks like one of ours is a mistake.
async fn elsewhere(State(app): State<App>, request: Request) -> Response {
    let path = request.uri().path();
    match path.strip_prefix("/api") {
        Some("") => Failure::no_route().into_response(),
        Some(rest) if rest.starts_with('/') => Failure::no_route().into_response(),
        _ => (app.pages)(request.method(), path, request.headers()),
    }
}
