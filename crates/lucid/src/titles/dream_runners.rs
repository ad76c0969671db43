//! Dream Runners, with two to four players.

mod balance;
mod bots;
mod options;
mod pack;
mod play;
mod replay;
mod sim;
pub(super) mod solve;

use lucid_dream_runners::{Content, DreamRunners, Rules};
use lucid_tabletop::record::Fault;
use lucid_texts::Texts;

use super::{GameOptions, Title};
use crate::failure::Failure;
use crate::load::unplayable;
use sim::SimStatistics;

impl Title for DreamRunners {
    const VERSIONS: &'static [u16] = DreamRunners::VERSIONS;
    const BOTS: &'static str = "Bots of dream-runners, with their thinking time";

    type Rules = Rules;
    type Content = Content;
    type SimStatistics = SimStatistics;

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

    fn at_version(
        version: u16,
        rules: Rules,
        content: &Content,
        texts: &Texts,
    ) -> Result<Option<Self>, String> {
        let told = |problem| (texts.runners_rules_problem(problem), problem.rule());
        DreamRunners::at_version(version, rules, content.clone())
            .transpose()
            .map_err(|problems| unplayable(problems.into_iter().map(told)))
    }

    fn fault(&self, fault: &Fault<Self::Refusal>, texts: &Texts) -> String {
        texts.runners_fault(self, fault)
    }
}
