//! Fields: values of an item, checked for their type and their range.

use std::ops::RangeInclusive;

use lucid_tabletop::content::Name;
use toml::de::DeValue;

use crate::item::{Item, SpannedValue};
use crate::text::{Text, is_control};
use crate::{Form, Mistake, Tongue};

/// The most characters of a name.
pub(crate) const NAME: usize = 60;
/// The most characters of an author or a licence.
pub(crate) const LINE: usize = 200;
/// The most characters of a text about the pack.
pub(crate) const ABOUT: usize = 2000;

impl<'d> Item<'_, 'd, '_> {
    /// A field that may be left out.
    pub(crate) fn maybe(&self, field: &str) -> Option<&'d SpannedValue<'d>> {
        self.table.get(field)
    }

    /// A field that must be there.
    pub(crate) fn get(&mut self, field: &str) -> Option<&'d SpannedValue<'d>> {
        let node = self.maybe(field);
        if node.is_none() {
            let reason = Mistake::Missing(format!("{}{field}", self.path));
            self.missing(&[field], reason);
        }
        node
    }

    /// Reports that there is none of some fields, unless one of them is misspelt,
    /// which is noted already.
    pub(crate) fn missing(&mut self, fields: &[&str], reason: Mistake) {
        if !fields.iter().any(|field| self.misspelt.contains(field)) {
            self.error(self.span.clone(), reason);
        }
    }

    pub(crate) fn wrong(&mut self, field: &str, node: &SpannedValue<'_>, wanted: Form) {
        let reason = Mistake::WrongType {
            field: format!("{}{field}", self.path),
            wanted,
            found: kind(node.get_ref()),
        };
        self.error(node.span(), reason);
    }

    /// A number that must be there.
    pub(crate) fn number(&mut self, field: &str, range: RangeInclusive<u8>) -> Option<u8> {
        let node = self.get(field)?;
        self.number_of(field, node, range)
    }

    /// A number, 0 when it is left out.
    pub(crate) fn number_or_0(&mut self, field: &str, range: RangeInclusive<u8>) -> Option<u8> {
        match self.maybe(field) {
            Some(node) => self.number_of(field, node, range),
            None => Some(0),
        }
    }

    /// Numbers in a row, and their places.
    pub(crate) fn numbers(
        &mut self,
        field: &str,
        range: RangeInclusive<u8>,
    ) -> Option<Vec<(u8, &'d SpannedValue<'d>)>> {
        let node = self.get(field)?;
        let Some(nodes) = node.get_ref().as_array() else {
            self.wrong(field, node, Form::Numbers);
            return None;
        };
        let numbers: Vec<_> = (nodes.iter())
            .map(|node| Some((self.number_of(field, node, range.clone())?, node)))
            .collect();
        numbers.into_iter().collect()
    }

    fn number_of(
        &mut self,
        field: &str,
        node: &SpannedValue<'_>,
        range: RangeInclusive<u8>,
    ) -> Option<u8> {
        let Some(integer) = node.get_ref().as_integer() else {
            self.wrong(field, node, Form::Number);
            return None;
        };
        let number = u8::from_str_radix(integer.as_str(), integer.radix()).ok();
        let number = number.filter(|number| range.contains(number));
        if number.is_none() {
            let reason = Mistake::OutOfRange {
                field: format!("{}{field}", self.path),
                found: integer.to_string(),
                from: (*range.start()).into(),
                to: (*range.end()).into(),
            };
            self.error(node.span(), reason);
        }
        number
    }

    /// A yes or no, `false` when it is left out.
    pub(crate) fn flag(&mut self, field: &str) -> Option<bool> {
        let Some(node) = self.maybe(field) else {
            return Some(false);
        };
        let flag = node.get_ref().as_bool();
        if flag.is_none() {
            self.wrong(field, node, Form::Flag);
        }
        flag
    }

    /// A text that must be there, of whatever form.
    pub(crate) fn text(&mut self, field: &str) -> Option<Text> {
        let node = self.get(field)?;
        let Some(text) = node.get_ref().as_str() else {
            self.wrong(field, node, Form::Quoted);
            return None;
        };
        Some(Text::new(self.diagnostics.text(), text, node.span()))
    }

    /// A text for people: not empty, not too long, without control characters.
    pub(crate) fn sentence(&mut self, field: &str, most: usize) -> Option<String> {
        let Text { value, span, .. } = self.text(field)?;
        let field = format!("{}{field}", self.path);
        let found = value.chars().count();
        let reason = if value.trim().is_empty() {
            Mistake::EmptyText(field)
        } else if found > most {
            Mistake::LongText { field, found, most }
        } else if value.chars().any(is_control) {
            Mistake::ControlCharacter(field)
        } else {
            return Some(value);
        };
        self.error(span, reason);
        None
    }

    /// A text in both languages.
    pub(crate) fn name(&mut self, field: &'static str, most: usize) -> Option<Name> {
        let mut inner = self.inner(field)?;
        inner.allow(&[&["en", "de"]]);
        let en = inner.language(field, Tongue::English, most);
        let de = inner.language(field, Tongue::German, most);
        Some(Name { en: en?, de: de? })
    }

    fn language(&mut self, field: &str, tongue: Tongue, most: usize) -> Option<String> {
        let key = tongue.key();
        if self.maybe(key).is_some() {
            return self.sentence(key, most);
        }
        let reason = Mistake::MissingLanguage {
            field: format!("{field}.{key}"),
            tongue,
            name: field == "name",
        };
        self.missing(&[key], reason);
        None
    }
}

/// What a value is, for reports.
fn kind(value: &DeValue<'_>) -> Form {
    match value {
        DeValue::String(_) => Form::Text,
        DeValue::Integer(_) => Form::Number,
        DeValue::Float(_) => Form::Fraction,
        DeValue::Boolean(_) => Form::Flag,
        DeValue::Datetime(_) => Form::Date,
        DeValue::Array(_) => Form::List,
        DeValue::Table(_) => Form::Table,
    }
}
