//! What this keyboard knows of a table: the views of its players, folded from frames.

use std::path::PathBuf;

use antedate_bots::Character;
use antedate_wire::{
    Action, AnswerResult, ClientMessage, Command, Driver, ErrorBody, Event, Gap, Phase,
    PlayerNumber, RunningGame, SeatNumber, ServerMessage, TableView, fold,
};

use crate::link::{Link, LinkEvent};
use crate::words::Words;

/// How the connection is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Connection {
    Fine,
    Lost,
}

/// Something that whoever sits here should be told.
#[derive(Debug)]
pub(crate) enum ClientEvent {
    /// An entry of the log, which the view has taken in.
    Event(Box<Event>),
    /// The table is seen anew, without a word about what happened in between: whoever
    /// sits down sees it with other eyes, whoever was away has missed something.
    Anew,
    /// A message of ours was refused.
    Refused(ErrorBody),
    /// Something does not work just now.
    Trouble(ErrorBody),
    /// The connection was lost.
    Lost,
    /// The connection is back.
    Back,
    /// The record of the finished game lies here.
    Record(PathBuf),
    /// The table cannot be entered.
    Closed(ErrorBody),
}

/// The views of the players at this keyboard.
pub(crate) struct Client {
    link: Box<dyn Link>,
    eyes: Vec<Option<TableView>>,
    connection: Connection,
    prefix: String,
    n_sent: u64,
    /// The message whose answer is awaited before the next move can be made.
    acting: Option<String>,
}

impl Client {
    /// Looks at a table with `n_eyes` pairs of eyes.
    pub(crate) fn new(link: Box<dyn Link>, n_eyes: usize) -> Client {
        Client {
            link,
            eyes: vec![None; n_eyes.max(1)],
            connection: Connection::Fine,
            // Ids must differ from those of an earlier run at the same table.
            prefix: crate::link::secret()[..12].to_owned(),
            n_sent: 0,
            acting: None,
        }
    }

    pub(crate) fn connection(&self) -> Connection {
        self.connection
    }

    /// Returns what one pair of eyes sees.
    pub(crate) fn view(&self, eyes: usize) -> Option<&TableView> {
        self.eyes.get(eyes)?.as_ref()
    }

    /// Returns the eyes of the host, if they are at this keyboard.
    pub(crate) fn host(&self) -> Option<usize> {
        let is_host = |view: &TableView| view.host.is_some() && view.host == view.you;
        (0..self.eyes.len()).find(|eyes| self.view(*eyes).is_some_and(is_host))
    }

    /// Says whether several people share this keyboard.
    pub(crate) fn is_shared(&self) -> bool {
        self.eyes.len() > 1
    }

    /// Returns the eyes of the person at this keyboard whom the game waits for.
    pub(crate) fn asked(&self) -> Option<usize> {
        if self.acting.is_some() {
            return None;
        }
        (0..self.eyes.len()).find(|eyes| self.view(*eyes).is_some_and(is_asked))
    }

    /// Lists the seats of the people at this keyboard.
    pub(crate) fn our_seats(&self) -> Vec<SeatNumber> {
        let views = self.eyes.iter().flatten();
        let mut seats: Vec<SeatNumber> = views.filter_map(|view| view.game.as_ref()?.you).collect();
        seats.sort_unstable();
        seats
    }

    pub(crate) fn act(&mut self, eyes: usize, action: Action) {
        let seen = self.view(eyes).map(|view| view.seq);
        let id = self.send(eyes, Command::Act { seen, action });
        self.acting = Some(id);
    }

    /// Sends a message and returns its id.
    pub(crate) fn send(&mut self, eyes: usize, command: Command) -> String {
        self.n_sent += 1;
        let id = format!("{}-{}", self.prefix, self.n_sent);
        let message = ClientMessage {
            v: Some(antedate_wire::VERSION),
            id: id.clone(),
            player: None,
            command,
        };
        self.link.send(eyes, message);
        id
    }

