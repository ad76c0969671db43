//! What the program prints about itself: its version, completions, manual pages.

use std::io::Write as _;
use std::process::{Command, Stdio};

use crate::common::TestDir;
use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_tabletop::Game as _;

#[test]
fn the_version_names_rules_records_and_packs() {
    let dir = TestDir::without_pack("version");
    let long = dir.good("--version");
    let lines: Vec<&str> = long.lines().collect();
    let [first, rules, records, dreamscape_pack, runners_pack] = lines[..] else {
        panic!("{long}");
    };
    let version = format!("lucid {}", env!("CARGO_PKG_VERSION"));
    assert!(first == version || first.starts_with(&format!("{version} (commit ")));
    let (dreamscape, runners) = (Dreamscape::RULES_VERSION, DreamRunners::RULES_VERSION);
    assert_eq!(
        rules,
        format!("rules      Dreamscape {dreamscape}, Dream Runners {runners}")
    );
    assert_eq!(records, "records    format 2");
    let hash = lucid_packs::dreamscape().content.hash();
    assert!(dreamscape_pack.starts_with("packs      dreamscape \""));
    assert!(
        dreamscape_pack.ends_with(&format!("\" {hash},")),
        "{dreamscape_pack}"
    );
    let hash = lucid_packs::dream_runners().content.hash();
    assert!(runners_pack.starts_with("           dream-runners \""));
    assert!(
        runners_pack.ends_with(&format!("\" {hash}")),
        "{runners_pack}"
    );
    assert_eq!(dir.good("-V"), format!("{first}\n"));
}

#[test]
fn completions_are_printed_for_every_shell() {
    let dir = TestDir::without_pack("completions");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = dir.good(&format!("completions {shell}"));
        for word in ["lucid", "companion", "dream-runners", "simultaneous"] {
            assert!(script.contains(word), "{shell} does not know {word}");
        }
    }
    let (code, said) = dir.bad("completions bsh");
    assert_eq!(code, 2);
    assert!(said.ends_with("(did you mean bash?)"), "{said}");
}

/// The shell reads the script, and completes with it.
#[cfg(unix)]
#[test]
fn bash_understands_its_completions() {
    let dir = TestDir::without_pack("completions-bash");
    dir.write("lucid.bash", dir.good("completions bash"));
    let bash = |script: &str| {
        let mut child = Command::new("bash")
            .args(["--norc", "-s"])
            .current_dir(dir.path(""))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(script.as_bytes()).unwrap();
        drop(input);
        let ran = child.wait_with_output().unwrap();
        let said = String::from_utf8(ran.stderr).unwrap();
        assert!(ran.status.success(), "{said}");
        String::from_utf8(ran.stdout).unwrap()
    };
    bash("bash -n lucid.bash");
    let completed = bash(
        "source lucid.bash\n\
         COMP_WORDS=(lucid sim dre)\nCOMP_CWORD=2\n\
         _lucid lucid dre sim\necho \"${COMPREPLY[@]}\"\n",
    );
    assert_eq!(completed.trim(), "dreamscape dream-runners");
}

#[test]
fn every_command_has_a_page_in_the_manual() {
    let dir = TestDir::without_pack("man");
    let said = dir.good("man pages");
    let mut names = vec!["lucid".to_owned()];
    let mut index = 0;
    while let Some(name) = names.get(index).cloned() {
        let args = name.replace('-', " ");
        let args = args.replace("dream runners", "dream-runners");
        let args = args.strip_prefix("lucid").unwrap().trim();
        let help = dir.good(&format!("{args} --help"));
        let below = help.split_once("Commands:\n").map_or("", |(_, rest)| rest);
        let below = below.split("\n\n").next().unwrap_or_default();
        for line in below.lines() {
            let command = line.trim().split(' ').next().unwrap_or_default();
            if command != "help" && line.starts_with("  ") && !line.starts_with("   ") {
                names.push(format!("{name}-{command}"));
            }
        }
        index += 1;
    }
    assert!(
        names.contains(&"lucid-pack-balance".to_owned()),
        "{names:?}"
    );
    assert_eq!(said, format!("pages: {} pages\n", names.len()));
    for name in &names {
        let page = dir.read(&format!("pages/{name}.1"));
        assert!(page.starts_with(&format!(".TH {name} 1 ")), "{page}");
        let lines: Vec<&str> = page.lines().collect();
        for (index, line) in lines.iter().enumerate() {
            if line.starts_with(".SH") {
                let next = lines.get(index + 1).copied().unwrap_or(".SH");
                assert!(!next.starts_with(".SH"), "{name}: {line} is empty");
            }
        }
    }
    // Lists stay lists: their lines are not filled into a paragraph.
    let page = dir.read("pages/lucid-sim.1");
    let (_, details) = page.split_once(".SH DETAILS\n.nf\n").expect("details");
    assert!(details.contains("\n  cycles "), "{details}");
}
