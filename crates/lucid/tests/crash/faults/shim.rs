//! The library that makes a disk fail, built by the test and controlled through a file.

use std::fs::{self, File};
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::Cluster;

/// How calls fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The disk is full.
    Full = 1,
    /// The disk is broken.
    Broken = 2,
    /// Half is written, and then the disk is full.
    Short = 3,
}

/// The numbers of the control file, in its order.
#[derive(Clone, Copy)]
enum Number {
    Calls = 0,
    From = 1,
    Until = 2,
    How = 3,
    Failed = 4,
    Changes = 5,
    Only = 6,
}

/// The disk of a cluster.
pub(super) struct Shim {
    control: File,
    /// The database file.
    pub(super) database: PathBuf,
    /// The file where changes are recorded.
    pub(super) changes: PathBuf,
}

impl Shim {
    /// Puts a cluster with a SQLite database onto a disk that can fail.
    pub(super) fn under(cluster: &mut Cluster) -> Shim {
        let database = cluster.database.strip_prefix("sqlite:").expect("SQLite");
        let database = PathBuf::from(database);
        let path = cluster.path().join("control");
        let changes = cluster.path().join("changes");
        fs::write(&path, [0; 64]).expect("a file can be written");
        let control = File::options().read(true).write(true).open(&path);
        cluster.environment.extend([
            ("LD_PRELOAD", library().into()),
            ("LUCID_SHIM_FILE", database.clone().into()),
            ("LUCID_SHIM_CONTROL", path.into()),
        ]);
        Shim {
            control: control.expect("a file can be opened"),
            database,
            changes,
        }
    }

    /// Records all changes from now on.
    pub(super) fn record(&self, cluster: &mut Cluster) {
        let log = ("LUCID_SHIM_LOG", self.changes.clone().into());
        cluster.environment.push(log);
    }

    /// Makes some calls fail, counted from 1.
    pub(super) fn fail(&self, fault: Fault, from: u64, times: u64) {
        self.set(Number::How, fault as u64);
        self.set(Number::Until, from + times);
        self.set(Number::From, from);
    }

    /// Counts only syncs from now on.
    pub(super) fn count_syncs(&self) {
        /// Their bit.
        const SYNC: u64 = 2;
        self.set(Number::Only, SYNC);
    }

    /// Makes all calls fail from now on.
    pub(super) fn fail_from_now(&self, fault: Fault) {
        self.fail(fault, self.calls() + 1, u64::MAX / 2);
    }

    /// Makes no call fail any more.
    pub(super) fn mend(&self) {
        self.set(Number::From, 0);
    }

    /// How many calls there were.
    pub(super) fn calls(&self) -> u64 {
        self.get(Number::Calls)
    }

    /// How many calls have failed.
    pub(super) fn failed(&self) -> u64 {
        self.get(Number::Failed)
    }

    /// The number of recorded changes.
    pub(super) fn changed(&self) -> u64 {
        self.get(Number::Changes)
    }

    fn get(&self, number: Number) -> u64 {
        let mut bytes = [0; 8];
        let read = self.control.read_exact_at(&mut bytes, 8 * number as u64);
        read.expect("the control file can be read");
        u64::from_ne_bytes(bytes)
    }

    fn set(&self, number: Number, value: u64) {
        let bytes = value.to_ne_bytes();
        let written = self.control.write_all_at(&bytes, 8 * number as u64);
        written.expect("the control file can be written");
    }
}

/// The library, built once by each process.
fn library() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/crash/faults/shim.c");
        let name = format!("shim-{}.so", std::process::id());
        let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let built = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"])
            .arg(&library)
            .arg(source)
            .status();
        assert!(
            built.expect("a C compiler").success(),
            "the shim does not build"
        );
        library
    })
}
