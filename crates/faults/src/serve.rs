//! A node as a process of its own: the server as `antedate serve` starts it, with a clock that
//! can be made wrong and, if the campaign asks for it, a fault put in on purpose.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use antedate_bus::Nats;
use antedate_live::{InjectedFault, Library};
use antedate_server::{Config, Server};
use antedate_store::{PostgresOptions, PostgresStore};
use antedate_tables::{Pace, seat_player};
use anyhow::{Result, anyhow};

/// What a node is told.
#[derive(clap::Args)]
pub(crate) struct NodeArgs {
    #[arg(long)]
    port: u16,
    #[arg(long)]
    database: String,
    #[arg(long)]
    bus: String,
    /// A file that says by how many milliseconds the clock is wrong
    #[arg(long)]
    clock: PathBuf,
    /// A fault to plant
    #[arg(long)]
    planted: Option<String>,
}

/// How often the file of the clock is looked at.
const CLOCK_POLL_INTERVAL: Duration = Duration::from_millis(100);
/// How long to wait for a database that is away.
const RETRY_DELAY: Duration = Duration::from_millis(300);

/// Serves until the process ends, or is told to (on a closed standard input).
pub(crate) async fn serve(args: NodeArgs) -> Result<()> {
    let store = open(&args.database).await?;
    let planted = match args.planted.as_deref() {
        None => None,
        Some("answer-before-saved") => Some(InjectedFault::AnswerBeforeSaved),
        Some(other) => return Err(anyhow!("there is no fault `{other}` to plant")),
    };
    let config = Config {
        live: antedate_live::Config {
            // The players are quick, so that two processors are enough for many tables.
            levels: vec!["random".to_owned(), "steady".to_owned()],
            stand_in: "steady".to_owned(),
            players: Arc::new(seat_player),
            pace: Pace { from: 100, to: 600 },
            bus: Arc::new(Nats::start(args.bus.parse()?)),
            injected: planted,
            clock: wrong_clock(args.clock),
            ..antedate_live::Config::default()
        },
        limits: false,
        ..Config::default()
    };
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, args.port));
    let server = Server::start(address, config, Arc::new(store), Library::default()).await?;
    println!("listening on http://{}", server.address());
    let told = tokio::task::spawn_blocking(|| std::io::stdin().read_line(&mut String::new()));
    let _ = told.await;
    server.stop().await;
    Ok(())
}

/// Opens the database, which may be away just now.
async fn open(url: &str) -> Result<PostgresStore> {
    loop {
        let url = url.to_owned();
        let opened = tokio::task::spawn_blocking(move || {
            PostgresStore::open(&url, &PostgresOptions::default())
        });
        match opened.await? {
            Ok(store) => return Ok(store),
            Err(error @ antedate_store::StoreError::Unreachable { .. }) => eprintln!("{error}"),
            Err(error) => return Err(error.into()),
        }
        tokio::time::sleep(RETRY_DELAY).await;
    }
}

/// A clock that is as wrong as a file says.
fn wrong_clock(file: PathBuf) -> antedate_live::Clock {
    let right = antedate_live::Config::default().clock;
    let wrong_by = Arc::new(AtomicI64::new(0));
    let shown = wrong_by.clone();
    tokio::spawn(async move {
        loop {
            let text = std::fs::read_to_string(&file).unwrap_or_default();
            wrong_by.store(text.trim().parse().unwrap_or(0), Ordering::Relaxed);
            tokio::time::sleep(CLOCK_POLL_INTERVAL).await;
        }
    });
    Arc::new(move || right() + shown.load(Ordering::Relaxed))
}
