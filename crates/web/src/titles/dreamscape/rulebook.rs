//! The rules by id, and where editions differ.

use lucid_dreamscape::rules::RuleField;
use lucid_dreamscape::{Edition, Location, Rules};
use lucid_texts::{RuleSection, Texts, rule_sections};

use crate::learn::{Lesson, course};

/// One thing in which editions may differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The rule that says so, which may differ from the one that was asked for.
    pub rule: &'static str,
    /// What is compared.
    pub what: String,
    /// What holds in each edition, in the order of [`Edition::ALL`].
    pub cells: [String; 3],
}

impl Comparison {
    /// Whether an edition differs from most of the others.
    pub fn stands_out(&self, edition: Edition) -> bool {
        let cell = &self.cells[edition as usize];
        self.cells.iter().filter(|other| *other == cell).count() == 1
    }
}

/// A rule, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its id.
    pub id: &'static str,
    /// What it says.
    pub text: String,
    /// How editions differ here; empty if they agree.
    pub compared: Vec<Comparison>,
}

impl Entry {
    /// Whether a search finds it: by its id, or by all words.
    pub fn is_found_by(&self, search: &str) -> bool {
        let search = search.trim().to_lowercase();
        let words = || {
            let cells = self.compared.iter().flat_map(|row| &row.cells);
            let whats = self.compared.iter().map(|row| &row.what);
            let all: Vec<String> = std::iter::once(&self.text)
                .chain(cells)
                .chain(whats)
                .map(|text| text.to_lowercase())
                .collect();
            search
                .split_whitespace()
                .all(|word| all.iter().any(|text| text.contains(word)))
        };
        search.is_empty() || self.id.to_lowercase() == search || (search.len() > 2 && words())
    }
}

/// All sections of all rules with their entries.
pub fn sections(texts: &Texts) -> Vec<(&'static RuleSection, Vec<Entry>)> {
    let entries = |part: &'static RuleSection| {
        let ids = part.rules.iter();
        ids.filter_map(|id| entry(texts, id)).collect()
    };
    rule_sections().map(|part| (part, entries(part))).collect()
}

/// The rule with an id, ignoring case.
pub fn entry(texts: &Texts, id: &str) -> Option<Entry> {
    let mut all = rule_sections().flat_map(|part| part.rules);
    let id = *all.find(|known| known.eq_ignore_ascii_case(id))?;
    Some(Entry {
        id,
        text: texts.rule_text(id)?,
        compared: compared(texts, id),
    })
}

/// The lessons that teach a rule.
pub fn taught_by(id: &str) -> impl Iterator<Item = &'static Lesson> {
    let teaches = move |lesson: &&Lesson| {
        let mut stages = lesson.stages.iter();
        stages.any(|stage| stage.rules.contains(&id))
    };
    course().iter().filter(teaches)
}

/// How editions differ at a rule. A rule that refers to lines of the edition table shows those
/// lines.
fn compared(texts: &Texts, id: &'static str) -> Vec<Comparison> {
    let lines: &[&str] = match id {
        "C1" => &["E18"],
        "C7" | "S2" => &["E17"],
        "C8" => &["E1", "E2"],
        "S6" => &["E10", "E11", "E20"],
        "M2" | "L16" => &["E3"],
        "T1" => &["E4"],
        "T4" => &["E5", "E6"],
        "T6" | "P2" | "P5" => &["E14"],
        "K2" | "D1" => &["E12"],
        "K3" => &["E13"],
        "K8" => &["E14"],
        "K9" => &["E15"],
        "D4" => &["E8", "E9"],
        "D5" => &["E7"],
        "D8" => &["E9"],
        "P4" => &["E19"],
        "F1" => &["E16"],
        _ => &[id],
    };
    let rows = lines.iter().flat_map(|line| of_line(texts, line));
    let differ = |row: &Comparison| row.cells.iter().any(|cell| *cell != row.cells[0]);
    rows.filter(differ).collect()
}

/// The fields of a line of the edition table.
fn of_line(texts: &Texts, line: &'static str) -> Vec<Comparison> {
    if line == "E18" {
        let name = |location| Comparison {
            rule: "E18",
            what: texts.short_location(Edition::Sylex, location),
            cells: Edition::ALL.map(|edition| texts.short_location(edition, location)),
        };
        return Location::ALL.into_iter().map(name).collect();
    }
    let of_field = |field: &RuleField| {
        let told = |edition| texts.rule_value(field, &field.get(&Rules::new(edition)));
        Some(Comparison {
            rule: field.rule.filter(|rule| *rule == line)?,
            what: texts.rule_field(field),
            cells: Edition::ALL.map(told),
        })
    };
    RuleField::ALL.iter().filter_map(of_field).collect()
}

#[cfg(test)]
mod tests {
    use lucid_texts::Language;

    use super::*;

    fn of(id: &str) -> Entry {
        entry(&Texts::new(Language::English), id).expect("a rule")
    }

    #[test]
    fn editions_stand_side_by_side() {
        let points = of("t1").compared;
        let told = points
            .iter()
            .map(|row| (row.rule, &row.cells[0], &row.cells[1]));
        let told: Vec<_> = told.collect();
        assert_eq!(told.len(), 1);
        assert_eq!(told[0].0, "E4");
        assert!(told[0].1.starts_with('5') && told[0].2.starts_with('4'));
        assert!(points[0].stands_out(Edition::Prototype));
        assert!(!points[0].stands_out(Edition::Sylex));
        assert_eq!(of("K1").compared, []);
    }

    #[test]
    fn every_line_of_the_edition_table_has_a_difference() {
        for number in 1..=20 {
            let entry = of(&format!("E{number}"));
            assert!(!entry.compared.is_empty(), "E{number}");
        }
    }

    #[test]
    fn rules_are_found_by_id_and_by_words() {
        assert!(of("K1").is_found_by(" k1 "));
        assert!(!of("K1").is_found_by("K"));
        assert!(of("K1").is_found_by("first entry"));
        assert!(!of("K1").is_found_by("first octopus"));
        assert!(of("E4").is_found_by("action points"));
        assert!(of("K1").is_found_by(""));
    }

    #[test]
    fn lessons_are_found_by_what_they_teach() {
        assert!(taught_by("T2").count() > 0);
        assert_eq!(taught_by("X1").count(), 0);
    }
}
