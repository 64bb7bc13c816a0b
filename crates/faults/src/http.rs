//! A request, as plain as can be.

use std::net::Ipv4Addr;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

/// Posts JSON and returns the JSON of the answer.
pub(crate) async fn post(port: u16, path: &str, body: &Value) -> Result<Value> {
    let (status, answer) = request(port, ("POST", path), "", &body.to_string()).await?;
    ensure!(matches!(status, 200..=209), "{path} was refused: {answer}");
    Ok(answer)
}

/// Sends a request, with further headers that each end their line, and returns the status and
/// the JSON of the answer.
pub(crate) async fn request(
    port: u16,
    (method, path): (&str, &str),
    headers: &str,
    body: &str,
) -> Result<(u16, Value)> {
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nContent-Type: application/json\r\n{headers}Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    timeout(REQUEST_TIMEOUT, stream.read_to_string(&mut answer)).await??;
    let (head, body) = answer.split_once("\r\n\r\n").context("no answer of HTTP")?;
    let status = head.get(9..12).context("no answer of HTTP")?.parse()?;
    Ok((status, serde_json::from_str(body)?))
}
