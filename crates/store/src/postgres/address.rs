//! Where a database is, and how that is said without its password.

use std::hash::{BuildHasher, RandomState};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

use crate::StoreError;

/// How long a single address of the server is tried.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(2);
/// How the names begin by which our sessions are known in the database.
pub(super) const APPLICATION: &str = "antedate ";

/// The address of a database.
#[derive(Clone)]
pub(super) struct Address {
    pub(super) config: Config,
    /// The address without the password.
    pub(super) shown: PathBuf,
    pub(super) user: String,
    pub(super) database: String,
    /// The name of our sessions, which tells them from those of other programs of ours.
    pub(super) name: String,
}

/// Says whether an address is one of PostgreSQL.
pub fn is_address(text: &str) -> bool {
    text.starts_with("postgres://") || text.starts_with("postgresql://")
}

impl Address {
    pub(super) fn parse(url: &str) -> Result<Address, StoreError> {
        let bad = |reason: &str| StoreError::BadAddress {
            reason: reason.to_owned(),
        };
        if !is_address(url) {
            return Err(bad("it does not begin with postgres://"));
        }
        // What the parser says may repeat a part of the address, and with it the password.
        let config = Config::from_str(url);
        let mut config = config.map_err(|_| bad("it cannot be read as one"))?;
        if config.get_hosts().is_empty() {
            return Err(bad("it names no host"));
        }
        if config.get_ssl_mode() == SslMode::Require {
            return Err(bad(
                "it asks for TLS, which is left to a tunnel (docs/operations.md says how)",
            ));
        }
        config.connect_timeout(CONNECT_TIMEOUT);
        config.keepalives_idle(Duration::from_secs(30));
        let name = format!("{APPLICATION}{:08x}", RandomState::new().hash_one(0) as u32);
        config.application_name(&name);
        let user = config.get_user().unwrap_or_default().to_owned();
        let database = config.get_dbname().unwrap_or(&user).to_owned();
        let shown = shown(&config, &user, &database).into();
        Ok(Address {
            config,
            shown,
            user,
            database,
            name,
        })
    }
}

fn shown(config: &Config, user: &str, database: &str) -> String {
    let hosts: Vec<String> = config.get_hosts().iter().map(host).collect();
    let ports = config.get_ports();
    let port = match ports {
        [] | [5432] => String::new(),
        [first, ..] => format!(":{first}"),
    };
    let at = if user.is_empty() { "" } else { "@" };
    format!("postgres://{user}{at}{}{port}/{database}", hosts.join(","))
}

fn host(host: &Host) -> String {
    match host {
        Host::Tcp(name) => name.clone(),
        #[cfg(unix)]
        Host::Unix(folder) => folder.display().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let address = Address::parse("postgres://ada:secret@db.example.org:6000/games").unwrap();
        let shown = address.shown.display().to_string();
        assert_eq!(shown, "postgres://ada@db.example.org:6000/games");
        assert_eq!(address.database, "games");
    }

    #[test]
    fn what_is_no_address_is_refused_without_repeating_it() {
        for url in [
            "mysql://ada:secret@host/games",
            "postgres://ada:secret@host:port/games",
            "postgres://",
            "postgres://ada:secret@host/games?sslmode=require",
            "postgres://ada:secret@host/games?hello=secret",
        ] {
            let error = Address::parse(url).err().expect(url).to_string();
            assert!(error.contains("postgres://user:password@host"), "{error}");
            assert!(!error.contains("secret"), "{error}");
        }
    }
}
