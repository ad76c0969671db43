//! `lucid hint` and `lucid review`.

use serde_json::Value;

use crate::common::TestDir;

/// The record of a short game of Dream Runners, as `runners.lucid`.
fn runners_record(dir: &TestDir) -> String {
    dir.good("sim dream-runners --games 1 --seed 5 --bots casual,random --records runners");
    let record = dir.read("runners/000001.lucid");
    dir.write("runners.lucid", &record);
    record
}

fn json(dir: &TestDir, args: &str) -> Value {
    serde_json::from_str(&dir.good(&format!("{args} --json"))).unwrap()
}

/// How many steps of a record come before a turn.
fn steps_before(record: &str, turn: &str) -> usize {
    let turns = record.lines().filter_map(|line| line.split_once(" |"));
    let before = turns.take_while(|(label, _)| *label != turn);
    before
        .map(|(_, words)| words.split_whitespace().count())
        .sum()
}

#[test]
fn hints_are_told_in_both_languages() {
    let dir = TestDir::new("advice-hints");
    let record = dir.short_record();
    let runners_dir = TestDir::without_pack("advice-hints-runners");
    let runners = runners_record(&runners_dir);
    let seat = |record: &str, phase: &str| {
        let labels = record.lines().filter_map(|line| line.split_once(" |"));
        let label = labels
            .map(|(label, _)| label)
            .find(|label| label.starts_with(phase));
        label.expect("such a turn").to_owned()
    };
    for language in ["en", "de"] {
        let mut told = String::new();
        for phase in ["1 travel", "1 creation"] {
            let to = steps_before(&record, &seat(&record, phase));
            let hint = format!("hint short.lucid --to {to} --lang {language}");
            told += &format!("{phase}\n{}\n", dir.good(&hint));
        }
        for phase in ["1 dream A", "1 improve"] {
            let to = steps_before(&runners, &seat(&runners, phase));
            let hint = format!("hint runners.lucid --to {to} --lang {language}");
            told += &format!("{phase}\n{}\n", runners_dir.good(&hint));
        }
        insta::assert_snapshot!(format!("hints_{language}"), told);
    }
}

/// The first line of a hint can be played, and no other brings more.
#[test]
fn a_hint_as_json_says_what_its_lines_are_worth() {
    let dir = TestDir::new("advice-json");
    let record = dir.short_record();
    let to = steps_before(&record, "1 creation A").min(steps_before(&record, "1 creation B"));
    let hint = json(&dir, &format!("hint short.lucid --to {to}"));
    assert_eq!(hint["step"], to);
    let lines = hint["lines"].as_array().unwrap();
    assert!((1..=3).contains(&lines.len()));
    assert_eq!(lines[0]["behind"], 0);
    for line in lines {
        assert!(!line["steps"].as_array().unwrap().is_empty());
        assert!(line["behind"].as_i64().unwrap() >= 0);
        assert!(line["points"].is_i64() && line["proved"].is_boolean());
        assert!((0..=1_000).contains(&line["win"].as_i64().unwrap()));
    }
    // The other seat has no choice now.
    let other = if hint["seat"] == "A" { "B" } else { "A" };
    let none = json(&dir, &format!("hint short.lucid --to {to} --seat {other}"));
    assert_eq!(
        (&none["seat"], none["lines"].as_array().unwrap().len()),
        (&Value::Null, 0)
    );
}

/// After the end of a game, and where chance acts, there is nothing to suggest.
#[test]
fn where_nobody_has_a_choice_a_hint_says_so() {
    let dir = TestDir::new("advice-none");
    dir.short_record();
    for moment in ["", "--to 0"] {
        let said = |lang: &str| dir.good(&format!("hint short.lucid {moment} --lang {lang}"));
        assert_eq!(said("en"), "There is nothing to suggest right now.\n");
        assert_eq!(said("de"), "Gerade gibt es nichts zu empfehlen.\n");
        let hint = json(&dir, &format!("hint short.lucid {moment}"));
        assert_eq!(hint["lines"].as_array().unwrap().len(), 0);
    }
}

