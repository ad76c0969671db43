//! Rulesets as text, and the combinations that cannot be played.

use lucid_dreamscape::RulesProblem;
use lucid_dreamscape::duel::DifficultyProblem;
use lucid_dreamscape::rules::{ParseRulesError, RuleField};
use lucid_dreamscape::{ByColour, Colour, Content, Dreamscape, Edition, Level, Purpose, Rules};
use lucid_tabletop::RuleError;
use lucid_testkit::dreamscape::starter;

/// Two values for each field, so that one of them is none of a preset's.
const VALUES: [[&str; 2]; 24] = [
    ["3", "4"],
    ["no", "yes"],
    ["no", "yes"],
    ["cold-sweat", "3/3/3/2/3/0"],
    ["no", "yes"],
    ["1/2/3/4/5", "30/30/30/30/30"],
    ["0", "30"],
    ["1", "12"],
    ["1", "12"],
    ["no", "yes"],
    ["no", "yes"],
    ["path", "momentum"],
    ["anywhere", "touching"],
    ["every-time", "once-per-cycle"],
    ["0/1/2", "9/8/7"],
    ["no", "yes"],
    ["never", "costs"],
    ["any", "other"],
    ["travel-only", "any-time"],
    ["no", "yes"],
    ["kept", "dealt-again"],
    ["12", "16"],
    ["no", "yes"],
    ["before-fill", "after-fill"],
];

#[test]
fn every_line_of_the_table_is_a_field() {
    let ids: Vec<&str> = RuleField::ALL
        .iter()
        .filter_map(|field| field.rule)
        .collect();
    let mut table: Vec<String> = (1..=20)
        .filter(|line| *line != 18)
        .map(|line| format!("E{line}"))
        .collect();
    table.splice(0..0, ["L3", "A2"].map(str::to_owned));
    assert_eq!(ids, table, "E18 is the edition itself");
}

#[test]
fn presets_are_short_and_say_the_number_of_players() {
    for (rules, text) in [
        (Rules::prototype(), "prototype players=2"),
        (Rules::sylex(), "sylex players=2"),
        (Rules::huch(), "huch players=2"),
    ] {
        assert_eq!(rules.to_string(), text);
        assert_eq!(text.parse(), Ok(rules));
        assert_eq!(rules.problems(), []);
    }
    // What is not said has the value of the preset.
    assert_eq!("sylex".parse(), Ok(Rules::sylex()));
    let rules: Rules = "huch  nightmare=yes   players=4 ".parse().unwrap();
    assert_eq!(rules.to_string(), "huch players=4 nightmare=yes");
}

#[test]
fn each_field_is_set_alone_and_comes_back_from_text() {
    for edition in Edition::ALL {
        for (field, values) in RuleField::ALL.iter().zip(VALUES) {
            for value in values {
                let mut rules = Rules::new(edition);
                field.set(&mut rules, value).unwrap();
                assert_eq!(field.get(&rules), value);
                let text = rules.to_string();
                assert_eq!(text.parse(), Ok(rules), "{text}");
                // No other field has changed.
                let preset = Rules::new(edition);
                for other in RuleField::ALL {
                    if other.name != field.name {
                        assert_eq!(other.get(&rules), other.get(&preset), "{text}");
                    }
                }
                let said = text.contains(&format!(" {}={value}", field.name));
                let differs = value != field.get(&preset);
                assert_eq!(said, differs || field.name == "players", "{text}");
            }
        }
    }
}

#[test]
fn all_fields_together_come_back_from_text() {
    // Every bit of the number chooses one of the two values of a field.
    for number in (0..1 << VALUES.len()).step_by(12_347) {
        let mut rules = Rules::new(Edition::ALL[number % 3]);
        for (index, (field, values)) in RuleField::ALL.iter().zip(VALUES).enumerate() {
            field.set(&mut rules, values[number >> index & 1]).unwrap();
        }
        assert_eq!(rules.to_string().parse(), Ok(rules));
    }
}

