//! `cargo xtask check`: format, lints and the tests of what has changed.
//!
//! For the inner loop: it looks at the packages with changed files, and leaves out what
//! takes long (browsers, crashes, everything that depends on the change).

use std::collections::BTreeSet;

use anyhow::{Result, bail};

use crate::cargo;
use crate::lint::linted;
use crate::shell::{self, command, output, run_command, works};
use crate::web::{self, Effort};

/// Checks what differs from a commit, by default the last one.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let base = match words {
        [] => "HEAD",
        ["--base", base] => base,
        _ => bail!("usage: cargo xtask check [--base COMMIT]"),
    };
    shell::run("cargo fmt --all --check")?;
    let changed = output(&format!("git diff --name-only {base}"))?;
    let new = output("git ls-files --others --exclude-standard")?;
    let packages: BTreeSet<String> = (changed.lines().chain(new.lines()))
        .filter_map(package)
        .collect();
    if packages.is_empty() {
        eprintln!("\nno package has changed");
        return Ok(());
    }
    let chosen: String = packages.iter().map(|name| format!(" -p {name}")).collect();
    let line = if works("cargo nextest --version") {
        format!(
            "cargo nextest run{chosen} --no-tests pass --tests -E not(binary(browser)|binary(crash))"
        )
    } else {
        format!("cargo test{chosen} --lib --test it --test cli")
    };
    run_command(linted(&mut command(&line)), &line)?;
    if packages.contains("lucid-web") {
        // Most of the client is compiled for the browser alone.
        cargo::wait(vec![web::compile(Effort::Tests)?])?;
    }
    eprintln!("\n✓ checked: {}", Vec::from_iter(packages).join(", "));
    Ok(())
}

/// The package that a file belongs to; nothing for files of no package.
fn package(path: &str) -> Option<String> {
    let mut parts = path.split('/');
    match (parts.next()?, parts.next()?) {
        ("crates", "lucid") => Some("lucid".to_owned()),
        ("crates", name) => Some(format!("lucid-{name}")),
        ("xtask", "client") => Some("client-bundler".to_owned()),
        ("xtask", "book") | ("docs", _) => Some("lucid-book".to_owned()),
        ("xtask", _) => Some("xtask".to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::package;

    #[test]
    fn a_file_leads_to_its_package() {
        let of = |path| package(path).unwrap_or_default();
        assert_eq!(of("crates/dreamscape/src/lib.rs"), "lucid-dreamscape");
        assert_eq!(of("crates/texts/locales/en/web.ftl"), "lucid-texts");
        assert_eq!(of("crates/lucid/src/main.rs"), "lucid");
        assert_eq!(of("xtask/client/src/pack.rs"), "client-bundler");
        assert_eq!(of("xtask/src/main.rs"), "xtask");
        assert_eq!(of("docs/src/host.md"), "lucid-book");
        assert_eq!(of("README.md"), "");
    }
}
