//! The folder where a user's programs keep their data.

use std::env;
use std::path::PathBuf;

/// Lucid's folder, by the conventions of the system; nothing if no user is known.
pub(super) fn of_data() -> Option<PathBuf> {
    let known = |name: &str| {
        let path = env::var_os(name).map(PathBuf::from);
        path.filter(|path| path.is_absolute())
    };
    let all = if cfg!(windows) {
        known("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        known("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        let usual = || known("HOME").map(|home| home.join(".local/share"));
        known("XDG_DATA_HOME").or_else(usual)
    };
    all.map(|all| all.join("lucid"))
}
