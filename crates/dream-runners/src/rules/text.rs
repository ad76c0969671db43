//! Options as a line of text: `players=3 beginners=yes`.

use std::fmt;

use lucid_tabletop::{RuleError, Ruleset, rule_field};

use super::Rules;

/// A field of [`Rules`] by name.
pub type RuleField = lucid_tabletop::RuleField<Rules>;

/// A number as it is printed: without signs or zeros in front.
fn number<T: std::str::FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|n: &T| n.to_string() == text)
}

impl Ruleset for Rules {
    const FIELDS: &'static [RuleField] = &[
        RuleField {
            name: "players",
            rule: Some("B6"),
            possible: "a number from 2 to 4",
            read: |rules| rules.players.to_string(),
            write: |rules, text| {
                rules.players = number(text)?;
                Some(())
            },
        },
        rule_field!("beginners", Some("B1"), beginners, yes_no),
        RuleField {
            name: "timer",
            rule: Some("R2"),
            possible: "none or a number of seconds from 15 to 120",
            read: |rules| rules.timer.map_or("none".to_owned(), |n| n.to_string()),
            write: |rules, text| {
                rules.timer = match text {
                    "none" => None,
                    seconds => Some(number(seconds)?),
                };
                Some(())
            },
        },
        RuleField {
            name: "round-limit",
            rule: Some("R4"),
            possible: "a number of seconds from 30 to 3600",
            read: |rules| rules.round_limit.to_string(),
            write: |rules, text| {
                rules.round_limit = number(text)?;
                Some(())
            },
        },
        rule_field!("show-boards", Some("R1"), show_boards, yes_no),
    ];
}

impl Rules {
    /// Changes one field, given as `name=value`.
    ///
    /// # Errors
    /// When there is no such field or value.
    pub fn set(&mut self, assignment: &str) -> Result<(), RuleError> {
        RuleField::assign(self, assignment)
    }
}

/// `players=3 beginners=yes`
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&RuleField::differences(self, &Rules::default()))
    }
}

impl std::str::FromStr for Rules {
    type Err = RuleError;

    fn from_str(text: &str) -> Result<Rules, RuleError> {
        let mut rules = Rules::default();
        text.split_whitespace()
            .try_for_each(|word| rules.set(word))?;
        Ok(rules)
    }
}
