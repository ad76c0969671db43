//! Simulated people: what they make of an answer, and of a server that says nothing.

use std::net::{TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

use lucid_protocol::{ClientMessage, ServerMessage};
use lucid_testkit::online::http::{PATIENCE, Reply};
use lucid_testkit::online::{ClientError, ClientSocket, OWN};
use tungstenite::Message;

#[test]
fn a_body_in_chunks_is_put_together() {
    let reply = Reply::parse(
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nA;x\r\n0123456789\r\n0\r\n\r\n",
    )
    .expect("an answer");
    assert_eq!(
        (reply.status, reply.text().as_str()),
        (200, "abc0123456789")
    );
}

#[test]
fn half_an_answer_is_none() {
    assert!(Reply::parse(b"HTTP/1.1 200 OK\r\nx: y\r\n").is_none());
    let cut = b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nabc";
    assert!(Reply::parse(cut).is_none());
}

#[test]
fn a_server_that_froze_is_noticed_by_whoever_says_something() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let (done, wait) = std::sync::mpsc::channel::<()>();
    let server = thread::spawn(move || {
        let (stream, _) = listener.accept().expect("a connection");
        let mut socket = tungstenite::accept(stream).expect("a socket");
        // It answers once, and never again.
        let ping = socket.read().expect("a ping").into_text().expect("a text");
        assert!(ping.starts_with(r#"{"ping""#), "{ping}");
        let pong = ServerMessage::Pong { at: OWN, now: 1 };
        let pong = serde_json::to_string(&pong).expect("it can be written");
        socket.send(Message::text(pong)).expect("it is sent");
        let _ = wait.recv();
    });
    let stream = TcpStream::connect(address).expect("a connection");
    let mut socket = ClientSocket::open(stream, &[]).expect("a socket");
    // However busy the machine is, the one answer comes.
    socket.silence = PATIENCE;
    socket.ping().expect("it is sent");
    while socket.is_doubtful() {
        // A sign of life that the socket asked for itself is not passed on.
        let none = socket.next_within(Duration::from_millis(50));
        assert!(matches!(none, Err(ClientError::Silence)), "{none:?}");
    }
    // No other comes, however long the socket waits.
    socket.silence = Duration::from_millis(100);
    socket
        .send(&ClientMessage::Start { id: 1 })
        .expect("it is sent");
    let gone = socket.next_message();
    assert!(matches!(gone, Err(ClientError::Gone(_))), "{gone:?}");
    drop(done);
    server.join().expect("it ends");
}
