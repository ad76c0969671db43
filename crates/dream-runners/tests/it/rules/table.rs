//! Holds `table.txt` to its word: every rule id has a test, and every test exists.

use std::path::Path;

use lucid_testkit::RuleTable;

/// The ids of the rules: a letter and how many there are.
const IDS: [(char, usize); 3] = [('B', 6), ('R', 20), ('Y', 2)];

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
    let page = include_str!("../../../../../docs/src/runners.md");
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
    let page = include_str!("../../../../../docs/src/runners.md");
    let text = page
        .split("```")
        .find_map(|block| block.strip_prefix("text\n"));
    let text = text.expect("the book shows a position");
    let rules = lucid_dream_runners::position::rules_of(text).expect("readable rules");
    let game = lucid_testkit::dream_runners::game(rules);
    lucid_dream_runners::position::parse(&game, text).expect("a sound position");
}

#[test]
fn every_test_of_the_table_exists() {
    table().assert_true_of(Path::new(env!("CARGO_MANIFEST_DIR")));
}
