//! The crates that are meant for others can be packaged: they are described, hold what they need
//! and no more, and their documentation has examples.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The crates that are meant for others. No other crate may be published.
const PUBLISHED: [&str; 9] = [
    "art",
    "bots",
    "dream-runners",
    "dreamscape",
    "packs",
    "protocol",
    "tabletop",
    "texts",
    "titles",
];

/// The crates whose documentation has examples, and how many there are at least in all of them.
const DOCUMENTED: [&str; 5] = ["bots", "dream-runners", "dreamscape", "packs", "tabletop"];
const FEWEST_EXAMPLES: usize = 110;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

fn cargo(arguments: &[&str]) -> String {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let output = Command::new(cargo)
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout).expect("cargo writes text")
}

fn packages() -> Vec<Value> {
    let text = cargo(&["metadata", "--format-version", "1", "--no-deps"]);
    let metadata: Value = serde_json::from_str(&text).expect("cargo speaks JSON");
    metadata["packages"].as_array().cloned().unwrap_or_default()
}

/// The paths inside of a crate's package.
fn contents(name: &str) -> Vec<String> {
    let package = format!("lucid-{name}");
    let list = [
        "package",
        "--list",
        "--allow-dirty",
        "--offline",
        "--package",
    ];
    let list = cargo(&[&list[..], &[&package]].concat());
    list.lines().map(|line| line.replace('\\', "/")).collect()
}

fn short_name(package: &Value) -> &str {
    let name = package["name"].as_str().unwrap_or("");
    name.strip_prefix("lucid-").unwrap_or(name)
}

#[test]
fn crates_for_others_describe_themselves() {
    let packages = packages();
    let mut found = Vec::new();
    for package in &packages {
        let name = short_name(package);
        if !PUBLISHED.contains(&name) {
            let closed = package["publish"].as_array().is_some_and(Vec::is_empty);
            assert!(closed, "{name} is not for others: publish = false");
            continue;
        }
        assert!(package["publish"].is_null(), "{name} is for others");
        for field in ["description", "license", "readme", "rust_version"] {
            let text = package[field].as_str().unwrap_or("");
            assert!(!text.is_empty(), "{name} has no {field}");
        }
        for field in ["keywords", "categories"] {
            let count = package[field].as_array().map_or(0, Vec::len);
            assert!((1..=5).contains(&count), "{name} has {count} {field}");
        }
        found.push(name);
    }
    found.sort_unstable();
    assert_eq!(found, PUBLISHED);
}

/// A package names its dependencies by version. Crates that only its tests need and that build on
/// it have a path alone: those are left out of the package.
#[test]
fn packages_name_each_other_by_version() {
    let packages = packages();
    let version = |name: &str| {
        let package = packages.iter().find(|package| short_name(package) == name);
        package.and_then(|package| package["version"].as_str())
    };
    let mut seen = 0;
    for package in &packages {
        let name = short_name(package);
        if !PUBLISHED.contains(&name) {
            continue;
        }
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let Some(other) = dependency["name"]
                .as_str()
                .and_then(|n| n.strip_prefix("lucid-"))
            else {
                continue;
            };
            let wanted = dependency["req"].as_str().unwrap_or("");
            if dependency["kind"] == "dev" && wanted == "*" {
                continue;
            }
            let exists = version(other).expect("a crate of the workspace");
            assert_eq!(wanted, format!("^{exists}"), "{name} on {other}");
            assert!(
                PUBLISHED.contains(&other),
                "{name} needs {other}, which is not published"
            );
            seen += 1;
        }
    }
    assert!(seen >= 15, "only {seen} dependencies were seen");
}

