//! `antedate me` and `antedate rebuild`, beside a running server and without one.

use std::path::Path;

use serde_json::{Value, json};

use crate::common::{Server, antedate};

pub(crate) fn run(folder: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = antedate();
    let done = command.args(arguments).arg("--data").arg(folder).output();
    let done = done.unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (done.status.code(), text(done.stdout), text(done.stderr))
}

fn is_in_the_files(folder: &Path, words: &str) -> bool {
    let files = std::fs::read_dir(folder).unwrap();
    let bytes = files.flat_map(|file| std::fs::read(file.unwrap().path()).unwrap());
    let bytes: Vec<u8> = bytes.collect();
    let mut parts = bytes.windows(words.len());
    parts.any(|part| part == words.as_bytes())
}

#[test]
fn a_guest_is_exported_beside_a_server_and_erased_without_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let cookie = format!("Cookie: antedate_guest={}\r\n", "5a".repeat(32));
    let asked = json!({"rules": "twist", "decks": ["twist"], "name": "Zenobia",
        "token": "11".repeat(32)});
    let (status, made) = server.request_with("POST", "/api/tables", &cookie, &asked.to_string());
    assert_eq!(status, 201, "{made}");
    let (_, me) = server.request_with("GET", "/api/me", &cookie, "");
    let me: Value = serde_json::from_str(&me).unwrap();
    let number = me["number"].as_str().unwrap();

    let (code, said, _) = run(folder.path(), &["me", "export", number]);
    let export: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((code, &export["guest"]), (Some(0), &json!(number)));
    assert_eq!(export["tables"][0]["seats"][0]["name"], "Zenobia");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let file = folder.path().join("guest.json");
        std::fs::write(&file, "old").unwrap();
        let mode = |mode| std::fs::Permissions::from_mode(mode);
        std::fs::set_permissions(&file, mode(0o644)).unwrap();
        let path = file.to_str().unwrap();
        assert_eq!(
            run(folder.path(), &["me", "export", number, "-o", path]).0,
            Some(0)
        );
        let found = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(
            found & 0o777,
            0o600,
            "an exported file is its owner's alone"
        );
        std::fs::remove_file(&file).unwrap();
    }
    let (code, said, _) = run(folder.path(), &["rebuild"]);
    assert_eq!(code, Some(0), "a server may be running");
    assert!(said.contains("1 tables, 0 finished games"), "{said}");
    let (code, _, error) = run(folder.path(), &["me", "erase", number]);
    assert_eq!(code, Some(1));
    assert!(error.contains("a server is running"), "{error}");
    assert!(is_in_the_files(folder.path(), "Zenobia"));

    server.kill();
    let (code, said, error) = run(folder.path(), &["me", "erase", number]);
    assert_eq!(code, Some(0), "{error}");
    assert!(said.contains("1 tables"), "{said}");
    assert!(!is_in_the_files(folder.path(), "Zenobia"));
    let (code, _, error) = run(folder.path(), &["me", "erase", number]);
    assert_eq!(code, Some(1));
    assert!(error.contains("there is no guest"), "{error}");
}

/// A server of the older program may be running on it.
#[test]
fn a_database_of_an_older_program_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    Server::start(folder.path()).kill();
    // Closing it brings all of it into the one file, whose header holds the schema's number.
    assert_eq!(run(folder.path(), &["rebuild"]).0, Some(0));
    let file = antedate_store::sqlite::file_in(folder.path());
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[60..64].copy_from_slice(&7_u32.to_be_bytes());
    std::fs::write(&file, &bytes).unwrap();
    for arguments in [
        &["rebuild"][..],
        &["me", "export", "3fa9-c210-7e4b"],
        &["me", "erase", "3fa9-c210-7e4b"],
    ] {
        let (code, _, error) = run(folder.path(), arguments);
        assert_eq!(code, Some(1));
        assert!(error.contains("start the server once"), "{error}");
    }
    assert_eq!(std::fs::read(&file).unwrap(), bytes);
}

#[test]
fn commands_make_no_games_where_there_are_none() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [&["rebuild"][..], &["me", "export", "3fa9-c210-7e4b"]] {
        let (code, _, error) = run(folder.path(), arguments);
        assert_eq!(code, Some(1));
        assert!(error.contains("there are no games in"), "{error}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}
