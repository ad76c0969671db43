//! House rules, and options that make no sense together.

use lucid_texts::{Phrase, Texts, arg};

use crate::failure::Failure;
use crate::suggestion;

/// Why a house rule cannot be set.
pub(crate) enum WrongRule {
    /// No rule has this name.
    Unknown(String),
    /// The value is not possible, for this reason.
    BadValue(String),
}

/// Sets house rules such as `cycles=4` with `set`, or tells everything that is wrong
/// with them; `names` are the rules that there are.
pub(crate) fn set_house_rules(
    house_rules: &[String],
    command: &str,
    names: &[&str],
    texts: &Texts,
    mut set: impl FnMut(&str) -> Result<(), WrongRule>,
) -> Result<(), Failure> {
    let wrong: Vec<String> = (house_rules.iter())
        .filter_map(|house_rule| {
            let problem = match set(house_rule).err()? {
                WrongRule::Unknown(_) if !house_rule.contains('=') => {
                    texts.phrase(Phrase::ComplaintRuleForm)
                }
                WrongRule::Unknown(rule) => {
                    let help = format!("{command} --help");
                    let problem = texts.complaint_no_such_rule(arg::Help(help), arg::Rule(&rule));
                    suggestion::added(problem, &rule, names.iter().copied(), texts)
                }
                WrongRule::BadValue(problem) => problem,
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
