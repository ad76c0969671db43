//! The turn clock and the sand.

use super::*;

#[test]
fn the_turn_clock_strikes_once_a_turn_and_plays_what_is_safe() {
    let mut timed = plan(TitleId::Dreamscape, "sylex players=2", 2);
    timed.pace = Pace { clock: Some(60) };
    let mut table = TestTable::new(timed);
    assert_eq!(table.fold.due(), Some(Due::Turn(START + 60_000)));
    // A step within the turn gives no new time.
    let actor = table.acting();
    table.now += 5_000;
    table.act(actor).unwrap();
    if table.acting() == actor {
        assert_eq!(table.fold.due(), Some(Due::Turn(START + 60_000)));
    }
    for _ in 0..40 {
        if table.fold.status() != Status::Running {
            break;
        }
        let due = table.fold.due().unwrap().at();
        table.now = due;
        let (before, phase) = (table.fold.to_act(), table.fold.game().unwrap().phase());
        let entry = table.fold.due_entry().unwrap();
        let change = table.append(entry);
        assert!(matches!(change.event, TableEvent::Lapsed(_)));
        let after = (table.fold.to_act(), table.fold.game().unwrap().phase());
        assert_ne!((before, phase), after, "the turn is over");
        assert!(
            table
                .fold
                .due()
                .is_none_or(|next| next.at() == due + 60_000)
        );
    }
}

#[test]
fn the_sand_runs_from_the_first_lock_and_a_round_has_its_limit() {
    let mut table = TestTable::new(plan(TitleId::DreamRunners, "players=3", 3));
    assert_eq!(table.fold.due(), Some(Due::Sand(START + 180_000)));
    table.now += 20_000;
    let known = table.fold.head();
    table.do_word(seat(1), known, "lock").unwrap();
    assert_eq!(table.fold.due(), Some(Due::Sand(START + 50_000)));
    table.now += 10_000;
    table.do_word(seat(0), known, "lock").unwrap();
    assert_eq!(table.fold.due(), Some(Due::Sand(START + 50_000)));
    table.now = START + 50_000;
    let entry = table.fold.due_entry().unwrap();
    assert_eq!(entry, LogEntry::sand());
    let change = table.append(entry);
    assert!(matches!(change.event, TableEvent::Lapsed(told) if told.starts_with("!time")));
    assert!(table.fold.game().unwrap().sand().is_none());
}

/// A table with a turn clock of a minute.
fn timed() -> TestTable {
    let mut timed = plan(TitleId::Dreamscape, "sylex players=2", 2);
    timed.pace = Pace { clock: Some(60) };
    TestTable::new(timed)
}

/// Repeating a step and its undo must not hold up the others forever.
#[test]
fn the_clock_goes_on_over_ones_own_undo() {
    let mut table = timed();
    let mut undone = 0;
    for _ in 0..200 {
        if undone == 3 || table.fold.status() != Status::Running {
            break;
        }
        let (actor, due, before) = (table.acting(), table.fold.due(), table.fold.head());
        table.now += 1_000;
        table.act(actor).unwrap();
        let undo = ClientMessage::Undo {
            id: 9,
            expected: table.fold.head(),
            to: before,
        };
        // What has uncovered something cannot be taken back alone.
        if (table.request_as(actor.index() as i64 + 1, &undo)).is_ok() {
            undone += 1;
            assert_eq!(table.acting(), actor);
            assert_eq!(table.fold.due(), due, "not a second more");
        }
        // A turn takes less than its time.
        if table
            .fold
            .due()
            .is_some_and(|due| due.at() <= table.now + 2_000)
        {
            let entry = table.fold.due_entry().unwrap();
            table.now = table.fold.due().unwrap().at();
            table.append(entry);
        }
    }
    assert_eq!(undone, 3);
    assert_eq!(table.folded_again().due(), table.fold.due());
}

/// What all agree to gives time back.
#[test]
fn an_agreed_undo_gives_new_time() {
    let mut table = timed();
    let before = table.fold.head();
    table.now += 5_000;
    let actor = table.acting();
    table.act(actor).unwrap();
    table.now += 5_000;
    table.take_back(before);
    assert_eq!(table.fold.due(), Some(Due::Turn(table.now + 60_000)));
}
