//! What is asked and answered over HTTP. `api.rs` names the routes that carry these.

mod decks;
mod guests;
mod hall;
mod practice;
mod runs;
mod server;
mod tables;

pub use decks::{
    CardQuery, DeckCard, DeckCards, DeckDetails, DeckPeriod, DeckPicture, DeckSpan, DeckSummary,
    PaperSize, PrintQuery, Report, ReportKept, TopicSummary,
};
pub use guests::{
    BestGame, Erased, ExportedAnswer, ExportedDuel, ExportedGame, ExportedRun, ExportedSeat,
    ExportedTable, GamesPlayed, GuestExport, GuestName, Hits, MapField, MapPeriod, MapTopic, Me,
    MissedCard, MyGame, Said, Streak, TimeMap, Uncounted,
};
pub use hall::{HallPeriod, HallQuery, HallResult, HallSeat, Shared};
pub use practice::{
    Practice, PracticeAnswer, PracticeAnswered, PracticeCard, PracticeCounts, PracticeQuery,
    PracticeQuestion,
};
pub use runs::{
    ArchiveQuery, ArchivedDay, CreateDuel, CreatedDuel, Daily, DailyCard, DailyCounts, DailyStreak,
    Duel, DuelPlayer, DuelResult, DuelSource, JoinDuel, Run, RunAnswer, RunChoice, RunPlaced,
};
pub use server::{BotSummary, GameQuery, LangQuery, ReplayQuery, ServerInfo};
pub use tables::{
    Awaited, CreatedTable, FoundTable, JoinTable, JoinedTable, MovedSeat, SeatTicket, TableSummary,
    UseTicket,
};
