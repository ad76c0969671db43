//! Running the program in its own folder.

#![allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    reason = "each test file uses a part of this"
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A folder for one test, empty at its start but for `starter.toml`, the pack
/// that never changes.
#[derive(Debug)]
pub struct TestDir {
    folder: PathBuf,
    /// Given to all commands that play.
    pack: Option<&'static str>,
}

/// What a run of the program left behind.
#[derive(Debug, PartialEq, Eq)]
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl TestDir {
    /// A folder where `sim`, `arena`, `replay` and `verify` use the starter pack, so that
    /// what is expected does not change with the built-in one.
    pub fn new(name: &str) -> TestDir {
        TestDir {
            pack: Some("starter.toml"),
            ..TestDir::without_pack(name)
        }
    }

    /// A folder where every command runs as it is written.
    pub fn without_pack(name: &str) -> TestDir {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let starter = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testkit/packs/starter.toml");
        fs::copy(starter, folder.join("starter.toml")).unwrap();
        TestDir { folder, pack: None }
    }

    /// The program, ready to start here, in English and without colours.
    pub fn command(&self, args: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lucid"));
        let plays = ["sim ", "arena ", "replay ", "verify ", "hint ", "review "];
        let pack = self
            .pack
            .filter(|_| plays.iter().any(|play| args.starts_with(play)));
        command
            .args(args.split_whitespace())
            .args(pack.into_iter().flat_map(|pack| ["--pack", pack]))
            .current_dir(&self.folder)
            .env("LC_ALL", "C")
            .env("NO_COLOR", "1")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    /// Runs the program with arguments that hold no blanks.
    pub fn lucid(&self, args: &str) -> Ran {
        let ran = self.command(args).output().unwrap();
        Ran {
            code: ran.status.code(),
            out: String::from_utf8(ran.stdout).unwrap(),
            err: String::from_utf8(ran.stderr).unwrap(),
        }
    }

    /// Runs the program, which must succeed in silence, and returns what it printed.
    pub fn good(&self, args: &str) -> String {
        let ran = self.lucid(args);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "lucid {args}");
        ran.out
    }

    /// Runs the program, which must fail with one line on stderr and nothing else.
    pub fn bad(&self, args: &str) -> (i32, String) {
        let ran = self.lucid(args);
        assert_eq!(ran.out, "", "lucid {args}");
        assert_eq!(ran.err.lines().count(), 1, "lucid {args}: {}", ran.err);
        (
            ran.code.expect("it ends by itself"),
            ran.err.trim_end().to_owned(),
        )
    }

    /// What is said in both languages to calls that make no sense.
    pub fn refusals(&self, calls: &[&str]) -> String {
        let told = calls.iter().map(|args| {
            let said = ["en", "de"].map(|language| {
                let (code, line) = self.bad(&format!("{args} --lang {language}"));
                assert_eq!(code, 2, "{line}");
                format!("  {line}")
            });
            format!("lucid {args}\n{}", said.join("\n"))
        });
        told.collect::<Vec<_>>().join("\n")
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        fs::write(self.path(name), text).unwrap();
    }

    /// The record of a short game of one cycle, as `short.lucid`.
    pub fn short_record(&self) -> String {
        self.good("sim dreamscape --rule cycles=1 --games 1 --seed 3 --records short");
        fs::rename(self.path("short/000001.lucid"), self.path("short.lucid")).unwrap();
        self.read("short.lucid")
    }
}

/// A record that was changed, with the digest that it has now.
pub fn with_own_digest(changed: &str) -> String {
    let (body, _) = changed.split_once("digest | ").unwrap_or((changed, ""));
    let none = "0".repeat(64);
    let record = lucid_tabletop::Record::parse(&format!("{body}digest | {none}\n")).unwrap();
    format!("{body}digest | {}\n", record.digest())
}
