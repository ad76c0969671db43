//! Mr Nightmare's steps, told at all kinds of tables.

use lucid_dreamscape::duel::Gain;
use lucid_dreamscape::{Colour, Dreamscape, Edition, Event, NightmareStep};

use super::{game, player, samples};
use crate::{DuelNames, Language, Opponent, Texts};

/// A table at home: there is no pack, and the player is spoken to.
pub(super) const fn at_home(edition: Edition) -> DuelNames<'static> {
    DuelNames {
        purposes: [Some(Colour::Blue), Some(Colour::Green)],
        ..DuelNames::new(edition, Opponent::You)
    }
}

/// Every step, at a table of the engine and at home.
pub(super) fn steps(game: &Dreamscape) -> Vec<(DuelNames<'_>, NightmareStep)> {
    let edition = game.rules().edition;
    let engine = DuelNames {
        content: Some(game.content()),
        ..DuelNames::new(edition, Opponent::Named("Ada"))
    };
    let all = samples::steps(game).into_iter();
    all.flat_map(|step| [(engine, step), (at_home(edition), step)])
        .collect()
}

#[test]
fn a_log_and_a_table_at_home_tell_the_same_in_their_own_words() {
    let game = game(Edition::Sylex);
    let texts = Texts::new(Language::English);
    let told = |step| {
        let logged = texts.event(&game, &player, &Event::Nightmare(step));
        [logged, texts.nightmare_step(&at_home(Edition::Sylex), step)]
    };
    assert_eq!(
        told(NightmareStep::StealsNothing),
        [
            "He finds no shard to steal on Ada’s cards.",
            "He finds no shard to steal on your cards."
        ]
    );
    let colour = Colour::Green;
    let card = game.content().card_named("memory-rock");
    assert_eq!(
        told(NightmareStep::Steals { colour, card }),
        [
            "He steals the green shard on “Memory Rock”.",
            "He steals a green shard from one of your cards."
        ]
    );
}

/// L2: both purposes are of one kind, so the colour is what tells them apart.
#[test]
fn l2_a_purpose_is_told_by_its_colour_where_it_is_known() {
    let game = game(Edition::Sylex);
    let tile = game.content().purpose_named("most-of-colour").unwrap();
    let gain = |place| Gain::Purpose {
        tile,
        place,
        his: 3,
        yours: 3,
    };
    let texts = Texts::new(Language::English);
    let told = |names: DuelNames<'_>, place| texts.gain(&names, gain(place));
    let home = at_home(Edition::Sylex);
    assert_eq!(
        told(home, 0),
        "purpose “Most blue shards”, 3 each, and he wins ties"
    );
    assert_eq!(
        told(home, 1),
        "purpose “Most green shards”, 3 each, and he wins ties"
    );
    let unknown = DuelNames::new(Edition::Sylex, Opponent::You);
    assert_eq!(
        told(unknown, 1),
        "purpose “Most of a colour”, 3 each, and he wins ties"
    );
}
