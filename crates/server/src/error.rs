//! What a refused request gets: a status, and a body of the same shape everywhere.

use std::time::Duration;

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

    pub(crate) fn no_such_table() -> Problem {
        let message = "there is no such table; was its address copied whole?";
        Problem::new(StatusCode::NOT_FOUND, "no_such_table", message)
    }

    pub(crate) fn not_found() -> Problem {
        let message = "there is nothing here; begin at /";
        Problem::new(StatusCode::NOT_FOUND, "not_found", message)
    }

    pub(crate) fn wrong_token() -> Problem {
        let message = "this token opens no seat at this table; join, or watch without a token";
        Problem::new(StatusCode::FORBIDDEN, "wrong_token", message)
    }

    pub(crate) fn enter_first() -> Problem {
        let message = "the first message of a connection is `enter`; send it, then this one again";
        Problem::new(StatusCode::BAD_REQUEST, "enter_first", message)
    }

    pub(crate) fn going_down() -> Problem {
        let message = "the server is going down; it will be back, connect again in a moment";
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "going_down", message)
    }

    pub(crate) fn bad_message(why: impl std::fmt::Display) -> Problem {
        let message = format!("this is not a message of the protocol: {why}; see docs/protocol.md");
        Problem::new(StatusCode::BAD_REQUEST, "bad_message", message)
    }

    pub(crate) fn bad_request(why: impl std::fmt::Display) -> Problem {
        let message = format!("the request is not understood: {why}; see docs/protocol.md");
        Problem::new(StatusCode::BAD_REQUEST, "bad_request", message)
    }

    pub(crate) fn too_fast() -> Problem {
        let message = "too many messages at once; wait a second and send again";
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_fast", message)
            .after(Duration::from_secs(1))
    }

    /// A fault of ours or of the disk, not of the request.
    pub(crate) fn damaged(why: impl std::fmt::Display) -> Problem {
        let message = format!("this table cannot be opened: {why}");
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "table_damaged", message)
    }

    /// Says whether a table cannot be opened and never will be.
    pub(crate) fn is_damage(&self) -> bool {
        self.body.code == "table_damaged"
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        if let Refusal::Damaged(why) = refusal {
            return Problem::damaged(why);
        }
        Problem {
            status: StatusCode::CONFLICT,
            body: refusal.body(),
            retry_after: None,
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::NoSuchTable { .. } => Problem::no_such_table(),
            StoreError::Stopped => Problem::going_down(),
            StoreError::Damaged { .. } | StoreError::Missing { .. } => Problem::damaged(error),
            // The path of the database is nobody's business; the log has it.
            StoreError::Full => saving_paused("the disk is full"),
            StoreError::Unreachable { .. } => saving_paused("the database cannot be reached"),
            _ => saving_paused("the database cannot be used"),
        }
    }
}

fn saving_paused(why: &str) -> Problem {
    let message = format!(
        "saving is paused: {why}; nothing saved so far is lost, send this again in a while"
    );
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "saving_paused", message)
        .after(Duration::from_secs(5))
}

/// A wait in whole seconds, at least one: who comes back sooner comes too early.
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
