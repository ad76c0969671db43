//! Every thing has a text in both languages, and every text is used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use lucid_dreamscape::rules::RuleField;
use lucid_dreamscape::{
    Colour, Edition, Location, Phase, Power, Profile, PurposeKind, Refusal, Rules,
};

use super::{
    boards, companion, duel, findings, fluent, game, interface, packs, phrases, player, recorded,
    runners, samples, web,
};
use crate::{Language, Phrase, Texts, arg};

pub(super) const PHASES: [Phase; 7] = [
    Phase::Setup,
    Phase::Emergence,
    Phase::Travel,
    Phase::Nightmare,
    Phase::Creation,
    Phase::LastPlacement,
    Phase::Over,
];

/// Values of fields that no preset has.
const OTHER_VALUES: [&str; 16] = [
    "yes",
    "no",
    "1",
    "5",
    "path",
    "momentum",
    "anywhere",
    "touching",
    "never",
    "costs",
    "travel-only",
    "before-fill",
    "1/1/1/1/1",
    "bad-dreams",
    "4/2/2/2/2/4",
    "9/8/7/6/5/1",
];

/// Says everything there is to say, as `(what, text)`.
pub(super) fn everything(texts: &Texts) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    let mut told = |what: String, text: String| all.push((what, text));
    for edition in Edition::ALL {
        let game = game(edition);
        for refusal in samples::refusals(&game) {
            told(format!("{refusal:?}"), texts.refusal(&game, refusal));
        }
        for event in samples::events(&game) {
            told(format!("{event:?}"), texts.event(&game, &player, &event));
        }
        for fault in samples::faults() {
            told(format!("{fault:?}"), texts.fault(&game, &fault));
        }
        for (_, reason) in samples::reasons(&game) {
            told(format!("{reason:?}"), texts.reason(&game, reason) + ".");
        }
        for (names, step) in duel::steps(&game) {
            told(format!("{step:?}"), texts.nightmare_step(&names, step));
        }
        for (card, _) in game.content().cards() {
            told(format!("{card:?}"), texts.card(&game, card) + ".");
        }
        for location in Location::ALL {
            let name = texts.location(edition, location);
            told(format!("{edition:?} {location:?}"), name + ".");
            let name = texts.short_location(edition, location);
            told(format!("{edition:?} {location:?}"), name + ".");
        }
        told(format!("{edition:?}"), texts.edition(edition) + ".");
        told(format!("{edition:?}"), texts.about_edition(edition));
    }
    for colour in Colour::ALL {
        told(format!("{colour:?}"), texts.colour(colour) + ".");
        told(format!("{colour:?}"), texts.shard(colour) + ".");
    }
    for power in Power::ALL {
        told(format!("{power:?}"), texts.power(power) + ".");
        told(format!("{power:?}"), texts.about_power(power));
    }
    for phase in PHASES {
        told(format!("{phase:?}"), texts.phase(phase) + ".");
    }
    for profile in Profile::ALL {
        told(format!("{profile:?}"), texts.profile(profile) + ".");
    }
    told("takes".to_owned(), texts.deed_takes_list("+g".to_owned()));
    for kind in PurposeKind::ALL {
        told(format!("{kind:?}"), texts.purpose(kind) + ".");
        told(format!("{kind:?}"), texts.about_purpose(kind));
    }
    for (field, value, text) in rule_values(texts) {
        told(format!("{field}={value}"), text);
    }
    for problem in samples::rules_problems() {
        told(format!("{problem:?}"), texts.rules_problem(problem));
    }
    for error in samples::parse_rules_errors() {
        told(format!("{error:?}"), texts.parse_rules_error(&error));
    }
    for error in samples::record_errors() {
        told(format!("{error:?}"), texts.record_error(&error));
    }
    told(
        "at line".to_owned(),
        texts.at_line(arg::Line(9), arg::Problem("Problem.".to_owned())),
    );
    for label in phrases("label-") {
        told(label.id().to_owned(), texts.phrase(label) + ".");
    }
    for (what, line) in interface::lines(texts) {
        told(what, line + ".");
    }
    for (what, line) in packs::lines(texts) {
        told(what, line + ".");
    }
    for (what, line) in findings::lines(texts) {
        told(what, line + ".");
    }
    for keys in [1, 2] {
        told(
            "opened".to_owned(),
            texts.solution_opened(arg::Keys(keys), arg::Spot("c3")),
        );
        told(
            "solved".to_owned(),
            texts.solved(arg::Milliseconds("0.10"), arg::Segments(keys)) + ".",
        );
    }
    for asleep in [true, false] {
        told(
            "solution".to_owned(),
            texts.solution(1, "2.50", asleep) + ".",
        );
    }
    for (what, line) in super::arena::lines(texts) {
        told(what, line + ".");
    }
    for (what, line) in super::balance::lines(texts) {
        told(what, line + ".");
    }
    for (what, line) in super::creation::lines(texts) {
        told(what, line + ".");
    }
    told("woke".to_owned(), texts.phrase(Phrase::SolutionWoke));
    told("lost".to_owned(), texts.solution_lost("three-a"));
    told("idle".to_owned(), texts.phrase(Phrase::SolutionIdle));
    for (what, line) in boards::lines(texts) {
        told(what, line + ".");
    }
    for (what, line) in web::lines(texts) {
        let stop = if line.ends_with('.') { "" } else { "." };
        told(what, line + stop);
    }
    told(
        "serving".to_owned(),
        texts.serving("http://127.0.0.1:7777/"),
    );
    let urls = ["http://192.168.1.20:7777/", "http://10.0.0.5:7777/"].map(str::to_owned);
    told("serving-network".to_owned(), texts.serving_network(&urls));
    told("serving-book".to_owned(), texts.serving_book(&urls[0]));
    told(
        "pruned".to_owned(),
        texts.pruned(
            arg::Guests(5),
            arg::Packs(6),
            arg::Sessions(4),
            arg::Tables(3),
        ),
    );
    told(
        "prune-rehearsed".to_owned(),
        texts.prune_rehearsed(
            arg::Guests(5),
            arg::Packs(6),
            arg::Sessions(4),
            arg::Tables(3),
        ),
    );
    for (what, line) in companion::lines(texts) {
        told(what, line);
    }
    all.extend(runners::lines(texts));
    let mut told = |what: String, text: String| all.push((what, text));
    for (what, sentence) in interface::complaints(texts) {
        told(what, texts.error(sentence));
    }
    all
}

