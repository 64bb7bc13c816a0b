//! A small client: a request over HTTP, and a WebSocket.

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async};

async fn connect(host: &str) -> Result<TcpStream> {
    let stream = TcpStream::connect(host).await;
    let stream = stream.with_context(|| format!("nobody answers at {host}"))?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// Posts JSON and returns the JSON of the answer.
pub(super) async fn post(host: &str, path: &str, body: &Value) -> Result<Value> {
    let mut stream = connect(host).await?;
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer
        .split_once("\r\n\r\n")
        .context("not an answer of HTTP")?;
    if !head.starts_with("HTTP/1.1 20") {
        bail!("{path} was refused: {body}");
    }
    Ok(serde_json::from_str(body)?)
}

/// A connection to a table.
pub(super) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(super) async fn open(host: &str, table: &str) -> Result<Socket> {
        let stream = connect(host).await?;
        let url = format!("ws://{host}/ws/tables/{table}");
        let (socket, _) = client_async(url, stream).await?;
        Ok(Socket(socket))
    }

    pub(super) async fn send(&mut self, text: String) -> Result<()> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// Returns the next text.
    pub(super) async fn read(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self
                .0
                .next()
                .await
                .context("the server closed the connection")??
            {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => bail!("the server closed the connection"),
                _ => {}
            }
        }
    }
}
