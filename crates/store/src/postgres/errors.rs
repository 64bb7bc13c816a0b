//! What PostgreSQL says, in our words.

use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use super::address::Address;
use crate::StoreError;

/// Why something was not done.
#[derive(Debug)]
pub(super) enum Failure {
    /// It cannot be done as things stand.
    Refused(StoreError),
    /// The database or the connection failed.
    Engine(Error),
    /// The database has not answered in time.
    Silent,
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Engine(error)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Refused(error)
    }
}

impl Failure {
    /// Says whether the connection is of no more use.
    pub(super) fn is_broken(&self) -> bool {
        match self {
            Failure::Refused(_) => false,
            Failure::Silent => true,
            Failure::Engine(error) => match error.code() {
                Some(code) => is_away(code),
                None => true,
            },
        }
    }

    /// Says whether the database could make nothing of a value that it was asked about.
    pub(super) fn is_of_wrong_value(&self) -> bool {
        let Failure::Engine(error) = self else {
            return false;
        };
        error.code() == Some(&SqlState::INVALID_PARAMETER_VALUE)
    }

    /// Returns the name of the constraint that a row would have broken.
    pub(super) fn broken_constraint(&self) -> Option<&str> {
        match self {
            Failure::Engine(error) => error.as_db_error()?.constraint(),
            _ => None,
        }
    }
}

/// Says whether the database will be back: it is stopping, starting, or has no room for us.
fn is_away(code: &SqlState) -> bool {
    let class = &code.code()[..2];
    class == "08" || class == "57" || *code == SqlState::TOO_MANY_CONNECTIONS
}

pub(super) fn translate(address: &Address, failure: &Failure) -> StoreError {
    let place = address.shown.clone();
    let unreachable = |reason: String| StoreError::Unreachable {
        place: place.clone(),
        reason,
    };
    let error = match failure {
        Failure::Refused(error) => return error.clone(),
        Failure::Silent => return unreachable("it does not answer".to_owned()),
        Failure::Engine(error) => error,
    };
    let reason = said(error);
    let Some(code) = error.code() else {
        return unreachable(reason);
    };
    match *code {
        SqlState::DISK_FULL => StoreError::Full,
        SqlState::INVALID_PASSWORD | SqlState::INVALID_AUTHORIZATION_SPECIFICATION => {
            StoreError::Denied {
                place,
                user: address.user.clone(),
            }
        }
        SqlState::INVALID_CATALOG_NAME => StoreError::NoSuchDatabase {
            place,
            name: address.database.clone(),
        },
        SqlState::INSUFFICIENT_PRIVILEGE => StoreError::NotAllowed { place, reason },
        SqlState::READ_ONLY_SQL_TRANSACTION => {
            unreachable("it is a standby that only reads; name the primary".to_owned())
        }
        ref code if is_away(code) => unreachable(reason),
        _ => StoreError::Io {
            path: place,
            reason,
        },
    }
}

/// The innermost reason, which is the one that says something.
fn said(error: &Error) -> String {
    if let Some(told) = error.as_db_error() {
        return told.message().to_owned();
    }
    let mut inner: &dyn std::error::Error = error;
    while let Some(source) = inner.source() {
        inner = source;
    }
    let said = inner.to_string();
    // The system's words for a name that nobody knows speak of services and lookups.
    match said.contains("lookup") {
        true => "its host is not known; check the name".to_owned(),
        false => said,
    }
}
