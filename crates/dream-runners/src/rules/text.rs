//! Options as a line of text: `players=3 beginners=yes`.

use std::fmt;

use super::Rules;

/// Why a line is not a ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseRulesError {
    /// No field has this name.
    Field(String),
    /// The field does not take this value.
    Value {
        /// The field.
        field: &'static str,
        /// The value.
        value: String,
        /// What is possible.
        possible: &'static str,
    },
}

impl fmt::Display for ParseRulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseRulesError::Field(name) => write!(f, "unknown rule {name:?}"),
            ParseRulesError::Value {
                field,
                value,
                possible,
            } => {
                write!(f, "{field} cannot be {value:?}: it is {possible}")
            }
        }
    }
}

impl std::error::Error for ParseRulesError {}

/// A field of [`Rules`] by name.
#[derive(Clone, Copy)]
pub struct RuleField {
    /// The name in text.
    pub name: &'static str,
    /// The id of the rule that it belongs to.
    pub rule: &'static str,
    /// The values that it takes, in words.
    pub possible: &'static str,
    get: fn(&Rules) -> String,
    set: fn(&mut Rules, &str) -> Option<()>,
}

impl fmt::Debug for RuleField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RuleField({})", self.name)
    }
}

fn yes_or_no(value: bool) -> String {
    if value { "yes" } else { "no" }.to_owned()
}

fn parse_yes_or_no(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// A number as it is printed: without signs or zeros in front.
fn number<T: std::str::FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|n: &T| n.to_string() == text)
}

impl RuleField {
    /// All fields.
    pub const ALL: &'static [RuleField] = &[
        RuleField {
            name: "players",
            rule: "B6",
            possible: "a number from 2 to 4",
            get: |rules| rules.players.to_string(),
            set: |rules, text| {
                rules.players = number(text)?;
                Some(())
            },
        },
        RuleField {
            name: "beginners",
            rule: "B1",
            possible: "yes or no",
            get: |rules| yes_or_no(rules.beginners),
            set: |rules, text| {
                rules.beginners = parse_yes_or_no(text)?;
                Some(())
            },
        },
        RuleField {
            name: "timer",
            rule: "R2",
            possible: "none or a number of seconds from 15 to 120",
            get: |rules| rules.timer.map_or("none".to_owned(), |n| n.to_string()),
            set: |rules, text| {
                rules.timer = match text {
                    "none" => None,
                    seconds => Some(number(seconds)?),
                };
                Some(())
            },
        },
        RuleField {
            name: "round-limit",
            rule: "R4",
            possible: "a number of seconds from 30 to 3600",
            get: |rules| rules.round_limit.to_string(),
            set: |rules, text| {
                rules.round_limit = number(text)?;
                Some(())
            },
        },
        RuleField {
            name: "show-boards",
            rule: "R1",
            possible: "yes or no",
            get: |rules| yes_or_no(rules.show_boards),
            set: |rules, text| {
                rules.show_boards = parse_yes_or_no(text)?;
                Some(())
            },
        },
    ];

    /// The value of this field, as text.
    pub fn get(&self, rules: &Rules) -> String {
        (self.get)(rules)
    }

    /// Changes this field.
    ///
    /// # Errors
    /// When the field does not take this value.
    pub fn set(&self, rules: &mut Rules, text: &str) -> Result<(), ParseRulesError> {
        (self.set)(rules, text).ok_or_else(|| ParseRulesError::Value {
            field: self.name,
            value: text.to_owned(),
            possible: self.possible,
        })
    }
}

impl Rules {
    /// Changes one field, given as `name=value`.
    ///
    /// # Errors
    /// When there is no such field or value.
    pub fn set(&mut self, assignment: &str) -> Result<(), ParseRulesError> {
        let (name, value) = assignment
            .split_once('=')
            .ok_or_else(|| ParseRulesError::Field(assignment.to_owned()))?;
        let field = (RuleField::ALL.iter().find(|field| field.name == name))
            .ok_or_else(|| ParseRulesError::Field(name.to_owned()))?;
        field.set(self, value)
    }
}

/// `players=3 beginners=yes`
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Rules::default();
        // The number of players is always said: nobody knows a default.
        write!(f, "players={}", self.players)?;
        for field in &RuleField::ALL[1..] {
            let value = field.get(self);
            if value != field.get(&usual) {
                write!(f, " {}={value}", field.name)?;
            }
        }
        Ok(())
    }
}

impl std::str::FromStr for Rules {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<Rules, ParseRulesError> {
        let mut rules = Rules::default();
        text.split_whitespace()
            .try_for_each(|word| rules.set(word))?;
        Ok(rules)
    }
}
