//! What clients and the server say to each other: JSON over WebSocket at a table, HTTP
//! for the rest. `docs/protocol.md` tells it in prose, with a full worked example.
//!
//! Nothing here can hold what its reader may not see: a [`Front`] has no field for a
//! date, and a [`Back`] is made only of a card the rules have shown turned ([`Seen`]).
//! The types of the rules are not sent themselves, so renaming one cannot break a
//! client, and changing one of these is a change of [`VERSION`] or of an added field.

mod cards;
mod client;
mod example;
mod fold;
mod replay;
mod server;
mod table;
mod timeline;
mod trek;
mod twist;
#[cfg(feature = "types")]
mod types;

pub use cards::{Back, FaceUp, Front, Over, Seen, Turned, Words};
pub use client::{
    Action, BotLevel, ClientMessage, Clock, Command, CreateTable, Driver, First, Lang, OnLeave,
    Options, PinKind, Preset, RuleSet, Source, TokenName,
};
pub use example::{Example, ExampleMove};
pub use fold::{Gap, fold};
pub use replay::{Eyes, OpenCards, OpenPile, Replay};
pub use server::{
    Answer, AnswerResult, By, Done, ErrorBody, Event, Frame, GameEvents, Hint, Param, Params,
    ServerMessage, Why,
};
pub use table::{
    ChatLine, Due, GameSeat, GameView, Line, Phase, Pin, PlayerView, RunningGame, TableView,
};
pub use timeline::{Standing, TimelineEvent, TimelineOutcome, TimelineView};
pub use trek::{
    AncestorFace, Board, IndexedDate, Itinerary, JourneyCard, Pool, Reward, TrekCard, TrekEvent,
    TrekOutcome, TrekPhase, TrekPlayer, TrekScore, TrekView, TrekWords,
};
pub use twist::{Between, Held, Tally, TwistEvent, TwistOutcome, TwistView, Went, WhyOver};
#[cfg(feature = "types")]
pub use types::{Drift, check_types, write_types};

/// The version of the protocol. A client sends the one it was written for; a server that
/// no longer speaks it answers `version_unknown`.
pub const VERSION: u32 = 1;

/// The number of a player at one table, given in order of joining and never changed: a
/// rematch rotates the seats, not these.
pub type PlayerNumber = u32;

/// The number of a seat in one game, from 0 clockwise.
pub type SeatNumber = u8;

/// The number of a card in one game, which says nothing about its date (SEC-4).
pub type CardNumber = u8;
