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

mod about;
mod bots;
mod brief;
mod contents;
mod decide;
mod due;
mod entry;
mod erase;
mod events;
mod examples;
mod game;
mod lobby;
mod names;
mod profile;
mod refusal;
mod replay;
mod results;
mod state;
mod table;

pub use about::{About, GameAbout, SaidAbout, SeatAbout};
pub use bots::{RandomPlayer, SteadyPlayer, seat_player};
pub use brief::{Advice, Brief, BriefView, SeatPlayer};
pub use contents::{Contents, ContentsError, back, front, generated_kind};
pub use decide::{Decision, SeedSource, Who};
pub use due::{Counsel, Work, WorkKind};
pub use entry::{
    Asked, Entry, GuestHash, Pace, Settings, Stored, TokenHash, UnreadableEntry, VERSION,
};
pub use erase::{erase, players_of};
pub use events::{LoggedEvents, StepLog, TimelineLog, TrekLog, TwistLog, WentLog, WhyLog};
pub use examples::examples;
pub use game::{say_timeline, say_trek, say_twist};
pub use lobby::{MAX_NAME, MAX_TEXT};
pub use names::{hides, visible_name};
pub use profile::{Best, CardHits, Hits, Profile, Tally};
pub use refusal::Refusal;
pub use replay::{Look, ReplayError, decks_of, replay};
pub use results::{Chronicle, GameResult, GuestSeat, Outcome, SeatResult, Try, seat_guest};
pub use state::{CHAT_SHOWN, FoldError};
pub use table::{Audience, CatchUp, Table, Told, Viewer};
