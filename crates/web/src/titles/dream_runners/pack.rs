//! Packs of Dream Runners in the plain form.

use std::fmt::Write as _;
use std::sync::LazyLock;

use lucid_dream_runners::{
    Cell, Chest, Content, Goods, Name, PLAYER_SETS, Segment, Shape, Tile, Tracks,
};
use lucid_packs::TitleContent as _;

use crate::content::plain::{Fields, each_part, head, names};
use crate::content::{Pack, PackContent};

impl PackContent for Content {
    fn built_in() -> &'static Pack<Content> {
        static PACK: LazyLock<Pack<Content>> = LazyLock::new(|| {
            Content::read_plain(lucid_packs::DREAM_RUNNERS)
                .expect("the built-in pack has the plain form")
        });
        &PACK
    }

    fn read_plain(text: &str) -> Option<Pack<Content>> {
        let mut head = None;
        let (mut tiles, mut sets, mut neutral, mut chests) = (vec![], vec![], vec![], vec![]);
        let mut tracks = None;
        each_part(text, |kind, fields| {
            match kind {
                "" => {
                    if fields.text("game")? != Content::TITLE.name() {
                        return None;
                    }
                    head = Some((fields.name()?, fields.text("id")?));
                }
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
        Some(Pack { name, content })
    }

    fn write_plain(&self, about: &lucid_packs::About) -> String {
        let mut out = head(Self::TITLE, self.id(), about);
        for tile in self.tiles() {
            let cells = tile.cells.map(|cell| cell.to_string());
            let rows: Vec<String> = cells.chunks(3).map(|row| row.join(" ")).collect();
            let _ = write!(
                out,
                "\n[[tile]]\nid = \"{}\"\nname = {}\nlevel = {}\nstar = {}\ncells = \"\"\"\n{}\n\"\"\"\n",
                tile.id,
                names(&tile.name.en, &tile.name.de),
                tile.level,
                tile.star,
                rows.join("\n"),
            );
        }
        for set in self.sets() {
            out.push_str("\n[[set]]\n");
            for segment in set {
                let _ = writeln!(out, "{} = \"{segment}\"", segment.shape.name());
            }
        }
        for segment in self.neutral() {
            let _ = write!(
                out,
                "\n[[segment]]\nid = \"{}\"\nshape = \"{}\"\nsymbols = \"{segment}\"\ncoins = {}\npoints = {}\n",
                segment.id,
                segment.shape.name(),
                segment.coins,
                segment.points,
            );
        }
        for chest in self.chests() {
            let _ = write!(
                out,
                "\n[[chest]]\nid = \"{}\"\nkeys = {}\ngoods = \"{}\"\n",
                chest.id, chest.keys, chest.goods
            );
        }
        let tracks = self.tracks();
        let start = tracks.serenity.get(tracks.serenity_start).copied();
        let _ = write!(
            out,
            "\n[tracks]\nserenity = {:?}\nserenity-start = {}\nstars = {:?}\n",
            tracks.serenity,
            start.unwrap_or_default(),
            tracks.stars
        );
        out
    }

    fn id(&self) -> &str {
        self.id()
    }
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

/// The starting space is given by its points.
fn read_tracks(fields: &Fields<'_>) -> Option<Tracks> {
    let serenity = fields.numbers("serenity")?;
    let start = fields.number("serenity-start")?;
    Some(Tracks {
        serenity_start: serenity.iter().position(|points| *points == start)?,
        serenity,
        stars: fields.numbers("stars")?,
    })
}
