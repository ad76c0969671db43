//! Reading what is to be solved from a small file.

use std::collections::BTreeMap;
use std::path::Path;

use lucid_bots::dream_runners::solver::{Instance, Weights};
use lucid_dream_runners::resolution::{Dream, Share, Situation};
use lucid_dream_runners::{Cell, DreamRunners, Goods, SPOTS, Segment, Shape, Spot};
use lucid_texts::Texts;
use serde::Deserialize;

use super::worth::{self, WorthFile};
use crate::failure::Failure;
use crate::input;
use crate::output::tame;

/// What `--help` adds to the list of options.
pub(crate) const FORM: &str = "\
The file, as TOML; JSON has the same names:
  tile = \"cool-pillow\"          a tile of the pack, or its nine cells in words:
  cells = \"coin key -2  blue ~coin+key octopus  chest2 bat spider:wild\"
  segments = [\"violet-one\", \"three d-x\", \"corner c/b-\"]
                                ids of the pack, or a shape (one, two, three,
                                corner) and its symbols: c collect, d double
                                collect, b banish, x both, - blank
  serenity = 12                 space on the track, 0 is awake [the start]
  keys = 1   coins = 2   stars = 0   fragments = \"2blue+white\"   [none]
  chest1 = \"wild+4coin\"         what is in a turned chest, if it is known;
                                chest2 and chest3 likewise
  [shares]                      what you expect from converging cells, by place
  d3 = \"coin\"                   (c3 to e5)
  [worth]                       what things are worth, in hundredths of a point:
  coins = 33                    a number for each, or a list by count;
                                serenity, stars, fragments, keys, coins,
                                chest1, chest2, chest3, segment (lost to a bat)

JSON fields of the answer:
  proved, seconds               whether it is proved best, and the time; with more than
                                16 wild fragments it is not: some are left out
  solutions[]                   value, asleep, laid (segment, turn, column, row,
                                place), order (blocks, cells), colours, lost,
                                end (serenity, stars, keys, coins, fragments,
                                opened), happenings";

/// The file as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct InstanceFile {
    tile: Option<String>,
    cells: Option<String>,
    segments: Vec<String>,
    serenity: Option<u8>,
    #[serde(default)]
    keys: u16,
    #[serde(default)]
    coins: u16,
    #[serde(default)]
    stars: u8,
    #[serde(default)]
    fragments: String,
    chest1: Option<String>,
    chest2: Option<String>,
    chest3: Option<String>,
    #[serde(default)]
    shares: BTreeMap<String, String>,
    #[serde(default)]
    worth: WorthFile,
}

/// What is to be solved.
#[derive(Debug)]
pub(super) struct WeightedInstance {
    pub(super) instance: Instance,
    pub(super) weights: Weights,
}

/// Reads a file.
pub(super) fn read(
    path: &Path,
    game: &DreamRunners,
    texts: &Texts,
) -> Result<WeightedInstance, Failure> {
    let name = tame(&path.display().to_string());
    let text = input::text(path, texts)?;
    let file = parse(&text).map_err(|(line, wrong)| Failure::in_line(&name, line, wrong))?;
    problem(&file, game).map_err(|wrong| Failure::in_file(&name, wrong))
}

/// TOML, or JSON when it begins like that. The line that is wrong, and why.
fn parse(text: &str) -> Result<InstanceFile, (usize, String)> {
    if text.trim_start().starts_with('{') {
        return serde_json::from_str(text).map_err(|error| {
            let said = error.to_string();
            let end = said.rfind(" at line").unwrap_or(said.len());
            (error.line(), said[..end].to_owned())
        });
    }
    toml::from_str(text).map_err(|error: toml::de::Error| {
        let at = error.span().map_or(0, |span| span.start.min(text.len()));
        let line = text[..at].matches('\n').count() + 1;
        let said = error.message().replace('\n', "; ");
        (line, said)
    })
}

