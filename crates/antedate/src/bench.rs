//! `antedate bench`

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use antedate_lab::bench::{Speeds, closing_for_300, measure};
use serde_json::json;

#[derive(clap::Args)]
#[command(before_help = "\
Examples:
  antedate bench
  antedate bench --json --seconds 3

Random play through the rules' public API, four players; chorus alone, and how long closing a
card takes there for 300 players. Rates are per second of CPU time,
in the best tenth of the time measured: other load can only slow a part down.")]
pub(crate) struct Args {
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    /// How long to measure each figure
    #[arg(long, default_value_t = 1.0, value_parser = seconds)]
    seconds: f64,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    if (0.01..=3600.0).contains(&seconds) {
        Ok(seconds)
    } else {
        Err("from 0.01 to 3600".to_owned())
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let time = Duration::from_secs_f64(args.seconds);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let one = measure(time, 1);
    let all = measure(time, threads);
    let closing = closing_for_300(time).as_secs_f64() * 1e6;
    let mut out = io::stdout();
    if args.json {
        let mut figures = serde_json::to_value(&one)?;
        figures["chorus"]["closing_for_300_us"] = json!(closing);
        figures["all_cores"] = serde_json::to_value(&all)?;
        figures["all_cores"]["threads"] = json!(threads);
        writeln!(out, "{figures}")?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "one core")?;
    write_table(&mut out, &one)?;
    writeln!(
        out,
        "closing a card of chorus for 300 players: {closing:.1} µs"
    )?;
    writeln!(out, "\nall {threads} cores at once, rates per core")?;
    write_table(&mut out, &all)?;
    Ok(ExitCode::SUCCESS)
}

fn write_table(out: &mut dyn Write, speeds: &Speeds) -> io::Result<()> {
    let titles = [
        "moves/cpu-s",
        "with deal",
        "games/s",
        "bytes",
        "allocs/move",
    ];
    write!(out, "{:<11}", "")?;
    titles
        .iter()
        .try_for_each(|title| write!(out, "{title:>14}"))?;
    writeln!(out)?;
    for (name, speed) in &speeds.0 {
        writeln!(
            out,
            "{:<11}{:>12.1} M{:>12.1} M{:>14.0}{:>14}{:>14}",
            name,
            speed.moves_per_cpu_s / 1e6,
            speed.with_deal_moves_per_cpu_s / 1e6,
            speed.games_per_s,
            speed.state_bytes,
            speed.allocs_per_move,
        )?;
    }
    Ok(())
}
