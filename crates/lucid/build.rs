//! Puts the built browser client into the program, if it has been built.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/client");
    // A folder that is not there yet is watched as well.
    println!(
        "cargo::rerun-if-changed={}",
        web.join("assets.txt").display()
    );
    let mut table = String::from("&[\n");
    for name in names(&web) {
        let path = |kind: &str| web.join(format!("{name}{kind}")).display().to_string();
        let _ = writeln!(
            table,
            "Asset {{ name: {name:?}, plain: include_bytes!({:?}), gzip: include_bytes!({:?}), brotli: include_bytes!({:?}) }},",
            path(""),
            path(".gz"),
            path(".br"),
        );
    }
    table.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("assets.rs"), table).expect("cargo's own folder can be written");
}

/// The files of the client; none if it is not there or not whole.
fn names(web: &Path) -> Vec<String> {
    let Ok(list) = fs::read_to_string(web.join("assets.txt")) else {
        return Vec::new();
    };
    let names: Vec<String> = (list.lines())
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split(' ').next().map(str::to_owned))
        .collect();
    let whole = |name: &String| {
        ["", ".gz", ".br"]
            .iter()
            .all(|kind| web.join(format!("{name}{kind}")).is_file())
    };
    if names.iter().all(whole) {
        names
    } else {
        Vec::new()
    }
}
