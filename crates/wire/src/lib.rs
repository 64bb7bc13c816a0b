//! What clients and the server say to each other: JSON over WebSocket at a table, HTTP
//! for the rest. `docs/protocol.md` tells it in prose, with a full worked example.
//!
//! Nothing here can hold what its reader may not see: a [`Front`] has no field for a
//! date, and a [`Back`] is made only of a card the rules have shown turned ([`Seen`]).
//! The types of the rules are not sent themselves, so renaming one cannot break a
//! client, and changing one of these is a change of [`VERSION`] or of an added field.

#[cfg(feature = "types")]
mod api;
mod cards;
mod chorus;
mod client;
mod example;
mod fold;
mod games;
mod http;
mod replay;
mod server;
mod table;
mod timeline;
mod trek;
mod twist;
#[cfg(feature = "types")]
mod types;

pub use antedate_decks::Lang;
#[cfg(feature = "types")]
pub use api::openapi;
pub use cards::{Back, FaceUp, Front, Over, Seen, Turned, Words};
pub use chorus::{
    ChorusCard, ChorusChoice, ChorusCounts, ChorusEvent, ChorusOpened, ChorusOptions,
    ChorusOutcome, ChorusOwn, ChorusPace, ChorusSeat, ChorusTeam, ChorusView,
};
pub use client::{
    Action, BotLevel, ClientMessage, Clock, Command, CreateTable, Driver, First, OnLeave, Options,
    PinKind, Preset, Source, StandIns, TokenName, WarpChoice,
};
pub use example::{Example, ExampleMove};
pub use fold::{Gap, fold, touches_game};
pub use games::{GameEvents, GameOptions, GameView, RuleSet};
pub use http::{
    ArchiveQuery, ArchivedDay, Awaited, BestGame, BotSummary, CardQuery, CreateDuel, CreatedDuel,
    CreatedTable, Daily, DailyCard, DailyCounts, DailyStreak, DeckCard, DeckCards, DeckDetails,
    DeckPeriod, DeckPicture, DeckSpan, DeckSummary, Duel, DuelPlayer, DuelResult, DuelSource,
    Erased, ExportedAnswer, ExportedDuel, ExportedGame, ExportedRun, ExportedSeat, ExportedTable,
    FoundTable, GameQuery, GamesPlayed, GuestExport, GuestName, HallPeriod, HallQuery, HallResult,
    HallSeat, Hits, JoinDuel, JoinTable, JoinedTable, LangQuery, MapField, MapPeriod, MapTopic, Me,
    MissedCard, MovedSeat, MyGame, PaperSize, Practice, PracticeAnswer, PracticeAnswered,
    PracticeCard, PracticeCounts, PracticeQuery, PracticeQuestion, PrintQuery, ReplayQuery, Report,
    ReportKept, Run, RunAnswer, RunChoice, RunPlaced, Said, SeatTicket, ServerInfo, Shared, Streak,
    TableSummary, TimeMap, TopicSummary, Uncounted, UseTicket,
};
pub use replay::{Eyes, OpenCards, OpenPile, Replay};
pub use server::{
    Answer, AnswerResult, By, Done, ErrorBody, Event, Frame, Hint, Param, Params, ServerMessage,
    Why, WhyClosed,
};
pub use table::{
    ChatLine, Due, GameSeat, Line, Phase, Pin, PlayerView, RunningGame, TableView, Unlisted,
};
pub use timeline::{Standing, TimelineEvent, TimelineOptions, TimelineOutcome, TimelineView};
pub use trek::{
    AncestorFace, Board, IndexedDate, Itinerary, JourneyCard, JourneyStep, Pool, Reward, TrekCard,
    TrekEvent, TrekOptions, TrekOutcome, TrekPhase, TrekPlayer, TrekScore, TrekView, TrekWarp,
    TrekWarps, TrekWords, WarpBend, WarpForeseen, WarpKind, WarpPrice,
};
pub use twist::{
    Between, Held, Tally, TwistEvent, TwistOptions, TwistOutcome, TwistView, Went, WhyOver,
};
#[cfg(feature = "types")]
pub use types::{Drift, check_types, write_types};

/// The version of the protocol. A client sends the one it was written for; a server that
/// no longer speaks it answers `version_unknown`.
pub const VERSION: u32 = 2;

/// The number of a player at one table, given in order of joining and never changed: a
/// rematch rotates the seats, not these.
pub type PlayerNumber = u32;

/// The number of a seat in one game, from 0 clockwise.
pub type SeatNumber = u16;

/// The number of a card in one game, which says nothing about its date (SEC-4).
pub type CardNumber = u8;
