//! What whoever runs live tables can choose.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use antedate_bus::{Bus, Local};
use antedate_players::{Cast, STAND_IN};
use antedate_tables::{AWAY_AFTER, Pace, SeatPlayer};

use crate::chance::Chance;

/// Tells the time in milliseconds since 1970.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// Makes the player of a level; the number seeds its random choices.
pub type MakePlayer = Arc<dyn Fn(&str, u64) -> Box<dyn SeatPlayer> + Send + Sync>;

/// What whoever runs live tables can choose.
#[derive(Clone)]
pub struct Config {
    /// How long bots seem to think.
    pub pace: Pace,
    /// The levels of bots offered, each known to `players`: characters, except in tests.
    pub levels: Vec<String>,
    /// The level that stands in for somebody who is away; one of `levels`.
    pub stand_in: String,
    /// Makes the bots.
    pub players: MakePlayer,
    /// How many bots may think at once.
    pub thinkers: usize,
    /// How long somebody is not connected before they are away, and a bot may hold their seat.
    pub away_after: Duration,
    /// How long a table without connections stays in memory.
    pub sleep_after: Duration,
    /// How long a table is kept at which nothing happens and no game is being played; for
    /// ever if there is no time.
    pub keep_games: Option<Duration>,
    /// The pause between the small steps of removing tables.
    pub sweep_every: Duration,
    /// The bus to other nodes that share the store.
    pub bus: Arc<dyn Bus>,
    /// How often tables tell other nodes who is present; that is valid for 40 seconds.
    pub refresh: Duration,
    /// Where secrets come from.
    pub chance: Chance,
    /// The time, unless the store has a clock of its own.
    pub clock: Clock,
    /// A fault injected on purpose, to check that it is detected. Not in release builds.
    #[cfg(debug_assertions)]
    pub injected: Option<InjectedFault>,
}

/// A fault injected on purpose, to check that it is detected.
#[cfg(debug_assertions)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InjectedFault {
    /// A move is answered before it is durable.
    AnswerBeforeSaved,
}

impl Default for Config {
    fn default() -> Config {
        let cast = Cast::default();
        Config {
            pace: Pace::default(),
            levels: Cast::offered().iter().map(|one| one.id.into()).collect(),
            stand_in: STAND_IN.to_owned(),
            players: Arc::new(move |level, number| cast.seat(level, number)),
            thinkers: std::thread::available_parallelism().map_or(2, usize::from),
            away_after: Duration::from_millis(AWAY_AFTER.unsigned_abs()),
            sleep_after: Duration::from_secs(120),
            keep_games: None,
            sweep_every: Duration::from_millis(250),
            bus: Arc::new(Local::default()),
            refresh: Duration::from_secs(15),
            chance: Chance::default(),
            clock: Arc::new(system_time),
            #[cfg(debug_assertions)]
            injected: None,
        }
    }
}

/// Returns this machine's time in milliseconds since 1970.
pub fn system_time() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    })
}
