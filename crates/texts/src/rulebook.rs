//! The rules by id, in one or two sentences each.

use crate::Texts;

/// A part of the rules: its key and the ids in it, in the order of reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleSection {
    /// Which rules: `dreamscape`, `lonely` or `runners`.
    pub book: &'static str,
    /// The section's own key.
    pub key: &'static str,
    /// The rules in it.
    pub rules: &'static [&'static str],
}

const fn section(
    book: &'static str,
    key: &'static str,
    rules: &'static [&'static str],
) -> RuleSection {
    RuleSection { book, key, rules }
}

/// All sections of all rules.
pub const RULE_SECTIONS: &[RuleSection] = &[
    section(
        "dreamscape",
        "editions",
        &[
            "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10", "E11", "E12", "E13",
            "E14", "E15", "E16", "E17", "E18", "E19", "E20",
        ],
    ),
    section(
        "dreamscape",
        "components",
        &["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9"],
    ),
    section("dreamscape", "setup", &["S1", "S2", "S3", "S4", "S5", "S6"]),
    section("dreamscape", "emergence", &["M1", "M2", "M3", "M4"]),
    section(
        "dreamscape",
        "travel",
        &["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9"],
    ),
    section("dreamscape", "nightmare", &["N1", "N2"]),
    section(
        "dreamscape",
        "creation",
        &["K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9"],
    ),
    section(
        "dreamscape",
        "dreamer",
        &["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8"],
    ),
    section("dreamscape", "cards", &["A1", "A2", "A3", "A4", "A5", "A6"]),
    section(
        "dreamscape",
        "powers",
        &["P1", "P2", "P3", "P4", "P5", "P6", "P7"],
    ),
    section("dreamscape", "end", &["F1", "F2", "F3", "F4"]),
    section(
        "dreamscape",
        "purposes",
        &[
            "U1", "U2", "U3", "U4", "U5", "U6", "U7", "U8", "U9", "U10", "U11",
        ],
    ),
    section(
        "dreamscape",
        "examples",
        &[
            "X1", "X2", "X3", "X4", "X5", "X6", "X7", "X8", "X9", "X10", "X11", "X12", "X13",
            "X14", "X15", "X16", "X17", "X18", "X19", "X20", "X21", "X22", "X23", "X24", "X25",
            "X26",
        ],
    ),
    section(
        "lonely",
        "lonely",
        &[
            "L1", "L2", "L3", "L17", "L4", "L5", "L6", "L7", "L8", "L9", "L10", "L11", "L12",
            "L13", "L14", "L15", "L16",
        ],
    ),
    section(
        "runners",
        "runners-box",
        &["B1", "B2", "B3", "B4", "B5", "B6"],
    ),
    section(
        "runners",
        "runners-compose",
        &["R1", "R2", "R3", "R4", "R20"],
    ),
    section(
        "runners",
        "runners-resolve",
        &[
            "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13", "R14", "R15", "R16",
        ],
    ),
    section("runners", "runners-improve", &["R17", "R18", "R19"]),
    section("runners", "runners-examples", &["Y1", "Y2"]),
];

impl Texts {
    /// What a rule says; nothing if there is no rule with this id.
    pub fn rule_text(&self, id: &str) -> Option<String> {
        let known = RULE_SECTIONS.iter().any(|part| part.rules.contains(&id));
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

    /// The ids of the engines' tables of rules, in which tests are listed by rule.
    fn tables() -> impl Iterator<Item = &'static str> {
        let tables = [
            include_str!("../../dreamscape/tests/it/rules/table.txt"),
            include_str!("../../dream-runners/tests/it/rules/table.txt"),
        ];
        let ids = tables.into_iter().flat_map(str::lines);
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
        let mut all: Vec<&str> = RULE_SECTIONS
            .iter()
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
