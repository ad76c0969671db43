//! Dream Runners as all crates play it.

use lucid_dream_runners::{Content, DreamRunners, Rules, RulesProblem};

use crate::TitleGame;

impl TitleGame for DreamRunners {
    type Rules = Rules;
    type Content = Content;
    type Unplayable = RulesProblem;

    const VERSIONS: &'static [u16] = DreamRunners::VERSIONS;

    fn at_version(
        version: u16,
        rules: Rules,
        content: Content,
    ) -> Option<Result<DreamRunners, Vec<RulesProblem>>> {
        DreamRunners::at_version(version, rules, content)
    }

    fn ruleset(&self) -> &Rules {
        self.rules()
    }

    fn pack_content(&self) -> &Content {
        self.content()
    }

    fn players(rules: &Rules) -> u8 {
        rules.players
    }
}
