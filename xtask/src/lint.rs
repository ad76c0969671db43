//! Lints that come with a build.
//!
//! `cargo clippy` checks dependencies in a way that no build can use, so linting first
//! and building afterwards reads all of them twice. Clippy's driver is a compiler, too:
//! as the wrapper of the workspace's crates it lints them while they are compiled, and
//! dependencies are shared with every other build. It turns off some optimisations, so
//! programs that people run are built without it.

use std::process::Command;

/// Lets clippy compile the workspace's crates; a warning is an error.
pub(crate) fn linted(cargo: &mut Command) -> &mut Command {
    cargo
        .env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver")
        // What `cargo clippy -- -D warnings` would hand over.
        .env("CLIPPY_ARGS", "-Dwarnings__CLIPPY_HACKERY__")
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;
    use std::process::{Command, Stdio};
    use std::{env, fs, process};

    use super::linted;

    /// Whether a library gets through.
    fn compiles(source: &str) -> bool {
        let folder = env::temp_dir().join(format!("lucid-lint-{}", process::id()));
        let mut driver = linted(&mut Command::new("clippy-driver"))
            .args(["rustc", "--crate-type", "lib", "--emit", "metadata", "-"])
            .arg("--out-dir")
            .arg(&folder)
            .stdin(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("clippy is part of the toolchain");
        let mut input = driver.stdin.take().expect("it was asked for");
        input.write_all(source.as_bytes()).expect("it reads");
        drop(input);
        let done = driver.wait().expect("it ends").success();
        let _ = fs::remove_dir_all(folder);
        done
    }

    #[test]
    fn warnings_of_compiler_and_clippy_fail_a_build() {
        assert!(compiles("pub fn half(x: u8) -> u8 { x / 2 }"));
        assert!(!compiles("pub fn half(x: u8) -> u8 { let y = 1; x / 2 }"));
        assert!(!compiles("pub fn half(x: u8) -> u8 { return x / 2; }"));
    }
}
