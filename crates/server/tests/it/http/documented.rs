//! The OpenAPI document and the routes: one list, and the server answers all of it.

use std::collections::BTreeSet;

use lucid_server::config::Limits;
use serde_json::Value;

use super::{Browser, Service};

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// Every route of the document with its methods.
pub(crate) fn operations(browser: &mut Browser) -> Vec<(String, String, Value)> {
    let document: Value = browser.get("/api/openapi.json").value();
    let paths = document["paths"].as_object().expect("paths").clone();
    let mut found = Vec::new();
    for (path, item) in paths {
        for (method, operation) in item.as_object().expect("operations") {
            assert!(METHODS.contains(&method.as_str()), "{method}");
            found.push((method.clone(), path.clone(), operation.clone()));
        }
    }
    found
}

#[test]
fn the_document_lists_what_is_answered() {
    let service = Service::with(|config| config.limits = Limits::open());
    let mut ada = service.guest("Ada");
    let listed: BTreeSet<String> = operations(&mut ada)
        .into_iter()
        .map(|(method, path, _)| format!("{method} {path}"))
        .collect();
    let expected = "\
        delete /api/me|get /api/me|get /api/openapi.json|get /api/packs/{hash}|get /api/socket|get /api/tables|\
        get /api/tables/{id}|get /api/tables/{id}/changes|get /api/tables/{id}/record|\
        get /api/tables/{id}/review|\
        get /healthz|get /metrics|get /readyz|patch /api/me|post /api/packs|post /api/session|\
        post /api/sign-in|post /api/sign-out|post /api/sign-out-everywhere|post /api/tables|\
        post /api/tables/{id}/join|put /api/me/password";
    let expected: BTreeSet<String> = expected.split('|').map(str::to_owned).collect();
    assert_eq!(listed, expected);

    // Every method of every path is there if the document says so, and only then.
    for (_, path, _) in operations(&mut ada) {
        let real = path
            .replace("{id}", "0000000000011")
            .replace("{hash}", &"0".repeat(64));
        for method in METHODS {
            let documented = listed.contains(&format!("{method} {path}"));
            let mut visitor = ada.clone();
            let answer = visitor.send(&method.to_uppercase(), &real, &[], b"");
            assert_eq!(
                answer.status != 405,
                documented,
                "{method} {path}: {answer:?}"
            );
            let typed = answer.header("content-type").is_some();
            assert!(
                typed || answer.body.is_empty(),
                "{method} {path}: {answer:?}"
            );
        }
    }
}

#[test]
fn every_operation_is_described() {
    let service = Service::start();
    let mut ada = service.stranger();
    for (method, path, operation) in operations(&mut ada) {
        let told = |field: &str| operation[field].as_str().unwrap_or_default().to_owned();
        assert!(!told("summary").is_empty(), "{method} {path}");
        assert!(
            operation["responses"]
                .as_object()
                .is_some_and(|all| !all.is_empty())
        );
        if path.starts_with("/api/") && path != "/api/openapi.json" {
            let problem = &operation["responses"]["default"]["content"]["application/json"];
            let schema = &problem["schema"]["$ref"];
            assert_eq!(schema, "#/components/schemas/Problem", "{method} {path}");
        }
    }
    // Every schema that is named is there.
    let document: Value = ada.get("/api/openapi.json").value();
    let text = document.to_string();
    for part in text.split("\"#/components/schemas/").skip(1) {
        let name = part.split('"').next().unwrap_or_default();
        assert!(
            document["components"]["schemas"][name].is_object(),
            "{name}"
        );
    }
}
