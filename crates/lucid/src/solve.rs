//! `lucid solve`: the best that can be done, proved.

use std::process::ExitCode;

use lucid_texts::Texts;

use crate::titles::Solve;

/// What `lucid solve` is asked to do.
#[derive(Debug, clap::Args)]
pub(crate) struct SolveArgs {
    #[command(subcommand)]
    what: Solve,
}

/// Solves and prints.
pub(crate) fn run(args: &SolveArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    args.what.run(texts)
}
