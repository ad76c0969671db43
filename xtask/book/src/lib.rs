//! Builds the book in `docs/` with mdBook.
//!
//! The pages need no script and no inline style, so they work under a strict
//! Content-Security-Policy; nothing in them is loaded from elsewhere. A page that
//! links to nothing, a page missing from `SUMMARY.md` and every warning of mdBook
//! are errors.

mod links;
mod pages;
mod warnings;

use std::fs;
use std::path::{Path, PathBuf, absolute};

use anyhow::{Context, Result, bail};
use mdbook_driver::MDBook;
use mdbook_driver::book::BookItem;
use mdbook_driver::config::Config;

/// Builds the book whose `book.toml` lies in `docs` into the folder `out`.
///
/// What was in `out` before is removed, if it was a book.
///
/// # Errors
///
/// If a file cannot be read or written, or if the book has a fault: all of its
/// faults are named at once.
pub fn build(docs: &Path, out: &Path) -> Result<()> {
    let out = absolute(out).context("the folder for the book")?;
    clear(&out)?;
    let mut config = Config::from_disk(docs.join("book.toml"))?;
    config.build.build_dir.clone_from(&out);
    config.build.create_missing = false;
    let ((), warnings) = warnings::collect(|| -> Result<()> {
        let book = MDBook::load_with_config(docs, config)?;
        every_page_is_listed(&book, &docs.join("src"))?;
        book.build()
    })?;
    if !warnings.is_empty() {
        bail!("mdBook warns:\n{}", warnings.join("\n"));
    }
    pages::finish(&out)?;
    links::check_and_prune(&out)
}

/// Removes an older book, and refuses to remove anything else.
fn clear(out: &Path) -> Result<()> {
    if !out.exists() {
        return Ok(());
    }
    let is_empty = fs::read_dir(out)?.next().is_none();
    if !is_empty && !out.join("introduction.html").exists() {
        bail!("{} is not empty and holds no book", out.display());
    }
    fs::remove_dir_all(out).with_context(|| format!("cannot remove {}", out.display()))
}

fn every_page_is_listed(book: &MDBook, src: &Path) -> Result<()> {
    let listed: Vec<PathBuf> = (book.iter())
        .filter_map(|item| match item {
            BookItem::Chapter(chapter) => chapter.path.clone(),
            _ => None,
        })
        .collect();
    let mut missing = Vec::new();
    for entry in fs::read_dir(src)? {
        let name = PathBuf::from(entry?.file_name());
        let is_page = name.extension().is_some_and(|ending| ending == "md");
        if is_page && name != Path::new("SUMMARY.md") && !listed.contains(&name) {
            missing.push(name.display().to_string());
        }
    }
    missing.sort();
    if !missing.is_empty() {
        bail!("SUMMARY.md does not list {}", missing.join(", "));
    }
    Ok(())
}
