//! Takes out of a bound client what nobody asks for, and gives what its two halves
//! call each other by short names.
//!
//! wasm-bindgen names every function with a hash of sixteen digits, which no
//! compression makes smaller: once in the program and once in the script.

use std::collections::HashMap;

use anyhow::{Context, Result, anyhow};
use walrus::{ExportItem, ModuleConfig, passes};

use crate::bind::Bound;

/// Classes that dependencies offer to scripts, and no script here uses.
const UNUSED: [&str; 3] = [
    "IntoUnderlyingByteSource",
    "IntoUnderlyingSink",
    "IntoUnderlyingSource",
];

/// The same client, smaller.
pub(crate) fn shorten(bound: Bound) -> Result<Bound> {
    let mut script = bound.script;
    for class in UNUSED {
        script = without_class(&script, class)
            .with_context(|| format!("{class} is no longer there: forget it here too"))?;
    }
    let mut config = ModuleConfig::new();
    config
        .generate_name_section(false)
        .generate_producers_section(false);
    let mut module = (config.parse(&bound.wasm))
        .map_err(|error| anyhow!("the client cannot be read: {error:#}"))?;

    let unnamed: Vec<_> = (module.exports.iter())
        .filter(|export| matches!(export.item, ExportItem::Function(_)))
        .filter(|export| !words(&script).any(|(word, _)| word == export.name))
        .map(|export| export.id())
        .collect();
    for export in unnamed {
        module.exports.delete(export);
    }
    passes::gc::run(&mut module);

    let mut names: HashMap<String, String> = HashMap::new();
    let imports = module.imports.iter_mut().map(|import| &mut import.name);
    let exports = module.exports.iter_mut().map(|export| &mut export.name);
    for name in imports.chain(exports).filter(|name| is_hashed(name)) {
        let short = format!("${}", names.len());
        *name = names.entry(name.clone()).or_insert(short).clone();
    }
    Ok(Bound {
        script: renamed(&script, &names),
        wasm: module.emit_wasm(),
    })
}

/// Whether a name ends with the digits of a hash.
fn is_hashed(name: &str) -> bool {
    let hash = name.len().checked_sub(16).and_then(|at| name.get(at..));
    hash.is_some_and(|hash| hash.bytes().all(|digit| digit.is_ascii_hexdigit()))
}

/// The words of a script, each with what follows it up to the next one.
fn words(script: &str) -> impl Iterator<Item = (&str, &str)> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    let mut rest = script;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        let next = after.find(is_word).unwrap_or(after.len());
        let (between, following) = after.split_at(next);
        rest = following;
        Some((word, between))
    })
}

fn renamed(script: &str, names: &HashMap<String, String>) -> String {
    words(script)
        .flat_map(|(word, between)| [names.get(word).map_or(word, String::as_str), between])
        .collect()
}

/// A script without a class, and without what is said about it elsewhere.
fn without_class(script: &str, class: &str) -> Option<String> {
    let script = without(script, &format!("export class {class} {{\n"), "\n}\n")?;
    let script = without(&script, &format!("if (Symbol.dispose) {class}."), ";\n")?;
    without(&script, &format!("const {class}Finalization = "), ";\n")
}

/// A text without what is between two marks, and without these.
fn without(text: &str, start: &str, end: &str) -> Option<String> {
    let (before, rest) = text.split_once(start)?;
    let (_, after) = rest.split_once(end)?;
    Some(format!("{before}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "export class Sink {\n    free() {\n        wasm.sink_free();\n    }\n}\n\
        if (Symbol.dispose) Sink.prototype[Symbol.dispose] = Sink.prototype.free;\n\
        const SinkFinalization = (typeof F === 'undefined')\n    ? {}\n    : new F(1);\n\
        const a = { __wbg_key_63ff854ef83f5a09: function(x) { return x.key; } };\n";

    #[test]
    fn an_unused_class_leaves_nothing_behind() {
        let plain = without_class(SCRIPT, "Sink").unwrap();
        assert!(plain.starts_with("const a = "), "{plain}");
        assert_eq!(without_class(&plain, "Sink"), None);
    }

    #[test]
    fn names_with_a_hash_are_replaced_and_nothing_else() {
        assert!(is_hashed("__wbg_key_63ff854ef83f5a09"));
        assert!(!is_hashed("memory") && !is_hashed("__wbindgen_externrefs"));
        let name = "__wbg_key_63ff854ef83f5a09".to_owned();
        let names = HashMap::from([(name, "$0".to_owned())]);
        let short = renamed(SCRIPT, &names);
        assert!(short.ends_with("const a = { $0: function(x) { return x.key; } };\n"));
        assert_eq!(renamed(SCRIPT, &HashMap::new()), SCRIPT);
    }
}
