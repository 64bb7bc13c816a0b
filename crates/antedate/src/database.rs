//! Where the games are: in a folder of this machine, or in PostgreSQL.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use antedate_store::postgres::is_address;
use antedate_store::sqlite::{self, FolderLock};
use antedate_store::{
    PostgresOptions, PostgresStore, SqliteOptions, SqliteStore, Store, StoreError,
};
use anyhow::{Result, bail};

/// Where the games are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Database {
    /// A folder with one file.
    Folder(PathBuf),
    /// The address of a PostgreSQL database; it may hold a password.
    Postgres(String),
}

/// A store, and for as long as it is used the mark that a folder is in use.
pub(crate) struct Opened {
    pub(crate) store: Arc<dyn Store>,
    _held: Option<FolderLock>,
}

impl Database {
    /// Opens the games to serve them, making what is not there yet.
    ///
    /// # Errors
    /// Another server holds the folder, or the database cannot be used.
    pub(crate) fn serve(&self) -> Result<Opened> {
        match self {
            Database::Folder(folder) => {
                let held = FolderLock::take(folder)?;
                Ok(Opened {
                    store: Arc::new(open_file(folder, &SqliteOptions::default())?),
                    _held: Some(held),
                })
            }
            Database::Postgres(url) => {
                let store = PostgresStore::open(url, &PostgresOptions::default())?;
                Ok(Opened {
                    store: Arc::new(store),
                    _held: None,
                })
            }
        }
    }

    /// Opens games that are there, perhaps beside a server.
    ///
    /// # Errors
    /// There are none, or the database cannot be used.
    pub(crate) fn open(&self) -> Result<Opened> {
        let store: Arc<dyn Store> = match self {
            Database::Folder(folder) => {
                check_games(folder)?;
                Arc::new(open_file(folder, &file_as_it_is())?)
            }
            Database::Postgres(url) => Arc::new(PostgresStore::open(url, &as_it_is())?),
        };
        Ok(Opened { store, _held: None })
    }

    /// Opens games that are there, if no server uses them: it would not know what changes.
    ///
    /// # Errors
    /// A server is running, there are no games, or the database cannot be used.
    pub(crate) fn open_alone(&self) -> Result<Opened> {
        match self {
            Database::Folder(folder) => {
                check_games(folder)?;
                let held = hold(folder)?;
                let store = Arc::new(open_file(folder, &file_as_it_is())?);
                Ok(Opened {
                    store,
                    _held: Some(held),
                })
            }
            Database::Postgres(url) => {
                let store = open_postgres_alone(url)?;
                Ok(Opened {
                    store: Arc::new(store),
                    _held: None,
                })
            }
        }
    }

    /// Returns the folder, or says what to use instead of a command that is about files.
    pub(crate) fn folder(&self, instead: &str) -> Result<&Path> {
        match self {
            Database::Folder(folder) => Ok(folder),
            Database::Postgres(_) => bail!("the games are in PostgreSQL; {instead}"),
        }
    }
}

/// For commands: only a server brings a database up to date.
pub(crate) fn as_it_is() -> PostgresOptions {
    PostgresOptions {
        migrate: false,
        ..PostgresOptions::default()
    }
}

/// The same for a file.
fn file_as_it_is() -> SqliteOptions {
    SqliteOptions {
        migrate: false,
        ..SqliteOptions::default()
    }
}

fn open_postgres_alone(url: &str) -> Result<PostgresStore> {
    let store = PostgresStore::open(url, &as_it_is())?;
    if antedate_store::wait(store.others())? > 0 {
        bail!(
            "a server is running on {}; stop all of them first, or let the guest do it on their own page",
            store.shown()
        );
    }
    Ok(store)
}

/// Written as a path, or with `sqlite:` before it, or as `postgres://…`.
impl FromStr for Database {
    type Err = String;

    fn from_str(text: &str) -> Result<Database, String> {
        if is_address(text) {
            return Ok(Database::Postgres(text.to_owned()));
        }
        match text.strip_prefix("sqlite:") {
            Some("") => Err("name a folder, like sqlite:./games".to_owned()),
            Some(folder) => Ok(Database::Folder(folder.into())),
            // It may be an address with a mistake in it, and hold a password: not repeated.
            None => Err("write sqlite:FOLDER or postgres://user:password@host/name".to_owned()),
        }
    }
}

fn open_file(folder: &Path, options: &SqliteOptions) -> Result<SqliteStore> {
    let store = SqliteStore::open(&sqlite::file_in(folder), options)?;
    if let Some(mended) = &store.opened().mended {
        eprintln!("note: {mended}");
    }
    Ok(store)
}

/// Makes sure that no server uses a folder, for as long as the answer is kept.
fn hold(folder: &Path) -> Result<FolderLock> {
    match FolderLock::take(folder) {
        Err(StoreError::InUse { .. }) => bail!(
            "a server is running on {}; stop it first, or let the guest do it on their own page",
            folder.display()
        ),
        taken => Ok(taken?),
    }
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
