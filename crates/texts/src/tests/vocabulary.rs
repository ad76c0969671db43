//! A shard is called by what it stands for (C8): colours are named where colours are
//! meant, and nowhere else.

use super::complete::messages_of;
use super::fluent;
use crate::{Language, Texts};
use lucid_dreamscape::{Colour, PurposeKind};

/// Messages that speak of colours: their names, the letters that are typed for them, the
/// rule that says which colour stands for what, the keys of locations, the colours of
/// cards in packs, and Dream Runners, whose fragments have no other name.
const ABOUT_COLOURS: [&str; 14] = [
    "colour-",
    "companion-ask-purposes",
    "companion-help-letters",
    "companion-purposes",
    "companion-problem-",
    "companion-trouble-no-link-wanted",
    "rulebook-c8",
    "rulebook-x4",
    "finding-",
    "quality-",
    "content-",
    "count-fragments-",
    "runners-",
    "web-runners-",
];

/// What is left of a message without its id, its placeables and the keys of its variants.
fn words(source: &str) -> Vec<String> {
    let text = source.split_once('=').map_or("", |(_, text)| text);
    let mut plain = String::new();
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '{' | '[' => depth += 1,
            '}' | ']' => depth -= 1,
            // The text of a variant lies in one pair of braces, that of a name in two.
            c if depth < 2 => plain.push(c),
            _ => {}
        }
        if c == '\n' {
            depth = depth.min(1);
        }
    }
    let names = plain
        .split_whitespace()
        .filter(|word| !word.starts_with('$'));
    let letters = |word: &str| {
        word.trim_matches(|c: char| !c.is_alphabetic())
            .to_lowercase()
    };
    names.map(letters).collect()
}

fn is_colour(word: &str, language: Language) -> bool {
    match language {
        Language::English => ["green", "blue", "gray", "brown", "white", "red"].contains(&word),
        // The ending tells “weiße” from what somebody knows.
        Language::German => ["grün", "blau", "grau", "braun", "weiß", "rot"]
            .iter()
            .any(|stem| {
                let rest = word.strip_prefix(stem);
                rest.is_some_and(|rest| {
                    let bare = rest.is_empty() && *stem != "weiß";
                    bare || ["e", "en", "er", "es", "em"].contains(&rest)
                })
            }),
    }
}

#[test]
fn a_shard_is_called_by_what_it_stands_for() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for (id, source) in messages_of(&fluent::source(language)) {
            if ABOUT_COLOURS.iter().any(|about| id.starts_with(about)) {
                continue;
            }
            let named = words(&source)
                .into_iter()
                .find(|word| is_colour(word, language));
            wrong.extend(named.map(|word| format!("{} {id}: {word}", language.tag())));
            if source.contains("{ $colour }") {
                wrong.push(format!("{} {id} is given a colour", language.tag()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is looked for is found.
#[test]
fn colours_are_told_from_other_words() {
    let found = |source: &str, language| words(source).iter().any(|word| is_colour(word, language));
    let (english, german) = (Language::English, Language::German);
    assert!(found("a = A red shard on { $link }", english));
    assert!(found(
        "a =\n { $count ->\n [one] One red shard\n *[other] { $count } red\n }",
        english
    ));
    assert!(!found(
        "a = { $red ->\n [one] { $white } points\n *[other] { $red } points\n }",
        english
    ));
    assert!(found("a = Ein roter Splitter", german) && found("a = Weiße Splitter", german));
    assert!(!found("a = Was er weiß, ist rotiert", german));
}

/// Two purposes of one kind have two names.
#[test]
fn purposes_of_a_colour_are_told_apart() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for kind in PurposeKind::ALL {
            let names = Colour::LANDSCAPE.map(|colour| texts.purpose_of(kind, Some(colour)));
            for (index, name) in names.iter().enumerate() {
                let again = names[..index].contains(name);
                assert_eq!(again, !kind.needs_colour() && index > 0, "{name}");
            }
            assert_eq!(texts.purpose_of(kind, None), texts.purpose(kind));
        }
    }
    let english = Texts::new(Language::English);
    let told = english.purpose_of(PurposeKind::LongestChain, Some(Colour::Blue));
    assert_eq!(told, "Longest chain of water");
}