#[test]
fn a_line_that_is_no_ruleset_is_told_why() {
    let error = |text: &str| text.parse::<Rules>().unwrap_err();
    assert_eq!(error(""), ParseRulesError::Edition(String::new()));
    assert_eq!(error("Sylex"), ParseRulesError::Edition("Sylex".to_owned()));
    assert_eq!(
        error("sylex moon=1"),
        RuleError::Field("moon".to_owned()).into()
    );
    assert_eq!(
        error("sylex players"),
        RuleError::Field("players".to_owned()).into()
    );
    for (word, value, field, possible) in [
        ("players=two", "two", "players", "a number"),
        ("players=-1", "-1", "players", "a number"),
        ("cycles=256", "256", "cycles", "a number"),
        ("nightmare=true", "true", "nightmare", "yes or no"),
        ("land=Path", "Path", "land", "path or momentum"),
        ("purposes=11", "11", "purposes", "12 or 16"),
        (
            "shards=1/2/3/4",
            "1/2/3/4",
            "shards",
            "five numbers green/blue/gray/brown/white",
        ),
        (
            "shards=1/2/3/4/5/6",
            "1/2/3/4/5/6",
            "shards",
            "five numbers green/blue/gray/brown/white",
        ),
        (
            "red-in-bag=1/2",
            "1/2",
            "red-in-bag",
            "three numbers for 2/3/4 players",
        ),
        ("red-enters=", "", "red-enters", "before-fill or after-fill"),
    ] {
        let expected = RuleError::Value {
            field,
            value: value.to_owned(),
            possible,
        };
        assert_eq!(error(&format!("sylex {word}")), expected.into());
    }
    assert_eq!(
        error("sylex land=sea").to_string(),
        "land cannot be \"sea\": it is path or momentum"
    );
}

/// The problems of rules given as text.
fn problems(text: &str) -> Vec<RulesProblem> {
    text.parse::<Rules>().unwrap().problems()
}

#[test]
fn each_impossible_rule_is_named() {
    assert_eq!(problems("sylex players=1"), [RulesProblem::Players(1)]);
    assert_eq!(problems("sylex players=0"), [RulesProblem::Players(0)]);
    assert_eq!(problems("sylex players=5"), [RulesProblem::Players(5)]);
    assert_eq!(
        problems("prototype simultaneous=yes"),
        [RulesProblem::Simultaneous]
    );
    assert_eq!(
        problems("prototype simultaneous=yes simultaneous-allowed=yes"),
        []
    );
    assert_eq!(problems("sylex cycles=0"), [RulesProblem::Cycles(0)]);
    assert_eq!(problems("sylex cycles=13"), [RulesProblem::Cycles(13)]);
    assert_eq!(problems("sylex cycles=12 action-points=1"), []);
    assert_eq!(
        problems("sylex action-points=0"),
        [RulesProblem::ActionPoints(0)]
    );
    assert_eq!(
        problems("sylex action-points=13"),
        [RulesProblem::ActionPoints(13)]
    );
    assert_eq!(
        problems("sylex shards=0/0/1/0/0"),
        [Colour::Green, Colour::Blue, Colour::Brown].map(RulesProblem::NoShards)
    );
    // Purposes need no white.
    assert_eq!(problems("sylex shards=1/1/1/1/0"), []);
    assert_eq!(problems("sylex shards=50/50/50/50/15"), []);
    assert_eq!(
        problems("sylex shards=50/50/50/50/16"),
        [RulesProblem::TooManyShards(241)]
    );
    let counted = Rules {
        shards: ByColour([20, 28, 23, 23, 15, 1]),
        ..Rules::sylex()
    };
    assert_eq!(counted.problems(), [RulesProblem::RedInShards]);
}

