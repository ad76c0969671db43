//! `cargo xtask figures`: how small and how quick the client of a release is.

use anyhow::Result;

use crate::lint::linted;
use crate::shell::{command, run_command};
use crate::tools;
use crate::web::{self, Effort};

/// Builds the small client and measures it in a real browser.
pub(crate) fn run() -> Result<()> {
    tools::for_figures()?;
    web::run(Effort::Small)?;
    let line =
        "cargo test --workspace --test browser -- figures:: --ignored --nocapture --test-threads 1";
    let mut tests = command(line);
    linted(&mut tests)
        .env("LUCID_BROWSER", "1")
        .env("LUCID_CLIENT", Effort::Small.folder());
    // `LUCID_FIGURES=write` puts what was measured into the book.
    if std::env::var_os("LUCID_FIGURES").is_none() {
        tests.env("LUCID_FIGURES", "1");
    }
    run_command(&mut tests, line)
}
