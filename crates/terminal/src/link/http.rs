//! Connections to a server, and one small request over HTTP: the table of a code.

use std::io;

use antedate_wire::{ErrorBody, Params};
use serde::Deserialize;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;

use super::address::{Server, is_name};
use super::tls;

/// Longer answers than this are not read.
const MAX_ANSWER: u64 = 64 * 1024;

#[derive(Deserialize)]
struct Found {
    table: String,
}

/// A connection, secure or not.
pub(super) type Stream = Box<dyn ReadWrite>;

/// What is read from and written to.
pub(super) trait ReadWrite: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> ReadWrite for T {}

/// Connects without delay for small messages.
pub(super) async fn connect(server: &Server) -> Result<Stream, ErrorBody> {
    let stream = TcpStream::connect(&server.host).await;
    let stream = stream.map_err(|error| unreachable_server(server, &error))?;
    // Small messages then leave when they are written; without it they arrive all the same.
    let _ = stream.set_nodelay(true);
    match server.secure {
        true => Ok(Box::new(tls::secured(server, stream).await?)),
        false => Ok(Box::new(stream)),
    }
}

/// Asks a server which table a code belongs to.
pub(super) async fn table_of(server: &Server, code: &str) -> Result<String, ErrorBody> {
    let stream = connect(server).await?;
    let answer = get(stream, &server.host, &format!("/api/join/{code}")).await;
    let (ok, body) = answer.map_err(|error| unreachable_server(server, &error))?;
    let not_ours = |_| unreachable_server(server, &"it is no Antedate server");
    if ok {
        let found: Found = serde_json::from_str(&body).map_err(not_ours)?;
        // It becomes part of addresses and of a file's name.
        return match is_name(&found.table) {
            true => Ok(found.table),
            false => Err(unreachable_server(server, &"it is no Antedate server")),
        };
    }
    Err(serde_json::from_str(&body).map_err(not_ours)?)
}

/// Asks for a path; says whether the answer is a good one, and its body.
///
/// The request is one of HTTP/1.0, so that no proxy on the way sends the body in chunks.
async fn get(mut stream: Stream, host: &str, path: &str) -> io::Result<(bool, String)> {
    let request = format!("GET {path} HTTP/1.0\r\nHost: {host}\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    let read = stream.take(MAX_ANSWER).read_to_end(&mut answer).await;
    // Many servers hang up without the farewell of TLS; a body cut short is no JSON.
    match read {
        Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => return Err(error),
        _ => {}
    }
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let ok = head
        .split(' ')
        .nth(1)
        .is_some_and(|status| status.starts_with('2'));
    Ok((ok, body.to_owned()))
}

/// Says that a server cannot be reached, in the shape of its own errors.
pub(super) fn unreachable_server(server: &Server, why: &dyn std::fmt::Display) -> ErrorBody {
    let host = &server.host;
    let message = format!("the server {host} cannot be reached ({why}); is the address right?");
    trouble("unreachable", server, why, message)
}

/// Says that a server has no such table, where it did not get to say so itself.
pub(super) fn no_such_table(server: &Server) -> ErrorBody {
    let message = "there is no such table; was its address copied whole?".to_owned();
    trouble("no_such_table", server, &"404", message)
}

/// Says that a server has not proved who it is.
pub(super) fn untrusted_server(server: &Server, why: &dyn std::fmt::Display) -> ErrorBody {
    let host = &server.host;
    let message = format!(
        "the server {host} does not prove that it is the one of that name ({why}); \
         if its certificate is self-made, name the file of it with SSL_CERT_FILE"
    );
    trouble("untrusted_server", server, why, message)
}

fn trouble(code: &str, server: &Server, why: &dyn std::fmt::Display, message: String) -> ErrorBody {
    let mut params = Params::new();
    params.insert("host".to_owned(), server.host.as_str().into());
    params.insert("why".to_owned(), why.to_string().as_str().into());
    ErrorBody {
        code: code.to_owned(),
        params,
        message,
    }
}
