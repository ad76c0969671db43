//! The files that browsers load: the client, and the book below `book/`.
//!
//! A release build contains them. `--client FOLDER` serves them from a folder instead,
//! so that the client and the program can be built side by side.

use std::borrow::Cow;
use std::path::Path;
use std::sync::OnceLock;
use std::{fs, io};

/// A file, plain and compressed.
#[derive(Debug)]
pub(crate) struct Asset {
    /// The path without its first slash.
    pub(crate) name: Cow<'static, str>,
    /// The file, not compressed.
    pub(crate) plain: Cow<'static, [u8]>,
    /// Compressed for any browser; nothing in a folder that was built without compression.
    pub(crate) gzip: Option<Cow<'static, [u8]>>,
    /// Compressed for nearly all browsers; likewise.
    pub(crate) brotli: Option<Cow<'static, [u8]>>,
}

/// The files in the program: name, plain, gzip, brotli; empty in a debug build.
type Embedded = (&'static str, &'static [u8], &'static [u8], &'static [u8]);
static EMBEDDED: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The files that are served. Pages are served by a plain function, so this is a static.
static SERVED: OnceLock<Vec<Asset>> = OnceLock::new();

/// The page that shows every route.
pub(crate) const PAGE: &str = "index.html";
/// The list of a folder's files, one a line, each followed by its sizes.
const LIST: &str = "assets.txt";

/// Serves the files of a folder from now on.
pub(crate) fn serve_folder(folder: &Path) -> io::Result<()> {
    let list = fs::read_to_string(folder.join(LIST))?;
    let names = list.lines().filter(|line| !line.starts_with('#'));
    let names = names.filter_map(|line| line.split(' ').next());
    let assets = names.map(|name| {
        let read = |kind: &str| fs::read(folder.join(format!("{name}{kind}"))).map(Cow::Owned);
        Ok(Asset {
            name: Cow::Owned(name.to_owned()),
            plain: read("")?,
            gzip: read(".gz").ok(),
            brotli: read(".br").ok(),
        })
    });
    let assets = assets.collect::<io::Result<Vec<Asset>>>()?;
    let taken = SERVED.set(assets);
    assert!(
        taken.is_ok(),
        "a folder is chosen before anything is served"
    );
    Ok(())
}

/// All files; none if the program has none and no folder was given.
pub(crate) fn all() -> &'static [Asset] {
    SERVED.get_or_init(|| {
        let embedded = EMBEDDED.iter().map(|(name, plain, gzip, brotli)| Asset {
            name: Cow::Borrowed(name),
            plain: Cow::Borrowed(plain),
            gzip: Some(Cow::Borrowed(gzip)),
            brotli: Some(Cow::Borrowed(brotli)),
        });
        embedded.collect()
    })
}

/// The file with a name.
pub(crate) fn named(name: &str) -> Option<&'static Asset> {
    all().iter().find(|asset| asset.name == name)
}

impl Asset {
    /// Its media type.
    pub(crate) fn kind(&self) -> &'static str {
        match self.name.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("wasm") => "application/wasm",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("webmanifest") => "application/manifest+json",
            _ => "application/octet-stream",
        }
    }

    /// Whether it has a policy of its own: pages, pictures that can be opened like pages, and
    /// the scripts of workers, which do not have that of their page.
    pub(crate) fn has_policy(&self) -> bool {
        let is_worker = self.name == "sw.js" || self.name.starts_with("worker-");
        is_worker || self.name.ends_with(".html") || self.name.ends_with(".svg")
    }

    /// Whether its name changes whenever it does: `lucid-0123456789ab.js`.
    pub(crate) fn is_hashed(&self) -> bool {
        let stem = self.name.split('.').next().unwrap_or_default();
        let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash);
        hash.len() == 12 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_without_its_list_or_a_listed_file_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        assert!(serve_folder(folder.path()).is_err());
        fs::write(folder.path().join(LIST), "# name\nindex.html 5 5 5\n").unwrap();
        let error = serve_folder(folder.path()).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
    }
}
