//! A proxy before the database that loses what the test tells it to lose.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

/// What is done to the next commit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Trick {
    /// It reaches the database, but its answer does not come back.
    AnswerLost,
    /// It does not reach the database, and both sides are cut off.
    CommitLost,
    /// It does not reach the database, which does not hear either that the other side is
    /// gone.
    CommitLostAndHeld,
    /// The same, and from then on nobody reaches the database until [`Proxy::open_again`].
    ClosedAtCommit,
}

pub(crate) struct Proxy {
    port: u16,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    next: Mutex<Option<Trick>>,
    n_played: AtomicUsize,
    closed: AtomicBool,
    /// Connections that the database still believes in.
    held: Mutex<Vec<TcpStream>>,
}

impl Proxy {
    pub(crate) fn to(port: u16) -> Proxy {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let own = listener.local_addr().unwrap().port();
        let state = Arc::new(State::default());
        let shared = state.clone();
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let state = shared.clone();
                if state.closed.load(Ordering::SeqCst) {
                    continue;
                }
                if let Ok(server) = TcpStream::connect((Ipv4Addr::LOCALHOST, port)) {
                    thread::spawn(move || forward(client, server, &state));
                }
            }
        });
        Proxy { port: own, state }
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    pub(crate) fn play(&self, trick: Trick) {
        *self.state.next.lock().unwrap() = Some(trick);
    }

    pub(crate) fn open_again(&self) {
        self.state.closed.store(false, Ordering::SeqCst);
    }

    pub(crate) fn n_played(&self) -> usize {
        self.state.n_played.load(Ordering::SeqCst)
    }
}

/// Both the question and its answer do.
fn names_commit(words: &[u8]) -> bool {
    words.windows(7).any(|part| part == b"COMMIT\0")
}

fn forward(mut client: TcpStream, mut server: TcpStream, state: &State) {
    let answers = (server.try_clone().unwrap(), client.try_clone().unwrap());
    let silenced = Arc::new(Mutex::new(false));
    let silent = silenced.clone();
    let answering = thread::spawn(move || {
        let (mut from, mut to) = answers;
        let mut bytes = [0; 16 * 1024];
        while let Ok(n) = from.read(&mut bytes) {
            let words = &bytes[..n];
            let ends = match *silent.lock().unwrap() {
                // Answers to what was asked before the commit are lost with it.
                true => names_commit(words),
                false => to.write_all(words).is_err(),
            };
            if n == 0 || ends {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
    });
    let mut bytes = [0; 64 * 1024];
    while let Ok(n) = client.read(&mut bytes) {
        let words = &bytes[..n];
        let trick = match names_commit(words) {
            true => state.next.lock().unwrap().take(),
            false => None,
        };
        if let Some(trick) = trick {
            if trick == Trick::ClosedAtCommit {
                state.closed.store(true, Ordering::SeqCst);
            }
            state.n_played.fetch_add(1, Ordering::SeqCst);
            *silenced.lock().unwrap() = true;
            match trick {
                Trick::AnswerLost => {
                    let _ = server.write_all(words);
                    // The database has done it before anybody asks: the answer to the commit ends this.
                    let _ = answering.join();
                }
                Trick::CommitLost => {}
                Trick::CommitLostAndHeld | Trick::ClosedAtCommit => {
                    state.held.lock().unwrap().push(server)
                }
            }
            let _ = client.shutdown(Shutdown::Both);
            return;
        }
        let closed = state.closed.load(Ordering::SeqCst);
        if n == 0 || closed || server.write_all(words).is_err() {
            break;
        }
    }
    let _ = client.shutdown(Shutdown::Both);
    let _ = server.shutdown(Shutdown::Both);
}
