//! House rules: every rule in which editions differ, as a form field.

use lucid_dreamscape::rules::RuleField;
use lucid_dreamscape::{Colour, Edition, Rules, RulesProblem};

/// A section of the form: related rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleGroup {
    /// The content of the box, and the length of a game.
    Box,
    /// Travel and cards.
    Travel,
    /// Creation and the Dreamer.
    Creation,
    /// Red shards.
    Nightmare,
}

impl RuleGroup {
    /// All sections, in order.
    pub const ALL: [RuleGroup; 4] = [
        RuleGroup::Box,
        RuleGroup::Travel,
        RuleGroup::Creation,
        RuleGroup::Nightmare,
    ];

    /// The names of its rules.
    pub const fn names(self) -> &'static [&'static str] {
        match self {
            RuleGroup::Box => &["cycles", "shards", "purposes", "last-order"],
            RuleGroup::Travel => &[
                "action-points",
                "key-needs-point",
                "empty-is-free",
                "dreamworld-cards",
            ],
            RuleGroup::Creation => &[
                "land",
                "mountain",
                "mountain-pays",
                "exchange-gives",
                "golem-anywhere",
                "mirrored",
                "simultaneous-allowed",
            ],
            RuleGroup::Nightmare => &[
                "red-shards",
                "red-in-bag",
                "red-enters",
                "red-on-links",
                "dreamer-on-red",
            ],
        }
    }

    /// Its rules.
    pub fn fields(self) -> impl Iterator<Item = &'static RuleField> {
        self.names().iter().filter_map(|name| field(name))
    }
}

/// The rule with a name.
pub fn field(name: &str) -> Option<&'static RuleField> {
    RuleField::ALL.iter().find(|field| field.name == name)
}

/// The control for a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// One of these values.
    Words(Vec<&'static str>),
    /// Numbers, each with a label.
    Numbers(Vec<Label>),
}

/// What a number of a rule is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// The rule itself.
    Whole,
    /// Shards of a colour.
    Colour(Colour),
    /// Games with this many players.
    Players(u8),
}

impl Control {
    /// The control for a rule.
    pub fn of(field: &RuleField) -> Control {
        match field.name {
            "shards" => Control::Numbers(
                Colour::ALL[..5]
                    .iter()
                    .map(|colour| Label::Colour(*colour))
                    .collect(),
            ),
            "red-in-bag" => Control::Numbers([2, 3, 4].map(Label::Players).to_vec()),
            _ => match field.possible.split_once(" or ") {
                Some((one, other)) => Control::Words(vec![one, other]),
                None => Control::Numbers(vec![Label::Whole]),
            },
        }
    }
}

/// The values of a rule that is set by numbers.
pub fn numbers(field: &RuleField, rules: &Rules) -> Vec<u8> {
    let value = field.get(rules);
    value
        .split('/')
        .filter_map(|number| number.parse().ok())
        .collect()
}

/// The rules with one number of a rule changed.
#[must_use]
pub fn with_number(field: &RuleField, rules: &Rules, index: usize, number: u8) -> Rules {
    let mut numbers = numbers(field, rules);
    if let Some(old) = numbers.get_mut(index) {
        *old = number;
    }
    let texts: Vec<String> = numbers.iter().map(u8::to_string).collect();
    with(field, rules, &texts.join("/"))
}

/// The rules with one rule changed; unchanged if the value is not allowed.
#[must_use]
pub fn with(field: &RuleField, rules: &Rules, value: &str) -> Rules {
    let mut changed = *rules;
    match field.set(&mut changed, value) {
        Ok(()) => changed,
        Err(_) => *rules,
    }
}

/// The rules with one rule reset to its edition.
#[must_use]
pub fn reset(field: &RuleField, rules: &Rules) -> Rules {
    with(field, rules, &field.get(&Rules::new(rules.edition)))
}

/// Whether a rule differs from its edition.
pub fn is_changed(field: &RuleField, rules: &Rules) -> bool {
    field.get(rules) != field.get(&Rules::new(rules.edition))
}

