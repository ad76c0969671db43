//! Many players at once, for `cargo xtask load`: what a server process does
//! when tables of four real sockets each play as fast as they may, once a
//! second, at the same moment, or not at all. One thread drives all of them.
#![cfg(target_os = "linux")]

mod crowd;
mod figures;
mod host;
mod machine;
mod measure;
mod options;
mod ours;
mod peer;
mod report;
mod socket;

use std::io;
use std::process::ExitCode;

use options::{Options, Scenario, USAGE};
use report::Row;

fn main() -> ExitCode {
    let options = match Options::parse(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(problem) => {
            eprint!("{problem}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let files = machine::raise_open_files();
    if options.scenarios.contains(&Scenario::Idle) && files < options.idle as u64 + 100 {
        eprintln!(
            "{} idle sockets need more than the {files} open files that a program may have here: ulimit -n",
            options.idle
        );
        return ExitCode::FAILURE;
    }
    let mut rows = Vec::new();
    for scenario in &options.scenarios {
        let mut turns = Vec::new();
        for _ in 0..options.turns(*scenario) {
            match in_turn(*scenario, &options) {
                Ok(some) => turns.push(some),
                Err(error) => {
                    eprintln!("{}: {error}", scenario.name());
                    return ExitCode::FAILURE;
                }
            }
        }
        rows.extend(report::middle(turns));
    }
    match options.json {
        true => println!("{:#}", report::json(&rows)),
        false => print!("{}", report::tables(&rows)),
    }
    ExitCode::SUCCESS
}

/// Measures all servers, one after the other.
fn in_turn(scenario: Scenario, options: &Options) -> io::Result<Vec<Row>> {
    let mut rows = Vec::new();
    if let Some(program) = &options.lucid {
        eprintln!("▸ {}: lucid", scenario.name());
        rows.extend(measure::lucid(program, scenario, options)?);
    }
    if let Some(folder) = &options.peer {
        eprintln!("▸ {}: boardgame.io", scenario.name());
        rows.extend(measure::boardgame_io(folder, scenario, options)?);
    }
    Ok(rows)
}
