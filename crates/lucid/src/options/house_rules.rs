//! House rules, and options that make no sense together.

use lucid_tabletop::{RuleError, RuleField, Ruleset};
use lucid_texts::{Phrase, Texts, arg};

use crate::failure::Failure;
use crate::suggestion;

/// Sets house rules such as `cycles=4`, or tells everything that is wrong with them;
/// `told` says why a rule cannot have a value.
pub(crate) fn set_house_rules<R: Ruleset>(
    rules: &mut R,
    house_rules: &[String],
    command: &str,
    texts: &Texts,
    told: impl Fn(RuleError) -> String,
) -> Result<(), Failure> {
    let wrong: Vec<String> = (house_rules.iter())
        .filter_map(|house_rule| {
            let problem = match RuleField::assign(rules, house_rule).err()? {
                RuleError::Field(_) if !house_rule.contains('=') => {
                    texts.phrase(Phrase::ComplaintRuleForm)
                }
                RuleError::Field(rule) => {
                    let help = format!("{command} --help");
                    let problem = texts.complaint_no_such_rule(arg::Help(help), arg::Rule(&rule));
                    let names = R::FIELDS.iter().map(|field| field.name);
                    suggestion::added(problem, &rule, names, texts)
                }
                error @ RuleError::Value { .. } => told(error),
            };
            Some(format!("--rule {house_rule}: {problem}"))
        })
        .collect();
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(Failure::usage(texts, wrong.join(" ")))
    }
}

/// Complains of options if any of them is given.
pub(crate) fn refuse(options: &[(&str, bool)], why: String, texts: &Texts) -> Result<(), Failure> {
    let given: Vec<&str> = (options.iter())
        .filter_map(|(option, is_given)| is_given.then_some(*option))
        .collect();
    if given.is_empty() {
        return Ok(());
    }
    let problem = format!("{}: {}", given.join(", "), why);
    Err(Failure::usage(texts, problem))
}
