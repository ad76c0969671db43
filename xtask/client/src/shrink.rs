//! Makes the files of a release smaller, with the tools of the field: `wasm-opt` for wasm and
//! Terser for scripts.
//!
//! Both run in Node. `cargo xtask` installs them for releases and figures; a client that is
//! built without them, as `cargo install` does, works just the same and is a little larger.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::thread;

use anyhow::{Context, Result, ensure};

use crate::bind::Bound;
use crate::split::Client;

/// What browsers of 2023 know beyond the first version of wasm, which is what the compiler
/// uses, too: an optimiser that uses more would shut some of them out.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// The tools, or none: then files stay as they are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tools<'a> {
    /// The folder in which npm has installed them.
    pub(crate) folder: Option<&'a Path>,
}

impl Tools<'_> {
    /// Shrinks the client and the program of the bots.
    pub(crate) fn shrink_programs(self, client: &mut Client, bot_worker: &mut Bound) -> Result<()> {
        let scripts = [
            &mut client.first.script,
            &mut client.loader,
            &mut bot_worker.script,
        ];
        for script in scripts {
            *script = self.shrink_script(script)?;
        }
        let parts = client.parts.iter_mut().map(|(_, wasm)| wasm);
        let programs = [&mut client.first.wasm, &mut bot_worker.wasm];
        match self.folder {
            Some(folder) => shrink_all(folder, programs.into_iter().chain(parts)),
            None => Ok(()),
        }
    }

    /// A script smaller than it is. It has to be a module: the names of others are global.
    pub(crate) fn shrink_script(self, script: &str) -> Result<String> {
        let Some(folder) = self.folder else {
            return Ok(script.to_owned());
        };
        let options = ["--module", "--compress", "--mangle"];
        let input = ("script.js", script.as_bytes());
        let small = run(folder.join("terser/bin/terser"), input, &options)?;
        Ok(String::from_utf8(small)?)
    }
}

/// Shrinks modules, as many at a time as there are processors.
fn shrink_all<'a>(
    folder: &Path,
    modules: impl Iterator<Item = &'a mut Vec<u8>> + Send,
) -> Result<()> {
    let waiting = Mutex::new(modules);
    let next = || waiting.lock().expect("no worker panics").next();
    let work = || {
        while let Some(module) = next() {
            *module = optimised(folder, module)?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let count = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..count).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().expect("no worker panics"))
    })
}

/// For what is compressed later: `-Oz`, or what is computed once instead of twice, makes a
/// module smaller and its compressed form larger.
const FOR_COMPRESSION: [&str; 2] = ["-Os", "--skip-pass=local-cse"];

/// A module as small as `wasm-opt` can make it.
fn optimised(folder: &Path, module: &[u8]) -> Result<Vec<u8>> {
    let options: Vec<&str> = FEATURES.into_iter().chain(FOR_COMPRESSION).collect();
    let input = ("module.wasm", module);
    run(folder.join("binaryen/bin/wasm-opt"), input, &options)
}

/// What a tool makes of a file with this name.
fn run(tool: PathBuf, (name, bytes): (&str, &[u8]), options: &[&str]) -> Result<Vec<u8>> {
    let folder = tempfile::tempdir()?;
    let (input, output) = (folder.path().join(name), folder.path().join("small"));
    fs::write(&input, bytes)?;
    let status = Command::new("node")
        .arg(&tool)
        .arg(&input)
        .args(options)
        .arg("-o")
        .arg(&output)
        .status()
        .context("could not start node")?;
    ensure!(status.success(), "{} failed", tool.display());
    fs::read(&output).with_context(|| format!("{} wrote nothing", tool.display()))
}
