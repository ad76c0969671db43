mod binding;

use lucid_protocol::change::Ending;
use lucid_protocol::table::{Pace, SeatPlan, Seated};
use lucid_protocol::{Ask, Change, Code, Plan, Poll, Problem, SeatName, Status, Title, What};
use lucid_tabletop::record::Salt;
use lucid_tabletop::{Random, Seat, SeatSet, Seed};

use super::*;

const START: u64 = 1_700_000_000_000;

/// A table with people on all seats; time passes only as tests say.
struct Desk {
    fold: Fold,
    entries: Vec<(u64, Entry)>,
    now: u64,
    plan: Plan,
    seed: Seed,
    random: Random,
}

/// Salts need not differ in tests.
fn salt() -> Salt {
    Salt([9; 16])
}

fn seat(index: usize) -> Seat {
    Seat::new(index)
}

fn plan(game: Title, rules: &str, seats: usize) -> Plan {
    let mut planned = vec![SeatPlan::Open; seats];
    planned[0] = SeatPlan::Me;
    Plan {
        game,
        rules: rules.to_owned(),
        pack: None,
        seats: planned,
        pace: Pace::default(),
        spectators: true,
        listed: true,
    }
}

fn fold(plan: &Plan, seed: Seed) -> Fold {
    let play = game(plan, 1, None, seed).unwrap();
    let commitment = seed.commitment().to_string();
    Fold::new(plan.clone(), 1, commitment, Some(play))
}

impl Desk {
    fn new(plan: Plan) -> Desk {
        let seed = Seed::of_series(70, plan.rules.len() as u64);
        let mut desk = Desk {
            fold: fold(&plan, seed),
            entries: Vec::new(),
            now: START,
            plan,
            seed,
            random: Random::new(7),
        };
        desk.append(Entry::Made {});
        for index in 0..desk.plan.seats.len() {
            let who = index as i64 + 1;
            desk.ask_as(who, &Ask::Sit { id: 1, seat: None }).unwrap();
        }
        desk.ask_as(1, &Ask::Start { id: 2 }).unwrap();
        desk
    }

    fn append(&mut self, entry: Entry) -> Change {
        let number = self.fold.head() + 1;
        let applied = self.fold.apply(number, self.now, &entry, Audience::All);
        self.entries.push((self.now, entry));
        applied.unwrap().change(None)
    }

    fn ask_as(&mut self, who: i64, ask: &Ask) -> Result<Change, Problem> {
        let here: SeatSet = Seat::first(self.plan.seats.len()).collect();
        self.ask_with(who, ask, here)
    }

    fn ask_with(&mut self, who: i64, ask: &Ask, here: SeatSet) -> Result<Change, Problem> {
        let person = Person {
            who,
            name: "Ada",
            guest: true,
        };
        let entry = self.fold.intend(person, ask, here, salt)?;
        Ok(self.append(entry))
    }

    /// Any legal action of a seat.
    fn some_action(&mut self, seat: Seat) -> String {
        let record = self.fold.record(false).unwrap();
        let record = lucid_tabletop::Record::parse(&record).unwrap();
        let mut choices = lucid_tabletop::Choices::new();
        let mut word = String::new();
        match self.plan.game {
            Title::Dreamscape => {
                let rules = self.plan.rules.parse().unwrap();
                let content = lucid_packs::dreamscape().content.clone();
                let game = lucid_dreamscape::Dreamscape::new(rules, content).unwrap();
                let state = lucid_tabletop::record::replay(&game, &record).unwrap().play;
                lucid_tabletop::Game::legal_actions(&game, state.state(), seat, &mut choices);
                let action = self.random.pick(&choices).unwrap();
                lucid_tabletop::Game::write_action(&game, action, &mut word);
            }
            Title::DreamRunners => unreachable!("these tests know what to play"),
        }
        word
    }

    fn act(&mut self, seat: Seat) -> Result<Change, Problem> {
        let action = self.some_action(seat);
        let ask = Ask::Do {
            id: 3,
            expected: self.fold.head(),
            action,
        };
        self.ask_as(seat.index() as i64 + 1, &ask)
    }

