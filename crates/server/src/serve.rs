//! Starts and stops a server.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use antedate_live::Library;
use antedate_store::Store;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::config::Config;
use crate::early_refusal::Worded;
use crate::http::routes;
use crate::state::AppState;

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServerError {
    /// The port is taken.
    #[error(
        "port {} is in use, perhaps by another antedate; stop it, or choose another with --port (0 takes any free one)",
        .address.port()
    )]
    PortTaken {
        /// The address asked for.
        address: SocketAddr,
    },
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {reason}")]
    Listen {
        /// The address asked for.
        address: SocketAddr,
        /// What the system says.
        reason: io::Error,
    },
}

/// A running server. Stop it with [`Server::stop`]; dropping it leaves it running.
pub struct Server {
    address: SocketAddr,
    state: Arc<AppState>,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
}

/// The backoff when no connection can be accepted.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(100);
/// How long a shutdown waits for tables, and then for connections.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(3);

impl Server {
    /// Starts to serve; requests are answered when this returns.
    ///
    /// # Errors
    /// The address cannot be listened on.
    pub async fn start(
        address: SocketAddr,
        config: Config,
        store: Arc<dyn Store>,
        library: Library,
    ) -> Result<Server, ServerError> {
        let listener = TcpListener::bind(address).await;
        let listener = listener.map_err(|reason| match reason.kind() {
            io::ErrorKind::AddrInUse => ServerError::PortTaken { address },
            _ => ServerError::Listen { address, reason },
        })?;
        let local = listener.local_addr();
        let local = local.map_err(|reason| ServerError::Listen { address, reason })?;
        let state = Arc::new(AppState::new(config, store, library));
        let receiver = state.clone();
        let other_topics = move |topic: &str, notice: &[u8]| receiver.receive_notice(topic, notice);
        state.tables.start_background(Box::new(other_topics)).await;
        state.clone().share_rate_limits();
        let (stop, stopped) = watch::channel(false);
        let serving = tokio::spawn(serve(listener, state.clone(), stopped));
        Ok(Server {
            address: local,
            state,
            stop,
            serving,
        })
    }

    /// Returns the address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Tells clients that the server goes down, finishes what was begun, and stops.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, self.state.tables.go_down()).await;
        let gone = async {
            while self.state.tables.context.metrics.connections.get() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, gone).await;
        self.serving.abort();
    }
}

/// Takes connections until the server stops. Not `axum::serve`: it waits without end for the
/// rest of a request.
async fn serve(listener: TcpListener, state: Arc<AppState>, mut stopped: watch::Receiver<bool>) {
    let (timeout, behind_proxy) = (state.config.client_timeout, state.config.behind_proxy);
    let app = routes(state);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopped.wait_for(|stopped| *stopped) => return,
        };
        let Ok((stream, from)) = accepted else {
            // No descriptor is free just now; others will be given back.
            tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
            continue;
        };
        // A move is a small message that must not wait for a second one.
        let _ = stream.set_nodelay(true);
        let from = Caller {
            peer: from,
            behind_proxy,
        };
        let answering = answer(stream, from, app.clone(), timeout, stopped.clone());
        tokio::spawn(answering);
    }
}

/// Where a connection comes from.
#[derive(Clone, Copy)]
struct Caller {
    peer: SocketAddr,
    behind_proxy: bool,
}

impl Caller {
    /// Returns who asks. A proxy writes behind what it was told whom it was told it by; what
    /// stands before that may be made up.
    fn sender_of<B>(self, request: &Request<B>) -> SocketAddr {
        if !self.behind_proxy {
            return self.peer;
        }
        let told = request
            .headers()
            .get_all("x-forwarded-for")
            .iter()
            .next_back();
        let told = told.and_then(|list| list.to_str().ok()?.rsplit(',').next());
        let address = told.and_then(|last| last.trim().parse().ok());
        address.map_or(self.peer, |address| SocketAddr::new(address, 0))
    }
}

/// Answers the requests of one connection, until it ends or the server does.
async fn answer(
    stream: TcpStream,
    from: Caller,
    app: Router,
    timeout: Duration,
    mut stopped: watch::Receiver<bool>,
) {
    let app = TowerToHyperService::new(app);
    let service = service_fn(move |mut request: Request<Incoming>| {
        let from = from.sender_of(&request);
        request.extensions_mut().insert(ConnectInfo(from));
        app.call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(timeout);
    let stream = Worded::new(TokioIo::new(stream));
    let connection = http.serve_connection(stream, service);
    let mut connection = std::pin::pin!(connection.with_upgrades());
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = stopped.wait_for(|stopped| *stopped) => {}
    }
    connection.as_mut().graceful_shutdown();
    // Whoever has gone away cannot be told so.
    let _ = connection.await;
}
