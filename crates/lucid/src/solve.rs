//! `lucid solve`: the best that can be done, proved.

use std::process::ExitCode;

use lucid_texts::Texts;

use crate::titles::Solve;

/// What `lucid solve` is asked to do.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: Solve,
}

/// Solves and prints.
pub(crate) fn run(args: &Args, texts: &Texts) -> anyhow::Result<ExitCode> {
    args.what.run(texts)
}
