//! What the tests use beside Rust: installed where they may, else named in one line.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

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

/// The checker of accessibility, the one version that the tests know.
const AXE: &str = "4.10.3";
const AXE_HASH: &str = "0f2b4d7dcdf7d1219df8d1959ad68e565f51d14c3f0d88bb71cd59abeb956292";

/// Pages are checked with axe-core, which lies in `target/axe`.
pub(crate) fn axe() -> Result<()> {
    let folder = root().join("target/axe");
    if folder.join("package/axe.min.js").is_file() {
        return Ok(());
    }
    fs::create_dir_all(&folder)?;
    package("npm", || works("npm --version"))?;
    let archive = folder.join(format!("axe-core-{AXE}.tgz"));
    shell::run(&format!(
        "npm pack --silent axe-core@{AXE} --pack-destination {}",
        folder.display()
    ))
    .context("axe-core is missing and could not be fetched")?;
    let bytes = fs::read(&archive)?;
    let hash: String = (Sha256::digest(&bytes).iter())
        .map(|byte| format!("{byte:02x}"))
        .collect();
    if hash != AXE_HASH {
        fs::remove_file(&archive)?;
        bail!("axe-core is not what it was when its hash was taken");
    }
    let (archive, folder) = (archive.display(), folder.display());
    shell::run(&format!(
        "tar -xzf {archive} -C {folder} package/axe.min.js"
    ))
}
