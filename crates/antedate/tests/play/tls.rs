//! At the table of a server that is reached over TLS, as hosts set it up: a proxy with a
//! certificate stands before the program.

use std::path::PathBuf;

use serde_json::json;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivatePkcs8KeyDer;

use crate::join::Script;
use crate::pty::Pty;
use crate::server::Server;

/// A proxy with a self-made certificate.
struct Proxy {
    url: String,
    /// The certificate, for those who shall trust it.
    certificate: PathBuf,
    _folder: tempfile::TempDir,
    /// Its end is the end of all connections.
    _runtime: Runtime,
}

impl Proxy {
    /// Starts a proxy before a server; `name` is what the certificate says it is.
    fn before(server: &Server, name: &str) -> Proxy {
        let made = rcgen::generate_simple_self_signed([name.to_owned()]).unwrap();
        let key = PrivatePkcs8KeyDer::from(made.signing_key.serialize_der());
        let config = ServerConfig::builder()
            .with_no_client_auth()
            .with_single_cert(vec![made.cert.der().clone()], key.into())
            .unwrap();
        let runtime = Runtime::new().unwrap();
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let port = listener.local_addr().unwrap().port();
        runtime.spawn(pass_on(listener, config, server.host.clone()));
        let folder = tempfile::tempdir().unwrap();
        let certificate = folder.path().join("certificate.pem");
        std::fs::write(&certificate, made.cert.pem()).unwrap();
        Proxy {
            url: format!("https://localhost:{port}"),
            certificate,
            _folder: folder,
            _runtime: runtime,
        }
    }

    /// Starts `antedate play --join` for somebody who trusts this proxy.
    fn join(&self, home: &std::path::Path, at: &str) -> Pty {
        self.join_trusting(&self.certificate, home, at, &[])
    }

    fn join_trusting(
        &self,
        certificate: &std::path::Path,
        home: &std::path::Path,
        at: &str,
        more: &[&str],
    ) -> Pty {
        let url = format!("{}{at}", self.url);
        let mut args = vec!["--join", url.as_str(), "--name", "Ada"];
        args.extend(more);
        let env = [("SSL_CERT_FILE", certificate.to_str().unwrap())];
        Pty::play_with(home, &args, 80, 24, &env)
    }
}

/// Lets everybody through to the server, in both directions.
async fn pass_on(listener: TcpListener, config: ServerConfig, server: String) {
    let acceptor = TlsAcceptor::from(std::sync::Arc::new(config));
    while let Ok((stream, _)) = listener.accept().await {
        let (acceptor, server) = (acceptor.clone(), server.clone());
        tokio::spawn(async move {
            // Whoever does not trust the certificate hangs up, which is what a test wants.
            if let Ok(mut secure) = acceptor.accept(stream).await {
                let mut plain = TcpStream::connect(server).await.unwrap();
                let _ = copy_bidirectional(&mut secure, &mut plain).await;
            }
        });
    }
}

#[test]
fn a_table_behind_tls_is_found_by_its_code_and_played_at() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path(), "0");
    let (table, code) = server.table("timeline", "classic");
    let proxy = Proxy::before(&server, "localhost");
    let home = tempfile::tempdir().unwrap();
    let mut ada = proxy.join(home.path(), &format!("/j/{code}"));
    ada.wait_for("Ada (you)");
    let mut host = Script::enter(&server, &table);
    host.send(
        &json!({"id": "1", "do": {"type": "set_first", "first": {"type": "player", "player": 1}}}),
    );
    host.send(&json!({"id": "2", "do": {"type": "start"}}));
    ada.wait_for("Your turn");
    ada.press("1");
    ada.wait_for("Where does");
    ada.press("\r");
    ada.wait_for("Enter: continue");
    ada.press("\x03");
    assert_eq!(ada.end(), 0);
    // The way back is secure too, and leads to the same seat.
    let farewell = ada.wait_for("Your seat is kept");
    assert!(
        farewell.contains(&format!("{}/j/{code}", proxy.url)),
        "{farewell}"
    );
    let ada = proxy.join(home.path(), &format!("/t/{table}"));
    ada.wait_for("Hana is thinking");
}

#[test]
fn a_server_that_does_not_prove_its_name_is_not_spoken_to() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path(), "0");
    let (table, _) = server.table("timeline", "classic");
    let at = format!("/t/{table}");
    let home = tempfile::tempdir().unwrap();
    // The certificate is somebody else's.
    let other = Proxy::before(&server, "games.example");
    let mut pty = other.join(home.path(), &at);
    assert_eq!(pty.end(), 1);
    pty.wait_for("prove its identity");
    // The certificate is right, but nobody vouches for it.
    let right = Proxy::before(&server, "localhost");
    let italian = ["--lang", "it"];
    let mut pty = right.join_trusting(&other.certificate, home.path(), &at, &italian);
    assert_eq!(pty.end(), 1);
    let refused = pty.wait_for("dimostrare la sua identit");
    assert!(refused.contains("SSL_CERT_FILE"), "{refused}");
    // There is no TLS at all.
    let plain = format!("https://{}{at}", server.host);
    let mut pty = Pty::play(home.path(), &["--join", &plain], 80, 24);
    assert_eq!(pty.end(), 1);
    pty.wait_for("reach the server");
}
