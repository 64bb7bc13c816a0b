//! `antedate me` and `antedate rebuild`: the records of guests, by the host's hand.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use antedate_server::Keeper;
use antedate_store::sqlite::{self, Hold};
use antedate_store::{SqliteOptions, SqliteStore, StoreError};
use anyhow::{Context, Result, bail};

use crate::host::{FolderArgs, now};

const EXAMPLES: &str = "Examples:
  antedate me export 3fa9-c210-7e4b -o guest.json
  antedate me erase 3fa9-c210-7e4b --data ./games";

const REBUILD_EXAMPLES: &str = "Examples:
  antedate rebuild
  antedate rebuild --data ./games";

/// What `antedate me` is told.
#[derive(clap::Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Write everything about a guest as JSON; a server may be running
    #[command(before_help = "Example:\n  antedate me export 3fa9-c210-7e4b -o guest.json")]
    Export {
        #[command(flatten)]
        who: Guest,
        /// Write it to this file instead of standard output
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// Erase everything about a guest; no server may be running
    #[command(before_help = "Example:\n  antedate me erase 3fa9-c210-7e4b --data ./games")]
    Erase {
        #[command(flatten)]
        who: Guest,
    },
}

#[derive(clap::Args)]
struct Guest {
    /// The guest's number, as their own page shows it, or the beginning of it
    #[arg(value_name = "NUMBER")]
    number: String,
    #[command(flatten)]
    data: FolderArgs,
}

/// What `antedate rebuild` is told.
#[derive(clap::Args)]
#[command(before_help = REBUILD_EXAMPLES)]
pub(crate) struct RebuildArgs {
    #[command(flatten)]
    data: FolderArgs,
}

/// Runs `antedate me`.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    match &args.what {
        What::Export { who, output } => {
            let keeper = Keeper::new(Arc::new(open(&who.data.folder()?)?));
            let export = runtime()?.block_on(async {
                let guest = keeper.find_guest(&who.number).await?;
                keeper.export(&guest, now()).await
            })?;
            match output {
                Some(path) => std::fs::write(path, export + "\n")
                    .with_context(|| format!("cannot write {}", path.display()))?,
                None => writeln!(std::io::stdout(), "{export}")?,
            }
        }
        What::Erase { who } => {
            let folder = who.data.folder()?;
            check_games(&folder)?;
            let _held = hold(&folder)?;
            let keeper = Keeper::new(Arc::new(open(&folder)?));
            let n_tables = runtime()?.block_on(async {
                let guest = keeper.find_guest(&who.number).await?;
                keeper.erase(&guest, now()).await
            })?;
            println!(
                "erased: the guest had sat at {n_tables} tables; their games stay, without the name"
            );
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Runs `antedate rebuild`.
pub(crate) fn rebuild(args: &RebuildArgs) -> Result<ExitCode> {
    let keeper = Keeper::new(Arc::new(open(&args.data.folder()?)?));
    let rebuilt = runtime()?.block_on(keeper.rebuild())?;
    println!(
        "rebuilt from the log: {} tables, {} finished games",
        rebuilt.tables, rebuilt.results
    );
    for (table, why) in &rebuilt.failed {
        eprintln!("warning: table {table} is left as it was: {why}");
    }
    Ok(match rebuilt.failed.is_empty() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}

fn runtime() -> Result<tokio::runtime::Runtime> {
    Ok(tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?)
}

/// Makes sure that no server uses a folder, for as long as the answer is kept: it would not
/// know what has changed.
fn hold(folder: &Path) -> Result<Hold> {
    match Hold::take(folder) {
        Err(StoreError::InUse { .. }) => bail!(
            "a server is running on {}; stop it first, or let the guest do it on their own page",
            folder.display()
        ),
        taken => Ok(taken?),
    }
}

/// Opens the games of a folder; makes none.
fn open(folder: &Path) -> Result<SqliteStore> {
    check_games(folder)?;
    let store = SqliteStore::open(&sqlite::file_in(folder), &SqliteOptions::default())?;
    if let Some(mended) = &store.opened().mended {
        eprintln!("note: {mended}");
    }
    Ok(store)
}

fn check_games(folder: &Path) -> Result<()> {
    if !sqlite::file_in(folder).is_file() {
        bail!(
            "there are no games in {}; name the folder that `serve` uses with --data",
            folder.display()
        );
    }
    Ok(())
}
