//! Broken packs, each with the exact report that it gets.

use lucid_packs::{Mistake, Report, Severity};

/// Every file of `broken/` is refused, with all of its faults in order.
#[test]
fn every_broken_pack_gets_its_report() {
    insta::glob!("../broken", "*.toml", |path| {
        let file = path.file_name().unwrap().to_str().unwrap();
        let text = std::fs::read_to_string(path).unwrap();
        let Err(report) = lucid_packs::read(file, &text) else {
            panic!("{file} is not broken");
        };
        assert!(report.count(Severity::Error) > 0);
        let starts: Vec<usize> = (report.problems.iter()).map(|p| p.span.start).collect();
        assert!(starts.is_sorted(), "{report}");
        insta::assert_snapshot!(report.to_string());
    });
}

/// Bad input: 10 MB is not even looked at.
#[test]
fn a_pack_of_ten_megabytes_is_refused_by_its_size() {
    let bytes = vec![b'#'; 10_000_000];
    let report = lucid_packs::read_bytes("huge.toml", &bytes).unwrap_err();
    let expected = "huge.toml:1:1: file: 10000 kB is too big; a pack has at most 1000 kB";
    assert_eq!(report.to_string(), expected);
    let text = String::from_utf8(bytes).unwrap();
    let report = lucid_packs::read("huge.toml", &text).unwrap_err();
    assert_eq!(report.to_string(), expected);
}

#[test]
fn a_pack_that_is_no_utf8_is_told_where() {
    let report =
        lucid_packs::read_bytes("latin.toml", b"format = 1\nid = \"stra\xDFe\"\n").unwrap_err();
    let expected = "latin.toml:2:11: file: not UTF-8 from here on; save the file as UTF-8";
    assert_eq!(report.to_string(), expected);
}

/// Bad input: a newer pack is only reported to be newer, whatever else it holds.
#[test]
fn a_newer_pack_has_its_own_report() {
    let report = lucid_packs::read("new.toml", "format = 9\ngame = 3\n[warp]\n").unwrap_err();
    assert_eq!(report.problems.len(), 1);
    assert_eq!(report.problems[0].reason, Mistake::NewerFormat(9));
}

/// A hostile file cannot make a report without end.
#[test]
fn a_report_ends() {
    let text: String = (0..50_000).map(|n| format!("k{n} = 1\n")).collect();
    let text = format!("format = 1\ngame = \"dreamscape\"\n{text}");
    let report = lucid_packs::read("long.toml", &text).unwrap_err();
    assert_eq!(report.problems.len(), 501);
    let last = &report.problems[500].reason;
    assert!(matches!(last, Mistake::More(n) if *n > 40_000), "{last}");
}

#[test]
fn a_report_is_drawn_for_terminals() {
    let text = include_str!("../broken/dreamscape-letters.toml");
    let report = lucid_packs::read("letters.toml", text).unwrap_err();
    insta::assert_snapshot!(report.pretty(false));
    let coloured = report.pretty(true);
    assert!(coloured.contains("\x1b[1;31merror\x1b[0m"));
}

#[test]
fn a_report_is_written_for_programs() {
    let text = include_str!("../broken/runners-start-awake.toml");
    let report = lucid_packs::read("awake.toml", text).unwrap_err();
    insta::assert_snapshot!(report.json());
}

/// A control character in a file does not reach the terminal.
#[test]
fn a_report_holds_no_control_characters() {
    let text = "format = 1\ngame = \"\\u001b[31mx\"\n\"\\u001b\\n\" = 1\nid = \"\\u0007\"\n";
    let report = lucid_packs::read("evil.toml", text).unwrap_err();
    let plain = report.to_string();
    assert!(
        plain.chars().all(|c| c == '\n' || !c.is_control()),
        "{plain:?}"
    );
    let text = "format = 1\ngame = \u{7}x\u{1b}[31m\n";
    let report = lucid_packs::read("evil.toml", text).unwrap_err();
    let pretty = report.pretty(false);
    assert!(
        pretty.chars().all(|c| c == '\n' || !c.is_control()),
        "{pretty:?}"
    );
}

