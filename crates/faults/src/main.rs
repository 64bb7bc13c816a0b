//! Breaks everything around running nodes and checks that nothing was lost.
//!
//! Three nodes, one PostgreSQL and one NATS serve tables of bots and scripted clients, which
//! come back to any node. Meanwhile nodes are killed, stopped and paused, the database is
//! paused and crashes, the bus is restarted, connections are cut and clocks jump. Then all
//! that clients were told is compared with the log, and what they see with what a fresh node
//! makes of it.

mod check;
mod client;
mod http;
mod node;
mod proxy;
mod runs;
mod serve;
mod stage;
mod world;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use antedate_dice::Dice;
use antedate_store::{PostgresOptions, PostgresStore, TableLog};
use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::sleep;

use check::{Asked, quantile};
use client::{Client, fresh_view};
use node::{Node, NodeConfig};
use serve::NodeArgs;
use stage::{N_NODES, Stage};
use world::{CampaignPhase, SharedState};

/// What a campaign can be told.
#[derive(Parser)]
#[command(name = "antedate-faults", about)]
struct Args {
    #[command(subcommand)]
    part: Option<Part>,
    /// How long things break
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Where chance begins: the same seed gives the same faults
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many tables are played at
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// Plant a fault into the nodes, which the campaign must find: answer-before-saved
    #[arg(long, value_name = "FAULT")]
    planted: Option<String>,
}

/// Another part that this program can play.
#[derive(Subcommand)]
enum Part {
    /// Be one of the nodes
    #[command(hide = true)]
    Node(NodeArgs),
}

/// How long everything may take to come to rest on a busy machine.
const SETTLE_TIMEOUT: Duration = Duration::from_secs(120);
/// A table at which nothing has happened for so long is at rest.
const IDLE_AFTER: Duration = Duration::from_millis(2_500);
/// The most that is printed of what is wrong.
const MAX_PRINTED: usize = 20;

fn main() -> ExitCode {
    let mut args = Args::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    let done = runtime
        .context("no runtime")
        .and_then(|runtime| match args.part.take() {
            Some(Part::Node(node)) => runtime.block_on(serve::serve(node)),
            // In a task of its own, where waiting for a process blocks nobody.
            None => runtime.block_on(async { tokio::spawn(campaign(args)).await? }),
        });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("faults: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn campaign(args: Args) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let recipe = NodeConfig {
        database: String::new(),
        bus: String::new(),
        folder: folder.path().to_owned(),
        planted: args.planted.clone(),
    };
    let mut chance = Dice::new(args.seed);
    let mut stage = Stage::set(recipe).await?;
    let ports = stage.to_nodes.iter().map(|proxy| proxy.port).collect();
    let world = Arc::new(SharedState::new(ports, args.tables));
    let clients = seat_all(&world, args.tables, &mut chance).await?;
    let n_clients = clients.len();
    let mut playing = JoinSet::new();
    for client in clients {
        playing.spawn(client.play());
    }
    let mut days = JoinSet::new();
    for _ in 0..runs::N_PLAYERS {
        days.spawn(runs::play(world.clone(), chance.other()));
    }
    let time = Duration::from_secs(args.seconds);
    let counts = stage.rough(&world, &mut chance, time).await?;
    world.turn(CampaignPhase::Calm);
    let stuck = wait_until_all_move(&world, args.tables).await;
    world.turn(CampaignPhase::Quiet);
    wait_until_still(&world, args.tables).await;
    world.turn(CampaignPhase::Over);
    let mut clients = Vec::new();
    while let Some(client) = playing.join_next().await {
        clients.push(client?);
    }
    let mut acknowledged = Vec::new();
    while let Some(known) = days.join_next().await {
        acknowledged.push(known?);
    }
    println!(
        "{} tables, {n_clients} clients, {N_NODES} nodes; {} s with seed {}:",
        args.tables, args.seconds, args.seed
    );
    for (fault, n_times) in counts {
        println!("  {n_times:4} {}", fault.name());
    }
    let mut wrong = compare(&mut stage, &clients, stuck).await?;
    wrong.extend(runs::compare(open_store(&stage)?, &acknowledged).await?);
    report(&world, &mut clients);
    conclude(&wrong, folder, &stage)
}

/// Makes the tables and returns the clients that play there.
async fn seat_all(
    world: &Arc<SharedState>,
    n_tables: usize,
    chance: &mut Dice,
) -> Result<Vec<Client>> {
    let mut clients = Vec::new();
    for table in 0..n_tables {
        let (rules, deck) = match table % 5 {
            3 => ("twist", "twist"),
            4 => ("trek", "trek"),
            _ => ("timeline", "classic"),
        };
        let tokens = [token(chance), token(chance)];
        let asked = json!({
            "rules": rules, "decks": [deck], "name": "0", "token": tokens[0],
            "bots": ["steady"], "options": {"seats": 3},
        });
        let port = world.port(table % N_NODES);
        let made = http::post(port, "/api/tables", &asked).await?;
        let id = made["table"].as_str().context("no table")?.to_owned();
        let join = json!({"name": "1", "token": tokens[1]});
        let joined = http::post(port, &format!("/api/tables/{id}/join"), &join).await?;
        let second = joined["player"]
            .as_u64()
            .and_then(|n| u32::try_from(n).ok());
        let players = [0, second.context("no seat")?];
        for (player, token) in players.into_iter().zip(tokens) {
            let (place, seat) = ((table, id.clone()), (player, token));
            clients.push(Client::new(world.clone(), place, seat, chance.other()));
        }
    }
    Ok(clients)
}

