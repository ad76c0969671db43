//! What is said is what Fluent's own implementation makes of the files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use super::{complete, recorded};
use crate::pattern::say;
use crate::{Argument, Language, Texts};

/// The arguments of each message, in the order in which it is given them.
const ARGUMENTS: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/arguments.rs"));

/// The Fluent files of a language, by name, without the one about itself.
fn files(language: Language) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let entries = fs::read_dir(folder.join(language.tag())).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let file = |path: PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (name, fs::read_to_string(path).unwrap())
    };
    let mut files: BTreeMap<String, String> = paths.map(file).collect();
    files.remove("language.ftl");
    files
}

/// All Fluent files of a language, one after the other.
pub(super) fn source(language: Language) -> String {
    files(language).into_values().collect::<Vec<_>>().join("\n")
}

/// The ids of messages and attributes in some files of English.
pub(super) fn ids(wanted: impl Fn(&str) -> bool) -> BTreeSet<String> {
    let files = files(Language::English).into_iter();
    let wanted = files.filter(|(name, _)| wanted(name));
    let sources = wanted.map(|(_, source)| source);
    sources
        .flat_map(|source| complete::messages_of(&source).into_keys())
        .collect()
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.tag().parse().unwrap()]);
    // Terminals would show the isolation marks, and no name here needs them.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(source(language)).unwrap();
    bundle.add_resource(resource).unwrap();
    bundle
}

/// A message or `id.attribute`, as Fluent says it.
fn told(bundle: &FluentBundle<FluentResource>, key: &str, args: &FluentArgs<'_>) -> String {
    let (id, attribute) = match key.split_once('.') {
        None => (key, None),
        Some((id, attribute)) => (id, Some(attribute)),
    };
    let message = bundle.get_message(id).unwrap();
    let pattern = match attribute {
        None => message.value().unwrap(),
        Some(name) => message.get_attribute(name).unwrap().value(),
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors);
    assert!(errors.is_empty(), "{key}: {errors:?}");
    text.into_owned()
}

/// Arguments as Fluent takes them.
fn given(id: &str, args: &[Argument<'_>]) -> FluentArgs<'static> {
    let mut given = FluentArgs::new();
    for (name, value) in names(id).iter().zip(args) {
        given.set(
            *name,
            match value {
                Argument::Number(number) => FluentValue::from(*number),
                Argument::Text(text) => FluentValue::from(text.clone().into_owned()),
            },
        );
    }
    given
}

/// The names of the arguments of a message.
fn names(id: &str) -> &'static [&'static str] {
    let known = ARGUMENTS.binary_search_by_key(&id, |(id, _)| id);
    known.map_or(&[], |at| ARGUMENTS[at].1)
}

#[test]
fn everything_is_said_as_fluent_says_it() {
    for language in Language::ALL {
        recorded::take();
        complete::everything(&Texts::new(language));
        let (bundle, lines) = (bundle(language), recorded::take());
        assert!(lines.len() > 2000, "{} lines", lines.len());
        for line in lines {
            assert_eq!(line.language, language);
            let (id, args) = (&line.id, &line.args);
            let told = told(&bundle, id, &given(id, args));
            assert_eq!(line.text, told, "{id} {args:?}");
        }
    }
}

/// Every message with all kinds of numbers, and with every word that it tells
/// from others.
#[test]
fn every_variant_is_chosen_as_fluent_chooses_it() {
    for language in Language::ALL {
        let bundle = bundle(language);
        let texts = Texts::new(language);
        for (id, source) in complete::messages(language) {
            let numbers = [-11, -2, -1, 0, 1, 2, 3, 4, 5, 11, 21, 101, 1000];
            let numbers = numbers.map(|number: i64| Argument::from(number));
            let words = keys(&source).into_iter().map(Argument::from);
            for value in numbers.into_iter().chain(words) {
                let args = vec![value; names(&id).len()];
                let said = say(texts.pattern(&id).unwrap(), &args);
                assert_eq!(
                    said,
                    told(&bundle, &id, &given(&id, &args)),
                    "{id} {args:?}"
                );
            }
        }
    }
}

/// The words between brackets, and one that is there nowhere.
fn keys(source: &str) -> BTreeSet<String> {
    (source.split('[').skip(1))
        .filter_map(|rest| Some(rest.split_once(']')?.0.to_owned()))
        .chain(["nowhere".to_owned()])
        .collect()
}
