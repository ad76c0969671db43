//! What every picture has to be, and what each kind has to show.

use std::collections::BTreeSet;

use lucid_art::{CardOptions, Look, Owner, SeatColour, StandalonePiece, Theme};
use lucid_dreamscape::{Card, Colour, Power};
use roxmltree::{Document, Node};

use crate::samples;

const NIGHT: Look<'static> = Look::new(Theme::Night, SeatColour::Violet);

fn draw(card: &Card, name: &str, look: Look<'_>) -> String {
    let options = CardOptions {
        name,
        power: "Harvesters",
        look,
        ..CardOptions::default()
    };
    lucid_art::card(card, &options)
}

fn all_cards() -> Vec<Card> {
    let pack = samples::pack().cards().map(|(_, card)| card.clone());
    pack.chain(samples::hard_cards()).collect()
}

/// Every kind of picture, each thing once.
fn gallery(look: Look<'_>) -> Vec<String> {
    let mut all: Vec<String> = all_cards()
        .iter()
        .map(|card| draw(card, &card.name.de, look))
        .collect();
    let purposes = samples::pack().purposes();
    all.extend(purposes.map(|(_, p)| lucid_art::purpose(p, Some(Colour::Gray), "a < b", &look)));
    let tiles = samples::tiles();
    all.extend(tiles.iter().map(|t| lucid_art::tile(t, &t.name.en, &look)));
    let segments = samples::segments();
    all.extend(
        segments
            .iter()
            .map(|s| lucid_art::segment(s, Owner::Neutral, &look)),
    );
    all.extend(samples::chests().iter().map(|c| lucid_art::chest(c, &look)));
    let board = samples::dreamscapes()[0];
    let grid = samples::pack().grid();
    all.push(lucid_art::board(&board, grid, "mine & yours", &look));
    all.push(lucid_art::flat_board(&board, grid, "mine & yours", &look));
    let mut pieces = vec![
        StandalonePiece::Tree,
        StandalonePiece::Dreamer,
        StandalonePiece::Sleeper,
        StandalonePiece::MrNightmare,
        StandalonePiece::Candle,
        StandalonePiece::CandleOut,
        StandalonePiece::Sign,
    ];
    pieces.extend(Colour::ALL.map(StandalonePiece::Shard));
    pieces.extend(Colour::ALL.map(StandalonePiece::Token));
    pieces.extend(Power::ALL.map(StandalonePiece::Power));
    all.extend(pieces.into_iter().map(|p| lucid_art::piece(p, "", &look)));
    all
}

fn number(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name)
        .map_or(0.0, |value| value.parse().expect("a number"))
}

fn with_class<'a>(document: &'a Document<'_>, class: &'a str) -> Vec<Node<'a, 'a>> {
    document
        .descendants()
        .filter(|node| node.attribute("class") == Some(class))
        .collect()
}

#[test]
fn every_picture_stands_alone() {
    for theme in Theme::ALL {
        for seat in SeatColour::ALL {
            for svg in gallery(Look::new(theme, seat)) {
                let document = Document::parse(&svg).unwrap_or_else(|e| panic!("{e}\n{svg}"));
                for forbidden in ["{", "var(", "<script", "<style", "<image", "<!DOCTYPE"] {
                    assert!(!svg.contains(forbidden), "{forbidden} in {svg}");
                }
                assert_eq!(svg.matches("http").count(), 1, "only the namespace");
                let ids: Vec<&str> = document
                    .descendants()
                    .filter_map(|node| node.attribute("id"))
                    .collect();
                let different: BTreeSet<&str> = ids.iter().copied().collect();
                assert_eq!(ids.len(), different.len(), "an id is there twice");
                for attribute in document.descendants().flat_map(|node| node.attributes()) {
                    let value = attribute.value();
                    let target = value
                        .strip_prefix("url(#")
                        .and_then(|rest| rest.strip_suffix(')'))
                        .or(value
                            .strip_prefix('#')
                            .filter(|_| attribute.name() == "href"));
                    if let Some(target) = target {
                        assert!(different.contains(target), "nothing is called {target}");
                    }
                }
            }
        }
    }
}

