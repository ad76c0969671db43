//! Turns the compiled browser client into the files that are served: bound to
//! JavaScript, split into parts that load later, named by their contents, compressed.
//!
//! What never changes under its name (script, wasm, style, pictures) carries a hash in
//! it; the page, the service worker and the manifest keep theirs. `cargo xtask web`
//! calls this, and so does the build of a program that carries its client.

mod bind;
mod pack;
mod page;
mod shrink;
mod split;

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, bail};

use shrink::Tools;

const USAGE: &str = "client-bundler small|quick WASM_FOLDER OUT_FOLDER [BOOK_FOLDER [NODE_FOLDER]]";

/// How much effort goes into making files small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effort {
    /// As small as they can be, for a release.
    Small,
    /// As soon as they can be, for the first evening and for tests.
    Quick,
}

fn main() -> Result<()> {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let (effort, wasm, out, more) = match args.as_slice() {
        ["small", wasm, out, more @ ..] => (Effort::Small, wasm, out, more),
        ["quick", wasm, out, more @ ..] => (Effort::Quick, wasm, out, more),
        _ => bail!("usage: {USAGE}"),
    };
    let wasm = Path::new(wasm);
    let tools = Tools {
        folder: more.get(1).map(Path::new),
    };
    let mut client = split::client(&wasm.join("client.wasm"))?;
    let mut bot_worker = bind::bind(&wasm.join("bot_worker.wasm"), "bot_worker")?;
    tools.shrink_programs(&mut client, &mut bot_worker)?;
    let mut files = page::assemble(client, bot_worker, tools)?;
    if let [book, ..] = more {
        files.extend(book_files(Path::new(book))?);
    }
    pack::write(Path::new(out), &files, effort)
}

/// The pages of the book, to be served below `book/`.
fn book_files(folder: &Path) -> Result<Vec<pack::File>> {
    let mut paths = files_below(folder)?;
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.strip_prefix(folder)?.to_string_lossy().into_owned();
        let name = format!("book/{}", name.replace('\\', "/"));
        Ok(pack::File::new(&name, fs::read(&path)?))
    };
    paths.into_iter().map(read).collect()
}

fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("{} is missing", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        match path.is_dir() {
            true => files.extend(files_below(&path)?),
            false => files.push(path),
        }
    }
    Ok(files)
}

/// The folder of the workspace.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = here.ancestors().nth(2);
    root.expect("this package lies in the workspace").to_owned()
}
