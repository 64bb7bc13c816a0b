//! Speaking to a server in secret.

use std::sync::{Arc, OnceLock};

use antedate_wire::ErrorBody;
use rustls_native_certs::load_native_certs;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::address::Server;
use super::http::{unreachable_server, untrusted_server};

/// What is said where nothing is trusted, as in many small containers.
const NO_ROOTS: &str = "this system trusts no certificate at all; install ca-certificates";

/// Makes sure that the server is the one of that name, and that nobody else listens.
pub(super) async fn secured(
    server: &Server,
    stream: TcpStream,
) -> Result<TlsStream<TcpStream>, ErrorBody> {
    let name = ServerName::try_from(server.name().to_owned())
        .map_err(|error| unreachable_server(server, &error))?;
    let trusted = trusted().ok_or_else(|| untrusted_server(server, &NO_ROOTS))?;
    let connector = TlsConnector::from(trusted);
    connector.connect(name, stream).await.map_err(|error| {
        let is_doubt = error.get_ref().is_some_and(|inner| {
            matches!(
                inner.downcast_ref(),
                Some(tokio_rustls::rustls::Error::InvalidCertificate(_))
            )
        });
        match is_doubt {
            true => untrusted_server(server, &error),
            false => unreachable_server(server, &error),
        }
    })
}

/// Reads the certificates that this system trusts, once; `None` if there are none.
///
/// A host at home adds its own there, or names it with `SSL_CERT_FILE`.
fn trusted() -> Option<Arc<ClientConfig>> {
    static TRUSTED: OnceLock<Option<Arc<ClientConfig>>> = OnceLock::new();
    let read = || {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(load_native_certs().certs);
        let config = ClientConfig::builder();
        (!roots.is_empty())
            .then(|| Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
    };
    TRUSTED.get_or_init(read).clone()
}
