//! Power cuts, after any change to the disk.
//!
//! An evening is played while every change to the database's files is recorded. Then the
//! disk is rebuilt as it may have been at each moment: what was synced is there; of what was
//! not, anything from nothing to everything is, and single writes may be torn.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use lucid_tabletop::Random;
use tempfile::TempDir;

use super::evening::Evening;
use super::sample;
use super::shim::{Fault, Shim};
use crate::{Cluster, Node};

/// The number of bytes that a disk writes at once.
const SECTOR: usize = 512;
/// How many syncs fail in a row: more than a commit is tried again.
const FAILURES: u64 = 6;

/// A change, as the shim records it.
#[derive(Clone, Debug)]
struct Change {
    file: u32,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    Write(u64, Vec<u8>),
    Truncate(u64),
    Sync,
    Create,
    Unlink,
}

/// The folder itself, among the files of the shim.
const FOLDER: u32 = 5;

/// Reads the shim's log.
fn changes(path: &Path) -> Vec<Change> {
    let bytes = fs::read(path).expect("there is a log");
    let mut rest = &bytes[..];
    let mut changes = Vec::new();
    while !rest.is_empty() {
        let number = |at: usize| u64::from_ne_bytes(rest[at..at + 8].try_into().unwrap());
        let half = |at: usize| u32::from_ne_bytes(rest[at..at + 4].try_into().unwrap());
        let (call, file, offset, length) = (half(0), half(4), number(8), number(16) as usize);
        let data = &rest[24..];
        let what = match call {
            1 => What::Write(offset, data[..length].to_vec()),
            2 => What::Sync,
            4 => What::Truncate(offset),
            8 => What::Create,
            16 => What::Unlink,
            other => panic!("an unknown call {other}"),
        };
        rest = &data[length..];
        changes.push(Change { file, what });
    }
    changes
}

/// What happens to changes that were not synced.
#[derive(Clone, Copy, Debug)]
enum Loss {
    /// All of them are lost.
    All,
    /// None is.
    None,
    /// Some are, and some writes are torn.
    Some(u64),
}

/// A file: what is durable of it, and what is not yet.
#[derive(Clone, Debug, Default)]
struct File {
    content: Vec<u8>,
    pending: Vec<What>,
    /// Whether its name is in the folder, durably and now.
    named: bool,
    named_now: bool,
}

/// A disk on which changes happen.
#[derive(Clone, Debug, Default)]
struct Disk(BTreeMap<u32, File>);

impl Disk {
    fn take(&mut self, change: &Change) {
        if change.file == FOLDER {
            if matches!(change.what, What::Sync) {
                self.0
                    .values_mut()
                    .for_each(|file| file.named = file.named_now);
            }
            return;
        }
        let file = self.0.entry(change.file).or_default();
        match &change.what {
            What::Sync => {
                let pending = std::mem::take(&mut file.pending);
                pending
                    .iter()
                    .for_each(|what| apply(&mut file.content, what));
            }
            // A new file of the same name.
            What::Create => {
                file.content.clear();
                file.pending.clear();
                file.named_now = true;
            }
            What::Unlink => file.named_now = false,
            what => file.pending.push(what.clone()),
        }
    }

    /// The files after a power cut.
    fn after(&self, loss: Loss) -> BTreeMap<u32, Vec<u8>> {
        let mut random = Random::new(match loss {
            Loss::Some(seed) => seed,
            Loss::All | Loss::None => 0,
        });
        let mut chance = |loss: Loss| match loss {
            Loss::All => false,
            Loss::None => true,
            Loss::Some(_) => random.below(2) == 0,
        };
        let mut files = BTreeMap::new();
        for (name, file) in &self.0 {
            let there = match file.named == file.named_now {
                true => file.named,
                // Whichever of both the folder says.
                false => chance(loss) == file.named_now,
            };
            let mut content = file.content.clone();
            for what in &file.pending {
                match what {
                    What::Write(offset, data) if matches!(loss, Loss::Some(_)) => {
                        for (index, sector) in data.chunks(SECTOR).enumerate() {
                            if chance(loss) {
                                let at = offset + (index * SECTOR) as u64;
                                apply(&mut content, &What::Write(at, sector.to_vec()));
                            }
                        }
                    }
                    what if chance(loss) => apply(&mut content, what),
                    _ => {}
                }
            }
            if there {
                files.insert(*name, content);
            }
        }
        files
    }
}

fn apply(content: &mut Vec<u8>, what: &What) {
    match what {
        What::Write(offset, data) => {
            let (from, to) = (*offset as usize, *offset as usize + data.len());
            content.resize(content.len().max(to), 0);
            content[from..to].copy_from_slice(data);
        }
        What::Truncate(size) => content.resize(*size as usize, 0),
        What::Sync | What::Create | What::Unlink => {}
    }
}

/// Plays an evening, with or without a failing sync, and cuts the power at many moments,
/// including those when somebody was refused.
fn power_goes(failing_sync: Option<u64>, moments: u64) -> usize {
    let mut cluster = Cluster::sqlite();
    let shim = Shim::under(&mut cluster);
    shim.record(&mut cluster);
    let mut node = Node::start(&cluster);
    if let Some(sync) = failing_sync {
        shim.count_syncs();
        shim.fail(Fault::Broken, shim.calls() + sync, FAILURES);
    }
    let evening = Evening::play(node.address, || shim.changed());
    node.stop();
    evening.check(&cluster.database);

    let changes = changes(&shim.changes);
    let mut moments = sample(changes.len() as u64, moments, failing_sync.unwrap_or(0));
    moments.extend(evening.refusals());
    let mut disk = Disk::default();
    let mut checked = 0;
    for (moment, change) in (1..).zip(&changes) {
        disk.take(change);
        if !moments.contains(&moment) {
            continue;
        }
        for loss in [
            Loss::All,
            Loss::None,
            Loss::Some(moment),
            Loss::Some(moment + 1_000_003),
        ] {
            let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
            let name = |suffix| folder.path().join(format!("lucid.db{suffix}"));
            for (file, content) in disk.after(loss) {
                let path = match file {
                    1 => name(""),
                    2 => name("-wal"),
                    3 => name("-journal"),
                    other => panic!("an unknown file {other}"),
                };
                fs::write(path, content).expect("a file can be written");
            }
            eprintln!(
                "the power goes after change {moment} of {}: {loss:?}",
                changes.len()
            );
            evening.check_at(&format!("sqlite:{}", name("").display()), moment);
            checked += 1;
        }
    }
    let refused = evening.refused();
    eprintln!(
        "{} steps acknowledged, {refused} refused, {checked} losses of power",
        evening.acknowledged(),
    );
    refused
}

#[test]
fn the_power_goes_and_nothing_is_lost() {
    power_goes(None, 40);
}

/// A commit whose sync failed may be complete on the disk. If a client was told that it was
/// not saved, it must not be there after a power cut.
#[test]
fn the_power_goes_after_a_sync_that_failed() {
    let refused: usize = sample(60, 6, 0)
        .into_iter()
        .map(|sync| power_goes(Some(sync), 5))
        .sum();
    assert!(refused > 0, "somebody was refused");
}