#[test]
fn packages_hold_what_they_need_and_no_more() {
    for name in PUBLISHED {
        let contents = contents(name);
        for needed in [
            "Cargo.toml",
            "LICENSE-APACHE",
            "LICENSE-MIT",
            "README.md",
            "src/lib.rs",
        ] {
            assert!(
                contents.iter().any(|path| path == needed),
                "{name} lacks {needed}"
            );
        }
        for path in &contents {
            let is_for_tests = ["tests/", "benches/", "src/tests/"]
                .iter()
                .any(|folder| path.starts_with(folder));
            let is_data = [".snap", ".lucid", ".png", ".txt"]
                .iter()
                .any(|end| path.ends_with(end));
            assert!(!is_for_tests && !is_data, "{name} ships {path}");
        }
        for source in contents.iter().filter(|path| path.ends_with(".rs")) {
            let text = fs::read_to_string(folder(name).join(source)).expect("a source");
            for included in included(&text, source) {
                assert!(
                    contents.contains(&included),
                    "{name}: {source} needs {included}"
                );
            }
        }
    }
    let holds = |name: &str, end: &str| contents(name).iter().filter(|p| p.ends_with(end)).count();
    // Two built-in packs, two retired ones, two templates, and the manifest.
    assert!(holds("packs", ".toml") >= 7);
    assert!(holds("texts", ".ftl") >= 50 && holds("art", ".svg") >= 7);
    assert!(contents("texts").contains(&"build.rs".to_owned()));
    assert!(contents("bots").contains(&"examples/own_bot.rs".to_owned()));
}

/// The files that a source includes outside of its tests, as paths inside of the crate; one that
/// leaves the crate begins with `..`.
fn included(text: &str, source: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or("");
    let calls = code.split("include_str!(\"").skip(1);
    let calls = calls.chain(code.split("include_bytes!(\"").skip(1));
    let paths = calls.filter_map(|rest| rest.split('"').next());
    let inside = |path: &str| {
        let mut parts: Vec<&str> = source.split('/').collect();
        parts.pop();
        for part in path.split('/') {
            match part {
                ".." if parts.last().is_some_and(|last| *last != "..") => drop(parts.pop()),
                part => parts.push(part),
            }
        }
        parts.join("/")
    };
    paths.map(inside).collect()
}

#[test]
fn included_paths_are_followed() {
    let text = "include_str!(\"../packs/a.toml\") include_bytes!(\"../../b\")\n#[cfg(test)]\n\
        include_str!(\"c\")";
    assert_eq!(included(text, "src/builtin.rs"), ["packs/a.toml", "../b"]);
}

/// Counts the fenced blocks of a text that are compiled and run.
fn runnable(lines: impl Iterator<Item = impl AsRef<str>>) -> usize {
    let (mut count, mut inside) = (0, false);
    for line in lines {
        if let Some(info) = line.as_ref().trim().strip_prefix("```") {
            if !inside && matches!(info, "" | "rust") {
                count += 1;
            }
            inside = !inside;
        }
    }
    count
}

/// All sources below a folder.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn the_documentation_has_examples_that_run() {
    let mut all = 0;
    for name in DOCUMENTED {
        let readme = fs::read_to_string(folder(name).join("README.md")).expect("a readme");
        let mut count = runnable(readme.lines());
        assert_eq!(count, 1, "the readme of {name} has one example");
        let mut files = Vec::new();
        sources(&folder(name).join("src"), &mut files);
        for file in files {
            let text = fs::read_to_string(file).expect("a source");
            let comments = text.lines().filter_map(|line| {
                let line = line.trim_start();
                line.strip_prefix("///")
                    .or_else(|| line.strip_prefix("//!"))
            });
            count += runnable(comments);
        }
        assert!(count >= 10, "{name} has only {count} examples");
        all += count;
    }
    assert!(all >= FEWEST_EXAMPLES, "there are only {all} examples");
}

#[test]
fn only_blocks_that_run_are_counted() {
    let text = "```\nx\n```\n```text\ny\n```\n```rust\nz\n```\n```ignore\n```\n```no_run\n```";
    assert_eq!(runnable(text.lines()), 2);
}
