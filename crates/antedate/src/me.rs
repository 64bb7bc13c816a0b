//! `antedate me` and `antedate rebuild`: the records of guests, by the host's hand.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use antedate_live::Maintenance;
use anyhow::{Context, Result};

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
    what: Task,
}

#[derive(clap::Subcommand)]
enum Task {
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
    /// The guest's number, as shown on their own page, or the beginning of it
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
        Task::Export { who, output } => {
            let opened = who.data.database()?.open()?;
            let maintenance = Maintenance::new(opened.store.clone());
            let export = runtime()?.block_on(async {
                let guest = maintenance.find_guest(&who.number).await?;
                maintenance.export(&guest, now()).await
            })?;
            match output {
                Some(path) => write_private(path, &(export + "\n"))
                    .with_context(|| format!("cannot write {}", path.display()))?,
                None => writeln!(std::io::stdout(), "{export}")?,
            }
        }
        Task::Erase { who } => {
            let opened = who.data.database()?.open_alone()?;
            let maintenance = Maintenance::new(opened.store.clone());
            let n_tables = runtime()?.block_on(async {
                let guest = maintenance.find_guest(&who.number).await?;
                maintenance.erase(&guest, now()).await
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
    let opened = args.data.database()?.open()?;
    let maintenance = Maintenance::new(opened.store.clone());
    let rebuilt = runtime()?.block_on(maintenance.rebuild())?;
    println!(
        "rebuilt from the log: {} tables, {} finished games; {} days counted anew",
        rebuilt.tables, rebuilt.results, rebuilt.runs
    );
    for (table, why) in &rebuilt.failed {
        eprintln!("warning: table {table} is left as it was: {why}");
    }
    Ok(match rebuilt.failed.is_empty() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}

/// Writes a file that is its owner's alone, on systems that know owners: all that somebody ever
/// said is in it. One that is there is replaced, so that nobody keeps the right to read it.
fn write_private(path: &Path, text: &str) -> std::io::Result<()> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let mut file = tempfile::NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}

fn runtime() -> Result<tokio::runtime::Runtime> {
    Ok(tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?)
}
