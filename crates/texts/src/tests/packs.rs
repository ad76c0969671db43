//! All that is said about packs and the pieces of Dream Runners.

use lucid_dream_runners::{Cell, Fragment, Shape, Symbol};

use crate::{Language, Phrase, Texts, Thing, arg};

const THINGS: [Thing; 10] = [
    Thing::Cards,
    Thing::Chests,
    Thing::Coins,
    Thing::Keys,
    Thing::Pictures,
    Thing::Points,
    Thing::Purposes,
    Thing::Segments,
    Thing::Serenity,
    Thing::Tiles,
];

/// One word of each kind of cell, as packs write it.
const CELLS: [&str; 7] = [
    "2coin+blue",
    "key+chest1",
    "chest3",
    "~2serenity+wild",
    "-2",
    "octopus",
    "bat",
];

/// All lines about packs, as `(what, text)`; they have no full stop.
pub(super) fn lines(texts: &Texts) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    let mut told = |what: String, text: String| all.push((what, text));
    for count in [1, 6] {
        for thing in THINGS {
            told(format!("{thing:?}"), texts.count(thing, count));
        }
        for fragment in Fragment::ALL {
            told(
                format!("{fragment:?}"),
                texts.count_fragments(fragment, count),
            );
        }
    }
    told("level".to_owned(), texts.level(2));
    told("set".to_owned(), texts.player_set(3));
    told(
        "origin".to_owned(),
        texts.pack_origin(arg::Author("Ada"), arg::Licence("CC BY 4.0")),
    );
    told("shard".to_owned(), texts.phrase(Phrase::ByTheShard));
    told("table".to_owned(), texts.points_table(&[0, 1, 3, 6]));
    told(
        "copies".to_owned(),
        texts.copies(arg::Sixteen(2), arg::Twelve(1)),
    );
    for count in [1, 2] {
        told("keys".to_owned(), texts.for_keys(count));
        told("coins".to_owned(), texts.price_paid(count));
        told("errors".to_owned(), texts.pack_errors(count));
    }
    for advice in [0, 1, 3] {
        let contents = texts.count(Thing::Cards, 50);
        told("sound".to_owned(), texts.pack_sound(contents, advice));
    }
    let command = "lucid pack check my.toml".to_owned();
    told("written".to_owned(), texts.template_written(command));
    let written = texts.pictures_written(66, "index.html");
    told("written".to_owned(), written);
    for shape in Shape::ALL {
        told(format!("{shape:?}"), texts.shape(shape));
    }
    for symbol in Symbol::ALL {
        let (name, about) = (texts.symbol(symbol), texts.about_symbol(symbol));
        told(format!("{symbol:?}"), format!("{name}: {about}"));
    }
    for word in CELLS.into_iter().chain(["spider:green"]) {
        let cell = Cell::parse(word).unwrap();
        told(word.to_owned(), texts.dream_cell(&cell));
    }
    all
}

#[test]
fn a_name_is_taken_in_the_language_that_is_spoken() {
    let named = |language, de| Texts::new(language).name("Bay", de).to_owned();
    assert_eq!(named(Language::English, "Bucht"), "Bay");
    assert_eq!(named(Language::German, "Bucht"), "Bucht");
    assert_eq!(named(Language::German, ""), "Bay");
}
