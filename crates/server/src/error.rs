//! Errors as HTTP answers: a status, and a body of the same shape everywhere. This is the only
//! place where the errors of live tables get a status.

use std::time::Duration;

use antedate_live::LiveError;
use antedate_store::StoreError;
use antedate_tables::Refusal;
use antedate_wire::{ErrorBody, Param, Params};
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// Why a request or a message is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) body: ErrorBody,
    pub(crate) retry_after: Option<Duration>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Problem {
        Problem {
            status,
            body: ErrorBody {
                code: code.to_owned(),
                params: Params::new(),
                message: message.into(),
            },
            retry_after: None,
        }
    }

    pub(crate) fn with(mut self, name: &str, value: impl Into<Param>) -> Problem {
        self.body.params.insert(name.to_owned(), value.into());
        self
    }

    pub(crate) fn after(mut self, wait: Duration) -> Problem {
        self.retry_after = Some(wait);
        self.with("seconds", whole_seconds(wait))
    }

    pub(crate) fn not_found() -> Problem {
        let message = "there is nothing here; begin at /";
        Problem::new(StatusCode::NOT_FOUND, "not_found", message)
    }

    pub(crate) fn bad_request(why: impl std::fmt::Display) -> Problem {
        let message = format!("the request is not understood: {why}; see docs/protocol.md");
        Problem::new(StatusCode::BAD_REQUEST, "bad_request", message)
    }
}

impl From<LiveError> for Problem {
    fn from(error: LiveError) -> Problem {
        Problem {
            status: status_of(&error),
            body: error.body(),
            retry_after: error.retry_after(),
        }
    }
}

fn status_of(error: &LiveError) -> StatusCode {
    match error {
        LiveError::NoSuchTable | LiveError::NoSuchGame { .. } | LiveError::NoSuchDeck { .. } => {
            StatusCode::NOT_FOUND
        }
        LiveError::WrongToken => StatusCode::FORBIDDEN,
        LiveError::EnterFirst
        | LiveError::WhichPlayer
        | LiveError::VersionUnknown
        | LiveError::BadMessage(_)
        | LiveError::BadLevel { .. }
        | LiveError::BadDecks(_) => StatusCode::BAD_REQUEST,
        LiveError::UnknownDeck { .. } | LiveError::DeckDiffers { .. } => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        LiveError::TooFast => StatusCode::TOO_MANY_REQUESTS,
        LiveError::GoingDown | LiveError::SavingPaused { .. } => StatusCode::SERVICE_UNAVAILABLE,
        LiveError::Refused(_) => StatusCode::CONFLICT,
        // A fault of ours or of the disk, not of the request.
        _ => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        LiveError::from(refusal).into()
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        LiveError::from(error).into()
    }
}

/// A wait in whole seconds, rounded up: a client that retries sooner is too early.
fn whole_seconds(wait: Duration) -> u64 {
    (wait.as_secs() + u64::from(wait.subsec_nanos() > 0)).max(1)
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.body)).into_response();
        if let Some(wait) = self.retry_after {
            let value = HeaderValue::from(whole_seconds(wait));
            response.headers_mut().insert(header::RETRY_AFTER, value);
        }
        response
    }
}
