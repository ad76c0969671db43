//! Rulesets as a line of text: an edition, then the fields that differ from it.

use std::fmt;

use lucid_tabletop::{RuleError, Ruleset, rule_field};

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
    /// One of the other words is not a field and its value.
    Rule(RuleError),
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
            ParseRulesError::Rule(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ParseRulesError {}

impl From<RuleError> for ParseRulesError {
    fn from(error: RuleError) -> ParseRulesError {
        ParseRulesError::Rule(error)
    }
}

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
pub type RuleField = lucid_tabletop::RuleField<Rules>;

impl Ruleset for Rules {
    /// All fields but the edition, in the order of the edition table.
    const FIELDS: &'static [RuleField] = &[
        rule_field!("players", None, players, number),
        rule_field!("nightmare", None, nightmare, yes_no),
        rule_field!("simultaneous", None, simultaneous, yes_no),
        RuleField {
            name: "solo",
            rule: Some("L3"),
            possible: "no, a profile such as bad-dreams, or six numbers gray/white/blue/brown/green/red",
            read: |rules| rules.solo.map_or("no".to_owned(), |line| line.to_string()),
            write: |rules, text| {
                rules.solo = match text {
                    "no" => None,
                    line => Some(line.parse().ok()?),
                };
                Some(())
            },
        },
        rule_field!("mirrored", Some("A2"), mirrored, yes_no),
        RuleField {
            name: "shards",
            rule: Some("E1"),
            possible: "five numbers green/blue/gray/brown/white",
            read: |rules| {
                let counts: Vec<String> =
                    rules.shards.0[..5].iter().map(|n| n.to_string()).collect();
                counts.join("/")
            },
            write: |rules, text| {
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
        rule_field!("red-shards", Some("E2"), red_shards, number),
        rule_field!("cycles", Some("E3"), cycles, number),
        rule_field!("action-points", Some("E4"), action_points, number),
        rule_field!("key-needs-point", Some("E5"), key_needs_point, yes_no),
        rule_field!("empty-is-free", Some("E6"), empty_is_free, yes_no),
        rule_field!("land", Some("E7"), land, "path or momentum",
            "path" => Land::Path, "momentum" => Land::Momentum),
        rule_field!("mountain", Some("E8"), mountain, "anywhere or touching",
            "anywhere" => Mountain::Anywhere, "touching" => Mountain::Touching),
        rule_field!("mountain-pays", Some("E9"), mountain_pays, "every-time or once-per-cycle",
            "every-time" => MountainPays::EveryTime, "once-per-cycle" => MountainPays::OncePerCycle),
        RuleField {
            name: "red-in-bag",
            rule: Some("E10"),
            possible: "three numbers for 2/3/4 players",
            read: |rules| rules.red_in_bag.map(|n| n.to_string()).join("/"),
            write: |rules, text| {
                let counts: Vec<u8> = text
                    .split('/')
                    .map(|n| n.parse().ok())
                    .collect::<Option<_>>()?;
                rules.red_in_bag = counts.try_into().ok()?;
                Some(())
            },
        },
        rule_field!("red-on-links", Some("E11"), red_on_links, yes_no),
        rule_field!("dreamer-on-red", Some("E12"), dreamer_on_red, "never or costs",
            "never" => DreamerOnRed::Never, "costs" => DreamerOnRed::Costs),
        rule_field!("exchange-gives", Some("E13"), exchange_gives, "any or other",
            "any" => ExchangeGives::Any, "other" => ExchangeGives::Other),
        rule_field!("dreamworld-cards", Some("E14"), dreamworld_cards, "travel-only or any-time",
            "travel-only" => DreamworldCards::TravelOnly, "any-time" => DreamworldCards::AnyTime),
        rule_field!(
            "simultaneous-allowed",
            Some("E15"),
            simultaneous_allowed,
            yes_no
        ),
        rule_field!("last-order", Some("E16"), last_order, "kept or dealt-again",
            "kept" => LastOrder::Kept, "dealt-again" => LastOrder::DealtAgain),
        rule_field!("purposes", Some("E17"), purposes, "12 or 16",
            "12" => PurposeBox::Twelve, "16" => PurposeBox::Sixteen),
        rule_field!("golem-anywhere", Some("E19"), golem_anywhere, yes_no),
        rule_field!("red-enters", Some("E20"), red_enters, "before-fill or after-fill",
            "before-fill" => RedEnters::BeforeFill, "after-fill" => RedEnters::AfterFill),
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

/// `sylex players=3 nightmare=yes`
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let preset = Rules::new(self.edition);
        let differences = RuleField::differences(self, &preset);
        write!(f, "{} {differences}", self.edition.name())
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
