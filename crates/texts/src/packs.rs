//! Packs: what is in them, and the pieces of Dream Runners.

use lucid_dream_runners::{Cell, Fragment, Goods, Nightmare, Shape, Symbol};

use crate::{Phrase, Texts};

/// Something that can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// Dreamcards.
    Cards,
    /// Chests.
    Chests,
    /// Coins.
    Coins,
    /// Star fragments.
    Fragments(Fragment),
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
            Thing::Fragments(Fragment::Blue) => self.count_fragments_blue(count),
            Thing::Fragments(Fragment::White) => self.count_fragments_white(count),
            Thing::Fragments(Fragment::Orange) => self.count_fragments_orange(count),
            Thing::Fragments(Fragment::Green) => self.count_fragments_green(count),
            Thing::Fragments(Fragment::Wild) => self.count_fragments_wild(count),
            Thing::Keys => self.count_keys(count),
            Thing::Pictures => self.count_pictures(count),
            Thing::Points => self.count_points(count),
            Thing::Purposes => self.count_purposes(count),
            Thing::Segments => self.count_segments(count),
            Thing::Serenity => self.count_serenity(count),
            Thing::Tiles => self.count_tiles(count),
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
            _ => self.pack_advice(advice, contents),
        }
    }

    /// That so many pictures and a page with all of them were written.
    pub fn pictures_written(&self, count: usize, page: &str) -> String {
        let pictures = self.count_pictures(count);
        self.messages.pictures_written(page, pictures)
    }

    /// The form of a segment.
    pub fn shape(&self, shape: Shape) -> String {
        self.phrase(match shape {
            Shape::One => Phrase::ShapeOne,
            Shape::Two => Phrase::ShapeTwo,
            Shape::Three => Phrase::ShapeThree,
            Shape::Corner => Phrase::ShapeCorner,
        })
    }

    /// The name of a symbol.
    pub fn symbol(&self, symbol: Symbol) -> String {
        self.phrase(symbol_phrases(symbol).0)
    }

    /// What a symbol does, in half a sentence.
    pub fn about_symbol(&self, symbol: Symbol) -> String {
        self.phrase(symbol_phrases(symbol).1)
    }

    /// What a cell of a dream does, in half a sentence.
    pub fn dream_cell(&self, cell: &Cell) -> String {
        match cell {
            Cell::Reward(goods) => self.cell_reward(self.goods(goods)),
            Cell::Converging(goods) => self.cell_converging(self.goods(goods)),
            Cell::Nightmare(Nightmare::Loss(points)) => {
                self.cell_loss(self.count_serenity(*points))
            }
            Cell::Nightmare(Nightmare::Octopus) => self.cell_octopus(self.count_serenity(1)),
            Cell::Nightmare(Nightmare::Bat) => self.phrase(Phrase::CellBat),
            Cell::Nightmare(Nightmare::Spider(fragment)) => {
                let goods = self.count(Thing::Fragments(*fragment), 1);
                self.cell_spider(goods, self.count_serenity(1))
            }
        }
    }

    /// What a cell or a chest gives.
    pub fn goods(&self, goods: &Goods) -> String {
        let fragments = Fragment::ALL.map(|fragment| {
            (
                Thing::Fragments(fragment),
                goods.fragments[fragment as usize],
            )
        });
        let others = [
            (Thing::Keys, goods.keys),
            (Thing::Coins, goods.coins),
            (Thing::Serenity, goods.serenity),
        ];
        let mut parts: Vec<String> = (fragments.into_iter().chain(others))
            .filter(|(_, count)| *count > 0)
            .map(|(thing, count)| self.count(thing, count.into()))
            .collect();
        if goods.chest > 0 {
            parts.push(self.goods_chest(goods.chest));
        }
        parts.join(", ")
    }
}

/// The name of a symbol, and what it does.
const fn symbol_phrases(symbol: Symbol) -> (Phrase, Phrase) {
    match symbol {
        Symbol::Blank => (Phrase::SymbolBlank, Phrase::SymbolBlankAbout),
        Symbol::Collect => (Phrase::SymbolCollect, Phrase::SymbolCollectAbout),
        Symbol::Double => (Phrase::SymbolDouble, Phrase::SymbolDoubleAbout),
        Symbol::Banish => (Phrase::SymbolBanish, Phrase::SymbolBanishAbout),
        Symbol::Both => (Phrase::SymbolBoth, Phrase::SymbolBothAbout),
    }
}
