//! What the pictures of Dream Runners have to show.

use lucid_art::{Look, Owner, SeatColour, Theme};
use lucid_dream_runners::{Cell, Nightmare};
use roxmltree::{Document, Node};

use crate::samples;

const NIGHT: Look<'static> = Look::new(Theme::Night, SeatColour::Violet);

fn with_class<'a>(document: &'a Document<'_>, class: &'a str) -> Vec<Node<'a, 'a>> {
    document
        .descendants()
        .filter(|node| node.attribute("class") == Some(class))
        .collect()
}

#[test]
fn a_tile_shows_all_of_its_cells() {
    for tile in samples::tiles() {
        let svg = lucid_art::tile(&tile, &tile.name.de, &NIGHT);
        let document = Document::parse(&svg).expect("well-formed");
        let cells = with_class(&document, "cell");
        assert_eq!(cells.len(), 9);
        for (node, cell) in cells.iter().zip(&tile.cells) {
            assert_eq!(node.attribute("data-cell"), Some(cell.to_string().as_str()));
            let numbers: Vec<&str> = node
                .descendants()
                .filter(|n| n.has_tag_name("text"))
                .filter_map(|n| n.text())
                .collect();
            match cell {
                Cell::Nightmare(Nightmare::Loss(loss)) => assert_eq!(numbers, [format!("−{loss}")]),
                Cell::Nightmare(Nightmare::Spider(_)) => assert_eq!(numbers, ["−1"]),
                Cell::Nightmare(_) => assert!(numbers.is_empty()),
                Cell::Reward(goods) | Cell::Converging(goods) => {
                    let things = node
                        .descendants()
                        .filter(|n| n.attribute("class") == Some("thing"))
                        .count() as u32;
                    let more: u32 = numbers
                        .iter()
                        .map(|n| n.parse::<u32>().expect("a number") - 1)
                        .sum();
                    assert_eq!(
                        things + more,
                        goods.count() + u32::from(goods.chest > 0),
                        "{cell}"
                    );
                }
            }
        }
        assert_eq!(with_class(&document, "moon").len(), usize::from(tile.level));
        assert_eq!(with_class(&document, "star").len(), usize::from(tile.star));
    }
}

/// Nightmares of two and three digits stay in their cells.
#[test]
fn a_large_nightmare_is_written_in_full() {
    let mut tile = samples::tiles().remove(0);
    let losses = [1, 9, 10, 42, 99, 100, 200, 254, 255];
    tile.cells = losses.map(|loss| Cell::Nightmare(Nightmare::Loss(loss)));
    let svg = lucid_art::tile(&tile, &tile.name.en, &NIGHT);
    let document = Document::parse(&svg).expect("well-formed");
    for (node, loss) in with_class(&document, "cell").iter().zip(losses) {
        let texts = node.descendants().filter(|n| n.has_tag_name("text"));
        let texts: Vec<Node> = texts.collect();
        assert_eq!(texts.len(), 1);
        assert_eq!(texts[0].text(), Some(format!("−{loss}").as_str()));
        // About eight units a digit and the sign, on a tag that is wide enough and begins
        // in the cell, whose middle is 20 to the left.
        let number = |node: Node, name| node.attribute(name).map(|x| x.parse::<f64>().unwrap());
        let tag = node.descendants().find(|n| number(*n, "rx") == Some(10.5));
        let (left, width) = match tag {
            Some(tag) => (number(tag, "x").unwrap(), number(tag, "width").unwrap()),
            None => (-10.5, 21.0),
        };
        let digits = loss.to_string().len();
        assert_eq!(tag.is_some(), digits > 1, "{loss}");
        assert!(width >= 8.0 * (digits + 1) as f64, "{loss}: {width}");
        assert!(20.0 + left > -34.0 && 20.0 + left + width < 34.0, "{loss}");
    }
}

#[test]
fn a_segment_shows_its_symbols_and_what_it_brings() {
    for segment in samples::segments() {
        let svg = lucid_art::segment(&segment, Owner::Seat, &NIGHT);
        let document = Document::parse(&svg).expect("well-formed");
        let symbols = segment.symbols.iter().filter(|s| s.letter() != '-').count();
        assert_eq!(
            with_class(&document, "symbol").len(),
            symbols,
            "{}",
            segment.id
        );
        let brings: Vec<&str> = document
            .root_element()
            .children()
            .filter(|node| node.has_tag_name("text"))
            .filter_map(|node| node.text())
            .collect();
        let told: Vec<String> = [segment.coins, segment.points]
            .into_iter()
            .filter(|n| *n > 0)
            .map(|n| format!("+{n}"))
            .collect();
        assert_eq!(brings, told);
    }
    for chest in samples::chests() {
        let svg = lucid_art::chest(&chest, &NIGHT);
        let document = Document::parse(&svg).expect("well-formed");
        assert_eq!(with_class(&document, "key").len(), usize::from(chest.keys));
    }
}
