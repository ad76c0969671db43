//! What is inside the program: its crates and those of the browser client, with their
//! licences.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

/// What the browser client is compiled for.
const WASM: &str = "wasm32-unknown-unknown";

/// A crate that is part of the program.
#[derive(Debug)]
struct Part {
    name: String,
    version: String,
    licence: String,
    /// Its folder.
    folder: PathBuf,
    /// SHA-256 of the published package; nothing for crates of the workspace.
    checksum: Option<String>,
    /// The ids of what it is made with.
    uses: BTreeSet<String>,
}

/// All parts, by their ids.
#[derive(Debug)]
pub(crate) struct Parts(BTreeMap<String, Part>);

impl Parts {
    /// The crates that end up in the program for a target, the client's included. What
    /// only compiles them, or tests them, is left out.
    pub(crate) fn of_program(root: &Path, target: &str) -> Result<Parts> {
        let lock = fs::read_to_string(root.join("Cargo.lock"))?;
        let mut parts = Parts(BTreeMap::new());
        parts.add(&metadata(root, target)?, "lucid", &lock)?;
        parts.add(&metadata(root, WASM)?, "lucid-web", &lock)?;
        Ok(parts)
    }

    /// Adds a package and everything below it.
    fn add(&mut self, metadata: &Value, name: &str, lock: &str) -> Result<()> {
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let packages: BTreeMap<String, Value> = list(&metadata["packages"])
            .into_iter()
            .map(|package| (text(&package["id"]), package))
            .collect();
        let nodes: BTreeMap<String, Value> = list(&metadata["resolve"]["nodes"])
            .into_iter()
            .map(|node| (text(&node["id"]), node))
            .collect();
        let top = packages.iter().find(|(_, package)| package["name"] == name);
        let mut open = vec![top.context("the package is in the workspace")?.0.clone()];
        while let Some(id) = open.pop() {
            let package = &packages[&id];
            let normal = list(&nodes[&id]["deps"]).into_iter().filter(|dependency| {
                let kinds = list(&dependency["dep_kinds"]);
                kinds.iter().any(|kind| kind["kind"].is_null())
            });
            let uses: BTreeSet<String> = normal.map(|used| text(&used["pkg"])).collect();
            let known = self.0.get_mut(&id);
            if let Some(known) = known {
                let new: Vec<String> = uses.difference(&known.uses).cloned().collect();
                known.uses.extend(new.iter().cloned());
                open.extend(new);
                continue;
            }
            open.extend(uses.iter().cloned());
            let (name, version) = (text(&package["name"]), text(&package["version"]));
            let manifest = PathBuf::from(text(&package["manifest_path"]));
            let part = Part {
                licence: text(&package["license"]),
                folder: manifest.parent().unwrap_or(&manifest).to_owned(),
                checksum: checksum(lock, &name, &version),
                uses,
                name,
                version,
            };
            ensure!(!part.licence.is_empty(), "{} names no licence", part.name);
            self.0.insert(id, part);
        }
        Ok(())
    }

    /// The parts as a software bill of materials: CycloneDX 1.5 in JSON.
    pub(crate) fn bill_of_materials(&self) -> Result<String> {
        let components = self.0.values().filter(|part| part.name != "lucid");
        let components: Vec<Value> = components.map(Part::component).collect();
        let dependencies: Vec<Value> = (self.0.values())
            .map(|part| {
                let uses: Vec<String> = (part.uses.iter())
                    .filter_map(|id| self.0.get(id).map(Part::url))
                    .collect();
                json!({ "ref": part.url(), "dependsOn": uses })
            })
            .collect();
        let program = self.0.values().find(|part| part.name == "lucid");
        let program = program.context("the program is one of its parts")?;
        let mut about = program.component();
        about["type"] = "application".into();
        let bill = json!({
            "bomFormat": "CycloneDX",
            "specVersion": "1.5",
            "version": 1,
            "metadata": { "component": about },
            "components": components,
            "dependencies": dependencies,
        });
        Ok(serde_json::to_string_pretty(&bill)? + "\n")
    }