#[test]
fn a_solo_game_is_for_one_with_nightmares() {
    assert_eq!(
        problems("sylex players=1 nightmare=yes solo=bad-dreams"),
        []
    );
    assert_eq!(
        problems("huch players=1 nightmare=yes solo=9/1/9/1/9/0"),
        []
    );
    assert_eq!(
        problems("sylex solo=cold-sweat simultaneous=yes"),
        [
            RulesProblem::SoloPlayers(2),
            RulesProblem::SoloWithoutNightmare,
            RulesProblem::SoloSimultaneous,
        ]
    );
    let line = |colour, number| RulesProblem::SoloDifficulty(DifficultyProblem { colour, number });
    assert_eq!(
        problems("sylex players=1 nightmare=yes solo=0/1/10/1/9/10"),
        [
            line(Colour::Gray, 0),
            line(Colour::Blue, 10),
            line(Colour::Red, 10),
        ]
    );
    // One of each marks the solo cards, and one of a landscape colour a purpose.
    let short = |colour, needed| RulesProblem::SoloShards { colour, needed };
    assert_eq!(
        problems("sylex players=1 nightmare=yes solo=bad-dreams shards=2/1/2/2/0"),
        [short(Colour::Blue, 2), short(Colour::White, 1)]
    );
    assert_eq!(
        problems("sylex players=1 nightmare=yes solo=bad-dreams red-shards=5"),
        [RulesProblem::TooLittleRed {
            needed: 6,
            there: 5
        }]
    );
    for wrong in ["yes", "bad", "1/2/3", "1/2/3/4/5/6/7", "a/1/1/1/1/1"] {
        let rules = format!("sylex solo={wrong}").parse::<Rules>();
        assert!(
            matches!(rules, Err(ParseRulesError::Rule(RuleError::Value { .. }))),
            "{wrong}"
        );
    }
}

#[test]
fn red_must_suffice_for_bag_and_links() {
    let too_little = |needed, there| vec![RulesProblem::TooLittleRed { needed, there }];
    assert_eq!(problems("sylex nightmare=yes red-shards=5"), []);
    assert_eq!(
        problems("sylex nightmare=yes red-shards=4"),
        too_little(5, 4)
    );
    assert_eq!(
        problems("sylex nightmare=yes red-shards=3 red-on-links=no"),
        []
    );
    // Only the number of players at the table counts, and only with nightmares.
    assert_eq!(
        problems("prototype nightmare=yes red-shards=7"),
        too_little(8, 7)
    );
    assert_eq!(
        problems("prototype nightmare=yes red-shards=7 players=3"),
        []
    );
    assert_eq!(problems("prototype red-shards=0"), []);
    assert_eq!(
        problems("sylex nightmare=yes red-in-bag=255/0/0"),
        too_little(255, 25)
    );
}

#[test]
fn all_impossible_rules_are_named_at_once() {
    assert_eq!(
        problems(
            "prototype players=7 nightmare=yes simultaneous=yes cycles=0 action-points=99 \
             shards=0/255/1/1/1 red-shards=2"
        ),
        [
            RulesProblem::Players(7),
            RulesProblem::Simultaneous,
            RulesProblem::Cycles(0),
            RulesProblem::ActionPoints(99),
            RulesProblem::NoShards(Colour::Green),
            RulesProblem::TooManyShards(260),
            RulesProblem::TooLittleRed {
                needed: 3,
                there: 2
            },
        ]
    );
    // A game names them with what the pack lacks.
    let rules = "sylex players=4 cycles=0".parse().unwrap();
    assert_eq!(
        Dreamscape::new(rules, part_of_pack(9, |_| true)).unwrap_err(),
        [
            RulesProblem::Cycles(0),
            RulesProblem::TooFewCards {
                needed: 10,
                there: 9
            },
        ]
    );
    // With too many players the number of cards says nothing.
    let rules = "sylex players=7".parse().unwrap();
    assert_eq!(
        Dreamscape::new(rules, starter()).unwrap_err(),
        [RulesProblem::Players(7)]
    );
}

/// The starter pack with some level 1 cards and some purposes only.
fn part_of_pack(cards: usize, keep: impl Fn(&Purpose) -> bool) -> Content {
    let pack = starter();
    let of_level = |level| pack.cards().filter(move |(_, card)| card.level == level);
    let kept = of_level(Level::One).take(cards).chain(of_level(Level::Two));
    let kept = kept.map(|(_, card)| card.clone()).collect();
    let purposes = pack.purposes().map(|(_, purpose)| purpose.clone());
    let purposes = purposes.filter(|purpose| keep(purpose)).collect();
    Content::new("part", pack.grid().clone(), kept, purposes).unwrap()
}

