//! The chores of the workspace. `cargo xtask help` lists them.

mod bench;
mod fuzz;
mod load;
mod page;
mod shell;
mod test;
mod tools;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask <chore>

  play            builds the browser client and the program, and opens the game
  web             the browser client alone, into target/client; --quick builds it soon instead of small
  test            format, lints, all tests, also in a browser, documentation
  bench           speed of the engine; --peers measures others in the same run, --peers --write updates the book
  load            the server under load, and boardgame.io's in the same run; --write updates the book
                  [saturated] [paced] [together] [idle] --tables N --think MS --seconds S --idle N --json --no-peer
  fuzz [SECONDS]  every fuzz target for a while (60 seconds each unless told)
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["play", options @ ..] => web::play(options),
        ["web"] => web::run(web::Build::Small),
        ["web", "--quick"] => web::run(web::Build::Quick),
        ["test"] => test::run(),
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