#[test]
fn pictures_can_share_a_page() {
    let mut owners: BTreeSet<String> = BTreeSet::new();
    for look in [
        NIGHT,
        Look::new(Theme::Day, SeatColour::Violet),
        Look {
            prefix: "again-",
            ..NIGHT
        },
    ] {
        for svg in gallery(look) {
            let document = Document::parse(&svg).expect("well-formed");
            for id in document.descendants().filter_map(|n| n.attribute("id")) {
                assert!(owners.insert(id.to_owned()), "{id} belongs to two pictures");
            }
        }
    }
}

#[test]
fn the_same_thing_gives_the_same_picture() {
    assert_eq!(gallery(NIGHT), gallery(NIGHT));
}

#[test]
fn a_card_draws_exactly_its_structure() {
    for card in all_cards() {
        let svg = draw(&card, &card.name.en, NIGHT);
        let document = Document::parse(&svg).expect("well-formed");
        let drawn: Vec<&str> = with_class(&document, "shard")
            .iter()
            .filter_map(|node| node.attribute("data-shard"))
            .collect();
        for colour in Colour::ALL {
            let asked: u32 = card.cells.iter().map(|cell| cell.stack.count(colour)).sum();
            let count = drawn.iter().filter(|name| **name == colour.name()).count();
            assert_eq!(count as u32, asked, "{} {}", card.id, colour.name());
        }
        let figures = |kind| {
            document
                .descendants()
                .filter(|node| node.attribute("data-figure") == Some(kind))
                .count()
        };
        let trees = card.cells.iter().filter(|cell| cell.tree).count();
        let dreamers = card.cells.iter().filter(|cell| cell.dreamer).count();
        assert_eq!(
            (figures("tree"), figures("dreamer")),
            (trees, dreamers),
            "{}",
            card.id
        );
        let side = |of: fn(&lucid_dreamscape::Cell) -> i8| {
            let (least, most) = (
                card.cells.iter().map(of).min(),
                card.cells.iter().map(of).max(),
            );
            usize::from(most.expect("a cell").abs_diff(least.expect("a cell"))) + 1
        };
        let slots = side(|cell| cell.column) * side(|cell| cell.row);
        assert_eq!(with_class(&document, "need").len(), card.cells.len());
        assert_eq!(with_class(&document, "any").len(), slots - card.cells.len());
        assert_eq!(
            with_class(&document, "moon").len(),
            usize::from(card.level.number())
        );
        let points = with_class(&document, "points")[0];
        assert_eq!(points.text(), Some(card.points.to_string().as_str()));
    }
}

#[test]
fn a_structure_stays_in_the_window() {
    for card in all_cards() {
        for name in [&card.name.en, &card.name.de] {
            let svg = draw(&card, name, NIGHT);
            let document = Document::parse(&svg).expect("well-formed");
            let group = with_class(&document, "structure")[0];
            let words = group.attribute("transform").expect("a place");
            let numbers: Vec<f64> = words
                .split(['(', ')', ' '])
                .filter_map(|word| word.parse().ok())
                .collect();
            let [x, y, scale] = numbers[..] else {
                panic!("{words}");
            };
            assert!(scale > 0.25 && scale <= 0.72, "{} at {scale}", card.id);
            let lower = if with_class(&document, "name").len() > 1 {
                147.0
            } else {
                154.0
            };
            for node in group.descendants().filter(|node| node.has_tag_name("use")) {
                let high = match node.attribute("data-figure") {
                    Some("tree") => 75.0,
                    Some(_) => 64.0,
                    None => 35.0,
                };
                let (left, right) = (number(node, "x") - 38.0, number(node, "x") + 38.0);
                let (top, bottom) = (number(node, "y") - high, number(node, "y") + 22.0);
                assert!(
                    x + scale * left >= 10.0 && x + scale * right <= 150.0,
                    "{}",
                    card.id
                );
                assert!(
                    y + scale * top >= 36.0 && y + scale * bottom <= lower,
                    "{}",
                    card.id
                );
            }
        }
    }
}

