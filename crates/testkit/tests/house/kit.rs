//! The test kit itself: what other tests rely on.

use std::path::Path;

use lucid_testkit::length::Length;
use lucid_testkit::{RuleTable, test_names};

#[cfg(feature = "online")]
mod online;

#[test]
fn short_is_the_default() {
    for word in [None, Some(""), Some("short")] {
        assert_eq!(Length::parse(word), Length::Short);
    }
    assert_eq!(Length::parse(Some("full")), Length::Full);
}

#[test]
#[should_panic(expected = "not `ful`")]
fn a_typing_error_is_no_length() {
    Length::parse(Some("ful"));
}

const TABLE: &str = "# rules\nB1 b1_something other\n\nB2 more\n";

#[test]
fn a_table_with_a_test_for_each_rule_is_complete() {
    RuleTable::new(TABLE).assert_complete(&[('B', 2)]);
}

#[test]
#[should_panic(expected = "rules without a test: B3")]
fn a_rule_without_a_test_is_told() {
    RuleTable::new(TABLE).assert_complete(&[('B', 3)]);
}

#[test]
#[should_panic(expected = "B1: there is no test b1_something")]
fn a_test_that_nobody_wrote_is_told() {
    RuleTable::new(TABLE).assert_true_of(Path::new(env!("CARGO_MANIFEST_DIR")));
}

#[test]
fn tests_are_found_by_their_attribute() {
    let text = "#[test]\nfn one() {}\nfn two() {}\n  #[test]\n  fn three() {}";
    assert_eq!(test_names(text).collect::<Vec<_>>(), ["one", "three"]);
}
