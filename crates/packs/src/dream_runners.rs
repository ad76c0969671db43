//! Packs for Dream Runners.

mod advice;
pub(crate) mod builtin;
mod chests;
mod game;
mod segments;
mod solve;
mod tiles;
mod tracks;

use lucid_dream_runners::{Chest, Content, ContentProblem, PLAYER_SETS, Segment, Tile, Tracks};

use crate::diagnostics::{Located, Span};
use crate::item::Item;
use crate::{About, DreamRunnersPack, Mistake, PackPart, ReadContent, Things};

/// More tiles, neutral segments or chests than any box has.
const MOST: usize = 64;

/// What was read, with its places.
struct Read {
    tiles: Vec<Located<Tile>>,
    sets: Vec<Located<[Segment; 4]>>,
    neutral: Vec<Located<Segment>>,
    chests: Vec<Located<Chest>>,
    tracks: Option<Located<Tracks>>,
}

impl ReadContent for Content {
    const FIELDS: &'static [&'static str] = &["tile", "set", "segment", "chest", "tracks"];

    fn read(root: Item<'_, '_, '_>, about: Option<About>) -> Option<DreamRunnersPack> {
        read(root, about)
    }
}

fn read(mut root: Item<'_, '_, '_>, about: Option<About>) -> Option<DreamRunnersPack> {
    let (chests, tokens) = chests::read(&mut root);
    let read = Read {
        tiles: tiles::read(&mut root, &tokens),
        sets: segments::sets(&mut root),
        neutral: segments::neutral(&mut root),
        chests,
        tracks: tracks::read(&mut root),
    };
    if !root.diagnostics.is_empty() {
        return None;
    }
    let about = about?;
    let sets: Vec<[Segment; 4]> = read.sets.iter().map(|set| set.thing.clone()).collect();
    let content = Content::new(
        about.id.clone(),
        read.tiles.iter().map(|tile| tile.thing.clone()).collect(),
        <[[Segment; 4]; PLAYER_SETS]>::try_from(sets).ok()?,
        read.neutral.iter().map(|s| s.thing.clone()).collect(),
        read.chests
            .iter()
            .map(|chest| chest.thing.clone())
            .collect(),
        read.tracks.as_ref()?.thing.clone(),
    );
    let content = match content {
        Ok(content) => content,
        Err(problems) => {
            for problem in &problems {
                let (span, part) = read.place(problem);
                (root.diagnostics).error(span, &part, Mistake::DreamRunners(problem.clone()));
            }
            return None;
        }
    };
    advice::give(&read, root.diagnostics);
    Some(DreamRunnersPack {
        about,
        content,
        advice: root.diagnostics.take(),
    })
}

impl Read {
    /// Where a problem that only the engine finds belongs.
    fn place(&self, problem: &ContentProblem) -> (Span, PackPart) {
        let id = match problem {
            ContentProblem::Id(id)
            | ContentProblem::Twice(id)
            | ContentProblem::OutOfRange(id)
            | ContentProblem::Symbols(id)
            | ContentProblem::ChestInside(id)
            | ContentProblem::Empty(id) => id.as_str(),
            _ => "",
        };
        let tiles = self.tiles.iter().map(|t| (&t.thing.id, &t.span, &t.part));
        let neutral = self.neutral.iter().map(|s| (&s.thing.id, &s.span, &s.part));
        let chests = self.chests.iter().map(|c| (&c.thing.id, &c.span, &c.part));
        let mut things = tiles.chain(neutral).chain(chests);
        match things.find(|(of, ..)| *of == id) {
            Some((_, span, part)) => (span.clone(), part.clone()),
            None => (0..0, PackPart::Pack),
        }
    }
}

/// Reports the first entry that is one too many.
fn check_count(item: &mut Item<'_, '_, '_>, number: usize, found: usize, what: Things) {
    if number == MOST + 1 {
        let reason = Mistake::TooMany {
            what,
            found,
            most: MOST,
        };
        item.error(item.span.clone(), reason);
    }
}
