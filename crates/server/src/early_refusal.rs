//! What the HTTP library refuses by itself, before we see a request, in the shape of every other
//! refusal: it writes a bare head, which is recognised on its way out and written anew.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use antedate_wire::{ErrorBody, Params};
use hyper::rt::{Read, ReadBuf, ReadBufCursor, Write};
use tokio::time::Sleep;

/// How long a refused connection is still read: hanging up on what is coming in would take the
/// refusal back from the wire.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(500);
/// No bare head is longer.
const MAX_HEAD: usize = 200;

/// A connection on which no refusal goes out without a body.
pub(crate) struct Worded<T> {
    inner: T,
    /// What was written anew and is not sent yet.
    waiting: Vec<u8>,
    /// Since a refusal was written: until when the other side is still read.
    farewell: Option<Pin<Box<Sleep>>>,
}

impl<T> Worded<T> {
    pub(crate) fn new(inner: T) -> Worded<T> {
        Worded {
            inner,
            waiting: Vec::new(),
            farewell: None,
        }
    }
}

impl<T: Write + Unpin> Worded<T> {
    fn send_waiting(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.waiting.is_empty() {
            let sent = ready!(Pin::new(&mut self.inner).poll_write(cx, &self.waiting))?;
            if sent == 0 {
                return Poll::Ready(Err(io::ErrorKind::WriteZero.into()));
            }
            self.waiting.drain(..sent);
        }
        Poll::Ready(Ok(()))
    }
}

impl<T: Read + Unpin> Worded<T> {
    /// Reads what nobody wants until the other side hangs up or it has been long enough.
    fn drain(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let Some(farewell) = &mut self.farewell else {
            return Poll::Ready(());
        };
        let mut scratch = [0; 4096];
        while farewell.as_mut().poll(cx).is_pending() {
            let mut buffer = ReadBuf::new(&mut scratch);
            let read = Pin::new(&mut self.inner).poll_read(cx, buffer.unfilled());
            if ready!(read).is_err() || buffer.filled().is_empty() {
                break;
            }
        }
        Poll::Ready(())
    }
}

impl<T: Read + Unpin> Read for Worded<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: ReadBufCursor<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_read(cx, buffer)
    }
}

impl<T: Read + Write + Unpin> Write for Worded<T> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        ready!(self.send_waiting(cx))?;
        match bare_refusal(bytes) {
            None => Pin::new(&mut self.inner).poll_write(cx, bytes),
            Some((0, body)) => {
                self.waiting = written_anew(bytes, &body);
                self.farewell = Some(Box::pin(tokio::time::sleep(CLOSE_TIMEOUT)));
                let _ = self.send_waiting(cx)?;
                Poll::Ready(Ok(bytes.len()))
            }
            // What is before it goes first.
            Some((at, _)) => Pin::new(&mut self.inner).poll_write(cx, &bytes[..at]),
        }
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.send_waiting(cx))?;
        Pin::new(&mut self.inner).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.send_waiting(cx))?;
        ready!(Pin::new(&mut self.inner).poll_shutdown(cx))?;
        ready!(self.drain(cx));
        Poll::Ready(Ok(()))
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        many: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let refused = many.iter().position(|bytes| bare_refusal(bytes).is_some());
        let Some(at) = refused else {
            ready!(self.send_waiting(cx))?;
            return Pin::new(&mut self.inner).poll_write_vectored(cx, many);
        };
        let first = many.iter().position(|bytes| !bytes.is_empty());
        self.poll_write(cx, &many[first.unwrap_or(at)])
    }
}

/// Finds a refusal of the HTTP library at the end of what is written: where it begins, and the
/// body it lacks. Our own answers never look like that: they have bodies.
fn bare_refusal(bytes: &[u8]) -> Option<(usize, ErrorBody)> {
    if !bytes.ends_with(b"\r\n\r\n") {
        return None;
    }
    let tail = bytes.len().saturating_sub(MAX_HEAD);
    let starts = bytes[tail..]
        .windows(9)
        .rposition(|part| part == b"HTTP/1.1 ")?;
    let at = tail + starts;
    let head = std::str::from_utf8(&bytes[at..]).ok()?;
    let is_bare =
        head.contains("\r\ncontent-length: 0\r\n") && head.matches("\r\n\r\n").count() == 1;
    let (code, message) = match head.get(9..12).filter(|_| is_bare)? {
        "400" => (
            "bad_request",
            "the request is not understood: its head is not HTTP/1.1; see docs/protocol.md",
        ),
        "414" => (
            "bad_request",
            "the request is not understood: its address is too long; see docs/protocol.md",
        ),
        "431" => (
            "headers_too_long",
            "the request has too many headers, or too long ones; send fewer",
        ),
        _ => return None,
    };
    let body = ErrorBody {
        code: code.to_owned(),
        params: Params::new(),
        message: message.to_owned(),
    };
    Some((at, body))
}

fn written_anew(head: &[u8], body: &ErrorBody) -> Vec<u8> {
    let body = serde_json::to_string(body).unwrap_or_default();
    let length = format!(
        "\r\ncontent-type: application/json\r\ncontent-length: {}\r\n",
        body.len()
    );
    let head = String::from_utf8_lossy(head).replacen("\r\ncontent-length: 0\r\n", &length, 1);
    (head + &body).into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_bare_refusals_at_the_end_are_written_anew() {
        let bare = "HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\ndate: Wed, 18 Nov 2026 16:30:00 GMT\r\n\r\n";
        let found = bare_refusal(bare.as_bytes()).map(|(at, body)| (at, body.code));
        assert_eq!(found, Some((0, "headers_too_long".to_owned())));
        let behind = format!("{{}}{bare}");
        assert_eq!(
            bare_refusal(behind.as_bytes()).map(|found| found.0),
            Some(2)
        );
        for other in [
            bare.replace("431", "204"),
            bare.replace("length: 0", "length: 5"),
            bare.trim_end().to_owned(),
            format!("{bare}{{}}"),
            String::new(),
        ] {
            assert!(bare_refusal(other.as_bytes()).is_none(), "{other}");
        }
        let anew = written_anew(bare.as_bytes(), &bare_refusal(bare.as_bytes()).unwrap().1);
        let anew = String::from_utf8(anew).unwrap();
        let (head, body) = anew.split_once("\r\n\r\n").unwrap();
        assert!(
            head.contains(&format!("content-length: {}\r\n", body.len())),
            "{head}"
        );
    }
}
