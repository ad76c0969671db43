//! `lucid dataset`: games of bots, to train with and to measure with.

use std::process::ExitCode;

use lucid_texts::Texts;

use crate::titles::DatasetCommand;

/// What `lucid dataset` is asked to do.
#[derive(Debug, clap::Args)]
pub(crate) struct DatasetOptions {
    #[command(subcommand)]
    what: DatasetCommand,
}

/// Plays, or compares.
pub(crate) fn run(args: &DatasetOptions, texts: &Texts) -> anyhow::Result<ExitCode> {
    args.what.run(texts)
}
