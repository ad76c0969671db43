//! Puts a release together in `target/dist`: an archive with the program, completions,
//! man pages, licences, a list of its parts and the book; and the archive's checksum.
//!
//! `cargo xtask dist` builds the program and the book, and calls this.

mod archive;
mod parts;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result, bail, ensure};

use parts::Parts;

const USAGE: &str = "lucid-dist PROGRAM BOOK_FOLDER OUT_FOLDER TARGET";
/// The shells that the program writes completions for, and their customary file names.
const SHELLS: [(&str, &str); 5] = [
    ("bash", "lucid.bash"),
    ("zsh", "_lucid"),
    ("fish", "lucid.fish"),
    ("powershell", "lucid.ps1"),
    ("elvish", "lucid.elv"),
];
/// Files of the project that everybody gets.
const DOCUMENTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

fn main() -> Result<()> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [program, book, out, target] = args.as_slice() else {
        bail!("usage: {USAGE}");
    };
    let (program, book, out) = (Path::new(program), Path::new(book), Path::new(out));
    let name = format!("lucid-{}-{}", env!("CARGO_PKG_VERSION"), system(target));
    let folder = out.join(&name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;

    let file = program.file_name().context("the program has a name")?;
    fs::copy(program, folder.join(file)).context("the program was not built")?;
    for document in DOCUMENTS {
        fs::copy(root().join(document), folder.join(document))?;
    }
    generated(program, &folder)?;
    copy_folder(book, &folder.join("book"))?;
    let parts = Parts::of_program(&root(), target)?;
    fs::write(folder.join("sbom.cdx.json"), parts.bill_of_materials()?)?;
    fs::write(folder.join("THIRD-PARTY.txt"), parts.licences()?)?;

    let archive = archive::write(out, &name)?;
    println!("{}", archive.display());
    Ok(())
}

/// How people call a system.
fn system(target: &str) -> &str {
    match target {
        "x86_64-unknown-linux-musl" => "linux-x86_64",
        "aarch64-apple-darwin" => "macos-arm64",
        "x86_64-apple-darwin" => "macos-x86_64",
        "x86_64-pc-windows-msvc" => "windows-x86_64",
        other => other,
    }
}

/// What the program itself writes about its commands.
fn generated(program: &Path, folder: &Path) -> Result<()> {
    let completions = folder.join("completions");
    fs::create_dir(&completions)?;
    for (shell, file) in SHELLS {
        let said = Command::new(program)
            .args(["completions", shell])
            .output()?;
        ensure!(said.status.success(), "`lucid completions {shell}` failed");
        fs::write(completions.join(file), said.stdout)?;
    }
    let pages = folder.join("man");
    fs::create_dir(&pages)?;
    let status = Command::new(program).arg("man").arg(&pages).status()?;
    ensure!(status.success(), "`lucid man` failed");
    Ok(())
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| format!("{} is missing", from.display()))? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        match entry.path().is_dir() {
            true => copy_folder(&entry.path(), &target)?,
            false => fs::copy(entry.path(), target).map(drop)?,
        }
    }
    Ok(())
}

/// The folder of the workspace.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = here.ancestors().nth(2);
    root.expect("this package lies in the workspace").to_owned()
}
