//! The guest of a browser: a secret in a cookie and the name they last used.

use std::sync::Arc;

use antedate_store::Guest;
use antedate_tables::{MAX_NAME, Refusal, visible_name};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use crate::chance::hash;
use crate::error::Problem;
use crate::house::House;
use crate::http::Body;

const COOKIE: &str = "antedate_guest";

/// What a browser knows of its guest.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Me {
    name: String,
}

/// Tells the name, and gives a cookie to somebody new. Nothing is stored before there is
/// a name to remember.
pub(crate) async fn get(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let Some(secret) = secret_of(&headers) else {
        let secret = house.config.chance.secret();
        let me = Me {
            name: String::new(),
        };
        return Ok((cookie(&house, &secret), Json(me)).into_response());
    };
    let guest = house.store.guest(hash("guest", &secret)).await?;
    let name = guest.map_or_else(String::new, |guest| guest.name);
    Ok(Json(Me { name }).into_response())
}

/// Remembers a name.
pub(crate) async fn put(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    Body(me): Body<Me>,
) -> Result<Response, Problem> {
    if visible_name(&me.name, MAX_NAME).is_none() {
        return Err(Refusal::BadName { max: MAX_NAME }.into());
    }
    let secret = secret_of(&headers).unwrap_or_else(|| house.config.chance.secret());
    let guest = Guest {
        hash: hash("guest", &secret),
        name: me.name.clone(),
        seen: (house.config.clock)(),
    };
    house.store.put_guest(guest).await?;
    Ok((cookie(&house, &secret), Json(me)).into_response())
}

fn secret_of(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter();
    let mut pairs = cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    let (_, secret) = pairs.find(|(name, _)| *name == COOKIE)?;
    let well_formed = secret.len() == 64 && secret.bytes().all(|byte| byte.is_ascii_hexdigit());
    well_formed.then(|| secret.to_owned())
}

fn cookie(house: &House, secret: &str) -> [(header::HeaderName, HeaderValue); 1] {
    // A server whose only addresses are encrypted never sends it in the clear.
    let origins = &house.config.origins;
    let encrypted =
        !origins.is_empty() && origins.iter().all(|origin| origin.starts_with("https:"));
    let secure = if encrypted { "; Secure" } else { "" };
    let value =
        format!("{COOKIE}={secret}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}");
    let value = HeaderValue::from_str(&value).expect("hexadecimal digits fit into a header");
    [(header::SET_COOKIE, value)]
}
