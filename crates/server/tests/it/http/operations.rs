//! For those who run the server: health, numbers, and going in good order.

use super::Service;

#[test]
fn health_is_told() {
    let service = Service::start();
    let mut prober = service.stranger();
    assert_eq!(prober.get("/healthz").body, "alive\n");
    assert_eq!(prober.get("/readyz").body, "ready\n");
    assert_eq!(prober.send("HEAD", "/healthz", &[], b"").status, 200);
}

#[test]
fn numbers_name_routes_and_nothing_that_was_typed() {
    let service = Service::start();
    let mut ada = service.guest("Hypatia");
    ada.get("/api/tables/0000000000011?invite=hush-hush");
    ada.get("/somewhere/hush-hush");
    ada.send("BREW", "/api/me", &[], b"");
    let answer = ada.get("/metrics");
    let kind = answer.header("content-type").unwrap();
    assert!(kind.starts_with("application/openmetrics-text"), "{kind}");
    let text = answer.body;
    for line in [
        "lucid_sockets 0",
        "lucid_refusals_total{code=\"not-found\"} 1",
        "lucid_http_requests_total{method=\"POST\",route=\"/api/session\",status=\"200\"} 1",
        "lucid_http_requests_total{method=\"GET\",route=\"/api/tables/{id}\",status=\"404\"} 1",
        "lucid_http_requests_total{method=\"GET\",route=\"pages\",status=\"200\"} 1",
        "lucid_http_requests_total{method=\"other\",route=\"/api/me\",status=\"405\"} 1",
    ] {
        assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
    }
    let cookie = ada.cookie.clone().unwrap();
    let token = cookie.split('=').nth(1).unwrap();
    for secret in ["hush", "Hypatia", "BREW", token] {
        assert!(!text.contains(secret), "{secret} in\n{text}");
    }
}

#[test]
fn a_server_that_goes_finishes_first() {
    let mut service = Service::start();
    let mut ada = service.guest("Ada");
    assert_eq!(ada.get("/api/me").status, 200);
    service.ask_to_stop();
    service.wait();
    assert!(std::net::TcpStream::connect(service.address).is_err());
}
