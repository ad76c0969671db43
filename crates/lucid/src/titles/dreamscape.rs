//! Dreamscape, with several players or alone against Mr Nightmare.

mod balance;
mod bots;
pub(crate) mod companion;
pub(crate) mod dataset;
pub(crate) mod forecast;
mod hint;
mod ink;
mod nightmare_points;
pub(super) mod options;
mod pack;
mod play;
mod points;
mod replay;
mod review;
mod sim;
mod solo_options;
pub(super) mod solve;

use lucid_dreamscape::{Dreamscape, Rules, RulesProblem};
use lucid_tabletop::record::Fault;
use lucid_texts::Texts;

use super::{GameOptions, Title};
use crate::failure::Failure;
use sim::DreamscapeStatistics;

impl Title for Dreamscape {
    const BOTS: &'static str = "Bots";

    type SimStatistics = DreamscapeStatistics;

    fn rules_help() -> String {
        options::rules_help()
    }

    fn rules_of(options: &GameOptions, command: &str, texts: &Texts) -> Result<Rules, Failure> {
        options::rules(options, command, texts)
    }

    fn parse_rules(text: &str, texts: &Texts) -> Result<Rules, String> {
        text.parse()
            .map_err(|error| texts.parse_rules_error(&error))
    }

    fn unplayable(problem: RulesProblem, texts: &Texts) -> (String, &'static str) {
        (texts.rules_problem(problem), problem.rule())
    }

    fn fault(&self, fault: &Fault<Self::Refusal>, texts: &Texts) -> String {
        texts.fault(self, fault)
    }
}
