//! `antedate load`: plays many games at once over the real protocol and measures.
//!
//! Every table plays timeline with the cards it is dealt, one move after the other: the
//! player whose turn it is sends one, and the next is sent when every player has it.

mod client;
mod table;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::json;
use tokio::sync::{Barrier, Semaphore};
use tokio::task::JoinSet;

use table::{Counts, LoadTable};

/// What `load` can be told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The server; start it with --unlimited
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    url: String,
    /// How many tables play at once
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// Players of each table, 2 to 8
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=8))]
    players: u8,
    /// How long to play
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Moves a second at each table; left out, as fast as it goes
    #[arg(long)]
    rate: Option<f64>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// Tables that are set up at the same time.
const SETTING_UP: usize = 32;

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    if args.tables == 0 || args.rate.is_some_and(|rate| rate.is_nan() || rate <= 0.0) {
        bail!("--tables and --rate must be above 0");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let (counts, seconds) = runtime.block_on(load(args))?;
    report(&counts, seconds, args.json);
    Ok(match counts.errors + counts.lost {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    })
}

async fn load(args: &Args) -> Result<(Counts, f64)> {
    let host = args
        .url
        .strip_prefix("http://")
        .context("the address must begin with http://")?;
    let host: Arc<str> = host.trim_end_matches('/').into();
    let ready = Arc::new(Barrier::new(args.tables + 1));
    let turns = Arc::new(Semaphore::new(SETTING_UP));
    let mut tasks = JoinSet::new();
    let (seconds, n_players) = (Duration::from_secs(args.seconds), args.players);
    for n in 0..args.tables {
        let (host, ready, turns) = (host.clone(), ready.clone(), turns.clone());
        let pause = args.rate.map(|rate| Duration::from_secs_f64(1.0 / rate));
        // Tables that keep a rate do not all move at the same instant.
        let offset = pause.map(|pause| pause.mul_f64(n as f64 / args.tables as f64));
        tasks.spawn(async move {
            let permit = turns.acquire().await?;
            let made = LoadTable::make(&host, n_players).await;
            drop(permit);
            ready.wait().await;
            let mut table = made?;
            let begin = Instant::now() + offset.unwrap_or_default();
            table.play(begin, Instant::now() + seconds, pause).await;
            table.check().await;
            Ok::<Counts, anyhow::Error>(table.counts)
        });
    }
    ready.wait().await;
    let start = Instant::now();
    let mut all = Counts::default();
    while let Some(done) = tasks.join_next().await {
        all.add(done?.context("a table could not be set up")?);
    }
    // The check at the end is not play.
    Ok((
        all,
        seconds.as_secs_f64().min(start.elapsed().as_secs_f64()),
    ))
}

fn report(counts: &Counts, seconds: f64, as_json: bool) {
    let mut micros = counts.micros.clone();
    micros.sort_unstable();
    let quantile = |q: f64| {
        let at = ((micros.len() as f64 * q) as usize).min(micros.len().saturating_sub(1));
        micros
            .get(at)
            .map_or(0.0, |micros| f64::from(*micros) / 1_000.0)
    };
    let rate = (micros.len() as f64 / seconds).round();
    let (p50, p99) = (quantile(0.5), quantile(0.99));
    let (errors, lost) = (counts.errors, counts.lost);
    if as_json {
        let result = json!({"moves_per_s": rate, "p50_ms": p50, "p99_ms": p99, "errors": errors, "lost": lost});
        println!("{result}");
        return;
    }
    println!("{rate} moves a second, each saved before it was acknowledged");
    println!("send to everyone's receipt: {p50:.2} ms at the median, {p99:.2} ms at p99");
    println!("{errors} errors, {lost} acknowledged moves lost");
    if let Some(first) = &counts.first_error {
        println!("the first error: {first}");
    }
}
