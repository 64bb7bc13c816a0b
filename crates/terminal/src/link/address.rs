//! Where a table is, however people type it.

use std::str::FromStr;

/// Where a table is: a server, and the table's id or its code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address {
    pub(super) server: Server,
    pub(super) place: Place,
}

/// A server, and whether it is spoken to in secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Server {
    /// Its name or number with a port, as the `Host` of a request has it.
    pub(super) host: String,
    pub(super) secure: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Place {
    Table(String),
    Code(String),
}

/// A text that names no table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is neither a code like 7QK2-M9XD nor an address like http://192.168.1.5:8080/j/7QK2-M9XD"
)]
pub struct BadAddress(String);

impl Address {
    /// Reads a code or an address; `server` is the server of a bare code.
    ///
    /// # Errors
    /// It is neither.
    pub fn parse(text: &str, server: &str) -> Result<Address, BadAddress> {
        let unknown = || BadAddress(text.to_owned());
        if text.contains("://") {
            let (server, path) = split_url(text)?;
            let mut parts = path.trim_matches('/').split('/');
            let place = match (parts.next(), parts.next()) {
                (Some("t"), Some(table)) if is_name(table) => Place::Table(table.to_owned()),
                (Some("j"), Some(code)) if is_name(code) => Place::Code(code.to_owned()),
                _ => return Err(unknown()),
            };
            return Ok(Address { server, place });
        }
        let code: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        if !is_name(&code) {
            return Err(unknown());
        }
        let (server, _) = split_url(server)?;
        Ok(Address {
            server,
            place: Place::Code(code),
        })
    }
}

impl std::fmt::Display for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Server { host, secure } = &self.server;
        let scheme = if *secure { "https" } else { "http" };
        match &self.place {
            Place::Table(table) => write!(f, "{scheme}://{host}/t/{table}"),
            Place::Code(code) => write!(f, "{scheme}://{host}/j/{code}"),
        }
    }
}

impl Server {
    /// Returns the name that a certificate has to bear: the host without its port.
    pub(super) fn name(&self) -> &str {
        let name = self
            .host
            .rsplit_once(':')
            .map_or(&*self.host, |(name, _)| name);
        name.trim_start_matches('[').trim_end_matches(']')
    }
}

/// Says whether a text can be the name of a table, or its code.
pub(super) fn is_name(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    !text.is_empty() && text.len() <= 64 && text.chars().all(plain)
}

/// Splits an address into its server and its path.
fn split_url(url: &str) -> Result<(Server, &str), BadAddress> {
    let unknown = || BadAddress(url.to_owned());
    let (scheme, rest) = url.split_once("://").ok_or_else(unknown)?;
    let secure = match scheme {
        "http" | "ws" => false,
        "https" | "wss" => true,
        _ => return Err(unknown()),
    };
    let (host, path) = rest.split_at(rest.find(['/', '#', '?']).unwrap_or(rest.len()));
    if host.is_empty() {
        return Err(unknown());
    }
    let path = path.split(['#', '?']).next().unwrap_or_default();
    let has_port = host.rsplit_once(':').is_some_and(|(name, port)| {
        u16::from_str(port).is_ok() && (!name.contains(':') || name.ends_with(']'))
    });
    let host = match (has_port, secure) {
        (true, _) => host.to_owned(),
        (false, true) => format!("{host}:443"),
        (false, false) => format!("{host}:80"),
    };
    Ok((Server { host, secure }, path))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: &str = "http://127.0.0.1:8080";

    #[test]
    fn codes_and_addresses_are_read_however_people_type_them() {
        let code = Address::parse("7QK2-M9XD", HERE).unwrap();
        assert_eq!(code.server.host, "127.0.0.1:8080");
        assert_eq!(code.place, Place::Code("7QK2-M9XD".into()));
        let link = Address::parse("http://games.local/j/7QK2-M9XD?x=1#y", HERE).unwrap();
        assert_eq!(link.server.host, "games.local:80");
        assert_eq!(link.place, Place::Code("7QK2-M9XD".into()));
        let table = Address::parse("http://[::1]:9000/t/k3v7", HERE).unwrap();
        assert_eq!(table.server.host, "[::1]:9000");
        assert_eq!(table.place, Place::Table("k3v7".into()));
    }

    #[test]
    fn https_is_secure_and_has_a_port_of_its_own() {
        let table = Address::parse("https://games.example/t/k3v7", HERE).unwrap();
        assert!(table.server.secure);
        assert_eq!(table.server.host, "games.example:443");
        assert_eq!(table.to_string(), "https://games.example:443/t/k3v7");
        let code = Address::parse("7QK2", "wss://[::1]:8443").unwrap();
        assert!(code.server.secure);
        assert_eq!(code.to_string(), "https://[::1]:8443/j/7QK2");
        assert!(!Address::parse("7QK2", HERE).unwrap().server.secure);
    }

    #[test]
    fn a_certificate_bears_the_name_without_the_port() {
        for (url, name) in [
            ("https://games.example/t/a", "games.example"),
            ("https://games.example:8443/t/a", "games.example"),
            ("https://[::1]:8443/t/a", "::1"),
            ("https://[::1]/t/a", "::1"),
            ("https://127.0.0.1/t/a", "127.0.0.1"),
        ] {
            assert_eq!(Address::parse(url, HERE).unwrap().server.name(), name);
        }
    }

    #[test]
    fn what_is_no_address_is_refused_with_a_sentence() {
        for bad in [
            "",
            "!!",
            "http://",
            "http://host",
            "https://host",
            "http://host/x/y",
            "ftp://host/t/a",
            "http://host/t/../etc",
        ] {
            let error = Address::parse(bad, HERE).unwrap_err();
            assert!(error.to_string().contains("neither a code"), "{error}");
        }
    }
}