/// Every field with its presets and all values that are words.
pub(super) fn rule_values(texts: &Texts) -> Vec<(&'static str, String, String)> {
    let mut all = Vec::new();
    for field in RuleField::ALL {
        all.push((field.name, String::new(), texts.rule_field(field) + "."));
        let presets = Edition::ALL.map(|edition| field.get(&Rules::new(edition)));
        let others = OTHER_VALUES.map(str::to_owned);
        let values: BTreeSet<String> = (presets.into_iter().chain(others))
            .filter(|value| field.set(&mut Rules::sylex(), value).is_ok())
            .collect();
        for value in values {
            let text = texts.rule_value(field, &value);
            assert_ne!(text, value, "{}", field.name);
            let stop = if text.ends_with('.') { "" } else { "." };
            all.push((field.name, value, text + stop));
        }
    }
    all
}

/// The source of each message and attribute of a language.
pub(super) fn messages(language: Language) -> BTreeMap<String, String> {
    messages_of(&fluent::source(language))
}

/// The source of each message and attribute, as `id` or `id.attribute`.
pub(super) fn messages_of(source: &str) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    let (mut message, mut key) = (String::new(), String::new());
    for line in source.lines() {
        let attribute = line.strip_prefix("    .");
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            message = line.split(" =").next().unwrap().to_owned();
            key = message.clone();
        } else if let Some((name, _)) = attribute.and_then(|text| text.split_once(" =")) {
            key = format!("{message}.{name}");
        } else if line.starts_with('#') || line.is_empty() {
            continue;
        }
        let source: &mut String = all.entry(key.clone()).or_default();
        source.push_str(line);
        source.push('\n');
    }
    all
}

