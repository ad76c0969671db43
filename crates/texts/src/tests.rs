//! The texts are complete, in both languages, and say what they should.

mod arena;
mod balance;
mod boards;
mod companion;
mod complete;
mod creation;
mod duel;
mod findings;
mod fluent;
mod forecast;
mod generator;
mod interface;
mod packs;
mod proof;
pub(crate) mod recorded;
mod runners;
mod samples;
mod vocabulary;
mod web;

use lucid_dreamscape::rules::RuleField;
use lucid_dreamscape::{Colour, Dreamscape, Edition, Refusal, Rules};
use lucid_tabletop::Seat;
use lucid_testkit::dreamscape::starter;

use crate::{Language, Phrase, Texts};

/// A game with all rules in play.
fn game(edition: Edition) -> Dreamscape {
    let rules = Rules {
        nightmare: true,
        ..Rules::new(edition)
    };
    Dreamscape::new(rules, starter()).unwrap()
}

fn player(seat: Seat) -> String {
    ["Ada", "Bruno", "Chloé", "Dîlan"][seat.index()].to_owned()
}

/// The messages without arguments whose ids begin in a way.
fn phrases(prefix: &str) -> impl Iterator<Item = Phrase> {
    let all = Phrase::ALL.iter().copied();
    all.filter(move |phrase| phrase.id().starts_with(prefix))
}

#[test]
fn dates_are_written_as_where_the_reader_is() {
    assert_eq!(Language::English.locale("en-GB"), "en-GB");
    assert_eq!(Language::English.locale("de-AT"), "en");
    assert_eq!(Language::German.locale("de-AT"), "de-AT");
    assert_eq!(Language::German.locale(""), "de");
}

#[test]
fn a_language_is_found_by_its_tag() {
    for (tag, language) in [
        ("de", Some(Language::German)),
        ("de-AT", Some(Language::German)),
        ("DE_de.UTF-8", Some(Language::German)),
        ("en-GB", Some(Language::English)),
        ("fr", None),
        ("den", None),
        ("", None),
    ] {
        assert_eq!(Language::from_tag(tag), language, "{tag}");
    }
    for language in Language::ALL {
        assert_eq!(Language::from_tag(language.tag()), Some(language));
    }
}

#[test]
fn texts_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&Texts::new(Language::German));
}

#[test]
fn names_reach_the_reader_without_control_characters() {
    let game = game(Edition::Sylex);
    let refusal = Refusal::HandsHoldTwo(Colour::Brown);
    let told = Texts::new(Language::English).refusal(&game, refusal);
    assert_eq!(
        told,
        "Your Hands already hold at least two land shards, so you cannot collect another."
    );
    let told = Texts::new(Language::German).refusal(&game, refusal);
    assert_eq!(
        told,
        "In deinen Händen liegen schon mindestens zwei Landsplitter; weitere darfst du nicht sammeln."
    );
}

/// A player may be called anything, even what looks like a placeable.
#[test]
fn a_name_is_never_read_as_fluent() {
    let told = Texts::new(Language::English).event(
        &game(Edition::Sylex),
        &|_| "{ $points }".to_owned(),
        &lucid_dreamscape::Event::Entered(Seat::new(0)),
    );
    assert_eq!(told, "{ $points }’s Dreamer enters the Dreamscape.");
}

/// E18: an edition has its names, and German texts the printed German ones.
#[test]
fn e18_locations_are_named_by_edition() {
    let named = |language, edition| -> Vec<String> {
        let texts = Texts::new(language);
        [0, 2, 5]
            .map(|index| texts.location(edition, lucid_dreamscape::Location::ALL[index]))
            .to_vec()
    };
    let (english, german) = (Language::English, Language::German);
    let prototype = ["Dream Archives", "Tower of Control", "Halls of Power"];
    let sylex = ["Muse Archives", "Tower of Wandering", "King of Dreams"];
    let printed = [
        "Das Archiv der Musen",
        "Der wandelnde Turm",
        "König der Träume",
    ];
    assert_eq!(named(english, Edition::Prototype), prototype);
    assert_eq!(named(english, Edition::Sylex), sylex);
    assert_eq!(named(english, Edition::Huch), sylex);
    assert_eq!(named(german, Edition::Sylex), printed);
    assert_eq!(named(german, Edition::Huch), printed);
}

/// A house rule that cannot be is refused with all that it could be.
#[test]
fn a_rule_that_cannot_be_is_told_with_its_values() {
    let texts = Texts::new(Language::German);
    for field in RuleField::ALL {
        let refused = field.set(&mut Rules::sylex(), "?").unwrap_err();
        let told = texts.parse_rules_error(&refused.into());
        let (_, possible) = told.split_once(" Möglich: ").unwrap();
        let possible = possible.trim_end_matches('.');
        let numbers = possible.contains("Zahl");
        let values: Vec<&str> = possible.split(", ").collect();
        let fits = |value: &&str| field.set(&mut Rules::sylex(), value).is_ok();
        assert!(numbers || values.iter().all(fits), "{told}");
        let presets = Edition::ALL.map(|edition| field.get(&Rules::new(edition)));
        let listed = |value: &String| values.contains(&value.as_str());
        assert!(numbers || presets.iter().all(listed), "{told}");
    }
}

/// The engine keeps its limits to itself, the sentences repeat them.
#[test]
fn the_limits_of_numbers_are_those_of_the_engine() {
    for (field, fewest, most) in [
        ("players", 2, 4),
        ("cycles", 1, 12),
        ("action-points", 1, 12),
    ] {
        let playable = |number: u8| {
            let mut rules = Rules::sylex();
            rules.set(&format!("{field}={number}")).unwrap();
            rules.problems().is_empty()
        };
        let numbers: Vec<u8> = (0..=20).filter(|number| playable(*number)).collect();
        assert_eq!(numbers, (fewest..=most).collect::<Vec<u8>>(), "{field}");
        let error = Rules::sylex().set(&format!("{field}=?")).unwrap_err();
        let told = Texts::new(Language::English).parse_rules_error(&error.into());
        let range = format!("a number from {fewest} to {most}.");
        assert!(told.ends_with(&range), "{told}");
    }
}

/// The engine keeps its limit to itself, the sentence repeats it.
#[test]
fn the_limit_of_shards_is_the_one_of_the_engine() {
    let problem = lucid_dreamscape::RulesProblem::TooManyShards(999);
    assert!(problem.to_string().contains("240"));
    for language in Language::ALL {
        assert!(Texts::new(language).rules_problem(problem).contains("240"));
    }
}
