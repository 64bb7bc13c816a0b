//! Where a NATS server is, and how to speak to it.

use std::fmt;
use std::str::FromStr;

/// Where a NATS server is: `nats://[user:password@]host[:port][/prefix]`.
#[derive(Clone, PartialEq, Eq)]
pub struct NatsUrl {
    pub(crate) host: String,
    pub(crate) port: u16,
    pub(crate) login: Login,
    /// What every subject begins with, so that several installations can share a server.
    pub(crate) prefix: String,
}

/// How a node says who it is.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Login {
    Nobody,
    Token(String),
    User(String, String),
}

/// Why an address is not one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{typed}` is not the address of a NATS server: {why}; write it like nats://127.0.0.1:4222 or nats://user:password@host:4222/prefix"
)]
pub struct BadUrl {
    /// What was typed, without a password.
    pub typed: String,
    /// What is wrong with it.
    pub why: &'static str,
}

const PORT: u16 = 4222;
const PREFIX: &str = "antedate";

impl FromStr for NatsUrl {
    type Err = BadUrl;

    fn from_str(typed: &str) -> Result<NatsUrl, BadUrl> {
        let bad = |why| BadUrl {
            typed: without_login(typed),
            why,
        };
        if typed.starts_with("tls://") {
            return Err(bad("this program does not encrypt what it tells the bus"));
        }
        let rest = typed
            .strip_prefix("nats://")
            .ok_or_else(|| bad("it does not begin with nats://"))?;
        let (place, path) = rest.split_once('/').unwrap_or((rest, ""));
        let (login, place) = match place.rsplit_once('@') {
            Some((login, place)) => (read_login(login).map_err(bad)?, place),
            None => (Login::Nobody, place),
        };
        let (host, port) = read_place(place).map_err(bad)?;
        Ok(NatsUrl {
            host,
            port,
            login,
            prefix: read_prefix(path).map_err(bad)?,
        })
    }
}

fn read_login(text: &str) -> Result<Login, &'static str> {
    Ok(match text.split_once(':') {
        Some((user, password)) => Login::User(plain(user)?, plain(password)?),
        None => Login::Token(plain(text)?),
    })
}

fn read_place(place: &str) -> Result<(String, u16), &'static str> {
    // An address of the newer kind stands in brackets and has colons of its own.
    let (host, port) = match place
        .strip_prefix('[')
        .and_then(|rest| rest.split_once(']'))
    {
        Some((host, "")) => (host, None),
        Some((host, port)) => (host, port.strip_prefix(':')),
        None => match place.split_once(':') {
            Some((host, port)) => (host, Some(port)),
            None => (place, None),
        },
    };
    if host.is_empty() {
        return Err("it names no host");
    }
    let port = port.map_or(Ok(PORT), str::parse);
    Ok((host.to_owned(), port.map_err(|_| "its port is no number")?))
}

fn read_prefix(path: &str) -> Result<String, &'static str> {
    let path = path.trim_end_matches('/');
    if path.is_empty() {
        return Ok(PREFIX.to_owned());
    }
    let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    match path.chars().all(fits) {
        true => Ok(path.to_owned()),
        false => Err("its prefix has other signs than letters, digits, - and _"),
    }
}

/// Reads what is written with percent signs.
fn plain(text: &str) -> Result<String, &'static str> {
    const WRONG: &str = "a percent sign in its login is not followed by two digits";
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
        let (high, low) = (digit(rest.next()), digit(rest.next()));
        let both = high.zip(low).ok_or(WRONG)?;
        bytes.push((both.0 * 16 + both.1) as u8);
    }
    String::from_utf8(bytes).map_err(|_| "its login is not UTF-8")
}

/// What may be said of an address: a password is nobody's business.
fn without_login(typed: &str) -> String {
    match typed.rsplit_once('@') {
        Some((_, place)) => format!("nats://…@{place}"),
        None => typed.to_owned(),
    }
}

impl fmt::Display for NatsUrl {
    /// Says where it is, without who asks.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (host, port) = (&self.host, self.port);
        match host.contains(':') {
            true => write!(f, "nats://[{host}]:{port}"),
            false => write!(f, "nats://{host}:{port}"),
        }
    }
}

impl fmt::Debug for NatsUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}/{}", self.prefix)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> NatsUrl {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_is_read_with_and_without_its_parts() {
        let url = read("nats://bus.example.org");
        assert_eq!((url.host.as_str(), url.port), ("bus.example.org", 4222));
        assert!(url.login == Login::Nobody && url.prefix == "antedate");
        let url = read("nats://ada:p%40ss%3a@127.0.0.1:4333/club-2/");
        assert_eq!((url.host.as_str(), url.port), ("127.0.0.1", 4333));
        assert!(url.login == Login::User("ada".into(), "p@ss:".into()));
        assert_eq!(url.prefix, "club-2");
        let url = read("nats://token@[::1]:1");
        assert_eq!((url.host.as_str(), url.port), ("::1", 1));
        assert!(url.login == Login::Token("token".into()));
        assert_eq!(read("nats://[::1]").port, 4222);
        assert_eq!(url.to_string(), "nats://[::1]:1");
    }

    #[test]
    fn a_wrong_address_is_told_with_its_reason_and_without_its_password() {
        for (typed, why) in [
            ("127.0.0.1:4222", "nats://"),
            ("tls://127.0.0.1", "encrypt"),
            ("nats://:4222", "no host"),
            ("nats://host:many", "port"),
            ("nats://host/a.b", "prefix"),
            ("nats://ada:se%cret@host", "percent"),
        ] {
            let error = typed.parse::<NatsUrl>().unwrap_err().to_string();
            assert!(error.contains(why), "{error}");
            assert!(!error.contains("se%cret"), "{error}");
        }
        let shown = format!("{0} {0:?}", read("nats://ada:secret@host"));
        assert!(!shown.contains("secret"), "{shown}");
    }
}
