//! The third title (`docs/src/third-title.md`) at a table. It is never part of the server.

use std::sync::Arc;

use lucid_tabletop::record::{Record, replay};
use lucid_tabletop::{Choices, Game as _, Random, Redacted as _};
use lucid_testkit::three_cells::{Cells, CellsRefusal, CellsView, ThreeCells};
use lucid_texts::Texts;

use super::super::running_game::RunningGame;
use super::*;

impl HostedGame for ThreeCells {
    type Memory = ();

    fn rule(refusal: CellsRefusal) -> &'static str {
        refusal.rule()
    }

    fn sentence(&self, _texts: &Texts, refusal: CellsRefusal) -> String {
        format!("{refusal:?}")
    }

    fn sand(&self, _state: &Cells) -> Option<Sand> {
        None
    }

    fn bot_task(
        game: &Arc<ThreeCells>,
        view: CellsView,
        _level: &str,
        seed: u64,
        _memory: &(),
    ) -> Option<BotTask> {
        let game = game.clone();
        Some(BotTask::new(move || {
            let mut choices = Choices::new();
            game.choices_of(&view, &mut choices);
            let cell = Random::new(seed).pick(&choices)?;
            let mut word = String::new();
            game.write_action(cell, &mut word);
            Some(word)
        }))
    }
}

/// A plan names a title that is offered, which this one is not; the table plays the game
/// that it is given.
fn table() -> TestTable {
    let seed = Seed::of_series(71, 3);
    let plan = plan(TitleId::DEFAULT, "players=2", 2);
    let game = RunningGame::new(Arc::new(ThreeCells), seed);
    let commitment = seed.commitment().to_string();
    let fold = Fold::new(plan.clone(), 1, commitment, Some(Box::new(game)));
    TestTable::of(plan, 1, seed, fold)
}

#[test]
fn a_third_title_is_played_at_a_table() {
    let mut table = table();
    let safe = table.fold.game().unwrap().safe();
    assert!(
        matches!(&safe[..], [(seat, _)] if *seat == table.acting()),
        "{safe:?}"
    );
    let mut played = Vec::new();
    while table.fold.status() == Status::Running {
        let seat = table.acting();
        let other = Seat::new(1 - seat.index());
        let expected = table.fold.head();
        let word = {
            let game = table.fold.game().expect("a game");
            let task = game.bot_task(seat, "random").expect("a bot");
            task.run().expect("a choice")
        };
        let refused = table.do_word(other, expected, &word).unwrap_err();
        assert_eq!(refused.rule.as_deref(), Some("Z1"));
        table.do_word(seat, expected, &word).unwrap();
        played.push((seat, word));
    }
    assert_eq!(table.fold.status(), Status::Over);
    let record = Record::parse(&table.fold.record(true).unwrap()).unwrap();
    let replayed = replay(&ThreeCells, &record).unwrap();
    assert_eq!(
        replayed.play.outcome(),
        table.fold.game().unwrap().outcome()
    );
    assert_eq!(replayed.dealt_by_seed, Some(3));
    assert_eq!(played.len(), 3);
}
