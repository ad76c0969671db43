//! The archive and its checksum. The same files give the same bytes: names are sorted,
//! and owners and times are left out.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest as _, Sha256};
use tar::{Builder, Header};

/// Packs the folder `name` below `out` into `name.tar.gz`, with `name.tar.gz.sha256` in
/// the form of `sha256sum` beside it; where the archive is.
pub(crate) fn write(out: &Path, name: &str) -> Result<PathBuf> {
    let mut files = Vec::new();
    list(&out.join(name), &mut files)?;
    files.sort();
    let mut archive = Builder::new(GzEncoder::new(Vec::new(), Compression::best()));
    for path in files {
        let bytes = fs::read(&path)?;
        let mut header = Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(if is_program(&path) { 0o755 } else { 0o644 });
        header.set_mtime(0);
        let inside = path.strip_prefix(out)?.to_string_lossy().replace('\\', "/");
        archive.append_data(&mut header, inside, &bytes[..])?;
    }
    let bytes = archive.into_inner()?.finish()?;
    let file = format!("{name}.tar.gz");
    let path = out.join(&file);
    fs::write(&path, &bytes)?;
    let sum: String = (Sha256::digest(&bytes).iter())
        .map(|byte| format!("{byte:02x}"))
        .collect();
    fs::write(
        out.join(format!("{file}.sha256")),
        format!("{sum}  {file}\n"),
    )?;
    Ok(path)
}

fn is_program(path: &Path) -> bool {
    path.file_stem().is_some_and(|stem| stem == "lucid")
        && path.extension().is_none_or(|kind| kind == "exe")
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        match path.is_dir() {
            true => list(&path, files)?,
            false => files.push(path),
        }
    }
    Ok(())
}
