//! Dreamscape as all crates play it.

use lucid_dreamscape::{Content, Dreamscape, Rules, RulesProblem};

use crate::TitleGame;

impl TitleGame for Dreamscape {
    type Rules = Rules;
    type Content = Content;
    type Unplayable = RulesProblem;

    const VERSIONS: &'static [u16] = Dreamscape::VERSIONS;

    fn at_version(
        version: u16,
        rules: Rules,
        content: Content,
    ) -> Option<Result<Dreamscape, Vec<RulesProblem>>> {
        Dreamscape::at_version(version, rules, content)
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
