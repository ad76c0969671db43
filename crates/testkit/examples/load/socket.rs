//! A WebSocket that costs next to nothing: the driver shares its machine with
//! the server that it measures.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};

use lucid_testkit::online::http;

const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;

/// An open socket.
#[derive(Debug)]
pub(crate) struct Socket {
    pub(crate) stream: TcpStream,
    /// Bytes of a frame that has not yet come whole.
    inbox: Vec<u8>,
    /// Bytes that the kernel has not yet taken.
    outbox: Vec<u8>,
}

impl Socket {
    /// Connects and waits for the server's consent.
    pub(crate) fn open(
        server: SocketAddr,
        from: Ipv4Addr,
        path: &str,
        headers: &[(&'static str, String)],
    ) -> io::Result<Socket> {
        let mut stream = http::connect(server, from)?;
        let mut request = format!(
            "GET {path} HTTP/1.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: bHVjaWRseWRyZWFtaW5nLg==\r\n"
        );
        for (name, value) in headers {
            request += &format!("{name}: {value}\r\n");
        }
        request += "\r\n";
        stream.write_all(request.as_bytes())?;
        let (mut answer, mut bytes) = (Vec::new(), [0; 4096]);
        let end = loop {
            let read = stream.read(&mut bytes)?;
            answer.extend_from_slice(&bytes[..read]);
            if let Some(end) = answer.windows(4).position(|four| four == b"\r\n\r\n") {
                break end + 4;
            }
            if read == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        };
        if !answer.starts_with(b"HTTP/1.1 101") {
            let text = String::from_utf8_lossy(&answer).into_owned();
            return Err(io::Error::other(text));
        }
        Ok(Socket {
            stream,
            inbox: answer.split_off(end),
            outbox: Vec::new(),
        })
    }

    /// Sends a text. What the kernel does not take at once goes with the next one.
    pub(crate) fn say(&mut self, text: &str) -> io::Result<()> {
        frame(TEXT, text.as_bytes(), &mut self.outbox);
        self.flush()
    }

    /// Sends what is left.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        while !self.outbox.is_empty() {
            match self.stream.write(&self.outbox) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(sent) => drop(self.outbox.drain(..sent)),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Reads once and passes on every text that is whole now.
    pub(crate) fn hear(
        &mut self,
        scratch: &mut [u8],
        mut each: impl FnMut(&str),
    ) -> io::Result<()> {
        let read = match self.stream.read(scratch) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => 0,
            Err(error) => return Err(error),
        };
        if self.inbox.is_empty() {
            let used = self.take(&scratch[..read], &mut each)?;
            self.inbox.extend_from_slice(&scratch[used..read]);
        } else {
            self.inbox.extend_from_slice(&scratch[..read]);
            let inbox = std::mem::take(&mut self.inbox);
            let used = self.take(&inbox, &mut each)?;
            self.inbox = inbox;
            self.inbox.drain(..used);
        }
        Ok(())
    }

    /// Waits for the first text of which `wanted` makes something.
    pub(crate) fn wait<T>(&mut self, mut wanted: impl FnMut(&str) -> Option<T>) -> io::Result<T> {
        let mut scratch = vec![0; 64 * 1024];
        let mut found = None;
        // Something may have come with the consent.
        let inbox = std::mem::take(&mut self.inbox);
        let used = self.take(&inbox, &mut |text| {
            found = found.take().or_else(|| wanted(text));
        })?;
        self.inbox = inbox[used..].to_vec();
        loop {
            if let Some(found) = found {
                return Ok(found);
            }
            self.hear(&mut scratch, |text| {
                found = found.take().or_else(|| wanted(text));
            })?;
        }
    }

    /// Takes all whole frames; says how many bytes they were.
    fn take(&mut self, bytes: &[u8], each: &mut impl FnMut(&str)) -> io::Result<usize> {
        let mut used = 0;
        while let Some((kind, from, to)) = whole(&bytes[used..]) {
            let payload = &bytes[used + from..used + to];
            used += to;
            match kind {
                TEXT => each(std::str::from_utf8(payload).map_err(io::Error::other)?),
                PING => {
                    frame(PONG, payload, &mut self.outbox);
                    self.flush()?;
                }
                CLOSE => return Err(io::ErrorKind::ConnectionAborted.into()),
                _ => {}
            }
        }
        Ok(used)
    }
}

/// The kind of the first frame and where its payload lies, if it is whole.
/// Servers do not mask, and those measured here do not split messages.
fn whole(bytes: &[u8]) -> Option<(u8, usize, usize)> {
    let (kind, length) = (bytes.first()? & 15, *bytes.get(1)? & 127);
    let (from, length) = match length {
        126 => (
            4,
            u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?).into(),
        ),
        127 => (
            10,
            u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?) as usize,
        ),
        length => (2, length.into()),
    };
    (bytes.len() >= from + length).then_some((kind, from, from + length))
}

/// Appends a frame. The mask, which clients must send, is all zeros: it changes
/// nothing, and costs nothing.
fn frame(kind: u8, payload: &[u8], out: &mut Vec<u8>) {
    out.push(0x80 | kind);
    match payload.len() {
        length @ 0..126 => out.push(0x80 | length as u8),
        length @ 126..65536 => {
            out.push(0x80 | 126);
            out.extend_from_slice(&(length as u16).to_be_bytes());
        }
        length => {
            out.push(0x80 | 127);
            out.extend_from_slice(&(length as u64).to_be_bytes());
        }
    }
    out.extend_from_slice(&[0; 4]);
    out.extend_from_slice(payload);
}
