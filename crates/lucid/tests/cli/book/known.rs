//! Which commands, options and files there are.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Knows the program by its help, chores by their source, and files by looking.
pub(crate) struct Known {
    root: PathBuf,
    /// The source of all chores.
    chores: String,
    helps: RefCell<BTreeMap<Vec<String>, String>>,
}

impl Known {
    pub(crate) fn new(root: &Path) -> Known {
        Known {
            root: root.to_owned(),
            chores: sources(&root.join("xtask/src")),
            helps: RefCell::default(),
        }
    }

    /// Checks a command, or the path of a file.
    pub(crate) fn check(&self, command: &str) -> Result<(), String> {
        let command = command.split(" #").next().unwrap_or_default();
        for part in command.split(['|', ';', '(', ')']) {
            let words: Vec<&str> = part.split_whitespace().collect();
            let set = words.iter().take_while(|word| is_setting(word)).count();
            match &words[set..] {
                ["lucid", words @ ..] => self.lucid(words)?,
                ["cargo", "xtask", words @ ..] => self.chore(words)?,
                ["cargo", words @ ..] => self.cargo(words)?,
                _ => {}
            }
            for word in words {
                let file = word.trim_matches(['<', '>', '"', '\'']);
                let tops = ["deploy/", "crates/", "docs/", "packs/", "xtask/"];
                if tops.iter().any(|top| file.starts_with(top)) {
                    self.file(file)?;
                }
            }
        }
        Ok(())
    }

    fn file(&self, file: &str) -> Result<(), String> {
        // A name in capitals stands for any.
        let stem = file.rsplit('/').next().unwrap_or_default();
        let any = stem.bytes().take(3).filter(u8::is_ascii_uppercase).count() == 3;
        match any || self.root.join(file).exists() {
            true => Ok(()),
            false => Err(format!("there is no {file}")),
        }
    }

    fn lucid(&self, words: &[&str]) -> Result<(), String> {
        let mut path = Vec::new();
        for word in words {
            let help = self.help(&path);
            let commands = listed(&help);
            let is_command = commands.contains(&word.trim_end_matches(','));
            if is_command {
                path.push((*word).to_owned());
            } else if commands.is_empty() || word.starts_with('-') {
                break;
            } else if word.bytes().all(|byte| byte.is_ascii_lowercase()) {
                return Err(format!("there is no command {word}"));
            } else {
                break;
            }
        }
        let help = self.help(&path);
        for word in words.iter().skip(path.len()) {
            let Some(option) = word.strip_prefix("--") else {
                continue;
            };
            let name = option.split(['=', ',']).next().unwrap_or_default();
            if !has_option(&help, name) && name != "help" {
                return Err(format!("there is no option --{name}"));
            }
        }
        Ok(())
    }

    fn help(&self, path: &[String]) -> String {
        let mut helps = self.helps.borrow_mut();
        let help = helps.entry(path.to_vec()).or_insert_with(|| {
            let ran = Command::new(env!("CARGO_BIN_EXE_lucid"))
                .args(path)
                .arg("--help")
                .env("LC_ALL", "C")
                .output();
            String::from_utf8(ran.expect("the program").stdout).expect("text")
        });
        help.clone()
    }

    fn chore(&self, words: &[&str]) -> Result<(), String> {
        let Some(chore) = words.first() else {
            return Ok(());
        };
        let mut wanted = vec![format!("\"{chore}\"")];
        let options = words.iter().filter(|word| word.starts_with("--"));
        wanted.extend(options.map(|option| (*option).to_owned()));
        let missing = wanted.iter().find(|word| !self.chores.contains(*word));
        match missing {
            Some(word) => Err(format!("no chore knows {word}")),
            None => Ok(()),
        }
    }

    /// Packages, tests, benchmarks, examples and paths in cargo commands.
    fn cargo(&self, words: &[&str]) -> Result<(), String> {
        let value = |names: &[&str]| {
            let at = words.iter().position(|word| names.contains(word))?;
            words.get(at + 1).copied()
        };
        let mut folder = self.root.clone();
        if let Some(package) = value(&["-p", "--package"]) {
            folder = self.package(package)?;
        }
        for (option, kind) in [
            ("--test", "tests"),
            ("--bench", "benches"),
            ("--example", "examples"),
        ] {
            let Some(name) = value(&[option]) else {
                continue;
            };
            let places = [
                format!("{kind}/{name}.rs"),
                format!("{kind}/{name}/main.rs"),
            ];
            if !places.iter().any(|place| folder.join(place).exists()) {
                return Err(format!("there is no {option} {name}"));
            }
        }
        match value(&["--path"]) {
            Some(path) if !self.root.join(path).exists() => Err(format!("there is no {path}")),
            _ => Ok(()),
        }
    }

    fn package(&self, package: &str) -> Result<PathBuf, String> {
        let short = package.trim_start_matches("lucid-");
        let folders = [
            format!("crates/{short}"),
            format!("crates/{package}"),
            format!("xtask/{short}"),
            package.to_owned(),
        ];
        let manifest =
            |folder: &String| fs::read_to_string(self.root.join(folder).join("Cargo.toml"));
        let named = format!("name = \"{package}\"");
        let found = folders
            .iter()
            .find(|it| manifest(it).is_ok_and(|text| text.contains(&named)));
        match found {
            Some(folder) => Ok(self.root.join(folder)),
            None => Err(format!("there is no package {package}")),
        }
    }
}

/// `NAME=value` before a command.
fn is_setting(word: &str) -> bool {
    let name = word.split_once('=').map_or("", |(name, _)| name);
    let capital = |byte: u8| byte.is_ascii_uppercase() || byte == b'_';
    !name.is_empty() && name.bytes().all(capital)
}

/// Commands that a help lists.
fn listed(help: &str) -> Vec<&str> {
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let lines = lines.take_while(|line| !line.is_empty());
    // Descriptions that are wrapped go on further to the right.
    let lines = lines.filter_map(|line| line.strip_prefix("  "));
    lines
        .filter_map(|line| line.split(' ').next())
        .filter(|word| !word.is_empty())
        .collect()
}

fn has_option(help: &str, name: &str) -> bool {
    let name = format!("--{name}");
    help.match_indices(&name).any(|(at, _)| {
        let next = help[at + name.len()..].chars().next();
        !next.is_some_and(|letter| letter.is_alphanumeric() || letter == '-')
    })
}

fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(folder).expect("the chores") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            all.push_str(&sources(&path));
        } else {
            all.push_str(&fs::read_to_string(&path).expect("source"));
        }
    }
    all
}
