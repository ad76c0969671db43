//! Reads the Fluent files and writes them down in the short form that
//! `src/pattern.rs` says: one line for each message and attribute, sorted by id.
//!
//! Fluent's own reader works here, when Lucid is built; a program and the browser
//! client carry the result alone, a tenth of the code and no comments. Whatever the
//! short form has no way to say stops the build.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::ast::{Variant, VariantKey};
use fluent_syntax::parser;

/// The messages of a file as (id or `id.attribute`, pattern).
type Messages = BTreeMap<String, Pattern<String>>;

fn main() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    for folder in listed(&locales) {
        let files: Vec<(PathBuf, Messages)> = (listed(&folder).into_iter())
            .map(|path| (path.clone(), messages(&path)))
            .collect();
        // A message may refer to one of another file.
        let all: Messages = (files.iter())
            .flat_map(|(_, messages)| messages.clone())
            .collect();
        let target = out.join(folder.file_name().expect("a folder has a name"));
        fs::create_dir_all(&target).expect("cargo's own folder can be written");
        for (path, messages) in files {
            let lines: String = (messages.iter())
                .map(|(id, pattern)| format!("{id}={}\n", short(&all, id, pattern)))
                .collect();
            let name = path.with_extension("txt");
            let name = name.file_name().expect("a file has a name");
            fs::write(target.join(name), lines).expect("cargo's own folder can be written");
        }
    }
}

fn listed(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    paths.sort();
    paths
}

fn messages(path: &Path) -> Messages {
    let source = fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let resource = parser::parse(source)
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut messages = Messages::new();
    let mut add = |id: String, pattern| {
        let known = messages.insert(id.clone(), pattern);
        assert!(known.is_none(), "{}: {id} is there twice", path.display());
    };
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                for attribute in message.attributes {
                    add(
                        format!("{}.{}", message.id.name, attribute.id.name),
                        attribute.value,
                    );
                }
                if let Some(value) = message.value {
                    add(message.id.name, value);
                }
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => {
                panic!("{}: {entry:?} has no short form", path.display())
            }
        }
    }
    messages
}

/// The short form of a pattern; `id` is whose it is.
fn short(all: &Messages, id: &str, pattern: &Pattern<String>) -> String {
    (pattern.elements.iter())
        .map(|element| match element {
            PatternElement::TextElement { value } => {
                assert!(!value.contains(['{', '|', '}', '\n']), "{id}: {value:?}");
                value.clone()
            }
            PatternElement::Placeable { expression } => placeable(all, id, expression),
        })
        .collect()
}

fn placeable(all: &Messages, id: &str, expression: &Expression<String>) -> String {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            format!("{{{}}}", id.name)
        }
        Expression::Inline(InlineExpression::MessageReference {
            id: other,
            attribute: None,
        }) => {
            let meant = all.get(&other.name);
            let meant = meant.unwrap_or_else(|| panic!("{id}: there is no {}", other.name));
            short(all, &other.name, meant)
        }
        Expression::Select {
            selector: InlineExpression::VariableReference { id: variable },
            variants,
        } => {
            let (last, others) = variants.split_last().expect("Fluent wants a default");
            let in_order = last.default && others.iter().all(|variant| !variant.default);
            assert!(in_order, "{id}: the default comes last");
            let others = others.iter().map(|variant| {
                let pattern = short(all, id, &variant.value);
                format!("|{}={pattern}", key(variant))
            });
            let others: String = others.collect();
            let default = short(all, id, &last.value);
            format!("{{{}{others}|={default}}}", variable.name)
        }
        _ => panic!("{id}: {expression:?} has no short form"),
    }
}

fn key(variant: &Variant<String>) -> &str {
    match &variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}
