//! What is in a pack.

use crate::{Texts, arg};

/// Something that can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// Dreamcards.
    Cards,
    /// Chests.
    Chests,
    /// Coins.
    Coins,
    /// Keys.
    Keys,
    /// Picture files.
    Pictures,
    /// Points of a score.
    Points,
    /// Purpose tiles.
    Purposes,
    /// Segments.
    Segments,
    /// Points of serenity.
    Serenity,
    /// Dream tiles.
    Tiles,
}

impl Texts {
    /// So many of something.
    pub fn count(&self, thing: Thing, count: usize) -> String {
        match thing {
            Thing::Cards => self.count_cards(count),
            Thing::Chests => self.count_chests(count),
            Thing::Coins => self.count_coins(count),
            Thing::Keys => self.count_keys(count),
            Thing::Pictures => self.count_pictures(count),
            Thing::Points => self.count_points(count),
            Thing::Purposes => self.count_purposes(count),
            Thing::Segments => self.count_segments(count),
            Thing::Serenity => self.count_serenity(count),
            Thing::Tiles => self.count_tiles(count),
        }
    }

    /// The words of a pack: the German ones if German is spoken and there are any, and
    /// otherwise the English ones. A pack has no other languages.
    pub fn name<'a>(&self, en: &'a str, de: &'a str) -> &'a str {
        match self.language().tag() {
            "de" if !de.is_empty() => de,
            _ => en,
        }
    }

    /// Points by the number of shards, from 0 on.
    pub fn points_table(&self, points: &[u8]) -> String {
        let points: Vec<String> = points.iter().map(u8::to_string).collect();
        self.messages.points_table(points.join("/"))
    }

    /// That a pack has no errors, with what is in it and how much advice there is.
    pub fn pack_sound(&self, contents: String, advice: usize) -> String {
        match advice {
            0 => self.messages.pack_sound(contents),
            _ => self.pack_advice(arg::Advice(advice), arg::Contents(contents)),
        }
    }

    /// That so many pictures and a page with all of them were written.
    pub fn pictures_written(&self, count: usize, page: &str) -> String {
        let pictures = self.count_pictures(count);
        self.messages
            .pictures_written(arg::Page(page), arg::Pictures(pictures))
    }
}
