//! The program: plays games in bulk, shows them and checks them, helps at a real
//! table, and looks after packs.

mod admin;
mod arena;
mod completions;
mod dataset;
mod failure;
mod health;
mod hint;
mod input;
mod language;
mod layout;
mod library;
mod load;
mod man;
mod options;
mod output;
mod pack;
mod replay;
mod retention;
mod review;
mod runner;
mod serve;
mod sim;
mod solve;
mod statistics;
mod store_failure;
mod suggestion;
mod titles;
mod verify;
mod version;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Referee and laboratory for games about dreams.
#[derive(Debug, Parser)]
#[command(version, arg_required_else_help = true, max_term_width = 96)]
struct Cli {
    #[command(subcommand)]
    command: Command,

    /// Language: en or de [default: the system's]
    #[arg(long, global = true, display_order = 90, value_name = "LANG", value_parser = language::parse)]
    lang: Option<lucid_texts::Language>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Opens the game in the browser
    Serve(serve::ServeArgs),
    /// Maintains the tables of a server
    Admin(admin::AdminArgs),
    /// Checks whether a server on this machine is alive, or ready to serve
    Health(health::HealthArgs),
    /// Plays many games with bots and reports the results
    Sim(sim::SimArgs),
    /// Lets bots play each other and reports which is stronger
    Arena(arena::ArenaArgs),
    /// Shows a recorded game, or one moment of it
    Replay(replay::ReplayArgs),
    /// Verifies recorded games: every step, and every chance step against the seed
    Verify(verify::VerifyArgs),
    /// Suggests what to do at a moment of a recorded game
    Hint(hint::HintArgs),
    /// Reviews a recorded game: every turn next to the best that was found
    Review(review::ReviewArgs),
    /// Forecasts the final result at a moment of a recorded game of Dreamscape
    Forecast(titles::forecast::ForecastArgs),
    /// Plays games of bots as data to train with, and measures forecasts
    Dataset(dataset::DatasetOptions),
    /// Plays Mr Nightmare's side of a solo game on a real table
    Companion(titles::companion::CompanionArgs),
    /// Finds the best composition or Creation, and proves it
    Solve(solve::SolveArgs),
    /// Checks, shows and draws packs: cards, tiles and tracks as files
    Pack(pack::PackArgs),
    /// Prints a script that lets a shell complete commands and options
    Completions(completions::CompletionsArgs),
    /// Writes manual pages for the program and all its commands
    Man(man::ManArgs),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return failure::of_usage(&error),
    };
    let texts = lucid_texts::Texts::new(cli.lang.unwrap_or_else(language::of_system));
    let done = match cli.command {
        Command::Serve(args) => serve::run(&args, &texts),
        Command::Admin(args) => admin::run(&args, &texts),
        Command::Health(args) => health::run(&args, &texts),
        Command::Sim(args) => sim::run(&args, &texts),
        Command::Arena(args) => arena::run(&args, &texts),
        Command::Replay(args) => replay::run(&args, &texts),
        Command::Verify(args) => verify::run(&args, &texts),
        Command::Hint(args) => hint::run(&args, &texts),
        Command::Review(args) => review::run(&args, &texts),
        Command::Forecast(args) => titles::forecast::run(&args, &texts),
        Command::Dataset(args) => dataset::run(&args, &texts),
        Command::Companion(args) => titles::companion::run(&args, &texts),
        Command::Solve(args) => solve::run(&args, &texts),
        Command::Pack(args) => pack::run(&args, &texts),
        Command::Completions(args) => completions::run(&args),
        Command::Man(args) => man::run(&args, &texts),
    };
    done.unwrap_or_else(|error| failure::report(&error, &texts))
}
