//! What has happened at a table, sent to every connection in its language.

use std::collections::HashMap;

use antedate_tables::{Audience, Entry};
use antedate_wire::{Lang, ServerMessage};
use bytes::Bytes;

use super::connections::{Connection, ViewKey};
use super::{Actor, ConnectionId};
use crate::outbox::{Lagging, Outgoing, encode};

impl Actor {
    /// Sends everybody what has happened, and first to one of them the answer that goes with
    /// it: each connection is written to once.
    pub(super) fn broadcast(
        &mut self,
        broadcast: Broadcast,
        mut answer: Option<(ConnectionId, Bytes)>,
    ) {
        // The old device of a seat must not read what is sent to the new one.
        if broadcast.seat_moved {
            self.forget_old_tokens();
        }
        let mut lagging = Vec::new();
        for (id, connection) in &self.connections {
            let frames = broadcast.frames_for(connection);
            self.context.metrics.frames_total.add(frames.len() as u64);
            let answer = answer.take_if(|(to, _)| to == id);
            let out = match (answer, frames) {
                (None, []) => continue,
                (None, [frame]) => Outgoing::One(frame.clone()),
                (answer, frames) => {
                    let answer = answer.into_iter().map(|(_, answer)| answer);
                    Outgoing::Many(answer.chain(frames.iter().cloned()).collect())
                }
            };
            if let Err(Lagging) = connection.outbox.send(out) {
                lagging.push(*id);
            }
        }
        for connection in lagging {
            self.cut_off(connection);
        }
        // Whoever has left is told so, and is a spectator from now on.
        if broadcast.seat_left {
            self.forget_old_tokens();
        }
        if broadcast.lobby {
            self.list();
        }
    }

    /// Updates the table's line in the lobby, here and on other nodes.
    pub(super) fn list(&self) {
        if let Some(registry) = &self.registry {
            registry.list(&self.id, self.code.as_deref(), &self.table);
        }
    }
}

/// What entries mean to those who are connected, encoded for each kind of viewer right after
/// each entry is folded; nothing is sent before the entries are durable.
#[derive(Default)]
pub(super) struct Broadcast {
    list: Vec<antedate_tables::PendingFrame>,
    frames: HashMap<ViewKey, Vec<Bytes>>,
    seat_moved: bool,
    seat_left: bool,
    /// Whether the table's line in the lobby has changed.
    pub(super) lobby: bool,
}

impl Broadcast {
    /// Adds an entry, encoded for all who are connected.
    pub(super) fn add(&mut self, entry: &Kind, told: antedate_tables::PendingFrame, actor: &Actor) {
        self.seat_moved |= entry.moves_seat;
        self.seat_left |= entry.leaves_seat;
        self.lobby |= entry.changes_lobby;
        self.list.push(told);
        self.render(actor);
    }

    /// Encodes the latest entry. It must be done before the next is folded in, which may
    /// change who sees what.
    fn render(&mut self, actor: &Actor) {
        let Some(latest) = self.list.last() else {
            return;
        };
        if self.list.len() == 1 {
            self.frames = actor
                .view_keys()
                .into_iter()
                .map(|key| (key, Vec::new()))
                .collect();
        }
        // Most viewers read the same: it is encoded once for all of them.
        let mut encoded: Vec<(Audience, Lang, Bytes)> = Vec::new();
        for (key, list) in &mut self.frames {
            let audience = actor.table.audience(key.viewer, latest);
            let mut same = encoded.iter();
            let same = same.find(|(other, lang, _)| (*other, *lang) == (audience, key.lang));
            let message = match same {
                Some((_, _, message)) => message.clone(),
                None => {
                    let frame = actor.table.frame(key.viewer, key.lang, latest);
                    let message = encode(&ServerMessage::Frame(frame));
                    encoded.push((audience, key.lang, message.clone()));
                    message
                }
            };
            list.push(message);
        }
    }

    /// Returns what a connection is sent, which must have entered.
    fn frames_for(&self, connection: &Connection) -> &[Bytes] {
        let own = self.frames.get(&connection.view_key());
        let own = own.filter(|_| connection.entered);
        own.map_or(&[], Vec::as_slice)
    }
}

/// What has to be known of an entry once it has been folded in.
pub(super) struct Kind {
    moves_seat: bool,
    leaves_seat: bool,
    changes_lobby: bool,
}

impl Kind {
    pub(super) fn of(entry: &Entry) -> Kind {
        Kind {
            moves_seat: matches!(entry, Entry::SeatMoved { .. }),
            leaves_seat: matches!(entry, Entry::Left { .. }),
            changes_lobby: changes_lobby(entry),
        }
    }
}

fn changes_lobby(entry: &Entry) -> bool {
    !matches!(
        entry,
        Entry::Played { .. }
            | Entry::CardClosed { .. }
            | Entry::SeatTaken { .. }
            | Entry::Said { .. }
            | Entry::Signalled { .. }
            | Entry::Pinned { .. }
            | Entry::Unpinned { .. }
            | Entry::HandedOver { .. }
            | Entry::SeatMoved { .. }
            | Entry::Shared { .. }
    )
}
