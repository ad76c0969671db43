//! Makes a program callable from the page, with wasm-bindgen.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

/// A program and the script that loads it.
pub(crate) struct Bound {
    pub(crate) script: String,
    pub(crate) wasm: Vec<u8>,
}

/// Binds a program; `name` is what its script is called.
pub(crate) fn bind(built: &Path, name: &str) -> Result<Bound> {
    let folder = tempfile::tempdir()?;
    Bindgen::new()
        .input_path(built)
        .out_name(name)
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .typescript(false)
                .remove_name_section(true)
                .remove_producers_section(true)
                .omit_default_module_path(true)
                // The parts of a client that was split share these.
                .keep_lld_exports(true)
                .generate(folder.path())
        })
        .with_context(|| format!("wasm-bindgen could not read {name}"))?;
    let script = fs::read_to_string(folder.path().join(format!("{name}.js")))?;
    let wasm = fs::read(folder.path().join(format!("{name}_bg.wasm")))?;
    Ok(Bound { script, wasm })
}