#[test]
fn reviews_are_told_in_both_languages() {
    let dir = TestDir::new("advice-reviews");
    dir.short_record();
    let runners_dir = TestDir::without_pack("advice-reviews-runners");
    runners_record(&runners_dir);
    for language in ["en", "de"] {
        let dreamscape = dir.good(&format!("review short.lucid --lang {language}"));
        let runners = format!("review runners.lucid --seat B --lang {language}");
        let runners = runners_dir.good(&runners);
        insta::assert_snapshot!(
            format!("reviews_{language}"),
            format!("{dreamscape}\n{runners}")
        );
    }
}

/// The sums are those of the turns, and one seat alone is reviewed as with all others.
#[test]
fn a_review_as_json_adds_up() {
    let dir = TestDir::without_pack("advice-review-json");
    let record = runners_record(&dir);
    let all = json(&dir, "review runners.lucid");
    assert_eq!(all["finished"], true);
    assert_eq!(all["steps"], steps_before(&record, "result"));
    for (index, seat) in ["A", "B"].into_iter().enumerate() {
        let found = &all["seats"][index];
        assert_eq!(found["seat"], seat);
        let turns = found["turns"].as_array().unwrap();
        assert!(!turns.is_empty());
        let lost: i64 = turns
            .iter()
            .map(|turn| turn["lost"].as_i64().unwrap())
            .sum();
        assert_eq!(found["lost"], lost);
        for turn in turns {
            let points = |side: &str| turn[side]["points"].as_i64().unwrap();
            assert!(points("best") >= points("played"), "{turn}");
        }
        let alone = json(&dir, &format!("review runners.lucid --seat {seat}"));
        assert_eq!(alone["seats"], Value::Array(vec![found.clone()]));
    }
}

#[test]
fn a_seat_that_the_game_does_not_have_is_named() {
    let dir = TestDir::without_pack("advice-seat");
    runners_record(&dir);
    dir.good("sim solo --games 1 --records solo");
    for (record, seats) in [("runners.lucid", "A, B"), ("solo/000001.lucid", "A")] {
        for command in ["hint", "review"] {
            let command = format!("{command} {record} --seat D");
            let said = format!("{record}: This game has no seat D; it has {seats}.");
            assert_eq!(dir.bad(&command), (2, said));
            let said = format!("{record}: Diese Partie hat keinen Platz D; sie hat {seats}.");
            assert_eq!(dir.bad(&format!("{command} --lang de")), (2, said));
        }
    }
}

/// A record that was cut off anywhere after its first turn gets a review of what is there.
#[test]
fn a_record_that_is_cut_off_is_reviewed_as_far_as_it_goes() {
    let dir = TestDir::without_pack("advice-cut");
    let record = runners_record(&dir);
    let whole = json(&dir, "review runners.lucid");
    let body = record.find("\n\n").unwrap() + 2;
    let end = record.find("result |").unwrap();
    let line = |from: usize| from + record[from..].find('\n').unwrap();
    let cuts = [
        line(body) + 1,
        line(body),
        body + (end - body) / 3,
        body + (end - body) / 2,
        end - 3,
        end,
    ];
    for cut in cuts {
        dir.write("cut.lucid", &record[..cut]);
        let partial = json(&dir, "review cut.lucid");
        assert!(partial["steps"].as_u64() <= whole["steps"].as_u64());
        for index in 0..2 {
            let [part, all] = [&partial, &whole]
                .map(|review| review["seats"][index]["turns"].as_array().unwrap());
            assert!(part.len() <= all.len());
            // Rounds that are there to their end are reviewed alike.
            let ended = part.len().saturating_sub(1);
            for (part, all) in part[..ended].iter().zip(all) {
                assert_eq!((&part["lost"], &part["best"]), (&all["lost"], &all["best"]));
            }
        }
        let hint = json(&dir, "hint cut.lucid");
        assert_eq!(hint["step"], partial["steps"]);
        if cut < end - 3 {
            assert_eq!(partial["finished"], false);
            let told = dir.good("review cut.lucid");
            assert!(told.starts_with("The game is not finished: its "), "{told}");
        }
    }
    // What does not reach its first turn is no game.
    dir.write("cut.lucid", &record[..body - 20]);
    for command in ["hint", "review"] {
        let (code, said) = dir.bad(&format!("{command} cut.lucid"));
        assert_eq!(code, 1, "{said}");
    }
}
