//! What the machine gives: cores, open files, and what a process has used.

use std::fs;
use std::sync::LazyLock;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};

/// The cores that this program might use when it began.
pub(crate) static CORES: LazyLock<Vec<usize>> = LazyLock::new(|| {
    let set = sched_getaffinity(None).unwrap_or_default();
    (0..CpuSet::MAX_CPU)
        .filter(|cpu| set.is_set(*cpu))
        .collect()
});

/// Runs this thread, and what it starts from now on, on these cores alone.
pub(crate) fn pin(cores: &[usize]) {
    let mut set = CpuSet::new();
    cores.iter().for_each(|core| set.set(*core));
    // A machine that forbids it measures without; the report says what was used.
    let _ = sched_setaffinity(None, &set);
}

/// Allows this program, and what it starts, as many open files as it may have.
/// Says how many that are.
pub(crate) fn raise_open_files() -> u64 {
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        maximum: limit.maximum,
    };
    let _ = setrlimit(Resource::Nofile, raised);
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}

/// What a process has used so far.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    /// Memory that it holds now, in MB.
    pub(crate) memory: f64,
    /// Seconds of a core.
    pub(crate) cpu: f64,
}

/// What a process has used so far, with its threads.
pub(crate) fn usage(process: u32) -> Usage {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let resident = (status.lines())
        .find_map(|line| line.strip_prefix("VmRSS:"))
        .and_then(|rest| rest.split_whitespace().next()?.parse::<f64>().ok());
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name stands in brackets and may hold blanks; user and system time are
    // the 12th and 13th field after it, in hundredths of a second.
    let fields = stat.rsplit(')').next().unwrap_or_default();
    let ticks: f64 = (fields.split_whitespace().skip(11).take(2))
        .filter_map(|field| field.parse::<f64>().ok())
        .sum();
    Usage {
        memory: resident.unwrap_or(0.0) / 1024.0,
        cpu: ticks / 100.0,
    }
}