fn token(chance: &mut Dice) -> String {
    (0..4).map(|_| format!("{:016x}", chance.bits())).collect()
}

/// Waits until every table has moved on since nothing breaks any more; lists those that do
/// not.
async fn wait_until_all_move(world: &SharedState, n_tables: usize) -> Vec<usize> {
    let begun = Instant::now();
    let moved = |table: &usize| world.last_seen(*table).is_some_and(|(at, _)| at > begun);
    loop {
        let stuck: Vec<usize> = (0..n_tables).filter(|table| !moved(table)).collect();
        if stuck.is_empty() || begun.elapsed() > SETTLE_TIMEOUT {
            return stuck;
        }
        sleep(Duration::from_millis(100)).await;
    }
}

async fn wait_until_still(world: &SharedState, n_tables: usize) {
    let begun = Instant::now();
    let still = |table: usize| {
        world
            .last_seen(table)
            .is_none_or(|(at, _)| at.elapsed() > IDLE_AFTER)
    };
    while begun.elapsed() < IDLE_AFTER
        || (!(0..n_tables).all(still) && begun.elapsed() < SETTLE_TIMEOUT)
    {
        sleep(Duration::from_millis(100)).await;
    }
}

fn open_store(stage: &Stage) -> Result<Arc<PostgresStore>> {
    let (url, options) = (stage.postgres.url(), PostgresOptions::default());
    let opening = move || PostgresStore::open(&url, &options);
    Ok(Arc::new(tokio::task::block_in_place(opening)?))
}

/// Lists everything that is not as it should be.
async fn compare(stage: &mut Stage, clients: &[Client], stuck: Vec<usize>) -> Result<Vec<String>> {
    let mut wrong: Vec<String> = stuck
        .into_iter()
        .map(|table| format!("table {table} is stuck"))
        .collect();
    let store = open_store(stage)?;
    let fresh = Node::start(&stage.recipe, N_NODES).await?;
    let (mut n_entries, mut n_done) = (0, 0);
    for client in clients {
        let rows = store.load(client.id.clone(), 0).await?;
        let asked = match Asked::of(&rows) {
            Ok(asked) => asked,
            Err(why) => {
                wrong.push(format!("table {}: {why}", client.table));
                continue;
            }
        };
        n_entries += asked.n_entries / 2;
        n_done += client.history.done.len();
        let at = |why: String| format!("table {} ({}): {why}", client.table, client.id);
        wrong.extend(asked.compare(client).into_iter().map(at));
        if !client.is_answered() {
            wrong.push(at(format!("player {} waits for an answer", client.player)));
        }
        let view = match fresh_view(fresh.port, &client.id, &client.token).await {
            Ok(view) => view,
            Err(error) => {
                wrong.push(at(format!("a fresh node cannot show it: {error}")));
                continue;
            }
        };
        match &client.view {
            Some(own) if *own == view => {}
            Some(own) => wrong.push(at(format!(
                "player {} sees something else than the log says (entry {} of {})",
                client.player, own.seq, view.seq
            ))),
            None => wrong.push(at(format!("player {} never saw it", client.player))),
        }
    }
    println!("{n_done} messages acknowledged; {n_entries} entries in the logs");
    Ok(wrong)
}

fn report(world: &SharedState, clients: &mut [Client]) {
    let n_connected: u64 = clients.iter().map(|one| one.history.n_connected).sum();
    let refused: usize = clients.iter().map(|one| one.history.refused.len()).sum();
    let n_paused: u64 = clients.iter().map(|one| one.history.n_paused).sum();
    println!(
        "{n_connected} connections; {refused} messages refused by the rules; saving was said to be paused {n_paused} times"
    );
    let backs = clients.iter_mut();
    let mut backs: Vec<Duration> = backs
        .flat_map(|one| std::mem::take(&mut one.history.back_after))
        .collect();
    let mut still = world.standstills();
    for (what, times) in [
        ("clients of a killed node are back on another", &mut backs),
        ("tables move again after a node was killed", &mut still),
    ] {
        let seconds = |share| quantile(&mut times.clone(), share).as_secs_f64();
        println!(
            "{what}: {:.2} s at the median, {:.2} s at p95, {:.2} s at most ({} times)",
            seconds(0.5),
            seconds(0.95),
            seconds(1.0),
            times.len()
        );
    }
}

fn conclude(wrong: &[String], folder: tempfile::TempDir, stage: &Stage) -> Result<()> {
    if wrong.is_empty() {
        println!("nothing acknowledged was lost, doubled or reordered; all see what the log says");
        return Ok(());
    }
    for what in wrong.iter().take(MAX_PRINTED) {
        println!("WRONG: {what}");
    }
    let kept = folder.keep();
    let log = stage.nodes.first().map(Node::log).unwrap_or_default();
    bail!(
        "{} things are wrong; the nodes' logs are kept in {} ({} and others)",
        wrong.len(),
        kept.display(),
        log.display()
    );
}
