//! What a host tells the program by flags, environment and file.

use std::fs;
use std::io::Read;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::{Server, antedate};

/// Finds ports that are free just now.
fn free_ports<const N: usize>() -> [u16; N] {
    let held = [(); N].map(|()| TcpListener::bind("127.0.0.1:0").unwrap());
    held.map(|listener| listener.local_addr().unwrap().port())
}

#[test]
fn a_flag_wins_over_the_environment_and_that_over_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let [flag, env, file] = free_ports();
    let config = folder.path().join("antedate/config.toml");
    fs::create_dir(config.parent().unwrap()).unwrap();
    fs::write(&config, format!("port = {file}\ndata = '../data'\n")).unwrap();
    let start = |flags: &[&str], env: &[(&str, &str)]| {
        let mut command = antedate();
        command.env("XDG_CONFIG_HOME", folder.path());
        Server::run(command.args(flags).envs(env.iter().copied()))
    };
    let port = |server: &Server| {
        server
            .host
            .rsplit(':')
            .next()
            .unwrap()
            .parse::<u16>()
            .unwrap()
    };
    let (flag_text, env_text) = (flag.to_string(), env.to_string());
    assert_eq!(
        port(&start(&[], &[])),
        file,
        "the file of the user's folder is read"
    );
    assert!(folder.path().join("data/antedate.db").is_file());
    assert_eq!(port(&start(&[], &[("ANTEDATE_PORT", &env_text)])), env);
    let both = start(&["--port", &flag_text], &[("ANTEDATE_PORT", &env_text)]);
    assert_eq!(port(&both), flag);
    let named = folder.path().join("other.toml");
    fs::write(&named, format!("port = {flag}\ndata = 'data'\n")).unwrap();
    drop(both);
    let named = named.to_str().unwrap();
    assert_eq!(
        port(&start(&["--config", named], &[])),
        flag,
        "--config replaces that file"
    );
}

#[test]
fn a_wrong_setting_is_an_error_that_names_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("mine.toml");
    let run = || {
        let done = antedate().arg("--config").arg(&config).output().unwrap();
        assert_eq!(done.status.code(), Some(1));
        String::from_utf8(done.stderr).unwrap()
    };
    let said = run();
    assert!(
        said.contains("cannot read the configuration file"),
        "{said}"
    );
    fs::write(&config, "port = 0\nprot = 8080\n").unwrap();
    let said = run();
    assert!(
        said.contains("mine.toml") && said.contains("line 2"),
        "{said}"
    );
    assert!(
        said.contains("unknown field `prot`") && said.contains("`port`"),
        "{said}"
    );
}

#[test]
fn a_wrong_variable_ends_with_status_2_unless_a_flag_decides() {
    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| {
        let mut command = antedate();
        command.env("ANTEDATE_DATABASE", "mysql://ada:secret@host");
        command.args(arguments).output().unwrap()
    };
    for command in ["serve", "rebuild"] {
        let done = run(&[command]);
        let said = String::from_utf8(done.stderr).unwrap();
        assert_eq!(done.status.code(), Some(2), "{said}");
        assert!(said.contains("ANTEDATE_DATABASE: give an"), "{said}");
        assert!(!said.contains("secret"), "{said}");
    }
    let data = folder.path().to_str().unwrap();
    let done = run(&["doctor", "--port", "0", "--data", data]);
    assert!(done.status.success(), "{done:?}");
}