    /// All agree that steps are taken back.
    fn take_back(&mut self, to: u32) {
        let poll = Poll::Undo { to };
        let asked = self.ask_as(1, &Ask::Propose { id: 1, poll }).unwrap();
        for who in 2..=self.plan.seats.len() as i64 {
            let asked = asked.n;
            let yes = true;
            self.ask_as(who, &Ask::Answer { id: 1, asked, yes })
                .unwrap();
        }
        assert!(self.fold.poll().is_none(), "all have agreed");
    }

    /// The table folded from what is kept of it.
    fn folded_again(&self) -> Fold {
        let mut again = fold(&self.plan, self.seed);
        for (index, (at, entry)) in self.entries.iter().enumerate() {
            let entry = Entry::parse(&entry.body()).unwrap();
            let applied = again.apply(index as u32 + 1, *at, &entry, Audience::Nobody);
            applied.unwrap();
        }
        again
    }

    fn acting(&self) -> Seat {
        self.fold.to_act().iter().next().unwrap()
    }

    fn do_word(&mut self, seat: Seat, expected: u32, action: &str) -> Result<Change, Problem> {
        let ask = Ask::Do {
            id: 3,
            expected,
            action: action.to_owned(),
        };
        self.ask_as(seat.index() as i64 + 1, &ask)
    }
}

#[test]
fn folding_a_log_again_gives_the_same_table() {
    for rules in [
        "sylex players=2",
        "huch players=4 nightmare=yes",
        "prototype players=3",
    ] {
        let players = rules.parse::<lucid_dreamscape::Rules>().unwrap().players;
        let mut desk = Desk::new(plan(Title::Dreamscape, rules, players.into()));
        for _ in 0..60 {
            let seat = desk.acting();
            desk.now += 10;
            desk.act(seat).unwrap();
        }
        let again = desk.folded_again();
        assert_eq!(desk.fold.record(true), again.record(true));
        assert_eq!(desk.fold.to_act(), again.to_act());
        assert_eq!(desk.fold.since, again.since);
    }
}

#[test]
fn a_log_with_a_gap_or_an_illegal_step_is_refused() {
    let mut desk = Desk::new(plan(Title::Dreamscape, "sylex players=2", 2));
    let next = desk.fold.head() + 1;
    let gap = desk
        .fold
        .apply(next + 1, START, &Entry::Time {}, Audience::All);
    assert_eq!(gap.unwrap_err().number, next + 1);
    let entry = Entry::Do {
        seat: SeatName(seat(0)),
        words: "nonsense".to_owned(),
    };
    assert!(desk.fold.apply(next, START, &entry, Audience::All).is_err());
}

#[test]
fn a_choice_made_too_late_is_stale_and_one_of_another_is_refused() {
    let mut desk = Desk::new(plan(Title::Dreamscape, "sylex players=2", 2));
    let seat = desk.acting();
    let known = desk.fold.head();
    let action = desk.some_action(seat);
    desk.do_word(seat, known, &action).unwrap();
    let late = desk.do_word(seat, known, &action).unwrap_err();
    assert_eq!(late.code, Code::Stale);
    let never = desk
        .do_word(seat, desk.fold.head() + 5, &action)
        .unwrap_err();
    assert_eq!(never.code, Code::Stale);
    while desk.acting() == seat {
        desk.act(seat).unwrap();
    }
    let refused = desk.do_word(seat, desk.fold.head(), "end").unwrap_err();
    assert_eq!(
        (refused.code, refused.rule.is_some()),
        (Code::Refused, true)
    );
    let unread = desk.do_word(seat, desk.fold.head(), "?u").unwrap_err();
    assert_eq!(unread.code, Code::Malformed);
    let stranger = desk.ask_as(99, &Ask::Resign { id: 1 }).unwrap_err();
    assert_eq!(stranger.code, Code::NotYours);
}

