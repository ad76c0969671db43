//! Holds `table.txt` to its word: every rule id has a test, and every test exists.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The ids of the rules: a letter and how many there are.
const IDS: [(char, usize); 3] = [('B', 6), ('R', 20), ('Y', 2)];

/// The tests of each id, as the table says.
fn table() -> BTreeMap<String, Vec<String>> {
    let lines = include_str!("table.txt").lines();
    let lines = lines.filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let mut words = line.split_whitespace().map(str::to_owned);
            let id = words.next().expect("a line begins with an id");
            (id, words.collect())
        })
        .collect()
}

/// The names of all tests in the sources of the engine.
#[expect(
    clippy::disallowed_methods,
    reason = "tests may read files, the engine may not"
)]
fn tests() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut names = BTreeSet::new();
    let mut folders: Vec<PathBuf> = vec![root.join("src"), root.join("tests")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = std::fs::read_to_string(&path).expect("a readable file");
                let mut is_test = false;
                for line in text.lines().map(str::trim) {
                    if let Some(rest) = line.strip_prefix("fn ")
                        && is_test
                    {
                        let name = rest.split('(').next().unwrap_or("");
                        names.insert(name.to_owned());
                    }
                    is_test = line == "#[test]";
                }
            }
        }
    }
    names
}

#[test]
fn every_rule_id_has_a_test() {
    let table = table();
    let ids = IDS
        .iter()
        .flat_map(|(letter, count)| (1..=*count).map(move |n| format!("{letter}{n}")));
    let missing: Vec<String> = ids
        .filter(|id| table.get(id).is_none_or(Vec::is_empty))
        .collect();
    assert!(
        missing.is_empty(),
        "rules without a test: {}",
        missing.join(" ")
    );
}

/// The book explains every id that a refusal may name.
#[test]
fn the_book_explains_every_rule_id() {
    let page = include_str!("../../../../docs/src/runners.md");
    for (letter, count) in IDS.iter().filter(|(letter, _)| *letter != 'Y') {
        for id in (1..=*count).map(|n| format!("{letter}{n}")) {
            assert!(
                page.contains(&format!("**{id}** ")),
                "{id} is not explained"
            );
        }
    }
}

#[test]
fn the_position_of_the_book_is_one() {
    let page = include_str!("../../../../docs/src/runners.md");
    let text = page
        .split("```")
        .find_map(|block| block.strip_prefix("text\n"));
    let text = text.expect("the book shows a position");
    let rules = dream_runners::position::rules_of(text).expect("readable rules");
    let game = testkit::runners::game(rules);
    dream_runners::position::parse(&game, text).expect("a sound position");
}

#[test]
fn every_test_of_the_table_exists() {
    let tests = tests();
    for (id, names) in table() {
        for name in names {
            assert!(tests.contains(&name), "{id}: there is no test {name}");
        }
    }
    // And every test that is named after a rule stands in the table.
    let all = table();
    for name in &tests {
        let id = name.split('_').next().unwrap_or("").to_uppercase();
        if let Some(listed) = all.get(&id) {
            assert!(listed.contains(name), "{id}: {name} is not in the table");
        }
    }
}