#[test]
fn a_password_in_a_wrong_address_is_not_repeated() {
    let (bus, database) = ("nats:/ada:secret@host", "postgers://ada:secret@host/games");
    let cases: [(&str, &[&str]); 6] = [
        (
            "--bus",
            &["--bus", bus, "--database", "postgres://ada@host/games"],
        ),
        ("--database", &["serve", "--database", database]),
        ("--database", &["--database", database]),
        ("--database", &["backup", "x.db", "--database", database]),
        (
            "--from",
            &["migrate", "--to", "sqlite:x", "--from", database],
        ),
        ("--to", &["migrate", "--from", "sqlite:x", "--to", database]),
    ];
    let check = |name: &str, command: &mut Command| {
        let done = command.output().unwrap();
        let said = String::from_utf8(done.stderr).unwrap();
        assert_eq!(done.status.code(), Some(2), "{said}");
        assert!(said.contains(name) && said.contains("://"), "{said}");
        assert!(!said.contains("secret"), "{said}");
    };
    for (name, arguments) in cases {
        check(name, antedate().args(arguments));
    }
    let mut command = antedate();
    command.args(["--database", "postgres://ada@host/games"]);
    check("ANTEDATE_BUS", command.env("ANTEDATE_BUS", bus));
}

#[test]
fn a_folder_is_served_whatever_bus_and_database_the_file_and_environment_name() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("mine.toml");
    let said = "database = 'postgres://ada@host/games'\nbus = 'nats://host'\n";
    fs::write(&config, said).unwrap();
    let on_data = |arguments: &[&str]| {
        let mut command = antedate();
        command.args(arguments).arg("--config").arg(&config);
        command.args(["--port", "0", "--data"]).arg(folder.path());
        command.env("ANTEDATE_BUS", "nats://other");
        command
    };
    assert!(on_data(&["doctor"]).output().unwrap().status.success());
    Server::run(&mut on_data(&["serve"]));
    for (command, code) in [("serve", 2), ("doctor", 1)] {
        let done = on_data(&[command, "--bus", "nats://host"])
            .output()
            .unwrap();
        assert_eq!(done.status.code(), Some(code), "{done:?}");
        let said = [done.stdout, done.stderr].concat();
        let said = String::from_utf8(said).unwrap();
        assert!(said.contains("--bus joins servers that share"), "{said}");
    }
}

#[test]
fn flags_that_make_no_sense_end_with_status_2() {
    for (line, wanted) in [
        ("load --tables 0", "above 0"),
        ("load --rate 0", "above 0"),
        ("load --url https://a.example", "begin with http://"),
        ("migrate --from sqlite:x --to sqlite:x", "are the same"),
    ] {
        let done = antedate().args(line.split(' ')).output().unwrap();
        let said = String::from_utf8(done.stderr).unwrap();
        assert_eq!(done.status.code(), Some(2), "{said}");
        assert!(said.contains(wanted), "{said}");
    }
}

#[test]
fn a_port_that_is_taken_is_said_clearly() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let folder = tempfile::tempdir().unwrap();
    let second = antedate()
        .args(["serve", "--port", &port, "--data"])
        .arg(folder.path())
        .output()
        .unwrap();
    assert_eq!(second.status.code(), Some(1));
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(said.contains(&format!("port {port} is in use")), "{said}");
    assert!(said.contains("--port"), "{said}");
}

#[test]
fn own_decks_are_offered_and_a_bad_one_is_reported_and_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let classic = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks/saga");
    let [good, bad] = ["my-saga", "bad"].map(|name| folder.path().join(name));
    for own in [&good, &bad] {
        fs::create_dir(own).unwrap();
        for file in fs::read_dir(&classic).unwrap() {
            let file = file.unwrap();
            fs::copy(file.path(), own.join(file.file_name())).unwrap();
        }
    }
    let deck = fs::read_to_string(good.join("deck.toml")).unwrap();
    fs::write(
        good.join("deck.toml"),
        deck.replacen("\"saga\"", "\"my-saga\"", 1),
    )
    .unwrap();
    fs::write(bad.join("deck.toml"), "this is not a deck").unwrap();
    let mut command = antedate();
    command
        .args(["--port", "0", "--data"])
        .arg(folder.path().join("data"));
    command.arg("--decks").arg(&good).arg("--decks").arg(&bad);
    let mut server = Server::run(command.stderr(Stdio::piped()));
    let decks = server.json("/api/decks?lang=en");
    let ids: Vec<_> = decks
        .as_array()
        .unwrap()
        .iter()
        .map(|deck| &deck["id"])
        .collect();
    assert!(ids.iter().any(|id| *id == "my-saga"), "{ids:?}");
    server.kill();
    let mut said = String::new();
    server
        .process
        .stderr
        .as_mut()
        .unwrap()
        .read_to_string(&mut said)
        .unwrap();
    assert!(
        said.contains(&bad.display().to_string()) && said.contains("left out"),
        "{said}"
    );
    assert!(!said.contains(&good.display().to_string()), "{said}");
}

