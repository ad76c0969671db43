//! House rules, and what can be wrong with them.

use lucid_dreamscape::duel::DifficultyProblem;
use lucid_dreamscape::rules::{ParseRulesError, RuleField};
use lucid_dreamscape::{Colour, Edition, Rules, RulesProblem};
use lucid_tabletop::RuleError;

use crate::{Phrase, Texts, arg};

impl Texts {
    /// The name of a rule that a host can set.
    pub fn rule_field(&self, field: &RuleField) -> String {
        self.find(&rule_id(field.name)).unwrap_or_default()
    }

    /// What a value of a rule means; what is no value of it stays as it is.
    pub fn rule_value(&self, field: &RuleField, value: &str) -> String {
        if field.set(&mut Rules::sylex(), value).is_err() {
            return value.to_owned();
        }
        if let ("solo", Ok(line)) = (field.name, value.parse()) {
            return self.solo_line(line);
        }
        // A value is explained by itself, or its numbers are filled into a sentence.
        let explained = self.find(&format!("{}.{value}", rule_id(field.name)));
        explained.unwrap_or_else(|| self.rule_numbers(field, value))
    }

    /// What a value means that is made of numbers.
    fn rule_numbers(&self, field: &RuleField, value: &str) -> String {
        let numbers: Vec<u32> = value.split('/').flat_map(str::parse).collect();
        match (field.name, numbers.as_slice()) {
            ("players", [players]) => self.rule_players_value(*players),
            ("cycles", [cycles]) => self.rule_cycles_value(*cycles),
            ("action-points", [points]) => self.rule_action_points_value(*points),
            ("red-shards", [shards]) => self.rule_red_shards_value(*shards),
            ("red-in-bag", [two, three, four]) => {
                self.rule_red_in_bag_value(arg::Four(*four), arg::Three(*three), arg::Two(*two))
            }
            ("shards", [green, blue, gray, brown, white]) => self.rule_shards_value(
                arg::Blue(*blue),
                arg::Brown(*brown),
                arg::Gray(*gray),
                arg::Green(*green),
                arg::White(*white),
            ),
            ("purposes", _) => self.rule_purposes_value(value),
            _ => value.to_owned(),
        }
    }

    /// Why a ruleset cannot be played; the rule's id is [`RulesProblem::rule`].
    pub fn rules_problem(&self, problem: RulesProblem) -> String {
        match problem {
            RulesProblem::Players(count) => self.rules_problem_players(count),
            RulesProblem::SoloPlayers(count) => self.rules_problem_solo_players(count),
            RulesProblem::SoloWithoutNightmare => {
                self.phrase(Phrase::RulesProblemSoloWithoutNightmare)
            }
            RulesProblem::SoloSimultaneous => self.phrase(Phrase::RulesProblemSoloSimultaneous),
            RulesProblem::SoloDifficulty(DifficultyProblem { colour, number }) => match colour {
                Colour::Red => self.rules_problem_solo_line_red(number),
                _ => self.rules_problem_solo_line(
                    arg::Number(number),
                    arg::Shard(self.shard_stem(colour)),
                ),
            },
            RulesProblem::SoloShards { colour, needed } => self.rules_problem_solo_shards(
                arg::Needed(needed),
                arg::Shard(self.shard_stem(colour)),
            ),
            RulesProblem::TooFewSoloPurposes(there) => {
                self.rules_problem_too_few_solo_purposes(there)
            }
            RulesProblem::Simultaneous => self.phrase(Phrase::RulesProblemSimultaneous),
            RulesProblem::Cycles(count) => self.rules_problem_cycles(count),
            RulesProblem::ActionPoints(count) => self.rules_problem_action_points(count),
            RulesProblem::NoShards(colour) => self.rules_problem_no_shards(self.shard_stem(colour)),
            RulesProblem::TooManyShards(count) => self.rules_problem_too_many_shards(count),
            RulesProblem::RedInShards => self.phrase(Phrase::RulesProblemRedInShards),
            RulesProblem::TooLittleRed { needed, there } => {
                self.rules_problem_too_little_red(arg::Needed(needed), arg::There(there))
            }
            RulesProblem::TooFewCards { needed, there } => {
                self.rules_problem_too_few_cards(arg::Needed(needed), arg::There(there))
            }
            RulesProblem::TooFewPurposes(there) => self.rules_problem_too_few_purposes(there),
        }
    }

    /// Why a line is no ruleset.
    pub fn parse_rules_error(&self, error: &ParseRulesError) -> String {
        match error {
            ParseRulesError::Edition(name) => self.rules_error_edition(
                arg::Edition(name),
                arg::Possible(Edition::ALL.map(Edition::name).join(", ")),
            ),
            ParseRulesError::Rule(RuleError::Field(name)) => self.rules_error_field(name),
            ParseRulesError::Rule(RuleError::Value {
                field,
                value,
                possible,
            }) => self.rules_error_value(
                arg::Field(*field),
                arg::Possible(self.possible(field, possible)),
                arg::Value(value),
            ),
        }
    }

    /// All values of a field: numbers are described, words are listed.
    fn possible(&self, field: &str, listed: &str) -> String {
        self.find(&format!("{}.possible", rule_id(field)))
            // The engine lists words as `path or momentum`.
            .unwrap_or_else(|| listed.replace(" or ", ", "))
    }
}

fn rule_id(field: &str) -> String {
    format!("rule-{field}")
}
