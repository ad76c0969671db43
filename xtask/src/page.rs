//! Pages of the book with a part that is measured.

use std::fs;

use anyhow::{Context, Result};

use crate::shell::root;

const END: &str = "<!-- end -->";

/// Replaces what stands between a mark and the next end mark of a page.
pub(crate) fn write(page: &str, mark: &str, figures: &str) -> Result<()> {
    let path = root().join(page);
    let text = fs::read_to_string(&path).with_context(|| format!("{page} is missing"))?;
    let (before, rest) = text
        .split_once(mark)
        .with_context(|| format!("{page} has no mark"))?;
    let (_, after) = rest
        .split_once(END)
        .with_context(|| format!("{page} has no end mark"))?;
    fs::write(&path, format!("{before}{mark}\n{figures}\n{END}{after}"))?;
    eprintln!("written to {page}");
    Ok(())
}
