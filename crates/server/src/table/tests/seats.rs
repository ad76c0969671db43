//! Plans, and who sits where before the game.

use super::*;

#[test]
fn plans_that_cannot_be_are_refused() {
    let good = plan(TitleId::Dreamscape, "sylex players=2", 2);
    check(&good).unwrap();
    let bad = |change: &dyn Fn(&mut Plan)| {
        let mut plan = good.clone();
        change(&mut plan);
        check(&plan).unwrap_err().code
    };
    assert_eq!(bad(&|plan| plan.seats.push(SeatPlan::Open)), Code::BadPlan);
    assert_eq!(bad(&|plan| plan.seats[1] = SeatPlan::Me), Code::BadPlan);
    assert_eq!(
        bad(&|plan| plan.seats[1] = SeatPlan::Bot("wise".into())),
        Code::BadPlan
    );
    assert_eq!(bad(&|plan| plan.pace.clock = Some(1)), Code::BadPlan);
    assert_eq!(bad(&|plan| plan.rules = "x".repeat(3_000)), Code::BadPlan);
    let mut unreadable = good.clone();
    unreadable.rules = "atlantis".to_owned();
    let seed = Seed::of_series(1, 1);
    assert!(matches!(
        new_game(&unreadable, 1, None, seed),
        Err(NoGame::Plan(_))
    ));
    assert!(matches!(
        new_game(&good, 99, None, seed),
        Err(NoGame::Version(99))
    ));
    assert!(matches!(
        new_game(&good, 1, Some("x = 1"), seed),
        Err(NoGame::Plan(_))
    ));
}

#[test]
fn before_the_game_people_come_and_go() {
    let seed = Seed::of_series(1, 2);
    let plan = plan(TitleId::Dreamscape, "sylex players=3", 3);
    let mut table = TestTable {
        fold: fold(&plan, version(plan.game), seed),
        version: version(plan.game),
        entries: Vec::new(),
        now: START,
        plan,
        seed,
        random: Random::new(1),
    };
    table.append(TableEvent::Made {});
    let sit = |seat: Option<usize>| ClientMessage::Sit {
        id: 1,
        seat: seat.map(|index| SeatName(Seat::new(index))),
    };
    table.request_as(1, &sit(Some(1))).unwrap();
    assert_eq!(
        table.request_as(2, &sit(Some(1))).unwrap_err().code,
        Code::NoSeat
    );
    assert_eq!(
        table.request_as(1, &sit(None)).unwrap_err().code,
        Code::NotNow
    );
    table.request_as(2, &sit(None)).unwrap();
    let assign = |bot: Option<&str>| ClientMessage::Assign {
        id: 1,
        seat: SeatName(Seat::new(2)),
        bot: bot.map(str::to_owned),
    };
    assert_eq!(
        table
            .request_as(2, &assign(Some("greedy")))
            .unwrap_err()
            .code,
        Code::NotYours
    );
    assert_eq!(
        table
            .request_as(1, &ClientMessage::Start { id: 1 })
            .unwrap_err()
            .code,
        Code::NotNow
    );
    assert_eq!(
        table.request_as(1, &assign(Some("wise"))).unwrap_err().code,
        Code::BadPlan
    );
    table.request_as(1, &assign(Some("greedy"))).unwrap();
    table.request_as(1, &assign(None)).unwrap();
    table.request_as(1, &assign(Some("random"))).unwrap();
    // When the host leaves, the next person decides.
    table
        .request_as(1, &ClientMessage::Leave { id: 1 })
        .unwrap();
    assert_eq!(table.fold.host(), Some(2));
    table.request_as(3, &sit(None)).unwrap();
    table
        .request_as(2, &ClientMessage::Start { id: 1 })
        .unwrap();
    assert_eq!(table.fold.status(), Status::Running);
    assert_eq!(
        table
            .request_as(3, &ClientMessage::Leave { id: 1 })
            .unwrap_err()
            .code,
        Code::NotNow
    );
}

/// A table where three people sit and the game has not begun.
fn gathered() -> TestTable {
    let plan = plan(TitleId::Dreamscape, "sylex players=3", 3);
    let seed = Seed::of_series(71, 1);
    let mut table = TestTable {
        fold: fold(&plan, version(plan.game), seed),
        version: version(plan.game),
        entries: Vec::new(),
        now: START,
        plan,
        seed,
        random: Random::new(7),
    };
    table.append(TableEvent::Made {});
    for who in 1..=3 {
        table
            .request_as(who, &ClientMessage::Sit { id: 1, seat: None })
            .unwrap();
    }
    table
}

#[test]
fn the_host_frees_a_seat_before_the_start_and_nobody_else_does() {
    let mut table = gathered();
    let unseat = |index: usize| ClientMessage::Unseat {
        id: 4,
        seat: seat(index).into(),
    };
    let sit = ClientMessage::Sit { id: 5, seat: None };
    let refused = |asked: Result<Change, Problem>| asked.unwrap_err().code;
    assert_eq!(refused(table.request_as(2, &unseat(2))), Code::NotYours);
    assert_eq!(refused(table.request_as(9, &unseat(2))), Code::NotYours);
    assert_eq!(
        refused(table.request_as(1, &unseat(0))),
        Code::NotNow,
        "leave"
    );
    let freed = table.request_as(1, &unseat(2)).unwrap();
    let event = TableEvent::Left {
        seat: seat(2).into(),
        by: Some(seat(0).into()),
    };
    assert_eq!(freed.event, event);
    assert_eq!(table.fold.state().seated(seat(2)), Some(&Seated::Open));
    assert_eq!(
        refused(table.request_as(1, &unseat(2))),
        Code::NoSeat,
        "nobody"
    );
    // Who sat there does not come back; somebody else may, and who got up may.
    assert_eq!(refused(table.request_as(3, &sit)), Code::Unseated);
    table.request_as(4, &sit).unwrap();
    table
        .request_as(4, &ClientMessage::Leave { id: 6 })
        .unwrap();
    table.request_as(4, &sit).unwrap();
    table
        .request_as(1, &ClientMessage::Start { id: 7 })
        .unwrap();
    assert_eq!(refused(table.request_as(1, &unseat(1))), Code::NotNow);
}

#[test]
fn a_seat_freed_by_the_host_is_written_so_that_older_programs_read_that_it_is_open() {
    let (seat, by) = (seat(2).into(), Some(seat(0).into()));
    let left = LogEntry::from(TableEvent::Left { seat, by });
    assert_eq!(left.body(), r#"{"left":{"seat":"C","by":"A"}}"#);
    assert_eq!(LogEntry::parse(&left.body()).unwrap(), left);
    let before = LogEntry::parse(r#"{"left":{"seat":"C"}}"#).unwrap();
    assert_eq!(before, TableEvent::Left { seat, by: None }.into());
}
