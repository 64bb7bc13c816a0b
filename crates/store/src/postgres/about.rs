//! What is to be known of a database besides the games.

use super::address::APPLICATION;
use super::errors::Failure;
use super::link::Link;

/// What is to be known of a database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct About {
    /// The version of PostgreSQL.
    pub version: String,
    /// The size of the whole database.
    pub bytes: u64,
    /// Settings with which a power cut can lose what was answered.
    pub reckless: Vec<String>,
    /// When the last entry of all was made, in milliseconds since 1970.
    pub last_entry: Option<i64>,
    /// Whether somebody who was erased is still in the files, for the next start to wipe.
    pub owes_wipe: bool,
}

pub(super) async fn about(link: &Link) -> Result<About, Failure> {
    let sql = "SELECT current_setting('server_version'), pg_database_size(current_database()),
        (SELECT array_agg(name ORDER BY name) FROM pg_settings
            WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off'),
        (SELECT MAX(at) FROM tables), EXISTS (SELECT 1 FROM chores WHERE name = 'wipe')";
    let row = link.query_opt(sql, &[]).await?.ok_or(Failure::Silent)?;
    Ok(About {
        version: row.get(0),
        bytes: row.get::<_, i64>(1).cast_unsigned(),
        reckless: row.get::<_, Option<Vec<String>>>(2).unwrap_or_default(),
        last_entry: row.get(3),
        owes_wipe: row.get(4),
    })
}

/// Counts the sessions of our programs but for that of a certain name.
pub(super) async fn others(link: &Link, own: &str) -> Result<u64, Failure> {
    let sql = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
        AND starts_with(application_name, $1) AND application_name <> $2";
    let counted = link.query_opt(sql, &[&APPLICATION, &own]).await?;
    let n_others: i64 = counted.map_or(0, |row| row.get(0));
    Ok(n_others.cast_unsigned())
}
