//! The rules by id, in one or two sentences each.

use crate::Texts;
use crate::titles::RULE_BOOKS;

/// A part of the rules: its key and the ids in it, in the order of reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleSection {
    /// Which rules, as a word: those of a title, or of a way to play it.
    pub book: &'static str,
    /// The section's own key.
    pub key: &'static str,
    /// The rules in it.
    pub rules: &'static [&'static str],
}

pub(crate) const fn section(
    book: &'static str,
    key: &'static str,
    rules: &'static [&'static str],
) -> RuleSection {
    RuleSection { book, key, rules }
}

/// All sections of all rules.
pub fn rule_sections() -> impl Iterator<Item = &'static RuleSection> {
    RULE_BOOKS.into_iter().flatten()
}

impl Texts {
    /// What a rule says; nothing if there is no rule with this id.
    pub fn rule_text(&self, id: &str) -> Option<String> {
        let known = rule_sections().any(|part| part.rules.contains(&id));
        known.then(|| self.find(&format!("rulebook-{}", id.to_lowercase())))?
    }

    /// The title of a section.
    pub fn rule_section(&self, section: &RuleSection) -> String {
        let title = self.find(&format!("rulebook-section-{}", section.key));
        title.unwrap_or_default()
    }

    /// Which rules a section belongs to.
    pub fn rule_book(&self, section: &RuleSection) -> String {
        let title = self.find(&format!("rulebook-book-{}", section.book));
        title.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::titles::RULE_TABLES;

    /// The ids of the engines' tables of rules, in which tests are listed by rule.
    fn tables() -> impl Iterator<Item = &'static str> {
        let ids = RULE_TABLES.into_iter().flat_map(str::lines);
        ids.filter_map(|line| line.split(' ').next())
            .filter(|id| id.starts_with(|c: char| c.is_ascii_uppercase()))
    }

    #[test]
    fn every_rule_of_the_engines_has_a_text_in_both_languages() {
        let mut count = 0;
        for language in Language::ALL {
            let texts = Texts::new(language);
            for id in tables() {
                let text = texts.rule_text(id);
                let text = text.unwrap_or_else(|| panic!("{id} has no text"));
                assert!(text.len() > 15, "{id}: {text}");
                count += 1;
            }
        }
        assert!(count > 300, "the tables have been read: {count}");
    }

    #[test]
    fn no_rule_stands_twice_and_others_are_unknown() {
        let mut all: Vec<&str> = rule_sections()
            .flat_map(|part| part.rules)
            .copied()
            .collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
        assert_eq!(Texts::new(Language::English).rule_text("Z9"), None);
        // Every id of a section is one that the engines know.
        let known: Vec<&str> = tables().collect();
        for id in all {
            assert!(known.contains(&id), "{id}");
        }
    }
}
