//! Things to draw: for the tests and for the contact sheet.

use lucid_dream_runners::{Cell, Chest, Goods, Name, Segment, Shape, Tile};
use lucid_dreamscape::{
    Board, Card, Content, Dreamscape, Level, Name as CardName, Power, Rules, parse_structure,
    position,
};

/// Tiles that hold every kind of cell.
pub(crate) fn tiles() -> Vec<Tile> {
    [
        (1, false, "quiet-shore", "Quiet Shore", "Stilles Ufer",
         "coin blue key 2coin -1 white serenity -1 orange"),
        (3, true, "attic-of-clocks", "Attic of Clocks", "Dachboden der stehengebliebenen Uhren",
         "2coin -2 key blue ~2coin+key+orange octopus chest2 spider:white serenity"),
        (4, true, "night-market", "Night Market", "Nachtmarkt",
         "chest1 chest3 key+chest2 -3 bat spider:wild ~blue+green wild+4coin blue+2key+3coin+serenity"),
        (2, false, "glass-stairs", "Glass Stairs <& Co>", "Gläserne Treppe",
         "green+white 3key 2serenity -1 ~serenity spider:orange blue+white+orange 2coin+key bat"),
        (4, false, "everything", "Everything at Once", "Alles auf einmal",
         "blue+2white+orange+green+wild+key+3coin+serenity+chest3 ~2blue+3coin+key ~coin+key+serenity \
          spider:green spider:blue -3 9coin 5key+2wild 2blue+2orange+2green+2key"),
    ]
    .map(|(level, star, id, en, de, words)| {
        let cells: Vec<Cell> = words
            .split_whitespace()
            .map(|word| Cell::parse(word).unwrap_or_else(|| panic!("{word}")))
            .collect();
        Tile {
            id: id.to_owned(),
            name: Name {
                en: en.to_owned(),
                de: de.to_owned(),
            },
            level,
            star,
            cells: cells.try_into().expect("nine cells"),
        }
    })
    .into()
}

/// Segments of every shape and symbol.
pub(crate) fn segments() -> Vec<Segment> {
    [
        ("one-b", Shape::One, "b", 0, 0),
        ("two-c", Shape::Two, "c-", 0, 0),
        ("three-cb", Shape::Three, "c-b", 0, 0),
        ("corner-c", Shape::Corner, "c/--", 0, 0),
        ("one-x", Shape::One, "x", 0, 1),
        ("two-dx", Shape::Two, "dx", 0, 3),
        ("three-d", Shape::Three, "--d", 2, 0),
        ("corner-xdb", Shape::Corner, "x/db", 1, 2),
    ]
    .map(|(id, shape, symbols, coins, points)| Segment {
        id: id.to_owned(),
        shape,
        symbols: Segment::parse_symbols(shape, symbols).expect("symbols"),
        coins,
        points,
    })
    .into()
}

/// Chests for one, two and three keys.
pub(crate) fn chests() -> Vec<Chest> {
    [
        ("chest-a", 1, "3coin"),
        ("chest-b", 2, "wild+4coin"),
        ("chest-c", 3, "blue+white+2serenity"),
    ]
    .map(|(id, keys, goods)| Chest {
        id: id.to_owned(),
        keys,
        goods: Goods::parse(goods).expect("goods"),
    })
    .into()
}

/// Cards that are hard to draw: large, high, long-named.
pub(crate) fn hard_cards() -> Vec<Card> {
    [
        (
            "huge",
            "The Whole & Endless City",
            "Die ganze unendliche Stadt der Schlafwandler",
            "gyubgy u@ b g^ / u . . y / b . yyyyyy . / g^ b yu u",
        ),
        (
            "row",
            "Row",
            "Eine Reihe mit sehr langem Namen",
            "g u@ yy b",
        ),
        (
            "wall",
            "Hidden Valley",
            "Verborgenes Tal",
            "g u y / bbbb y^ bb@",
        ),
        ("tower", "Tower", "Turm", "yyyyyy@"),
        ("column", "Long Walk", "Langer Weg", "g^ / u^ / b@ / yy"),
        (
            "six",
            "Six & Six",
            "Sechs < sechs",
            "u . / . yyyyyy^ / g@ .",
        ),
    ]
    .map(|(id, en, de, structure)| card(id, en, de, structure))
    .into()
}

/// A card of the hardest level.
pub(crate) fn card(id: &str, en: &str, de: &str, structure: &str) -> Card {
    Card {
        id: id.to_owned(),
        name: CardName {
            en: en.to_owned(),
            de: de.to_owned(),
        },
        level: Level::Three,
        points: 18,
        power: Power::Tower,
        cells: parse_structure(structure).expect("a structure"),
    }
}

/// The built-in cards and purposes.
pub(crate) fn pack() -> &'static Content {
    &lucid_packs::dreamscape().content
}

/// Dreamscapes: in the middle of a game, and before the first shard.
pub(crate) fn dreamscapes() -> Vec<Board> {
    let mut rules = Rules::sylex();
    rules.nightmare = true;
    let game = Dreamscape::new(rules, pack().clone()).expect("a game");
    let rules = game.rules();
    let text = format!(
        "dreamscape position 1\nrules: {rules}\nseat A\nboard:\n\
         . . r . .\n. yybu u . .\ng^ b uyy bg^ .\n. yy . u@ b\n. g bg ub .\n"
    );
    let state = position::parse(&game, &text).unwrap_or_else(|error| panic!("{error}"));
    let players = state.table().players.first(2);
    players.map(|(_, player)| player.board).collect()
}
