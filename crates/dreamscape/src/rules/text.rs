//! Rulesets as a line of text: an edition, then the fields that differ from it.

use std::fmt;

use super::{
    DreamerOnRed, DreamworldCards, Edition, ExchangeGives, Land, LastOrder, Mountain, MountainPays,
    PurposeBox, RedEnters, Rules,
};
use crate::Colour;

/// Why a line is not a ruleset.
///
/// ```
/// use lucid_dreamscape::Rules;
/// use lucid_dreamscape::rules::ParseRulesError;
///
/// let rules: Rules = "sylex players=3 nightmare=yes".parse()?;
/// assert_eq!((rules.players, rules.nightmare), (3, true));
/// assert_eq!(rules.to_string().parse(), Ok(rules));
/// assert_eq!("chess".parse::<Rules>(), Err(ParseRulesError::Edition("chess".to_owned())));
/// # Ok::<(), ParseRulesError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseRulesError {
    /// The first word is not an edition.
    Edition(String),
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
            ParseRulesError::Edition(name) => {
                write!(
                    f,
                    "unknown edition {name:?}: it is prototype, sylex or huch"
                )
            }
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

/// A field of [`Rules`] by name, for house rules and for listing differences.
///
/// ```
/// use lucid_dreamscape::Rules;
/// use lucid_dreamscape::rules::RuleField;
///
/// // What sets two editions apart.
/// let (sylex, huch) = (Rules::sylex(), Rules::huch());
/// let differs = |field: &&RuleField| field.get(&sylex) != field.get(&huch);
/// let names: Vec<&str> = RuleField::ALL.iter().filter(differs).map(|field| field.name).collect();
/// assert!(!names.is_empty() && !names.contains(&"players"));
/// ```
#[derive(Clone, Copy)]
pub struct RuleField {
    /// The name in text.
    pub name: &'static str,
    /// The rule id, if the field stands in the edition table.
    pub rule: Option<&'static str>,
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

/// A field whose values are words.
macro_rules! words {
    ($name:literal, $rule:expr, $field:ident, $possible:literal, $($word:literal => $value:expr),+) => {
        RuleField {
            name: $name,
            rule: $rule,
            possible: $possible,
            get: |rules| {
                let words = [$(($value, $word)),+];
                let found = words.iter().find(|(value, _)| *value == rules.$field);
                found.map_or("", |(_, word)| *word).to_owned()
            },
            set: |rules, text| {
                rules.$field = match text {
                    $($word => $value,)+
                    _ => return None,
                };
                Some(())
            },
        }
    };
}

/// A field that is yes or no.
macro_rules! yes_no {
    ($name:literal, $rule:expr, $field:ident) => {
        words!($name, $rule, $field, "yes or no", "yes" => true, "no" => false)
    };
}

/// A field that is a number.
macro_rules! number {
    ($name:literal, $rule:expr, $field:ident) => {
        RuleField {
            name: $name,
            rule: $rule,
            possible: "a number",
            get: |rules| rules.$field.to_string(),
            set: |rules, text| {
                rules.$field = text.parse().ok()?;
                Some(())
            },
        }
    };
}

impl RuleField {
    /// All fields but the edition, in the order of the edition table.
    pub const ALL: &'static [RuleField] = &[
        number!("players", None, players),
        yes_no!("nightmare", None, nightmare),
        yes_no!("simultaneous", None, simultaneous),
        RuleField {
            name: "solo",
            rule: Some("L3"),
            possible: "no, a profile such as bad-dreams, or six numbers gray/white/blue/brown/green/red",
            get: |rules| rules.solo.map_or("no".to_owned(), |line| line.to_string()),
            set: |rules, text| {
                rules.solo = match text {
                    "no" => None,
                    line => Some(line.parse().ok()?),
                };
                Some(())
            },
        },
        yes_no!("mirrored", Some("A2"), mirrored),
        RuleField {
            name: "shards",
            rule: Some("E1"),
            possible: "five numbers green/blue/gray/brown/white",
            get: |rules| {
                let counts: Vec<String> =
                    rules.shards.0[..5].iter().map(|n| n.to_string()).collect();
                counts.join("/")
            },
            set: |rules, text| {
                let counts: Vec<u8> = text
                    .split('/')
                    .map(|n| n.parse().ok())
                    .collect::<Option<_>>()?;
                let counts: [u8; 5] = counts.try_into().ok()?;
                for (colour, count) in Colour::ALL.into_iter().zip(counts) {
                    rules.shards[colour] = count;
                }
                Some(())
            },
        },
        number!("red-shards", Some("E2"), red_shards),
        number!("cycles", Some("E3"), cycles),
        number!("action-points", Some("E4"), action_points),
        yes_no!("key-needs-point", Some("E5"), key_needs_point),
        yes_no!("empty-is-free", Some("E6"), empty_is_free),
        words!("land", Some("E7"), land, "path or momentum",
            "path" => Land::Path, "momentum" => Land::Momentum),
        words!("mountain", Some("E8"), mountain, "anywhere or touching",
            "anywhere" => Mountain::Anywhere, "touching" => Mountain::Touching),
        words!("mountain-pays", Some("E9"), mountain_pays, "every-time or once-per-cycle",
            "every-time" => MountainPays::EveryTime, "once-per-cycle" => MountainPays::OncePerCycle),
        RuleField {
            name: "red-in-bag",
            rule: Some("E10"),
            possible: "three numbers for 2/3/4 players",
            get: |rules| rules.red_in_bag.map(|n| n.to_string()).join("/"),
            set: |rules, text| {
                let counts: Vec<u8> = text
                    .split('/')
                    .map(|n| n.parse().ok())
                    .collect::<Option<_>>()?;
                rules.red_in_bag = counts.try_into().ok()?;
                Some(())
            },
        },
        yes_no!("red-on-links", Some("E11"), red_on_links),
        words!("dreamer-on-red", Some("E12"), dreamer_on_red, "never or costs",
            "never" => DreamerOnRed::Never, "costs" => DreamerOnRed::Costs),
        words!("exchange-gives", Some("E13"), exchange_gives, "any or other",
            "any" => ExchangeGives::Any, "other" => ExchangeGives::Other),
        words!("dreamworld-cards", Some("E14"), dreamworld_cards, "travel-only or any-time",
            "travel-only" => DreamworldCards::TravelOnly, "any-time" => DreamworldCards::AnyTime),
        yes_no!("simultaneous-allowed", Some("E15"), simultaneous_allowed),
        words!("last-order", Some("E16"), last_order, "kept or dealt-again",
            "kept" => LastOrder::Kept, "dealt-again" => LastOrder::DealtAgain),
        words!("purposes", Some("E17"), purposes, "12 or 16",
            "12" => PurposeBox::Twelve, "16" => PurposeBox::Sixteen),
        yes_no!("golem-anywhere", Some("E19"), golem_anywhere),
        words!("red-enters", Some("E20"), red_enters, "before-fill or after-fill",
            "before-fill" => RedEnters::BeforeFill, "after-fill" => RedEnters::AfterFill),
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

/// `sylex players=3 nightmare=yes`
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let preset = Rules::new(self.edition);
        f.write_str(self.edition.name())?;
        for field in RuleField::ALL {
            let value = field.get(self);
            // The number of players is always said: nobody knows a default.
            if field.name == "players" || value != field.get(&preset) {
                write!(f, " {}={value}", field.name)?;
            }
        }
        Ok(())
    }
}

impl std::str::FromStr for Rules {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<Rules, ParseRulesError> {
        let mut words = text.split_whitespace();
        let name = words.next().unwrap_or("");
        let edition =
            Edition::named(name).ok_or_else(|| ParseRulesError::Edition(name.to_owned()))?;
        let mut rules = Rules::new(edition);
        words.try_for_each(|word| rules.set(word))?;
        Ok(rules)
    }
}
