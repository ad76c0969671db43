//! Items: tables of the file that are asked for their fields.

use std::collections::HashMap;
use std::collections::hash_map;

use lucid_tabletop::content::is_id;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::diagnostics::{Diagnostics, Located, Span};
use crate::text::meant;
use crate::{EntryKind, Form, Mistake, PackPart};

/// A value of the file with its place.
pub(crate) type SpannedValue<'d> = Spanned<DeValue<'d>>;

/// A table of the file; whatever is wrong with its fields is reported.
pub(crate) struct Item<'n, 'd, 't> {
    pub(crate) diagnostics: &'n mut Diagnostics<'t>,
    pub(crate) table: &'d DeTable<'d>,
    pub(crate) span: Span,
    /// As reports call it.
    pub(crate) part: PackPart,
    /// The fields that lead to a table inside the item, such as `copies.`.
    pub(crate) path: String,
    /// The fields for which unknown ones were taken.
    pub(crate) misspelt: Vec<&'static str>,
}

impl<'n, 'd, 't> Item<'n, 'd, 't> {
    /// The whole file.
    pub(crate) fn root(
        diagnostics: &'n mut Diagnostics<'t>,
        table: &'d DeTable<'d>,
    ) -> Item<'n, 'd, 't> {
        Item {
            diagnostics,
            table,
            span: 0..0,
            part: PackPart::Head,
            path: String::new(),
            misspelt: Vec::new(),
        }
    }

    /// Reports every field that is not among the known ones.
    pub(crate) fn allow(&mut self, known: &[&[&'static str]]) {
        let known = known.concat();
        for key in self.table.keys() {
            let field: &str = key.get_ref();
            if !known.contains(&field) {
                let meant = meant(field, &known);
                self.misspelt.extend(meant);
                let reason = Mistake::UnknownField {
                    field: format!("{}{field}", self.path),
                    meant,
                };
                self.diagnostics.error(key.span(), &self.part, reason);
            }
        }
    }

    /// The entries of an array of tables, such as all `[[card]]`; a missing one is empty.
    pub(crate) fn entries(&mut self, kind: EntryKind) -> Vec<ListItem<'d>> {
        let (field, form) = (kind.name(), Form::Entries(kind));
        let Some(node) = self.maybe(field) else {
            return Vec::new();
        };
        let Some(nodes) = node.get_ref().as_array() else {
            self.wrong(field, node, form);
            return Vec::new();
        };
        let mut entries = Vec::new();
        for (index, node) in nodes.iter().enumerate() {
            match node.get_ref().as_table() {
                Some(table) => entries.push(ListItem {
                    kind,
                    number: index + 1,
                    table,
                    span: node.span(),
                }),
                None => self.wrong(field, node, form),
            }
        }
        entries
    }

    /// One of the entries, to be asked for its fields.
    pub(crate) fn entry(&mut self, entry: &ListItem<'d>) -> Item<'_, 'd, 't> {
        Item {
            diagnostics: self.diagnostics,
            table: entry.table,
            span: entry.place(),
            part: entry.part(),
            path: String::new(),
            misspelt: Vec::new(),
        }
    }

    /// A table inside this one.
    pub(crate) fn inner(&mut self, field: &'static str) -> Option<Item<'_, 'd, 't>> {
        let node = self.get(field)?;
        let Some(table) = node.get_ref().as_table() else {
            self.wrong(field, node, Form::Table);
            return None;
        };
        Some(Item {
            table,
            span: node.span(),
            part: self.part.clone(),
            path: format!("{}{field}.", self.path),
            misspelt: Vec::new(),
            diagnostics: self.diagnostics,
        })
    }

    pub(crate) fn error(&mut self, span: Span, reason: Mistake) {
        self.diagnostics.error(span, &self.part, reason);
    }

    /// Something that was read from this item, with its place.
    pub(crate) fn place<T>(self, thing: T) -> Located<T> {
        Located {
            thing,
            part: self.part,
            span: self.span,
        }
    }

    /// The span of a field's value, or of the item when there is none.
    pub(crate) fn span_of(&self, field: &str) -> Span {
        self.maybe(field)
            .map_or_else(|| self.span.clone(), Spanned::span)
    }
}

/// One table of an array of tables.
pub(crate) struct ListItem<'d> {
    kind: EntryKind,
    pub(crate) number: usize,
    table: &'d DeTable<'d>,
    span: Span,
}

impl ListItem<'_> {
    /// Its id, which says more than the line of brackets above it.
    pub(crate) fn place(&self) -> Span {
        let id = self.table.get("id");
        id.map_or_else(|| self.span.clone(), Spanned::span)
    }

    /// By its id if it has a proper one, else by its number.
    fn part(&self) -> PackPart {
        let id = self
            .table
            .get("id")
            .and_then(|node| node.get_ref().as_str());
        let name = match id.filter(|id| is_id(id)) {
            Some(id) => id.to_owned(),
            None => self.number.to_string(),
        };
        PackPart::Entry(self.kind, name)
    }
}

/// The ids of a kind of item, and the lines of their first use.
#[derive(Default)]
pub(crate) struct Ids {
    lines: HashMap<String, usize>,
}

impl Ids {
    /// The id of an item; a second one with the same id is reported.
    pub(crate) fn read(&mut self, item: &mut Item<'_, '_, '_>) -> Option<String> {
        let id = item.text("id")?;
        if !is_id(&id.value) {
            item.error(id.span, Mistake::BadId(id.value));
            return None;
        }
        let line = item.diagnostics.line(id.span.start);
        match self.lines.entry(id.value.clone()) {
            hash_map::Entry::Vacant(place) => {
                place.insert(line);
            }
            hash_map::Entry::Occupied(first) => {
                let (id_again, line) = (id.value.clone(), *first.get());
                item.error(id.span, Mistake::Twice { id: id_again, line });
            }
        }
        Some(id.value)
    }
}
