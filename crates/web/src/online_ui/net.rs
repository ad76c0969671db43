//! HTTP requests to the server.

use leptos::prelude::*;
use lucid_protocol::table::Uploaded;
use lucid_protocol::{Code, Problem};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestInit, Response};

/// Why a request failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The server cannot be reached, or its answer cannot be read.
    Away,
    /// It refused the request.
    Refused(Box<Problem>),
}

impl Trouble {
    /// The kind of problem, if the server named one.
    pub fn code(&self) -> Option<Code> {
        match self {
            Trouble::Away => None,
            Trouble::Refused(problem) => Some(problem.code),
        }
    }
}

/// Gets the resource at a path.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Trouble> {
    read(&text("GET", path, None).await?)
}

/// Sends a request and parses the answer.
pub async fn send<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: &impl Serialize,
) -> Result<T, Trouble> {
    read(&submit(method, path, body).await?)
}

/// Sends a request and returns the answer as text.
pub async fn submit(method: &str, path: &str, body: &impl Serialize) -> Result<String, Trouble> {
    let body = serde_json::to_string(body).map_err(|_| Trouble::Away)?;
    text(method, path, Some(("application/json", &body))).await
}

/// Uploads a pack.
pub async fn upload(pack: &str) -> Result<Uploaded, Trouble> {
    read(&text("POST", "/api/packs", Some(("application/toml", pack))).await?)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Trouble> {
    serde_json::from_str(text).map_err(|_| Trouble::Away)
}

/// Sends a request with a body of a content type; returns the text of the answer.
pub async fn text(method: &str, path: &str, body: Option<(&str, &str)>) -> Result<String, Trouble> {
    let away = |_: JsValue| Trouble::Away;
    let init = RequestInit::new();
    init.set_method(method);
    if let Some((_, body)) = body {
        init.set_body(&JsValue::from_str(body));
    }
    let request = Request::new_with_str_and_init(path, &init).map_err(away)?;
    if let Some((kind, _)) = body {
        request.headers().set("content-type", kind).map_err(away)?;
    }
    let answer = JsFuture::from(window().fetch_with_request(&request))
        .await
        .map_err(away)?;
    let answer: Response = answer.dyn_into().map_err(away)?;
    let text = JsFuture::from(answer.text().map_err(away)?)
        .await
        .map_err(away)?;
    let text = text.as_string().unwrap_or_default();
    match answer.ok() {
        true => Ok(text),
        false => Err(match serde_json::from_str(&text) {
            Ok(problem) => Trouble::Refused(Box::new(problem)),
            Err(_) => Trouble::Away,
        }),
    }
}
