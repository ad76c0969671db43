//! Links between pages, and the files that pages refer to.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// Checks every link of every page and removes the files that no page refers to:
/// mdBook brings scripts, styles and icons for a theme that this book does not have.
pub(crate) fn check_and_prune(out: &Path) -> Result<()> {
    let pages = read(out)?;
    let mut faults = Vec::new();
    let mut used = BTreeSet::new();
    for (name, page) in &pages {
        used.insert(PathBuf::from(name));
        for link in &page.links {
            match fault(out, &pages, name, link) {
                Ok(Some(file)) => drop(used.insert(file)),
                Ok(None) => {}
                Err(fault) => faults.push(format!("{name}: {fault}")),
            }
        }
        faults.extend(page.forbidden.iter().map(|tag| format!("{name}: {tag}")));
    }
    if !faults.is_empty() {
        bail!("the book has faults:\n{}", faults.join("\n"));
    }
    prune(out, out, &used)
}

struct Page {
    links: Vec<Link>,
    ids: BTreeSet<String>,
    /// Tags that need a laxer Content-Security-Policy, or a script to be of use.
    forbidden: Vec<String>,
}

struct Link {
    target: String,
    /// Whether a browser loads it by itself, unlike what a reader has to click.
    loaded: bool,
}

fn read(out: &Path) -> Result<BTreeMap<String, Page>> {
    // A frame with the contents for readers without scripts; our pages have them anyway.
    fs::remove_file(out.join("toc.html")).context("toc.html")?;
    let mut pages = BTreeMap::new();
    for entry in fs::read_dir(out)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        if name.ends_with(".html") {
            let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            pages.insert(name.to_owned(), parse(&text));
        }
    }
    Ok(pages)
}

/// Tags are all that matters, and mdBook writes them in one way.
fn parse(text: &str) -> Page {
    let mut page = Page {
        links: Vec::new(),
        ids: BTreeSet::new(),
        forbidden: Vec::new(),
    };
    let tags = text.split('<').skip(1);
    for tag in tags.filter_map(|part| part.split_once('>').map(|(tag, _)| tag)) {
        let word = tag.split_whitespace().next().unwrap_or_default();
        let links = [attribute(tag, "href"), attribute(tag, "src")];
        page.links
            .extend(links.into_iter().flatten().map(|target| Link {
                target,
                loaded: word != "a",
            }));
        page.ids.extend(attribute(tag, "id"));
        let styled = attribute(tag, "style").is_some();
        let handled = tag.contains(" onclick=") || tag.contains(" onload=");
        if matches!(word, "script" | "style" | "iframe" | "input") || styled || handled {
            page.forbidden.push(format!("<{tag}> is not allowed"));
        }
    }
    page
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    let (value, _) = rest.split_once('"')?;
    Some(value.replace("&amp;", "&"))
}

/// The file that a link leads to, none for an address on the web, or what is wrong.
fn fault(
    out: &Path,
    pages: &BTreeMap<String, Page>,
    from: &str,
    link: &Link,
) -> Result<Option<PathBuf>, String> {
    let target = &link.target;
    if target.contains("://") || target.starts_with("mailto:") {
        return match link.loaded {
            true => Err(format!("{target} would be loaded from the web")),
            false => Ok(None),
        };
    }
    let (file, anchor) = match target.split_once('#') {
        Some((file, anchor)) => (file, Some(anchor)),
        None => (target.as_str(), None),
    };
    let file = if file.is_empty() { from } else { file };
    if !out.join(file).is_file() {
        return Err(format!("{target} leads nowhere"));
    }
    if let (Some(anchor), Some(page)) = (anchor, pages.get(file))
        && !page.ids.contains(anchor)
    {
        return Err(format!("{target}: no such heading on that page"));
    }
    Ok(Some(PathBuf::from(file)))
}

fn prune(root: &Path, folder: &Path, used: &BTreeSet<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            prune(root, &path, used)?;
            if fs::read_dir(&path)?.next().is_none() {
                fs::remove_dir(&path)?;
            }
        } else if !used.contains(path.strip_prefix(root)?) {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}
