//! The connections to a table, and what each of them is sent.

use std::collections::HashSet;

use antedate_tables::{CatchUp, GuestHash, TokenHash, Viewer, Who};
use antedate_wire::{Command, Done, Hint, Lang, PlayerNumber, ServerMessage};

use super::{Actor, ConnectionId};
use crate::error::LiveError;
use crate::notice::Notice;
use crate::outbox::{CloseReason, Lagging, Outbox, Outgoing, encode};

/// The most seats on one device.
const MAX_TOKENS: usize = 8;
/// The most connections at one table that watch, and the most that play.
const MAX_ENTERED_PER_KIND: usize = 500;
/// The most connections at one table that have not entered yet.
const MAX_NOT_ENTERED: usize = 300;

/// A connection.
pub(super) struct Connection {
    pub(super) outbox: Outbox,
    pub(super) entered: bool,
    lang: Lang,
    guest: Option<GuestHash>,
    /// The seats it has proved to hold, and the proof.
    seats: Vec<(PlayerNumber, TokenHash)>,
    /// The connection that this one shares, as the view of another of its players (hot seat).
    shares: Option<ConnectionId>,
}

/// As whom, and in which language, a connection views the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct ViewKey {
    pub(super) viewer: Viewer,
    pub(super) lang: Lang,
}

impl Connection {
    pub(super) fn view_key(&self) -> ViewKey {
        let first = self.seats.first();
        ViewKey {
            viewer: first.map_or(Viewer::Spectator, |(player, _)| Viewer::Player(*player)),
            lang: self.lang,
        }
    }
}

impl Actor {
    pub(super) fn connected(
        &mut self,
        connection: ConnectionId,
        outbox: Outbox,
        guest: Option<GuestHash>,
    ) {
        tracing::debug!(
            event = "connection_opened",
            node = self.context.node,
            table = self.id,
            connection
        );
        self.make_room();
        let opened = Connection {
            outbox,
            entered: false,
            lang: Lang::En,
            guest,
            seats: Vec::new(),
            shares: None,
        };
        self.connections.insert(connection, opened);
    }

    /// Enters a connection for players who need not prove who they are.
    pub(super) fn connected_as(
        &mut self,
        connection: ConnectionId,
        outbox: Outbox,
        players: &[PlayerNumber],
        lang: Lang,
    ) {
        self.connected(connection, outbox, None);
        let seat = |player: &PlayerNumber| Some((*player, self.table.token_of(*player)?));
        let seats = players.iter().filter_map(seat).collect();
        if let Some(one) = self.connections.get_mut(&connection) {
            one.entered = true;
            one.lang = lang;
            one.seats = seats;
        }
        self.seat_others(connection);
        self.send_views(connection);
    }

    /// Makes room for a connection: of too many that have not entered the oldest is closed, so
    /// that silent connections cannot keep the players out.
    fn make_room(&mut self) {
        let waiting = self.connections.iter().filter(|(_, one)| !one.entered);
        let waiting: Vec<ConnectionId> = waiting.map(|(connection, _)| *connection).collect();
        if waiting.len() >= MAX_NOT_ENTERED
            && let Some(first) = waiting.into_iter().min()
        {
            self.turn_away(first);
        }
    }

    /// Closes a connection for which there is no room.
    fn turn_away(&mut self, connection: ConnectionId) {
        if let Some(gone) = self.disconnect(connection) {
            let _ = gone.outbox.send(Outgoing::Close(CloseReason::Crowded));
        }
    }

    /// Closes all connections.
    pub(super) fn close_all(&self, reason: CloseReason) {
        for connection in self.connections.values() {
            let _ = connection.outbox.send(Outgoing::Close(reason));
        }
    }

    /// Says whether there is room for one more who plays, or for one more who watches: a crowd
    /// of one kind does not keep out the other.
    fn has_room(&self, connection: ConnectionId, plays: bool) -> bool {
        let others = self
            .connections
            .iter()
            .filter(|(id, one)| **id != connection && one.entered && one.shares.is_none());
        let alike = others.filter(|(_, one)| one.seats.is_empty() != plays);
        alike.count() < MAX_ENTERED_PER_KIND
    }

