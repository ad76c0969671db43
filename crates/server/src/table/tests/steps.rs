//! Steps: folding a log, choices that come too late, and how a game ends.

use super::*;

#[test]
fn folding_a_log_again_gives_the_same_table() {
    for rules in [
        "sylex players=2",
        "huch players=4 nightmare=yes",
        "prototype players=3",
    ] {
        let players = rules.parse::<lucid_dreamscape::Rules>().unwrap().players;
        let mut table = TestTable::new(plan(TitleId::Dreamscape, rules, players.into()));
        for _ in 0..60 {
            let seat = table.acting();
            table.now += 10;
            table.act(seat).unwrap();
        }
        let again = table.folded_again();
        assert_eq!(table.fold.record(true), again.record(true));
        assert_eq!(table.fold.to_act(), again.to_act());
        assert_eq!(table.fold.since, again.since);
    }
}

#[test]
fn a_log_with_a_gap_or_an_illegal_step_is_refused() {
    let mut table = TestTable::new(plan(TitleId::Dreamscape, "sylex players=2", 2));
    let next = table.fold.head() + 1;
    let gap = table
        .fold
        .apply(next + 1, START, &LogEntry::sand(), Audience::All);
    assert_eq!(gap.unwrap_err().number, next + 1);
    let entry = LogEntry::actions(SeatName(seat(0)), "nonsense".to_owned());
    assert!(
        table
            .fold
            .apply(next, START, &entry, Audience::All)
            .is_err()
    );
}

#[test]
fn a_choice_made_too_late_is_stale_and_one_of_another_is_refused() {
    let mut table = TestTable::new(plan(TitleId::Dreamscape, "sylex players=2", 2));
    let seat = table.acting();
    let known = table.fold.head();
    let action = table.some_action(seat);
    table.do_word(seat, known, &action).unwrap();
    let late = table.do_word(seat, known, &action).unwrap_err();
    assert_eq!(late.code, Code::Stale);
    let never = table
        .do_word(seat, table.fold.head() + 5, &action)
        .unwrap_err();
    assert_eq!(never.code, Code::Stale);
    while table.acting() == seat {
        table.act(seat).unwrap();
    }
    let refused = table.do_word(seat, table.fold.head(), "end").unwrap_err();
    assert_eq!(
        (refused.code, refused.rule.is_some()),
        (Code::Refused, true)
    );
    let unread = table.do_word(seat, table.fold.head(), "?u").unwrap_err();
    assert_eq!(unread.code, Code::Malformed);
    let stranger = table
        .request_as(99, &ClientMessage::Resign { id: 1 })
        .unwrap_err();
    assert_eq!(stranger.code, Code::NotYours);
}

#[test]
fn those_who_act_at_once_do_not_disturb_each_other() {
    let rules = "players=4";
    let mut table = TestTable::new(plan(TitleId::DreamRunners, rules, 4));
    let known = table.fold.head();
    // All four have seen the same and lock at the same moment.
    for index in 0..4 {
        table.do_word(seat(index), known, "lock").unwrap();
    }
    // The last lock has ended the part, so that nothing older counts.
    let late = table.do_word(seat(0), known, "pass").unwrap_err();
    assert_eq!(late.code, Code::Stale);
}

#[test]
fn a_table_whose_rules_are_unknown_can_be_read_and_ended() {
    let mut table = TestTable::new(plan(TitleId::Dreamscape, "sylex players=2", 2));
    let actor = table.fold.to_act().iter().next().unwrap();
    let words = table.some_action(actor);
    let seat = SeatName(actor);
    table.append(LogEntry::actions(seat, words));
    let again = |played_out: bool| {
        let mut fold = Fold::new(table.plan.clone(), 1, String::new(), None);
        if played_out {
            fold.was_played_out();
        }
        for (index, (at, entry)) in table.entries.iter().enumerate() {
            let number = index as u32 + 1;
            fold.apply(number, *at, entry, Audience::All).unwrap();
        }
        fold
    };
    let why = Ending::RulesRetired;
    let running = again(false);
    assert_eq!(running.status(), Status::Running);
    assert_eq!(
        running.forced_ending(),
        Some(TableEvent::Ended { why }.into())
    );
    let over = again(true);
    assert_eq!((over.status(), over.forced_ending()), (Status::Over, None));
}

#[test]
fn the_last_change_of_a_game_says_how_it_ended_and_no_other_does() {
    let mut table = TestTable::new(plan(TitleId::Dreamscape, "sylex players=2", 2));
    let mut last = None;
    for _ in 0..5_000 {
        if table.fold.status() == Status::Over {
            break;
        }
        let seat = table.acting();
        let change = table.act(seat).unwrap();
        assert_eq!(last, None, "nothing comes after the end");
        last = change.over;
    }
    let over = last.expect("the game ends");
    assert_eq!(Some(&over), table.fold.outcome().as_ref());
    assert_eq!(over.scores.len(), 2);
    let best = over.scores.iter().max();
    assert!(!over.winners.is_empty());
    for winner in &over.winners {
        assert_eq!(over.scores.get(winner.0.index()), best);
    }
}
