//! What is answered when something cannot be done.

use serde::{Deserialize, Serialize};

/// Why something cannot be done, for programs and for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The kind of problem; a client has a sentence for each.
    pub code: Code,
    /// What was wrong and what to do, in English.
    pub message: String,
    /// The rule that refuses a step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl Problem {
    /// A problem of a kind.
    pub fn new(code: Code, message: impl Into<String>) -> Problem {
        Problem {
            code,
            message: message.into(),
            rule: None,
        }
    }
}

/// The kinds of problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The message or body cannot be understood.
    Malformed,
    /// It is longer than allowed.
    TooLarge,
    /// Too many requests; wait a little.
    TooMany,
    /// Nothing of that name is here, or it is not for you.
    NotFound,
    /// The table was deleted while you were there.
    Gone,
    /// You have no session yet, or it has ended.
    NoSession,
    /// That is for others to do.
    NotYours,
    /// Name or password do not fit.
    WrongPassword,
    /// The name is taken or cannot be used.
    BadName,
    /// The password cannot be used.
    BadPassword,
    /// The password is one of those that everybody tries first.
    CommonPassword,
    /// The password is made of the name.
    NameInPassword,
    /// The password is short or regular enough to be guessed.
    WeakPassword,
    /// A password of somebody else keeps the name, or one that looks like it.
    NameKept,
    /// The line of the chat shows nothing, or turns text around.
    BadLine,
    /// The plan of the table cannot be.
    BadPlan,
    /// The pack has problems; the message lists them.
    BadPack,
    /// The seat is taken, or there is none.
    NoSeat,
    /// The host has freed your seat; you cannot sit down at this table again.
    Unseated,
    /// It is not possible at this moment of the table.
    NotNow,
    /// The rules refuse it.
    Refused,
    /// Somebody was quicker; look again and choose again.
    Stale,
    /// The request comes from another site.
    WrongOrigin,
    /// The server cannot save anything now, for example because its disk is full.
    /// Nothing was changed; the same request goes through once there is room.
    NotSaved,
    /// The server cannot do it now; nothing is lost, try again.
    Unavailable,
}

impl Code {
    /// All kinds.
    pub const ALL: [Code; 25] = [
        Code::Malformed,
        Code::TooLarge,
        Code::TooMany,
        Code::NotFound,
        Code::Gone,
        Code::NoSession,
        Code::NotYours,
        Code::WrongPassword,
        Code::BadName,
        Code::BadPassword,
        Code::CommonPassword,
        Code::NameInPassword,
        Code::WeakPassword,
        Code::NameKept,
        Code::BadLine,
        Code::BadPlan,
        Code::BadPack,
        Code::NoSeat,
        Code::Unseated,
        Code::NotNow,
        Code::Refused,
        Code::Stale,
        Code::WrongOrigin,
        Code::NotSaved,
        Code::Unavailable,
    ];

    /// Its name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Code::Malformed => "malformed",
            Code::TooLarge => "too-large",
            Code::TooMany => "too-many",
            Code::NotFound => "not-found",
            Code::Gone => "gone",
            Code::NoSession => "no-session",
            Code::NotYours => "not-yours",
            Code::WrongPassword => "wrong-password",
            Code::BadName => "bad-name",
            Code::BadPassword => "bad-password",
            Code::CommonPassword => "common-password",
            Code::NameInPassword => "name-in-password",
            Code::WeakPassword => "weak-password",
            Code::NameKept => "name-kept",
            Code::BadLine => "bad-line",
            Code::BadPlan => "bad-plan",
            Code::BadPack => "bad-pack",
            Code::NoSeat => "no-seat",
            Code::Unseated => "unseated",
            Code::NotNow => "not-now",
            Code::Refused => "refused",
            Code::Stale => "stale",
            Code::WrongOrigin => "wrong-origin",
            Code::NotSaved => "not-saved",
            Code::Unavailable => "unavailable",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_written_by_its_name() {
        for code in Code::ALL {
            assert_eq!(serde_json::to_value(code).unwrap(), code.name());
        }
    }
}
