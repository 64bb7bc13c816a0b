//! What is served: the page and its files, and what people wrote, as text.

use std::sync::Arc;

use antedate_server::Config;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::{Client, get, id_of, make, quick, start};

#[tokio::test(flavor = "multi_thread")]
async fn a_path_leads_nowhere_but_to_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let secret = folder.path().join("secret.txt");
    std::fs::write(&secret, "not for you").unwrap();
    let web = folder.path().join("web");
    std::fs::create_dir(&web).unwrap();
    std::fs::write(web.join("index.html"), "the page").unwrap();
    let config = Config {
        assets: Arc::new(antedate_server::Folder(web)),
        ..quick()
    };
    let server = start(folder.path(), config).await;
    for path in [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e%2fsecret.txt",
        "/..%5csecret.txt",
        "/assets/../../secret.txt",
        "//secret.txt",
        "/./../secret.txt",
        "/%00/../secret.txt",
        "/....//secret.txt",
        &secret.display().to_string(),
        &format!("/{}", secret.display()),
    ] {
        let reply = get(server.address(), path).await;
        assert!(!reply.body.contains("not for you"), "{path}");
        assert_ne!(reply.status, 200, "{path}");
    }
    server.stop().await;
}

/// One picture, with a name of its contents.
struct OnePicture;

impl antedate_server::Assets for OnePicture {
    fn find(&self, path: &str, _accepts: &str) -> Option<antedate_server::Asset> {
        (path == "motifs/caravel.svg").then(|| antedate_server::Asset {
            body: "<svg/>".into(),
            mime: "image/svg+xml",
            encoding: Some("br"),
            fixed: false,
            tag: Some("a1b2"),
        })
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_the_browser_has_is_not_sent_again() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        assets: Arc::new(OnePicture),
        ..quick()
    };
    let server = start(folder.path(), config).await;
    let address = server.address();
    let ask = async |more: &str| {
        let request = format!(
            "GET /motifs/caravel.svg HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{more}\r\n"
        );
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut reply = String::new();
        stream.read_to_string(&mut reply).await.unwrap();
        reply
    };
    let first = ask("").await;
    assert!(
        first.starts_with("HTTP/1.1 200") && first.ends_with("<svg/>"),
        "{first}"
    );
    assert!(first.contains("etag: W/\"a1b2\""), "{first}");
    let again = ask("If-None-Match: W/\"a1b2\"\r\n").await;
    assert!(
        again.starts_with("HTTP/1.1 304") && !again.contains("<svg/>"),
        "{again}"
    );
    let other = ask("If-None-Match: W/\"0000\"\r\n").await;
    assert!(
        other.starts_with("HTTP/1.1 200") && other.ends_with("<svg/>"),
        "{other}"
    );
    server.stop().await;
}

/// Names and talk are text: they come out as they went in, as JSON, which no browser reads
/// as a page.
#[tokio::test(flavor = "multi_thread")]
async fn what_people_write_comes_out_as_text() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let wicked = "<img src=x>";
    let made = make(
        address,
        "timeline",
        json!({"name": wicked, "options": {"public": true}}),
    )
    .await;
    let mut ada = Client::enter(address, &id_of(&made), &[0]).await;
    let script = "<script>alert(1)</script>";
    assert_eq!(ada.code(json!({"type": "say", "text": script})).await, "");
    let view = ada.view().await;
    assert_eq!(view["players"][0]["name"], wicked);
    assert_eq!(view["chat"][0]["text"], script);
    for path in [
        "/api/tables".to_owned(),
        format!("/api/tables/{}", id_of(&made)),
    ] {
        let reply = get(address, &path).await;
        assert!(reply.body.contains(wicked));
        assert!(
            reply.head.contains("content-type: application/json"),
            "{}",
            reply.head
        );
        assert!(
            reply.head.contains("x-content-type-options: nosniff"),
            "{}",
            reply.head
        );
    }
    server.stop().await;
}
