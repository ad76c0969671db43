//! `lucid verify` as people run it.

use crate::common::{TestDir, with_own_digest};

#[test]
fn a_good_record_is_summed_up_in_a_line() {
    let dir = TestDir::new("verify-good");
    let record = dir.short_record();
    let steps: usize = (record.lines())
        .filter_map(|line| line.split_once(" |"))
        .filter(|(label, _)| !["result", "digest"].contains(label))
        .map(|(_, words)| words.split_whitespace().count())
        .sum();
    let dealt = record.matches(" ?").count();
    let told = dir.good("verify short.lucid");
    let start = format!("short.lucid: {steps} steps, {dealt} dealt by the seed, ");
    assert!(told.starts_with(&start), "{told}");
    assert!(told.contains(" won "), "{told}");
    let bound = "; the commitment covers seed, rules, pack and seats\n";
    assert!(told.ends_with(bound), "{told}");
    let told = dir.good("verify short.lucid --lang de");
    let start =
        format!("short.lucid: {steps} Schritte, davon {dealt} durch den Startwert bestimmt, ");
    assert!(told.starts_with(&start), "{told}");
    assert!(told.contains(" gewinnt "), "{told}");
    let bound = "; festgelegt waren Startwert, Regeln, Paket und Plätze\n";
    assert!(told.ends_with(bound), "{told}");
}

/// A record of the tests' own folder.
fn kept(folder: &str, name: &str) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../testkit/records");
    std::fs::read_to_string(format!("{root}/{folder}/{name}.lucid")).unwrap()
}

/// Without a line of its header.
fn without(record: &str, field: &str) -> String {
    let lines = record.lines().filter(|line| !line.starts_with(field));
    lines.map(|line| format!("{line}\n")).collect()
}

/// The value of a line.
fn value<'r>(record: &'r str, field: &str) -> &'r str {
    let mut lines = record.lines();
    lines.find_map(|line| line.strip_prefix(field)).unwrap()
}

/// A finished game without its seed cannot be verified.
#[test]
fn a_finished_game_without_its_seed_fails() {
    let dir = TestDir::new("verify-no-seed");
    let new = without(&dir.short_record(), "seed: ");
    let old = kept("dreamscape-1", "sylex-players-2");
    for (record, line) in [
        (new.clone(), 10),
        (with_own_digest(&new), 10),
        (without(&old, "seed: "), 7),
    ] {
        dir.write("hidden.lucid", record);
        let (code, reason) = dir.bad("verify hidden.lucid");
        let start = format!("hidden.lucid:{line}: This game is finished, but");
        assert!(reason.starts_with(&start), "{reason}");
        assert_eq!(code, 1);
        let (code, reason) = dir.bad("verify hidden.lucid --lang de");
        let start = format!("hidden.lucid:{line}: Diese Partie ist beendet, aber");
        assert!(reason.starts_with(&start), "{reason}");
        assert_eq!(code, 1);
    }
}

#[test]
fn an_open_game_is_said_to_be_open() {
    let dir = TestDir::new("verify-open");
    let record = dir.short_record();
    let (header, _) = record.split_once("setup |").unwrap();
    let open = format!("{header}open | 0 steps\n");
    dir.write("open.lucid", with_own_digest(&open));
    let told = dir.good("verify open.lucid");
    assert_eq!(
        told,
        "open.lucid: 0 steps, 0 dealt by the seed, not finished; \
         the commitment covers seed, rules, pack and seats\n"
    );
    // While it is played, its seed and salts are secret.
    let secret = without(&without(&open, "seed: "), "salts: ");
    dir.write("secret.lucid", with_own_digest(&secret));
    let told = dir.good("verify secret.lucid");
    assert_eq!(
        told,
        "secret.lucid: 0 steps, chance not checked (no seed), not finished; \
         the commitment cannot be checked without the seed\n"
    );
}

#[test]
fn old_records_verify_as_what_they_are() {
    let dir = TestDir::new("verify-old");
    for game in ["dreamscape-1/sylex-players-2", "dream-runners-1/players-2"] {
        let (folder, name) = game.split_once('/').unwrap();
        dir.write("old.lucid", kept(folder, name));
        let told = dir.good("verify old.lucid");
        let unbound = "; the commitment covers the seed only, not rules, pack and seats \
                       (record format 1)\n";
        assert!(told.ends_with(unbound), "{told}");
        let told = dir.good("verify old.lucid --lang de");
        let unbound = "; festgelegt war nur der Startwert, nicht Regeln, Paket und Plätze \
                       (Aufzeichnung im Format 1)\n";
        assert!(told.ends_with(unbound), "{told}");
    }
}

