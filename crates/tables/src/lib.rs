//! One live table as a state machine: no I/O, no clock, no random source.
//!
//! A table is the fold of its log. Whoever runs it does this, in this order, for every
//! message of a client and every piece of due work:
//!
//! 1. [`Table::decide`] (or [`Table::decide_due`]) turns what is asked into entries, or
//!    refuses; nothing has changed yet;
//! 2. [`Table::evolve`] folds each of them in and returns what it means to viewers, and
//!    [`Table::frame`] puts that into words for each of them, told to nobody yet;
//! 3. the entries are appended to the log, durably, at the sequence the table had;
//! 4. the frames are sent, and the sender is answered.
//!
//! When the append fails, the table goes back ([`Table::back_at`], or a copy from before a
//! deal). When it loses a race, the tail that won is evolved and step 1 is done again.
//! Time is an argument in milliseconds since 1970, and the seed of a game comes from a
//! [`SeedSource`]; so a whole table can be simulated, and its traffic compared byte by byte.
//!
//! Every rule of who may see what lives here and in `antedate_rules`, nowhere else.

mod absence;
mod bots;
mod brief;
mod contents;
mod decide;
mod due;
mod erase;
mod examples;
mod export;
mod fresh;
mod games;
mod lobby;
pub mod log;
mod names;
mod profile;
mod refusal;
mod replay;
mod results;
mod state;
mod table;
mod time_map;

pub use absence::AWAY_AFTER;
pub use bots::{RandomPlayer, SteadyPlayer, seat_player};
pub use brief::{Advice, Brief, SeatPlayer};
pub use contents::{Contents, ContentsError, back, front, generated_kind, plays, usual_deck};
pub use decide::{Decision, SeedSource, Who, check_id};
pub use due::{AdviceDue, Work, WorkKind};
pub use erase::{erase, players_of};
pub use examples::examples;
pub use export::exported;
pub use fresh::{LAST_GAMES, SeenLately};
pub use games::{
    BriefGame, ChorusResult, GameAction, HallList, LoggedEvents, Outcome, Position, TimelineResult,
    TrekResult, TwistResult,
};
pub use lobby::{MAX_NAME, MAX_TEXT};
pub use log::{
    Asked, Entry, GuestHash, Pace, Settings, Stored, TokenHash, UnreadableEntry, VERSION,
};
pub use names::{hides, is_reserved, looks_like, visible_name};
pub use profile::{CardHits, GamesWon, Profile, Runs};
pub use refusal::Refusal;
pub use replay::{ReplayError, ReplayOptions, decks_of, replay};
pub use results::{Chronicle, GameResult, GuestSeat, SeatResult, Try, hall_list, seat_guest};
pub use state::{CHAT_SHOWN, FoldError};
pub use table::{Audience, CatchUp, PendingFrame, Table, Viewer};
pub use time_map::TimeMap;
