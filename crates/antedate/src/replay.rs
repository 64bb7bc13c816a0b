//! `antedate replay FILE`

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use antedate_record::lines::Line;
use antedate_record::story;
use antedate_record::verify::Games;
use anyhow::bail;

use crate::verify::open;

#[derive(clap::Args)]
#[command(before_help = "\
Examples:
  antedate replay game.jsonl
  antedate replay games.jsonl --game 3 --step 12")]
pub(crate) struct Args {
    /// A transcript file; `-` reads standard input
    file: PathBuf,
    /// Which game of the file, from 1
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    game: u64,
    /// Stop after this many steps and show the table at that point
    #[arg(long)]
    step: Option<u64>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let mut games = Games::new(open(&args.file)?);
    let place = |fault| anyhow::anyhow!("{}: {fault}", args.file.display());
    let mut n_games = 0;
    while let Some(mut playback) = games.next_game().map_err(place)? {
        n_games += 1;
        if n_games < args.game {
            while playback.next_line(&mut games).map_err(place)?.is_some() {}
            continue;
        }
        let mut out = io::stdout().lock();
        let mut names = playback.header.seats.clone();
        writeln!(
            out,
            "{}",
            story::tell_header(&playback.header, &playback.game)
        )?;
        let mut n_steps = 0;
        while args.step.is_none_or(|last| n_steps < last) {
            let Some(line) = playback.next_line(&mut games).map_err(place)? else {
                break;
            };
            if let Line::Joined(late) = &line {
                names.push(late.joined.clone());
            }
            n_steps += u64::from(!matches!(line, Line::Result(_)));
            writeln!(
                out,
                "{n_steps:>4}  {}",
                story::tell_line(&names, &playback.game, &line)
            )?;
        }
        writeln!(out, "\n{}", story::tell_table(&names, &playback.game))?;
        return Ok(ExitCode::SUCCESS);
    }
    bail!(
        "{}: there are {n_games} games in the file; choose one of them",
        args.file.display()
    );
}