#[test]
fn an_empty_list_of_decks_is_no_list() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("mine.toml");
    fs::write(&config, "decks = ['of-the-file']\n").unwrap();
    for list in [&[""][..], &["", ""]] {
        let list = std::env::join_paths(list).unwrap();
        let mut command = antedate();
        command.args(["doctor", "--port", "0", "--data"]);
        command.arg(folder.path()).arg("--config").arg(&config);
        let done = command.env("ANTEDATE_DECKS", list).output().unwrap();
        let said = String::from_utf8(done.stdout).unwrap();
        assert!(said.contains("of-the-file is left out"), "{said}");
        assert_eq!(said.matches("left out").count(), 1, "{said}");
    }
}

#[test]
fn on_the_network_the_address_and_a_code_to_scan_are_shown() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = antedate();
    let mut server = Server::run(
        command
            .args(["--lan", "--port", "0", "--data"])
            .arg(folder.path()),
    );
    assert!(server.host.starts_with("127.0.0.1:"));
    let port = server.host.rsplit(':').next().unwrap().to_owned();
    let first = server.line();
    if first.contains("on no network") {
        return; // A machine without a network says so.
    }
    let url = first.trim().strip_prefix("on this network: http://");
    assert!(url.is_some_and(|url| url.ends_with(&port)), "{first}");
    // The code is a square of blocks, two rows a line.
    let code: Vec<String> = (0..12).map(|_| server.line()).collect();
    assert!(code.iter().all(|line| line.contains('█')), "{code:?}");
}

/// The database holds the secrets of running games. A folder that was there is the host's.
#[cfg(unix)]
#[test]
fn games_are_for_their_owner_alone_from_the_first_start_on() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = tempfile::tempdir().unwrap();
    let open = fs::Permissions::from_mode(0o755);
    fs::set_permissions(folder.path(), open).unwrap();
    let made = folder.path().join("made");
    for (data, wanted) in [(folder.path(), 0o755), (made.as_path(), 0o700)] {
        let _server = Server::start(data);
        assert_eq!(mode(data), wanted, "{}", data.display());
        for name in ["antedate.db", "antedate.db-wal", "antedate.db-shm"] {
            assert_eq!(mode(&data.join(name)), 0o600, "{name}");
        }
    }
}

#[cfg(unix)]
#[test]
fn the_browser_is_opened_at_the_address() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let told = folder.path().join("told");
    // A browser that only writes down where it was sent.
    for name in ["xdg-open", "open"] {
        let browser = folder.path().join(name);
        let script = format!(
            "#!/bin/sh\necho \"$1\" > '{0}.new' && mv '{0}.new' '{0}'\n",
            told.display()
        );
        fs::write(&browser, script).unwrap();
        fs::set_permissions(&browser, fs::Permissions::from_mode(0o755)).unwrap();
    }
    let path = format!(
        "{}:{}",
        folder.path().display(),
        std::env::var("PATH").unwrap()
    );
    let mut command = antedate();
    command
        .args(["--open", "--port", "0", "--data"])
        .arg(folder.path().join("data"));
    let server = Server::run(command.env("PATH", path));
    let until = Instant::now() + Duration::from_secs(30);
    while !told.exists() && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(5));
    }
    let opened = fs::read_to_string(&told).unwrap();
    assert_eq!(opened.trim(), format!("http://{}", server.host));
}
