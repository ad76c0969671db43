//! Dreamscape, with several players or alone against Mr Nightmare.

mod balance;
mod bots;
mod nightmare_points;
mod options;
mod pack;
mod play;
mod points;
mod replay;
mod sim;
mod solo_options;
pub(super) mod solve;

use lucid_dreamscape::{Content, Dreamscape, Rules};
use lucid_tabletop::record::Fault;
use lucid_texts::Texts;

use super::{GameOptions, Title};
use crate::failure::Failure;
use crate::load::unplayable;
use sim::SimStatistics;

impl Title for Dreamscape {
    const VERSIONS: &'static [u16] = Dreamscape::VERSIONS;
    const BOTS: &'static str = "Bots";

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
            .map_err(|error| texts.parse_rules_error(&error))
    }

    fn at_version(
        version: u16,
        rules: Rules,
        content: &Content,
        texts: &Texts,
    ) -> Result<Option<Self>, String> {
        let told = |problem| (texts.rules_problem(problem), problem.rule());
        Dreamscape::at_version(version, rules, content.clone())
            .transpose()
            .map_err(|problems| unplayable(problems.into_iter().map(told)))
    }

    fn fault(&self, fault: &Fault<Self::Refusal>, texts: &Texts) -> String {
        texts.fault(self, fault)
    }
}
