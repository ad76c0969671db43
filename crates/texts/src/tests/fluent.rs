//! What is said is what Fluent's own implementation makes of the files.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use super::{complete, said};
use crate::pattern::{Args, Value};
use crate::{Language, Texts};

/// All Fluent files of a language, one after the other.
pub(super) fn source(language: Language) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let mut paths: Vec<_> = fs::read_dir(folder.join(language.tag()))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    let files = paths.iter().map(|path| fs::read_to_string(path).unwrap());
    files.collect::<Vec<String>>().join("\n")
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
fn told(bundle: &FluentBundle<FluentResource>, key: &str, args: &Args) -> String {
    let (id, attribute) = match key.split_once('.') {
        None => (key, None),
        Some((id, attribute)) => (id, Some(attribute)),
    };
    let message = bundle.get_message(id).unwrap();
    let pattern = match attribute {
        None => message.value().unwrap(),
        Some(name) => message.get_attribute(name).unwrap().value(),
    };
    let mut given = FluentArgs::new();
    for (name, value) in args.iter() {
        given.set(
            *name,
            match value {
                Value::Number(number) => FluentValue::from(*number),
                Value::Text(text) => FluentValue::from(text.clone()),
            },
        );
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&given), &mut errors);
    assert!(errors.is_empty(), "{key}: {errors:?}");
    text.into_owned()
}

#[test]
fn everything_is_said_as_fluent_says_it() {
    for language in Language::ALL {
        said::take_lines();
        complete::everything(&Texts::new(language));
        let (bundle, lines) = (bundle(language), said::take_lines());
        assert!(lines.len() > 2000, "{} lines", lines.len());
        for line in lines {
            assert_eq!(line.language, language);
            let (key, args) = (&line.key, &line.args);
            assert_eq!(line.text, told(&bundle, key, args), "{key} {args:?}");
        }
    }
}

/// Every message with all kinds of numbers, and with every word that it tells
/// from others.
#[test]
fn every_variant_is_chosen_as_fluent_chooses_it() {
    for language in Language::ALL {
        let (texts, bundle) = (Texts::new(language), bundle(language));
        // Each gets whatever any of them asks for: they refer to one another.
        let all = complete::messages(language);
        let names: Vec<&'static str> = (complete::variables(&source(language)).into_iter())
            .map(|name| &*name.leak())
            .collect();
        for (key, source) in all {
            let mut values: Vec<Value> = [-11, -2, -1, 0, 1, 2, 3, 4, 5, 11, 21, 101, 1000]
                .map(|number: i64| Value::from(number))
                .to_vec();
            values.extend(keys(&source).into_iter().map(Value::from));
            for value in values {
                let args =
                    (names.iter()).fold(Args::new(), |args, name| args.with(name, value.clone()));
                let (id, attribute) = match key.split_once('.') {
                    None => (key.as_str(), None),
                    Some((id, attribute)) => (id, Some(attribute)),
                };
                let said = texts.try_say(id, attribute, &args).unwrap();
                assert_eq!(said, told(&bundle, &key, &args), "{key} {value:?}");
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
