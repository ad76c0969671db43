//! What binds a game, what an agreed undo uses up, and tables from before both.

use std::collections::HashSet;

use lucid_tabletop::Record;
use lucid_tabletop::record::{ERASED_NAME, Format, replay};

use lucid_packs::TitleGame;
use lucid_titles::with_title;

use super::*;
use crate::titles::HostedTitle;

/// A table begun as versions of Lucid did that bound the seed alone.
fn old_table(plan: Plan) -> TestTable {
    let mut table = TestTable::new(plan);
    let begun = table.entries.pop();
    assert!(begun.is_some_and(|(_, begun)| begun.event.told().is_some()));
    table.fold = table.folded_again();
    table.append(LogEntry::begun_unbound());
    table
}

fn go(table: &mut TestTable, steps: usize) {
    for _ in 0..steps {
        let seat = table.acting();
        table.now += 10;
        table.act(seat).unwrap();
    }
}

fn record(fold: &Fold) -> Record {
    Record::parse(&fold.record(true).unwrap()).unwrap()
}

/// The steps of a record, and how many draws it knows to be used up.
fn dreamscape(fold: &Fold) -> (Vec<String>, u64) {
    let record = record(fold);
    let rules = record.header.rules.parse().unwrap();
    let content = lucid_packs::dreamscape().content.clone();
    let game = lucid_dreamscape::Dreamscape::new(rules, content).unwrap();
    let replayed = replay(&game, &record).unwrap();
    assert_eq!(replayed.dealt_by_seed, Some(replayed.play.dealt()));
    let words = record.turns.into_iter().flat_map(|turn| turn.words);
    (words.collect(), replayed.play.used_up())
}

/// The words of draws among the first steps of a table.
fn draws(fold: &Fold) -> Vec<String> {
    let (words, _) = dreamscape(fold);
    words
        .into_iter()
        .filter(|word| word.starts_with('?'))
        .collect()
}

/// The law at the table: after an agreed undo the same choices bring other draws,
/// the record says how many were used up and verifies, and the log folds to the
/// same again.
#[test]
fn undo_does_not_foretell() {
    let mut other = HashSet::new();
    for rules in [
        "sylex players=2",
        "huch players=3 nightmare=yes",
        "prototype players=4",
    ] {
        let players = rules.parse::<lucid_dreamscape::Rules>().unwrap().players;
        let mut table = TestTable::new(plan(TitleId::Dreamscape, rules, players.into()));
        let first = table.fold.head();
        let set_up = draws(&table.fold).len();
        let mut used_up = 0;
        for round in 0..4 {
            go(&mut table, 30 + 10 * round);
            let seen = draws(&table.fold);
            table.take_back(first);
            used_up += (seen.len() - set_up) as u64;
            assert!(used_up > 0, "something was drawn");
            assert_eq!(dreamscape(&table.fold).1, used_up);
            let again = table.folded_again();
            assert_eq!(table.fold.record(true), again.record(true));
            other.insert(seen[set_up..].to_vec());
        }
        go(&mut table, 60);
        let again = table.folded_again();
        assert_eq!(table.fold.record(true), again.record(true));
        assert_eq!(table.fold.to_act(), again.to_act());
    }
    assert_eq!(other.len(), 12, "draws differ every time");
}

/// A seat's own undo crosses no draw, so it uses none up.
#[test]
fn ones_own_undo_uses_up_nothing() {
    let mut table = TestTable::new(plan(TitleId::Dreamscape, "sylex players=2", 2));
    for _ in 0..60 {
        let (seat, before) = (table.acting(), table.fold.head());
        let to = table.fold.moments.last().unwrap().0;
        table.act(seat).unwrap();
        let (expected, drawn) = (table.fold.head(), draws(&table.fold));
        let request = ClientMessage::Undo {
            id: 1,
            expected,
            to,
        };
        if table.request_as(seat.index() as i64 + 1, &request).is_ok() {
            assert_eq!(draws(&table.fold), drawn, "after {before}");
            table.act(seat).unwrap();
        }
    }
    assert_eq!(dreamscape(&table.fold).1, 0);
}

