//! The way to the WebSocket.

use std::io::ErrorKind;
use std::net::TcpStream;
use std::time::Duration;

use protocol::limits;
use tungstenite::client::IntoClientRequest as _;
use tungstenite::http::HeaderValue;
use tungstenite::{Error, HandshakeError, Message, WebSocket};

use crate::{Browser, Service};

/// Opens the socket of a browser; otherwise the status.
fn open(browser: &Browser) -> Result<WebSocket<TcpStream>, u16> {
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
    // What is no upgrade is told so.
    assert_eq!(ada.get("/api/socket").problem().1, "malformed");
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
    let text = service.stranger().get("/metrics").body;
    assert!(text.contains("\nlucid_sockets 3\n"), "{text}");
    drop((first, second, third));
    // The server learns of it in its own time.
    while !service
        .stranger()
        .get("/metrics")
        .body
        .contains("\nlucid_sockets 0\n")
    {
        std::thread::sleep(Duration::from_millis(10));
    }
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
fn a_server_that_goes_ends_its_sockets() {
    let mut service = Service::start();
    let socket = open(&service.guest("Ada")).unwrap();
    service.ask_to_stop();
    ends(socket);
    service.wait();
}
