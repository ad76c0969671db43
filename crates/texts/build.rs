//! Turns the Fluent files into Rust; see `generator`.

mod generator;

use std::path::{Path, PathBuf};
use std::{env, process};

fn main() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=generator");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    if let Err(problems) = generator::generate(&locales, generator::PARTS, &out) {
        for problem in problems {
            println!("cargo::error={problem}");
        }
        process::exit(1);
    }
}
