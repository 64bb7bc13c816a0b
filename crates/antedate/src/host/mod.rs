//! Commands for whoever hosts a server and its games.

pub(crate) mod backup;
pub(crate) mod doctor;
pub(crate) mod export;

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use antedate_store::sqlite::Checked;

use crate::database::Database;
use crate::serve;

/// Where the games of a command are: where `serve` would keep them.
#[derive(Debug, clap::Args)]
pub(crate) struct FolderArgs {
    /// Read settings from this TOML file, as `serve` does
    #[arg(long, value_name = "FILE", env = "ANTEDATE_CONFIG")]
    config: Option<PathBuf>,
    /// The folder the games are kept in [env: ANTEDATE_DATA] [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The PostgreSQL database the games are kept in, as `serve` takes it
    /// [env: ANTEDATE_DATABASE]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

impl FolderArgs {
    /// The settings of a server of this folder.
    pub(crate) fn settings(&self) -> anyhow::Result<serve::Settings> {
        let (config, data) = (self.config.as_deref(), self.data.as_deref());
        let args = serve::Args::about(config, data, self.database.as_deref());
        serve::Settings::resolve(&args)
    }

    pub(crate) fn database(&self) -> anyhow::Result<Database> {
        self.settings()?.database()
    }
}

/// Tells the time in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    })
}

fn counted(n: u64, word: &str) -> String {
    let plural = if n == 1 { "" } else { "s" };
    format!("{n} {word}{plural}")
}

fn contents(checked: &Checked) -> String {
    let Checked {
        tables, entries, ..
    } = checked;
    format!(
        "{}, {} entries, each as it was written",
        counted(*tables, "table"),
        entries
    )
}

fn size_of(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(0, |data| data.len())
}

/// Words a size as people say it.
fn size(bytes: u64) -> String {
    const UNITS: [&str; 5] = ["bytes", "kB", "MB", "GB", "TB"];
    let mut value = bytes as f64;
    let mut unit = 0;
    while value >= 1000.0 && unit + 1 < UNITS.len() {
        value /= 1000.0;
        unit += 1;
    }
    match unit {
        0 => format!("{bytes} bytes"),
        _ => format!("{value:.1} {}", UNITS[unit]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_worded_as_people_say_them() {
        let said = [0, 999, 1000, 1_540_000, 2_000_000_000_000_000].map(size);
        assert_eq!(
            said,
            ["0 bytes", "999 bytes", "1.0 kB", "1.5 MB", "2000.0 TB"]
        );
    }
}
