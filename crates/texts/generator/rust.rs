//! The Rust for the messages, the languages and their parts.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::PathBuf;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use super::functions::{Function, Functions, Kind, Messages};
use super::messages::Locale;
use super::parts::Part;

/// The Rust files, by name.
pub(crate) fn files(
    locales: &[Locale],
    functions: &Functions,
    parts: &[Part],
) -> BTreeMap<PathBuf, String> {
    BTreeMap::from([
        (
            PathBuf::from("messages.rs"),
            messages(&locales[0], functions),
        ),
        (PathBuf::from("keyword.rs"), keywords(functions)),
        (PathBuf::from("arg.rs"), argument_types(functions)),
        (PathBuf::from("arguments.rs"), arguments(functions)),
        (PathBuf::from("language.rs"), languages(locales, parts)),
        (PathBuf::from("locales.rs"), sources(locales, parts)),
    ])
}

/// The constants and methods that say the messages.
fn messages(english: &Locale, functions: &Functions) -> String {
    let (mut phrases, mut all, mut methods) = (String::new(), String::new(), String::new());
    for function in &functions.all {
        let id = match &function.messages {
            Messages::One(id) => id.clone(),
            Messages::Family(before, after) => format!("{before}-1{after}"),
        };
        let sentence = match english.messages.get(&id) {
            Some(message) => sentence(english, &message.pattern),
            None => id.clone(),
        };
        // The sentence may have backticks of its own.
        let doc = format!("    /// `` {} ``", sentence.trim());
        match &function.messages {
            Messages::One(_) if function.arguments.is_empty() => {
                let name = camel(&function.name);
                let line = format!("    pub const {name}: Phrase = Phrase({id:?});");
                let _ = writeln!(phrases, "{doc}\n{line}");
                let _ = writeln!(all, "        Phrase::{name},");
            }
            _ => {
                let _ = writeln!(methods, "{doc}\n{}", method(function));
            }
        }
    }
    format!(
        "#[expect(non_upper_case_globals, reason = \"they are used like variants\")]\n\
         impl Phrase {{\n{phrases}\n    /// All phrases.\n    \
         pub const ALL: &'static [Phrase] = &[\n{all}    ];\n}}\n\n\
         #[expect(clippy::too_many_arguments, reason = \"some messages say a lot\")]\n\
         impl Messages {{\n{methods}}}\n"
    )
}

fn method(function: &Function) -> String {
    let mut head = format!("    pub fn {}", snake(&function.name));
    let is_borrowed = function.arguments.values().any(|kind| *kind == Kind::Value);
    head += if is_borrowed { "<'a>(&self" } else { "(&self" };
    if let Messages::Family(..) = function.messages {
        head += ", number: u8";
    }
    let mut values = Vec::new();
    for (name, kind) in &function.arguments {
        let name = snake(name);
        let (kind, value) = match kind {
            Kind::Value => ("impl Into<Argument<'a>>", "into()"),
            Kind::Number => ("impl Into<Number>", "into().value()"),
            Kind::Keyword => ("keyword::", "value()"),
        };
        let (kind, value) = match kind {
            "keyword::" => (format!("{kind}{}", camel(&name)), format!("{name}.{value}")),
            _ if function.names_arguments() => (
                format!("arg::{}<{kind}>", camel(&name)),
                format!("{name}.0.{value}"),
            ),
            _ => (kind.to_owned(), format!("{name}.{value}")),
        };
        let _ = write!(head, ", {name}: {kind}");
        values.push(value);
    }
    let values = values.join(", ");
    let said = match &function.messages {
        Messages::One(id) => format!("self.say({id:?}, &[{values}])"),
        Messages::Family(before, after) => {
            format!("self.say(&format!(\"{before}-{{number}}{after}\"), &[{values}])")
        }
    };
    format!("{head}) -> String {{\n        {said}\n    }}")
}

/// The words that languages choose variants by.
fn keywords(functions: &Functions) -> String {
    let mut out = String::new();
    for (name, words) in &functions.keywords {
        let name = camel(name);
        let (mut variants, mut arms) = (String::new(), String::new());
        for word in words {
            let variant = camel(word);
            let _ = writeln!(variants, "    /// `{word}`\n    {variant},");
            let _ = writeln!(arms, "            {name}::{variant} => {word:?},");
        }
        let _ = write!(
            out,
            "/// What messages choose a variant by as `{}`.\n\
             #[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum {name} {{\n{variants}}}\n\n\
             impl {name} {{\n    pub(crate) fn value(self) -> Argument<'static> {{\n        \
             Argument::from(match self {{\n{arms}        }})\n    }}\n}}\n\n",
            snake(&name)
        );
    }
    out
}

/// A type for each argument of the messages with three or more.
fn argument_types(functions: &Functions) -> String {
    let several = functions.all.iter().filter(|it| it.names_arguments());
    let arguments = several.flat_map(|function| &function.arguments);
    let named: BTreeSet<&String> = arguments
        .filter(|(_, kind)| **kind != Kind::Keyword)
        .map(|(name, _)| name)
        .collect();
    let mut out = String::new();
    for name in named {
        let line = format!("pub struct {}<T>(pub T);", camel(&snake(name)));
        let _ = writeln!(
            out,
            "/// `${name}`\n#[derive(Clone, Copy, Debug)]\n{line}\n"
        );
    }
    out
}

/// The names of the arguments of each message, for tests.
fn arguments(functions: &Functions) -> String {
    let mut out = "&[\n".to_owned();
    for (id, function) in functions.by_id() {
        let names: Vec<&String> = function.arguments.keys().collect();
        if !names.is_empty() {
            let _ = writeln!(out, "    ({id:?}, &{names:?}),");
        }
    }
    out + "]\n"
}

