//! A starter pack as Rust data, enough to play and to test every rule with.

use crate::{Card, Content, Grid, Level, Name, Power, Purpose, PurposeKind, parse_structure};

/// The usual board: five by five, entered at the bottom centre (C4).
const GRID: &str = "\
.....
.....
.....
.....
..E..";

/// Level, points, power, id, English name, German name, structure.
type CardLine = (
    u8,
    u8,
    Power,
    &'static str,
    &'static str,
    &'static str,
    &'static str,
);

#[rustfmt::skip]
const CARDS: &[CardLine] = &[
    // Level 1: two or three shards.
    (1, 6, Power::Archives,   "hermits-tree",        "Hermit's Tree",        "Baum des Einsiedlers",   "g^ b@"),
    (1, 5, Power::Harvesters, "whispering-wind-bay", "Whispering Wind Bay",  "Bärenbucht",             "u u@"),
    (1, 5, Power::Tower,      "lone-pebble",         "Lone Pebble",          "Einsamer Kiesel",        "y g@"),
    (1, 6, Power::Golem,      "ferry-stone",         "Ferry Stone",          "Fährstein",              "u y@ u"),
    (1, 6, Power::Lake,       "quiet-meadow",        "Quiet Meadow",         "Stille Wiese",           "g g@ / . b"),
    (1, 7, Power::King,       "watchers-step",       "Watcher's Step",       "Stufe des Wächters",     "by@ u"),
    (1, 6, Power::Archives,   "mill-ford",           "Mill Ford",            "Mühlenfurt",             "b u@ b"),
    (1, 6, Power::Harvesters, "moss-ledge",          "Moss Ledge",           "Moosvorsprung",          "yg@ b"),
    (1, 5, Power::Tower,      "clay-path",           "Clay Path",            "Lehmpfad",               "b b@ / . g"),
    (1, 7, Power::Golem,      "pier-lamp",           "Pier Lamp",            "Laterne am Steg",        "u@ . / . y^"),
    (1, 6, Power::Lake,       "twin-puddles",        "Twin Puddles",         "Zwillingspfützen",       "u . / b@ u"),
    (1, 7, Power::King,       "cairn",               "Cairn",                "Steinmännchen",          "yy@ g"),
    // Level 2: four or five shards.
    (2, 9,  Power::Tower,     "memory-rock",         "Memory Rock",          "Felsen der Erinnerung",  "g u@ yy"),
    (2, 9,  Power::Archives,  "sunken-garden",       "Sunken Garden",        "Versunkener Garten",     "g u@ g / . u^"),
    (2, 9,  Power::Harvesters,"harvest-terrace",     "Harvest Terrace",      "Ernteterrasse",          "bb g@ / . bg"),
    (2, 10, Power::Golem,     "lighthouse-of-sighs", "Lighthouse of Sighs",  "Leuchtturm der Seufzer", "u yyb@ / u ."),
    (2, 8,  Power::Lake,      "otter-slide",         "Otter Slide",          "Otterrutsche",           "u u@ / u b"),
    (2, 9,  Power::King,      "two-crowns",          "Two Crowns",           "Zwei Kronen",            "yg u@ yg"),
    (2, 10, Power::Tower,     "orchard-gate",        "Orchard Gate",         "Tor zum Obstgarten",     "g^ b@ g^ / . y"),
    (2, 9,  Power::Lake,      "stepping-dunes",      "Stepping Dunes",       "Wanderdünen",            "b bb@ b"),
    // Level 3: five to eight shards.
    (3, 13, Power::Archives,  "castle-in-the-fog",   "Castle in the Fog",    "Schloss im Nebel",       "yy b@ yy / . u ."),
    (3, 14, Power::Harvesters,"drowned-cathedral",   "Drowned Cathedral",    "Versunkene Kathedrale",  "u yyu@ u / . yg ."),
    (3, 12, Power::Golem,     "long-shore",          "Long Shore",           "Langes Ufer",            "u u b@ b / g . . ."),
    (3, 15, Power::Tower,     "spiral-stair",        "Spiral Stair",         "Wendeltreppe",           "b bb@ / bbb y"),
    (3, 16, Power::King,      "giants-table",        "Giant's Table",        "Tisch des Riesen",       "gyy gyy / g@ b^"),
    (3, 13, Power::Lake,      "island-of-clocks",    "Island of Clocks",     "Insel der Uhren",        "u g@ u / u y u"),
];

/// Kind, points, tiles in a box of 12, tiles in a box of 16.
#[rustfmt::skip]
const PURPOSES: &[(PurposeKind, &[u8], u8, u8)] = &[
    (PurposeKind::CompletedCards,  &[5], 1, 1),
    (PurposeKind::PairStacks,      &[5], 1, 1),
    (PurposeKind::FewestEmpty,     &[5], 1, 1),
    (PurposeKind::MostShards,      &[5], 1, 1),
    (PurposeKind::MostOfColour,    &[5], 2, 2),
    (PurposeKind::SinglesOfColour, &[5], 1, 2),
    (PurposeKind::TableOfColour,   &[0, 0, 1, 2, 3, 5, 7, 9, 12], 1, 2),
    (PurposeKind::LongestChain,    &[5], 1, 2),
    (PurposeKind::NoNightmare,     &[5], 1, 1),
    (PurposeKind::FarthestDreamer, &[4], 1, 1),
    (PurposeKind::GroupsInSight,   &[],  1, 2),
];

/// The starter pack: 26 cards and the eleven purposes.
pub fn starter() -> Content {
    let grid = Grid::parse(GRID).expect("the usual board is a grid");
    let cards = CARDS.iter().map(card).collect();
    let purposes = PURPOSES
        .iter()
        .map(|(kind, points, in_twelve, in_sixteen)| Purpose {
            id: kind.name().to_owned(),
            kind: *kind,
            points: points.to_vec(),
            nightmare_only: *kind == PurposeKind::NoNightmare,
            in_twelve: *in_twelve,
            in_sixteen: *in_sixteen,
        })
        .collect();
    Content::new("starter", grid, cards, purposes).expect("the starter pack is sound")
}

fn card((level, points, power, id, en, de, structure): &CardLine) -> Card {
    Card {
        id: (*id).to_owned(),
        name: Name {
            en: (*en).to_owned(),
            de: (*de).to_owned(),
        },
        level: Level::numbered(*level).expect("a level from 1 to 3"),
        points: *points,
        power: *power,
        cells: parse_structure(structure).expect("a readable structure"),
    }
}
