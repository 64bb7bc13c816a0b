//! A way between two programs that can be cut.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Passes bytes on between whoever connects to `port` and a port behind it.
pub(crate) struct Proxy {
    pub(crate) port: u16,
    /// Counts the cuts; every connection older than the last one ends.
    cuts: watch::Sender<u64>,
}

impl Proxy {
    /// Starts to pass on.
    pub(crate) async fn start(behind: u16) -> anyhow::Result<Proxy> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let port = listener.local_addr()?.port();
        let (cuts, cut) = watch::channel(0);
        let behind = SocketAddr::from((Ipv4Addr::LOCALHOST, behind));
        tokio::spawn(async move {
            loop {
                match listener.accept().await {
                    Ok((stream, _)) => {
                        tokio::spawn(pass_on(stream, behind, cut.clone()));
                    }
                    Err(_) => tokio::time::sleep(Duration::from_millis(10)).await,
                }
            }
        });
        Ok(Proxy { port, cuts })
    }

    /// Cuts all connections.
    pub(crate) fn cut(&self) {
        self.cuts.send_modify(|n_cuts| *n_cuts += 1);
    }
}

async fn pass_on(mut from: TcpStream, behind: SocketAddr, mut cut: watch::Receiver<u64>) {
    cut.mark_unchanged();
    let _ = from.set_nodelay(true);
    let Ok(mut to) = TcpStream::connect(behind).await else {
        return;
    };
    let _ = to.set_nodelay(true);
    tokio::select! {
        _ = copy_bidirectional(&mut from, &mut to) => {}
        _ = cut.changed() => {}
    }
}
