//! Which Rust a message becomes: its name, and its parameters with their types.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::ast::{Variant, VariantKey};

use super::Problems;
use super::messages::Locale;

/// A method, or a constant if it has no parameters.
pub(crate) struct Function {
    /// Its name, in the words of the id: `event-drew`.
    pub(crate) name: String,
    /// The messages that it says: one, or those of a numbered family by number.
    pub(crate) messages: Messages,
    /// The arguments in the order of the alphabet, which no rewording changes.
    pub(crate) arguments: BTreeMap<String, Kind>,
}

impl Function {
    /// Whether arguments come in the types of their names, because there are several, which
    /// nobody keeps apart by their place. A keyword has its own type anyway.
    pub(crate) fn names_arguments(&self) -> bool {
        let kinds = self.arguments.values();
        kinds.filter(|kind| **kind != Kind::Keyword).count() > 1
    }
}

/// What a function says.
pub(crate) enum Messages {
    /// The message with this id.
    One(String),
    /// The messages that differ in a number: `location-1.at` to `location-6.at`.
    /// The id is in two pieces, what stands before the number and after it.
    Family(String, String),
}

/// What an argument is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A text or number that is printed.
    Value,
    /// A number, which a language chooses a variant by.
    Number,
    /// One of some words, which languages choose a variant by and none prints.
    Keyword,
}

/// All functions, and the words of each keyword.
pub(crate) struct Functions {
    pub(crate) all: Vec<Function>,
    pub(crate) keywords: BTreeMap<String, BTreeSet<String>>,
    /// The place of a message's function in `all`, by id.
    by_id: BTreeMap<String, usize>,
}

impl Functions {
    /// The function that says a message.
    pub(crate) fn of(&self, id: &str) -> &Function {
        &self.all[self.by_id[id]]
    }

    /// Each message with its function.
    pub(crate) fn by_id(&self) -> impl Iterator<Item = (&str, &Function)> {
        let ids = self.by_id.iter();
        ids.map(|(id, index)| (id.as_str(), &self.all[*index]))
    }
}

/// The functions that say the messages of all languages.
pub(crate) fn of(locales: &[Locale]) -> Result<Functions, Problems> {
    let english = &locales[0];
    let mut groups: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for id in english.messages.keys() {
        let name = match numbered(id) {
            Some((before, after)) => format!("{before}{after}"),
            None => id.clone(),
        };
        let short = name.strip_prefix("web-").unwrap_or(&name);
        // What only the browser says needs no prefix, unless somebody else says it.
        let name = match english.messages.contains_key(short) {
            true => &name,
            false => short,
        };
        groups.entry(name.replace('.', "-")).or_default().push(id);
    }
    let mut functions = Functions {
        all: Vec::new(),
        keywords: BTreeMap::new(),
        by_id: BTreeMap::new(),
    };
    let mut problems = Problems::new();
    for (name, ids) in groups {
        let pieces: Option<Vec<_>> = ids.iter().map(|id| numbered(id)).collect();
        let messages = match (pieces.as_deref(), ids.as_slice()) {
            (Some([(before, after), ..]), _) => {
                Messages::Family((*before).to_owned(), (*after).to_owned())
            }
            (_, [id]) => Messages::One((*id).to_owned()),
            _ => {
                problems.push(format!("{} would have the same name", ids.join(" and ")));
                continue;
            }
        };
        let uses = match uses(locales, &ids) {
            Ok(uses) => uses,
            Err(problem) => {
                problems.push(problem);
                continue;
            }
        };
        let mut arguments = BTreeMap::new();
        for (argument, used) in uses {
            match used.kind() {
                Some(kind) => {
                    if kind == Kind::Keyword {
                        let words = functions.keywords.entry(argument.clone()).or_default();
                        words.extend(used.words);
                    }
                    arguments.insert(argument, kind);
                }
                None => problems.push(format!("{name}: ${argument} is a number and a word")),
            }
        }
        for id in ids {
            functions.by_id.insert(id.to_owned(), functions.all.len());
        }
        functions.all.push(Function {
            name,
            messages,
            arguments,
        });
    }
    if problems.is_empty() {
        Ok(functions)
    } else {
        Err(problems)
    }
}