#[test]
fn s3_the_pack_must_have_enough_first_cards() {
    for (players, needed) in [(2, 3), (3, 6), (4, 10)] {
        let rules: Rules = format!("sylex players={players}").parse().unwrap();
        let game = |cards| Dreamscape::new(rules, part_of_pack(cards, |_| true)).map(|_| ());
        assert_eq!(game(needed), Ok(()));
        let there = needed - 1;
        assert_eq!(
            game(there),
            Err(vec![RulesProblem::TooFewCards { needed, there }])
        );
    }
}

#[test]
fn s2_the_pack_must_have_four_purposes_for_the_box_and_the_mode() {
    let ids = [
        "singles-of-colour",
        "most-shards",
        "pair-stacks",
        "no-nightmare",
    ];
    let pack = || part_of_pack(12, |purpose| ids.contains(&purpose.id.as_str()));
    let problems = |text: &str| {
        let rules: Rules = text.parse().unwrap();
        Dreamscape::new(rules, pack()).map_or_else(|problems| problems, |_| Vec::new())
    };
    // 16: two + one + one; 12: one each; the nightmare tile only with nightmares.
    assert_eq!(problems("sylex"), []);
    assert_eq!(
        problems("sylex purposes=12"),
        [RulesProblem::TooFewPurposes(3)]
    );
    assert_eq!(problems("huch"), [RulesProblem::TooFewPurposes(3)]);
    assert_eq!(problems("huch nightmare=yes"), []);
}

#[test]
fn each_problem_names_its_rule_and_says_what_is_wrong() {
    let (needed, there) = (5, 4);
    for (problem, rule, sentence) in [
        (
            RulesProblem::Players(1),
            "S1",
            "1 players, 2 to 4 can play, or 1 with a solo line",
        ),
        (
            RulesProblem::SoloPlayers(2),
            "L1",
            "2 players, the solo game is for 1",
        ),
        (
            RulesProblem::SoloWithoutNightmare,
            "L1",
            "the solo game needs the nightmare rules",
        ),
        (
            RulesProblem::SoloSimultaneous,
            "E15",
            "Creation is never simultaneous in the solo game",
        ),
        (
            RulesProblem::SoloDifficulty(DifficultyProblem {
                colour: Colour::Gray,
                number: 0,
            }),
            "L3",
            "0 for gray in the solo line, 1 to 9 are possible",
        ),
        (
            RulesProblem::SoloShards {
                colour: Colour::Blue,
                needed: 2,
            },
            "L17",
            "the solo game needs 2 blue shards before the first fill",
        ),
        (
            RulesProblem::TooFewSoloPurposes(1),
            "L2",
            "the pack has 1 tiles for most shards of a colour, the solo game needs 2",
        ),
        (
            RulesProblem::Simultaneous,
            "E15",
            "simultaneous Creation is not part of these rules",
        ),
        (
            RulesProblem::Cycles(0),
            "E3",
            "0 cycles, 1 to 12 are possible",
        ),
        (
            RulesProblem::ActionPoints(13),
            "E4",
            "13 action points, 1 to 12 are possible",
        ),
        (
            RulesProblem::NoShards(Colour::Gray),
            "E1",
            "no gray shard, the purposes need one",
        ),
        (
            RulesProblem::TooManyShards(241),
            "E1",
            "241 shards with red, 240 are possible",
        ),
        (
            RulesProblem::RedInShards,
            "E2",
            "red shards are counted apart",
        ),
        (
            RulesProblem::TooLittleRed { needed, there },
            "E10",
            "bag and links need 5 red shards, the box has 4",
        ),
        (
            RulesProblem::TooFewCards {
                needed: 6,
                there: 5,
            },
            "S3",
            "the pack has 5 cards of level 1, 6 are dealt",
        ),
        (
            RulesProblem::TooFewPurposes(3),
            "S2",
            "the pack has 3 purpose tiles for these rules, 4 are drawn",
        ),
    ] {
        assert_eq!(
            (problem.rule(), problem.to_string().as_str()),
            (rule, sentence)
        );
    }
}