#[test]
fn those_who_act_at_once_do_not_disturb_each_other() {
    let rules = "players=4";
    let mut desk = Desk::new(plan(Title::DreamRunners, rules, 4));
    let known = desk.fold.head();
    // All four have seen the same and lock at the same moment.
    for index in 0..4 {
        desk.do_word(seat(index), known, "lock").unwrap();
    }
    // The last lock has ended the part, so that nothing older counts.
    let late = desk.do_word(seat(0), known, "pass").unwrap_err();
    assert_eq!(late.code, Code::Stale);
}

#[test]
fn own_steps_are_taken_back_alone_and_others_by_consent() {
    let mut desk = Desk::new(plan(Title::Dreamscape, "sylex players=3", 3));
    let first = desk.fold.head();
    let actor = desk.acting();
    let who = actor.index() as i64 + 1;
    desk.act(actor).unwrap();
    let undo = |desk: &Desk, to| Ask::Undo {
        id: 4,
        expected: desk.fold.head(),
        to,
    };
    let ask = undo(&desk, first);
    let change = desk.ask_as(who, &ask).unwrap();
    let name = SeatName(actor);
    assert_eq!(
        change.what,
        What::Undone {
            seat: name,
            to: first
        }
    );
    // It cannot be taken back twice, nor by others.
    let ask = undo(&desk, first);
    assert_eq!(desk.ask_as(who, &ask).unwrap_err().code, Code::NotNow);
    while desk.acting() == actor {
        desk.act(actor).unwrap();
    }
    // Once somebody else has acted, it is too late to do so alone.
    let next = desk.acting();
    desk.act(next).unwrap();
    let ask = undo(&desk, first);
    assert_eq!(desk.ask_as(who, &ask).unwrap_err().code, Code::NotNow);
    // With the consent of both others it can.
    let poll = Poll::Undo { to: first };
    let asked = desk.ask_as(who, &Ask::Propose { id: 5, poll }).unwrap();
    assert!(matches!(asked.what, What::Asked { .. }));
    let others: Vec<i64> = (1..=3).filter(|other| *other != who).collect();
    let answer = |yes| Ask::Answer {
        id: 6,
        asked: asked.n,
        yes,
    };
    let own = desk.ask_as(who, &answer(true)).unwrap_err();
    assert_eq!(own.code, Code::NotYours);
    let one = desk.ask_as(others[0], &answer(true)).unwrap();
    assert!(matches!(one.what, What::Answered { yes: true, .. }));
    let both = desk.ask_as(others[1], &answer(true)).unwrap();
    assert_eq!(
        both.what,
        What::Undone {
            seat: name,
            to: first
        }
    );
    assert_eq!(desk.acting(), actor);
    assert!(desk.fold.poll().is_none());
    let again = desk.act(actor);
    assert!(again.is_ok());
}

#[test]
fn one_no_ends_a_question() {
    let mut desk = Desk::new(plan(Title::Dreamscape, "sylex players=3", 3));
    let ask = Ask::Propose {
        id: 1,
        poll: Poll::End,
    };
    let asked = desk.ask_as(2, &ask).unwrap();
    assert_eq!(desk.ask_as(3, &ask).unwrap_err().code, Code::NotNow);
    let no = Ask::Answer {
        id: 1,
        asked: asked.n,
        yes: false,
    };
    desk.ask_as(1, &no).unwrap();
    assert!(desk.fold.poll().is_none());
    assert_eq!(desk.ask_as(3, &no).unwrap_err().code, Code::NotNow);
    assert_eq!(desk.fold.status(), Status::Running);
}

