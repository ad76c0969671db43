//! What the documents show is true: examples can be read, links lead somewhere.

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
