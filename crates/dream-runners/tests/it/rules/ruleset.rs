//! The table's options as data, and the versions that can be replayed.

use lucid_dream_runners::rules::RuleField;
use lucid_dream_runners::{DreamRunners, Rules, RulesProblem, State};
use lucid_tabletop::Game;
use lucid_testkit::dream_runners::{rehearsal, variants};

#[test]
fn options_read_as_they_are_written() {
    let mut all = variants();
    all.push("players=3 timer=15 round-limit=60".parse().unwrap());
    for rules in all {
        assert_eq!(rules.to_string().parse(), Ok(rules), "{rules}");
        assert_eq!(rules.problems(), [], "{rules}");
    }
    let rules: Rules = "players=3 beginners=yes timer=none show-boards=yes"
        .parse()
        .unwrap();
    assert_eq!(
        rules.to_string(),
        "players=3 beginners=yes timer=none show-boards=yes"
    );
    assert_eq!("players=2".parse(), Ok(Rules::default()));
    for field in RuleField::ALL {
        let mut again = Rules::default();
        field.set(&mut again, &field.get(&rules)).unwrap();
        assert_eq!(field.get(&again), field.get(&rules));
    }
}

#[test]
fn options_that_cannot_be_are_refused() {
    for wrong in [
        "players",
        "players=",
        "players=two",
        "players=+2",
        "players=02",
        "colour=red",
        "beginners=maybe",
        "timer=x",
        "timer=-1",
        "timer=300",
        "round-limit=70000",
    ] {
        assert!(wrong.parse::<Rules>().is_err(), "{wrong}");
    }
    for (line, problem) in [
        ("players=1", RulesProblem::Players(1)),
        ("players=5", RulesProblem::Players(5)),
        ("timer=14", RulesProblem::Timer(14)),
        ("timer=121", RulesProblem::Timer(121)),
        ("round-limit=29", RulesProblem::RoundLimit(29)),
        ("round-limit=3601", RulesProblem::RoundLimit(3601)),
    ] {
        let rules: Rules = line.parse().unwrap();
        assert_eq!(rules.problems(), [problem]);
        assert!(DreamRunners::new(rules, rehearsal()).is_err());
    }
}

#[test]
fn every_version_that_is_promised_can_be_played() {
    assert!(DreamRunners::VERSIONS.contains(&DreamRunners::RULES_VERSION));
    for version in DreamRunners::VERSIONS {
        let game = DreamRunners::at_version(*version, Rules::default(), rehearsal());
        assert!(game.is_some_and(|game| game.is_ok()));
    }
    assert!(DreamRunners::at_version(9, Rules::default(), rehearsal()).is_none());
}

#[test]
fn a_state_fits_into_one_kib() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
}
