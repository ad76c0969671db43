//! The third title (`docs/src/third-title.md`), as far as a table on this device plays it.
//! It is never part of the client.

use std::sync::Arc;

use lucid_tabletop::record::{Record, replay};
use lucid_tabletop::{Game as _, Seat, Seed};
use lucid_testkit::three_cells::{Cells, CellsRefusal, Plot, ThreeCells};

use crate::setup::{BotLevel, Player};
use crate::table::{Drive as _, LocalTable, Rewind as _, Table as _, TableGame, Waiting};

/// The only level of its bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OnlyLevel;

impl BotLevel for OnlyLevel {
    const USUAL: OnlyLevel = OnlyLevel;
    const ALL: &'static [OnlyLevel] = &[OnlyLevel];

    fn word(self) -> &'static str {
        "random"
    }
}

impl TableGame for ThreeCells {
    type Level = OnlyLevel;

    fn has_secret(&self, _state: &Cells, _seat: Seat) -> bool {
        false
    }
}

#[test]
fn a_third_title_is_played_at_a_table_on_this_device() {
    let game = Arc::new(ThreeCells);
    let players = vec![
        Player::Person("Ada".to_owned()),
        Player::Bot(OnlyLevel, "Noor".to_owned()),
    ];
    let seed = Seed::of_series(12, 1);
    let mut table = LocalTable::open(game.clone(), players.clone(), seed);
    let mut turns = Vec::new();
    loop {
        // A saved game continues as the same table.
        let kept = Record::parse(&table.record()).expect("a record");
        let again = LocalTable::resume(game.clone(), players.clone(), seed, &kept);
        assert_eq!(
            again.expect("the same game").scene().view,
            table.scene().view
        );
        match table.waiting() {
            Waiting::Nobody => break,
            Waiting::Person(seat) => {
                let scene = table.scene();
                let cells = scene.view.cells;
                let wind = cells.wind.expect("it blows before a turn");
                if cells.stones.iter().flatten().count() < 2 {
                    assert_eq!(table.act(wind), table.why_not(wind).map_or(Ok(()), Err));
                    assert!(table.why_not(wind).is_some());
                }
                table.act(scene.choices[0]).expect("a legal action");
                turns.push(seat);
            }
            Waiting::Other(seat) => {
                let (level, view) = table.bot_at(seat).expect("a bot");
                assert_eq!((level, view.viewer), (OnlyLevel, Some(seat)));
                let legal = |cell: &&Plot| game.check(&view.cells, seat, **cell).is_ok();
                let cell = Plot::ALL.iter().find(legal).expect("a choice");
                assert_eq!(
                    table.act_for(Seat::new(0), *cell),
                    Err(CellsRefusal::OthersTurn)
                );
                table.act_for(seat, *cell).expect("a legal action");
                turns.push(seat);
            }
            Waiting::HandOver(seat) => unreachable!("{seat} shares the device with nobody"),
        }
    }
    assert_eq!(turns, [0, 1, 0].map(Seat::new));
    let scene = table.scene();
    assert!(scene.choices.is_empty());
    assert_eq!(scene.outcome, game.outcome(&scene.view.cells));
    assert_eq!(table.view_after(0).cells.stones, [None; 3]);
    let record = Record::parse(&table.record()).expect("a record");
    let replayed = replay(&ThreeCells, &record).expect("it can be replayed");
    assert_eq!(replayed.dealt_by_seed, Some(3));
}
