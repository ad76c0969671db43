//! What differs from run to run and from machine to machine.

/// The lines with times, speeds and dates replaced by `#`, and without a commit: not
/// every build knows its own.
///
/// The columns of a table move with the width of such figures, so blanks do not count
/// in a paragraph that has any.
pub(crate) fn masked(lines: &[&str]) -> Vec<String> {
    let lines: Vec<String> = lines.iter().map(|line| without_commit(line)).collect();
    let mut all = Vec::new();
    for paragraph in lines.split_inclusive(String::is_empty) {
        let masked: Vec<Option<String>> = paragraph.iter().map(|line| of_line(line)).collect();
        let any = masked.iter().any(Option::is_some);
        for (line, masked) in paragraph.iter().zip(masked) {
            let words = || line.split_whitespace().collect::<Vec<_>>().join(" ");
            all.push(match masked {
                Some(masked) => masked,
                None if any => words(),
                None => line.trim_end().to_owned(),
            });
        }
    }
    all
}

fn without_commit(line: &str) -> String {
    match line.split_once(" (commit ") {
        Some((before, commit)) => {
            let after = commit.split_once(')').map_or("", |(_, after)| after);
            format!("{before}{after}")
        }
        None => line.to_owned(),
    }
}

/// The line with its figures masked and single blanks; none if it has no such figures.
fn of_line(line: &str) -> Option<String> {
    let mut hit = false;
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut masked: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
    for at in 0..words.len() {
        let next = words.get(at + 1).copied().unwrap_or_default();
        let after = words.get(at + 2).copied().unwrap_or_default();
        let before = if at > 0 { words[at - 1] } else { "" };
        let bare = words[at].trim_matches(['(', ')', ',', '.', ';', ':']);
        let unit = next.trim_matches(['(', ')', ',', '.', ';', ':']);
        let timed = is_number(bare) && ["ms", "s", "µs", "minutes", "min"].contains(&unit);
        let speed = is_number(bare) && unit == "a" && after.starts_with("second");
        let threads = before == "on" && is_number(bare) && unit.starts_with("thread");
        if timed || speed || threads || is_date(bare) {
            masked[at] = words[at].replace(bare, "#");
            hit = true;
        }
        if threads {
            masked[at + 1] = next.replace("threads", "thread");
        }
    }
    hit.then(|| masked.join(" "))
}

fn is_number(word: &str) -> bool {
    let digits = |byte: u8| byte.is_ascii_digit() || byte == b'.' || byte == b',';
    word.bytes().any(|byte| byte.is_ascii_digit()) && word.bytes().all(digits)
}

fn is_date(word: &str) -> bool {
    let shape = |byte: u8| if byte.is_ascii_digit() { b'0' } else { byte };
    word.bytes().map(shape).eq(*b"0000-00-00")
}

#[test]
fn only_figures_of_the_machine_are_masked() {
    let check = |line: &str, wanted: &str| assert_eq!(masked(&[line]), [wanted]);
    check(
        "games   10,000   1,127 a second on 2 threads, 8.87 s",
        "games 10,000 # a second on # thread, # s",
    );
    check("proved, in 0.91 ms", "proved, in # ms");
    check("lucid 0.2.0 (commit 8e8b301, 2026-11-18)", "lucid 0.2.0");
    check("saved 2026-11-18", "saved #");
    check("B won  44 : 31", "B won  44 : 31");
    check(
        "pack: lucid c2bd17c9771dcdd4",
        "pack: lucid c2bd17c9771dcdd4",
    );
    let table = ["games   7 s", "steps   9", "", "A   1"];
    assert_eq!(masked(&table), ["games # s", "steps 9", "", "A   1"]);
}
