//! Why a request was refused.

use serde::{Deserialize, Serialize};

/// Why a request was refused, for programs and for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The kind of problem; a client has a sentence for each.
    pub code: Code,
    /// What was wrong and what to do, in English.
    pub message: String,
    /// The id of the rule that refuses a step.
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
    /// The message or body could not be read.
    Malformed,
    /// It is longer than allowed.
    TooLarge,
    /// Too many requests; wait a little.
    TooMany,
    /// There is no such thing, or you may not see it.
    NotFound,
    /// The table was deleted while you were there.
    Gone,
    /// You have no session yet, or it has ended.
    NoSession,
    /// Only somebody else may do that.
    NotYours,
    /// Wrong name or password.
    WrongPassword,
    /// The name is taken or cannot be used.
    BadName,
    /// The password cannot be used.
    BadPassword,
    /// The password is one of those that attackers try first.
    CommonPassword,
    /// The password contains the name.
    NameInPassword,
    /// The password is so short or regular that it can be guessed.
    WeakPassword,
    /// Somebody else has protected the name, or one that looks like it, with a password.
    NameKept,
    /// The line of the chat has no visible characters, or changes the direction of text.
    BadLine,
    /// The plan of the table is invalid.
    BadPlan,
    /// The pack has problems; the message lists them.
    BadPack,
    /// The seat is taken, or there is none.
    NoSeat,
    /// The host has freed your seat; you cannot sit down at this table again.
    Unseated,
    /// It is not possible at this point.
    NotNow,
    /// The rules refuse it.
    Refused,
    /// Somebody was quicker; look again and choose again.
    Stale,
    /// The request comes from another site.
    WrongOrigin,
    /// The server cannot save anything now, for example because its disk is full. Nothing
    /// was changed; the same request succeeds once there is room.
    NotSaved,
    /// The server cannot do it now. Nothing is lost; try again.
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