/// The rules that differ from the edition, in the order of the form.
pub fn changed(rules: &Rules) -> Vec<&'static RuleField> {
    let all = RuleGroup::ALL.into_iter().flat_map(RuleGroup::fields);
    all.filter(|field| is_changed(field, rules)).collect()
}

/// The same house rules and modes on another edition.
#[must_use]
pub fn on_edition(rules: &Rules, edition: Edition) -> Rules {
    let start = Rules {
        nightmare: rules.nightmare,
        simultaneous: rules.simultaneous,
        players: rules.players,
        ..Rules::new(edition)
    };
    let keep = |kept: Rules, field: &&RuleField| with(field, &kept, &field.get(rules));
    changed(rules).iter().fold(start, keep)
}

/// The rule beside which a problem is shown.
pub fn place(problem: RulesProblem) -> &'static str {
    match problem {
        RulesProblem::Players(_) | RulesProblem::SoloPlayers(_) => "players",
        RulesProblem::SoloDifficulty(_) => "solo",
        RulesProblem::SoloWithoutNightmare => "nightmare",
        RulesProblem::Simultaneous | RulesProblem::SoloSimultaneous => "simultaneous",
        RulesProblem::Cycles(_) => "cycles",
        RulesProblem::ActionPoints(_) => "action-points",
        RulesProblem::SoloShards { .. }
        | RulesProblem::NoShards(_)
        | RulesProblem::TooManyShards(_)
        | RulesProblem::RedInShards => "shards",
        RulesProblem::TooLittleRed { .. } => "red-shards",
        RulesProblem::TooFewCards { .. } => "players",
        RulesProblem::TooFewPurposes(_) | RulesProblem::TooFewSoloPurposes(_) => "purposes",
    }
}

/// Whether a problem is about a number of its rule.
pub fn is_about(problem: RulesProblem, label: Label) -> bool {
    match (problem, label) {
        (
            RulesProblem::NoShards(colour) | RulesProblem::SoloShards { colour, .. },
            Label::Colour(of),
        ) => colour == of,
        _ => true,
    }
}

/// The fix for a problem: a rule and its new value. Nothing where the player has to decide.
pub fn remedy(rules: &Rules, problem: RulesProblem) -> Option<(&'static RuleField, String)> {
    let preset = Rules::new(rules.edition);
    let mut better = *rules;
    let name = match problem {
        RulesProblem::Cycles(count) => {
            better.cycles = count.clamp(1, 12);
            "cycles"
        }
        RulesProblem::ActionPoints(count) => {
            better.action_points = count.clamp(1, 12);
            "action-points"
        }
        RulesProblem::NoShards(colour) | RulesProblem::SoloShards { colour, .. } => {
            better.shards[colour] = preset.shards[colour];
            "shards"
        }
        RulesProblem::TooManyShards(_) if rules.red_shards > preset.red_shards => {
            better.red_shards = preset.red_shards;
            "red-shards"
        }
        RulesProblem::TooManyShards(_) | RulesProblem::RedInShards => {
            better.shards = preset.shards;
            "shards"
        }
        RulesProblem::TooLittleRed { needed, .. } if needed <= preset.red_shards => {
            better.red_shards = needed;
            "red-shards"
        }
        RulesProblem::TooLittleRed { .. } => {
            better.red_in_bag = preset.red_in_bag;
            "red-in-bag"
        }
        RulesProblem::Simultaneous => {
            better.simultaneous_allowed = true;
            "simultaneous-allowed"
        }
        _ => return None,
    };
    let field = field(name)?;
    Some((field, field.get(&better)))
}

#[cfg(test)]
mod tests {
    use lucid_tabletop::Random;

    use super::*;

    /// Every difference of editions can be set, and nothing twice.
    #[test]
    fn every_difference_of_editions_is_in_one_group() {
        let placed: Vec<&str> = RuleGroup::ALL
            .into_iter()
            .flat_map(RuleGroup::names)
            .copied()
            .collect();
        for field in RuleField::ALL {
            let times = placed.iter().filter(|name| **name == field.name).count();
            // These are set elsewhere in the form.
            let elsewhere = ["players", "nightmare", "simultaneous", "solo"];
            let wanted = usize::from(!elsewhere.contains(&field.name));
            assert_eq!(times, wanted, "{}", field.name);
        }
        assert_eq!(placed.len(), 20);
    }

