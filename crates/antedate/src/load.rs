//! `antedate load`: plays many games at once over the real protocol and measures.
//!
//! Every table plays timeline or chorus. In timeline it plays with the cards it is dealt, one move after the other: the
//! player whose turn it is sends one, and the next is sent when every player has it. A
//! finished game is followed by a rematch. In chorus all players choose at once, and what is
//! measured is how long after a card closed each screen has the reveal. Setting up the tables and comparing at the end
//! what was acknowledged with what was kept are not part of the time measured.

mod check;
mod client;
mod counts;
mod crowd;
mod scan;
mod table;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde_json::json;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use counts::Counts;
use crowd::Crowd;
use table::LoadTable;

use crate::Usage;

/// What `load` can be told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The server; start it with --unlimited. May be given several times: then the tables, and
    /// the players of each, are spread over the nodes
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    url: Vec<String>,
    /// The number of tables that play at once
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// The game
    #[arg(long, value_enum, default_value_t = Game::Timeline)]
    rules: Game,
    /// Players of each table: 2 to 8, of chorus 1 to 300
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=300))]
    players: u16,
    /// How long to play
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Moves a second at each table; of chorus cards a second, over which the players spread
    /// their choices [default: as many as possible]
    #[arg(long)]
    rate: Option<f64>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// What is played.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Game {
    /// One move after the other
    Timeline,
    /// Everybody at once
    Chorus,
}

/// Tables that are set up, or checked, at the same time.
const MAX_CONCURRENT: usize = 32;

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    if args.tables == 0 || args.rate.is_some_and(|rate| rate.is_nan() || rate <= 0.0) {
        return Err(Usage("--tables and --rate must be above 0".to_owned()).into());
    }
    if args.rules == Game::Timeline && !(2..=8).contains(&args.players) {
        return Err(Usage("--players of timeline is 2 to 8".to_owned()).into());
    }
    let hosts = hosts(&args.url)?;
    // One thread: the others are the server's.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let mut measured = runtime.block_on(load(args, &hosts))?;
    measured.report(args.json);
    Ok(match measured.counts.errors + measured.counts.lost {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    })
}

/// What a run has shown.
struct Measured {
    rules: Game,
    counts: Counts,
    seconds: f64,
    /// How long the tables took to set up.
    set_up: f64,
    /// What the server used while moves were made, if it says so.
    server: Option<Used>,
    /// What this program used in the same time, in seconds of a processor.
    own_cpu: f64,
}

/// What a server has used since it started.
#[derive(Clone, Copy)]
struct Used {
    cpu: f64,
    resident: f64,
}

/// Reads where the nodes are.
fn hosts(urls: &[String]) -> Result<Vec<Arc<str>>, Usage> {
    let host = |url: &String| {
        let host = url.strip_prefix("http://");
        let host = host.ok_or_else(|| Usage("--url must begin with http://".to_owned()))?;
        Ok(host.trim_end_matches('/').into())
    };
    urls.iter().map(host).collect()
}

async fn load(args: &Args, hosts: &[Arc<str>]) -> Result<Measured> {
    let making = Instant::now();
    let tables = set_up(hosts, args).await?;
    let set_up = making.elapsed().as_secs_f64();

    let before = used(hosts).await;
    let own = cpu_time::ProcessTime::now();
    let begin = Instant::now();
    let end = begin + Duration::from_secs(args.seconds);
    let playing = play(tables, begin, end, args.rate);
    tokio::time::sleep_until(end.into()).await;
    let own_cpu = own.elapsed().as_secs_f64();
    let after = used(hosts).await;

    let counts = check(playing).await?;
    Ok(Measured {
        rules: args.rules,
        counts,
        seconds: (end - begin).as_secs_f64(),
        set_up,
        server: before.zip(after).map(|(before, after)| Used {
            cpu: after.cpu - before.cpu,
            ..after
        }),
        own_cpu,
    })
}

/// A table of either game.
enum Playing {
    Turns(Box<LoadTable>),
    Crowd(Crowd),
}

async fn set_up(hosts: &[Arc<str>], args: &Args) -> Result<Vec<Playing>> {
    let turns = Arc::new(Semaphore::new(MAX_CONCURRENT));
    let mut making = JoinSet::new();
    for n in 0..args.tables {
        let mut hosts = hosts.to_vec();
        hosts.rotate_left(n % args.url.len());
        let (turns, n_players, rules) = (turns.clone(), args.players, args.rules);
        making.spawn(async move {
            let _turn = turns.acquire().await?;
            Ok::<_, anyhow::Error>(match rules {
                Game::Timeline => {
                    Playing::Turns(Box::new(LoadTable::make(hosts, n_players).await?))
                }
                Game::Chorus => Playing::Crowd(Crowd::make(&hosts, n_players).await?),
            })
        });
    }
    let mut tables = Vec::with_capacity(args.tables);
    while let Some(made) = making.join_next().await {
        tables.push(made?.context("a table could not be set up")?);
    }
    Ok(tables)
}