    /// Returns the guest who opened a connection.
    pub(super) fn guest_at(&self, connection: ConnectionId) -> Option<GuestHash> {
        self.connections.get(&connection)?.guest.clone()
    }

    /// Gives each player of a connection after the first a view of their own (hot seat).
    fn seat_others(&mut self, connection: ConnectionId) {
        self.connections
            .retain(|_, one| one.shares != Some(connection));
        let Some(main) = self.connections.get(&connection) else {
            return;
        };
        let others = main.seats.iter().skip(1).map(|seat| Connection {
            outbox: main.outbox.to(seat.0),
            entered: true,
            lang: main.lang,
            guest: None,
            seats: vec![*seat],
            shares: Some(connection),
        });
        let others: Vec<Connection> = others.collect();
        for other in others {
            self.connections
                .insert(self.context.next_connection(), other);
        }
    }

    /// Lists a connection and the views of its other players.
    fn all_on(&self, connection: ConnectionId) -> Vec<ConnectionId> {
        let others = self.connections.iter();
        let others = others.filter(|(_, one)| one.shares == Some(connection));
        let mut others: Vec<ConnectionId> = others.map(|(id, _)| *id).collect();
        others.sort_unstable();
        others.insert(0, connection);
        others
    }

    /// Says whether several players sit at a connection.
    pub(super) fn has_others(&self, connection: ConnectionId) -> bool {
        let seats = self.connections.get(&connection).map(|one| one.seats.len());
        seats.is_some_and(|n_seats| n_seats > 1)
    }

    /// Drops a connection with all views on it. Those who stay are told at the end of the
    /// turn: sending to them may show that others lag too.
    pub(super) fn disconnect(&mut self, connection: ConnectionId) -> Option<Connection> {
        let main = self
            .connections
            .get(&connection)?
            .shares
            .unwrap_or(connection);
        self.connections.retain(|_, one| one.shares != Some(main));
        let gone = self.connections.remove(&main)?;
        self.presence_changed |= gone.entered;
        tracing::debug!(
            event = "connection_closed",
            node = self.context.node,
            table = self.id,
            connection = main
        );
        Some(gone)
    }

    /// Cuts off a connection that lags.
    pub(super) fn cut_off(&mut self, connection: ConnectionId) {
        if self.disconnect(connection).is_some() {
            tracing::info!(
                event = "connection_cut_off",
                node = self.context.node,
                table = self.id,
                connection,
                "a connection does not read what it is sent"
            );
            self.context.metrics.slow_readers_total.add(1);
        }
    }

    /// Sends the new presence, if somebody left.
    pub(super) fn update_presence(&mut self) {
        while std::mem::take(&mut self.presence_changed) {
            self.show_presence();
        }
    }

    pub(super) fn enter(
        &mut self,
        connection: ConnectionId,
        id: String,
        tokens: &[String],
        lang: Lang,
        since: Option<u64>,
    ) {
        let seats = match self.prove(tokens) {
            Ok(seats) => seats,
            Err(error) => return self.answer(connection, id, Err(error)),
        };
        if !self.has_room(connection, !seats.is_empty()) {
            return self.turn_away(connection);
        }
        if let Some(one) = self.connections.get_mut(&connection) {
            one.entered = true;
            one.lang = lang;
            one.seats = seats;
        }
        self.seat_others(connection);
        self.catch_up_from(connection, id, since);
        self.show_presence();
        if self.paused {
            // The others were told when it began.
            let paused = ServerMessage::Hint(Hint::SavingPaused);
            self.send(connection, Outgoing::One(encode(&paused)));
        }
    }

    fn prove(&self, tokens: &[String]) -> Result<Vec<(PlayerNumber, TokenHash)>, LiveError> {
        if tokens.len() > MAX_TOKENS {
            return Err(LiveError::BadMessage(format!(
                "one connection speaks for at most {MAX_TOKENS} players; open another for more"
            )));
        }
        let seat = |token: &String| {
            let hash = TokenHash::of(token)?;
            Some((self.table.player_by_token(&hash)?, hash))
        };
        let seats = tokens
            .iter()
            .map(|token| seat(token).ok_or(LiveError::WrongToken));
        seats.collect()
    }

