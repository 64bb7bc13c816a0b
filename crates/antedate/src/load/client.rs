//! A small client that costs little: a request over HTTP, and a WebSocket.
//!
//! The generator shares its machine with the server it measures, so it reads into one
//! buffer for each connection and hands out the text where it lies.

use std::ops::Range;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

async fn connect(host: &str) -> Result<TcpStream> {
    let stream = TcpStream::connect(host).await;
    let stream = stream.with_context(|| format!("nobody answers at {host}"))?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// Posts JSON and returns the JSON of the answer.
pub(super) async fn post(host: &str, path: &str, body: &Value) -> Result<Value> {
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = request_text(host, path, &request).await?;
    Ok(serde_json::from_str(&answer)?)
}

/// Gets a text.
pub(super) async fn get(host: &str, path: &str) -> Result<String> {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    request_text(host, path, &request).await
}

async fn request_text(host: &str, path: &str, request: &str) -> Result<String> {
    let mut stream = connect(host).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let answer = String::from_utf8(answer).context("not an answer of HTTP")?;
    let (head, body) = answer
        .split_once("\r\n\r\n")
        .context("not an answer of HTTP")?;
    ensure!(
        head.starts_with("HTTP/1.1 20"),
        "{path} was refused: {body}"
    );
    ensure!(
        !head.to_ascii_lowercase().contains("transfer-encoding"),
        "{path} was answered in pieces, which this client does not read"
    );
    Ok(body.to_owned())
}

/// The first room for what is read; it grows when a message is longer.
const READ_BUFFER: usize = 4 << 10;
/// The longest message a server may send.
const MAX_MESSAGE: usize = 16 << 20;

const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;

/// A connection to a table (RFC 6455).
pub(super) struct Socket {
    stream: TcpStream,
    /// What has been read and not yet handed out is `bytes[from..to]`.
    bytes: Vec<u8>,
    from: usize,
    to: usize,
    /// What is being written, kept for its room.
    writing: Vec<u8>,
}

impl Socket {
    pub(super) async fn open(host: &str, table: &str) -> Result<Socket> {
        let mut socket = Socket {
            stream: connect(host).await?,
            bytes: vec![0; READ_BUFFER],
            from: 0,
            to: 0,
            writing: Vec::new(),
        };
        // The key only tells a WebSocket from other things; any sixteen bytes will do.
        let upgrade = format!(
            "GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: YW50ZWRhdGUtbG9hZC0tLQ==\r\n\r\n"
        );
        socket.stream.write_all(upgrade.as_bytes()).await?;
        loop {
            let read = &socket.bytes[..socket.to];
            if let Some(end) = read.windows(4).position(|four| four == b"\r\n\r\n") {
                ensure!(
                    read.starts_with(b"HTTP/1.1 101"),
                    "the connection was refused: {}",
                    String::from_utf8_lossy(read)
                );
                socket.from = end + 4;
                return Ok(socket);
            }
            socket.read_more().await?;
        }
    }

    /// Sends one text.
    pub(super) async fn send(&mut self, text: &str) -> Result<()> {
        self.write(TEXT, text.as_bytes()).await
    }

    async fn write(&mut self, kind: u8, body: &[u8]) -> Result<()> {
        // Clients must mask; against nobody here, so with any key.
        const KEY: [u8; 4] = [0x61, 0x6e, 0x74, 0x65];
        let writing = &mut self.writing;
        writing.clear();
        writing.push(0x80 | kind);
        match body.len() {
            len @ 0..=125 => writing.push(0x80 | len as u8),
            len => {
                let len = u16::try_from(len).context("a message is too long")?;
                writing.push(0x80 | 126);
                writing.extend(len.to_be_bytes());
            }
        }
        writing.extend(KEY);
        writing.extend(body.iter().zip(KEY.iter().cycle()).map(|(a, b)| a ^ b));
        Ok(self.stream.write_all(writing).await?)
    }

    /// Waits for the next text.
    pub(super) async fn read(&mut self) -> Result<&str> {
        loop {
            let Some((kind, body)) = self.next_frame()? else {
                self.read_more().await?;
                continue;
            };
            match kind {
                TEXT => return Ok(std::str::from_utf8(&self.bytes[body])?),
                PING => {
                    let body = self.bytes[body].to_vec();
                    self.write(PONG, &body).await?;
                }
                CLOSE => bail!("the server closed the connection"),
                _ => {}
            }
        }
    }

    /// Answers pings that have come, without waiting; hints are dropped.
    pub(super) async fn answer_pings(&mut self) -> Result<()> {
        loop {
            while let Some((kind, body)) = self.next_frame()? {
                if kind == PING {
                    let body = self.bytes[body].to_vec();
                    self.write(PONG, &body).await?;
                }
            }
            self.make_room();
            match self.stream.try_read(&mut self.bytes[self.to..]) {
                Ok(0) => bail!("the server closed the connection"),
                Ok(n) => self.to += n,
                Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => return Ok(()),
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Takes the next whole frame out of what has been read.
    fn next_frame(&mut self) -> Result<Option<(u8, Range<usize>)>> {
        let read = &self.bytes[self.from..self.to];
        let Some((kind, head, len)) = header(read) else {
            return Ok(None);
        };
        ensure!(
            kind & 0x80 != 0,
            "the server sent a message in pieces, which this client does not read"
        );
        ensure!(
            len <= MAX_MESSAGE,
            "the server sent a message of {len} bytes"
        );
        if read.len() < head + len {
            return Ok(None);
        }
        let body = self.from + head..self.from + head + len;
        self.from = body.end;
        Ok(Some((kind & 0x0f, body)))
    }

    fn make_room(&mut self) {
        if self.from > 0 {
            self.bytes.copy_within(self.from..self.to, 0);
            self.to -= self.from;
            self.from = 0;
        }
        if self.to == self.bytes.len() {
            self.bytes.resize(self.bytes.len() * 2, 0);
        }
    }

    async fn read_more(&mut self) -> Result<()> {
        self.make_room();
        let n = self.stream.read(&mut self.bytes[self.to..]).await?;
        ensure!(n > 0, "the server closed the connection");
        self.to += n;
        Ok(())
    }
}

/// Reads the header of a frame: its first byte, the header's length, and the body's.
fn header(read: &[u8]) -> Option<(u8, usize, usize)> {
    let (kind, short) = (*read.first()?, *read.get(1)? & 0x7f);
    Some(match short {
        126 => {
            let len = read.get(2..4)?.try_into().ok()?;
            (kind, 4, usize::from(u16::from_be_bytes(len)))
        }
        127 => {
            let len = read.get(2..10)?.try_into().ok()?;
            let len = usize::try_from(u64::from_be_bytes(len)).unwrap_or(usize::MAX);
            (kind, 10, len)
        }
        short => (kind, 2, usize::from(short)),
    })
}

#[cfg(test)]
mod tests {
    use super::header;

    #[test]
    fn headers_of_all_lengths_are_read_when_they_are_whole() {
        assert_eq!(header(&[0x81, 5, b'h']), Some((0x81, 2, 5)));
        assert_eq!(header(&[0x81, 126, 1, 0]), Some((0x81, 4, 256)));
        let long = [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0];
        assert_eq!(header(&long), Some((0x81, 10, 65_536)));
        for cut in 0..long.len() {
            assert_eq!(header(&long[..cut]), None, "{cut}");
        }
    }
}