#[test]
fn draws_that_were_used_up_are_counted() {
    let dir = TestDir::new("verify-used-up");
    for (folder, name) in [
        ("dreamscape-1-format-2", "sylex-players-2"),
        ("dream-runners-1-format-2", "players-2"),
    ] {
        let record = kept(folder, name);
        let words = record.split_whitespace();
        let used = words.filter_map(|word| word.strip_prefix("!undo:"));
        let used: u64 = used.map(|draws| draws.parse::<u64>().unwrap()).sum();
        assert!(used > 1, "the record has undos");
        dir.write("undone.lucid", &record);
        let told = dir.good("verify undone.lucid");
        let counted = format!("; {used} draws used up by agreed undos; ");
        assert!(told.contains(&counted), "{told}");
        let told = dir.good("verify undone.lucid --lang de");
        let counted = format!("; {used} Ziehungen durch vereinbartes Zurücknehmen verbraucht; ");
        assert!(told.contains(&counted), "{told}");
        // More or fewer would have brought other draws.
        let (before, after) = record.split_once("!undo:").unwrap();
        let (number, after) = after.split_once(' ').unwrap();
        let more = number.parse::<u64>().unwrap() + 1;
        let changed = format!("{before}!undo:{more} {after}");
        dir.write("changed.lucid", with_own_digest(&changed));
        assert_eq!(dir.bad("verify changed.lucid").0, 1);
        let changed = format!("{before}{after}");
        dir.write("changed.lucid", with_own_digest(&changed));
        assert_eq!(dir.bad("verify changed.lucid").0, 1);
    }
}

/// Each part that is bound, changed by somebody who mends the digest afterwards.
#[test]
fn tampering_with_what_is_bound_is_found() {
    let dir = TestDir::new("verify-bound");
    let record = dir.short_record();
    let (rules, pack) = (value(&record, "rules: "), value(&record, "pack: "));
    let not_bound = "are not those committed to";
    let first = value(&record, "salts: ").split(" / ").next().unwrap();
    for (name, from, to, line, reason) in [
        (
            "seed",
            value(&record, "seed: "),
            "0".repeat(64),
            10,
            not_bound,
        ),
        (
            "rules",
            rules,
            format!("{rules} action-points=9"),
            10,
            not_bound,
        ),
        (
            "level",
            "seat B: bot random",
            "seat B: bot greedy".to_owned(),
            10,
            not_bound,
        ),
        (
            "kind",
            "seat A: bot random",
            "seat A: person".to_owned(),
            10,
            not_bound,
        ),
        (
            "name",
            "seats: random /",
            "seats: Ada /".to_owned(),
            6,
            "The name of seat A",
        ),
        ("salt", first, "-".to_owned(), 6, "The name of seat A"),
    ] {
        let changed = record.replacen(from, &to, 1);
        assert_ne!(changed, record, "{name}");
        dir.write("changed.lucid", with_own_digest(&changed));
        let (code, told) = dir.bad("verify changed.lucid");
        assert_eq!(code, 1, "{name}");
        assert!(
            told.starts_with(&format!("changed.lucid:{line}: ")),
            "{told}"
        );
        assert!(told.contains(reason), "{name}: {told}");
        assert_eq!(dir.bad("verify changed.lucid --lang de").0, 1);
    }
    // A pack that is not at hand is refused before anything is compared.
    let other = record.replacen(pack, "lucid 0123456789abcdef", 1);
    dir.write("changed.lucid", with_own_digest(&other));
    assert_eq!(dir.bad("verify changed.lucid").0, 1);
}

/// Two steps of different seats that could come in either order are still in the
/// order in which they were played.
#[test]
fn the_order_of_steps_is_bound_by_the_digest() {
    let dir = TestDir::new("verify-order");
    let record = kept("dream-runners-1-format-2", "players-2");
    dir.write("good.lucid", &record);
    dir.good("verify good.lucid");
    let mut lines: Vec<&str> = record.lines().collect();
    let mut found = 0;
    for at in 1..lines.len() {
        let both_compose = [at - 1, at]
            .iter()
            .all(|line| lines[*line].contains(" dream "));
        if !both_compose {
            continue;
        }
        lines.swap(at - 1, at);
        dir.write("swapped.lucid", lines.join("\n") + "\n");
        lines.swap(at - 1, at);
        let (code, reason) = dir.bad("verify swapped.lucid");
        assert_eq!(code, 1);
        found += usize::from(reason.contains("The digest does not match the record"));
    }
    assert!(found > 0, "some steps can be swapped by the rules");
}

#[test]
fn what_was_noted_at_the_table_is_compared() {
    let dir = TestDir::new("verify-noted");
    let record = dir.short_record();
    let commitment = value(&record, "commitment: ");
    let digest = value(&record, "digest | ");
    let old = kept("dreamscape-1", "sylex-players-2");
    dir.write("old.lucid", &old);
    dir.good(&format!(
        "verify short.lucid --commitment {commitment} --digest {digest}"
    ));
    let noted = value(&old, "commitment: ");
    dir.good(&format!("verify old.lucid --commitment {noted}"));
    let (code, told) = dir.bad(&format!("verify short.lucid --commitment {noted}"));
    assert_eq!(code, 1);
    let start = format!("short.lucid:10: This is not the commitment you noted, {noted}");
    assert!(told.starts_with(&start), "{told}");
    for (language, sentence) in [
        ("en", "The record has the digest"),
        ("de", "Die Aufzeichnung hat die Prüfsumme"),
    ] {
        let args = format!("verify short.lucid --digest {noted} --lang {language}");
        let (code, told) = dir.bad(&args);
        assert_eq!(code, 1);
        assert!(told.contains(&format!("{sentence} {digest}")), "{told}");
    }
    // Options that make no sense are refused.
    let (code, told) = dir.bad(&format!("verify short.lucid old.lucid --digest {digest}"));
    assert_eq!(code, 2);
    assert!(told.contains("--digest applies to one record"), "{told}");
    let (code, told) = dir.bad("verify short.lucid --commitment 1f0c");
    assert_eq!(code, 2);
    assert!(told.contains("not 64 hexadecimal digits"), "{told}");
}

