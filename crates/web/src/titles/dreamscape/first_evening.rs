//! What somebody new has to know of Dreamscape, when it matters.

use lucid_dreamscape::{Action, Colour, Dreamscape, Phase};
use lucid_texts::Phrase;

use super::draw::fit::best_fit;
use super::draw::foresee;
use crate::first_evening::Note;
use crate::table::TableScene;

const CANDLE: Note = Note::new("candle", Phrase::EveningCandle);
const KEY: Note = Note::new("key", Phrase::EveningKey);
const CARD: Note = Note::new("card", Phrase::EveningCard);
const RIVAL: Note = Note::new("rival", Phrase::EveningRival);
const THRESHOLD: Note = Note::new("threshold", Phrase::EveningThreshold);

/// So far away a card is when it comes together: a shard at most, and a step.
const NEAR: usize = 3;

/// All notes of a game.
pub(super) fn all(game: &Dreamscape) -> &'static [Note] {
    match game.rules().solo {
        Some(_) => &[CANDLE, KEY, CARD, RIVAL, THRESHOLD],
        None => &[CANDLE, KEY, CARD],
    }
}

/// The notes that matter in a scene.
pub(super) fn notes(game: &Dreamscape, scene: &TableScene<Dreamscape>) -> Vec<Note> {
    let (view, choices) = (&scene.view, &scene.choices);
    let table = &view.table;
    let mut notes = Vec::new();
    let Some(player) = view.viewer.map(|seat| &table.players[seat]) else {
        return notes;
    };
    let creates = matches!(table.phase, Phase::Creation | Phase::LastPlacement);
    let comes_together = |card| {
        let (content, board) = (game.content(), &player.board);
        let fit = best_fit(
            content.card(card),
            board,
            content.grid(),
            game.rules().mirrored,
        );
        fit.is_some_and(|fit| fit.effort() <= NEAR)
    };
    if creates && player.front.iter().any(comes_together) {
        notes.push(CARD);
    }
    let travels = table.phase == Phase::Travel && table.points > 0;
    let is_free = |action: &Action| {
        matches!(action, Action::Move(_)) && foresee(game, view, *action).cost == 0
    };
    if travels && choices.contains(&Action::End) {
        if let Some(line) = game.rules().solo {
            // One more of the colour, and he acts (L7).
            let stock = &table.duel.stock;
            let nearly = |colour: &Colour| stock[*colour] + 1 >= line.threshold(*colour);
            let mut colours = Colour::ALL.into_iter().filter(|c| *c != Colour::Red);
            if colours.any(|colour| stock[colour] > 0 && nearly(&colour)) {
                notes.push(THRESHOLD);
            }
        }
        notes.push(CANDLE);
        if choices.iter().any(is_free) {
            notes.push(KEY);
        }
        if game.rules().solo.is_some() {
            notes.push(RIVAL);
        }
    }
    notes
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use lucid_tabletop::{Game as _, Seat};

    use super::*;
    use crate::first_evening::tests::{going, read};
    use crate::first_evening::{finish, note, tests};
    use crate::learn::Taught as _;
    use crate::settings::{Evening, Settings};
    use crate::table::Waiting;

    fn scene(text: &str) -> (Arc<Dreamscape>, TableScene<Dreamscape>) {
        let seat = Seat::new(0);
        let (game, state) = Dreamscape::position(text).unwrap();
        let view = game.view(&state, Some(seat));
        let scene = tests::scene(&*game, view, seat);
        (game, scene)
    }

    const TRAVEL: &str = "rules: sylex players=2\nphase: travel\npoints: 2\n\
        rows: 1:gub 2:ygw 3:bug 4:uwy 5:gbu 6:ywb\n\
        seat A\nsleeper: 1\nhands: u\nseat B\nsleeper: 3\n";

    #[test]
    fn a_candle_comes_first_and_then_a_key() {
        let (game, now) = scene(TRAVEL);
        let mut settings = going();
        for expected in [Some(CANDLE), Some(KEY), None] {
            assert_eq!(read(&*game, &now, &mut settings), expected);
        }
        assert_eq!(settings.read, "candle key");
        // Without the colour there is no key.
        let (game, now) = scene(&TRAVEL.replace("hands: u", "hands: w"));
        assert_eq!(notes(&game, &now), [CANDLE]);
    }

    #[test]
    fn nothing_is_said_unasked() {
        let (game, mut now) = scene(TRAVEL);
        for evening in [Evening::New, Evening::Done] {
            let settings = Settings {
                evening,
                ..Settings::default()
            };
            assert_eq!(note(&*game, &now, &settings), None, "{evening:?}");
        }
        now.waiting = Waiting::Other(Seat::new(1));
        assert_eq!(note(&*game, &now, &going()), None, "others play");
        now.waiting = Waiting::Person(Seat::new(0));
        let mut settings = going();
        finish(&*game, &mut settings);
        assert_eq!(note(&*game, &now, &settings), None, "the game was played");
    }

    #[test]
    fn alone_mr_nightmare_and_his_numbers_are_explained() {
        let alone = TRAVEL.replace(
            "sylex players=2",
            "sylex players=1 nightmare=yes solo=bad-dreams",
        );
        let alone = alone.replace("seat B\nsleeper: 3\n", "");
        let (game, now) = scene(&alone);
        assert_eq!(notes(&game, &now), [CANDLE, KEY, RIVAL]);
        // With one shard less than he needs of a colour, that is news.
        let (game, mut now) = scene(&alone);
        let needs = game.rules().solo.unwrap().threshold(Colour::Green);
        now.view.table.duel.stock[Colour::Green] = needs - 1;
        assert_eq!(notes(&game, &now)[0], THRESHOLD);
    }

    #[test]
    fn a_card_that_comes_together_is_pointed_out() {
        let with = |cell: &str| {
            format!(
                "rules: sylex players=2\nseat A\nhands: gw\nfront: mooncalf-meadow\nboard:\n  \
                 .  .  .   .  .\n  .  .  .   .  .\n  .  .  .   .  .\n  \
                 .  .  {cell}   .  .\n  .  .  y@  .  .\n"
            )
        };
        let (game, now) = scene(&with("g"));
        assert_eq!(notes(&game, &now), [CARD]);
        let (game, now) = scene(&with("."));
        assert_eq!(notes(&game, &now), []);
    }
}
