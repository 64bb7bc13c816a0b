//! `antedate migrate`: all games from one database to another.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use antedate_store::copying::{CopySource, Tally, copy, tally};
use antedate_store::sqlite::{self, FolderLock};
use antedate_store::{PostgresOptions, PostgresStore, SqliteOptions, SqliteStore, wait};
use anyhow::{Context, Result, bail};

use crate::Usage;
use crate::database::Database;

#[derive(clap::Args)]
#[command(before_help = "\
Examples:
  antedate migrate --from sqlite:./games --to postgres://antedate@localhost/antedate
  antedate migrate --from postgres://antedate@localhost/antedate --to sqlite:./games

Stop the servers of both first. Decks, guests, tickets, reports, runs, tables with their logs and all derived
data are copied into a target that must be empty; then every row of both is read back and
compared. The source is not changed.")]
pub(crate) struct Args {
    /// Where the games are: sqlite:FOLDER or postgres://…
    #[arg(long, value_name = "DATABASE")]
    from: String,
    /// Where to copy them: sqlite:FOLDER or postgres://…
    #[arg(long, value_name = "DATABASE")]
    to: String,
}

/// An end of the move, and the mark that nobody serves it.
struct MigrationEnd {
    store: Box<dyn CopySource>,
    _held: Option<FolderLock>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let (from, to) = (read("--from", &args.from)?, read("--to", &args.to)?);
    if from == to {
        return Err(Usage("--from and --to are the same".to_owned()).into());
    }
    let from = open(&from, false).context("--from")?;
    let to = open(&to, true).context("--to")?;
    copy(&*from.store, &*to.store, |n_tables| {
        eprint!("\r{n_tables} tables");
    })?;
    eprintln!("\rcopied; both are read again");
    let (before, after) = (tally(&*from.store)?, tally(&*to.store)?);
    let mut out = io::stdout().lock();
    write(&mut out, "from", &before)?;
    write(&mut out, "to", &after)?;
    if before != after {
        bail!("the two are not equal; do not use the target, empty it and report this");
    }
    writeln!(out, "equal: every row of the target is that of the source")?;
    Ok(ExitCode::SUCCESS)
}

/// Reads an address; the parser of flags would repeat one that is wrong, with its password.
fn read(flag: &str, address: &str) -> Result<Database, Usage> {
    let database = address.parse();
    database.map_err(|fault: String| Usage(format!("{flag}: {fault}")))
}

fn write(out: &mut impl Write, side: &str, tally: &Tally) -> io::Result<()> {
    writeln!(
        out,
        "{side:<5} {} tables, {} entries, {} results, {} decks, {} guests, {} tickets, {} answers, {} reports, {} rows of runs\n      sha256 {}",
        tally.tables,
        tally.entries,
        tally.results,
        tally.decks,
        tally.guests,
        tally.tickets,
        tally.practice,
        tally.reports,
        tally.runs,
        tally.hash
    )
}

fn open(database: &Database, is_target: bool) -> Result<MigrationEnd> {
    match database {
        Database::Folder(folder) => open_file(folder, is_target),
        Database::Postgres(url) => {
            let store = PostgresStore::open(url, &PostgresOptions::default())?;
            if wait(store.others())? > 0 {
                bail!(
                    "a server is running on {}; stop all of them first",
                    store.shown()
                );
            }
            Ok(MigrationEnd {
                store: Box::new(store),
                _held: None,
            })
        }
    }
}

fn open_file(folder: &Path, is_target: bool) -> Result<MigrationEnd> {
    let file = sqlite::file_in(folder);
    if is_target {
        sqlite::make_folder(folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    } else if !file.is_file() {
        bail!("there are no games in {}", folder.display());
    }
    let held = FolderLock::take(folder)?;
    let store = SqliteStore::open(&file, &SqliteOptions::default())?;
    Ok(MigrationEnd {
        store: Box::new(store),
        _held: Some(held),
    })
}
