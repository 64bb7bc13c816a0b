//! `antedate daily` beside a server, and a server whose clock is put forward.

use serde_json::{Value, json};

use crate::common::{Server, antedate};
use crate::mine::run;

#[test]
fn a_past_day_is_shown_and_todays_is_secret() {
    let folder = tempfile::tempdir().unwrap();
    let ahead = folder.path().join("ahead");
    // A day behind: what the server calls today is over by this machine's clock.
    std::fs::write(&ahead, "-86400000").unwrap();
    let mut command = antedate();
    command
        .env("ANTEDATE_TEST_AHEAD", &ahead)
        .args(["--port", "0", "--unlimited", "--data"])
        .arg(folder.path());
    let server = Server::run(&mut command);
    let cookie = format!(
        "Cookie: antedate_guest={}\r\nContent-Type: application/json\r\n",
        "5a".repeat(32)
    );
    let daily = |server: &Server| {
        let (status, told) = server.request_with("GET", "/api/daily", &cookie, "");
        assert_eq!(status, 200, "{told}");
        serde_json::from_str::<Value>(&told).unwrap()
    };
    let first = daily(&server);
    let date = first["date"].as_str().unwrap().to_owned();
    for card in 1..=10 {
        let sent = json!({"id": format!("a{card}"), "card": card, "gap": 0}).to_string();
        let path = format!("/api/daily/{date}");
        let (status, told) = server.request_with("POST", &path, &cookie, &sent);
        assert_eq!(status, 200, "{told}");
    }
    let (code, said, error) = run(folder.path(), &["daily", "--date", &date]);
    assert_eq!(code, Some(0), "{error}");
    assert!(
        said.contains("1 played") && said.contains("% right"),
        "{said}"
    );
    let (_, said, _) = run(folder.path(), &["daily", "--date", &date, "--json"]);
    let told: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(told["commitment"], first["commitment"]);
    assert_eq!((&told["players"], &told["date"]), (&json!(1), &json!(date)));
    assert_eq!(told["cards"].as_array().unwrap().len(), 11);
    // The clock goes on while the server runs: its next day begins.
    std::fs::write(&ahead, "0").unwrap();
    let today = daily(&server)["date"].as_str().unwrap().to_owned();
    assert!(today > date, "{today}");
    for (date, said) in [
        (today.as_str(), "still being played"),
        ("9999-01-01", "still to come"),
        ("1999-01-01", "no cards were dealt"),
    ] {
        let (code, _, error) = run(folder.path(), &["daily", "--date", date]);
        assert_eq!(code, Some(1));
        assert!(error.contains(said), "{error}");
    }
    let (code, _, error) = run(folder.path(), &["daily", "--date", "tomorrow"]);
    assert_eq!(code, Some(2));
    assert!(error.contains("write it like"), "{error}");
}
