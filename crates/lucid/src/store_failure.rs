//! What is said when a database cannot be used.

use lucid_server::StartError;
use lucid_server::store::{Holder, PROGRAM, SCHEMA, StoreError};
use lucid_texts::{Phrase, Texts, arg};

use crate::failure::Failure;

/// Why a server cannot start.
pub(crate) fn of_start(texts: &Texts, error: &StartError) -> Failure {
    match error {
        StartError::Store(error) => of_store(texts, error),
        other => unusable(texts, &other.to_string()),
    }
}

/// Why a database cannot be used.
pub(crate) fn of_store(texts: &Texts, error: &StoreError) -> Failure {
    let problem = match error {
        StoreError::InUse(None) => texts.phrase(Phrase::ComplaintDatabaseInUse),
        StoreError::InUse(Some(holder)) => in_use(texts, holder),
        StoreError::Absent(file) => texts.complaint_database_absent(file.display().to_string()),
        StoreError::NotLucid => texts.phrase(Phrase::ComplaintDatabaseForeign),
        StoreError::TooNew(version) => {
            let (program, schema, oldest) = (&version.program, version.schema, version.oldest);
            texts.complaint_database_too_new(
                arg::Known(SCHEMA),
                arg::Oldest(oldest),
                arg::Own(PROGRAM),
                arg::Program(program),
                arg::Schema(schema),
            )
        }
        StoreError::TooOld(Some(schema)) => texts.complaint_database_too_old(
            arg::Known(SCHEMA),
            arg::Own(PROGRAM),
            arg::Schema(*schema),
        ),
        StoreError::TooOld(None) => {
            texts.complaint_database_older(arg::Known(SCHEMA), arg::Own(PROGRAM))
        }
        other => return unusable(texts, &other.to_string()),
    };
    Failure::usage(texts, problem)
}

/// Which process uses a database.
fn in_use(texts: &Texts, holder: &Holder) -> String {
    let (pid, since) = (holder.pid, lucid_server::clock::utc(holder.since));
    match holder.listen {
        Some(listen) => texts.complaint_database_served(
            arg::Host(&holder.host),
            arg::Listen(listen.to_string()),
            arg::Pid(pid),
            arg::Since(since),
        ),
        None => {
            texts.complaint_database_held(arg::Host(&holder.host), arg::Pid(pid), arg::Since(since))
        }
    }
}

fn unusable(texts: &Texts, error: &str) -> Failure {
    Failure::usage(texts, texts.complaint_no_database(error))
}