#[test]
fn somebody_who_is_missing_is_replaced_and_comes_back() {
    let mut desk = Desk::new(plan(Title::Dreamscape, "sylex players=3", 3));
    let missing = SeatName(seat(2));
    let poll = Poll::Replace { seat: missing };
    let ask = Ask::Propose { id: 1, poll };
    // Nobody who is there can be replaced.
    assert_eq!(desk.ask_as(1, &ask).unwrap_err().code, Code::NotNow);
    let here: SeatSet = [seat(0), seat(1)].into_iter().collect();
    let asked = desk.ask_with(1, &ask, here).unwrap();
    let yes = Ask::Answer {
        id: 1,
        asked: asked.n,
        yes: true,
    };
    let granted = desk.ask_with(2, &yes, here).unwrap();
    assert!(matches!(granted.what, What::StoodIn { seat, .. } if seat == missing));
    assert_eq!(desk.fold.seated(seat(2)).unwrap().bot(), Some("greedy"));
    let act = desk.do_word(seat(2), desk.fold.head(), "end").unwrap_err();
    assert_eq!(act.code, Code::NotNow);
    desk.ask_as(3, &Ask::Back { id: 1 }).unwrap();
    assert_eq!(desk.fold.seated(seat(2)).unwrap().bot(), None);
    // Two players, one missing: nobody else has to agree.
    let mut two = Desk::new(plan(Title::Dreamscape, "sylex players=2", 2));
    let poll = Poll::Replace {
        seat: SeatName(seat(1)),
    };
    let alone = SeatSet::only(seat(0));
    let granted = two
        .ask_with(1, &Ask::Propose { id: 1, poll }, alone)
        .unwrap();
    assert!(matches!(granted.what, What::StoodIn { .. }));
}

#[test]
fn who_resigns_is_followed_by_a_bot_and_a_deserted_table_ends() {
    let mut desk = Desk::new(plan(Title::Dreamscape, "sylex players=2", 2));
    desk.ask_as(1, &Ask::Resign { id: 1 }).unwrap();
    assert!(matches!(
        desk.fold.seated(seat(0)),
        Some(Seated::Person {
            resigned: true,
            stand_in: Some(_),
            ..
        })
    ));
    assert_eq!(
        desk.ask_as(1, &Ask::Back { id: 1 }).unwrap_err().code,
        Code::NotNow
    );
    assert_eq!(desk.fold.ending(), None);
    desk.ask_as(2, &Ask::Resign { id: 1 }).unwrap();
    let why = Ending::Deserted;
    assert_eq!(desk.fold.ending(), Some(Entry::Ended { why }));
    desk.append(Entry::Ended { why });
    assert_eq!(desk.fold.status(), Status::Ended);
    assert_eq!(desk.fold.ending(), None);
}

#[test]
fn a_table_whose_rules_are_unknown_can_be_read_and_ended() {
    let mut desk = Desk::new(plan(Title::Dreamscape, "sylex players=2", 2));
    let actor = desk.fold.to_act().iter().next().unwrap();
    let words = desk.some_action(actor);
    let seat = SeatName(actor);
    desk.append(Entry::Do { seat, words });
    let again = |played_out: bool| {
        let mut fold = Fold::new(desk.plan.clone(), 1, String::new(), None);
        if played_out {
            fold.was_played_out();
        }
        for (index, (at, entry)) in desk.entries.iter().enumerate() {
            let number = index as u32 + 1;
            fold.apply(number, *at, entry, Audience::All).unwrap();
        }
        fold
    };
    let why = Ending::RulesRetired;
    let running = again(false);
    assert_eq!(running.status(), Status::Running);
    assert_eq!(running.ending(), Some(Entry::Ended { why }));
    let over = again(true);
    assert_eq!((over.status(), over.ending()), (Status::Over, None));
}

