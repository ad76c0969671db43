//! What is said when a database cannot be used.

use lucid_server::StartError;
use lucid_server::store::{PROGRAM, SCHEMA, StoreError};
use lucid_texts::{Complaint, Texts};

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
    let (pid, since, listen, path);
    let complaint = match error {
        StoreError::InUse(None) => Complaint::DatabaseInUse(None),
        StoreError::InUse(Some(holder)) => {
            pid = holder.pid.to_string();
            since = lucid_server::clock::utc(holder.since);
            listen = holder.listen.map(|address| address.to_string());
            Complaint::DatabaseInUse(Some(lucid_texts::Holder {
                pid: &pid,
                host: &holder.host,
                since: &since,
                listen: listen.as_deref(),
            }))
        }
        StoreError::Absent(file) => {
            path = file.display().to_string();
            Complaint::DatabaseAbsent { path: &path }
        }
        StoreError::NotLucid => Complaint::DatabaseForeign,
        StoreError::TooNew(version) => Complaint::DatabaseTooNew {
            program: &version.program,
            schema: version.schema,
            oldest: version.oldest,
            own_program: PROGRAM,
            own_schema: SCHEMA,
        },
        StoreError::TooOld(schema) => Complaint::DatabaseTooOld {
            schema: schema.unwrap_or(0),
            own_program: PROGRAM,
            own_schema: SCHEMA,
        },
        other => return unusable(texts, &other.to_string()),
    };
    Failure::usage(texts, texts.complaint(complaint))
}

fn unusable(texts: &Texts, error: &str) -> Failure {
    Failure::usage(texts, texts.complaint(Complaint::NoDatabase { error }))
}