#[test]
fn texts_are_escaped() {
    let name = "<b>\"Tom\" & 'Jerry'</b>\u{1}";
    let card = samples::card("x", name, name, "g@");
    for svg in [
        draw(&card, name, NIGHT),
        lucid_art::tile(&samples::tiles()[0], name, &NIGHT),
    ] {
        let document = Document::parse(&svg).expect("well-formed");
        let lines: Vec<&str> = with_class(&document, "name")
            .iter()
            .filter_map(|node| node.text())
            .collect();
        assert_eq!(lines.join(" "), "<b>\"Tom\" & 'Jerry'</b>");
        let label = document.root_element().attribute("aria-label");
        assert_eq!(label, Some("<b>\"Tom\" & 'Jerry'</b>"));
    }
    let page = lucid_art::sheet("<i>", &[], 0, Theme::Day);
    assert!(page.contains("<title>&lt;i&gt;</title>") && !page.contains("<i>"));
}

#[test]
fn a_card_shows_the_shard_in_its_slot() {
    let card = samples::card("x", "X", "X", "g@");
    for (slot, hollows) in [(None, 1), (Some(Colour::White), 0)] {
        let options = CardOptions {
            name: "X",
            slot,
            ..CardOptions::default()
        };
        let svg = lucid_art::card(&card, &options);
        let document = Document::parse(&svg).expect("well-formed");
        assert_eq!(with_class(&document, "hollow").len(), hollows);
        assert_eq!(svg.contains("token-move"), slot.is_some());
    }
}

#[test]
fn every_shard_has_its_glyph() {
    let glyphs = ["grass", "water", "rock", "land", "move", "mare"];
    for (colour, glyph) in Colour::ALL.into_iter().zip(glyphs) {
        for piece in [
            StandalonePiece::Shard(colour),
            StandalonePiece::Token(colour),
        ] {
            let svg = lucid_art::piece(piece, "", &NIGHT);
            assert!(svg.contains(&format!("glyph-{glyph}\" color")), "{svg}");
        }
    }
}

#[test]
fn a_purpose_has_a_slot_if_it_asks_for_a_colour_and_a_table_if_it_has_one() {
    for (_, purpose) in samples::pack().purposes() {
        let svg = lucid_art::purpose(purpose, None, "", &NIGHT);
        let document = Document::parse(&svg).expect("well-formed");
        let slots = with_class(&document, "hollow").len();
        assert_eq!(
            slots,
            usize::from(purpose.kind.needs_colour()),
            "{}",
            purpose.id
        );
        let pays = with_class(&document, "pay").len();
        let seals = with_class(&document, "points").len();
        if purpose.points.len() > 1 {
            let paying = purpose
                .points
                .iter()
                .skip_while(|points| **points == 0)
                .count();
            assert_eq!((pays, seals), (paying, 0));
        } else {
            assert_eq!((pays, seals), (0, 1));
        }
    }
}

#[test]
fn boards_show_every_shard_and_the_heights_from_two_upwards() {
    let grid = samples::pack().grid();
    for board in samples::dreamscapes() {
        let high = board
            .occupied()
            .into_iter()
            .filter(|slot| board.stack(*slot).height() > 1)
            .count();
        let raised = lucid_art::board(&board, grid, "", &NIGHT);
        let flat = lucid_art::flat_board(&board, grid, "", &NIGHT);
        for (svg, shards) in [
            (&raised, board.shards() as usize),
            (&flat, board.occupied().len()),
        ] {
            let document = Document::parse(svg).expect("well-formed");
            assert_eq!(with_class(&document, "shard").len(), shards);
            assert_eq!(with_class(&document, "pile").len(), board.occupied().len());
            assert_eq!(with_class(&document, "height").len(), high);
        }
    }
}

#[test]
fn a_sheet_holds_its_pictures() {
    let items = gallery(NIGHT);
    let page = lucid_art::sheet("All", &items, 6, Theme::Night);
    assert!(items.iter().all(|item| page.contains(item)));
    assert!(page.contains("repeat(6, max-content)"));
}

/// One element on a line.
fn lines(svg: &str) -> String {
    svg.replace("><", ">\n<")
}

#[test]
fn a_card_as_a_file() {
    let card = samples::card("stairs", "Stairs & Rain", "", "yyu@ yu / . g^");
    insta::assert_snapshot!(lines(&draw(&card, &card.name.en, NIGHT)));
}

#[test]
fn a_tile_as_a_file() {
    let tile = &samples::tiles()[1];
    let look = Look::new(Theme::Day, SeatColour::Rose);
    insta::assert_snapshot!(lines(&lucid_art::tile(tile, &tile.name.de, &look)));
}
