//! Puts the browser client and the book into the program, and says which commit it is.
//!
//! `cargo install` has to end in a program with its client, so an optimised build makes
//! the client itself, with a cargo of its own in a folder of its own. `LUCID_EMBED` names
//! a folder with a client that has been built already. Debug builds carry nothing: they
//! serve a folder (`--client`).

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// What the client is compiled for.
const WASM: &str = "wasm32-unknown-unknown";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=LUCID_EMBED");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let optimised = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let embed = env::var_os("CARGO_FEATURE_EMBED").is_some() && optimised;
    let mut table = String::from("&[\n");
    if embed {
        let client = match env::var_os("LUCID_EMBED") {
            Some(folder) => PathBuf::from(folder),
            None => build_client(&out),
        };
        println!(
            "cargo::rerun-if-changed={}",
            client.join("assets.txt").display()
        );
        for name in names(&client) {
            let path = |kind: &str| client.join(format!("{name}{kind}")).display().to_string();
            let _ = writeln!(
                table,
                "({name:?}, include_bytes!({:?}), include_bytes!({:?}), include_bytes!({:?})),",
                path(""),
                path(".gz"),
                path(".br"),
            );
        }
    }
    table.push(']');
    fs::write(out.join("assets.rs"), table).expect("cargo's own folder can be written");
    if optimised && let Some((commit, date)) = commit() {
        println!("cargo::rustc-env=LUCID_COMMIT={commit}");
        println!("cargo::rustc-env=LUCID_COMMIT_DATE={date}");
    }
}

/// The names of a client's files.
fn names(client: &Path) -> Vec<String> {
    let list = client.join("assets.txt");
    let list = fs::read_to_string(&list).unwrap_or_else(|e| panic!("{}: {e}", list.display()));
    list.lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split(' ').next().map(str::to_owned))
        .collect()
}

/// Builds client and book into cargo's folder for this package.
fn build_client(out: &Path) -> PathBuf {
    for source in [
        "crates/web",
        "crates/art",
        "crates/bots",
        "crates/texts",
        "xtask/client",
        "docs/src",
    ] {
        println!("cargo::rerun-if-changed={}", root().join(source).display());
    }
    let target = out.join("target");
    let (client, book) = (out.join("client"), out.join("book"));
    let libraries = Command::new(env::var_os("RUSTC").expect("cargo sets it"))
        .args(["--print", "target-libdir", "--target", WASM])
        .output();
    let there = libraries.is_ok_and(|said| {
        let path = String::from_utf8_lossy(&said.stdout).into_owned();
        Path::new(path.trim()).is_dir()
    });
    assert!(
        there,
        "the browser client is compiled for {WASM}, which this Rust does not have: \
         run `rustup target add {WASM}`, or leave the client out with --no-default-features"
    );
    let wasm = target.join(WASM).join("web");
    cargo(
        &target,
        &[
            "build",
            "-p",
            "lucid-web",
            "--bins",
            "--target",
            WASM,
            "--profile",
            "web",
        ],
        &[],
    );
    cargo(&target, &["run", "-p", "lucid-book", "--"], &[&book]);
    let bundle = ["run", "-p", "client-bundler", "--", "small"];
    cargo(&target, &bundle, &[&wasm, &client, &book]);
    client
}

/// Runs cargo in the workspace, without what the cargo around it has set.
fn cargo(target: &Path, args: &[&str], paths: &[&Path]) {
    let mut command = Command::new(env::var_os("CARGO").expect("cargo sets it"));
    for (name, _) in env::vars_os() {
        let name = name.to_string_lossy().into_owned();
        let ours = ["CARGO_HOME", "CARGO_MAKEFLAGS", "CARGO_HTTP_CAINFO"].contains(&name.as_str());
        let set_by_cargo = name.starts_with("CARGO_") || name.starts_with("RUSTC");
        if (set_by_cargo && !ours) || name == "RUSTFLAGS" || name == "TARGET" {
            command.env_remove(name);
        }
    }
    let status = command
        .args(args)
        .args(paths)
        .env("CARGO_TARGET_DIR", target)
        .current_dir(root())
        .status();
    assert!(
        status.is_ok_and(|status| status.success()),
        "cargo {} failed: the browser client could not be built",
        args.join(" ")
    );
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The commit that is built, with `-dirty` after it where files were changed, and its
/// date; nothing outside of a clone.
fn commit() -> Option<(String, String)> {
    let git = |args: &[&str]| {
        let said = Command::new("git")
            .args(args)
            .current_dir(root())
            .output()
            .ok()?;
        let text = String::from_utf8(said.stdout).ok()?;
        said.status.success().then(|| text.trim().to_owned())
    };
    for path in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--git-path", path])?;
        println!("cargo::rerun-if-changed={}", root().join(path).display());
    }
    let hash = git(&["rev-parse", "--short=10", "HEAD"])?;
    let date = git(&["show", "-s", "--format=%cs", "HEAD"])?;
    let clean = git(&["status", "--porcelain", "--untracked-files=no"])?.is_empty();
    let hash = if clean { hash } else { format!("{hash}-dirty") };
    Some((hash, date))
}
