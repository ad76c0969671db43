//! A server process that is measured.

use std::io::{self, BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::machine::{self, Usage};

/// A server that runs until this is dropped.
#[derive(Debug)]
pub(crate) struct Host {
    process: Child,
    /// Where it listens.
    pub(crate) address: SocketAddr,
    /// Its files, which go with it.
    _folder: TempDir,
}

impl Host {
    /// Our own server: a SQLite file below `scratch`, all defaults, commits durable.
    pub(crate) fn lucid(program: &Path, scratch: &Path) -> io::Result<Host> {
        let folder = TempDir::new_in(scratch)?;
        // Free now; nobody else is likely to take it within a moment.
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
        let process = Command::new(program)
            .args(["serve", "--no-pages", "--listen", &free.to_string()])
            .arg("--data-dir")
            .arg(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::inherit())
            .spawn()?;
        let host = Host {
            process,
            address: free,
            _folder: folder,
        };
        host.answers()?;
        Ok(host)
    }

    /// boardgame.io's server from the folder where it is installed.
    pub(crate) fn boardgame_io(folder: &Path, scratch: &Path) -> io::Result<Host> {
        let mut process = Command::new("node")
            .arg("server.js")
            .current_dir(folder)
            .env("NODE_ENV", "production")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()?;
        let out = process.stdout.take().expect("piped");
        let port = (BufReader::new(out).lines().map_while(Result::ok))
            .find_map(|line| line.strip_prefix("listening ")?.parse::<u16>().ok())
            .ok_or_else(|| io::Error::other("boardgame.io did not say where it listens"))?;
        let host = Host {
            process,
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, port)),
            _folder: TempDir::new_in(scratch)?,
        };
        host.answers()?;
        Ok(host)
    }

    /// What it has used so far.
    pub(crate) fn usage(&self) -> Usage {
        machine::usage(self.process.id())
    }

    fn answers(&self) -> io::Result<()> {
        let patience = Instant::now() + Duration::from_secs(30);
        loop {
            match TcpStream::connect(self.address) {
                Ok(_) => return Ok(()),
                Err(error) if Instant::now() > patience => return Err(error),
                Err(_) => std::thread::sleep(Duration::from_millis(20)),
            }
        }
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
