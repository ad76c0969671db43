//! Compresses the files of the client and writes them down.

use std::fs;
use std::path::Path;

use anyhow::Result;

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

/// Writes all files, each also compressed in two ways for a release, and a list of them.
pub(crate) fn write(folder: &Path, files: &[File], effort: Effort) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    let mut list = String::from("# name, bytes, with gzip, with brotli\n");
    let mut first = 0;
    for file in files {
        let path = folder.join(&file.name);
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(path, &file.bytes)?;
        list += &format!("{} {}", file.name, file.bytes.len());
        if effort == Effort::Small {
            for (kind, bytes) in compressed(&file.bytes)? {
                fs::write(folder.join(format!("{}.{kind}", file.name)), &bytes)?;
                list += &format!(" {}", bytes.len());
                let is_first = FIRST.iter().any(|start| file.name.starts_with(start));
                if kind == "br" && is_first {
                    first += bytes.len();
                }
            }
        }
        list += "\n";
    }
    // Last: a folder with this list is whole.
    fs::write(folder.join("assets.txt"), &list)?;
    if effort == Effort::Small {
        eprintln!(
            "{} KB with brotli to a playable board",
            first.div_ceil(1000)
        );
    }
    Ok(())
}

/// A file as browsers accept it: `gz` for any, `br` for nearly all.
#[cfg(feature = "compress")]
fn compressed(bytes: &[u8]) -> Result<[(&'static str, Vec<u8>); 2]> {
    use std::io::Write as _;

    use brotli::enc::BrotliEncoderParams;
    use flate2::Compression;
    use flate2::write::GzEncoder;

    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    let gzip = encoder.finish()?;
    let mut brotli = Vec::new();
    let params = BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    brotli::BrotliCompress(&mut &bytes[..], &mut brotli, &params)?;
    Ok([("gz", gzip), ("br", brotli)])
}

#[cfg(not(feature = "compress"))]
fn compressed(_: &[u8]) -> Result<[(&'static str, Vec<u8>); 2]> {
    anyhow::bail!("a small client is compressed, which this was built without")
}
