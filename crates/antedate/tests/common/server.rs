//! The program as a server, in a world of its own.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// Nothing here takes longer, unless it hangs.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// The program: no settings of whoever runs the tests reach it.
pub(crate) fn antedate() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_antedate"));
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("ANTEDATE_") {
            command.env_remove(name);
        }
    }
    command.env("XDG_CONFIG_HOME", "/nonexistent");
    command
}

/// A server that ends with the test.
pub(crate) struct Server {
    pub(crate) process: Child,
    pub(crate) host: String,
    out: BufReader<ChildStdout>,
}

impl Server {
    /// Runs a command that serves, and waits until it does.
    pub(crate) fn run(command: &mut Command) -> Server {
        let mut process = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut server = Server {
            out: BufReader::new(process.stdout.take().unwrap()),
            host: String::new(),
            process,
        };
        let line = server.line();
        let host = line.trim().strip_prefix("listening on http://");
        host.unwrap_or_else(|| panic!("it says {line:?}"))
            .clone_into(&mut server.host);
        server
    }

    /// Returns the next line it says to standard output.
    pub(crate) fn line(&mut self) -> String {
        let mut line = String::new();
        self.out.read_line(&mut line).unwrap();
        line
    }

    /// `kill -9`.
    pub(crate) fn kill(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }

    pub(crate) fn request(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        request(&self.host, method, path, "", body).unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Sends a request with further headers, each ending its line.
pub(crate) fn request(
    host: &str,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> std::io::Result<(u16, String)> {
    let mut stream = TcpStream::connect(host)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{headers}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer);
    let cut_short = || std::io::Error::other("the answer was cut short");
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(cut_short)?;
    let status = head.get(9..12).and_then(|status| status.parse().ok());
    Ok((status.ok_or_else(cut_short)?, body.to_owned()))
}
