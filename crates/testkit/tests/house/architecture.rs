//! The line that dependencies keep, and whether `ARCHITECTURE.md` shows what is there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The floors of the house; a crate depends on lower floors only.
const FLOORS: [&[&str]; 8] = [
    &["lucid-tabletop", "lucid-titles"],
    &["lucid-dreamscape", "lucid-dream-runners"],
    &["lucid-packs"],
    &["lucid-texts", "lucid-art", "lucid-bots"],
    &["lucid-protocol"],
    &["lucid-testkit"],
    &["lucid-server", "lucid-web"],
    &[
        "lucid",
        "xtask",
        "client-bundler",
        "lucid-book",
        "lucid-dist",
    ],
];

/// What the rules may use from outside: hashes and a stream cipher, nothing else.
const PURE: [(&str, &[&str]); 3] = [
    ("lucid-tabletop", &["rand_chacha", "sha2"]),
    ("lucid-dreamscape", &[]),
    ("lucid-dream-runners", &[]),
];

fn floor(name: &str) -> Option<usize> {
    FLOORS.iter().position(|crates| crates.contains(&name))
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

/// What cargo says of every package of the workspace.
fn metadata() -> Vec<Value> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--no-deps"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo speaks JSON");
    list(&metadata["packages"])
}

/// Every package of the workspace with its dependencies that are not for tests.
fn packages() -> Vec<(String, Vec<String>)> {
    (metadata().iter())
        .map(|package| {
            let dependencies = list(&package["dependencies"]);
            let real = dependencies
                .iter()
                .filter(|dependency| dependency["kind"] != "dev");
            (
                text(&package["name"]),
                real.map(|dependency| text(&dependency["name"])).collect(),
            )
        })
        .collect()
}

#[test]
fn dependencies_point_downwards() {
    let packages = packages();
    assert!(packages.len() >= 6, "{packages:?}");
    for (name, dependencies) in &packages {
        let here = floor(name).unwrap_or_else(|| panic!("{name} has no floor in the house"));
        for dependency in dependencies {
            if let Some(below) = floor(dependency) {
                assert!(below < here, "{name} may not depend on {dependency}");
            }
        }
    }
}

#[test]
fn test_tools_stay_out_of_what_is_shipped() {
    for (name, dependencies) in packages() {
        assert!(
            !dependencies.contains(&"lucid-testkit".to_owned()),
            "{name} ships test tools"
        );
    }
}

#[test]
fn the_rules_use_next_to_nothing_from_outside() {
    for (name, dependencies) in packages() {
        if let Some((_, allowed)) = PURE.iter().find(|(pure, _)| *pure == name) {
            for dependency in dependencies.iter().filter(|name| floor(name).is_none()) {
                assert!(
                    allowed.contains(&dependency.as_str()),
                    "{name} uses {dependency}"
                );
            }
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page() -> String {
    fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the map of the code")
}

/// The part of the page below a heading.
fn section<'a>(page: &'a str, heading: &str) -> &'a str {
    let (_, section) = page.split_once(heading).expect("the page has the section");
    section.split("\n## ").next().unwrap_or_default()
}

#[test]
fn the_drawn_dependencies_are_the_real_ones() {
    let short = |name: &str| name.strip_prefix("lucid-").unwrap_or(name).to_owned();
    let crates: BTreeMap<String, BTreeSet<String>> = (packages().into_iter())
        .filter(|(name, _)| name.starts_with("lucid"))
        .filter(|(name, _)| !["lucid-book", "lucid-dist"].contains(&name.as_str()))
        .map(|(name, dependencies)| {
            let ours = dependencies.iter().filter(|name| name.starts_with("lucid"));
            (short(&name), ours.map(|name| short(name)).collect())
        })
        .collect();
    assert!(crates.len() >= 12, "{crates:?}");
    // Without what a crate would depend on through another one anyway.
    let mut real = BTreeSet::new();
    for (name, direct) in &crates {
        let follows = |dependency: &String| {
            let mut open: Vec<&String> = direct.iter().filter(|it| *it != dependency).collect();
            let mut reached = BTreeSet::new();
            while let Some(next) = open.pop() {
                if reached.insert(next) {
                    open.extend(&crates[next]);
                }
            }
            reached.contains(dependency)
        };
        for dependency in direct.iter().filter(|dependency| !follows(dependency)) {
            real.insert((name.clone(), dependency.clone()));
        }
    }
    let page = page();
    let drawn: BTreeSet<(String, String)> = (section(&page, "## Boundaries").lines())
        .filter_map(|line| line.trim().split_once(" --> "))
        .map(|(from, to)| (from.to_owned(), to.to_owned()))
        .collect();
    assert_eq!(drawn, real);
}

#[test]
fn the_walks_pass_files_that_exist() {
    let page = page();
    let walks = section(&page, "## Three walks");
    let paths: Vec<&str> = (walks.split('`').skip(1).step_by(2))
        .filter(|word| word.starts_with("crates/"))
        .collect();
    assert!(paths.len() >= 20, "{paths:?}");
    for path in paths {
        assert!(root().join(path).is_file(), "there is no {path}");
    }
}

/// Each test program is linked by itself, which takes longer than most tests.
#[test]
fn a_crate_has_one_test_program() {
    let mut programs = 0;
    for package in metadata() {
        let name = text(&package["name"]);
        let targets = list(&package["targets"]);
        let tests = targets.iter().filter(|target| target["kind"][0] == "test");
        let tests: Vec<String> = tests.map(|target| text(&target["name"])).collect();
        programs += tests.len();
        // Some of theirs are run alone: those that take long, or need a browser.
        if !["lucid", "lucid-testkit"].contains(&name.as_str()) {
            assert!(
                tests.len() <= 1,
                "{name}: {tests:?}; make it a module of `it`"
            );
        }
    }
    assert!(programs >= 10, "only {programs} test programs were found");
}
