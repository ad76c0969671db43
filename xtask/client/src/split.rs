//! Cuts the client into the chunks of `crates/web/src/app/chunks.rs`.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use wasm_split_cli_support::Options;

use crate::bind::{Bound, bind};

/// The script that loads parts, as the others name it.
pub(crate) const LOADER: &str = "./parts.js";
/// The client's script, as the loader names it.
pub(crate) const CLIENT: &str = "./lucid.js";

/// The client in parts.
pub(crate) struct Client {
    /// What is loaded first.
    pub(crate) first: Bound,
    /// The script that loads the parts.
    pub(crate) loader: String,
    /// The parts, by the names that the loader gives them.
    pub(crate) parts: Vec<(String, Vec<u8>)>,
}

/// Splits and binds the built client.
pub(crate) fn client(built: &Path) -> Result<Client> {
    let input = fs::read(built).with_context(|| format!("{} was not built", built.display()))?;
    let folder = tempfile::tempdir()?;
    let first = folder.path().join("first.wasm");
    let mut options = Options::new(&input);
    options.output_dir = folder.path();
    options.main_out_path = &first;
    options.main_module = CLIENT;
    options.link_name = LOADER;
    let split = wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("the client could not be split: {error:#}"))?;
    let mut parts = Vec::new();
    for path in &split.split_modules {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        parts.push((name.into_owned(), fs::read(path)?));
    }
    Ok(Client {
        first: bind(&first, "lucid")?,
        loader: fs::read_to_string(folder.path().join(LOADER))?,
        parts,
    })
}
