//! What the documents show is true: examples can be read, links lead somewhere.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use lucid_dreamscape::{Dreamscape, position};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The Markdown files of the project.
fn documents() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for folder in [root(), root().join("docs/src")] {
        for entry in fs::read_dir(folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            if path.extension().is_some_and(|end| end == "md") {
                found.push(path);
            }
        }
    }
    found
}

#[test]
fn the_position_of_the_book_is_one() {
    let page = fs::read_to_string(root().join("docs/src/notation.md")).expect("the page");
    let blocks = page
        .split("```text\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next());
    let examples: Vec<&str> = blocks
        .filter(|block| block.starts_with("dreamscape position"))
        .collect();
    assert_eq!(examples.len(), 1);
    for text in examples {
        let rules = position::rules_of(text).expect("readable rules");
        let content = lucid_packs::dreamscape().content.clone();
        let game = Dreamscape::new(rules, content).expect("playable rules");
        if let Err(error) = position::parse(&game, text) {
            panic!("{error}");
        }
    }
}

#[test]
fn files_that_documents_name_are_there() {
    let mut seen = 0;
    for path in documents() {
        let text = fs::read_to_string(&path).expect("a readable document");
        for word in text.split('`').filter(|word| word.starts_with("crates/")) {
            let is_example = word.contains(['*', ' ', ':', '{']) || word.contains("NAME");
            if !is_example {
                assert!(root().join(word).exists(), "{}: {word}", path.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 100, "{seen} files");
}

#[test]
fn relative_links_lead_somewhere() {
    let mut seen = 0;
    for path in documents() {
        let text = fs::read_to_string(&path).expect("a readable document");
        for rest in text.split("](").skip(1) {
            let link = rest.split(')').next().unwrap_or("");
            let file = link.split('#').next().unwrap_or("");
            if file.is_empty() || file.starts_with("http") {
                continue;
            }
            let target = path.parent().expect("a folder").join(file);
            assert!(target.exists(), "{}: {link} leads nowhere", path.display());
            seen += 1;
        }
    }
    assert!(seen > 5, "{seen} links");
}

/// Everything that the sources of the workspace define: crates, modules, types, functions
/// and variants.
fn defined() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut open = vec![root().join("crates")];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                names.insert(name.replace('-', "_"));
                open.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let source = fs::read_to_string(&path).expect("a readable source");
                for line in source.lines() {
                    names.extend(definition(line).map(str::to_owned));
                }
            }
        }
    }
    names
}

/// What a line defines: the name after `fn`, `struct` and so on, a variant or a field.
fn definition(line: &str) -> Option<&str> {
    const KEYWORDS: [&str; 9] = [
        "const fn ",
        "fn ",
        "struct ",
        "enum ",
        "trait ",
        "mod ",
        "type ",
        "const ",
        "macro_rules! ",
    ];
    let line = line.trim_start();
    let line = match line.strip_prefix("pub(") {
        Some(rest) => rest.split_once(") ")?.1,
        None => line.strip_prefix("pub ").unwrap_or(line),
    };
    let named = (KEYWORDS.iter()).find_map(|keyword| line.strip_prefix(keyword));
    let name = named.unwrap_or(line);
    let end = name.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    let is_variant = name.starts_with(|c: char| c.is_ascii_uppercase());
    let is_field = name[end..].starts_with(": ");
    (named.is_some() || is_variant || is_field).then_some(&name[..end])
}

#[test]
fn the_documents_name_code_that_exists() {
    assert_eq!(
        definition("    pub(crate) const fn known() {"),
        Some("known")
    );
    assert_eq!(definition("    Expiry,"), Some("Expiry"));
    assert_eq!(definition("    pub(super) since: u32,"), Some("since"));
    assert_eq!(definition("    let known = 1;"), None);
    let defined = defined();
    let mut seen = 0;
    for path in documents() {
        let text = fs::read_to_string(&path).expect("a readable document");
        let words = text.split('`').skip(1).step_by(2);
        let is_path = |word: &&str| {
            let letters = |c: char| c.is_alphanumeric() || "_:()".contains(c);
            word.contains("::") && word.chars().all(letters)
        };
        for word in words.filter(is_path) {
            let parts = word.trim_end_matches("()").split("::");
            for part in parts.map(|part| part.strip_prefix("lucid_").unwrap_or(part)) {
                assert!(
                    part.is_empty() || defined.contains(part),
                    "{}: `{word}`: nothing is called {part}",
                    path.display()
                );
                seen += 1;
            }
        }
    }
    assert!(seen > 20, "only {seen} names were found");
}
