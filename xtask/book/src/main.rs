//! `cargo run -p lucid-book [FOLDER]` builds the book, into `target/book` by default.

use std::path::{Path, PathBuf};

use anyhow::Result;

fn main() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let out = std::env::args_os().nth(1).map(PathBuf::from);
    let out = out.unwrap_or_else(|| root.join("target/book"));
    lucid_book::build(&root.join("docs"), &out)?;
    println!("{}", out.join("index.html").display());
    Ok(())
}
