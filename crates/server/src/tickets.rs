//! Takes a seat to another device, by a ticket that is good once.

use std::sync::Arc;

use antedate_store::Ticket;
use antedate_tables::{TokenHash, Who};
use antedate_wire::Command;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use serde::{Deserialize, Serialize};

use crate::actor::{Asking, ToTable};
use crate::chance::hash;
use crate::error::Problem;
use crate::guests::guest_of;
use crate::house::House;
use crate::http::Body;

/// How long a ticket is good, in milliseconds.
const GOOD_FOR: i64 = 600_000;

#[derive(Serialize)]
pub(crate) struct Given {
    ticket: String,
    until: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Use {
    ticket: String,
    token: String,
}

#[derive(Serialize)]
pub(crate) struct Moved {
    table: String,
    player: u32,
}

/// Gives a ticket to whoever holds a seat.
pub(crate) async fn give(
    State(house): State<Arc<House>>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Given>, Problem> {
    let token = bearer(&headers).and_then(TokenHash::of);
    let token = token.ok_or_else(Problem::wrong_token)?;
    let player = house
        .ask(&table, |reply| ToTable::WhoHas(token, reply))
        .await?;
    let player = player.ok_or_else(Problem::wrong_token)?;
    let ticket = house.config.chance.secret();
    let until = house.now() + GOOD_FOR;
    let stored = Ticket {
        hash: hash("ticket", &ticket),
        table,
        player,
        until,
    };
    house.store.put_ticket(stored).await?;
    Ok(Json(Given { ticket, until }))
}

/// Uses a ticket: the seat's token is replaced by the new device's.
pub(crate) async fn take(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    Body(asked): Body<Use>,
) -> Result<Json<Moved>, Problem> {
    let token = TokenHash::of(&asked.token).ok_or(antedate_tables::Refusal::BadToken)?;
    let hash = hash("ticket", &asked.ticket);
    let found = house.store.ticket(hash.clone(), house.now()).await?;
    let ticket = found.ok_or_else(wrong_ticket)?;
    // The log is where a ticket is used up: a message of this id moves the seat once.
    let asking = Asking {
        who: Who::Player(ticket.player),
        guest: guest_of(&headers),
        id: format!("ticket-{}", &hash[..24]),
        command: Command::MoveSeat { token: asked.token },
    };
    house
        .ask(&ticket.table, |reply| ToTable::Ask(asking, reply))
        .await??;
    // Whoever sends the same again may not have heard the answer. Another device is too late.
    let holder = house
        .ask(&ticket.table, |reply| ToTable::WhoHas(token, reply))
        .await?;
    let (table, player) = (ticket.table, ticket.player);
    match holder == Some(player) {
        true => Ok(Json(Moved { table, player })),
        false => Err(wrong_ticket()),
    }
}

pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::trim)
}

fn wrong_ticket() -> Problem {
    let message = "this ticket was used, is too old, or never was; ask the old device for another";
    Problem::new(StatusCode::FORBIDDEN, "wrong_ticket", message)
}
