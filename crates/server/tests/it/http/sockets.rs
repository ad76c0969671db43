//! The way to the WebSocket.

use std::io::ErrorKind;
use std::net::TcpStream;
use std::time::Duration;

use lucid_protocol::limits;
use tungstenite::client::IntoClientRequest as _;
use tungstenite::http::HeaderValue;
use tungstenite::{Error, HandshakeError, Message, WebSocket};

use super::{Browser, Service};

/// Opens the socket of a browser; otherwise the status.
pub(crate) fn open(browser: &Browser) -> Result<WebSocket<TcpStream>, u16> {
    let mut request = format!("ws://{}/api/socket", browser.address)
        .into_client_request()
        .unwrap();
    let mut add = |name: &'static str, value: &Option<String>| {
        if let Some(value) = value {
            let value = HeaderValue::from_str(value).unwrap();
            request.headers_mut().insert(name, value);
        }
    };
    add("origin", &browser.origin);
    add("cookie", &browser.cookie);
    let stream = TcpStream::connect(browser.address).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(60)))
        .unwrap();
    match tungstenite::client(request, stream) {
        Ok((socket, _)) => Ok(socket),
        Err(HandshakeError::Failure(Error::Http(answer))) => Err(answer.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

/// Reads until the other end closes.
fn ends(mut socket: WebSocket<TcpStream>) {
    loop {
        match socket.read() {
            Ok(_) => {}
            Err(Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => {
                panic!("the socket is still open")
            }
            Err(_) => return,
        }
    }
}

#[test]
fn a_socket_needs_a_session_and_our_own_page() {
    let service = Service::start();
    assert_eq!(open(&service.stranger()).err(), Some(401));
    let mut ada = service.guest("Ada");
    assert!(open(&ada).is_ok());
    let here = ada.origin.take();
    assert_eq!(open(&ada).err(), Some(403));
    ada.origin = Some("http://evil.example".to_owned());
    assert_eq!(open(&ada).err(), Some(403));
    ada.origin = here;
    // A request that is not an upgrade gets a clear answer.
    assert_eq!(ada.get("/api/socket").problem().1, "malformed");
}

#[test]
fn a_socket_opens_for_no_forged_token_and_no_other_site() {
    let service = Service::start();
    let ada = service.guest("Ada");
    let token = ada.cookie.clone().unwrap();
    let mut other = token.clone();
    let last = if other.pop() == Some('0') { '1' } else { '0' };
    other.push(last);
    for forged in [
        other,
        "lucid=".to_owned(),
        format!("lucid={}", "0".repeat(64)),
        "lucid=' OR 1=1 --".to_owned(),
        token.to_uppercase(),
        token.replace("lucid=", "other="),
    ] {
        let mut eve = ada.clone();
        eve.cookie = Some(forged.clone());
        assert_eq!(open(&eve).err(), Some(401), "{forged}");
    }
    let here = ada.origin.clone().unwrap();
    for origin in [
        "http://evil.example".to_owned(),
        "null".to_owned(),
        format!("{here}.evil.example"),
        here.replace("http:", "https:") + "0",
        here.replace("127.0.0.1", "localhost"),
    ] {
        let mut eve = ada.clone();
        eve.origin = Some(origin.clone());
        assert_eq!(open(&eve).err(), Some(403), "{origin}");
    }
    assert!(open(&ada).is_ok());
}

#[test]
fn sockets_are_limited_and_counted() {
    let service = Service::with(|config| {
        config.limits.identity_sockets = 2;
        config.limits.address_sockets = 3;
    });
    let ada = service.guest("Ada");
    let bea = service.guest("Bea");
    let first = open(&ada).unwrap();
    let second = open(&ada).unwrap();
    assert_eq!(open(&ada).err(), Some(429), "two of an identity");
    let third = open(&bea).unwrap();
    assert_eq!(open(&bea).err(), Some(429), "three of an address");
    // The server counts in its own time, a moment after a socket opens or ends.
    let counted = |sockets: u32| {
        let line = format!("\nlucid_sockets {sockets}\n");
        while !service.stranger().get("/metrics").body.contains(&line) {
            std::thread::sleep(Duration::from_millis(10));
        }
    };
    counted(3);
    drop((first, second, third));
    counted(0);
    assert!(open(&ada).is_ok());
}

#[test]
fn a_message_that_is_too_long_ends_the_socket() {
    let service = Service::start();
    let mut socket = open(&service.guest("Ada")).unwrap();
    let long = "a".repeat(limits::MESSAGE + 1);
    let _ = socket.send(Message::text(long));
    ends(socket);
}

#[test]
fn signing_out_everywhere_ends_open_sockets() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    let socket = open(&ada).unwrap();
    let other = open(&service.guest("Bea")).unwrap();
    assert_eq!(ada.post("/api/sign-out-everywhere", "").status, 204);
    ends(socket);
    assert!(other.can_write());
}

#[test]
fn signing_out_on_one_device_ends_its_own_sockets_alone() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    let password = r#"{"password":"a quiet night"}"#;
    assert_eq!(ada.json("PUT", "/api/me/password", password).status, 200);
    let mut phone = service.stranger();
    let sign_in = r#"{"name":"Ada","password":"a quiet night"}"#;
    assert_eq!(phone.post("/api/sign-in", sign_in).status, 200);
    let (first, second) = (open(&ada).unwrap(), open(&ada).unwrap());
    let mut other = open(&phone).unwrap();
    assert_eq!(ada.post("/api/sign-out", "").status, 204);
    ends(first);
    ends(second);
    // That of the phone still answers.
    other.send(Message::text(r#"{"ping":{"at":7}}"#)).unwrap();
    loop {
        let news = other.read().unwrap().into_text().unwrap();
        if news.contains("pong") {
            break;
        }
        assert!(news.contains("welcome"), "{news}");
    }
}

#[test]
fn a_server_that_goes_ends_its_sockets() {
    let mut service = Service::start();
    let socket = open(&service.guest("Ada")).unwrap();
    service.ask_to_stop();
    ends(socket);
    service.wait();
}
