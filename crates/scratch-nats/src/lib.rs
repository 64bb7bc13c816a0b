//! A NATS server to throw away, for tests.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long a server may take to start on a busy machine.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// A running NATS server on a port of the loopback interface. Dropping it ends it.
pub struct NatsServer {
    child: Child,
    port: u16,
}

impl NatsServer {
    /// Starts a server on a free port.
    ///
    /// # Panics
    /// It is not installed, or does not start.
    pub fn start() -> NatsServer {
        NatsServer::start_at(free_port(), &[])
    }

    /// Starts a server on a port, with further arguments.
    ///
    /// # Panics
    /// It is not installed, or does not start.
    pub fn start_at(port: u16, more: &[&str]) -> NatsServer {
        let mut command = Command::new("nats-server");
        command
            .args(["-a", "127.0.0.1", "-p", &port.to_string()])
            .args(more)
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let child = command.spawn();
        let child = child.expect("nats-server; install it with `apt-get install -y nats-server`");
        let begun = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            assert!(
                begun.elapsed() < START_TIMEOUT,
                "nats-server does not start"
            );
            std::thread::sleep(Duration::from_millis(10));
        }
        NatsServer { child, port }
    }

    /// Returns the port on which it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Returns its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Finds a port on which nobody listens.
///
/// # Panics
/// There is none.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    listener.local_addr().expect("its address").port()
}
