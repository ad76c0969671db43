//! The files of the browser client, which are part of the program.

/// A file, plain and compressed.
#[derive(Debug)]
pub(crate) struct Asset {
    /// The path without its first slash.
    pub(crate) name: &'static str,
    /// As it is.
    pub(crate) plain: &'static [u8],
    /// Compressed for any browser.
    pub(crate) gzip: &'static [u8],
    /// Compressed for nearly all.
    pub(crate) brotli: &'static [u8],
}

/// All files; none where the program was built without the client.
pub(crate) static ALL: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The page that shows every route.
pub(crate) const PAGE: &str = "index.html";

/// The file with a name.
pub(crate) fn named(name: &str) -> Option<&'static Asset> {
    ALL.iter().find(|asset| asset.name == name)
}

impl Asset {
    /// What it is, in the words of the web.
    pub(crate) fn kind(&self) -> &'static str {
        match self.name.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("wasm") => "application/wasm",
            Some("svg") => "image/svg+xml",
            Some("webmanifest") => "application/manifest+json",
            _ => "application/octet-stream",
        }
    }

    /// Whether its name changes whenever it does: `lucid-0123456789ab.js`.
    pub(crate) fn is_hashed(&self) -> bool {
        let stem = self.name.split('.').next().unwrap_or_default();
        let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash);
        hash.len() == 12 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
    }
}
