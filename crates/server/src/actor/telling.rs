//! What has happened at a table, told to everybody there in their own words.

use antedate_tables::{Audience, Entry};
use antedate_wire::{Lang, ServerMessage};
use axum::extract::ws::Utf8Bytes;

use super::people::{Eyes, Person};
use super::{Actor, ConnectionId};
use crate::outbox::{Lagging, Out, text};

impl Actor {
    /// Sends everybody what has happened, in their words, and first to one of them the
    /// answer that goes with it: each connection is written to once.
    pub(super) fn tell(&mut self, told: Told, mut answer: Option<(ConnectionId, Utf8Bytes)>) {
        // The old device of a seat must not read what is told to the new one.
        if told.seat_moved {
            self.forget_old_tokens();
        }
        let mut behind = Vec::new();
        for (connection, person) in &self.people {
            let frames = told.frames_for(person);
            self.house.metrics.frames_total.add(frames.len() as u64);
            let answer = answer.take_if(|(to, _)| to == connection);
            let out = match (answer, frames) {
                (None, []) => continue,
                (None, [frame]) => Out::One(frame.clone()),
                (answer, frames) => {
                    let answer = answer.into_iter().map(|(_, answer)| answer);
                    Out::Many(answer.chain(frames.iter().cloned()).collect())
                }
            };
            if let Err(Lagging) = person.outbox.send(out) {
                behind.push(*connection);
            }
        }
        for connection in behind {
            self.cut_off(connection);
        }
        // Whoever has left is told so, and then sees what anybody sees.
        if told.seat_left {
            self.forget_old_tokens();
        }
        if told.lobby {
            let code = self.code.as_deref();
            self.house.list(&self.id, code, &self.table);
        }
    }
}

/// What entries mean to those who are here, put into words for each kind of viewer while
/// the table is just there; nothing is sent before the entries are durable.
#[derive(Default)]
pub(super) struct Told {
    list: Vec<antedate_tables::Told>,
    frames: Vec<(Eyes, Vec<Utf8Bytes>)>,
    seat_moved: bool,
    seat_left: bool,
    /// Whether the lobby shows the table otherwise now.
    pub(super) lobby: bool,
}

impl Told {
    /// Notes what an entry means, and words it for all who are here.
    pub(super) fn add(&mut self, entry: &Kind, told: antedate_tables::Told, actor: &Actor) {
        self.seat_moved |= entry.moves_seat;
        self.seat_left |= entry.leaves_seat;
        self.lobby |= entry.changes_lobby;
        self.list.push(told);
        self.render(actor);
    }

    /// Words the latest entry. It must be done before the next is folded in, which may
    /// change who sees what.
    fn render(&mut self, actor: &Actor) {
        let Some(latest) = self.list.last() else {
            return;
        };
        if self.list.len() == 1 {
            self.frames = actor
                .all_eyes()
                .into_iter()
                .map(|eyes| (eyes, Vec::new()))
                .collect();
        }
        // Most viewers read the same: it is worded once for all of them.
        let mut worded: Vec<(Audience, Lang, Utf8Bytes)> = Vec::new();
        for (eyes, list) in &mut self.frames {
            let audience = actor.table.audience(eyes.viewer, latest);
            let mut same = worded.iter();
            let same = same.find(|(other, lang, _)| (*other, *lang) == (audience, eyes.lang));
            let words = match same {
                Some((_, _, words)) => words.clone(),
                None => {
                    let frame = actor.table.frame(eyes.viewer, eyes.lang, latest);
                    let words = text(&ServerMessage::Frame(frame));
                    worded.push((audience, eyes.lang, words.clone()));
                    words
                }
            };
            list.push(words);
        }
    }

    /// Returns what somebody is sent, who has to have entered.
    fn frames_for(&self, person: &Person) -> &[Utf8Bytes] {
        let eyes = person.eyes();
        let mut frames = self.frames.iter().filter(|_| person.entered);
        let own = frames.find(|(other, _)| *other == eyes);
        own.map_or(&[], |(_, list)| list)
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
            | Entry::Said { .. }
            | Entry::Signalled { .. }
            | Entry::Pinned { .. }
            | Entry::Unpinned { .. }
            | Entry::HandedOver { .. }
            | Entry::SeatMoved { .. }
            | Entry::Shared { .. }
    )
}
