//! `antedate export DIR`: the transcripts of all games that are over.

use std::cell::Cell;
use std::collections::HashMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use antedate_decks::Deck;
use antedate_store::sqlite::{self, Archive};
use antedate_store::{PostgresStore, Row, Store, StoreError, TableLog, wait};
use antedate_tables::{Contents, Entry, Settings, Stored, Table};
use antedate_wire::Phase;
use anyhow::{Context, anyhow};

use super::{FolderArgs, counted};
use crate::database::{Database, as_it_is};

#[derive(clap::Args)]
#[command(before_help = "\
Examples:
  antedate export transcripts
  antedate export transcripts && antedate verify transcripts/*.jsonl
  antedate export --data /srv/antedate /tmp/games

One file per game, named by its table and its number there; `antedate verify` and `antedate replay` read
them. The server may keep running. Running games are left out: their transcripts hold secrets.
An existing file is overwritten: a finished game does not change.")]
pub(crate) struct Args {
    /// The folder to write to; it is created if it does not exist
    #[arg(value_name = "DIR")]
    to: PathBuf,
    #[command(flatten)]
    from: FolderArgs,
}

/// What became of an export.
#[derive(Default)]
struct Done {
    games: u64,
    running: u64,
    /// Tables that could not be read, and why.
    failed: Vec<String>,
}

/// How many tables are listed at a time.
const PAGE_SIZE: usize = 1000;

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let logs = open(&args.from.database()?)?;
    fs::create_dir_all(&args.to)
        .with_context(|| format!("cannot make the folder {}", args.to.display()))?;
    let done = Exporter::new(&*logs, &args.to).export()?;
    for failed in &done.failed {
        eprintln!("warning: {failed}");
    }
    writeln!(
        io::stdout(),
        "{} in {}; {} left out, being played",
        counted(done.games, "transcript"),
        args.to.display(),
        done.running
    )?;
    Ok(ExitCode::from(u8::from(!done.failed.is_empty())))
}

/// Logs that are only read.
trait Logs {
    /// Lists tables after a certain one, in an order of the logs' own.
    fn tables(&self, after: Option<&str>) -> Result<Vec<String>, StoreError>;
    fn load(&self, table: &str) -> Result<Vec<Row>, StoreError>;
    fn deck(&self, hash: &str) -> Result<Option<String>, StoreError>;
}

fn open(database: &Database) -> Result<Box<dyn Logs>, StoreError> {
    Ok(match database {
        Database::Folder(folder) => {
            let archive = Archive::open(&sqlite::file_in(folder))?;
            archive.must_be_current()?;
            Box::new(InFile {
                archive,
                place: Cell::new(0),
            })
        }
        Database::Postgres(url) => Box::new(PostgresStore::open(url, &as_it_is())?),
    })
}

/// An archive, and the place of the last table that was listed.
struct InFile {
    archive: Archive,
    place: Cell<i64>,
}

impl Logs for InFile {
    fn tables(&self, after: Option<&str>) -> Result<Vec<String>, StoreError> {
        let from = after.map_or(0, |_| self.place.get());
        let tables = self.archive.tables(from, PAGE_SIZE)?;
        self.place
            .set(tables.last().map_or(from, |last| last.place));
        Ok(tables.into_iter().map(|table| table.id).collect())
    }

    fn load(&self, table: &str) -> Result<Vec<Row>, StoreError> {
        self.archive.load(table)
    }

    fn deck(&self, hash: &str) -> Result<Option<String>, StoreError> {
        self.archive.deck(hash)
    }
}

impl Logs for PostgresStore {
    fn tables(&self, after: Option<&str>) -> Result<Vec<String>, StoreError> {
        let after = after.unwrap_or_default().to_owned();
        let tables = wait(Store::tables(self, after, PAGE_SIZE))?;
        Ok(tables.into_iter().map(|table| table.id).collect())
    }

    fn load(&self, table: &str) -> Result<Vec<Row>, StoreError> {
        wait(TableLog::load(self, table.to_owned(), 0))
    }

    fn deck(&self, hash: &str) -> Result<Option<String>, StoreError> {
        wait(Store::deck(self, hash.to_owned()))
    }
}

struct Exporter<'a> {
    logs: &'a dyn Logs,
    to: &'a Path,
    /// The cards of tables, which mostly play with the same ones.
    ready: HashMap<String, Arc<Contents>>,
    done: Done,
}

/// A host may have made tables with many decks; so many are held ready at once.
const MAX_CACHED: usize = 32;

impl<'a> Exporter<'a> {
    fn new(logs: &'a dyn Logs, to: &'a Path) -> Exporter<'a> {
        Exporter {
            logs,
            to,
            ready: HashMap::new(),
            done: Done::default(),
        }
    }

    fn export(mut self) -> anyhow::Result<Done> {
        let mut after: Option<String> = None;
        loop {
            let tables = self.logs.tables(after.as_deref())?;
            let Some(last) = tables.last() else {
                return Ok(self.done);
            };
            after = Some(last.clone());
            for table in &tables {
                let rows = match self.logs.load(table) {
                    Ok(rows) => rows,
                    // Removed while we looked: it is kept no longer.
                    Err(StoreError::NoSuchTable { .. }) => continue,
                    Err(error) => {
                        self.done.failed.push(error.to_string());
                        continue;
                    }
                };
                self.table(table, &rows)?;
            }
        }
    }

    /// Writes the games of one table. A log that cannot be read is reported, and the
    /// others are written; a disk that cannot be written to ends everything.
    fn table(&mut self, id: &str, rows: &[Row]) -> anyhow::Result<()> {
        let games = match self.games(rows) {
            Ok(games) => games,
            Err(error) => {
                let said = format!("table `{id}` is left out: {error:#}");
                self.done.failed.push(said);
                return Ok(());
            }
        };
        for (number, transcript) in games {
            write_whole(&self.to.join(format!("{id}-{number}.jsonl")), &transcript)?;
            self.done.games += 1;
        }
        Ok(())
    }

    /// Folds a log and takes the transcript of each game at its end.
    fn games(&mut self, rows: &[Row]) -> anyhow::Result<Vec<(u32, String)>> {
        let log = rows.iter().map(|row| Stored::from_json(&row.body));
        let log = log.collect::<Result<Vec<Stored>, _>>()?;
        let Some(Entry::Created { settings, .. }) = log.first().map(|first| &first.entry) else {
            return Err(anyhow!("its log does not begin with its making"));
        };
        let mut table = Table::new(self.contents(settings)?);
        let mut games = Vec::new();
        for stored in log {
            let ends = matches!(stored.entry, Entry::Ended);
            table.evolve(stored)?;
            if ends {
                games.push((table.n_games(), table.transcript()?));
            }
        }
        self.done.running += u64::from(table.phase() == Phase::Playing);
        Ok(games)
    }

    /// Returns the very cards a table was made with.
    fn contents(&mut self, settings: &Settings) -> anyhow::Result<Arc<Contents>> {
        let hashes = settings.decks.iter().map(|deck| deck.hash.as_str());
        let hashes = hashes.collect::<Vec<_>>().join("+");
        let key = format!("{} {hashes} {}", settings.rules.name(), settings.filter);
        if let Some(contents) = self.ready.get(&key) {
            return Ok(contents.clone());
        }
        let mut decks = Vec::new();
        for deck in &settings.decks {
            let body = self.logs.deck(&deck.hash)?;
            let body = body.with_context(|| format!("its deck `{}` is missing", deck.id))?;
            decks.push(Arc::new(Deck::from_json(&deck.id, &body)?));
        }
        let contents = Contents::combined(decks, &settings.filter, settings.rules)?;
        let contents = Arc::new(contents);
        if self.ready.len() >= MAX_CACHED {
            self.ready.clear();
        }
        self.ready.insert(key, contents.clone());
        Ok(contents)
    }
}

/// Writes a file under another name first, so that no half of one is ever found.
fn write_whole(path: &Path, text: &str) -> anyhow::Result<()> {
    let part = path.with_extension("part");
    let written = fs::write(&part, text).and_then(|()| fs::rename(&part, path));
    written.with_context(|| format!("cannot write {}", path.display()))
}
