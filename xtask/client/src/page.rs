//! Puts the page together: names with hashes, the drawings inside, the list for
//! the service worker.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use crate::bind::Bound;
use crate::pack::File;
use crate::root;
use crate::shrink::Tools;
use crate::split::{CLIENT, Client, LOADER};

/// The style sheets in the order in which they apply; more of them may lie
/// beside these and come last. Those of `late` follow with the first page beyond home
/// and the table.
const STYLES: [&str; 2] = ["tokens.css", "ui.css"];

/// All files of the client.
pub(crate) fn assemble(client: Client, bot_worker: Bound, tools: Tools<'_>) -> Result<Vec<File>> {
    let web = root().join("crates/web");
    let page = web.join("page");

    let bot_worker = bot_worker_files(&page, bot_worker)?;
    let (wasm, scripts, parts) = client_files(client)?;
    let [script, loader] = &scripts;
    let style = hashed("lucid", "css", styles(&web.join("style"))?.into_bytes());
    let late = hashed("late", "css", styles(&web.join("style/late"))?.into_bytes());
    let boot = read(&page.join("boot.js"))?
        .replace("LATE", &late.name)
        .replace("SCRIPT", &script.name)
        .replace("WASM", &wasm.name)
        .replace("BOT_WORKER", &bot_worker[0].name);
    let boot = hashed("boot", "js", tools.shrink_script(&boot)?.into_bytes());
    let early = hashed("early", "js", read(&page.join("early.js"))?.into_bytes());
    let icon = hashed("icon", "svg", read(&page.join("icon.svg"))?.into_bytes());
    // Phones draw no SVG on their home screens.
    let [small, large] = [192, 512].map(|wide| {
        let path = page.join(format!("icon-{wide}.png"));
        let bytes = fs::read(&path).with_context(|| format!("{} is missing", path.display()))?;
        anyhow::Ok(hashed(&format!("icon{wide}"), "png", bytes))
    });
    let (small, large) = (small?, large?);
    let manifest = read(&page.join("manifest.webmanifest"))?
        .replace("ICON", &icon.name)
        .replace("SMALL", &small.name)
        .replace("LARGE", &large.name);

    let index = read(&page.join("index.html"))?
        .replace("<!-- library -->", &drawings(&page)?)
        .replace("EARLY", &early.name)
        .replace("BOOT", &boot.name)
        .replace("SCRIPT", &script.name)
        .replace("LOADER", &loader.name)
        .replace("WASM", &wasm.name)
        .replace("STYLE", &style.name)
        .replace("SMALL", &small.name)
        .replace("ICON", &icon.name);
    let mut files = vec![wasm, boot, early, style, late, icon, small, large];
    files.extend(scripts);
    files.extend(parts);
    files.extend(bot_worker);
    files.push(File::new("manifest.webmanifest", manifest.into_bytes()));
    files.push(File::new("index.html", index.into_bytes()));

    let version = hash(files.iter().map(|file| file.name.as_str()).chain([
        // The page has no hash in its name, but is part of the version.
        hash([std::str::from_utf8(&files[files.len() - 1].bytes)?]).as_str(),
    ]));
    let listed: Vec<String> = (files.iter())
        .map(|file| match file.name.as_str() {
            "index.html" => "\"/\"".to_owned(),
            name => format!("\"/{name}\""),
        })
        .collect();
    let worker = read(&page.join("worker.js"))?
        .replace("VERSION", &version)
        .replace("[FILES]", &format!("[{}]", listed.join(", ")));
    files.push(File::new("sw.js", worker.into_bytes()));
    Ok(files)
}

/// The program in which bots think: the script of the worker first.
fn bot_worker_files(page: &Path, bound: Bound) -> Result<[File; 3]> {
    let wasm = hashed("bot_worker", "wasm", bound.wasm);
    let script = hashed("bot_worker", "js", bound.script.into_bytes());
    let worker = read(&page.join("bot_worker.js"))?
        .replace("SCRIPT", &script.name)
        .replace("WASM", &wasm.name);
    Ok([hashed("worker", "js", worker.into_bytes()), script, wasm])
}

