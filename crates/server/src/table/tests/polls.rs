//! Steps that are taken back, questions to the others, and bots that stand in.

use super::*;

#[test]
fn own_steps_are_taken_back_alone_and_others_by_consent() {
    let mut table = TestTable::new(plan(TitleId::Dreamscape, "sylex players=3", 3));
    let first = table.fold.head();
    let actor = table.acting();
    let who = actor.index() as i64 + 1;
    table.act(actor).unwrap();
    let undo = |table: &TestTable, to| ClientMessage::Undo {
        id: 4,
        expected: table.fold.head(),
        to,
    };
    let request = undo(&table, first);
    let change = table.request_as(who, &request).unwrap();
    let name = SeatName(actor);
    assert_eq!(
        change.event,
        TableEvent::Undone {
            seat: name,
            to: first
        }
    );
    // It cannot be taken back twice, nor by others.
    let request = undo(&table, first);
    assert_eq!(
        table.request_as(who, &request).unwrap_err().code,
        Code::NotNow
    );
    while table.acting() == actor {
        table.act(actor).unwrap();
    }
    // Once somebody else has acted, it is too late to do so alone.
    let next = table.acting();
    table.act(next).unwrap();
    let request = undo(&table, first);
    assert_eq!(
        table.request_as(who, &request).unwrap_err().code,
        Code::NotNow
    );
    // With the consent of both others it can.
    let poll = Poll::Undo { to: first };
    let asked = table
        .request_as(who, &ClientMessage::Propose { id: 5, poll })
        .unwrap();
    assert!(matches!(asked.event, TableEvent::Asked { .. }));
    let others: Vec<i64> = (1..=3).filter(|other| *other != who).collect();
    let answer = |yes| ClientMessage::Answer {
        id: 6,
        asked: asked.n,
        yes,
    };
    let own = table.request_as(who, &answer(true)).unwrap_err();
    assert_eq!(own.code, Code::NotYours);
    let one = table.request_as(others[0], &answer(true)).unwrap();
    assert!(matches!(one.event, TableEvent::Answered { yes: true, .. }));
    let both = table.request_as(others[1], &answer(true)).unwrap();
    assert_eq!(
        both.event,
        TableEvent::Undone {
            seat: name,
            to: first
        }
    );
    assert_eq!(table.acting(), actor);
    assert!(table.fold.state().poll.is_none());
    let again = table.act(actor);
    assert!(again.is_ok());
}

#[test]
fn one_no_ends_a_question() {
    let mut table = TestTable::new(plan(TitleId::Dreamscape, "sylex players=3", 3));
    let request = ClientMessage::Propose {
        id: 1,
        poll: Poll::End,
    };
    let asked = table.request_as(2, &request).unwrap();
    assert_eq!(
        table.request_as(3, &request).unwrap_err().code,
        Code::NotNow
    );
    let no = ClientMessage::Answer {
        id: 1,
        asked: asked.n,
        yes: false,
    };
    table.request_as(1, &no).unwrap();
    assert!(table.fold.state().poll.is_none());
    assert_eq!(table.request_as(3, &no).unwrap_err().code, Code::NotNow);
    assert_eq!(table.fold.status(), Status::Running);
}

#[test]
fn somebody_who_is_missing_is_replaced_and_comes_back() {
    let mut table = TestTable::new(plan(TitleId::Dreamscape, "sylex players=3", 3));
    let missing = SeatName(seat(2));
    let poll = Poll::Replace { seat: missing };
    let request = ClientMessage::Propose { id: 1, poll };
    // Nobody who is there can be replaced.
    assert_eq!(
        table.request_as(1, &request).unwrap_err().code,
        Code::NotNow
    );
    let here: SeatSet = [seat(0), seat(1)].into_iter().collect();
    let asked = table.request_with(1, &request, here).unwrap();
    let yes = ClientMessage::Answer {
        id: 1,
        asked: asked.n,
        yes: true,
    };
    let granted = table.request_with(2, &yes, here).unwrap();
    assert!(matches!(granted.event, TableEvent::StoodIn { seat, .. } if seat == missing));
    assert_eq!(
        table.fold.state().seated(seat(2)).unwrap().bot(),
        Some("greedy")
    );
    let act = table
        .do_word(seat(2), table.fold.head(), "end")
        .unwrap_err();
    assert_eq!(act.code, Code::NotNow);
    table.request_as(3, &ClientMessage::Back { id: 1 }).unwrap();
    assert_eq!(table.fold.state().seated(seat(2)).unwrap().bot(), None);
    // Two players, one missing: nobody else has to agree.
    let mut two = TestTable::new(plan(TitleId::Dreamscape, "sylex players=2", 2));
    let poll = Poll::Replace {
        seat: SeatName(seat(1)),
    };
    let alone = SeatSet::only(seat(0));
    let granted = two
        .request_with(1, &ClientMessage::Propose { id: 1, poll }, alone)
        .unwrap();
    assert!(matches!(granted.event, TableEvent::StoodIn { .. }));
}

#[test]
fn who_resigns_is_followed_by_a_bot_and_a_deserted_table_ends() {
    let mut table = TestTable::new(plan(TitleId::Dreamscape, "sylex players=2", 2));
    table
        .request_as(1, &ClientMessage::Resign { id: 1 })
        .unwrap();
    assert!(matches!(
        table.fold.state().seated(seat(0)),
        Some(Seated::Person {
            resigned: true,
            stand_in: Some(_),
            ..
        })
    ));
    assert_eq!(
        table
            .request_as(1, &ClientMessage::Back { id: 1 })
            .unwrap_err()
            .code,
        Code::NotNow
    );
    assert_eq!(table.fold.forced_ending(), None);
    table
        .request_as(2, &ClientMessage::Resign { id: 1 })
        .unwrap();
    let why = Ending::Deserted;
    assert_eq!(
        table.fold.forced_ending(),
        Some(TableEvent::Ended { why }.into())
    );
    table.append(TableEvent::Ended { why });
    assert_eq!(table.fold.status(), Status::Ended);
    assert_eq!(table.fold.forced_ending(), None);
}

#[test]
fn a_question_is_closed_when_whoever_asked_takes_the_steps_back_alone() {
    let mut table = TestTable::new(plan(TitleId::Dreamscape, "sylex players=3", 3));
    let to = table.fold.head();
    let actor = table.acting();
    let who = actor.index() as i64 + 1;
    table.act(actor).unwrap();
    let poll = Poll::Undo { to };
    let propose = ClientMessage::Propose { id: 1, poll };
    table.request_as(who, &propose).unwrap();
    let undo = ClientMessage::Undo {
        id: 2,
        expected: table.fold.head(),
        to,
    };
    table.request_as(who, &undo).unwrap();
    assert_eq!(table.fold.state().poll, None);
    table.act(actor).unwrap();
    assert!(
        table.request_as(who, &propose).is_ok(),
        "it can be asked again"
    );
}
