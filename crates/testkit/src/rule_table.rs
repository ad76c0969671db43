//! Which tests stand for which rule, as a table of words says.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The tests of each rule id: a line for each, the id and the names of its tests.
#[derive(Clone, Debug)]
pub struct RuleTable {
    tests: BTreeMap<String, Vec<String>>,
}

impl RuleTable {
    /// Reads a table; empty lines and those that begin with `#` are passed over.
    pub fn new(text: &str) -> RuleTable {
        let lines = text.lines().map(str::trim);
        let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
        let tests = lines.map(|line| {
            let mut words = line.split_whitespace().map(str::to_owned);
            let id = words.next().expect("a line begins with an id");
            (id, words.collect())
        });
        RuleTable {
            tests: tests.collect(),
        }
    }

    /// Every id has a test; ids are a letter and how many there are.
    ///
    /// # Panics
    /// When one has none.
    pub fn assert_complete(&self, ids: &[(char, usize)]) {
        let ids = (ids.iter())
            .flat_map(|(letter, count)| (1..=*count).map(move |n| format!("{letter}{n}")));
        let missing: Vec<String> = ids
            .filter(|id| self.tests.get(id).is_none_or(Vec::is_empty))
            .collect();
        let missing = missing.join(" ");
        assert!(missing.is_empty(), "rules without a test: {missing}");
    }

    /// Every test of the table stands in the sources of a crate, and every test
    /// there that is named after a rule stands in the table.
    ///
    /// # Panics
    /// When one does not.
    pub fn assert_true_of(&self, krate: &Path) {
        let written = tests_in(krate);
        for (id, names) in &self.tests {
            for name in names {
                assert!(written.contains(name), "{id}: there is no test {name}");
            }
        }
        for name in &written {
            let id = name.split('_').next().unwrap_or("").to_uppercase();
            if let Some(listed) = self.tests.get(&id) {
                assert!(listed.contains(name), "{id}: {name} is not in the table");
            }
        }
    }
}

/// The names of all tests in the sources of a crate.
fn tests_in(krate: &Path) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut folders = vec![krate.join("src"), krate.join("tests")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = fs::read_to_string(&path).expect("a readable file");
                names.extend(test_names(&text).map(str::to_owned));
            }
        }
    }
    names
}

/// The names of functions that follow `#[test]`.
pub fn test_names(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().map(str::trim);
    let pairs = lines.clone().zip(lines.skip(1));
    pairs.filter_map(|(attribute, line)| {
        let name = line.strip_prefix("fn ")?.split('(').next()?;
        (attribute == "#[test]").then_some(name)
    })
}
