//! Holds `table.txt` to its word: every rule id has a test, and every test exists.

use std::path::Path;

use lucid_testkit::RuleTable;

/// The ids of the rules, of the solo game and of the examples: a letter and how many there are.
const IDS: [(char, usize); 14] = [
    ('E', 20),
    ('C', 9),
    ('S', 6),
    ('M', 4),
    ('T', 9),
    ('N', 2),
    ('K', 9),
    ('D', 8),
    ('A', 6),
    ('P', 7),
    ('F', 4),
    ('U', 11),
    ('L', 17),
    ('X', 26),
];

fn table() -> RuleTable {
    RuleTable::new(include_str!("table.txt"))
}

#[test]
fn every_rule_id_has_a_test() {
    table().assert_complete(&IDS);
}

/// The book explains every id that a refusal may name.
#[test]
fn the_book_explains_every_rule_id() {
    let page = include_str!("../../../../../docs/src/rules.md");
    for (letter, count) in IDS.iter().filter(|(letter, _)| *letter != 'X') {
        for id in (1..=*count).map(|n| format!("{letter}{n}")) {
            let explained =
                page.contains(&format!("**{id}** ")) || page.contains(&format!("| {id} |"));
            assert!(explained, "{id} is not explained");
        }
    }
}

#[test]
fn every_test_of_the_table_exists() {
    table().assert_true_of(Path::new(env!("CARGO_MANIFEST_DIR")));
}
