//! The built-in pack of Dream Runners.

use std::sync::LazyLock;

use dream_runners::{Cell, Chest, Content, Goods, Name, PLAYER_SETS, Segment, Shape, Tile, Tracks};

use super::{Fields, each_part};

/// The built-in pack of Dream Runners.
#[derive(Debug)]
pub struct RunnersBuiltIn {
    /// Its name for people.
    pub name: Name,
    /// What the engine plays with.
    pub content: Content,
}

/// The built-in pack of Dream Runners.
///
/// # Panics
/// When its form is not the plain one, which a test rules out.
pub fn runners() -> &'static RunnersBuiltIn {
    static PACK: LazyLock<RunnersBuiltIn> =
        LazyLock::new(|| read(packs::DREAM_RUNNERS).expect("the built-in pack has the plain form"));
    &PACK
}

fn read(text: &str) -> Option<RunnersBuiltIn> {
    let mut head = None;
    let (mut tiles, mut sets, mut neutral, mut chests) = (vec![], vec![], vec![], vec![]);
    let mut tracks = None;
    each_part(text, |kind, fields| {
        match kind {
            "" => head = Some((name(&fields)?, fields.text("id")?)),
            "tile" => tiles.push(tile(&fields)?),
            "set" => sets.push(set(&fields, sets.len() + 1)?),
            "segment" => {
                let shape = Shape::named(&fields.text("shape")?)?;
                neutral.push(Segment {
                    id: fields.text("id")?,
                    shape,
                    symbols: Segment::parse_symbols(shape, &fields.text("symbols")?)?,
                    coins: fields.number("coins").unwrap_or(0),
                    points: fields.number("points").unwrap_or(0),
                });
            }
            "chest" => chests.push(Chest {
                id: fields.text("id")?,
                keys: fields.number("keys")?,
                goods: Goods::parse(&fields.text("goods")?)?,
            }),
            "tracks" => tracks = Some(read_tracks(&fields)?),
            _ => return None,
        }
        Some(())
    })?;
    let (name, id) = head?;
    let sets: [[Segment; 4]; PLAYER_SETS] = sets.try_into().ok()?;
    let content = Content::new(id, tiles, sets, neutral, chests, tracks?).ok()?;
    Some(RunnersBuiltIn { name, content })
}

fn name(fields: &Fields<'_>) -> Option<Name> {
    let name = fields.name()?;
    Some(Name {
        en: name.en,
        de: name.de,
    })
}

fn tile(fields: &Fields<'_>) -> Option<Tile> {
    let words = fields.get("cells")?.split_whitespace();
    let cells: Option<Vec<Cell>> = words.map(Cell::parse).collect();
    Some(Tile {
        id: fields.text("id")?,
        name: name(fields)?,
        level: fields.number("level")?,
        star: fields.get("star") == Some("true"),
        cells: cells?.try_into().ok()?,
    })
}

fn set(fields: &Fields<'_>, number: usize) -> Option<[Segment; 4]> {
    let segments: Option<Vec<Segment>> = (Shape::ALL.into_iter())
        .map(|shape| {
            let symbols = fields.text(shape.name())?;
            Some(Segment {
                id: format!("set-{number}-{}", shape.name()),
                shape,
                symbols: Segment::parse_symbols(shape, &symbols)?,
                coins: 0,
                points: 0,
            })
        })
        .collect();
    segments?.try_into().ok()
}

/// The space of the start is named by its points.
fn read_tracks(fields: &Fields<'_>) -> Option<Tracks> {
    let serenity = fields.numbers("serenity")?;
    let start = fields.number("serenity-start")?;
    Some(Tracks {
        serenity_start: serenity.iter().position(|points| *points == start)?,
        serenity,
        stars: fields.numbers("stars")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_readers_read_the_same() {
        let (ours, theirs) = (runners(), packs::dream_runners());
        assert_eq!(ours.content, theirs.content);
        assert_eq!(ours.name.en, theirs.about.name.en);
        assert_eq!(ours.name.de, theirs.about.name.de);
    }
}