#[test]
fn every_refusal_has_a_sample() {
    let sampled: BTreeSet<&str> = (samples::refusals(&game(Edition::Sylex)).iter())
        .map(|refusal| refusal.key())
        .collect();
    assert_eq!(sampled, Refusal::KEYS.iter().copied().collect());
}

#[test]
fn everything_can_be_said_in_both_languages() {
    for language in Language::ALL {
        for (what, text) in everything(&Texts::new(language)) {
            let clean = !text.contains(['{', '}', '$', '\n', '\u{2068}', '\u{2069}'])
                && !text.contains("  ")
                && !text.contains(" .")
                && !text.contains("..");
            assert!(clean, "{what}: {text}");
            assert!(
                text.len() > 2 && text.ends_with(['.', '?']),
                "{what}: {text}"
            );
        }
    }
}

#[test]
fn every_message_is_used() {
    for language in Language::ALL {
        recorded::take();
        everything(&Texts::new(language));
        let said = recorded::take_ids();
        for id in messages(language).into_keys() {
            assert!(said.contains(&id), "{id} is never said");
        }
    }
}

/// The sources of all crates, without tests.
fn sources() -> String {
    let mut open = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("..")];
    let mut all = String::new();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap();
            if name == "tests" || name == "target" {
                continue;
            }
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let source = fs::read_to_string(path).unwrap();
                all += source.split("#[cfg(test)]\nmod tests {").next().unwrap();
            }
        }
    }
    all
}

/// A language is a folder: code that named one would have to know all others, too. English
/// is always there.
#[test]
fn no_code_names_another_language_than_english() {
    let source = sources();
    for language in Language::ALL
        .into_iter()
        .filter(|known| *known != Language::English)
    {
        assert!(
            !source.contains(&format!("Language::{language:?}")),
            "{language:?}"
        );
    }
}

/// A message that no code says would be translated, loaded and tested for nobody.
#[test]
fn every_message_is_said_by_some_code() {
    let source = sources();
    let after = |mark| {
        let found = source.split(mark).skip(1).map(|rest: &str| {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
            &rest[..end.unwrap_or(rest.len())]
        });
        found.collect::<BTreeSet<&str>>()
    };
    let (phrases, calls) = (after("Phrase::"), after("."));
    // What is said about rules and options is found by their own names.
    let by_key = |rest: &str| {
        let prefixes = ["rulebook-", "rule-", "runners-rule-"];
        prefixes
            .iter()
            .any(|prefix| rest.contains(&format!("(\"{prefix}")))
    };
    let generated = include_str!(concat!(env!("OUT_DIR"), "/messages.rs"));
    let mut unsaid = Vec::new();
    for line in generated.lines().map(str::trim_start) {
        let Some((kind, rest)) = line.strip_prefix("pub ").and_then(|it| it.split_once(' ')) else {
            continue;
        };
        let end = rest
            .find(|c: char| !c.is_alphanumeric() && c != '_')
            .unwrap();
        let is_said = match kind {
            "fn" => calls.contains(&rest[..end]),
            "const" => by_key(rest) || phrases.contains(&rest[..end]),
            _ => true,
        };
        if !is_said && !rest.starts_with("ALL:") {
            unsaid.push(&rest[..end]);
        }
    }
    assert!(generated.contains("pub fn event_drew") && phrases.contains("EventOver"));
    assert!(unsaid.is_empty(), "no code says {unsaid:?}");
}

#[test]
fn quotation_marks_and_apostrophes_are_typographic() {
    for language in Language::ALL {
        let foreign = match language.tag() {
            "en" => ['"', '\'', '„'],
            _ => ['"', '\'', '”'],
        };
        for (key, source) in messages(language) {
            assert!(!source.contains(foreign), "{key}");
        }
    }
}
