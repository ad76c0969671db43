//! Compresses the files of the client and writes them down.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::Result;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::Effort;

/// A file of the client.
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

impl File {
    pub(crate) fn new(name: &str, bytes: Vec<u8>) -> File {
        let name = name.to_owned();
        File { name, bytes }
    }
}

/// How the files begin that must be there before a board can be played, in English.
const FIRST: [&str; 7] = [
    "index.",
    "early-",
    "boot-",
    "icon-",
    "lucid-",
    "parts-",
    "split_english-",
];

/// Writes all files, each also compressed in two ways, and a list of them.
pub(crate) fn write(folder: &Path, files: &[File], effort: Effort) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    let mut list = String::from("# name, bytes, with gzip, with brotli\n");
    let mut first = 0;
    for file in files {
        let (gzip, brotli) = (gzip(&file.bytes, effort)?, brotli(&file.bytes, effort)?);
        let path = folder.join(&file.name);
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(path, &file.bytes)?;
        fs::write(folder.join(format!("{}.gz", file.name)), &gzip)?;
        fs::write(folder.join(format!("{}.br", file.name)), &brotli)?;
        let (plain, gzip, brotli) = (file.bytes.len(), gzip.len(), brotli.len());
        list += &format!("{} {plain} {gzip} {brotli}\n", file.name);
        if FIRST.iter().any(|start| file.name.starts_with(start)) {
            first += brotli;
        }
    }
    // Last: a folder with this list is whole.
    fs::write(folder.join("assets.txt"), &list)?;
    if effort == Effort::Quick {
        return Ok(());
    }
    eprint!("\n{list}");
    let kilobytes = first.div_ceil(1000);
    eprintln!("{kilobytes} KB with brotli to a playable board");
    Ok(())
}

fn gzip(bytes: &[u8], effort: Effort) -> Result<Vec<u8>> {
    let effort = match effort {
        Effort::Small => Compression::best(),
        Effort::Quick => Compression::fast(),
    };
    let mut encoder = GzEncoder::new(Vec::new(), effort);
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

fn brotli(bytes: &[u8], effort: Effort) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let params = BrotliEncoderParams {
        quality: if effort == Effort::Small { 11 } else { 1 },
        lgwin: 24,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &params)?;
    Ok(out)
}
