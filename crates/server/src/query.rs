//! What an address asks for after its question mark.

use axum::extract::{FromRequestParts, Query as AxumQuery};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::error::Problem;

/// What was asked for; what cannot be read is refused in our own words and with a code.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Problem> {
        let read = AxumQuery::<T>::from_request_parts(parts, state).await;
        read.map(|AxumQuery(asked)| Query(asked))
            .map_err(|rejection| Problem::bad_request(rejection.body_text()))
    }
}