/// The same at a table of Dream Runners.
#[test]
fn undo_does_not_foretell_the_next_tile() {
    let mut table = TestTable::new(plan(TitleId::DreamRunners, "players=3", 3));
    let first = table.fold.head();
    let mut rounds = HashSet::new();
    for _ in 0..5 {
        // All do as little as they may, until the next tile is drawn.
        while table.fold.game().unwrap().round() == 1 {
            for (seat, words) in table.fold.game().unwrap().safe() {
                let seat = SeatName(seat);
                table.append(LogEntry::actions(seat, words));
            }
        }
        let lines = record(&table.fold).turns;
        let words = lines.into_iter().flat_map(|turn| turn.words);
        let words: Vec<String> = words.filter(|word| !word.starts_with("!undo:")).collect();
        rounds.insert(words);
        table.take_back(first);
        assert_eq!(table.fold.record(true), table.folded_again().record(true));
    }
    assert!(rounds.len() > 1, "the same draws came again");
}

/// A table that ran when the server was upgraded goes on as it began: what was
/// drawn comes again, and its record has format 1.
#[test]
fn a_table_from_before_goes_on_under_its_own_rule() {
    let mut table = old_table(plan(TitleId::Dreamscape, "sylex players=2", 2));
    let first = table.fold.head();
    assert_eq!(table.fold.commitment(), table.seed.commitment().to_string());
    let mut played = Vec::new();
    for _ in 0..40 {
        let seat = table.acting();
        let action = table.some_action(seat);
        let head = table.fold.head();
        table.do_word(seat, head, &action).unwrap();
        played.push((seat, action));
    }
    let before = table.fold.record(true);
    table.take_back(first);
    for (seat, action) in played {
        let head = table.fold.head();
        table.do_word(seat, head, &action).unwrap();
    }
    assert_eq!(table.fold.record(true), before);
    assert_eq!(table.folded_again().record(true), before);
    assert_eq!(record(&table.fold).header.format(), Format::One);
    assert_eq!(dreamscape(&table.fold).1, 0);
}

/// Logs that the last version without bound games has written, agreed undos
/// included, and the records that it made of them.
#[test]
fn logs_of_the_last_version_fold_to_the_same_records() {
    let logs = [
        (
            plan(TitleId::Dreamscape, "sylex players=2", 2),
            include_str!("old/dreamscape.log"),
            include_str!("old/dreamscape.lucid"),
        ),
        (
            plan(TitleId::DreamRunners, "players=3", 3),
            include_str!("old/dream-runners.log"),
            include_str!("old/dream-runners.lucid"),
        ),
    ];
    for (plan, log, expected) in logs {
        assert!(log.contains("\"agreed\":true") && log.contains("{\"started\":{}}"));
        let mut fold = fold(&plan, 1, Seed::of_series(70, plan.rules.len() as u64));
        for (index, line) in log.lines().enumerate() {
            let (at, body) = line.split_once(' ').unwrap();
            let entry = LogEntry::parse(body).unwrap();
            let at = at.parse().unwrap();
            let applied = fold.apply(index as u32 + 1, at, &entry, Audience::Nobody);
            applied.unwrap();
        }
        assert_eq!(fold.record(true).unwrap(), expected);
    }
}

/// The rules of a table change for nobody who sits at it: it is played, recorded and
/// bound by the version that it was begun under.
#[test]
fn a_table_ends_under_the_version_that_it_was_begun_under() {
    fn verifies<G: HostedTitle>(record: &Record) {
        let game = G::with_pack(record.header.version, &record.header.rules, None);
        let game = game.expect("a known version");
        let replayed = replay(&game, record).expect("it verifies");
        assert!(replayed.play.outcome().is_some());
        assert_eq!(replayed.dealt_by_seed, Some(replayed.play.dealt()));
    }
    for (title, rules, seats) in [
        (TitleId::Dreamscape, "sylex players=2", 2),
        (TitleId::DreamRunners, "players=3", 3),
    ] {
        let versions = with_title!(title, G => <G as TitleGame>::VERSIONS);
        assert!(versions.len() >= 2);
        let mut commitments = HashSet::new();
        for version in versions {
            let mut table = TestTable::at_version(plan(title, rules, seats), *version);
            let commitment = table.fold.commitment().to_owned();
            while table.fold.status() == Status::Running {
                let seat = table.acting();
                let word = {
                    let game = table.fold.game().expect("a game");
                    let task = game.bot_task(seat, levels(title)[0]).expect("a bot");
                    task.run().expect("a choice")
                };
                for word in word.split_whitespace() {
                    let head = table.fold.head();
                    table.do_word(seat, head, word).expect("a legal choice");
                }
            }
            let record = record(&table.fold);
            assert_eq!(record.header.version, *version);
            assert_eq!(record.header.commitment.to_string(), commitment);
            with_title!(title, G => verifies::<G>(&record));
            assert_eq!(table.folded_again().record(true), table.fold.record(true));
            commitments.insert(commitment);
        }
        assert_eq!(commitments.len(), versions.len());
    }
}

