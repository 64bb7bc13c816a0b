//! The guest of a browser: a secret in a cookie and the name they last used.

use std::sync::Arc;

use antedate_live::hash;
use antedate_store::Guest;
use antedate_tables::{GuestHash, MAX_NAME, Refusal, visible_name};
use antedate_wire::GuestName;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};

use crate::error::Problem;
use crate::http::Body;
use crate::state::AppState;

const COOKIE: &str = "antedate_guest";

/// Remembers a name.
pub(crate) async fn put(
    State(state): State<Arc<AppState>>,
    headers: HeaderMap,
    Body(me): Body<GuestName>,
) -> Result<Response, Problem> {
    if visible_name(&me.name, MAX_NAME).is_none() {
        return Err(Refusal::BadName { max: MAX_NAME }.into());
    }
    if antedate_players::is_reserved_name(&me.name) {
        return Err(Refusal::NameReserved.into());
    }
    let secret = secret_of(&headers).unwrap_or_else(|| state.config.live.chance.secret());
    let guest = Guest {
        hash: hash_of(&secret),
        name: me.name.clone(),
        seen: state.now(),
    };
    state.store().put_guest(guest).await?;
    Ok((cookie(&state, &secret), Json(me)).into_response())
}

/// Returns who sends a request: the hash of the secret in their cookie.
pub(crate) fn guest_of(headers: &HeaderMap) -> Option<GuestHash> {
    secret_of(headers).map(|secret| hash_of(&secret))
}

/// Returns all that is kept of a guest's secret.
pub(crate) fn hash_of(secret: &str) -> GuestHash {
    hash("guest", secret)
}

pub(crate) fn secret_of(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter();
    let mut pairs = cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    let (_, secret) = pairs.find(|(name, _)| *name == COOKIE)?;
    let well_formed = secret.len() == 64 && secret.bytes().all(|byte| byte.is_ascii_hexdigit());
    well_formed.then(|| secret.to_owned())
}

/// Gives a guest the cookie that they are known by.
pub(crate) fn cookie(state: &AppState, secret: &str) -> [(header::HeaderName, HeaderValue); 1] {
    set_cookie(state, secret, 31_536_000)
}

/// Takes the cookie from a guest who has been erased.
pub(crate) fn no_cookie(state: &AppState) -> [(header::HeaderName, HeaderValue); 1] {
    set_cookie(state, "", 0)
}

fn set_cookie(
    state: &AppState,
    secret: &str,
    seconds: u32,
) -> [(header::HeaderName, HeaderValue); 1] {
    // A server whose only addresses are encrypted never sends it in the clear.
    let origins = &state.config.origins;
    let encrypted =
        !origins.is_empty() && origins.iter().all(|origin| origin.starts_with("https:"));
    let secure = if encrypted { "; Secure" } else { "" };
    let value =
        format!("{COOKIE}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    let value = HeaderValue::from_str(&value).expect("hexadecimal digits fit into a header");
    [(header::SET_COOKIE, value)]
}
