//! The error of handlers: always a [`Problem`] for the client.

use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use lucid_protocol::{Code, Problem};

use crate::hub;
use crate::store::StoreError;

/// A problem with its HTTP status.
#[derive(Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    problem: Problem,
    /// Seconds after which to try again.
    retry_after: Option<u64>,
}

/// The result of a handler.
pub(crate) type ApiResult<T> = Result<T, ApiError>;

impl ApiError {
    /// A problem, with the usual status of its kind.
    pub(crate) fn new(code: Code, message: impl Into<String>) -> ApiError {
        Problem::new(code, message).into()
    }

    /// A problem with another status than the usual one of its kind.
    pub(crate) fn with_status(
        status: StatusCode,
        code: Code,
        message: impl Into<String>,
    ) -> ApiError {
        let problem = Problem::new(code, message);
        ApiError {
            status,
            problem,
            retry_after: None,
        }
    }

    /// Too many requests; try again after some milliseconds.
    pub(crate) fn too_many(wait: u64) -> ApiError {
        let seconds = wait.div_ceil(1_000).max(1);
        let message = format!("too many requests: try again in {seconds} s");
        ApiError {
            retry_after: Some(seconds),
            ..ApiError::new(Code::TooMany, message)
        }
    }

    /// The request needs a session.
    pub(crate) fn no_session() -> ApiError {
        let message = "you have no session: start one with a name";
        ApiError::new(Code::NoSession, message)
    }

    /// There is no such route.
    pub(crate) fn no_route() -> ApiError {
        ApiError::new(Code::NotFound, "there is nothing at this address")
    }

    /// The route exists, but not with this method.
    pub(crate) fn wrong_method() -> ApiError {
        let message = "this address does not allow this method";
        ApiError::with_status(StatusCode::METHOD_NOT_ALLOWED, Code::Malformed, message)
    }
}

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> ApiError {
        ApiError {
            status: status(problem.code),
            problem,
            retry_after: None,
        }
    }
}

// The cause goes to the log; clients only learn that it is not their fault.
impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        tracing::error!(%error, "the store failed");
        hub::store_problem(&error).into()
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let code = RefusedWith(self.problem.code);
        let mut response = (self.status, Json(self.problem)).into_response();
        if let Some(seconds) = self.retry_after {
            let headers = response.headers_mut();
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        // For the middleware, which counts and logs it.
        response.extensions_mut().insert(code);
        response
    }
}

/// The kind of problem in a response.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RefusedWith(pub(crate) Code);

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
