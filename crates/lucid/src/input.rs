//! Reading what a command names: a file, or standard input as `-`.

use std::fs::File;
use std::io::{self, IsTerminal as _, Read as _};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use lucid_texts::{Phrase, Texts};

use crate::failure::Failure;
use crate::output::tame;

/// Standard input where a file is read, standard output where one is written.
const STREAM: &str = "-";
/// More than anything that is read as a whole.
const MOST: u64 = 1 << 26;

/// Whether a path means standard input or output.
pub(crate) fn is_stream(path: &Path) -> bool {
    path.as_os_str() == STREAM
}

/// The bytes of a file or of standard input, no more than so many.
///
/// # Errors
/// When it cannot be read, and when standard input is a keyboard or empty.
pub(crate) fn bytes(path: &Path, most: u64, texts: &Texts) -> Result<Vec<u8>, Failure> {
    if is_stream(path) {
        let mut bytes = of_stream(texts)?.to_vec();
        bytes.truncate(usize::try_from(most).unwrap_or(usize::MAX));
        return Ok(bytes);
    }
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(most).read_to_end(&mut bytes))
        .map_err(|error| refused(path, texts.complaint_unreadable(&error)))?;
    Ok(bytes)
}

/// The text of a file or of standard input.
///
/// # Errors
/// As for [`bytes`], and when it is not text.
pub(crate) fn text(path: &Path, texts: &Texts) -> Result<String, Failure> {
    let name = tame(&path.display().to_string());
    String::from_utf8(bytes(path, MOST, texts)?)
        .map_err(|_| Failure::in_file(&name, texts.phrase(Phrase::ComplaintNotText)))
}

/// Makes sure that standard input is asked for once at the most.
pub(crate) fn at_most_once<'a>(
    paths: impl IntoIterator<Item = &'a PathBuf>,
    texts: &Texts,
) -> Result<(), Failure> {
    match paths.into_iter().filter(|path| is_stream(path)).count() {
        0 | 1 => Ok(()),
        _ => {
            let problem = texts.phrase(Phrase::ComplaintInputTwice);
            Err(Failure::usage(texts, problem))
        }
    }
}

/// Makes sure that a path is a file or folder, where a stream would not do.
pub(crate) fn not_a_stream(path: &Path, texts: &Texts) -> Result<(), Failure> {
    match is_stream(path) {
        true => Err(refused(path, texts.phrase(Phrase::ComplaintNotAStream))),
        false => Ok(()),
    }
}

/// What comes from standard input. It comes once, so it is kept: settings are read
/// again by whoever needs another part of them.
fn of_stream(texts: &Texts) -> Result<&'static [u8], Failure> {
    static READ: OnceLock<Vec<u8>> = OnceLock::new();
    if let Some(bytes) = READ.get() {
        return Ok(bytes);
    }
    let of_stream = |why| refused(Path::new(STREAM), why);
    let stdin = io::stdin();
    if stdin.is_terminal() {
        return Err(of_stream(texts.phrase(Phrase::ComplaintKeyboard)));
    }
    let mut bytes = Vec::new();
    (stdin.lock().take(MOST).read_to_end(&mut bytes))
        .map_err(|error| of_stream(texts.complaint_unreadable(&error)))?;
    if bytes.is_empty() {
        return Err(of_stream(texts.phrase(Phrase::ComplaintEmptyInput)));
    }
    Ok(READ.get_or_init(|| bytes))
}

fn refused(path: &Path, why: String) -> Failure {
    Failure::of_file(&path.display().to_string(), why)
}
