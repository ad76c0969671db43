//! The pieces of Dream Runners: segments, symbols, cells, and what they give.

use lucid_dream_runners::{Cell, Fragment, Goods, Nightmare, Shape, Symbol};

use crate::{Phrase, Texts, Thing, arg};

impl Texts {
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
                let goods = self.count_fragments(*fragment, 1);
                self.cell_spider(arg::Goods(goods), arg::Loss(self.count_serenity(1)))
            }
        }
    }

    /// So many star fragments.
    pub fn count_fragments(&self, fragment: Fragment, count: usize) -> String {
        match fragment {
            Fragment::Blue => self.count_fragments_blue(count),
            Fragment::White => self.count_fragments_white(count),
            Fragment::Orange => self.count_fragments_orange(count),
            Fragment::Green => self.count_fragments_green(count),
            Fragment::Wild => self.count_fragments_wild(count),
        }
    }

    /// What a cell or a chest gives.
    pub fn goods(&self, goods: &Goods) -> String {
        let fragments = (Fragment::ALL.into_iter())
            .map(|fragment| (fragment, goods.fragments[fragment as usize]))
            .filter(|(_, count)| *count > 0)
            .map(|(fragment, count)| self.count_fragments(fragment, count.into()));
        let others = [
            (Thing::Keys, goods.keys),
            (Thing::Coins, goods.coins),
            (Thing::Serenity, goods.serenity),
        ];
        let others = (others.into_iter())
            .filter(|(_, count)| *count > 0)
            .map(|(thing, count)| self.count(thing, count.into()));
        let mut parts: Vec<String> = fragments.chain(others).collect();
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
