//! What the system refuses, as complaints of the program.

use std::io;

use crate::{Phrase, Texts};

impl Texts {
    /// That a file cannot be read.
    pub fn complaint_unreadable(&self, error: &io::Error) -> String {
        self.messages
            .complaint_unreadable(self.system_reason(error))
    }

    /// That a file cannot be written.
    pub fn complaint_unwritable(&self, error: &io::Error) -> String {
        self.messages
            .complaint_unwritable(self.system_reason(error))
    }

    /// That a folder cannot be created.
    pub fn complaint_no_folder(&self, error: &io::Error) -> String {
        self.messages.complaint_no_folder(self.system_reason(error))
    }

    /// That the output of the program cannot be written.
    pub fn complaint_no_output(&self, error: &io::Error) -> String {
        self.messages.complaint_no_output(self.system_reason(error))
    }

    /// Why the system refuses, in our words where we have some.
    pub fn system_reason(&self, error: &io::Error) -> String {
        use io::ErrorKind;
        let phrase = match error.kind() {
            ErrorKind::NotFound => Phrase::SystemNotFound,
            ErrorKind::PermissionDenied => Phrase::SystemNoPermission,
            ErrorKind::AlreadyExists => Phrase::SystemExists,
            ErrorKind::IsADirectory => Phrase::SystemIsFolder,
            ErrorKind::NotADirectory => Phrase::SystemNoFolder,
            ErrorKind::StorageFull => Phrase::SystemFull,
            ErrorKind::ReadOnlyFilesystem => Phrase::SystemReadOnly,
            _ => {
                // The system's own words, without the error number.
                let text = error.to_string();
                let end = text.find(" (os error").unwrap_or(text.len());
                return text[..end].to_owned();
            }
        };
        self.phrase(phrase)
    }
}
