//! The programs that tests talk to start, come back and end.

use std::io::{BufRead, BufReader};
use std::net::TcpStream;

use lucid_testkit::services::NatsServer;

/// The first line that a NATS server says.
fn greeting(url: &str) -> Option<String> {
    let address = url.strip_prefix("nats://")?;
    let stream = TcpStream::connect(address).ok()?;
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line).ok()?;
    Some(line)
}

#[test]
fn nats_is_itself_again_after_a_restart() {
    let mut nats = NatsServer::start();
    let url = nats.url();
    for _ in 0..2 {
        let hello = greeting(&url).expect("it answers");
        assert!(hello.starts_with("INFO {"), "{hello}");
        nats.restart();
    }
    nats.stop();
    assert_eq!(greeting(&url), None);
    nats.restart();
    drop(nats);
    assert_eq!(greeting(&url), None);
}