#[test]
fn an_erased_name_leaves_a_record_that_verifies() {
    let dir = TestDir::new("verify-erased");
    let record = dir.short_record();
    let erased = lucid_tabletop::record::erase_name(&record, lucid_tabletop::Seat::new(1)).unwrap();
    assert_eq!(value(&erased, "seats: "), "random / a player");
    dir.write("erased.lucid", &erased);
    let noted = format!(
        "--digest {} --commitment {}",
        value(&record, "digest | "),
        value(&record, "commitment: ")
    );
    let told = dir.good(&format!("verify erased.lucid {noted}"));
    assert!(
        told.ends_with("; the name of seat B has been erased\n"),
        "{told}"
    );
    let told = dir.good("verify erased.lucid --lang de");
    assert!(
        told.ends_with("; der Name von Platz B wurde gelöscht\n"),
        "{told}"
    );
    // Nobody can put another name there.
    dir.write("eve.lucid", erased.replacen("a player", "Eve", 1));
    assert_eq!(dir.bad("verify eve.lucid").0, 1);
}

#[test]
fn a_newer_format_is_refused_by_name() {
    let dir = TestDir::new("verify-newer");
    let record = dir.short_record();
    dir.write(
        "newer.lucid",
        record.replacen("lucid record 2", "lucid record 3", 1),
    );
    let (code, told) = dir.bad("verify newer.lucid");
    assert_eq!(code, 1);
    assert!(
        told.starts_with("newer.lucid:1: This record has format 3"),
        "{told}"
    );
    let (_, told) = dir.bad("verify newer.lucid --lang de");
    assert!(told.contains("hat das Format 3"), "{told}");
}

/// The book shows how to work out commitment and digest with tools of the shell.
#[cfg(unix)]
#[test]
fn a_shell_finds_the_same_commitment_and_digest() {
    let dir = TestDir::new("verify-shell");
    let record = dir.short_record();
    let book = include_str!("../../../../docs/src/records.md");
    let commands: Vec<&str> = book
        .lines()
        .filter(|line| line.ends_with("| sha256sum"))
        .filter_map(|line| line.strip_prefix("$ "))
        .collect();
    let file = dir.path("short.lucid");
    let found: Vec<String> = commands
        .iter()
        .map(|command| {
            let command = command.replace("games/000001.lucid", &file.display().to_string());
            let ran = std::process::Command::new("sh")
                .args(["-c", &command])
                .output()
                .unwrap();
            String::from_utf8(ran.stdout).unwrap()[..64].to_owned()
        })
        .collect();
    assert_eq!(
        found,
        [value(&record, "commitment: "), value(&record, "digest | ")]
    );
}

#[test]
fn every_file_gets_its_line_and_the_worst_decides() {
    let dir = TestDir::new("verify-many");
    dir.short_record();
    dir.write("other.lucid", "nothing\n");
    let ran = dir.lucid("verify short.lucid other.lucid short.lucid");
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.out.lines().count(), 2);
    assert_eq!(ran.err.lines().count(), 1);
    assert_eq!(dir.lucid("verify other.lucid missing.lucid").code, Some(2));
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
    let dir = TestDir::new("verify-line-40");
    dir.good("sim dreamscape --players 4 --games 5 --records games");
    let mut tried = 0;
    for number in 1..=5 {
        let record = dir.read(&format!("games/{number:06}.lucid"));
        if let Some(record) = swapped(&record, 40) {
            dir.write("swapped.lucid", record);
            let (code, reason) = dir.bad("verify swapped.lucid");
            assert_eq!(code, 1);
            assert!(reason.starts_with("swapped.lucid:40: "), "{reason}");
            // To replay it is no better.
            assert_eq!(dir.bad("replay swapped.lucid"), (code, reason));
            tried += 1;
        }
    }
    assert!(tried > 0, "a line 40 with two steps is not rare");
}

#[test]
fn a_chance_step_against_the_seed_is_found() {
    let dir = TestDir::new("verify-chance");
    let record = dir.short_record();
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
    dir.write("dealt.lucid", dealt);
    let (code, reason) = dir.bad("verify dealt.lucid");
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
    dir.write(
        "seed.lucid",
        record.replace(first, &format!("seed: {}", "0".repeat(64))),
    );
    let (code, reason) = dir.bad("verify seed.lucid");
    assert_eq!(code, 1);
    assert!(reason.starts_with("seed.lucid:10: "), "{reason}");
}
