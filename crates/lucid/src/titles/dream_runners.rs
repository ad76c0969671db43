//! Dream Runners, with two to four players.

mod balance;
mod bots;
mod hint;
mod options;
mod pack;
mod play;
mod replay;
mod review;
mod sim;
pub(super) mod solve;

use lucid_dream_runners::{DreamRunners, Rules, RulesProblem};
use lucid_tabletop::record::Fault;
use lucid_texts::Texts;

use super::{GameOptions, Title};
use crate::failure::Failure;
use sim::DreamRunnersStatistics;

impl Title for DreamRunners {
    const BOTS: &'static str = "Bots of dream-runners, with their thinking time";

    type SimStatistics = DreamRunnersStatistics;

    fn rules_help() -> String {
        options::rules_help()
    }

    fn rules_of(options: &GameOptions, command: &str, texts: &Texts) -> Result<Rules, Failure> {
        options::rules(options, command, texts)
    }

    fn parse_rules(text: &str, texts: &Texts) -> Result<Rules, String> {
        text.parse()
            .map_err(|error| texts.runners_parse_rules_error(&error))
    }

    fn unplayable(problem: RulesProblem, texts: &Texts) -> (String, &'static str) {
        (texts.runners_rules_problem(problem), problem.rule())
    }

    fn fault(&self, fault: &Fault<Self::Refusal>, texts: &Texts) -> String {
        texts.runners_fault(self, fault)
    }
}
