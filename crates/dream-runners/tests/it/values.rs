//! Boards, segments and goods by themselves, as they are written.

use lucid_dream_runners::{Cell, Cells, Goods, Nightmare, Piece, Segment, Shape, Spot, Turned};

#[test]
fn the_dream_is_the_middle_of_the_board() {
    let names: Vec<String> = Spot::all().map(|spot| spot.to_string()).collect();
    assert_eq!(names.join(" "), "c3 d3 e3 c4 d4 e4 c5 d5 e5");
    for spot in Spot::all() {
        assert_eq!(Spot::named(&spot.to_string()), Some(spot));
    }
    assert_eq!(Cells::DREAM.inside(), 9);
    assert_eq!(Cells::DREAM.outside(), 0);
    assert!(Spot::all().eq(Cells::DREAM.spots()));
    let edge = piece(Shape::Two, "cc").turned(0).at(1, 2);
    assert_eq!((edge.inside(), edge.outside()), (1, 1));
    assert_eq!(edge.spots().first(), Some(Spot::new(0)));
    for outside in ["b3", "c2", "f5", "e6", "g7", "h1", "c0", "c33", ""] {
        assert_eq!(Spot::named(outside), None, "{outside}");
    }
}

#[test]
fn goods_read_as_they_are_written() {
    for text in [
        "coin",
        "blue+2key+3coin+serenity",
        "wild+4coin",
        "green+chest2",
        "2white",
    ] {
        assert_eq!(Goods::parse(text).unwrap().to_string(), text);
    }
    for wrong in [
        "",
        "gold",
        "0coin",
        "10coin",
        "5coin+5coin",
        "2chest1",
        "chest4",
        "coin+",
    ] {
        assert_eq!(Goods::parse(wrong), None, "{wrong}");
    }
    assert_eq!(Goods::parse("blue+2key+3coin").unwrap().count(), 6);
}

/// R7: what a nightmare costs is any number from 1 that a cell has room for.
#[test]
fn nightmares_read_as_they_are_written() {
    for loss in 1..=u8::MAX {
        let cell = Cell::Nightmare(Nightmare::Loss(loss));
        assert_eq!(cell.to_string(), format!("-{loss}"));
        assert_eq!(Cell::parse(&cell.to_string()), Some(cell));
    }
    for wrong in [
        "-",
        "-0",
        "-00",
        "-01",
        "-007",
        "-256",
        "-1000",
        "-99999999999",
        "--1",
        "-+1",
        "-1 ",
        "- 1",
        "-1.5",
        "-x",
        "-2coin",
        "~-2",
        "-1+coin",
        "−1",
        "-١",
    ] {
        assert_eq!(Cell::parse(wrong), None, "{wrong}");
    }
}

/// B2: four shapes, nine cells in all.
#[test]
fn b2_one_of_each_shape_makes_a_square_of_cells() {
    assert_eq!(
        Shape::ALL
            .iter()
            .map(|shape| shape.cells().len())
            .sum::<usize>(),
        9
    );
}

#[test]
fn symbols_read_as_they_are_written() {
    for (shape, text) in [
        (Shape::One, "c"),
        (Shape::Two, "b-"),
        (Shape::Three, "d-x"),
        (Shape::Corner, "c/b-"),
    ] {
        let symbols = Segment::parse_symbols(shape, text).unwrap();
        let segment = Segment {
            id: "s1".to_owned(),
            shape,
            symbols,
            coins: 0,
            points: 0,
        };
        assert_eq!(segment.to_string(), text);
    }
    for (shape, wrong) in [
        (Shape::One, ""),
        (Shape::One, "cc"),
        (Shape::Two, "c/b"),
        (Shape::Corner, "cb-"),
        (Shape::Corner, "cb/-"),
        (Shape::Three, "abc"),
    ] {
        assert_eq!(Segment::parse_symbols(shape, wrong), None, "{wrong}");
    }
}

fn piece(shape: Shape, symbols: &str) -> Piece {
    Piece::new(&Segment {
        id: "s1".to_owned(),
        shape,
        symbols: Segment::parse_symbols(shape, symbols).unwrap(),
        coins: 0,
        points: 0,
    })
}

fn picture(turned: &Turned) -> String {
    let mut rows = vec![vec!['.'; turned.size().0.into()]; turned.size().1.into()];
    for (column, row, symbol) in turned.places() {
        rows[row][column] = symbol.letter();
    }
    let rows: Vec<String> = rows.iter().map(|row| row.iter().collect()).collect();
    rows.join("/")
}

/// B3: segments turn and never flip.
#[test]
fn b3_a_corner_turns_clockwise_and_never_flips() {
    let corner = piece(Shape::Corner, "c/bd");
    let seen: Vec<String> = (0..4).map(|turn| picture(corner.turned(turn))).collect();
    assert_eq!(seen, ["c./bd", "bc/d.", "db/.c", ".d/cb"]);
    assert!(!seen.contains(&".c/db".to_owned()), "that would be a flip");
}

/// B3: what looks the same counts as one way to lie.
#[test]
fn b3_turns_that_look_alike_are_one() {
    let ways = |shape, symbols| piece(shape, symbols).distinct().collect::<Vec<u8>>();
    assert_eq!(ways(Shape::One, "c"), [0]);
    assert_eq!(ways(Shape::Two, "cc"), [0, 1]);
    assert_eq!(ways(Shape::Two, "c-"), [0, 1, 2, 3]);
    assert_eq!(ways(Shape::Three, "cbc"), [0, 1]);
    assert_eq!(ways(Shape::Three, "c--"), [0, 1, 2, 3]);
    assert_eq!(ways(Shape::Corner, "c/cc"), [0, 1, 2, 3]);
    assert_eq!(piece(Shape::Two, "cc").least(3), 1);
}

#[test]
fn a_cell_reads_as_it_is_written() {
    for word in [
        "2coin",
        "~blue+key",
        "-2",
        "octopus",
        "bat",
        "spider:wild",
        "chest1",
        "key+chest3",
    ] {
        assert_eq!(Cell::parse(word).unwrap().to_string(), word);
    }
    for wrong in ["-0", "spider", "spider:red", "~", "dragon", ""] {
        assert_eq!(Cell::parse(wrong), None, "{wrong}");
    }
}