#[test]
fn the_turn_clock_strikes_once_a_turn_and_plays_what_is_safe() {
    let mut timed = plan(Title::Dreamscape, "sylex players=2", 2);
    timed.pace = Pace { clock: Some(60) };
    let mut desk = Desk::new(timed);
    assert_eq!(desk.fold.due(), Some(Due::Turn(START + 60_000)));
    // A step within the turn gives no new time.
    let actor = desk.acting();
    desk.now += 5_000;
    desk.act(actor).unwrap();
    if desk.acting() == actor {
        assert_eq!(desk.fold.due(), Some(Due::Turn(START + 60_000)));
    }
    for _ in 0..40 {
        if desk.fold.status() != Status::Running {
            break;
        }
        let due = desk.fold.due().unwrap().at();
        desk.now = due;
        let (before, phase) = (desk.fold.to_act(), desk.fold.play().unwrap().phase());
        let entry = desk.fold.due_entry().unwrap();
        let change = desk.append(entry);
        assert!(matches!(change.what, What::Lapsed(_)));
        let after = (desk.fold.to_act(), desk.fold.play().unwrap().phase());
        assert_ne!((before, phase), after, "the turn is over");
        assert!(desk.fold.due().is_none_or(|next| next.at() == due + 60_000));
    }
}

#[test]
fn the_sand_runs_from_the_first_lock_and_a_round_has_its_limit() {
    let mut desk = Desk::new(plan(Title::DreamRunners, "players=3", 3));
    assert_eq!(desk.fold.due(), Some(Due::Sand(START + 180_000)));
    desk.now += 20_000;
    let known = desk.fold.head();
    desk.do_word(seat(1), known, "lock").unwrap();
    assert_eq!(desk.fold.due(), Some(Due::Sand(START + 50_000)));
    desk.now += 10_000;
    desk.do_word(seat(0), known, "lock").unwrap();
    assert_eq!(desk.fold.due(), Some(Due::Sand(START + 50_000)));
    desk.now = START + 50_000;
    let entry = desk.fold.due_entry().unwrap();
    assert_eq!(entry, Entry::Time {});
    let change = desk.append(entry);
    assert!(matches!(change.what, What::Lapsed(told) if told.starts_with("!time")));
    assert!(desk.fold.play().unwrap().sand().is_none());
}

#[test]
fn plans_that_cannot_be_are_refused() {
    let good = plan(Title::Dreamscape, "sylex players=2", 2);
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
        game(&unreadable, 1, None, seed),
        Err(NoGame::Plan(_))
    ));
    assert!(matches!(
        game(&good, 99, None, seed),
        Err(NoGame::Version(99))
    ));
    assert!(matches!(
        game(&good, 1, Some("x = 1"), seed),
        Err(NoGame::Plan(_))
    ));
}

#[test]
fn before_the_game_people_come_and_go() {
    let seed = Seed::of_series(1, 2);
    let plan = plan(Title::Dreamscape, "sylex players=3", 3);
    let mut desk = Desk {
        fold: fold(&plan, seed),
        entries: Vec::new(),
        now: START,
        plan,
        seed,
        random: Random::new(1),
    };
    desk.append(Entry::Made {});
    let sit = |seat: Option<usize>| Ask::Sit {
        id: 1,
        seat: seat.map(|index| SeatName(Seat::new(index))),
    };
    desk.ask_as(1, &sit(Some(1))).unwrap();
    assert_eq!(
        desk.ask_as(2, &sit(Some(1))).unwrap_err().code,
        Code::NoSeat
    );
    assert_eq!(desk.ask_as(1, &sit(None)).unwrap_err().code, Code::NotNow);
    desk.ask_as(2, &sit(None)).unwrap();
    let assign = |bot: Option<&str>| Ask::Assign {
        id: 1,
        seat: SeatName(Seat::new(2)),
        bot: bot.map(str::to_owned),
    };
    assert_eq!(
        desk.ask_as(2, &assign(Some("greedy"))).unwrap_err().code,
        Code::NotYours
    );
    assert_eq!(
        desk.ask_as(1, &Ask::Start { id: 1 }).unwrap_err().code,
        Code::NotNow
    );
    assert_eq!(
        desk.ask_as(1, &assign(Some("wise"))).unwrap_err().code,
        Code::BadPlan
    );
    desk.ask_as(1, &assign(Some("greedy"))).unwrap();
    desk.ask_as(1, &assign(None)).unwrap();
    desk.ask_as(1, &assign(Some("random"))).unwrap();
    // When the host leaves, the next person decides.
    desk.ask_as(1, &Ask::Leave { id: 1 }).unwrap();
    assert_eq!(desk.fold.host(), Some(2));
    desk.ask_as(3, &sit(None)).unwrap();
    desk.ask_as(2, &Ask::Start { id: 1 }).unwrap();
    assert_eq!(desk.fold.status(), Status::Running);
    assert_eq!(
        desk.ask_as(3, &Ask::Leave { id: 1 }).unwrap_err().code,
        Code::NotNow
    );
}