/// A program of the last version does not read on where it would fold otherwise:
/// the entry that begins a game has another name.
#[test]
fn older_programs_refuse_a_game_that_is_bound() {
    let table = TestTable::new(plan(TitleId::Dreamscape, "sylex players=2", 2));
    let (_, begun) = table.entries.last().unwrap();
    assert!(begun.body().starts_with("{\"begun\":"), "{}", begun.body());
}

#[test]
fn what_a_game_began_with_is_bound() {
    let mut table = TestTable::new(plan(TitleId::Dreamscape, "sylex players=2", 2));
    let commitment = table.fold.commitment().to_owned();
    assert_ne!(commitment, table.seed.commitment().to_string());
    go(&mut table, 20);
    // Another name during the game is not part of the record.
    let name = "Bea".to_owned();
    table.append(TableEvent::Named {
        seat: SeatName(seat(0)),
        name,
        guest: false,
    });
    let header = record(&table.fold).header;
    assert_eq!(header.format(), Format::Two);
    assert_eq!(header.commitment.to_string(), commitment);
    assert_eq!(header.commitment_with(&table.seed), header.commitment);
    assert_eq!(header.seating.names, ["Ada", "Ada"]);
    // Before the end neither the seed nor a salt is to be seen.
    let so_far = table.fold.record(false).unwrap();
    assert!(!so_far.contains(&table.seed.to_string()), "{so_far}");
    assert!(!so_far.contains(&salt().to_string()), "{so_far}");
    assert_eq!(table.fold.digest(), None, "the game goes on");
    let why = Ending::Agreed;
    table.append(TableEvent::Ended { why });
    assert_eq!(table.fold.digest(), Some(record(&table.fold).digest()));
}

/// A name that is erased from the log takes its salt along; all else stays.
#[test]
fn an_erased_name_leaves_the_commitment_and_the_digest() {
    let mut table = TestTable::new(plan(TitleId::Dreamscape, "sylex players=2", 2));
    go(&mut table, 20);
    table.append(TableEvent::Ended {
        why: Ending::Agreed,
    });
    let (commitment, digest) = (table.fold.commitment().to_owned(), table.fold.digest());
    let whole = table.entries.clone();
    let seat = SeatName(seat(0));
    let of_all = |_: &LogEntry| true;
    let of_names = |entry: &LogEntry| entry.event.told().is_none();
    // Even where the salt was left behind the name is known to be gone.
    for erase in [&of_all as &dyn Fn(&LogEntry) -> bool, &of_names] {
        table.entries = whole.clone();
        let entries = table.entries.iter_mut().map(|(_, entry)| entry);
        let erased = entries.filter(|entry| erase(entry));
        assert!(
            erased
                .filter_map(|e| e.erase_name(seat).then_some(()))
                .count()
                > 0
        );
        let again = table.folded_again();
        assert_eq!(again.commitment(), commitment);
        assert_eq!(again.digest(), digest);
        assert_eq!(record(&again).header.seating.names, [ERASED_NAME, "Ada"]);
        dreamscape(&again);
    }
    let bodies: Vec<String> = whole.iter().map(|(_, entry)| entry.body()).collect();
    let begun = bodies
        .iter()
        .position(|body| body.starts_with("{\"begun\":"))
        .unwrap();
    assert_eq!(bodies[begun].matches("salt").count(), 2);
    let mut entry = whole[begun].1.clone();
    assert!(entry.erase_name(seat) && !entry.erase_name(seat));
    assert_eq!(entry.body().matches("salt").count(), 1);
    assert!(!format!("{:?}", whole[begun]).contains(&salt().to_string()));
}
