//! What other sites, broken clients and mischief get for an answer.

use lucid_protocol::limits;

use super::Service;

#[test]
fn other_sites_change_nothing() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    let here = ada.origin.clone();
    for origin in [
        Some("http://evil.example".to_owned()),
        Some("null".to_owned()),
        Some(format!("https://{}", "evil.example:7777")),
        Some(format!("{}.evil.example", here.clone().unwrap())),
        None,
    ] {
        ada.origin = origin.clone();
        let renamed = ada.json("PATCH", "/api/me", r#"{"name":"Eve"}"#);
        assert_eq!(renamed.problem(), (403, "wrong-origin"), "{origin:?}");
        let out = ada.post("/api/sign-out", "");
        assert_eq!(out.problem(), (403, "wrong-origin"), "{origin:?}");
    }
    // A browser that only sends `sec-fetch-site`.
    ada.origin = None;
    for (site, status) in [
        ("cross-site", 403),
        ("same-site", 403),
        ("same-origin", 200),
    ] {
        let headers = [
            ("sec-fetch-site", site),
            ("content-type", "application/json"),
        ];
        let answer = ada.send("PATCH", "/api/me", &headers, br#"{"name":"Bea"}"#);
        assert_eq!(answer.status, status, "{site}");
    }
    // Somebody else's name for this machine is no way in.
    ada.origin = Some("http://evil.example".to_owned());
    let headers = [
        ("host", "evil.example"),
        ("content-type", "application/json"),
    ];
    let answer = ada.send("PATCH", "/api/me", &headers, br#"{"name":"Eve"}"#);
    assert_eq!(answer.problem(), (403, "wrong-origin"));
    ada.origin = here;
    assert!(ada.get("/api/me").body.contains("Bea"));
}

#[test]
fn bodies_must_be_json_and_small() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    for kind in [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/jsonp",
    ] {
        let headers = [("content-type", kind)];
        let answer = ada.send("PATCH", "/api/me", &headers, br#"{"name":"Eve"}"#);
        assert_eq!(answer.problem(), (415, "malformed"), "{kind}");
    }
    for (body, code) in [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ("null", "malformed"),
        (r#"{"name":7}"#, "malformed"),
        (r#"{"name":"a","admin":true}"#, "malformed"),
        (r#"{"name":"a","name":"b"}"#, "malformed"),
        (r#"{"name":"\ud800"}"#, "malformed"),
        (r#"{"name":"a"} x"#, "malformed"),
    ] {
        let answer = ada.json("PATCH", "/api/me", body);
        assert_eq!(answer.problem(), (400, code), "{body}");
    }
    let deep = "[".repeat(limits::BODY - 1);
    assert_eq!(
        ada.json("PATCH", "/api/me", &deep).problem(),
        (400, "malformed")
    );
    let not_text = ada.send(
        "PATCH",
        "/api/me",
        &[("content-type", "application/json")],
        b"{\"name\":\"\xff\xfe\"}",
    );
    assert_eq!(not_text.problem(), (400, "malformed"));
    for length in [limits::BODY + 1, 40 * limits::BODY] {
        let body = format!("{{\"name\":\"{}\"}}", "a".repeat(length));
        let answer = ada.json("PATCH", "/api/me", &body);
        assert_eq!(answer.problem(), (413, "too-large"), "{length}");
    }
    // A body without a stated length is limited, too.
    let head = format!(
        "PATCH /api/me HTTP/1.1\r\nhost: {}\r\norigin: {}\r\ncookie: {}\r\n\
         content-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n",
        ada.address,
        ada.origin.clone().unwrap(),
        ada.cookie.clone().unwrap(),
    );
    let chunk = format!("1000\r\n{}\r\n", " ".repeat(0x1000)).repeat(8) + "0\r\n\r\n";
    assert_eq!(
        ada.raw(head.as_bytes(), chunk.as_bytes()).problem(),
        (413, "too-large")
    );
    assert!(ada.get("/api/me").body.contains("Ada"));
}

#[test]
fn paths_lead_nowhere_else() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    for path in [
        "/api",
        "/api/",
        "/api/nothing",
        "/api/../api/none",
        "/api/tables/../../etc/passwd",
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/%00",
        "/api/tables/%ff",
        "/api/tables/1%27%20OR%201=1",
        "/api/tables/0000000000000",
        "/api/tables/zzzzzzzzzzzzz/record",
        "/api/packs/..%2f..%2flucid.db",
        "/api/packs/0000",
        "/api/packs/%ff",
        "/api/packs/a%00",
        "/api/packs/%27%20OR%20%271%27=%271",
        "/api/me/",
        "/API/nothing/../../api/nothing",
    ] {
        let answer = ada.get(path);
        if path.starts_with("/api") {
            assert_eq!(answer.problem(), (404, "not-found"), "{path}");
        }
        assert!(answer.status < 500, "{path}");
    }
    for query in [
        "from=-1",
        "from=x",
        "from=99999999999",
        "who=me",
        "from=1&from=2",
    ] {
        let answer = ada.get(&format!("/api/tables/0000000000011/changes?{query}"));
        assert_eq!(answer.problem(), (400, "malformed"), "{query}");
    }
    // What is not ours belongs to the pages.
    assert_eq!(
        ada.get("/table/0000000000011?invite=x").body,
        "page /table/0000000000011"
    );
    assert_eq!(ada.get("/apiary").body, "page /apiary");
}

#[test]
fn what_is_no_http_is_answered_or_dropped() {
    let service = Service::start();
    let ada = service.stranger();
    for head in [
        "\0\0\0\0\r\n\r\n".to_owned(),
        "GET\r\n\r\n".to_owned(),
        "GET /api/me HTTP/9.9\r\n\r\n".to_owned(),
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned(),
        format!("GET /{} HTTP/1.1\r\nhost: x\r\n\r\n", "a".repeat(70_000)),
        format!("GET / HTTP/1.1\r\nx: {}\r\n\r\n", "a".repeat(70_000)),
        "POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n"
            .to_owned(),
        "GET http://evil.example/api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
            .to_owned(),
    ] {
        let answer = ada.raw(head.as_bytes(), b"");
        assert!(
            answer.status < 500,
            "{:?}: {answer:?}",
            &head[..head.len().min(60)]
        );
    }
    assert_eq!(service.stranger().get("/healthz").status, 200);
}

#[test]
fn every_answer_is_strict() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    for path in [
        "/api/me",
        "/api/tables",
        "/api/nothing",
        "/healthz",
        "/api/openapi.json",
    ] {
        let answer = ada.get(path);
        let header = |name: &str| answer.header(name).unwrap_or_default();
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header("cache-control"), "no-store", "{path}");
        assert_eq!(header("referrer-policy"), "no-referrer", "{path}");
        for name in ["cross-origin-resource-policy", "cross-origin-opener-policy"] {
            assert_eq!(header(name), "same-origin", "{path}");
        }
        assert!(header("content-security-policy").starts_with("default-src 'none'"));
        assert_eq!(answer.header("access-control-allow-origin"), None);
    }
    let answer = ada.send("PUT", "/api/me", &[], b"");
    assert_eq!(answer.problem(), (405, "malformed"));
    let allow = answer.header("allow").unwrap_or_default();
    assert!(allow.contains("GET") && allow.contains("PATCH"), "{allow}");
    let answer = ada.send("OPTIONS", "/api/me", &[], b"");
    assert_eq!(answer.header("access-control-allow-origin"), None);
}
