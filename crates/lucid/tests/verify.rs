//! `lucid verify` as people run it.

mod common;

use common::Desk;

#[test]
fn a_good_record_is_summed_up_in_a_line() {
    let desk = Desk::new("verify-good");
    let record = desk.short_record();
    let steps: usize = (record.lines())
        .filter_map(|line| line.split_once(" |"))
        .filter(|(label, _)| *label != "result")
        .map(|(_, words)| words.split_whitespace().count())
        .sum();
    let dealt = record.matches(" ?").count();
    let told = desk.good("verify short.lucid");
    let start = format!("short.lucid: {steps} steps, {dealt} dealt by the seed, ");
    assert!(told.starts_with(&start), "{told}");
    assert!(told.contains(" won "), "{told}");
    let told = desk.good("verify short.lucid --lang de");
    let start =
        format!("short.lucid: {steps} Schritte, davon {dealt} durch den Startwert bestimmt, ");
    assert!(told.starts_with(&start), "{told}");
    assert!(told.contains(" gewinnt "), "{told}");
}

#[test]
fn without_a_seed_chance_is_not_checked() {
    let desk = Desk::new("verify-no-seed");
    let record = desk.short_record();
    let hidden: Vec<&str> = (record.lines())
        .filter(|line| !line.starts_with("seed: "))
        .collect();
    desk.write("hidden.lucid", hidden.join("\n"));
    let told = desk.good("verify hidden.lucid");
    assert!(
        told.contains(" steps, chance not checked (no seed), "),
        "{told}"
    );
}

#[test]
fn an_open_game_is_said_to_be_open() {
    let desk = Desk::new("verify-open");
    let record = desk.short_record();
    let (header, _) = record.split_once("setup |").unwrap();
    desk.write("open.lucid", format!("{header}open | 0 steps\n"));
    let told = desk.good("verify open.lucid");
    assert_eq!(
        told,
        "open.lucid: 0 steps, 0 dealt by the seed, not finished\n"
    );
}

#[test]
fn every_file_gets_its_line_and_the_worst_decides() {
    let desk = Desk::new("verify-many");
    desk.short_record();
    desk.write("other.lucid", "nothing\n");
    let ran = desk.lucid("verify short.lucid other.lucid short.lucid");
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.out.lines().count(), 2);
    assert_eq!(ran.err.lines().count(), 1);
    assert_eq!(desk.lucid("verify other.lucid missing.lucid").code, Some(2));
}

/// Swaps the first and the last step of a line.
fn swapped(record: &str, number: usize) -> Option<String> {
    let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
    let (label, steps) = lines[number - 1].split_once(" | ")?;
    let mut words: Vec<&str> = steps.split(' ').collect();
    let last = words.len() - 1;
    if label == "result" || words[0] == words[last] {
        return None;
    }
    words.swap(0, last);
    lines[number - 1] = format!("{label} | {}", words.join(" "));
    Some(lines.join("\n") + "\n")
}

#[test]
fn an_illegal_step_in_line_40_is_found_there() {
    let desk = Desk::new("verify-line-40");
    desk.good("sim dreamscape --players 4 --games 5 --records games");
    let mut tried = 0;
    for number in 1..=5 {
        let record = desk.read(&format!("games/{number:06}.lucid"));
        if let Some(record) = swapped(&record, 40) {
            desk.write("swapped.lucid", record);
            let (code, reason) = desk.bad("verify swapped.lucid");
            assert_eq!(code, 1);
            assert!(reason.starts_with("swapped.lucid:40: "), "{reason}");
            // To replay it is no better.
            assert_eq!(desk.bad("replay swapped.lucid"), (code, reason));
            tried += 1;
        }
    }
    assert!(tried > 0, "a line 40 with two steps is not rare");
}

#[test]
fn a_chance_step_against_the_seed_is_found() {
    let desk = Desk::new("verify-chance");
    let record = desk.short_record();
    let line = record
        .lines()
        .position(|line| line.starts_with("setup |"))
        .unwrap()
        + 1;
    // The first markers go to the other seats: possible, but not what the seed brought.
    let dealt = record.replacen("?seat:A", "?seat:X", 1);
    let dealt = dealt
        .replacen("?seat:B", "?seat:A", 1)
        .replacen("?seat:X", "?seat:B", 1);
    desk.write("dealt.lucid", dealt);
    let (code, reason) = desk.bad("verify dealt.lucid");
    assert_eq!(code, 1);
    assert!(
        reason.starts_with(&format!("dealt.lucid:{line}: ")),
        "{reason}"
    );
    // Without the seed nobody can tell until something else no longer fits.
    let first = record
        .lines()
        .find(|line| line.starts_with("seed: "))
        .unwrap();
    desk.write(
        "seed.lucid",
        record.replace(first, &format!("seed: {}", "0".repeat(64))),
    );
    let (code, reason) = desk.bad("verify seed.lucid");
    assert_eq!(code, 1);
    assert!(reason.starts_with("seed.lucid:8: "), "{reason}");
}