/// An id with a number that stands alone, as what is before and after it; the hyphen
/// is left out.
fn numbered(id: &str) -> Option<(&str, &str)> {
    let (message, _) = id.split_once('.').unwrap_or((id, ""));
    let (before, number) = message.rsplit_once('-')?;
    let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| (before, &id[message.len()..]))
}

/// How an argument is used.
#[derive(Clone, Debug, Default)]
struct Use {
    printed: bool,
    counted: bool,
    words: BTreeSet<String>,
}

impl Use {
    fn kind(&self) -> Option<Kind> {
        match (self.counted, self.words.is_empty(), self.printed) {
            (true, true, _) => Some(Kind::Number),
            (true, false, _) => None,
            (false, false, false) => Some(Kind::Keyword),
            (false, ..) => Some(Kind::Value),
        }
    }
}

type Uses = BTreeMap<String, Use>;

/// How messages that are one function use their arguments, in all languages.
fn uses(locales: &[Locale], ids: &[&str]) -> Result<Uses, String> {
    let english = &locales[0];
    let mut uses = Uses::new();
    let mut declared = BTreeSet::new();
    for id in ids {
        declared.extend(english.messages[*id].declared.clone());
        pattern(english, id, &english.messages[*id].pattern, &mut uses)?;
    }
    let mut known: BTreeSet<String> = uses.keys().cloned().collect();
    known.extend(declared.clone());
    for locale in &locales[1..] {
        for id in ids {
            let mut theirs = uses.clone();
            pattern(locale, id, &locale.messages[*id].pattern, &mut theirs)?;
            if let Some(more) = theirs.keys().find(|name| !known.contains(*name)) {
                return Err(format!(
                    "{}: {id} uses ${more}, which English does not; a comment above the \
                     English message can name it",
                    locale.tag
                ));
            }
            uses = theirs;
        }
    }
    match declared.iter().find(|name| !uses.contains_key(*name)) {
        Some(name) => Err(format!(
            "{}: no language uses ${name}, which a comment names",
            ids[0]
        )),
        None => Ok(uses),
    }
}

fn pattern(
    locale: &Locale,
    id: &str,
    text: &Pattern<String>,
    uses: &mut Uses,
) -> Result<(), String> {
    for element in &text.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                uses.entry(id.name.clone()).or_default().printed = true;
            }
            Expression::Inline(InlineExpression::MessageReference { id: other, .. }) => {
                let meant = locale.messages.get(&other.name);
                let meant = meant.ok_or_else(|| {
                    format!(
                        "{}: {id} refers to {}, which is not there",
                        locale.tag, other.name
                    )
                })?;
                pattern(locale, &other.name, &meant.pattern, uses)?;
            }
            Expression::Select {
                selector: InlineExpression::VariableReference { id: variable },
                variants,
            } => {
                let used = uses.entry(variable.name.clone()).or_default();
                choice(locale, id, variants, used)?;
                for variant in variants {
                    pattern(locale, id, &variant.value, uses)?;
                }
            }
            _ => {
                return Err(format!(
                    "{}: {id}: {expression:?} has no short form",
                    locale.tag
                ));
            }
        }
    }
    Ok(())
}

/// Notes what a choice between variants is made by.
fn choice(
    locale: &Locale,
    id: &str,
    variants: &[Variant<String>],
    used: &mut Use,
) -> Result<(), String> {
    let is_number = |variant: &Variant<String>| match &variant.key {
        VariantKey::NumberLiteral { .. } => true,
        VariantKey::Identifier { name } => name == "one",
    };
    if variants
        .iter()
        .all(|variant| variant.default || is_number(variant))
    {
        used.counted = true;
        return Ok(());
    }
    for variant in variants {
        let VariantKey::Identifier { name } = &variant.key else {
            return Err(format!(
                "{}: {id} chooses by a number and by words",
                locale.tag
            ));
        };
        if ["zero", "two", "few", "many"].contains(&name.as_str()) {
            return Err(format!(
                "{}: {id} has the plural [{name}]; Lucid knows only [one]",
                locale.tag
            ));
        }
        used.words.insert(name.clone());
    }
    Ok(())
}
