//! `lucid verify`: checks records.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use lucid_tabletop::Commitment;
use lucid_tabletop::record::RecordDigest;
use lucid_texts::{Phrase, Texts, arg};
use lucid_titles::with_title;

use crate::failure::Failure;
use crate::input;
use crate::library::Library;
use crate::load::{Loaded, RecordFile};
use crate::output;
use crate::titles::Title;

/// What `lucid verify` is asked to do.
#[derive(Debug, clap::Args)]
pub(crate) struct VerifyArgs {
    /// Records to check; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Pack that records were played with, besides the built-in ones; may be repeated
    #[arg(long = "pack", value_name = "FILE")]
    packs: Vec<PathBuf>,

    /// The commitment you noted when the game began
    #[arg(long, value_name = "HEX")]
    commitment: Option<Commitment>,

    /// The digest you noted when the game was over
    #[arg(long, value_name = "HEX")]
    digest: Option<RecordDigest>,
}

impl VerifyArgs {
    /// The option that makes sense for one file alone.
    fn noted(&self) -> Option<&'static str> {
        let commitment = self.commitment.map(|_| "--commitment");
        commitment.or(self.digest.map(|_| "--digest"))
    }
}

/// Checks every file and prints a line for each: what it holds, or what is wrong.
pub(crate) fn run(args: &VerifyArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    if let (Some(option), [_, _, ..]) = (args.noted(), &args.files[..]) {
        let problem = texts.complaint_one_file(option);
        return Err(Failure::usage(texts, problem).into());
    }
    input::at_most_once(args.files.iter().chain(&args.packs), texts)?;
    let library = Library::new(&args.packs, texts)?;
    let mut out = output::stdout();
    let mut code = 0;
    for file in &args.files {
        match check(file, args, &library, texts) {
            Ok(line) => writeln!(out, "{}", output::tame(&line))?,
            Err(failure) => {
                // Lines of both kinds come in the order of the files.
                out.flush()?;
                failure.tell();
                code = code.max(failure.code);
            }
        }
    }
    out.flush()?;
    Ok(ExitCode::from(code))
}

/// `game.lucid: 312 steps, 96 dealt by the seed, B won 44 : 31; the commitment covers …`
fn check(
    file: &Path,
    args: &VerifyArgs,
    library: &Library,
    texts: &Texts,
) -> Result<String, Failure> {
    let file = RecordFile::read(file, texts)?;
    with_title!(file.title(texts)?, T => sum_up(&file.load::<T>(library, texts)?, args, texts))
}

fn sum_up(
    loaded: &Loaded<impl Title>,
    args: &VerifyArgs,
    texts: &Texts,
) -> Result<String, Failure> {
    let record = loaded.record();
    let header = &record.header;
    // A game that goes on keeps its seed; one that is over has to show it.
    if header.seed.is_none() && record.is_finished() {
        return Err(loaded.in_field("commitment", texts.phrase(Phrase::ComplaintNoSeed)));
    }
    let replayed = loaded.replay(texts)?;
    if let Some(noted) = args.commitment.filter(|noted| *noted != header.commitment) {
        let why = texts.complaint_other_commitment(noted.to_string());
        return Err(loaded.in_field("commitment", why));
    }
    let found = record.digest();
    if let Some(noted) = args.digest.filter(|noted| *noted != found) {
        let why = texts
            .complaint_other_digest(arg::Found(found.to_string()), arg::Noted(noted.to_string()));
        let line = record.stated.map_or(record.result.0, |(line, _)| line);
        return Err(Failure::in_line(loaded.path(), line, why));
    }
    let told = texts.verified(header, &replayed);
    Ok(format!("{}: {told}", loaded.path()))
}