    #[test]
    fn every_control_sets_what_it_offers() {
        for field in RuleGroup::ALL.into_iter().flat_map(RuleGroup::fields) {
            match Control::of(field) {
                Control::Words(words) => {
                    for word in words {
                        let rules = with(field, &Rules::sylex(), word);
                        assert_eq!(field.get(&rules), word, "{}", field.name);
                    }
                }
                Control::Numbers(labels) => {
                    assert_eq!(numbers(field, &Rules::huch()).len(), labels.len());
                    for index in 0..labels.len() {
                        let rules = with_number(field, &Rules::huch(), index, 7);
                        assert_eq!(numbers(field, &rules)[index], 7, "{}", field.name);
                        assert!(is_changed(field, &rules));
                        assert_eq!(reset(field, &rules), Rules::huch());
                    }
                }
            }
        }
    }

    #[test]
    fn a_missing_colour_is_wrong_in_its_own_number() {
        let mut rules = Rules::sylex();
        rules.shards[Colour::Blue] = 0;
        rules.shards[Colour::Gray] = 0;
        let problems = rules.problems();
        assert_eq!(problems.len(), 2, "both are named");
        let wrong = |colour| {
            let about = |problem: &&RulesProblem| is_about(**problem, Label::Colour(colour));
            problems.iter().filter(about).count()
        };
        let counts = [Colour::Green, Colour::Blue, Colour::Gray].map(wrong);
        assert_eq!(counts, [0, 1, 1]);
        assert!(is_about(RulesProblem::TooManyShards(300), Label::Whole));
    }

    #[test]
    fn house_rules_move_to_another_edition() {
        let mut rules = Rules::sylex();
        rules.cycles = 4;
        rules.nightmare = true;
        let moved = on_edition(&rules, Edition::Huch);
        assert_eq!(
            moved,
            Rules {
                cycles: 4,
                nightmare: true,
                ..Rules::huch()
            }
        );
        let names: Vec<&str> = changed(&moved).iter().map(|field| field.name).collect();
        assert_eq!(names, ["cycles"]);
        assert!(changed(&on_edition(&Rules::huch(), Edition::Prototype)).is_empty());
    }

    /// From arbitrary rules, applying the proposed fixes leads to a playable game.
    #[test]
    fn remedies_lead_to_playable_rules() {
        let mut random = Random::new(4);
        let mut mended = 0;
        for _ in 0..2_000 {
            let edition = random.pick(&Edition::ALL).unwrap();
            let mut rules = Rules::new(edition);
            rules.nightmare = random.below(2) == 0;
            rules.simultaneous = random.below(2) == 0;
            for field in RuleGroup::ALL.into_iter().flat_map(RuleGroup::fields) {
                rules = match Control::of(field) {
                    Control::Words(words) => with(field, &rules, random.pick(&words).unwrap()),
                    Control::Numbers(labels) => {
                        let number = [0, 1, 3, 13, 200, 255][random.below(6)];
                        let index = random.below(labels.len() * 2);
                        with_number(field, &rules, index, number)
                    }
                };
            }
            for _ in 0..20 {
                let Some(problem) = rules.problems().first().copied() else {
                    break;
                };
                let (field, value) = remedy(&rules, problem)
                    .unwrap_or_else(|| panic!("{rules}: {problem} has no remedy"));
                let better = with(field, &rules, &value);
                assert_ne!(better, rules, "{problem}");
                assert!(
                    RuleGroup::ALL
                        .into_iter()
                        .any(|part| part.names().contains(&field.name))
                );
                rules = better;
                mended += 1;
            }
            assert_eq!(rules.problems(), [], "{rules}");
        }
        assert!(mended > 1_000, "{mended}");
    }
}