fn problem(file: &InstanceFile, game: &DreamRunners) -> Result<WeightedInstance, String> {
    let content = game.content();
    let segments: Vec<Segment> = (file.segments.iter())
        .map(|word| segment(word, game))
        .collect::<Result<_, _>>()?;
    let chests = [&file.chest1, &file.chest2, &file.chest3];
    let mut turned = [None; 3];
    for (turned, chest) in turned.iter_mut().zip(chests) {
        *turned = chest.as_deref().map(goods).transpose()?;
    }
    let dream = Dream {
        cells: cells(file, game)?,
        chests: turned,
        top: game.top(),
        last_star: game.last_star(),
    };
    let start = content.tracks().serenity_start as u8;
    let serenity = file.serenity.unwrap_or(start);
    if serenity > game.top() || file.stars > game.last_star() {
        return Err(format!(
            "serenity ends at space {} and the star track at {}",
            game.top(),
            game.last_star()
        ));
    }
    let situation = Situation {
        serenity,
        keys: file.keys,
        coins: file.coins,
        fragments: fragments(&file.fragments)?,
        stars: file.stars,
    };
    let mut shares = [Share::default(); SPOTS];
    for (place, words) in &file.shares {
        let spot = Spot::named(place).ok_or_else(|| format!("no cell is at {place:?}"))?;
        if !matches!(dream.cells[spot.index()], Cell::Converging(_)) {
            return Err(format!("the cell at {place} is not shared"));
        }
        shares[spot.index()] = share(words)?;
    }
    let weights = worth::weights(&file.worth, game, &segments);
    let instance = Instance {
        dream,
        shares,
        situation,
        segments,
    };
    Ok(WeightedInstance { instance, weights })
}

fn cells(file: &InstanceFile, game: &DreamRunners) -> Result<[Cell; SPOTS], String> {
    match (&file.tile, &file.cells) {
        (Some(tile), None) => {
            let id = game.content().tile_named(tile);
            let id = id.ok_or_else(|| format!("the pack has no tile {tile:?}"))?;
            Ok(game.content().tile(id).cells)
        }
        (None, Some(words)) => {
            let cell = |word: &str| {
                Cell::parse(word).ok_or_else(|| format!("{word:?} is no cell of a dream"))
            };
            let cells: Vec<Cell> = words
                .split_whitespace()
                .map(cell)
                .collect::<Result<_, _>>()?;
            let count = cells.len();
            cells
                .try_into()
                .map_err(|_| format!("a dream has nine cells, not {count}"))
        }
        _ => Err("either tile or cells is needed".to_owned()),
    }
}

/// An id of the pack, or a shape and its symbols.
fn segment(word: &str, game: &DreamRunners) -> Result<Segment, String> {
    if let Some(id) = game.content().segment_named(word) {
        return Ok(game.content().segment(id).clone());
    }
    let read = word.split_once(' ').and_then(|(shape, symbols)| {
        let shape = Shape::named(shape)?;
        let symbols = Segment::parse_symbols(shape, symbols.trim())?;
        Some((shape, symbols))
    });
    let (shape, symbols) =
        read.ok_or_else(|| format!("{word:?} is no segment of the pack, nor one like \"two c-\""))?;
    Ok(Segment {
        id: word.to_owned(),
        shape,
        symbols,
        coins: 0,
        points: 0,
    })
}

fn goods(words: &str) -> Result<Goods, String> {
    let goods = Goods::parse(words).filter(|goods| goods.chest == 0);
    goods.ok_or_else(|| format!("{words:?} is not what a chest can hold"))
}

fn share(words: &str) -> Result<Share, String> {
    let goods = goods(words)?;
    let [blue, white, orange, green, wild] = goods.fragments;
    if wild > 0 {
        return Err(format!(
            "{words:?}: name the colour of a shared wild fragment"
        ));
    }
    Ok(Share {
        fragments: [blue, white, orange, green],
        keys: goods.keys,
        coins: goods.coins,
        serenity: goods.serenity,
    })
}

fn fragments(words: &str) -> Result<[u16; 4], String> {
    if words.is_empty() {
        return Ok([0; 4]);
    }
    let wrong = || format!("{words:?} is not fragments such as 2blue+white");
    let goods = Goods::parse(words).ok_or_else(wrong)?;
    let [blue, white, orange, green, wild] = goods.fragments;
    let only = goods.keys == 0 && goods.coins == 0 && goods.serenity == 0 && goods.chest == 0;
    if wild > 0 || !only {
        return Err(wrong());
    }
    Ok([blue, white, orange, green].map(u16::from))
}
