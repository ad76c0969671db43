//! House rules, and what can be wrong with them.

use lucid_dreamscape::duel::LineProblem;
use lucid_dreamscape::rules::{ParseRulesError, RuleField};
use lucid_dreamscape::{Colour, Edition, Rules, RulesProblem};

use crate::Texts;
use crate::bundle::Args;

impl Texts {
    /// The name of a rule that a host can set.
    pub fn rule_field(&self, field: &RuleField) -> String {
        self.plain(&rule_id(field))
    }

    /// What a value of a rule means; what is no value of it stays as it is.
    pub fn rule_value(&self, field: &RuleField, value: &str) -> String {
        if field.set(&mut Rules::sylex(), value).is_err() {
            return value.to_owned();
        }
        if let ("solo", Ok(line)) = (field.name, value.parse()) {
            return self.solo_line(line);
        }
        // A value is either explained by itself or is filled into a phrase.
        self.try_say(&rule_id(field), Some(value), &Args::new())
            .unwrap_or_else(|| self.attribute(&rule_id(field), "value", &numbers(field, value)))
    }

    /// Why a ruleset cannot be played; the rule's id is [`RulesProblem::rule`].
    pub fn rules_problem(&self, problem: RulesProblem) -> String {
        let args = Args::new();
        let (id, args) = match problem {
            RulesProblem::Players(count) => ("players", args.with("count", count)),
            RulesProblem::SoloPlayers(count) => ("solo-players", args.with("count", count)),
            RulesProblem::SoloWithoutNightmare => ("solo-without-nightmare", args),
            RulesProblem::SoloSimultaneous => ("solo-simultaneous", args),
            RulesProblem::SoloLine(LineProblem { colour, number }) => match colour {
                Colour::Red => ("solo-line-red", args.with("number", number)),
                _ => (
                    "solo-line",
                    args.with("number", number)
                        .with("colour", self.colour(colour)),
                ),
            },
            RulesProblem::SoloShards { colour, needed } => (
                "solo-shards",
                args.with("needed", needed)
                    .with("colour", self.colour(colour)),
            ),
            RulesProblem::TooFewSoloPurposes(there) => {
                ("too-few-solo-purposes", args.with("there", there))
            }
            RulesProblem::Simultaneous => ("simultaneous", args),
            RulesProblem::Cycles(count) => ("cycles", args.with("count", count)),
            RulesProblem::ActionPoints(count) => ("action-points", args.with("count", count)),
            RulesProblem::NoShards(colour) => {
                ("no-shards", args.with("colour", self.colour(colour)))
            }
            RulesProblem::TooManyShards(count) => ("too-many-shards", args.with("count", count)),
            RulesProblem::RedInShards => ("red-in-shards", args),
            RulesProblem::TooLittleRed { needed, there } => (
                "too-little-red",
                args.with("needed", needed).with("there", there),
            ),
            RulesProblem::TooFewCards { needed, there } => (
                "too-few-cards",
                args.with("needed", needed).with("there", there),
            ),
            RulesProblem::TooFewPurposes(there) => ("too-few-purposes", args.with("there", there)),
        };
        self.say(&format!("rules-problem-{id}"), &args)
    }

    /// Why a line is no ruleset.
    pub fn parse_rules_error(&self, error: &ParseRulesError) -> String {
        let args = Args::new();
        match error {
            ParseRulesError::Edition(name) => {
                let possible = Edition::ALL.map(Edition::name).join(", ");
                let args = args.with("edition", name.clone());
                self.say("rules-error-edition", &args.with("possible", possible))
            }
            ParseRulesError::Field(name) => {
                self.say("rules-error-field", &args.with("field", name.clone()))
            }
            ParseRulesError::Value {
                field,
                value,
                possible,
            } => {
                let args = args.with("field", *field).with("value", value.clone());
                let possible = self.possible(field, possible);
                self.say("rules-error-value", &args.with("possible", possible))
            }
        }
    }

    /// All values of a field: numbers are described, words are listed.
    fn possible(&self, field: &str, listed: &str) -> String {
        let id = format!("rule-{field}");
        self.try_say(&id, Some("possible"), &Args::new())
            // The engine lists words as `path or momentum`.
            .unwrap_or_else(|| listed.replace(" or ", ", "))
    }
}

fn rule_id(field: &RuleField) -> String {
    format!("rule-{}", field.name)
}

/// A value as arguments: each of its numbers by name.
fn numbers(field: &RuleField, value: &str) -> Args {
    let parts: &[&'static str] = match field.name {
        "shards" => &["green", "blue", "gray", "brown", "white"],
        "red-in-bag" => &["two", "three", "four"],
        _ => &["value"],
    };
    (parts.iter().zip(value.split('/'))).fold(Args::new(), |args, (part, text)| {
        // Only as a number does it choose a plural.
        match text.parse::<u32>() {
            Ok(number) => args.with(part, number),
            Err(_) => args.with(part, text.to_owned()),
        }
    })
}