/// The client, its script and the one that loads its parts, and the parts.
fn client_files(client: Client) -> Result<(File, [File; 2], Vec<File>)> {
    let Bound { script, wasm } = client.first;
    let mut loader = client.loader;
    let mut parts = Vec::new();
    for (name, bytes) in client.parts {
        let stem = name.trim_end_matches(".wasm");
        let part = hashed(stem, "wasm", bytes);
        let loaded = format!("\"./{name}\"");
        ensure!(loader.contains(&loaded), "no script loads {name}");
        loader = loader.replace(&loaded, &format!("\"./{}\"", part.name));
        parts.push(part);
    }
    // The two scripts name each other, so they share a hash.
    let both = hash([script.as_str(), &loader]);
    let (client_name, loader_name) = (format!("lucid-{both}.js"), format!("parts-{both}.js"));
    // Only where they are imported: inside, the names are those of wasm's imports.
    let renamed = |script: &str, name: &str, to: &str| {
        // With a blank, unless the script was made small.
        let [long, short] = ["from ", "from"].map(|from| format!("{from}\"{name}\""));
        let to = format!("from\"./{to}\"");
        ensure!(
            script.contains(&long) || script.contains(&short),
            "no import of {name}"
        );
        Ok(script.replace(&long, &to).replace(&short, &to))
    };
    let script = renamed(&script, LOADER, &loader_name)?;
    let loader = renamed(&loader, CLIENT, &client_name)?;
    let scripts = [
        File::new(&client_name, script.into_bytes()),
        File::new(&loader_name, loader.into_bytes()),
    ];
    Ok((hashed("lucid", "wasm", wasm), scripts, parts))
}

/// Style sheets as one.
fn styles(folder: &Path) -> Result<String> {
    let mut names: Vec<String> = fs::read_dir(folder)?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(".css"))
        .collect();
    names.sort_by_key(|name| {
        let place = STYLES.iter().position(|first| first == name);
        (place.unwrap_or(STYLES.len()), name.clone())
    });
    (names.iter())
        .map(|name| Ok(without_notes(&read(&folder.join(name))?)))
        .collect()
}

/// A style sheet without what only its writers read: notes and indentation.
fn without_notes(style: &str) -> String {
    let mut plain = String::with_capacity(style.len());
    let mut rest = style;
    while let Some((before, note)) = rest.split_once("/*") {
        plain += before;
        rest = note.split_once("*/").map_or("", |(_, after)| after);
    }
    plain += rest;
    let lines = plain.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// All drawings that the page refers to by their ids.
fn drawings(page: &Path) -> Result<String> {
    let mut paths: Vec<_> = fs::read_dir(page.join("scenes"))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|kind| kind == "svg"))
        .collect();
    paths.sort();
    let scenes: String = paths.iter().map(|path| read(path)).collect::<Result<_>>()?;
    let pieces = lucid_art::sprite(lucid_art::all_drawings());
    Ok(format!(
        "{pieces}\n<svg class=\"library\" width=\"0\" height=\"0\" aria-hidden=\"true\">\n{scenes}</svg>"
    ))
}

fn hashed(name: &str, kind: &str, bytes: Vec<u8>) -> File {
    let hash = hex(&Sha256::digest(&bytes));
    File::new(&format!("{name}-{hash}.{kind}"), bytes)
}

fn hash<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update(text);
    }
    hex(&hash.finalize())
}

/// Twelve digits: enough that two versions never share a name.
fn hex(digest: &[u8]) -> String {
    digest[..6]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{} is missing", path.display()))
}

#[cfg(test)]
mod tests {
    use super::without_notes;

    #[test]
    fn a_style_sheet_loses_its_notes_and_nothing_else() {
        let style =
            "/* Day\n   and night */\n.a {\n  color: red; /* warm */\n\n  margin: 0 -1px;\n}\n";
        let plain = ".a {\ncolor: red;\nmargin: 0 -1px;\n}\n";
        assert_eq!(without_notes(style), plain);
        assert_eq!(without_notes(plain), plain);
    }
}
