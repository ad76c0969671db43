//! Games that leave recorded ones.

use std::sync::Arc;

use lucid_tabletop::record::{Record, replay};
use lucid_tabletop::{Choices, Random, Seat, ToAct};
use lucid_titles::with_title;

use super::{samples, storage};
use crate::replay::{Recorded, Timeline as _, open};
use crate::saved_game::SavedGame;
use crate::setup::Player;
use crate::table::{Drive as _, LocalTable, Table as _};

/// Leaves a record of a title at some moments, and plays on to the end; how often something
/// else was drawn than in the record.
fn leave<G: Recorded>(name: &str, text: &str) -> usize {
    let opened = open(text, &storage()).unwrap();
    let timeline = opened.timeline_of::<G>().unwrap();
    let mut random = Random::new(3);
    let mut left = 0;
    let last = Seat::new(timeline.names().len() - 1);
    for span in timeline.spans().iter().skip(1).step_by(5) {
        let seat = span.turn.seat.unwrap_or(last);
        let Some(branch) = timeline.branch(span.from, seat, 5) else {
            assert!(!timeline.can_branch(), "{name}");
            continue;
        };
        // It is kept like any other game.
        let branch = SavedGame::parse(&branch.to_string()).unwrap();
        let setup = branch.setup.own::<G>().unwrap();
        let game = Arc::new(branch.game::<G>(&storage()).unwrap());
        let record = branch.read_record().unwrap();
        let table = LocalTable::resume(game.clone(), setup.players.clone(), branch.seed, &record);
        let mut table = table.unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert_eq!(setup.first_person(), Some(seat.index()), "{name}");
        assert_eq!(setup.people(), 1, "{name}");
        // A turn that begins with a draw has drawn already.
        let state = timeline.state(span.from);
        if matches!(game.to_act(&state), ToAct::Seats(_)) {
            let there = game.view(&state, Some(seat));
            assert_eq!(table.view_of(Some(seat)), there, "{name} at {}", span.from);
        }
        // Played to its end, it agrees with its seed.
        while table.scene().outcome.is_none() {
            let seat = table.to_act().iter().next().unwrap();
            let mut choices = Choices::new();
            game.choices_of(&table.view_of(Some(seat)), &mut choices);
            let action = random.pick(&choices).unwrap();
            table.act_for(seat, action).unwrap();
        }
        let ended = table.record();
        // What was drawn in the other game is used up.
        left += usize::from(ended.contains("!undo:"));
        let ended = Record::parse(&ended).unwrap();
        let again = replay(&*game, &ended).unwrap();
        assert_eq!(again.dealt_by_seed, Some(again.play.dealt()), "{name}");
    }
    left
}

#[test]
fn a_game_is_tried_again_from_a_moment_of_its_record() {
    let mut left = 0;
    for (name, text) in samples::bound() {
        let title = open(&text, &storage()).unwrap().title();
        left += with_title!(title, G => leave::<G>(&name, &text));
    }
    assert!(left > 40, "{left} games");
}

/// Whoever was a bot stays one, on its level; people are replaced by usual bots.
#[test]
fn everybody_else_in_a_branch_is_a_bot() {
    let (_, timeline) = super::dreamscape("sylex players=3 nightmare=yes");
    let branch = timeline.branch(20, Seat::new(1), 5).unwrap();
    let setup = branch.setup.own::<lucid_dreamscape::Dreamscape>().unwrap();
    let names = ["Ada", "Noor", "Bruno"].map(str::to_owned);
    assert_eq!(setup.names(), names);
    let are = setup.players.iter().map(Player::is_person);
    assert_eq!(are.collect::<Vec<_>>(), [false, true, false]);
    assert_eq!(setup.rules().to_string(), "sylex players=3 nightmare=yes");
}
