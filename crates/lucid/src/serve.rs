//! `lucid serve`: the game in the browser, from this program alone.

mod answer;
mod assets;
mod browser;

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::process::ExitCode;

use anyhow::Result;
use axum::Router;
use axum::extract::Request;
use axum::response::Response;
use texts::{Complaint, Texts};
use tokio::net::TcpListener;

use crate::failure::Failure;
use crate::output;

/// Where to listen, and whether to open a browser.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Address and port to listen on; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7777")]
    listen: SocketAddr,
    /// Does not open the browser
    #[arg(long)]
    no_open: bool,
}

pub(crate) fn run(args: &Args, texts: &Texts) -> Result<ExitCode> {
    if assets::ALL.is_empty() {
        let problem = Complaint::NoClient {
            command: "cargo xtask play",
        };
        return Err(Failure::usage(texts, texts.complaint(problem)).into());
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_io()
        .enable_time()
        .build()?;
    runtime.block_on(serve(args, texts))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(args: &Args, texts: &Texts) -> Result<()> {
    let listener = TcpListener::bind(args.listen).await.map_err(|error| {
        let address = args.listen.to_string();
        let problem = match error.kind() {
            io::ErrorKind::AddrInUse => Complaint::AddressTaken {
                address: &address,
                option: "--listen 127.0.0.1:0",
            },
            _ => Complaint::NoAddress {
                address: &address,
                error: &error,
            },
        };
        Failure::usage(texts, texts.complaint(problem))
    })?;
    let url = format!("http://{}/", listener.local_addr()?);
    let mut out = output::stdout();
    writeln!(out, "{}", texts.serving(&url))?;
    out.flush()?;
    drop(out);
    if !args.no_open {
        browser::open(&url);
    }
    axum::serve(listener, app())
        .with_graceful_shutdown(async {
            // Without signals the program is ended from outside, as any other.
            let _ = tokio::signal::ctrl_c().await;
        })
        .await?;
    Ok(())
}

/// All that is answered.
fn app() -> Router {
    Router::new().fallback(page)
}

async fn page(request: Request) -> Response {
    answer::to(request.method(), request.uri().path(), request.headers())
}
