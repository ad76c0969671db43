//! `lucid serve`: the game in the browser and tables on the web, from this program alone.

mod addresses;
mod answer;
mod assets;
mod browser;
mod file;
mod folder;
mod log;
mod settings;
mod signals;

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use lucid_server::Server;
use lucid_server::config::{Config, PublicUrl};
use lucid_texts::{Texts, arg};
use tokio::net::TcpListener;
use tracing_subscriber::filter::Targets;

pub(crate) use settings::{database, kept_for, listen_address};

use crate::failure::Failure;
use crate::output;
use crate::retention::{Idle, Keep};
use crate::store_failure::of_start;

/// Where to listen, where to store what, and whether to open a browser. What is set neither
/// here nor in the environment comes from the file or has a default.
#[derive(Debug, clap::Args)]
pub(crate) struct ServeArgs {
    /// Address and port to listen on; port 0 means any free port [default: 127.0.0.1:7777]
    #[arg(long, value_name = "ADDRESS", env = "LUCID_LISTEN")]
    listen: Option<SocketAddr>,
    /// Database: sqlite:FILE or postgres://… [default: lucid.db in the data folder]
    #[arg(
        long,
        value_name = "URL",
        env = "LUCID_DATABASE",
        hide_env_values = true
    )]
    database: Option<String>,
    /// Message bus that joins several servers: nats://…
    #[arg(long, value_name = "URL", env = "LUCID_NATS", hide_env_values = true)]
    nats: Option<String>,
    /// Data folder [default: the system's]
    #[arg(long, value_name = "FOLDER", env = "LUCID_DATA_DIR")]
    data_dir: Option<PathBuf>,
    /// Address that people open, with http or https
    #[arg(long, value_name = "URL", env = "LUCID_PUBLIC_URL")]
    public_url: Option<PublicUrl>,
    /// Number of reverse proxies in front that pass on the caller's address [default: 0]
    #[arg(long, value_name = "N", env = "LUCID_PROXIES")]
    proxies: Option<u8>,
    #[command(flatten)]
    idle: Idle,
    #[command(flatten)]
    keep: Keep,
    /// Log level: error, warn, info, debug, or parts such as lucid_server=debug [default: warn]
    #[arg(long, value_name = "LEVEL", env = "LUCID_LOG")]
    log: Option<Targets>,
    /// File with these settings and limits, in TOML
    #[arg(long, value_name = "FILE", env = "LUCID_CONFIG")]
    config: Option<PathBuf>,
    /// Does not open the browser
    #[arg(long)]
    no_open: bool,
    /// Serves no pages, only the interface for programs
    #[arg(long)]
    no_pages: bool,
    /// Folder with the browser client, as `cargo xtask web` builds it [default: the built-in client]
    #[arg(long, value_name = "FOLDER", env = "LUCID_CLIENT")]
    client: Option<PathBuf>,
}

/// How long the program waits for background work before it exits.
const LAST_WORK: Duration = Duration::from_secs(1);

pub(crate) fn run(args: &ServeArgs, texts: &Texts) -> Result<ExitCode> {
    if let Some(folder) = &args.client {
        assets::serve_folder(folder).map_err(|error| {
            let (folder, reason) = (folder.display().to_string(), texts.system_reason(&error));
            let problem = texts.complaint_bad_client(
                arg::Command("cargo xtask web"),
                arg::Folder(folder),
                arg::Reason(reason),
            );
            Failure::usage(texts, problem)
        })?;
    }
    if !args.no_pages && assets::all().is_empty() {
        let problem = texts.complaint_no_client("cargo xtask play");
        return Err(Failure::usage(texts, problem).into());
    }
    let (config, log) = settings::settled(args, texts)?;
    log::start(log);
    signals::allow_many_files();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(serve(args, config, texts))?;
    // Nobody needs a bot's choice or a password's hash any more.
    runtime.shutdown_timeout(LAST_WORK);
    Ok(ExitCode::SUCCESS)
}

async fn serve(args: &ServeArgs, mut config: Config, texts: &Texts) -> Result<()> {
    let listener = listen(config.listen, texts).await?;
    config.listen = listener.local_addr()?;
    config.network = addresses::of_machine(config.listen);
    let pages = if args.no_pages {
        lucid_server::no_pages
    } else {
        answer::to
    };
    let stop = signals::stop();
    let server = Server::open(&config, pages).await;
    let server = server.map_err(|error| of_start(texts, &error))?;
    let url = match &config.public_url {
        Some(url) => format!("{url}/"),
        None => format!("http://{}/", reachable(config.listen)),
    };
    let mut out = output::stdout();
    writeln!(out, "{}", texts.serving(&url))?;
    if config.public_url.is_none() && !config.network.is_empty() {
        let urls: Vec<String> = (config.network.iter())
            .map(|address| format!("http://{address}/"))
            .collect();
        writeln!(out, "{}", texts.serving_network(&urls))?;
    }
    if !args.no_pages && assets::named("book/index.html").is_some() {
        writeln!(out, "{}", texts.serving_book(format!("{url}book/")))?;
    }
    out.flush()?;
    drop(out);
    if !args.no_open && !args.no_pages {
        browser::open(&url);
    }
    server.serve(listener, stop).await;
    Ok(())
}

async fn listen(address: SocketAddr, texts: &Texts) -> Result<TcpListener, Failure> {
    TcpListener::bind(address).await.map_err(|error| {
        let address = address.to_string();
        let problem = match error.kind() {
            io::ErrorKind::AddrInUse => texts.complaint_address_taken(
                arg::Address(address),
                arg::Option("--listen 127.0.0.1:0"),
            ),
            _ => texts.complaint_no_address(
                arg::Address(address),
                arg::Reason(texts.system_reason(&error)),
            ),
        };
        Failure::usage(texts, problem)
    })
}

/// The address to connect to; a server that listens on all addresses is reached on this machine.
pub(crate) fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(match address {
            SocketAddr::V4(_) => std::net::Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => std::net::Ipv6Addr::LOCALHOST.into(),
        });
    }
    address
}
