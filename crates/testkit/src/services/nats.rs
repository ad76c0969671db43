//! A NATS server.

use std::process::{Child, Command, Stdio};

use super::program::{answers, find, free_port, stop};

/// A NATS server, stopped when dropped.
#[derive(Debug)]
pub struct NatsServer {
    port: u16,
    child: Child,
}

impl NatsServer {
    /// Starts a server and waits until it answers.
    pub fn start() -> NatsServer {
        for _ in 0..8 {
            // Another process may take the port first: then try another one.
            let port = free_port();
            if let Some(child) = run(port) {
                return NatsServer { port, child };
            }
        }
        panic!("nats-server does not start")
    }

    /// Its address: `nats://…`.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Stops it and closes all connections.
    pub fn stop(&mut self) {
        stop(&mut self.child, "TERM");
    }

    /// Stops it if it runs, and starts it again on the same port.
    pub fn restart(&mut self) {
        self.stop();
        self.child = run(self.port).expect("nats-server starts again");
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        self.stop();
    }
}

fn run(port: u16) -> Option<Child> {
    let program = find("nats-server", &["/usr/sbin".into()], "nats-server");
    let mut child = Command::new(program)
        .args(["-a", "127.0.0.1", "-p", &port.to_string()])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("nats-server can be started");
    let up = answers(&mut child, port);
    if !up {
        let _ = child.wait();
    }
    up.then_some(child)
}
