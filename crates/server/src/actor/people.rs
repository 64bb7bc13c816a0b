//! Who is connected to a table, and what each of them is sent.

use antedate_tables::{CatchUp, GuestHash, TokenHash, Viewer, Who};
use antedate_wire::{Command, Done, Hint, Lang, PlayerNumber, ServerMessage};
use axum::http::StatusCode;

use super::{Actor, ConnectionId};
use crate::error::Problem;
use crate::limits::{MAX_AT_THE_DOOR, MAX_OF_A_KIND};
use crate::notice::Notice;
use crate::outbox::{Lagging, Out, Outbox, text};

/// The most seats on one device.
const MAX_TOKENS: usize = 8;

/// A connection.
pub(super) struct Person {
    pub(super) outbox: Outbox,
    pub(super) entered: bool,
    lang: Lang,
    guest: Option<GuestHash>,
    /// The seats it has proved to hold, and the proof.
    seats: Vec<(PlayerNumber, TokenHash)>,
    /// The connection that this is another player's pair of eyes on, with its one seat.
    beside: Option<ConnectionId>,
}

/// With whose eyes, and in which language, somebody looks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Eyes {
    pub(super) viewer: Viewer,
    pub(super) lang: Lang,
}

impl Person {
    pub(super) fn eyes(&self) -> Eyes {
        let first = self.seats.first();
        Eyes {
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
        self.clear_the_door();
        let person = Person {
            outbox,
            entered: false,
            lang: Lang::En,
            guest,
            seats: Vec::new(),
            beside: None,
        };
        self.people.insert(connection, person);
    }

    /// Makes room at the door: whoever has stood there longest without entering goes, so that
    /// silent connections cannot keep the players out.
    fn clear_the_door(&mut self) {
        let waiting = self.people.iter().filter(|(_, person)| !person.entered);
        let waiting: Vec<ConnectionId> = waiting.map(|(connection, _)| *connection).collect();
        if waiting.len() >= MAX_AT_THE_DOOR
            && let Some(first) = waiting.into_iter().min()
        {
            self.turn_away(first);
        }
    }

    /// Ends a connection for which there is no room.
    fn turn_away(&mut self, connection: ConnectionId) {
        if let Some(person) = self.let_go(connection) {
            let _ = person.outbox.send(Out::Close(1013, "table_crowded"));
        }
    }

    /// Says whether there is room for one more who plays, or for one more who watches: a crowd
    /// of one kind does not keep out the other.
    fn has_room(&self, connection: ConnectionId, plays: bool) -> bool {
        let others = self
            .people
            .iter()
            .filter(|(id, person)| **id != connection && person.entered && person.beside.is_none());
        let alike = others.filter(|(_, person)| person.seats.is_empty() != plays);
        alike.count() < MAX_OF_A_KIND
    }

    /// Returns the guest who opened a connection.
    pub(super) fn guest_at(&self, connection: ConnectionId) -> Option<GuestHash> {
        self.people.get(&connection)?.guest.clone()
    }

    /// Gives each player of a connection after the first eyes of their own (hot seat).
    fn seat_others(&mut self, connection: ConnectionId) {
        self.people
            .retain(|_, person| person.beside != Some(connection));
        let Some(main) = self.people.get(&connection) else {
            return;
        };
        let others = main.seats.iter().skip(1).map(|seat| Person {
            outbox: main.outbox.to(seat.0),
            entered: true,
            lang: main.lang,
            guest: None,
            seats: vec![*seat],
            beside: Some(connection),
        });
        let others: Vec<Person> = others.collect();
        for other in others {
            self.people.insert(self.house.next_connection(), other);
        }
    }

    /// Lists a connection and the other players' eyes on it.
    fn all_on(&self, connection: ConnectionId) -> Vec<ConnectionId> {
        let others = self.people.iter();
        let others = others.filter(|(_, person)| person.beside == Some(connection));
        let mut others: Vec<ConnectionId> = others.map(|(id, _)| *id).collect();
        others.sort_unstable();
        others.insert(0, connection);
        others
    }

    /// Says whether several players sit at a connection.
    pub(super) fn has_others(&self, connection: ConnectionId) -> bool {
        let seats = self
            .people
            .get(&connection)
            .map(|person| person.seats.len());
        seats.is_some_and(|n_seats| n_seats > 1)
    }

    /// Forgets a connection with all the eyes on it. Who is left hears of it at the end of the
    /// turn: to tell them may show that others do not keep up either.
    pub(super) fn let_go(&mut self, connection: ConnectionId) -> Option<Person> {
        let main = self.people.get(&connection)?.beside.unwrap_or(connection);
        self.people.retain(|_, person| person.beside != Some(main));
        let gone = self.people.remove(&main)?;
        self.someone_went |= gone.entered;
        Some(gone)
    }

    /// Cuts off a connection that does not keep up.
    pub(super) fn cut_off(&mut self, connection: ConnectionId) {
        if self.let_go(connection).is_some() {
            self.house.metrics.slow_readers_total.add(1);
        }
    }

    /// Says who is left, if somebody went.
    pub(super) fn tell_who_is_left(&mut self) {
        while std::mem::take(&mut self.someone_went) {
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
            Err(problem) => return self.answer(connection, id, Err(problem)),
        };
        if !self.has_room(connection, !seats.is_empty()) {
            return self.turn_away(connection);
        }
        if let Some(person) = self.people.get_mut(&connection) {
            person.entered = true;
            person.lang = lang;
            person.seats = seats;
        }
        self.seat_others(connection);
        self.catch_up_from(connection, id, since);
        self.show_presence();
        if self.paused {
            // The others were told when it began.
            let paused = ServerMessage::Hint(Hint::SavingPaused);
            self.send(connection, Out::One(text(&paused)));
        }
    }

    fn prove(&self, tokens: &[String]) -> Result<Vec<(PlayerNumber, TokenHash)>, Problem> {
        if tokens.len() > MAX_TOKENS {
            return Err(Problem::bad_message(format!(
                "one connection speaks for at most {MAX_TOKENS} players; open another for more"
            )));
        }
        let seat = |token: &String| {
            let hash = TokenHash::of(token)?;
            Some((self.table.player_by_token(&hash)?, hash))
        };
        let seats = tokens
            .iter()
            .map(|token| seat(token).ok_or_else(Problem::wrong_token));
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
        let Some(eyes) = self.people.get(&connection).map(Person::eyes) else {
            return;
        };
        let caught_up = since.and_then(|since| self.table.catch_up(eyes.viewer, eyes.lang, since));
        match caught_up {
            Some(CatchUp::Frames(frames)) => {
                let frames = frames.into_iter().map(ServerMessage::Frame);
                let frames = frames.map(|frame| text(&frame)).collect();
                self.send(connection, Out::Many(frames));
            }
            Some(CatchUp::View(view)) => {
                self.send(connection, Out::One(text(&ServerMessage::View(view))));
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
        let Some(eyes) = self.people.get(&connection).map(Person::eyes) else {
            return;
        };
        if let Some(view) = self.table.view(eyes.viewer, eyes.lang) {
            let view = ServerMessage::View(Box::new(view));
            self.send(connection, Out::One(text(&view)));
        }
    }

    pub(super) fn language(&mut self, connection: ConnectionId, id: String, lang: Lang) {
        for viewer in self.all_on(connection) {
            if let Some(person) = self.people.get_mut(&viewer) {
                person.lang = lang;
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
                self.house
                    .tell_nodes(&self.id, || Notice::Typing { player });
            }
            Ok(Who::Stranger) => {
                let refusal = antedate_tables::Refusal::NotSeated;
                self.answer(connection, id, Err(refusal.into()));
            }
            Err(problem) => self.answer(connection, id, Err(problem)),
        }
    }

    /// Finds out for which of its players a connection speaks.
    pub(super) fn who(
        &self,
        connection: ConnectionId,
        named: Option<PlayerNumber>,
        command: &Command,
    ) -> Result<Who, Problem> {
        let seats = self.people.get(&connection).map(|person| &person.seats);
        let seats = seats.map_or(&[][..], Vec::as_slice);
        if matches!(command, Command::Join { .. }) {
            return Ok(Who::Stranger);
        }
        match (named, seats) {
            (Some(player), _) if seats.iter().any(|(other, _)| *other == player) => {
                Ok(Who::Player(player))
            }
            (None, [(player, _)]) => Ok(Who::Player(*player)),
            (None, [_, _, ..]) => Err(Problem::new(
                StatusCode::BAD_REQUEST,
                "which_player",
                "this connection has entered for several players; name one with `player`",
            )),
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
        let (Some(player), Some(person)) = (player, self.people.get_mut(&connection)) else {
            return;
        };
        match person.seats.iter_mut().find(|(other, _)| *other == player) {
            Some(seat) => seat.1 = hash,
            None => person.seats.push((player, hash)),
        }
        self.seat_others(connection);
        self.show_presence();
    }

    /// A seat moved to another device, or its player left: connections that proved a token
    /// which opens nothing any more lose the seat.
    pub(super) fn forget_old_tokens(&mut self) {
        let table = &self.table;
        let mut changed = Vec::new();
        for (connection, person) in &mut self.people {
            let before = person.seats.len();
            person
                .seats
                .retain(|(player, hash)| table.player_by_token(hash) == Some(*player));
            if person.seats.len() != before {
                changed.push(*connection);
            }
        }
        // Eyes without a seat are nobody's; a connection without one watches.
        self.people
            .retain(|_, person| person.beside.is_none() || !person.seats.is_empty());
        let mains = changed.into_iter();
        let mains: Vec<_> = mains.filter(|id| self.people.contains_key(id)).collect();
        for connection in mains {
            self.seat_others(connection);
            self.send_view(connection);
        }
        self.show_presence();
    }

    /// Lists the ways people look at the table now.
    pub(super) fn all_eyes(&self) -> Vec<Eyes> {
        let mut all: Vec<Eyes> = Vec::new();
        for person in self.people.values().filter(|person| person.entered) {
            let eyes = person.eyes();
            if !all.contains(&eyes) {
                all.push(eyes);
            }
        }
        all
    }

    /// Sends everybody a fresh view: the log has grown without us.
    pub(super) fn refresh_all(&mut self) {
        let entered = self.people.iter().filter(|(_, person)| person.entered);
        let all: Vec<ConnectionId> = entered.map(|(connection, _)| *connection).collect();
        for connection in all {
            self.send_view(connection);
        }
    }

    /// Says who is here, to the people here and to other nodes.
    fn show_presence(&mut self) {
        self.tell_presence();
        self.hint_presence();
    }

    /// Lists the players who are connected to this node, and counts those who watch.
    fn present(&self) -> (Vec<PlayerNumber>, u32) {
        let entered = self.people.values().filter(|person| person.entered);
        let here = entered
            .clone()
            .flat_map(|person| person.seats.iter().map(|(player, _)| *player));
        let here = here.collect();
        let watching = entered.filter(|person| person.seats.is_empty()).count();
        (here, u32::try_from(watching).unwrap_or(u32::MAX))
    }

    /// Tells other nodes who is connected to this one.
    pub(super) fn tell_presence(&self) {
        self.house.tell_nodes(&self.id, || {
            let (here, watching) = self.present();
            let node = self.house.node;
            Notice::Presence {
                node,
                here,
                watching,
            }
        });
    }

    /// Tells everybody here who is here, on whichever node.
    pub(super) fn hint_presence(&mut self) {
        let (mut here, watching) = self.present();
        let (others, others_watching) = self.elsewhere.all();
        here.extend(others);
        here.retain(|player| self.table.has_player(*player));
        here.sort_unstable();
        here.dedup();
        let watching = watching.saturating_add(others_watching);
        self.hint_all(&Hint::Presence { here, watching });
    }

    pub(super) fn hint_all(&mut self, hint: &Hint) {
        let words = text(&ServerMessage::Hint(hint.clone()));
        let entered = self.people.iter();
        let entered = entered.filter(|(_, person)| person.entered && person.beside.is_none());
        let all: Vec<ConnectionId> = entered.map(|(connection, _)| *connection).collect();
        for connection in all {
            self.send(connection, Out::One(words.clone()));
        }
    }

    /// Sends something to one connection; one that does not keep up is cut off.
    pub(super) fn send(&mut self, connection: ConnectionId, out: Out) {
        let Some(person) = self.people.get(&connection) else {
            return;
        };
        if let Err(Lagging) = person.outbox.send(out) {
            self.cut_off(connection);
        }
    }
}
