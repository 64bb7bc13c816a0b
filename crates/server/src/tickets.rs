//! Takes a seat to another device, by a ticket that is good once.

use std::sync::Arc;

use antedate_live::{CommandRequest, LiveError, hash};
use antedate_store::Ticket;
use antedate_tables::{TokenHash, Who};
use antedate_wire::{Command, MovedSeat, SeatTicket, UseTicket};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};

use crate::error::Problem;
use crate::guests::guest_of;
use crate::http::Body;
use crate::state::AppState;

/// How long a ticket is valid, in milliseconds.
const TICKET_TTL_MS: i64 = 600_000;

/// Gives a ticket to whoever holds a seat.
pub(crate) async fn give(
    State(state): State<Arc<AppState>>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Json<SeatTicket>, Problem> {
    let token = bearer(&headers).and_then(TokenHash::of);
    let token = token.ok_or(LiveError::WrongToken)?;
    let player = state.tables.player_by_token(&table, token).await?;
    let player = player.ok_or(LiveError::WrongToken)?;
    let ticket = state.config.live.chance.secret();
    let until = state.now() + TICKET_TTL_MS;
    let stored = Ticket {
        hash: hash("ticket", &ticket),
        table,
        player,
        until,
    };
    state.store().put_ticket(stored).await?;
    Ok(Json(SeatTicket { ticket, until }))
}

/// Uses a ticket: the seat's token is replaced by the new device's.
pub(crate) async fn take(
    State(state): State<Arc<AppState>>,
    headers: HeaderMap,
    Body(asked): Body<UseTicket>,
) -> Result<Json<MovedSeat>, Problem> {
    let token = TokenHash::of(&asked.token).ok_or(antedate_tables::Refusal::BadToken)?;
    let hash = hash("ticket", &asked.ticket);
    let found = state.store().ticket(hash.clone(), state.now()).await?;
    let ticket = found.ok_or_else(wrong_ticket)?;
    // The log is where a ticket is used up: a message of this id moves the seat once.
    let request = CommandRequest {
        who: Who::Player(ticket.player),
        guest: guest_of(&headers),
        id: format!("ticket-{}", &hash[..24]),
        command: Command::MoveSeat { token: asked.token },
    };
    state.tables.command(&ticket.table, request).await?;
    // Whoever sends the same again may not have heard the answer. Another device is too late.
    let holder = state.tables.player_by_token(&ticket.table, token).await?;
    let (table, player) = (ticket.table, ticket.player);
    match holder == Some(player) {
        true => Ok(Json(MovedSeat { table, player })),
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
