//! Packs: what is in them, and the pieces of Dream Runners.

use lucid_dream_runners::{Cell, Fragment, Goods, Nightmare, Shape, Symbol};

use crate::bundle::Args;
use crate::{Language, Texts};

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

impl Thing {
    const fn id(self) -> &'static str {
        match self {
            Thing::Cards => "count-cards",
            Thing::Chests => "count-chests",
            Thing::Coins => "count-coins",
            Thing::Fragments(Fragment::Blue) => "count-fragments-blue",
            Thing::Fragments(Fragment::White) => "count-fragments-white",
            Thing::Fragments(Fragment::Orange) => "count-fragments-orange",
            Thing::Fragments(Fragment::Green) => "count-fragments-green",
            Thing::Fragments(Fragment::Wild) => "count-fragments-wild",
            Thing::Keys => "count-keys",
            Thing::Pictures => "count-pictures",
            Thing::Points => "count-points",
            Thing::Purposes => "count-purposes",
            Thing::Segments => "count-segments",
            Thing::Serenity => "count-serenity",
            Thing::Tiles => "count-tiles",
        }
    }
}

impl Texts {
    /// So many of something.
    pub fn count(&self, thing: Thing, count: usize) -> String {
        self.say(thing.id(), &Args::new().with("count", count))
    }

    /// Of a name in both languages the one that is spoken.
    pub fn name<'a>(&self, en: &'a str, de: &'a str) -> &'a str {
        match self.language() {
            Language::German if !de.is_empty() => de,
            _ => en,
        }
    }

    /// A level of cards or tiles.
    pub fn level(&self, level: u8) -> String {
        self.say("level", &Args::new().with("level", level))
    }

    /// The segments that one player starts with; sets count from 1.
    pub fn player_set(&self, number: usize) -> String {
        self.say("player-set", &Args::new().with("number", number))
    }

    /// Who wrote a pack, and under which terms.
    pub fn pack_origin(&self, author: &str, licence: &str) -> String {
        let args = Args::new().with("author", author.to_owned());
        self.say("pack-origin", &args.with("licence", licence.to_owned()))
    }

    /// That a purpose pays for each shard.
    pub fn by_the_shard(&self) -> String {
        self.plain("by-the-shard")
    }

    /// Points by the number of shards, from 0 on.
    pub fn points_table(&self, points: &[u8]) -> String {
        let points: Vec<String> = points.iter().map(u8::to_string).collect();
        self.say(
            "points-table",
            &Args::new().with("points", points.join("/")),
        )
    }

    /// How many tiles of a purpose are in the boxes of 12 and of 16.
    pub fn copies(&self, twelve: u8, sixteen: u8) -> String {
        let args = Args::new().with("twelve", twelve).with("sixteen", sixteen);
        self.say("copies", &args)
    }

    /// How many keys open a chest.
    pub fn for_keys(&self, keys: u8) -> String {
        self.say("for-keys", &Args::new().with("count", keys))
    }

    /// How many coins a segment pays when it is bought.
    pub fn pays_coins(&self, coins: u8) -> String {
        self.say("price-paid", &Args::new().with("count", coins))
    }

    /// That a pack has no errors, with what is in it and how much advice there is.
    pub fn pack_sound(&self, contents: String, advice: usize) -> String {
        let args = Args::new().with("contents", contents);
        match advice {
            0 => self.say("pack-sound", &args),
            _ => self.say("pack-advice", &args.with("advice", advice)),
        }
    }

    /// How many errors a pack has.
    pub fn pack_errors(&self, errors: usize) -> String {
        self.say("pack-errors", &Args::new().with("errors", errors))
    }

    /// That a template was written, and the command that checks it.
    pub fn template_written(&self, command: String) -> String {
        self.say("template-written", &Args::new().with("command", command))
    }

    /// That so many pictures and a page with all of them were written.
    pub fn pictures_written(&self, count: usize, page: &str) -> String {
        let pictures = self.count(Thing::Pictures, count);
        let args = Args::new().with("pictures", pictures);
        self.say("pictures-written", &args.with("page", page.to_owned()))
    }

    /// The form of a segment.
    pub fn shape(&self, shape: Shape) -> String {
        self.plain(&format!("shape-{}", shape.name()))
    }

    /// The name of a symbol.
    pub fn symbol(&self, symbol: Symbol) -> String {
        self.plain(symbol_id(symbol))
    }

    /// What a symbol does, in half a sentence.
    pub fn about_symbol(&self, symbol: Symbol) -> String {
        self.attribute(symbol_id(symbol), "about", &Args::new())
    }

    /// What a cell of a dream does, in half a sentence.
    pub fn dream_cell(&self, cell: &Cell) -> String {
        let args = Args::new();
        let costs = |points: u8| {
            let loss = self.count(Thing::Serenity, points.into());
            Args::new().with("loss", loss)
        };
        match cell {
            Cell::Reward(goods) => self.say("cell-reward", &args.with("goods", self.goods(goods))),
            Cell::Converging(goods) => {
                self.say("cell-converging", &args.with("goods", self.goods(goods)))
            }
            Cell::Nightmare(Nightmare::Loss(points)) => self.say("cell-loss", &costs(*points)),
            Cell::Nightmare(Nightmare::Octopus) => self.say("cell-octopus", &costs(1)),
            Cell::Nightmare(Nightmare::Bat) => self.say("cell-bat", &args),
            Cell::Nightmare(Nightmare::Spider(fragment)) => {
                let goods = self.count(Thing::Fragments(*fragment), 1);
                self.say("cell-spider", &costs(1).with("goods", goods))
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
            parts.push(self.say("goods-chest", &Args::new().with("keys", goods.chest)));
        }
        parts.join(", ")
    }
}

const fn symbol_id(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Blank => "symbol-blank",
        Symbol::Collect => "symbol-collect",
        Symbol::Double => "symbol-double",
        Symbol::Banish => "symbol-banish",
        Symbol::Both => "symbol-both",
    }
}