    /// Takes in what came from the table and says what to tell.
    pub(crate) fn hear(&mut self, heard: LinkEvent) -> Option<ClientEvent> {
        match heard {
            LinkEvent::Message(eyes, message) => self.hear_message(eyes, *message),
            LinkEvent::Lost => {
                let again = self.connection == Connection::Lost;
                self.connection = Connection::Lost;
                (!again).then_some(ClientEvent::Lost)
            }
            LinkEvent::Back => {
                self.connection = Connection::Fine;
                Some(ClientEvent::Back)
            }
            LinkEvent::Trouble(error) => Some(ClientEvent::Trouble(error)),
            LinkEvent::Closed(error) => Some(ClientEvent::Closed(error)),
            LinkEvent::Record(path) => Some(ClientEvent::Record(path)),
        }
    }

    fn hear_message(&mut self, eyes: usize, message: ServerMessage) -> Option<ClientEvent> {
        match message {
            ServerMessage::Answer(answer) => {
                if self.acting.as_ref() == Some(&answer.id) {
                    self.acting = None;
                }
                match answer.result {
                    AnswerResult::Ok(_) => None,
                    AnswerResult::Error(error) => Some(ClientEvent::Refused(error)),
                }
            }
            ServerMessage::View(view) => {
                let place = self.eyes.get_mut(eyes)?;
                let known = |old: &TableView| (old.seq, old.you) == (view.seq, view.you);
                let anew = place.as_ref().is_some_and(|old| !known(old));
                *place = Some(*view);
                anew.then_some(ClientEvent::Anew)
            }
            ServerMessage::Frame(frame) => {
                let view = self.eyes.get_mut(eyes)?.as_mut()?;
                let known = frame.seq <= view.seq;
                if let Err(Gap { seq }) = fold(view, &frame) {
                    self.send(eyes, Command::CatchUp { since: seq });
                    return None;
                }
                // All eyes see the same; one pair tells.
                let event = frame.event.filter(|_| eyes == 0 && !known)?;
                Some(ClientEvent::Event(Box::new(event)))
            }
            // Each pair of eyes has a connection of its own, so nothing comes for others.
            ServerMessage::To { .. } | ServerMessage::Hint(_) => None,
        }
    }
}

fn is_asked(view: &TableView) -> bool {
    let Some(game) = view.game.as_ref().filter(|_| view.phase == Phase::Playing) else {
        return false;
    };
    let Some(you) = game.you else { return false };
    let drives = game.seats.get(usize::from(you));
    game.view.to_act().contains(&you) && drives.is_some_and(|seat| seat.driver == Driver::Owner)
}

/// Returns the name of whoever has a seat; a bot is called by its character's name.
pub(crate) fn seat_name(game: &RunningGame, seat: SeatNumber, words: &Words) -> String {
    let Some(seat) = game.seats.get(usize::from(seat)) else {
        return "?".to_owned();
    };
    match &seat.driver {
        Driver::Bot { level } => bot_name(&seat.name, level, words),
        Driver::Owner => seat.name.clone(),
    }
}

/// Lists the seats of a game with the names of whoever has them.
pub(crate) fn named_seats(
    game: &RunningGame,
    words: &Words,
) -> impl Iterator<Item = (SeatNumber, String)> {
    (0..)
        .zip(&game.seats)
        .map(|(seat, _)| (seat, seat_name(game, seat, words)))
}

/// Returns the name of a player.
pub(crate) fn player_name(view: &TableView, player: PlayerNumber, words: &Words) -> String {
    let found = view.players.iter().find(|other| other.player == player);
    let seats = view.game.iter().flat_map(|game| &game.seats);
    let left = seats.into_iter().find(|seat| seat.player == player);
    match found {
        Some(player) => match &player.bot {
            Some(level) => bot_name(&player.name, level, words),
            None => player.name.clone(),
        },
        None => left.map_or_else(|| "?".to_owned(), |seat| seat.name.clone()),
    }
}

/// Names a bot as the reader calls it: `amateur 2` becomes `Dziadek Gucio`.
fn bot_name(name: &str, level: &str, words: &Words) -> String {
    let called = Character::by_id(level).and_then(|one| one.called(name, words.lang()));
    called.unwrap_or_else(|| name.to_owned())
}

/// Returns what a way to play is called.
pub(crate) fn level_name(level: &str, words: &Words) -> String {
    let character = Character::by_id(level);
    let name = character.map(|character| character.name(words.lang()));
    name.unwrap_or(level).to_owned()
}
