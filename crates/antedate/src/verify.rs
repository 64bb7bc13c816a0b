//! `antedate verify FILE…`

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;

#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  antedate verify games.jsonl
  antedate lab --rules twist --players random,random --games 100 --seed 1 --transcripts - | antedate verify -

Exit code: 0 if every game of every file is right, 1 if one is not.")]
pub(crate) struct Args {
    /// Transcript files; `-` reads standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let mut n_games = 0;
    for file in &args.files {
        let input = open(file)?;
        match antedate_record::verify::verify(input) {
            Ok(games) => n_games += games,
            Err(fault) => {
                eprintln!("{}: {fault}", file.display());
                return Ok(ExitCode::FAILURE);
            }
        }
    }
    let plural = if n_games == 1 { "game" } else { "games" };
    writeln!(io::stdout(), "{n_games} {plural} verified")?;
    Ok(ExitCode::SUCCESS)
}

/// Opens a transcript file, or standard input for `-`.
pub(crate) fn open(file: &Path) -> anyhow::Result<Box<dyn BufRead>> {
    if file.as_os_str() == "-" {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    let opened = File::open(file)
        .with_context(|| format!("{}: cannot be opened; check the path", file.display()))?;
    Ok(Box::new(BufReader::with_capacity(1 << 16, opened)))
}
