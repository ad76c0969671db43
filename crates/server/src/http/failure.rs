//! What is answered when something cannot be done: always a [`Problem`].

use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use lucid_protocol::{Code, Problem};

use crate::hub;
use crate::store::StoreError;

/// A problem with its status.
#[derive(Debug)]
pub(crate) struct Failure {
    status: StatusCode,
    problem: Problem,
    /// Seconds after which it may go better.
    wait: Option<u64>,
}

/// What a handler gives.
pub(crate) type Answer<T> = Result<T, Failure>;

impl Failure {
    /// A problem, with the status that goes with its kind.
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Failure {
        Problem::new(code, message).into()
    }

    /// A problem with another status than the usual one of its kind.
    pub(crate) fn with_status(
        status: StatusCode,
        code: Code,
        message: impl Into<String>,
    ) -> Failure {
        let problem = Problem::new(code, message);
        Failure {
            status,
            problem,
            wait: None,
        }
    }

    /// Too much of something; it may go better after some milliseconds.
    pub(crate) fn too_many(wait: u64) -> Failure {
        let seconds = wait.div_ceil(1_000).max(1);
        let message = format!("too many requests: try again in {seconds} s");
        Failure {
            wait: Some(seconds),
            ..Failure::new(Code::TooMany, message)
        }
    }

    /// A session is needed.
    pub(crate) fn no_session() -> Failure {
        let message = "you have no session: begin one with a name";
        Failure::new(Code::NoSession, message)
    }

    /// There is no such route.
    pub(crate) fn no_route() -> Failure {
        Failure::new(Code::NotFound, "there is nothing at this address")
    }

    /// The route is used in another way.
    pub(crate) fn wrong_method() -> Failure {
        let message = "this address is not used with this method";
        Failure::with_status(StatusCode::METHOD_NOT_ALLOWED, Code::Malformed, message)
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Failure {
        Failure {
            status: status(problem.code),
            problem,
            wait: None,
        }
    }
}

// What is ours is said to the log; others learn that it is ours.
impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        tracing::error!(%error, "the store failed");
        hub::store_problem(&error).into()
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let code = Refused(self.problem.code);
        let mut response = (self.status, Json(self.problem)).into_response();
        if let Some(wait) = self.wait {
            let headers = response.headers_mut();
            headers.insert(RETRY_AFTER, HeaderValue::from(wait));
        }
        // Counted where all answers are.
        response.extensions_mut().insert(code);
        response
    }
}

/// The kind of problem that a response tells of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Refused(pub(crate) Code);

fn status(code: Code) -> StatusCode {
    match code {
        Code::Malformed => StatusCode::BAD_REQUEST,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::Gone => StatusCode::GONE,
        Code::NoSession => StatusCode::UNAUTHORIZED,
        Code::NotYours | Code::Unseated | Code::WrongPassword | Code::WrongOrigin => {
            StatusCode::FORBIDDEN
        }
        Code::BadName
        | Code::BadPassword
        | Code::CommonPassword
        | Code::NameInPassword
        | Code::WeakPassword
        | Code::BadLine
        | Code::BadPlan
        | Code::BadPack => StatusCode::UNPROCESSABLE_ENTITY,
        Code::NameKept | Code::NoSeat | Code::NotNow | Code::Refused | Code::Stale => {
            StatusCode::CONFLICT
        }
        Code::NotSaved | Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}