    /// The licences of all parts that others have written, each text once.
    pub(crate) fn licences(&self) -> Result<String> {
        let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut list = String::from("Lucid contains these crates by others:\n\n");
        for part in self.0.values().filter(|part| part.checksum.is_some()) {
            let title = format!("{} {}", part.name, part.version);
            list += &format!("{title:<44} {}\n", part.licence);
            for text in part.licence_texts()? {
                texts.entry(text).or_default().insert(title.clone());
            }
        }
        for (text, titles) in texts {
            let titles: Vec<String> = titles.into_iter().collect();
            let rule = "-".repeat(72);
            list += &format!(
                "\n{rule}\n{}\n{rule}\n\n{}\n",
                titles.join(", "),
                text.trim_end()
            );
        }
        Ok(list)
    }
}

impl Part {
    /// The name by which bills of materials know a crate.
    fn url(&self) -> String {
        format!("pkg:cargo/{}@{}", self.name, self.version)
    }

    fn component(&self) -> Value {
        let mut component = json!({
            "type": "library",
            "bom-ref": self.url(),
            "name": self.name,
            "version": self.version,
            "purl": self.url(),
            // Some crates still write the slash that cargo read as "or" once.
            "licenses": [{ "expression": self.licence.replace('/', " OR ") }],
        });
        if let Some(sum) = &self.checksum {
            component["hashes"] = json!([{ "alg": "SHA-256", "content": sum }]);
        }
        component
    }

    /// The licence files that come with the crate.
    fn licence_texts(&self) -> Result<Vec<String>> {
        let mut texts = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().to_uppercase();
            let licence = ["LICENSE", "LICENCE", "COPYING", "UNLICENSE", "NOTICE"];
            if licence.iter().any(|start| name.starts_with(start)) && entry.path().is_file() {
                let bytes = fs::read(entry.path())?;
                texts.push(String::from_utf8_lossy(&bytes).replace("\r\n", "\n"));
            }
        }
        Ok(texts)
    }
}

/// What cargo knows of all packages for a target.
fn metadata(root: &Path, target: &str) -> Result<Value> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let said = Command::new(cargo)
        .args([
            "metadata",
            "--format-version",
            "1",
            "--locked",
            "--filter-platform",
            target,
        ])
        .current_dir(root)
        .output()?;
    ensure!(said.status.success(), "cargo metadata failed");
    Ok(serde_json::from_slice(&said.stdout)?)
}

/// The checksum of a package in the lock file.
fn checksum(lock: &str, name: &str, version: &str) -> Option<String> {
    let head = format!("name = \"{name}\"\nversion = \"{version}\"\n");
    let (_, rest) = lock.split_once(&head)?;
    let entry = rest.split("\n\n").next()?;
    let line = entry
        .lines()
        .find_map(|line| line.strip_prefix("checksum = \""))?;
    Some(line.trim_end_matches('"').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn root() -> PathBuf {
        crate::root()
    }

    #[test]
    fn the_bill_names_what_the_program_and_the_client_are_made_of() {
        let parts = Parts::of_program(&root(), "x86_64-unknown-linux-musl").unwrap();
        let bill: Value = serde_json::from_str(&parts.bill_of_materials().unwrap()).unwrap();
        let component = |name: &str| {
            let all = bill["components"].as_array().unwrap();
            all.iter()
                .find(|component| component["name"] == name)
                .cloned()
        };
        for name in ["lucid-dreamscape", "lucid-web", "axum", "leptos", "sqlx"] {
            assert!(component(name).is_some(), "{name} is missing");
        }
        for name in ["insta", "xtask", "lucid-testkit", "windows-sys"] {
            assert!(component(name).is_none(), "{name} is not in the program");
        }
        let axum = component("axum").unwrap();
        assert_eq!(axum["licenses"][0]["expression"], "MIT");
        assert_eq!(axum["hashes"][0]["content"].as_str().unwrap().len(), 64);
        assert_eq!(bill["metadata"]["component"]["name"], "lucid");
    }

    #[test]
    fn a_checksum_belongs_to_its_version() {
        let lock = "[[package]]\nname = \"a\"\nversion = \"1\"\nchecksum = \"11\"\n\n\
                    [[package]]\nname = \"a\"\nversion = \"2\"\nchecksum = \"22\"\n\n\
                    [[package]]\nname = \"b\"\nversion = \"2\"\ndependencies = [\n \"a\",\n]\n";
        assert_eq!(checksum(lock, "a", "2").as_deref(), Some("22"));
        assert_eq!(checksum(lock, "b", "2"), None);
        assert_eq!(checksum(lock, "c", "1"), None);
    }
}
