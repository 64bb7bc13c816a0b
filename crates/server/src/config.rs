//! What whoever starts a server can choose.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use antedate_bus::{Bus, Local};
use antedate_players::{Cast, STAND_IN};
use antedate_tables::{Pace, SeatPlayer};

use crate::assets::{Assets, PlainPage};
use crate::chance::Chance;

/// Tells the time in milliseconds since 1970.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// Makes the player of a level; the number is the chance of its thinking.
pub type MakePlayer = Arc<dyn Fn(&str, u64) -> Box<dyn SeatPlayer> + Send + Sync>;

/// What whoever starts a server can choose.
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
    /// The web page.
    pub assets: Arc<dyn Assets>,
    /// Origins besides the server's own addresses from which browsers may connect, like
    /// `https://play.example.org`.
    pub origins: Vec<String>,
    /// The address to hand to others, where it is not the one the host's own browser uses:
    /// on a network a host sits at `127.0.0.1`, which is no use to a phone.
    pub address: Option<String>,
    /// Whether results that players show can be seen by everybody.
    pub hall: bool,
    /// Whether addresses and connections are held to a rate; load tests lift it.
    pub limits: bool,
    /// Whether all requests come through a proxy that says in `X-Forwarded-For` who asks.
    pub behind_proxy: bool,
    /// How long a client may take over a request or a message that it has begun, and over
    /// the answer to a ping.
    pub patience: Duration,
    /// How long a table without connections stays in memory.
    pub sleep_after: Duration,
    /// How long a table is kept at which nothing happens and no game is being played; for
    /// ever if there is no time.
    pub keep_games: Option<Duration>,
    /// How long to rest between the small steps of removing tables.
    pub sweep_every: Duration,
    /// The way to other nodes that share the store.
    pub bus: Arc<dyn Bus>,
    /// How often tables tell other nodes who is there; those believe it for 40 seconds.
    pub refresh: Duration,
    /// Where secrets come from.
    pub chance: Chance,
    /// The time, unless the store has a clock of its own.
    pub clock: Clock,
    /// A fault put in on purpose, to see that it is found. Not in release builds.
    #[cfg(debug_assertions)]
    pub planted: Option<Planted>,
}

/// A fault put in on purpose, to see that it is found.
#[cfg(debug_assertions)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Planted {
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
            assets: Arc::new(PlainPage),
            origins: Vec::new(),
            address: None,
            hall: true,
            limits: true,
            behind_proxy: false,
            patience: Duration::from_secs(20),
            sleep_after: Duration::from_secs(120),
            keep_games: None,
            sweep_every: Duration::from_millis(250),
            bus: Arc::new(Local::default()),
            refresh: Duration::from_secs(15),
            chance: Chance::default(),
            clock: Arc::new(system_time),
            #[cfg(debug_assertions)]
            planted: None,
        }
    }
}

fn system_time() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    })
}