/// Characters that turn the direction of writing are refused in all texts for
/// people, and do not reach the terminal.
#[test]
fn a_text_cannot_turn_the_direction_of_writing() {
    let turns = ('\u{202a}'..='\u{202e}').chain('\u{2066}'..='\u{2069}');
    for turn in turns {
        for (game, field, was) in [
            (lucid_packs::TitleId::Dreamscape, "author", "Your name"),
            (lucid_packs::TitleId::Dreamscape, "de", "Gartentor"),
            (lucid_packs::TitleId::DreamRunners, "en", "Counting Sheep"),
        ] {
            let text = lucid_packs::template(game).replacen(was, &format!("x{turn}y"), 1);
            let report = lucid_packs::read("turned.toml", &text).unwrap_err();
            let [problem] = &report.problems[..] else {
                panic!("{report}");
            };
            let Mistake::ControlCharacter(told) = &problem.reason else {
                panic!("{report}");
            };
            assert!(told.ends_with(field), "{told}");
            assert!(!report.pretty(false).contains(turn));
        }
        let text = format!("format = 1\ngame = \"x{turn}\"\n");
        let report = lucid_packs::read("turned.toml", &text).unwrap_err();
        assert!(!report.to_string().contains(turn));
        assert!(!report.json().contains(turn));
    }
}

/// A slip of the pen is one error, not an unknown field and a missing one.
#[test]
fn a_misspelt_field_is_reported_once() {
    for (game, field, written) in [
        (lucid_packs::TitleId::Dreamscape, "format", "fromat"),
        (lucid_packs::TitleId::Dreamscape, "licence", "license"),
        (lucid_packs::TitleId::Dreamscape, "grid", "gird"),
        (lucid_packs::TitleId::Dreamscape, "points", "pointz"),
        (lucid_packs::TitleId::Dreamscape, "structure", "structur"),
        (lucid_packs::TitleId::Dreamscape, "copies", "copys"),
        (lucid_packs::TitleId::DreamRunners, "level", "levle"),
        (lucid_packs::TitleId::DreamRunners, "goods", "good"),
        (lucid_packs::TitleId::DreamRunners, "stars", "starz"),
    ] {
        let (was, is) = (format!("\n{field} ="), format!("\n{written} ="));
        let text = lucid_packs::template(game).replacen(&was, &is, 1);
        let report = lucid_packs::read("slip.toml", &text).unwrap_err();
        let [problem] = &report.problems[..] else {
            panic!("{written}: {report}");
        };
        let told = format!("unknown field `{written}`, did you mean `{field}`?");
        assert_eq!(problem.reason.to_string(), told);
    }
    let text =
        lucid_packs::template(lucid_packs::TitleId::Dreamscape).replacen("de = ", "dd = ", 1);
    let report = lucid_packs::read("slip.toml", &text).unwrap_err();
    assert_eq!(report.problems.len(), 1, "{report}");
}

/// Windows line ends and a byte order mark change nothing.
#[test]
fn line_ends_do_not_matter() {
    for game in lucid_packs::TitleId::ALL {
        let text = lucid_packs::template(game);
        let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        let unix = lucid_packs::read("unix.toml", text).unwrap();
        let windows = lucid_packs::read("windows.toml", &windows).unwrap();
        assert_eq!(unix.hash(), windows.hash());
    }
}

/// Advice on a box that breaks every rule of a good one; it is playable nevertheless.
#[test]
fn poor_packs_get_advice() {
    insta::glob!("../advice", "*.toml", |path| {
        let text = std::fs::read_to_string(path).unwrap();
        let pack = lucid_packs::read("poor.toml", &text).unwrap();
        for problem in pack.advice() {
            assert_eq!(problem.severity, Severity::Advice);
            assert!(matches!(problem.reason, Mistake::Deviation(_)));
        }
        let report = Report {
            file: "poor.toml".to_owned(),
            source: text,
            problems: pack.advice().to_vec(),
        };
        insta::assert_snapshot!(report.to_string());
    });
}
