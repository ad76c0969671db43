//! Running the program in a folder of its own.

#![allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    reason = "each test file uses a part of this"
)]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A folder for one test, empty at its start.
#[derive(Debug)]
pub struct Desk(PathBuf);

/// What a run of the program left behind.
#[derive(Debug, PartialEq, Eq)]
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Desk {
    pub fn new(name: &str) -> Desk {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Desk(path)
    }

    /// The program, ready to start here, in English and without colours.
    pub fn command(&self, args: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lucid"));
        command
            .args(args.split_whitespace())
            .current_dir(&self.0)
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

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
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
