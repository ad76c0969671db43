//! The plain form of a pack: fields line by line, which need no reader of TOML.

use std::fmt::Write as _;

use super::PackName;

/// The fields of a part of a pack, or of the pack itself.
#[derive(Debug, Default)]
pub struct Fields<'a>(Vec<(&'a str, String)>);

impl Fields<'_> {
    /// The value of a field, as it is written.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(key, _)| *key == name);
        found.map(|(_, value)| value.as_str())
    }

    /// A text between quotes.
    pub fn text(&self, name: &str) -> Option<String> {
        quoted(self.get(name)?).into_iter().next()
    }

    /// A number.
    pub fn number(&self, name: &str) -> Option<u8> {
        self.get(name)?.parse().ok()
    }

    /// A name in both languages: `{ en = "…", de = "…" }`
    pub fn name(&self) -> Option<PackName> {
        let mut quoted = quoted(self.get("name")?).into_iter();
        Some(PackName {
            en: quoted.next()?,
            de: quoted.next()?,
        })
    }

    /// `[1, 2]`, or one number.
    pub fn numbers(&self, name: &str) -> Option<Vec<u8>> {
        let Some(list) = self.get(name) else {
            return Some(Vec::new());
        };
        let list = list.trim_start_matches('[').trim_end_matches(']');
        let numbers = list
            .split(',')
            .map(str::trim)
            .filter(|word| !word.is_empty());
        numbers.map(|word| word.parse().ok()).collect()
    }
}

/// The text between quotes; `\"` and `\\` are ordinary characters.
fn quoted(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut open: Option<String> = None;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match (letter, &mut open) {
            ('"', None) => open = Some(String::new()),
            ('"', Some(_)) => found.extend(open.take()),
            ('\\', Some(value)) => value.extend(letters.next()),
            (other, Some(value)) => value.push(other),
            (_, None) => {}
        }
    }
    found
}

/// Calls `each` for the head of the pack, which has no name, and for all its parts; a list may
/// span several lines.
pub fn each_part(text: &str, mut each: impl FnMut(&str, Fields<'_>) -> Option<()>) -> Option<()> {
    let (mut kind, mut fields) = ("", Fields::default());
    let mut lines = text.lines().chain(["[[end]]"]);
    while let Some(line) = lines.next() {
        if let Some((key, value)) = line.split_once(" = ") {
            let value = match value {
                "\"\"\"" => {
                    let rows = lines.by_ref().take_while(|row| *row != "\"\"\"");
                    rows.collect::<Vec<&str>>().join("\n")
                }
                "[" => lines.by_ref().take_while(|row| *row != "]").collect(),
                value => value.to_owned(),
            };
            fields.0.push((key, value));
        } else if line.starts_with('[') {
            each(kind, std::mem::take(&mut fields))?;
            kind = line.trim_matches(['[', ']']);
        }
    }
    Some(())
}

/// The head of a pack of any title.
pub fn head(game: lucid_packs::TitleId, id: &str, about: &lucid_packs::About) -> String {
    let mut out = format!(
        "format = {}\ngame = \"{}\"\nid = {}\nname = {}\nauthor = {}\nlicence = {}\n",
        lucid_packs::FORMAT,
        game.name(),
        quote(id),
        names(&about.name.en, &about.name.de),
        quote(&about.author),
        quote(&about.licence),
    );
    if let Some(about) = &about.about {
        let _ = writeln!(out, "about = {}", names(&about.en, &about.de));
    }
    out
}

/// A text between quotes.
pub fn quote(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// A name in both languages.
pub fn names(en: &str, de: &str) -> String {
    format!("{{ en = {}, de = {} }}", quote(en), quote(de))
}
