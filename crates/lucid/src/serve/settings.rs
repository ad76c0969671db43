//! The settings: command-line options override environment variables, which override the
//! file, which overrides the defaults.

use std::fs;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use lucid_server::config::{Config, Limits, Retention};
use lucid_texts::{Texts, arg};
use tracing_subscriber::filter::{LevelFilter, Targets};

use super::ServeArgs;
use super::file::{self, File};
use super::folder;
use crate::failure::Failure;
use crate::retention::{Keep, retention};

/// All settings, and what is logged. Creates the data folder.
pub(super) fn settled(args: &ServeArgs, texts: &Texts) -> Result<(Config, Targets), Failure> {
    let file = match &args.config {
        Some(path) => file::read(path, texts)?,
        None => File::default(),
    };
    let listen = (args.listen).or(file.listen).unwrap_or(LISTEN);
    let database = told(&args.database).or(file.database);
    let data_dir = (args.data_dir.clone()).or(file.data_dir);
    let nats = told(&args.nats).or(file.nats);
    let is_file = |url: &str| url.starts_with("sqlite:");
    // Before a folder or a file is created.
    if nats.is_some() && database.as_deref().is_none_or(is_file) {
        let problem = texts.complaint_nats_with_sqlite(
            arg::Database("--database postgres://…"),
            arg::Option("--nats"),
        );
        return Err(Failure::usage(texts, problem));
    }
    // With a database given, no folder is needed unless it is given as well.
    let needs_folder = data_dir.is_some() || database.is_none();
    let mut config = kept(listen, database, data_dir, texts)?;
    if needs_folder {
        make(&config.data_dir, texts)?;
    }
    config.nats = nats;
    config.public_url = (args.public_url.clone()).or(file.public_url);
    config.proxies = (args.proxies).or(file.proxies).unwrap_or(0);
    config.bot_lease = file.bot_lease.unwrap_or(config.bot_lease).max(1);
    config.silence = file.silence.unwrap_or(config.silence).max(1);
    config.session_days = (file.session_days.unwrap_or(config.session_days)).clamp(1, 365);
    config.limits = file.limits.unwrap_or_else(Limits::default);
    config.retention = retention(args.keep.or(file.keep), args.idle.or(file.idle));
    let log = (args.log.clone()).or(file.log);
    let usual = || Targets::new().with_default(LevelFilter::WARN);
    Ok((config, log.unwrap_or_else(usual)))
}

/// Where a server listens by default.
const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7777);

/// Where a server with these settings listens.
pub(crate) fn listen_address(
    listen: Option<SocketAddr>,
    config: Option<&Path>,
    texts: &Texts,
) -> Result<SocketAddr, Failure> {
    let file = match config {
        Some(path) => file::read(path, texts)?,
        None => File::default(),
    };
    Ok(listen.or(file.listen).unwrap_or(LISTEN))
}

/// The database of a server with these settings; nothing is created.
pub(crate) fn database(
    database: Option<String>,
    data_dir: Option<PathBuf>,
    config: Option<&Path>,
    texts: &Texts,
) -> Result<String, Failure> {
    let file = match config {
        Some(path) => file::read(path, texts)?,
        None => File::default(),
    };
    let database = told(&database).or(file.database);
    let nowhere = ([127, 0, 0, 1], 0).into();
    Ok(kept(nowhere, database, data_dir.or(file.data_dir), texts)?.database)
}

/// How long a server with these settings keeps data.
pub(crate) fn kept_for(
    keep: Keep,
    config: Option<&Path>,
    texts: &Texts,
) -> Result<Retention, Failure> {
    let file = match config {
        Some(path) => file::read(path, texts)?,
        None => File::default(),
    };
    Ok(retention(keep.or(file.keep), file.idle))
}

/// What is kept where.
fn kept(
    listen: SocketAddr,
    database: Option<String>,
    data_dir: Option<PathBuf>,
    texts: &Texts,
) -> Result<Config, Failure> {
    let data_dir = match (data_dir.or_else(folder::of_data), &database) {
        (Some(folder), _) => folder,
        (None, Some(_)) => PathBuf::new(),
        (None, None) => {
            let problem = texts.complaint_no_data_folder("--data-dir");
            return Err(Failure::usage(texts, problem));
        }
    };
    let mut config = Config::new(listen, data_dir);
    config.database = database.unwrap_or(config.database);
    Ok(config)
}

/// An empty variable counts as unset.
fn told(text: &Option<String>) -> Option<String> {
    text.clone().filter(|text| !text.is_empty())
}

fn make(folder: &Path, texts: &Texts) -> Result<(), Failure> {
    private(folder).map_err(|error| {
        let path = folder.display().to_string();
        Failure::of_file(&path, texts.complaint_no_folder(&error))
    })
}

/// Creates a folder that is private to its owner.
fn private(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}
