//! Security headers, and limits on connections.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use super::sockets::open;
use super::{Browser, Service};

#[test]
fn behind_tls_browsers_are_told_to_use_nothing_else() {
    let plain = Service::start();
    let answer = plain.stranger().get("/api/me");
    assert_eq!(answer.header("strict-transport-security"), None);
    let service = Service::with(|config| {
        config.public_url = Some("https://lucid.example".parse().unwrap());
    });
    for path in ["/api/me", "/", "/healthz", "/api/nothing"] {
        let answer = service.stranger().get(path);
        let only_tls = answer.header("strict-transport-security");
        assert_eq!(only_tls, Some("max-age=63072000"), "{path}");
    }
}

#[test]
fn no_page_may_use_camera_microphone_or_place() {
    let service = Service::start();
    for path in ["/api/me", "/", "/healthz"] {
        let answer = service.stranger().get(path);
        let policy = answer.header("permissions-policy").unwrap();
        for feature in ["camera=()", "microphone=()", "geolocation=()"] {
            assert!(policy.contains(feature), "{path}: {policy}");
        }
    }
}

#[test]
fn a_request_names_one_host() {
    let service = Service::start();
    let browser = service.stranger();
    let ask = |path: &str, hosts: &str| {
        let head = format!("GET {path} HTTP/1.1\r\nconnection: close\r\n{hosts}\r\n");
        browser.raw(head.as_bytes(), b"")
    };
    let one = format!("host: {}\r\n", browser.address);
    for path in ["/", "/healthz", "/api/tables"] {
        assert_eq!(ask(path, &one).status, 200, "{path}");
        for hosts in [
            "",
            "host:\r\n",
            "host: a b\r\n",
            "host: a/b\r\n",
            &one.repeat(2),
            &format!("{one}host: evil.example\r\n"),
        ] {
            let answer = ask(path, hosts);
            assert_eq!(answer.problem(), (400, "malformed"), "{path} {hosts:?}");
        }
    }
}

/// Connects and sends the beginning of something.
fn begin(browser: &Browser, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(browser.address).unwrap();
    let patience = Some(Duration::from_secs(60));
    stream.set_read_timeout(patience).unwrap();
    stream.write_all(text.as_bytes()).unwrap();
    stream
}

/// Reads until the other end closes.
fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that is cut is closed, too.
    let _ = stream.read_to_end(&mut bytes);
    String::from_utf8(bytes).unwrap()
}

#[test]
fn half_open_connections_do_not_keep_a_server_from_going() {
    let mut service = Service::start();
    let ada = service.guest("Ada");
    let host = ada.address;
    // A request whose body is under way is waited for.
    let mut asked = begin(
        &ada,
        &format!(
            "POST /api/session HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\n\
             connection: close\r\ncontent-type: application/json\r\ncontent-length: 14\r\n\
             expect: 100-continue\r\n\r\n"
        ),
    );
    let mut hint = [0; 25];
    asked.read_exact(&mut hint).unwrap();
    assert_eq!(&hint, b"HTTP/1.1 100 Continue\r\n\r\n");
    // These are not: nothing sent, half a head, a second head after an answer.
    let silent = begin(&ada, "");
    let half = begin(&ada, "GET /healthz HTTP/1.1\r\nhost: x");
    let mut second = begin(
        &ada,
        &format!("GET /healthz HTTP/1.1\r\nhost: {host}\r\n\r\n"),
    );
    let mut answer = Vec::new();
    while !answer.ends_with(b"alive\n") {
        let mut byte = [0];
        second.read_exact(&mut byte).unwrap();
        answer.push(byte[0]);
    }
    second.write_all(b"GET /he").unwrap();
    // Nor is a socket whose other end no longer reads.
    let vanished = open(&ada).unwrap();
    service.ask_to_stop();
    for mut stream in [silent, half, second] {
        assert_eq!(rest(&mut stream), "", "closed without an answer");
    }
    asked.write_all(br#"{"name":"Bea"}"#).unwrap();
    let answer = rest(&mut asked);
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    service.wait();
    drop(vanished);
}
