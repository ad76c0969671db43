//! The short form of messages.

use std::collections::BTreeMap;
use std::path::PathBuf;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use super::Problems;
use super::functions::{Function, Functions};
use super::messages::Locale;

/// The short forms of a language, a file each.
pub(crate) fn files(
    locale: &Locale,
    functions: &Functions,
) -> Result<BTreeMap<PathBuf, String>, Problems> {
    let mut files = BTreeMap::new();
    for (name, ids) in &locale.files {
        let mut lines = String::new();
        for id in ids {
            let short = Short {
                locale,
                id,
                function: functions.of(id),
            };
            let text = short.of(&locale.messages[id].pattern);
            let text = text.map_err(|what| vec![format!("{}: {id}: {what}", locale.tag)])?;
            lines += &format!("{id}={text}\n");
        }
        files.insert(
            PathBuf::from(&locale.tag).join(format!("{name}.txt")),
            lines,
        );
    }
    Ok(files)
}

/// Whose short form is asked for.
struct Short<'a> {
    locale: &'a Locale,
    id: &'a str,
    function: &'a Function,
}

impl Short<'_> {
    fn of(&self, pattern: &Pattern<String>) -> Result<String, String> {
        let mut out = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    if value.contains(['{', '|', '}', '\n']) {
                        return Err(format!("{value:?} has no short form"));
                    }
                    out += value;
                }
                PatternElement::Placeable { expression } => out += &self.placeable(expression)?,
            }
        }
        Ok(out)
    }

    fn placeable(&self, expression: &Expression<String>) -> Result<String, String> {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                Ok(format!("{{{}}}", self.position(&id.name)))
            }
            Expression::Inline(InlineExpression::MessageReference {
                id: other,
                attribute: None,
            }) => self.of(&self.locale.messages[&other.name].pattern),
            Expression::Select {
                selector: InlineExpression::VariableReference { id: variable },
                variants,
            } => {
                let mut out = format!("{{{}", self.position(&variable.name));
                let last = variants.len() - 1;
                for (index, variant) in variants.iter().enumerate() {
                    if variant.default != (index == last) {
                        return Err("the default has to come last".to_owned());
                    }
                    let key = match &variant.key {
                        _ if variant.default => "",
                        VariantKey::Identifier { name } => name,
                        VariantKey::NumberLiteral { value } => value,
                    };
                    out += &format!("|{key}={}", self.of(&variant.value)?);
                }
                Ok(out + "}")
            }
            _ => Err(format!("{expression:?} has no short form")),
        }
    }

    /// Where an argument stands among those of the message.
    fn position(&self, name: &str) -> usize {
        let mut names = self.function.arguments.keys();
        let position = names.position(|known| known == name);
        position.unwrap_or_else(|| unreachable!("{}: ${name} has been counted", self.id))
    }
}