/// The languages, and what is known of each.
fn languages(locales: &[Locale], parts: &[Part]) -> String {
    let (mut variants, mut all) = (String::new(), Vec::new());
    let mut facts = ["tag", "own_name", "decimals", "thousands", "parts"].map(|_| String::new());
    for (index, locale) in locales.iter().enumerate() {
        let about = &locale.about;
        let name = &about.english_name;
        let default = if index == 0 { "    #[default]\n" } else { "" };
        let _ = writeln!(variants, "    /// {name}.\n{default}    {name},");
        all.push(format!("Language::{name}"));
        let values = [
            format!("{:?}", locale.tag),
            format!("{:?}", about.name),
            format!("{:?}", about.decimals),
            format!("{:?}", about.thousands),
            format!("crate::locales::{}::ALL", name.to_lowercase()),
        ];
        for (fact, value) in facts.iter_mut().zip(values) {
            let _ = writeln!(fact, "            Language::{name} => {value},");
        }
    }
    let (count, all) = (locales.len(), all.join(", "));
    let [tags, names, decimals, thousands, sources] = facts;
    let of = |about: &str, head: &str, arms: &str| {
        format!(
            "\n    /// {about}\n    {head} {{\n        match self {{\n{arms}        }}\n    }}\n"
        )
    };
    let mut out = format!(
        "/// A language that Lucid speaks: a folder of `locales`.\n\
         #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]\n\
         pub enum Language {{\n{variants}}}\n\nimpl Language {{\n    /// All languages.\n    \
         pub const ALL: [Language; {count}] = [{all}];\n"
    );
    out += &of(
        "The tag of the language, such as `de`.",
        "pub const fn tag(self) -> &'static str",
        &tags,
    );
    out += &of(
        "The language's own name for itself.",
        "pub const fn own_name(self) -> &'static str",
        &names,
    );
    out += &of(
        "What stands before the decimals of a number.",
        "pub(crate) const fn decimal_mark(self) -> char",
        &decimals,
    );
    out += &of(
        "What stands between the thousands of a number.",
        "pub(crate) const fn thousands_mark(self) -> char",
        &thousands,
    );
    let kind = format!(
        "pub(crate) const fn sources(self) -> &'static [Sources; {}]",
        parts.len()
    );
    out += &of("All its texts, in parts.", &kind, &sources);
    let modules = (locales.iter()).map(|locale| {
        let name = &locale.about.english_name;
        format!("{name} {}", name.to_lowercase())
    });
    let modules: Vec<String> = modules.collect();
    out + &format!(
        "}}\n\n/// Passes all languages to a macro, each as its variant of [`Language`] and its\n\
         /// module of [`locales`](crate::locales).\n#[macro_export]\n\
         macro_rules! every_language {{\n    ($macro:ident) => {{\n        \
         $macro! {{ {} }}\n    }};\n}}\n",
        modules.join(" ")
    )
}

/// The short forms, by language and part.
fn sources(locales: &[Locale], parts: &[Part]) -> String {
    let mut out = String::new();
    for part in parts {
        let of = |locale: &Locale| {
            format!(
                "{}::{}",
                locale.about.english_name.to_lowercase(),
                part.name
            )
        };
        let sources: Vec<String> = locales.iter().map(of).collect();
        let _ = writeln!(
            out,
            "/// {}\npub static {}: LocalePart = LocalePart([{}]);\n",
            part.about,
            part.name,
            sources.join(", ")
        );
    }
    for locale in locales {
        let name = &locale.about.english_name;
        let (mut statics, mut all) = (String::new(), Vec::new());
        for part in parts {
            let _ = writeln!(
                statics,
                "    /// {}\n    pub static {}: Sources = &[",
                part.about, part.name
            );
            for file in part.files {
                let path = format!("/{}/{file}.txt", locale.tag);
                let path = format!("concat!(env!(\"OUT_DIR\"), {path:?})");
                let _ = writeln!(statics, "        include_str!({path}),");
            }
            let _ = writeln!(statics, "    ];\n");
            all.push(part.name);
        }
        let _ = write!(
            out,
            "/// {name}.\npub mod {} {{\n    use super::Sources;\n\n{statics}    \
             /// All parts.\n    pub(crate) static ALL: &[Sources; {}] = &[{}];\n}}\n\n",
            name.to_lowercase(),
            all.len(),
            all.join(", ")
        );
    }
    out
}

/// A message as a reader of Rust may see it: its arguments in braces, and of several
/// variants the last.
fn sentence(locale: &Locale, pattern: &Pattern<String>) -> String {
    let mut out = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out += value,
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    let _ = write!(out, "{{{}}}", id.name);
                }
                Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                    out += &sentence(locale, &locale.messages[&id.name].pattern);
                }
                Expression::Inline(_) => {}
                Expression::Select { variants, .. } => {
                    if let Some(last) = variants.last() {
                        out += &sentence(locale, &last.value);
                    }
                }
            },
        }
    }
    out
}

/// `event-drew` as the name of a function.
fn snake(name: &str) -> String {
    name.to_lowercase().replace('-', "_")
}

/// `event-drew` as the name of a constant or variant.
fn camel(name: &str) -> String {
    let words = name.split(['-', '_']);
    words
        .map(|word| {
            let (first, rest) = word.split_at(word.len().min(1));
            first.to_uppercase() + rest
        })
        .collect()
}
