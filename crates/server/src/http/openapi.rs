//! The OpenAPI document, which describes all routes.

use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use utoipa::Modify;
use utoipa::openapi::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};

/// The parts of the document that belong to no route.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Lucid",
        description = "The table on the web. What changes something must come from a page of \
            the server: `Origin` (or `Sec-Fetch-Site: same-origin`) is checked. Play itself goes \
            over the WebSocket at `/api/socket`.",
        license(name = "MIT OR Apache-2.0"),
    ),
    modifiers(&SessionCookie)
)]
pub(super) struct Document;

struct SessionCookie;

impl Modify for SessionCookie {
    fn modify(&self, document: &mut OpenApi) {
        let about = "The session; behind TLS the cookie is called __Host-lucid.";
        let cookie = ApiKeyValue::with_description("lucid", about);
        let scheme = SecurityScheme::ApiKey(ApiKey::Cookie(cookie));
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("session", scheme);
    }
}

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "operations", responses(
    (status = 200, description = "The document", content_type = "application/json"),
))]
pub(super) async fn document() -> impl IntoResponse {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        let (_, document) = super::routes().split_for_parts();
        document.to_json().unwrap_or_default()
    });
    ([(CONTENT_TYPE, "application/json")], TEXT.as_str())
}