/// A table where three people sit and the game has not begun.
fn gathered() -> Desk {
    let plan = plan(Title::Dreamscape, "sylex players=3", 3);
    let seed = Seed::of_series(71, 1);
    let mut desk = Desk {
        fold: fold(&plan, seed),
        entries: Vec::new(),
        now: START,
        plan,
        seed,
        random: Random::new(7),
    };
    desk.append(Entry::Made {});
    for who in 1..=3 {
        desk.ask_as(who, &Ask::Sit { id: 1, seat: None }).unwrap();
    }
    desk
}

#[test]
fn the_host_frees_a_seat_before_the_start_and_nobody_else_does() {
    let mut desk = gathered();
    let unseat = |index: usize| Ask::Unseat {
        id: 4,
        seat: seat(index).into(),
    };
    let sit = Ask::Sit { id: 5, seat: None };
    let refused = |asked: Result<Change, Problem>| asked.unwrap_err().code;
    assert_eq!(refused(desk.ask_as(2, &unseat(2))), Code::NotYours);
    assert_eq!(refused(desk.ask_as(9, &unseat(2))), Code::NotYours);
    assert_eq!(refused(desk.ask_as(1, &unseat(0))), Code::NotNow, "leave");
    let freed = desk.ask_as(1, &unseat(2)).unwrap();
    let what = What::Left {
        seat: seat(2).into(),
        by: Some(seat(0).into()),
    };
    assert_eq!(freed.what, what);
    assert_eq!(desk.fold.seated(seat(2)), Some(&Seated::Open));
    assert_eq!(refused(desk.ask_as(1, &unseat(2))), Code::NoSeat, "nobody");
    // Who sat there does not come back; somebody else may, and who got up may.
    assert_eq!(refused(desk.ask_as(3, &sit)), Code::Unseated);
    desk.ask_as(4, &sit).unwrap();
    desk.ask_as(4, &Ask::Leave { id: 6 }).unwrap();
    desk.ask_as(4, &sit).unwrap();
    desk.ask_as(1, &Ask::Start { id: 7 }).unwrap();
    assert_eq!(refused(desk.ask_as(1, &unseat(1))), Code::NotNow);
}

#[test]
fn a_seat_freed_by_the_host_is_written_so_that_older_programs_read_that_it_is_open() {
    let (seat, by) = (seat(2).into(), Some(seat(0).into()));
    let left = Entry::Left { seat, by };
    assert_eq!(left.body(), r#"{"left":{"seat":"C","by":"A"}}"#);
    assert_eq!(Entry::parse(&left.body()).unwrap(), left);
    let before = Entry::parse(r#"{"left":{"seat":"C"}}"#).unwrap();
    assert_eq!(before, Entry::Left { seat, by: None });
}

#[test]
fn the_last_change_of_a_game_says_how_it_ended_and_no_other_does() {
    let mut desk = Desk::new(plan(Title::Dreamscape, "sylex players=2", 2));
    let mut last = None;
    for _ in 0..5_000 {
        if desk.fold.status() == Status::Over {
            break;
        }
        let seat = desk.acting();
        let change = desk.act(seat).unwrap();
        assert_eq!(last, None, "nothing comes after the end");
        last = change.over;
    }
    let over = last.expect("the game ends");
    assert_eq!(Some(&over), desk.fold.outcome().as_ref());
    assert_eq!(over.scores.len(), 2);
    let best = over.scores.iter().max();
    assert!(!over.winners.is_empty());
    for winner in &over.winners {
        assert_eq!(over.scores.get(winner.0.index()), best);
    }
}