    pub(super) fn catch_up(&mut self, connection: ConnectionId, id: String, since: u64) {
        self.catch_up_from(connection, id, Some(since));
    }

    fn catch_up_from(&mut self, connection: ConnectionId, id: String, since: Option<u64>) {
        let seq = self.table.seq();
        self.answer(connection, id, Ok(Done { seq, player: None }));
        for viewer in self.all_on(connection) {
            self.bring_up_to_date(viewer, since);
        }
    }

    fn bring_up_to_date(&mut self, connection: ConnectionId, since: Option<u64>) {
        let Some(key) = self.connections.get(&connection).map(Connection::view_key) else {
            return;
        };
        let caught_up = since.and_then(|since| self.table.catch_up(key.viewer, key.lang, since));
        match caught_up {
            Some(CatchUp::Frames(frames)) => {
                let frames = frames.into_iter().map(ServerMessage::Frame);
                let frames = frames.map(|frame| encode(&frame)).collect();
                self.send(connection, Outgoing::Many(frames));
            }
            Some(CatchUp::View(view)) => {
                self.send(
                    connection,
                    Outgoing::One(encode(&ServerMessage::View(view))),
                );
            }
            None => self.send_view(connection),
        }
    }

    /// Sends a fresh view to every player on a connection.
    pub(super) fn send_views(&mut self, connection: ConnectionId) {
        for viewer in self.all_on(connection) {
            self.send_view(viewer);
        }
    }

    fn send_view(&mut self, connection: ConnectionId) {
        let Some(key) = self.connections.get(&connection).map(Connection::view_key) else {
            return;
        };
        if let Some(view) = self.table.view(key.viewer, key.lang) {
            let view = ServerMessage::View(Box::new(view));
            self.send(connection, Outgoing::One(encode(&view)));
        }
    }

    pub(super) fn language(&mut self, connection: ConnectionId, id: String, lang: Lang) {
        for viewer in self.all_on(connection) {
            if let Some(one) = self.connections.get_mut(&viewer) {
                one.lang = lang;
            }
        }
        self.catch_up_from(connection, id, None);
    }

    pub(super) fn typing(
        &mut self,
        connection: ConnectionId,
        id: String,
        player: Option<PlayerNumber>,
    ) {
        let who = self.who(connection, player, &Command::Typing);
        match who {
            Ok(Who::Player(player)) => {
                let seq = self.table.seq();
                self.answer(connection, id, Ok(Done { seq, player: None }));
                self.hint_all(&Hint::Typing { player });
                self.context
                    .notify_nodes(&self.id, || Notice::Typing { player });
            }
            Ok(Who::Stranger) => {
                let refusal = antedate_tables::Refusal::NotSeated;
                self.answer(connection, id, Err(refusal.into()));
            }
            Err(error) => self.answer(connection, id, Err(error)),
        }
    }

    /// Finds out for which of its players a connection speaks.
    pub(super) fn who(
        &self,
        connection: ConnectionId,
        named: Option<PlayerNumber>,
        command: &Command,
    ) -> Result<Who, LiveError> {
        let seats = self.connections.get(&connection).map(|one| &one.seats);
        let seats = seats.map_or(&[][..], Vec::as_slice);
        if matches!(command, Command::Join { .. }) {
            return Ok(Who::Stranger);
        }
        match (named, seats) {
            (Some(player), _) if seats.iter().any(|(other, _)| *other == player) => {
                Ok(Who::Player(player))
            }
            (None, [(player, _)]) => Ok(Who::Player(*player)),
            (None, [_, _, ..]) => Err(LiveError::WhichPlayer),
            (Some(_), _) | (None, []) => Ok(Who::Stranger),
        }
    }

    /// After a join, or a seat moved here, the connection holds that seat.
    pub(super) fn after_join(&mut self, connection: ConnectionId, command: &Command, done: &Done) {
        let (Command::Join { token, .. } | Command::MoveSeat { token }) = command else {
            return;
        };
        let Some(hash) = TokenHash::of(token) else {
            return;
        };
        let player = done.player.or_else(|| self.table.player_by_token(&hash));
        let (Some(player), Some(one)) = (player, self.connections.get_mut(&connection)) else {
            return;
        };
        match one.seats.iter_mut().find(|(other, _)| *other == player) {
            Some(seat) => seat.1 = hash,
            None => one.seats.push((player, hash)),
        }
        self.seat_others(connection);
        self.show_presence();
    }

