//! One small request over HTTP: the table of a code.

use std::io;

use antedate_wire::ErrorBody;
use serde::Deserialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::remote::{is_name, unreachable_server};

/// Longer answers than this are not read.
const MAX_ANSWER: u64 = 64 * 1024;

#[derive(Deserialize)]
struct Found {
    table: String,
}

/// Connects without delay for small messages.
pub(super) async fn connect(host: &str) -> io::Result<TcpStream> {
    let stream = TcpStream::connect(host).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// Asks a server which table a code belongs to.
pub(super) async fn table_of(host: &str, code: &str) -> Result<String, ErrorBody> {
    let answer = get(host, &format!("/api/join/{code}")).await;
    let (ok, body) = answer.map_err(|error| unreachable_server(host, &error))?;
    let not_ours = |_| unreachable_server(host, &"it is no Antedate server");
    if ok {
        let found: Found = serde_json::from_str(&body).map_err(not_ours)?;
        // It becomes part of addresses and of a file's name.
        return match is_name(&found.table) {
            true => Ok(found.table),
            false => Err(unreachable_server(host, &"it is no Antedate server")),
        };
    }
    Err(serde_json::from_str(&body).map_err(not_ours)?)
}

async fn get(host: &str, path: &str) -> io::Result<(bool, String)> {
    let mut stream = connect(host).await?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.take(MAX_ANSWER).read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let ok = head
        .split(' ')
        .nth(1)
        .is_some_and(|status| status.starts_with('2'));
    Ok((ok, body.to_owned()))
}
