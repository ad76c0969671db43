//! `cargo run -p lucid-book [FOLDER]` builds the book, into `target/book` by default.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let out = std::env::args_os().nth(1).map(PathBuf::from);
    let out = out.unwrap_or_else(|| root.join("target/book"));
    match lucid_book::build(&root.join("docs"), &out) {
        Ok(()) => {
            println!("{}", out.join("index.html").display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}