fn play(tables: Vec<Playing>, begin: Instant, end: Instant, rate: Option<f64>) -> JoinSet<Played> {
    let n_tables = tables.len();
    let mut playing = JoinSet::new();
    for (n, table) in tables.into_iter().enumerate() {
        let pause = rate.map(|rate| Duration::from_secs_f64(1.0 / rate));
        // Tables that keep a rate do not all move at the same instant.
        let offset = pause.map(|pause| pause.mul_f64(n as f64 / n_tables as f64));
        playing.spawn(async move {
            match table {
                Playing::Turns(mut table) => {
                    let begin = begin + offset.unwrap_or_default();
                    table.play(begin, end, pause).await;
                    Played::Turns(table)
                }
                Playing::Crowd(crowd) => {
                    Played::Crowd(crowd.play(end, pause.unwrap_or_default()).await)
                }
            }
        });
    }
    playing
}

/// A table that was played: one that is yet to be compared with the log, or what was counted.
enum Played {
    Turns(Box<LoadTable>),
    Crowd(Counts),
}

async fn check(mut playing: JoinSet<Played>) -> Result<Counts> {
    let turns = Arc::new(Semaphore::new(MAX_CONCURRENT));
    let mut checking = JoinSet::new();
    while let Some(table) = playing.join_next().await {
        let (table, turns) = (table?, turns.clone());
        checking.spawn(async move {
            let _turn = turns.acquire().await;
            match table {
                Played::Turns(mut table) => {
                    table.check().await;
                    table.counts
                }
                Played::Crowd(counts) => counts,
            }
        });
    }
    let mut all = Counts::default();
    while let Some(counts) = checking.join_next().await {
        all.add(counts?);
    }
    Ok(all)
}

/// Asks all nodes what they have used; `None` if one does not say.
async fn used(hosts: &[Arc<str>]) -> Option<Used> {
    let mut all = Used {
        cpu: 0.0,
        resident: 0.0,
    };
    for host in hosts {
        let one = used_by(host).await?;
        all.cpu += one.cpu;
        all.resident += one.resident;
    }
    Some(all)
}

async fn used_by(host: &str) -> Option<Used> {
    let metrics = client::get(host, "/metrics").await.ok()?;
    let number = |name: &str| {
        let mut lines = metrics.lines();
        let line = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))?;
        line.parse().ok()
    };
    Some(Used {
        cpu: number("process_cpu_seconds_total")?,
        resident: number("process_resident_memory_bytes").unwrap_or(0.0),
    })
}

impl Measured {
    fn report(&mut self, as_json: bool) {
        let (p50, p99) = (self.counts.quantile(0.5), self.counts.quantile(0.99));
        let counts = &self.counts;
        let n_moves = counts.micros.len() as f64;
        let rate = (n_moves / self.seconds).round();
        let (errors, lost) = (counts.errors, counts.lost);
        let per_cpu = self.server.map(|used| (n_moves / used.cpu).round());
        if as_json {
            let result = json!({
                "moves_per_s": rate, "p50_ms": p50, "p99_ms": p99,
                "errors": errors, "lost": lost,
                "rules": match self.rules {
                    Game::Timeline => "timeline",
                    Game::Chorus => "chorus",
                },
                "checked": counts.checked, "games": counts.games,
                "moves_per_server_cpu_s": per_cpu,
                "server_cpu_s": self.server.map(|used| used.cpu),
                "server_resident_mib": self.server.map(|used| (used.resident / 1_048_576.0).round()),
                "generator_cpu_s": self.own_cpu,
                "set_up_s": self.set_up,
                "first_error": counts.first_error,
            });
            println!("{result}");
            return;
        }
        match self.rules {
            Game::Timeline => {
                println!("{rate} moves a second, each saved before it was acknowledged");
                println!(
                    "send to everyone's receipt: {p50:.2} ms at the median, {p99:.2} ms at p99"
                );
            }
            Game::Chorus => {
                println!("{n_moves} screens turned a card, each saved before it was shown");
                println!(
                    "card closed to its reveal on a screen: {p50:.2} ms at the median, {p99:.2} ms at p99"
                );
            }
        }
        if let (Some(per_cpu), Some(used)) = (per_cpu, self.server) {
            let mib = used.resident / 1_048_576.0;
            println!(
                "{per_cpu} moves for each second of a processor the server used; it holds {mib:.0} MiB"
            );
        }
        let checked = counts.checked;
        println!(
            "{errors} errors, {lost} acknowledged moves lost ({checked} compared with the log)"
        );
        if let Some(first) = &counts.first_error {
            println!("the first error: {first}");
        }
    }
}
