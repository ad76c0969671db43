//! `lucid health`: asks a server on this machine how it is, for health checks in
//! containers that have no other program to ask with.

use std::io::{self, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use lucid_texts::{Texts, arg};

use crate::failure::Failure;
use crate::{output, serve};

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(4);
/// The most bytes of an answer that are read.
const ANSWER: u64 = 4096;

/// Which server, and what is asked.
#[derive(Debug, clap::Args)]
pub(crate) struct HealthArgs {
    /// Address and port the server listens on [default: 127.0.0.1:7777]
    #[arg(long, value_name = "ADDRESS", env = "LUCID_LISTEN")]
    listen: Option<SocketAddr>,
    /// File with the server's settings, in TOML
    #[arg(long, value_name = "FILE", env = "LUCID_CONFIG")]
    config: Option<PathBuf>,
    /// Checks whether it can serve and save, not only whether it is alive
    #[arg(long)]
    ready: bool,
}

pub(crate) fn run(args: &HealthArgs, texts: &Texts) -> Result<ExitCode> {
    let listen = serve::listen_address(args.listen, args.config.as_deref(), texts)?;
    let address = serve::reachable(listen);
    let path = match args.ready {
        true => "/readyz",
        false => "/healthz",
    };
    let name = address.to_string();
    let answer = ask(address, path).map_err(|error| {
        let problem = texts.complaint_no_answer(
            arg::Address(&name),
            arg::Reason(texts.system_reason(&error)),
        );
        Failure::failed(texts, problem)
    })?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).unwrap_or_default();
    if status != "200" {
        let problem = texts.complaint_not_healthy(arg::Address(&name), arg::Status(status));
        return Err(Failure::failed(texts, problem).into());
    }
    let mut out = output::stdout();
    writeln!(out, "{}", output::tame(body.trim()))?;
    Ok(ExitCode::SUCCESS)
}

/// Sends one request on its own connection.
fn ask(address: SocketAddr, path: &str) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"
    )?;
    let mut answer = Vec::new();
    stream.take(ANSWER).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
