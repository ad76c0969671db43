//! Rulesets as text: fields by name.

use std::fmt;

/// A ruleset whose fields can be read and changed by name.
pub trait Ruleset: Sized + 'static {
    /// The fields, in the order in which they are written.
    const FIELDS: &'static [RuleField<Self>];
}

/// A field of a ruleset by name, for house rules and for listing differences.
///
/// ```
/// use lucid_tabletop::{RuleError, RuleField, Ruleset, rule_field};
///
/// #[derive(Clone, Default)]
/// struct Rules { players: u8, open: bool }
///
/// impl Ruleset for Rules {
///     const FIELDS: &'static [RuleField<Rules>] = &[
///         rule_field!("players", None, players, number),
///         rule_field!("open", Some("R1"), open, yes_no),
///     ];
/// }
///
/// let mut rules = Rules::default();
/// RuleField::assign(&mut rules, "open=yes")?;
/// assert_eq!(RuleField::differences(&rules, &Rules::default()), "players=0 open=yes");
/// let error = RuleField::assign(&mut rules, "open=perhaps").unwrap_err();
/// assert_eq!(error.to_string(), "open cannot be \"perhaps\": it is yes or no");
/// # Ok::<(), RuleError>(())
/// ```
pub struct RuleField<R> {
    /// The name in text.
    pub name: &'static str,
    /// The id of the rule that the field belongs to, if there is one.
    pub rule: Option<&'static str>,
    /// The values that it takes, in words.
    pub possible: &'static str,
    /// How the value is written.
    pub read: fn(&R) -> String,
    /// How the value is changed; `None` when the text is not a value.
    pub write: fn(&mut R, &str) -> Option<()>,
}

impl<R: Ruleset> RuleField<R> {
    /// All fields, in the order in which they are written.
    pub const ALL: &'static [RuleField<R>] = R::FIELDS;

    /// The value of this field, as text.
    pub fn get(&self, rules: &R) -> String {
        (self.read)(rules)
    }

    /// Changes this field.
    ///
    /// # Errors
    /// When the field does not take this value.
    pub fn set(&self, rules: &mut R, text: &str) -> Result<(), RuleError> {
        (self.write)(rules, text).ok_or_else(|| RuleError::Value {
            field: self.name,
            value: text.to_owned(),
            possible: self.possible,
        })
    }

    /// Changes one field, given as `name=value`.
    ///
    /// # Errors
    /// When there is no such field or value.
    pub fn assign(rules: &mut R, assignment: &str) -> Result<(), RuleError> {
        let unknown = |name: &str| RuleError::Field(name.to_owned());
        let (name, value) = (assignment.split_once('=')).ok_or_else(|| unknown(assignment))?;
        let field = Self::ALL.iter().find(|field| field.name == name);
        field.ok_or_else(|| unknown(name))?.set(rules, value)
    }

    /// The fields that differ from a preset, as words that [`RuleField::assign`]
    /// reads. The number of players is always among them: nobody knows a default.
    pub fn differences(rules: &R, preset: &R) -> String {
        let differs = |field: &&RuleField<R>| {
            field.name == "players" || field.get(rules) != field.get(preset)
        };
        let words = (Self::ALL.iter().filter(differs))
            .map(|field| format!("{}={}", field.name, field.get(rules)));
        words.collect::<Vec<_>>().join(" ")
    }
}

// Derived, these would ask the same of the ruleset.
impl<R> Clone for RuleField<R> {
    fn clone(&self) -> RuleField<R> {
        *self
    }
}

impl<R> Copy for RuleField<R> {}

impl<R> fmt::Debug for RuleField<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RuleField({})", self.name)
    }
}

/// Why a field of a ruleset cannot be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleError {
    /// No field has this name.
    Field(String),
    /// The field does not take this value.
    Value {
        /// The field.
        field: &'static str,
        /// The value.
        value: String,
        /// The values that it takes.
        possible: &'static str,
    },
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleError::Field(name) => write!(f, "unknown rule {name:?}"),
            RuleError::Value {
                field,
                value,
                possible,
            } => write!(f, "{field} cannot be {value:?}: it is {possible}"),
        }
    }
}

impl std::error::Error for RuleError {}

/// A [`RuleField`] that is a number, yes or no, or one of a few words.
///
/// The field is given by its name in text, the id of its rule and its name in the
/// struct, followed by `number`, by `yes_no`, or by the words in prose and as a list
/// of `"word" => value`.
#[macro_export]
macro_rules! rule_field {
    ($name:literal, $rule:expr, $field:ident, number) => {
        $crate::RuleField {
            name: $name,
            rule: $rule,
            possible: "a number",
            read: |rules| rules.$field.to_string(),
            write: |rules, text| {
                rules.$field = text.parse().ok()?;
                Some(())
            },
        }
    };
    ($name:literal, $rule:expr, $field:ident, yes_no) => {
        $crate::rule_field!($name, $rule, $field, "yes or no", "yes" => true, "no" => false)
    };
    ($name:literal, $rule:expr, $field:ident, $possible:literal, $($word:literal => $value:expr),+) => {
        $crate::RuleField {
            name: $name,
            rule: $rule,
            possible: $possible,
            read: |rules| {
                let words = [$(($value, $word)),+];
                let found = words.iter().find(|(value, _)| *value == rules.$field);
                found.map_or("", |(_, word)| *word).to_owned()
            },
            write: |rules, text| {
                rules.$field = match text {
                    $($word => $value,)+
                    _ => return None,
                };
                Some(())
            },
        }
    };
}
