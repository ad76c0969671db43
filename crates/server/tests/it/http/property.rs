//! The OpenAPI document taken at its word: requests made from it, right and
//! wrong, and every answer compared with it.

mod make;
mod schema;

use lucid_protocol::Code;
use lucid_protocol::table::{Made, Uploaded};
use lucid_server::config::Limits;
use lucid_tabletop::Random;
use lucid_testkit::length;
use serde_json::{Value, json};

use self::make::{Maker, Request};
use self::schema::Schemas;
use super::documented::operations;
use super::{Answer, Browser, Service};

/// How many requests are made for each operation, in full; those that hash passwords
/// cost more.
const REQUESTS: u64 = 300;
const COSTLY: u64 = 60;

/// What a problem may come with.
const STATUSES: [u16; 12] = [400, 401, 403, 404, 405, 408, 409, 413, 415, 422, 426, 429];

/// A person with a table and a pack, so that some of the names in paths exist.
fn host(service: &Service) -> (Browser, Made, Uploaded) {
    let mut ada = service.guest("Ada");
    let plan = json!({
        "game": "dreamscape", "rules": "sylex players=2", "seats": ["me", "open"], "listed": true,
    });
    let made = ada.post("/api/tables", &plan.to_string());
    assert_eq!(made.status, 200, "{made:?}");
    let kind = [("content-type", "application/toml")];
    let text = lucid_packs::DREAMSCAPE.as_bytes();
    let pack = ada.send("POST", "/api/packs", &kind, text).value();
    (ada, made.value(), pack)
}

#[test]
fn every_answer_is_one_that_the_document_promises() {
    let service = Service::with(|config| config.limits = Limits::open());
    let (mut ada, made, pack) = host(&service);
    let document: Value = ada.get("/api/openapi.json").value();
    let schemas = Schemas::new(&document);
    let mut maker = Maker::new(&schemas, Random::new(7), &made, &pack);
    let mut unheard = Vec::new();
    let mut others = 0;
    for (method, path, operation) in operations(&mut ada) {
        let costly = path.ends_with("password") || path.ends_with("sign-in");
        let count = if costly { COSTLY } else { REQUESTS };
        let count = length::either(count / 4, count);
        let mut done = 0;
        for number in 0..count {
            let request = maker.request(&method, &path, &operation);
            let answer = send(&ada, &request);
            let told = || format!("request {number}: {request:?}: {answer:?}");
            if let Err(wrong) = check(&schemas, &operation, &answer) {
                panic!("{wrong}: {}", told());
            }
            // What the document forbids is never done.
            assert!(
                !(request.forbidden && answer.status < 300),
                "accepted: {}",
                told()
            );
            done += usize::from(answer.status < 300);
            // A session that was ended would make the rest meaningless.
            let ended = path.contains("/sign-out") || path.ends_with("/password");
            if ended || method == "delete" {
                others += 1;
                ada = service.guest(&format!("Somebody {others}"));
            }
        }
        let possible = !["/api/socket", "/record", "/review", "/api/sign-in"]
            .iter()
            .any(|end| path.ends_with(end));
        if possible && done == 0 {
            unheard.push(format!("{method} {path}"));
        }
    }
    assert_eq!(unheard, Vec::<String>::new(), "nothing right was asked");
    assert_eq!(service.stranger().get("/readyz").status, 200);
}

fn send(ada: &Browser, request: &Request) -> Answer {
    let mut browser = ada.clone();
    match request.session {
        make::Session::Own => {}
        make::Session::None => browser.cookie = None,
        make::Session::Forged => browser.cookie = Some(format!("lucid={}", "5".repeat(64))),
    }
    if request.elsewhere {
        browser.origin = Some("http://evil.example".to_owned());
    }
    let headers: Vec<(&str, &str)> = (request.kind.iter())
        .map(|kind| ("content-type", kind.as_str()))
        .collect();
    let method = request.method.to_uppercase();
    browser.send(&method, &request.path, &headers, request.body.as_bytes())
}

/// Whether the document knows an answer: its status, its type and its body.
fn check(schemas: &Schemas<'_>, operation: &Value, answer: &Answer) -> Result<(), String> {
    let responses = &operation["responses"];
    let listed = &responses[answer.status.to_string()];
    let (response, problem) = match listed {
        Value::Null => (&responses["default"], true),
        listed => (listed, false),
    };
    if response.is_null() {
        return Err("a status that is not in the document".to_owned());
    }
    if problem && !STATUSES.contains(&answer.status) {
        return Err("a status that no problem has".to_owned());
    }
    let Some(content) = response["content"].as_object() else {
        return if answer.body.is_empty() {
            Ok(())
        } else {
            Err("a body that is not in the document".to_owned())
        };
    };
    let kind = answer.header("content-type").unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default();
    let Some(promised) = content.get(kind) else {
        return Err(format!("{kind:?} is not in the document"));
    };
    if kind != "application/json" {
        return Ok(());
    }
    let body: Value = serde_json::from_str(&answer.body).map_err(|error| error.to_string())?;
    if !promised["schema"].is_null() {
        schemas.check(&promised["schema"], &body)?;
    }
    if problem {
        let known = |code: &Code| body["code"] == code.name();
        let told = body["message"]
            .as_str()
            .is_some_and(|told| !told.is_empty());
        if !Code::ALL.iter().any(known) || !told {
            return Err("a problem that says nothing".to_owned());
        }
    }
    Ok(())
}

#[test]
fn the_document_tells_the_limits() {
    use lucid_protocol::limits;
    let service = Service::start();
    let document: Value = service.stranger().get("/api/openapi.json").value();
    let of = |schema: &str, field: &str| {
        document["components"]["schemas"][schema]["properties"][field].clone()
    };
    for schema in ["Rename", "Me"] {
        let name = of(schema, "name");
        assert_eq!(
            (&name["minLength"], &name["maxLength"]),
            (&json!(1), &json!(limits::NAME))
        );
    }
    let password = of("SetPassword", "password");
    assert_eq!(password["minLength"], limits::PASSWORD_LEAST);
    assert_eq!(password["maxLength"], limits::PASSWORD_MOST);
    let clock = of("Pace", "clock");
    assert_eq!(clock["minimum"], limits::CLOCK_LEAST);
    assert_eq!(clock["maximum"], limits::CLOCK_MOST);
    let seats = of("Plan", "seats");
    assert_eq!(
        (&seats["minItems"], &seats["maxItems"]),
        (&json!(1), &json!(4))
    );
}
