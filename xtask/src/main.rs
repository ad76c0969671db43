//! The chores of the workspace. `cargo xtask help` lists them.

mod bench;
mod cargo;
mod check;
mod dist;
mod figures;
mod fuzz;
mod heard;
mod lint;
mod load;
mod page;
mod passed;
mod play;
mod report;
mod shell;
mod test;
mod tools;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask <chore>

  play            builds the browser client and the program, and opens the game
  web             the browser client as small as it can be, into target/client-small;
                  --quick builds it soon instead, into target/client; --tests lints it
                  on the way, into target/client-tests
  test            format, lints, all tests, also in a browser, documentation; leaves out tests
                  that have passed with the same files, unless asked to run them --again
                  --all adds what takes long, --timings lets cargo write reports on its builds
  check           format, lints and the tests of the packages that have changed; --base COMMIT
  figures         how small and how quick the client of a release is
  dist            a release for this system, into target/dist: archive, checksum, licences
  bench           speed of the engine; --peers measures others in the same run, --peers --write updates the book
  load            the server under load, and boardgame.io's in the same run; --write updates the book
                  [saturated] [paced] [together] [idle] --tables N --think MS --seconds S --idle N --json --no-peer
  fuzz [SECONDS]  every fuzz target for a while (default: 60 seconds each)
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["play", options @ ..] => play::run(options),
        ["web"] => web::run(web::Effort::Small),
        ["web", "--quick"] => web::run(web::Effort::Quick),
        ["web", "--tests"] => web::run(web::Effort::Tests),
        ["test", options @ ..] => test::run(options),
        ["check", options @ ..] => check::run(options),
        ["figures"] => figures::run(),
        ["dist"] => dist::run(),
        ["bench", options @ ..] => bench::run(options),
        ["load", options @ ..] => load::run(options),
        ["fuzz"] => fuzz::run(60),
        ["fuzz", seconds] if seconds.parse::<u32>().is_ok() => {
            fuzz::run(seconds.parse().unwrap_or(60))
        }
        ["help"] | ["--help"] | [] => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        _ => {
            eprint!("xtask: unknown chore {:?}\n\n{HELP}", args.join(" "));
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
