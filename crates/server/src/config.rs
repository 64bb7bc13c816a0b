//! What whoever starts a server can choose.

use std::sync::Arc;
use std::time::Duration;

use crate::assets::{Assets, PlainPage};

/// What whoever starts a server can choose.
#[derive(Clone)]
pub struct Config {
    /// The settings of the tables.
    pub live: antedate_live::Config,
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
    /// Whether addresses and connections are rate limited; load tests turn it off.
    pub limits: bool,
    /// Whether all requests come through a proxy that says in `X-Forwarded-For` who asks.
    pub behind_proxy: bool,
    /// How long a client may take over a request or a message that it has begun, and over
    /// the answer to a ping.
    pub client_timeout: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            live: antedate_live::Config::default(),
            assets: Arc::new(PlainPage),
            origins: Vec::new(),
            address: None,
            hall: true,
            limits: true,
            behind_proxy: false,
            client_timeout: Duration::from_secs(20),
        }
    }
}
