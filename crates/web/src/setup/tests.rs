//! Setups of all titles.

use lucid_dreamscape::Dreamscape;

use super::*;
use crate::dream_runners::{RunnerLevel, RunnersSetup};
use crate::dreamscape::{Level, Setup};

#[test]
fn setups_of_either_title_round_trip() {
    let mut large = RunnersSetup::first("Ada");
    large.rules.timer = None;
    // One person and the first bot sit there; two more, and the table is full.
    let last = RunnerLevel::ALL.iter().rev().take(2);
    large.players.extend(last.map(|level| {
        let name = level.word().to_owned();
        Player::Bot(*level, name)
    }));
    large.rules = large.rules();
    let mut small = RunnersSetup::first("Ada");
    small.rules.timer = Some(15);
    small.pack = Some("3745f94612f52a87".to_owned());
    for setup in [
        AnySetup::from(Setup::first("Ada")),
        AnySetup::from(large),
        AnySetup::from(small),
    ] {
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
}

#[test]
fn a_setup_without_a_prefix_is_of_dreamscape() {
    let text = "sylex players=2 | person Ada / bot random Noor";
    let setup: AnySetup = text.parse().unwrap();
    let mut first = Setup::first("Ada");
    first.players[1] = Player::Bot(Level::Random, "Noor".to_owned());
    assert_eq!(setup.own::<Dreamscape>(), Some(&first));
    assert_eq!(setup.names(), ["Ada", "Noor"]);
}

#[test]
fn an_impossible_setup_of_dream_runners_is_refused() {
    for text in [
        "runners",
        "runners players=2 | person Ada",
        "runners timer=3 | person Ada / person Bob",
        "runners sylex | person Ada / person Bob",
        "runners players=2 | person Ada / person Bob | x",
    ] {
        assert_eq!(text.parse::<AnySetup>(), Err(ParseSetupError), "{text}");
    }
}
