//! Packs with random damage: never a panic, always a pack or a report.

use lucid_packs::{Severity, TitleId};

/// Small random numbers; the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// A pack that was read, or a report that says why not.
fn check(bytes: &[u8]) {
    match lucid_packs::read_bytes("damaged.toml", bytes) {
        Ok(pack) => assert!(!pack.hash().is_empty()),
        Err(report) => {
            assert!(report.count(Severity::Error) > 0);
            assert!(!report.pretty(true).is_empty());
            assert!(report.json().starts_with('{'));
            for problem in &report.problems {
                assert!(problem.span.end <= report.source.len());
                assert!(problem.line >= 1 && problem.column >= 1);
                assert!(!problem.reason.to_string().is_empty(), "{problem:?}");
            }
        }
    }
}

#[test]
fn damaged_bytes_do_no_harm() {
    const PIECES: &[&[u8]] = &[
        b"\"",
        b"\"\"\"",
        b"[",
        b"]]",
        b"{",
        b"}",
        b"=",
        b"\n",
        b"#",
        b"-1",
        b"99999999999999999999",
        b"0x7f",
        b"1e9",
        b"true",
        b"\xff",
        b"\xc3",
        "ü".as_bytes(),
        b"@",
        b"^",
        b"+",
        b"~",
        b"/",
        b"\r\n",
        b"\0",
        b"\\u0000",
        b"[[card]]\n",
        b"[[tile]]\n",
        b"[tracks]\n",
        b".",
        b"E",
    ];
    let mut random = Random(0x5eed);
    for game in TitleId::ALL {
        let template = lucid_packs::template(game).as_bytes();
        for _ in 0..3000 {
            let mut bytes = template.to_vec();
            for _ in 0..=random.below(3) {
                let at = random.below(bytes.len());
                let end = (at + random.below(20)).min(bytes.len());
                match random.below(4) {
                    0 => bytes[at] = random.below(256) as u8,
                    1 => drop(bytes.drain(at..end)),
                    2 => bytes.truncate(at.max(1)),
                    _ => {
                        let piece = PIECES[random.below(PIECES.len())];
                        bytes.splice(at..at, piece.iter().copied());
                    }
                }
            }
            check(&bytes);
        }
    }
}

/// Whole lines are dropped, doubled and swapped, so the text is often still TOML.
#[test]
fn damaged_lines_do_no_harm() {
    let mut random = Random(0x11e5);
    for game in TitleId::ALL {
        let template: Vec<&str> = lucid_packs::template(game).lines().collect();
        for _ in 0..3000 {
            let mut lines = template.clone();
            for _ in 0..=random.below(4) {
                let (at, other) = (random.below(lines.len()), random.below(lines.len()));
                match random.below(4) {
                    0 => drop(lines.remove(at)),
                    1 => lines.insert(at, lines[other]),
                    2 => lines.swap(at, other),
                    _ => lines[at] = lines[other],
                }
            }
            check(lines.join("\n").as_bytes());
        }
    }
}

/// Values are changed for others, which is TOML nearly always.
#[test]
fn damaged_values_do_no_harm() {
    const VALUES: &[&str] = &[
        "0",
        "-1",
        "255",
        "256",
        "1.5",
        "\"\"",
        "\"x\"",
        "true",
        "[]",
        "[1, 2]",
        "{}",
        "[{}]",
        "\"\"\"\n\n\"\"\"",
        "1979-05-27",
        "[[[[]]]]",
        "{ en = 1, de = [] }",
        "\"g@\"",
        "inf",
    ];
    let mut random = Random(0x7a1e);
    for game in TitleId::ALL {
        let template: Vec<&str> = lucid_packs::template(game).lines().collect();
        for _ in 0..3000 {
            let mut lines: Vec<String> = template.iter().map(ToString::to_string).collect();
            for _ in 0..=random.below(4) {
                let at = random.below(lines.len());
                let value = VALUES[random.below(VALUES.len())];
                if let Some((key, _)) = template[at].split_once(" = ") {
                    lines[at] = format!("{key} = {value}");
                }
            }
            check(lines.join("\n").as_bytes());
        }
    }
}

/// Deep nesting ends in a report, not in a full stack.
#[test]
fn depth_does_no_harm() {
    for (open, close) in [("[", "]"), ("{ a = ", "}"), ("a.", "")] {
        let deep = format!("grid = {}{}", open.repeat(50_000), close.repeat(50_000));
        check(deep.as_bytes());
    }
    check(format!("{} = 1", "a.".repeat(50_000) + "a").as_bytes());
    check(format!("[{}]", "a.".repeat(50_000) + "a").as_bytes());
}
