//! How much is taken from one person and one address.

use lucid_server::config::Rate;

use super::Service;

#[test]
fn requests_from_an_address_are_limited() {
    let service = Service::with(|config| {
        config.limits.address_requests = Rate::new(5, 1);
    });
    let mut ada = service.stranger();
    for _ in 0..5 {
        assert_eq!(ada.get("/api/me").status, 401);
    }
    let answer = ada.get("/api/me");
    assert_eq!(answer.problem(), (429, "too-many"));
    let wait: u32 = answer.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=60).contains(&wait), "{wait}");
    // Nobody gets around it with an invented address, and pages still come.
    let headers = [("x-forwarded-for", "203.0.113.7")];
    assert_eq!(ada.send("GET", "/api/me", &headers, b"").status, 429);
    assert_eq!(ada.get("/tables").status, 200);
    assert_eq!(ada.get("/healthz").status, 200);
}

#[test]
fn behind_a_proxy_callers_are_told_apart() {
    let service = Service::with(|config| {
        config.proxies = 1;
        config.limits.address_requests = Rate::new(1, 1);
    });
    let mut proxy = service.stranger();
    let mut from = |hops: &str| {
        let headers = [("x-forwarded-for", hops)];
        proxy.send("GET", "/api/me", &headers, b"").status
    };
    assert_eq!(from("203.0.113.7"), 401);
    assert_eq!(
        from("198.51.100.1, 203.0.113.7"),
        429,
        "what came before is not believed"
    );
    assert_eq!(from("203.0.113.8"), 401);
}

#[test]
fn requests_of_an_identity_are_limited() {
    let service = Service::with(|config| {
        config.limits.identity_requests = Rate::new(3, 1);
    });
    let mut ada = service.guest("Ada");
    let mut bea = service.guest("Bea");
    for _ in 0..3 {
        assert_eq!(ada.get("/api/me").status, 200);
    }
    assert_eq!(ada.get("/api/me").problem(), (429, "too-many"));
    assert_eq!(ada.clone().get("/api/tables").status, 429);
    assert_eq!(bea.get("/api/me").status, 200);
}

#[test]
fn guests_do_not_come_in_hordes() {
    let service = Service::with(|config| config.limits.guests = Rate::new(2, 1));
    service.guest("Ada");
    service.guest("Bea");
    let mut third = service.stranger();
    let answer = third.post("/api/session", r#"{"name":"Cleo"}"#);
    assert_eq!(answer.problem(), (429, "too-many"));
    assert_eq!(third.cookie, None);
}

#[test]
fn passwords_are_not_guessed_in_a_row() {
    let service = Service::with(|config| {
        config.proxies = 1;
        config.limits.sign_ins = Rate::new(3, 1);
    });
    let mut mallory = service.stranger();
    let mut attempt = |name: &str, from: &str| {
        let body = serde_json::json!({ "name": name, "password": "guess" }).to_string();
        let headers = [
            ("x-forwarded-for", from),
            ("content-type", "application/json"),
        ];
        mallory
            .send("POST", "/api/sign-in", &headers, body.as_bytes())
            .status
    };
    // Many addresses after one name, however it is written.
    assert_eq!(attempt("Ada", "203.0.113.1"), 403);
    assert_eq!(attempt("ada ", "203.0.113.2"), 403);
    assert_eq!(attempt("ADA", "203.0.113.3"), 403);
    assert_eq!(attempt("Ada", "203.0.113.4"), 429);
    // One address after many names.
    assert_eq!(attempt("Bea", "203.0.113.9"), 403);
    assert_eq!(attempt("Cleo", "203.0.113.9"), 403);
    assert_eq!(attempt("Dora", "203.0.113.9"), 403);
    assert_eq!(attempt("Elsa", "203.0.113.9"), 429);
}
