//! All that is said on boards.

use lucid_dreamscape::{Colour, Edition, Level, Link, Location, Power, Slot};

use super::{game, phrases};
use crate::{BoardCount, Language, Texts, arg};

/// All lines of boards, as `(what, text)`; they have no full stop.
pub(super) fn lines(texts: &Texts) -> Vec<(String, String)> {
    let game = game(Edition::Sylex);
    let mut all: Vec<(String, String)> = Vec::new();
    let mut told = |what: &str, text: String| all.push((what.to_owned(), text));
    for phrase in phrases("board-").chain(phrases("sign-")) {
        told(phrase.id(), texts.phrase(phrase));
    }
    for count in [1, 2] {
        for counted in [
            BoardCount::Score(count),
            BoardCount::ScoreWord(count),
            BoardCount::Pile(count as usize),
            BoardCount::Steps(count as usize),
            BoardCount::InTheWay(count as usize),
            BoardCount::Height(count as usize),
            BoardCount::Level(count as u8),
            BoardCount::Asleep(count as u8),
            BoardCount::MoveCost(count as u8),
            BoardCount::Short(count as usize),
        ] {
            told(&format!("{counted:?}"), texts.board_count(counted));
        }
        told("held", texts.held_shards(Colour::Blue, count as u8));
        told("deck", texts.deck(Level::Two, count as u8));
    }
    told("dreamscape", texts.board_dreamscape("Ada"));
    told(
        "points",
        texts.board_action_points(arg::All(4), arg::Left(2)),
    );
    told("row", texts.location_row(&[]));
    told("row", texts.location_row(&[Colour::Green, Colour::Gray]));
    told("location", texts.numbered_location(&game, Location::KING));
    told("sleeper", texts.board_sleeper("Ada"));
    told("link", texts.link_with(Link::ALL[0], None));
    told("link", texts.link_with(Link::ALL[0], Some(Colour::Red)));
    let slot = Slot::new(0);
    told("slot", texts.slot_with(&game, slot, "grass".to_owned()));
    told("stack", texts.bottom_up(&game, slot));
    told("some", texts.shards_of(Colour::Green, 2));
    let (card, _) = game.content().cards().next().expect("a card");
    told("card", texts.card_told(&game, card, None));
    told("card", texts.card_told(&game, card, Some(Colour::Green)));
    told("power", texts.power_of(Power::Lake));
    told("completes", texts.completes(&game, card));
    told("fit", texts.fit(&game, card, &[]));
    told(
        "fit",
        texts.fit(&game, card, &["a".to_owned(), "b".to_owned()]),
    );
    told(
        "standing",
        texts.board_standing(arg::Player("Ada"), arg::Value(4)),
    );
    told(
        "his red shards",
        texts.rival_red(arg::Has(2), arg::Points(5)),
    );
    for colour in Colour::ALL
        .into_iter()
        .filter(|colour| *colour != Colour::Red)
    {
        let (does, shard) = (texts.rival_does(colour), texts.shard(colour));
        told(
            "his stock",
            texts.rival_holds(
                arg::Does(does),
                arg::Has(2),
                arg::Needs(3),
                arg::Shard(shard),
            ),
        );
    }
    all
}

#[test]
fn a_row_names_its_key_and_what_can_be_collected() {
    let row = [Colour::Green, Colour::Gray, Colour::Blue];
    assert_eq!(
        Texts::new(Language::English).location_row(&row),
        "grass, rock, water; key grass, water can be collected"
    );
    assert_eq!(
        Texts::new(Language::German).location_row(&row),
        "Gras, Stein, Wasser; Schlüssel Gras, zu sammeln Wasser"
    );
}
