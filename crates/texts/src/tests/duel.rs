//! Mr Nightmare's steps, told at all kinds of tables.

use lucid_dreamscape::duel::Gain;
use lucid_dreamscape::{Colour, Dreamscape, Edition, Event, NightmareStep};

use super::{game, player, samples};
use crate::{DuelNames, Language, Opponent, Texts};

/// A table at home: there is no pack, and the player is spoken to.
pub(super) const fn at_home(edition: Edition) -> DuelNames<'static> {
    DuelNames::new(edition, Opponent::You)
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
            "He steals the grass shard on “Memory Rock”.",
            "He steals a grass shard from one of your cards."
        ]
    );
}

/// L2: both purposes are of one kind, so the colour is what tells them apart.
#[test]
fn l2_a_purpose_is_told_by_its_colour_where_it_is_known() {
    let game = game(Edition::Sylex);
    let tile = game.content().purpose_named("most-of-colour").unwrap();
    let gain = |tint| Gain::Purpose {
        tile,
        place: 0,
        tint,
        his: 3,
        yours: 3,
    };
    let texts = Texts::new(Language::English);
    let told = |tint| texts.gain(gain(tint));
    assert_eq!(
        told(Some(Colour::Blue)),
        "purpose “Most water”, 3 each, and he wins ties"
    );
    assert_eq!(
        told(Some(Colour::Green)),
        "purpose “Most grass”, 3 each, and he wins ties"
    );
    assert_eq!(
        told(None),
        "purpose “Most of a colour”, 3 each, and he wins ties"
    );
}
