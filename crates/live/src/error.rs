//! Why something at a live table is not done.

use std::fmt::Display;
use std::time::Duration;

use antedate_decks::DeckRef;
use antedate_store::StoreError;
use antedate_tables::Refusal;
use antedate_wire::{ErrorBody, Params, VERSION};

/// Why something at a live table is not done. Each has a stable code that clients know.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LiveError {
    /// No table has this id.
    #[error("there is no such table; was its address copied whole?")]
    NoSuchTable,
    /// The table has not played that many games.
    #[error("{games} games have been played here; ask for one of them")]
    NoSuchGame {
        /// How many it has played.
        games: u32,
    },
    /// A token that opens no seat.
    #[error("this token opens no seat at this table; join, or watch without a token")]
    WrongToken,
    /// A message before the first `enter`.
    #[error("the first message of a connection is `enter`; send it, then this one again")]
    EnterFirst,
    /// Several players share the connection, and the message names none of them.
    #[error("this connection has entered for several players; name one with `player`")]
    WhichPlayer,
    /// A protocol version this program does not speak.
    #[error("this server speaks version {VERSION} of the protocol; reload the page or update")]
    VersionUnknown,
    /// Not a message of the protocol.
    #[error("this is not a message of the protocol: {0}; see docs/protocol.md")]
    BadMessage(String),
    /// A level of bot that is not offered.
    #[error("there is no bot of that level; choose one of {known}")]
    BadLevel {
        /// The levels that are.
        known: String,
    },
    /// Decks that cannot be played together, or not with these rules.
    #[error("these decks cannot be played: {0}")]
    BadDecks(String),
    /// A deck that is not offered.
    #[error("there is no deck `{deck}`; choose one of GET /api/decks")]
    NoSuchDeck {
        /// The beginning of its id.
        deck: String,
    },
    /// A transcript names a deck that is not here.
    #[error(
        "the game was played with the deck `{}` {} (hash {}), which this server does not have; \
         give the server its folder with --decks, or open the transcript where it was played",
        .wanted.id, .wanted.version, .wanted.hash
    )]
    UnknownDeck {
        /// The deck, each field cut to a length that can be shown.
        wanted: DeckRef,
    },
    /// A transcript names another state of a deck that is here.
    #[error(
        "the game was played with the deck `{}` {} (hash {}), and this server's deck `{}` \
         has changed since (hash {ours}); open the transcript where it was played",
        .wanted.id, .wanted.version, .wanted.hash, .wanted.id
    )]
    DeckDiffers {
        /// The deck, each field cut to a length that can be shown.
        wanted: DeckRef,
        /// The hash of the deck that is here.
        ours: String,
    },
    /// More at once than is allowed, or too many lost races.
    #[error("too many messages at once; wait a second and send again")]
    TooFast,
    /// The program is shutting down.
    #[error("the server is going down; it will be back, connect again in a moment")]
    GoingDown,
    /// The store cannot be written to just now.
    #[error("saving is paused: {why}; nothing saved so far is lost, send this again in a while")]
    SavingPaused {
        /// What is wrong with the store.
        why: &'static str,
    },
    /// A fault of ours or of the disk, not of the request.
    #[error("this table cannot be opened: {0}")]
    Damaged(String),
    /// The table or the rules refuse.
    #[error(transparent)]
    Refused(Refusal),
}

impl LiveError {
    /// Says that something stored cannot be read.
    pub fn damaged(why: impl Display) -> LiveError {
        LiveError::Damaged(why.to_string())
    }

    pub(crate) fn bad_decks(why: impl Display) -> LiveError {
        LiveError::BadDecks(why.to_string())
    }

    /// Returns the stable code.
    pub fn code(&self) -> &'static str {
        match self {
            LiveError::NoSuchTable => "no_such_table",
            LiveError::NoSuchGame { .. } => "no_such_game",
            LiveError::WrongToken => "wrong_token",
            LiveError::EnterFirst => "enter_first",
            LiveError::WhichPlayer => "which_player",
            LiveError::VersionUnknown => "version_unknown",
            LiveError::BadMessage(_) => "bad_message",
            LiveError::BadLevel { .. } => "bad_level",
            LiveError::BadDecks(_) => "bad_decks",
            LiveError::NoSuchDeck { .. } => "no_such_deck",
            LiveError::UnknownDeck { .. } => "unknown_deck",
            LiveError::DeckDiffers { .. } => "deck_differs",
            LiveError::TooFast => "too_fast",
            LiveError::GoingDown => "going_down",
            LiveError::SavingPaused { .. } => "saving_paused",
            LiveError::Damaged(_) => "table_damaged",
            LiveError::Refused(refusal) => refusal.code(),
        }
    }

    /// Returns after how long the same may be tried again, where that is known.
    pub fn retry_after(&self) -> Option<Duration> {
        match self {
            LiveError::TooFast => Some(Duration::from_secs(1)),
            LiveError::SavingPaused { .. } => Some(Duration::from_secs(5)),
            _ => None,
        }
    }

    /// Returns what clients are sent.
    pub fn body(&self) -> ErrorBody {
        if let LiveError::Refused(refusal) = self {
            return refusal.body();
        }
        ErrorBody {
            code: self.code().to_owned(),
            params: self.params(),
            message: self.to_string(),
        }
    }

    fn params(&self) -> Params {
        let mut params = Params::new();
        match self {
            LiveError::NoSuchGame { games } => {
                params.insert("games".to_owned(), (*games).into());
            }
            LiveError::VersionUnknown => {
                params.insert("known".to_owned(), VERSION.into());
            }
            LiveError::BadLevel { known } => {
                params.insert("known".to_owned(), known.as_str().into());
            }
            LiveError::NoSuchDeck { deck } => {
                params.insert("deck".to_owned(), deck.as_str().into());
            }
            LiveError::UnknownDeck { wanted } | LiveError::DeckDiffers { wanted, .. } => {
                params.insert("deck".to_owned(), wanted.id.as_str().into());
                params.insert("version".to_owned(), wanted.version.as_str().into());
                params.insert("hash".to_owned(), wanted.hash.as_str().into());
            }
            _ => {}
        }
        if let Some(wait) = self.retry_after() {
            params.insert("seconds".to_owned(), wait.as_secs().into());
        }
        params
    }
}

impl From<Refusal> for LiveError {
    fn from(refusal: Refusal) -> LiveError {
        match refusal {
            Refusal::Damaged(why) => LiveError::damaged(why),
            refusal => LiveError::Refused(refusal),
        }
    }
}

impl From<StoreError> for LiveError {
    fn from(error: StoreError) -> LiveError {
        match error {
            StoreError::NoSuchTable { .. } => LiveError::NoSuchTable,
            StoreError::Stopped => LiveError::GoingDown,
            StoreError::Damaged { .. } | StoreError::Missing { .. } => LiveError::damaged(error),
            // The path of the database is for the operator's log, not for clients.
            StoreError::Full => paused("the disk is full"),
            StoreError::Unreachable { .. } => paused("the database cannot be reached"),
            _ => paused("the database cannot be used"),
        }
    }
}

fn paused(why: &'static str) -> LiveError {
    LiveError::SavingPaused { why }
}
