//! The words of NATS that are needed to publish and subscribe.
//!
//! A line ends with `\r\n`; a message has its length in its line and follows it.

use std::io;

use serde_json::{Value, json};
use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncReadExt};

use crate::url::{Login, NatsUrl};

/// The longest line of a server; what it says of itself is the longest.
const LONGEST_LINE: u64 = 64 << 10;
/// The longest message; ours have a few dozen bytes.
const LONGEST_MESSAGE: usize = 64 << 10;

/// What a server says.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// What it is; the first thing it says.
    Info(String),
    /// A message on a subject.
    Message { subject: String, words: Vec<u8> },
    /// It wants to know whether we are there.
    Ping,
    /// It is there.
    Pong,
    /// Something is wrong.
    Error(String),
    /// Nothing that matters.
    Nothing,
}

/// Reads the next thing a server says.
pub(crate) async fn read(from: &mut (impl AsyncBufRead + Unpin)) -> io::Result<Said> {
    let mut line = String::new();
    let n_read = from.take(LONGEST_LINE).read_line(&mut line).await?;
    if n_read == 0 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    let Some(line) = line.strip_suffix("\r\n") else {
        return Err(wrong("a line is too long"));
    };
    let (verb, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
    Ok(match verb.to_ascii_uppercase().as_str() {
        "INFO" => Said::Info(rest.to_owned()),
        "MSG" => read_message(from, rest).await?,
        "PING" => Said::Ping,
        "PONG" => Said::Pong,
        "-ERR" => Said::Error(rest.trim_matches(['\'', ' ']).to_owned()),
        "+OK" => Said::Nothing,
        _ => return Err(wrong("it does not speak the protocol of NATS")),
    })
}

async fn read_message(from: &mut (impl AsyncBufRead + Unpin), line: &str) -> io::Result<Said> {
    // Subject, our number of the subscription, perhaps where to answer, and the length.
    let mut parts = line.split_ascii_whitespace();
    let (subject, length) = (parts.next(), parts.next_back());
    let length = length.and_then(|length| length.parse().ok());
    let (Some(subject), Some(length)) = (subject, length) else {
        return Err(wrong("a message has no length"));
    };
    if length > LONGEST_MESSAGE {
        return Err(wrong("a message is too long"));
    }
    let mut words = vec![0; length + 2];
    from.read_exact(&mut words).await?;
    if words.split_off(length) != b"\r\n" {
        return Err(wrong("a message does not end where it says"));
    }
    let subject = subject.to_owned();
    Ok(Said::Message { subject, words })
}

fn wrong(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why)
}

/// Words who we are. Our own messages are not sent back to us.
pub(crate) fn connect(url: &NatsUrl) -> String {
    let mut options = json!({
        "verbose": false, "pedantic": false, "echo": false, "tls_required": false,
        "name": "antedate", "lang": "rust", "version": env!("CARGO_PKG_VERSION"), "protocol": 1,
    });
    match &url.login {
        Login::Nobody => {}
        Login::Token(token) => options["auth_token"] = token.as_str().into(),
        Login::User(user, password) => {
            options["user"] = user.as_str().into();
            options["pass"] = password.as_str().into();
        }
    }
    format!("CONNECT {options}\r\nPING\r\n")
}

/// Says whether a server, by what it says of itself, wants to be spoken to in cipher.
pub(crate) fn wants_tls(info: &str) -> bool {
    let info = serde_json::from_str::<Value>(info).unwrap_or_default();
    info["tls_required"] == true
}

pub(crate) fn write_publish(out: &mut Vec<u8>, prefix: &str, topic: &str, words: &[u8]) {
    out.extend(format!("PUB {prefix}.{topic} {}\r\n", words.len()).as_bytes());
    out.extend(words);
    out.extend(b"\r\n");
}

pub(crate) fn write_subscribe(out: &mut Vec<u8>, prefix: &str, topic: &str, number: u64) {
    out.extend(format!("SUB {prefix}.{topic} {number}\r\n").as_bytes());
}

pub(crate) fn write_unsubscribe(out: &mut Vec<u8>, number: u64) {
    out.extend(format!("UNSUB {number}\r\n").as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn all(mut text: &[u8]) -> Vec<io::Result<Said>> {
        let mut said = Vec::new();
        loop {
            let next = read(&mut text).await;
            let over = next.is_err();
            said.push(next);
            if over {
                return said;
            }
        }
    }

    #[tokio::test]
    async fn what_a_server_says_is_read() {
        let text = b"INFO {\"a\":1}\r\nPING\r\nMSG a.t.1 7 5\r\nhe\r\no\r\nMSG a.t.1 7 reply 0\r\n\r\n+OK\r\npong\r\n-ERR 'Authorization Violation'\r\n";
        let said: Vec<Said> = all(text).await.into_iter().filter_map(Result::ok).collect();
        let message = |words: &[u8]| Said::Message {
            subject: "a.t.1".to_owned(),
            words: words.to_vec(),
        };
        assert_eq!(
            said,
            [
                Said::Info("{\"a\":1}".to_owned()),
                Said::Ping,
                message(b"he\r\no"),
                message(b""),
                Said::Nothing,
                Said::Pong,
                Said::Error("Authorization Violation".to_owned()),
            ]
        );
    }

    #[tokio::test]
    async fn what_is_not_the_protocol_is_an_error_and_not_a_wait() {
        let long = [vec![b'x'; 70_000], b"\r\n".to_vec()].concat();
        let bad: [&[u8]; 6] = [
            b"HTTP/1.1 400 Bad Request\r\n",
            b"MSG a 1 many\r\n",
            b"MSG a 1 99999999\r\n",
            b"MSG a 1 2\r\nabcd",
            &long,
            b"",
        ];
        for text in bad {
            let said = all(text).await;
            assert_eq!(said.len(), 1, "{}", String::from_utf8_lossy(text));
            assert!(said[0].is_err());
        }
    }

    #[test]
    fn a_login_is_told_to_the_server_and_only_there() {
        let words = connect(&"nats://ada:se%22cret@host".parse().unwrap());
        let options: Value = serde_json::from_str(
            words
                .strip_prefix("CONNECT ")
                .and_then(|rest| rest.strip_suffix("\r\nPING\r\n"))
                .unwrap(),
        )
        .unwrap();
        assert_eq!(
            (&options["user"], &options["pass"]),
            (&json!("ada"), &json!("se\"cret"))
        );
        assert_eq!(options["echo"], false);
        assert!(wants_tls(r#"{"tls_required":true}"#) && !wants_tls("{}"));
    }
}