    /// A seat moved to another device, or its player left: connections that entered with a token
    /// which opens nothing any more lose the seat.
    pub(super) fn forget_old_tokens(&mut self) {
        let table = &self.table;
        let mut changed = Vec::new();
        for (connection, one) in &mut self.connections {
            let before = one.seats.len();
            one.seats
                .retain(|(player, hash)| table.player_by_token(hash) == Some(*player));
            if one.seats.len() != before {
                changed.push(*connection);
            }
        }
        // A shared view without a seat goes; a connection without one watches.
        self.connections
            .retain(|_, one| one.shares.is_none() || !one.seats.is_empty());
        let mains = changed.into_iter();
        let mains: Vec<_> = mains
            .filter(|id| self.connections.contains_key(id))
            .collect();
        for connection in mains {
            self.seat_others(connection);
            self.send_view(connection);
        }
        self.show_presence();
    }

    /// Lists the different views that connections have now.
    pub(super) fn view_keys(&self) -> HashSet<ViewKey> {
        let entered = self.connections.values().filter(|one| one.entered);
        entered.map(Connection::view_key).collect()
    }

    /// Sends everybody a fresh view.
    pub(super) fn refresh_all(&mut self) {
        let entered = self.connections.iter().filter(|(_, one)| one.entered);
        let all: Vec<ConnectionId> = entered.map(|(connection, _)| *connection).collect();
        for connection in all {
            self.send_view(connection);
        }
    }

    /// Sends presence to the connections here and to other nodes.
    fn show_presence(&mut self) {
        self.publish_presence();
        self.hint_presence();
    }

    /// Lists the players who are connected to this node, and counts those who watch.
    fn present(&self) -> (Vec<PlayerNumber>, u32) {
        let entered = self.connections.values().filter(|one| one.entered);
        let here = entered
            .clone()
            .flat_map(|one| one.seats.iter().map(|(player, _)| *player));
        let here = here.collect();
        let watching = entered.filter(|one| one.seats.is_empty()).count();
        (here, u32::try_from(watching).unwrap_or(u32::MAX))
    }

    /// Lists the players who are connected, on whichever node, each once.
    pub(super) fn here(&self) -> Vec<PlayerNumber> {
        let (mut here, _) = self.present();
        let (others, _) = self.remote_presence.all();
        here.extend(others);
        here.retain(|player| self.table.has_player(*player));
        here.sort_unstable();
        here.dedup();
        here
    }

    /// Publishes to other nodes who is connected to this one.
    pub(super) fn publish_presence(&self) {
        self.context.notify_nodes(&self.id, || {
            let (here, watching) = self.present();
            let node = self.context.node;
            Notice::Presence {
                node,
                here,
                watching,
            }
        });
    }

    /// Sends everybody here who is present, on whichever node.
    pub(super) fn hint_presence(&mut self) {
        let here = self.here();
        let (_, watching) = self.present();
        let (_, others_watching) = self.remote_presence.all();
        let watching = watching.saturating_add(others_watching);
        self.hint_all(&Hint::Presence { here, watching });
    }

    pub(super) fn hint_all(&mut self, hint: &Hint) {
        let hint = encode(&ServerMessage::Hint(hint.clone()));
        let entered = self.connections.iter();
        let entered = entered.filter(|(_, one)| one.entered && one.shares.is_none());
        let all: Vec<ConnectionId> = entered.map(|(connection, _)| *connection).collect();
        for connection in all {
            self.send(connection, Outgoing::One(hint.clone()));
        }
    }

    /// Sends something to one connection; one that lags is cut off.
    pub(super) fn send(&mut self, connection: ConnectionId, out: Outgoing) {
        let Some(one) = self.connections.get(&connection) else {
            return;
        };
        if let Err(Lagging) = one.outbox.send(out) {
            self.cut_off(connection);
        }
    }
}
