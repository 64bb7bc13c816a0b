//! What is asked and answered over HTTP. `api.rs` names the routes that carry these.

mod decks;
mod guests;
mod hall;
mod practice;
mod server;
mod tables;

pub use decks::{
    CardQuery, DeckCard, DeckCards, DeckDetails, DeckPeriod, DeckPicture, DeckSpan, DeckSummary,
    Report, ReportKept, TopicSummary,
};
pub use guests::{
    BestGame, EraHits, Erased, ExportedAnswer, ExportedGame, ExportedSeat, ExportedTable,
    GamesPlayed, GuestExport, GuestName, Hits, Me, MissedCard, MyGame, Said, Streak, TopicHits,
    Uncounted,
};
pub use hall::{HallPeriod, HallQuery, HallResult, HallSeat, Shared};
pub use practice::{
    Practice, PracticeAnswer, PracticeAnswered, PracticeCard, PracticeCounts, PracticeQuery,
    PracticeQuestion,
};
pub use server::{BotSummary, GameQuery, LangQuery, ReplayQuery, ServerInfo};
pub use tables::{
    Awaited, CreatedTable, FoundTable, JoinTable, JoinedTable, MovedSeat, SeatTicket, TableSummary,
    UseTicket,
};
