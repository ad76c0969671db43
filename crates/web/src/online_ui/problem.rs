//! The sentences for refusals of the server.

use lucid_protocol::Code;
use lucid_texts::Phrase;

use super::net::Trouble;

/// The sentence for a problem.
pub fn phrase(trouble: &Trouble) -> Phrase {
    match trouble.code() {
        None => Phrase::OnlineProblemOffline,
        Some(code) => of_code(code),
    }
}

/// The sentence for a kind of problem.
pub fn of_code(code: Code) -> Phrase {
    match code {
        Code::TooMany => Phrase::OnlineProblemTooMany,
        Code::NoSession => Phrase::OnlineProblemNoSession,
        Code::NotYours => Phrase::OnlineProblemNotYours,
        Code::WrongPassword => Phrase::OnlineProblemWrongPassword,
        Code::BadName => Phrase::OnlineProblemBadName,
        Code::BadPassword => Phrase::OnlineProblemBadPassword,
        Code::CommonPassword => Phrase::OnlineProblemCommonPassword,
        Code::NameInPassword => Phrase::OnlineProblemNameInPassword,
        Code::WeakPassword => Phrase::OnlineProblemWeakPassword,
        Code::NameKept => Phrase::OnlineProblemNameKept,
        Code::BadLine => Phrase::OnlineProblemBadLine,
        Code::BadPlan => Phrase::OnlineProblemBadPlan,
        Code::BadPack | Code::TooLarge => Phrase::OnlineProblemBadPack,
        Code::NotFound => Phrase::OnlineNoTable,
        Code::Gone => Phrase::OnlineGone,
        Code::Unseated => Phrase::OnlineUnseated,
        Code::NoSeat => Phrase::OnlineProblemNoSeat,
        Code::NotNow => Phrase::OnlineProblemNotNow,
        Code::Stale => Phrase::OnlineProblemStale,
        Code::Refused => Phrase::OnlineProblemRefused,
        Code::NotSaved => Phrase::OnlineProblemNotSaved,
        Code::Unavailable => Phrase::OnlineProblemUnavailable,
        Code::Malformed | Code::WrongOrigin => Phrase::OnlineProblem,
    }
}
