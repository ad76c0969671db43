//! Packs, read without the reader of packs.
//!
//! That reader finds every mistake in every pack, with places and advice, and
//! weighs more than all boards together. The pack that comes with Lucid has no
//! mistakes and one plain form, and tests hold that both read the same. A
//! player's own pack is checked by that reader once and kept in the plain form.

mod kept;
mod plain;
mod runners;

use std::sync::LazyLock;

pub use kept::{
    dreamscape_named, forget, is_kept, keep, keep_fetched, keep_runners, kept, kept_runners,
    kept_text, kept_texts, runners_named,
};
pub use plain::plain;
pub use runners::{RunnersPack, read_runners, runners, runners_plain};

use lucid_dreamscape::{
    Card, Content, Grid, Level, Name, Power, Purpose, PurposeKind, parse_structure,
};

/// A pack of Dreamscape.
#[derive(Clone, Debug)]
pub struct Pack {
    /// Its name for people.
    pub name: Name,
    /// What the engine plays with.
    pub content: Content,
}

/// The built-in pack of Dreamscape.
///
/// # Panics
/// When its form is not the plain one, which a test rules out.
pub fn dreamscape() -> &'static Pack {
    static PACK: LazyLock<Pack> = LazyLock::new(|| {
        read_plain(lucid_packs::DREAMSCAPE).expect("the built-in pack has the plain form")
    });
    &PACK
}

/// The fields of a card, a purpose, or the pack itself.
#[derive(Default)]
struct Fields<'a>(Vec<(&'a str, String)>);

impl Fields<'_> {
    fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(key, _)| *key == name);
        found.map(|(_, value)| value.as_str())
    }

    fn text(&self, name: &str) -> Option<String> {
        quoted(self.get(name)?).into_iter().next()
    }

    fn number(&self, name: &str) -> Option<u8> {
        self.get(name)?.parse().ok()
    }

    /// `{ en = "…", de = "…" }`
    fn name(&self) -> Option<Name> {
        let mut quoted = quoted(self.get("name")?).into_iter();
        Some(Name {
            en: quoted.next()?,
            de: quoted.next()?,
        })
    }

    /// `[1, 2]`, or one number.
    fn numbers(&self, name: &str) -> Option<Vec<u8>> {
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

/// What stands between quotes; `\"` and `\\` are signs like any other.
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

/// Calls `each` with the head of the pack, named by nothing, and with all its
/// parts; a list may go over several lines.
fn each_part(text: &str, mut each: impl FnMut(&str, Fields<'_>) -> Option<()>) -> Option<()> {
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

/// Reads a pack in the plain form; nothing if it has another.
pub fn read_plain(text: &str) -> Option<Pack> {
    let (mut head, mut cards, mut purposes) = (None, Vec::new(), Vec::new());
    each_part(text, |kind, fields| {
        match kind {
            "" => {
                if fields.text("game")? != lucid_packs::Game::Dreamscape.name() {
                    return None;
                }
                let grid = Grid::parse(fields.get("grid")?).ok()?;
                head = Some((fields.name()?, fields.text("id")?, grid));
            }
            "card" => cards.push(card(&fields)?),
            "purpose" => purposes.push(purpose(&fields)?),
            _ => return None,
        }
        Some(())
    })?;
    let (name, id, grid) = head?;
    Some(Pack {
        name,
        content: Content::new(id, grid, cards, purposes).ok()?,
    })
}

fn card(fields: &Fields<'_>) -> Option<Card> {
    let power = fields.text("power")?;
    let level = usize::from(fields.number("level")?);
    Some(Card {
        id: fields.text("id")?,
        name: fields.name()?,
        level: *Level::ALL.get(level.checked_sub(1)?)?,
        points: fields.number("points")?,
        power: Power::ALL.into_iter().find(|known| known.name() == power)?,
        cells: match fields.get("cells") {
            Some(list) => plain::cells(list)?,
            None => parse_structure(fields.get("structure")?)?,
        },
    })
}

fn purpose(fields: &Fields<'_>) -> Option<Purpose> {
    let kind = fields.text("kind")?;
    // `{ twelve = 1, sixteen = 2 }`
    let copies = fields.get("copies")?.split(|c: char| !c.is_ascii_digit());
    let mut copies = copies.filter_map(|digits| digits.parse::<u8>().ok());
    let (in_twelve, in_sixteen) = (copies.next()?, copies.next()?);
    Some(Purpose {
        id: fields.text("id")?,
        kind: PurposeKind::ALL
            .into_iter()
            .find(|known| known.name() == kind)?,
        points: fields.numbers(if fields.get("table").is_some() {
            "table"
        } else {
            "points"
        })?,
        nightmare_only: fields.get("nightmare-only") == Some("true"),
        in_twelve,
        in_sixteen,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_readers_read_the_same() {
        let (ours, theirs) = (dreamscape(), lucid_packs::dreamscape());
        assert_eq!(ours.content, theirs.content);
        assert_eq!(ours.name, theirs.about.name);
    }
}
