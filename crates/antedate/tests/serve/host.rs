//! Backups, restores and exports while people play.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Output;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use antedate_store::sqlite::{self, Archive};

use crate::common::{PATIENCE, Server, antedate};
use crate::killing::{Address, Pair, Progress, check_log};

fn run(data: &Path, args: &[&str]) -> Output {
    let mut command = antedate();
    command.args(args).arg("--data").arg(data);
    command.output().unwrap()
}

fn said(output: &Output) -> String {
    let both = [&output.stdout[..], &output.stderr[..]].concat();
    String::from_utf8(both).unwrap()
}

/// Tables at which people play until they are told to stop.
struct Evening {
    address: Address,
    stop: Arc<Mutex<bool>>,
    progress: Vec<Arc<Progress>>,
    playing: Vec<std::thread::JoinHandle<Pair>>,
}

impl Evening {
    fn begin(server: &Server, n_tables: usize) -> Evening {
        let address: Address = Arc::new(Mutex::new(Some((server.host.clone(), Instant::now()))));
        let pairs = (0..n_tables).map(|n| Pair::sit_down(&address, n)).collect();
        Evening::go_on(address, pairs)
    }

    fn go_on(address: Address, pairs: Vec<Pair>) -> Evening {
        let stop = Arc::new(Mutex::new(false));
        let progress = pairs.iter().map(|pair| pair.progress.clone()).collect();
        let play = |pair: Pair| {
            let stop = stop.clone();
            std::thread::spawn(move || pair.play(&stop))
        };
        Evening {
            address,
            progress,
            playing: pairs.into_iter().map(play).collect(),
            stop,
        }
    }

    /// Waits until a count of every pair has grown by so much.
    fn until_more(&self, n: u64, count: impl Fn(&Progress) -> &AtomicU64) {
        let counts = || self.progress.iter().map(|one| count(one).load(Relaxed));
        let (before, begin): (Vec<u64>, _) = (counts().collect(), Instant::now());
        while counts().zip(&before).any(|(now, before)| now < before + n) {
            assert!(begin.elapsed() < PATIENCE, "somebody cannot go on");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn end(self) -> Vec<Pair> {
        *self.stop.lock().unwrap() = true;
        let playing = self.playing.into_iter();
        playing.map(|pair| pair.join().unwrap()).collect()
    }
}

#[test]
fn a_backup_under_load_has_all_that_was_acknowledged_and_everybody_goes_on_from_it() {
    let (data, fresh) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut server = Server::start(data.path());
    let evening = Evening::begin(&server, 4);
    evening.until_more(12, |pair| &pair.moves);
    let backup = fresh.path().join("evening.db");
    let began = Instant::now();
    let done = run(data.path(), &["backup", backup.to_str().unwrap()]);
    assert!(done.status.success(), "{}", said(&done));
    assert!(said(&done).contains("4 tables"), "{}", said(&done));
    evening.until_more(4, |pair| &pair.moves);
    let (address, mut pairs) = (evening.address.clone(), evening.end());
    server.kill();

    // Everybody was told more after the backup: that is lost, and nothing before it.
    let archive = Archive::open(&backup).unwrap();
    for pair in &mut pairs {
        let kept = archive.load(&pair.table).unwrap().len() as u64;
        let before = pair.acknowledged.iter().filter(|one| one.at < began);
        let before = before.map(|one| one.seq).max().unwrap();
        assert!(
            before <= kept,
            "{before} was acknowledged, {kept} is the last"
        );
        pair.acknowledged.retain(|one| one.seq <= kept);
    }
    drop(archive);
    let folder = fresh.path().join("data");
    let done = run(&folder, &["restore", backup.to_str().unwrap()]);
    assert!(done.status.success(), "{}", said(&done));
    let mut server = Server::start(&folder);
    for pair in &pairs {
        let table = server.json(&format!("/api/tables/{}", pair.table));
        assert_eq!(table["players"].as_array().unwrap().len(), 2, "{table}");
    }
    *address.lock().unwrap() = Some((server.host.clone(), Instant::now()));
    for pair in &mut pairs {
        pair.leave();
    }
    let evening = Evening::go_on(address, pairs);
    evening.until_more(4, |pair| &pair.moves);
    let pairs = evening.end();
    server.kill();
    check_log(&folder, &pairs);
}

#[test]
fn games_that_are_over_are_exported_and_verify_and_running_ones_are_not() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let evening = Evening::begin(&server, 3);
    evening.until_more(1, |pair| &pair.games);
    let folder = data.path().join("games");
    let done = run(data.path(), &["export", folder.to_str().unwrap()]);
    assert!(done.status.success(), "{}", said(&done));
    let pairs = evening.end();
    let names = || -> BTreeSet<String> {
        let files = fs::read_dir(&folder).unwrap();
        let name = |file: fs::DirEntry| file.file_name().into_string().unwrap();
        files.map(|file| name(file.unwrap())).collect()
    };
    let first = names();
    let n_first = format!("{} transcript", first.len());
    assert!(said(&done).contains(&n_first), "{}", said(&done));

    // Once more when nobody moves: what is there is exactly the games that are over.
    let done = run(data.path(), &["export", folder.to_str().unwrap()]);
    assert!(done.status.success(), "{}", said(&done));
    let mut expected = BTreeSet::new();
    let mut n_running = 0;
    for pair in &pairs {
        let table = server.json(&format!("/api/tables/{}", pair.table));
        let running = u64::from(table["phase"] == "playing");
        n_running += running;
        for game in 1..=table["game"].as_u64().unwrap() - running {
            expected.insert(format!("{}-{game}.jsonl", pair.table));
        }
    }
    assert_eq!(names(), expected);
    assert!(
        first.is_subset(&expected) && expected.len() > 2,
        "{expected:?}"
    );
    assert!(
        said(&done).contains(&format!("{n_running} left out")),
        "{}",
        said(&done)
    );
    let mut verify = antedate();
    verify.arg("verify");
    verify.args(names().iter().map(|name| folder.join(name)));
    let verified = verify.output().unwrap();
    let expected = format!("{} games verified\n", expected.len());
    assert_eq!(said(&verified), expected);
    let of_server = server.request(
        "GET",
        &format!("/api/tables/{}/transcript?game=1", pairs[0].table),
        "",
    );
    let file = folder.join(format!("{}-1.jsonl", pairs[0].table));
    assert_eq!(fs::read_to_string(file).unwrap(), of_server.1);
}

#[test]
fn a_folder_that_is_served_is_neither_restored_into_nor_served_twice() {
    let data = tempfile::tempdir().unwrap();
    let mut server = Server::start(data.path());
    let backup = data.path().join("backup.db");
    let backup = backup.to_str().unwrap();
    assert!(run(data.path(), &["backup", backup]).status.success());
    let again = run(data.path(), &["backup", backup]);
    assert_eq!(again.status.code(), Some(1));
    assert!(said(&again).contains("--replace"), "{}", said(&again));
    assert!(
        run(data.path(), &["backup", backup, "--replace"])
            .status
            .success()
    );
    let refused = run(data.path(), &["restore", backup, "--replace"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(said(&refused).contains("in use"), "{}", said(&refused));
    let second = run(data.path(), &["serve", "--port", "0"]);
    assert_eq!(second.status.code(), Some(1));
    assert!(said(&second).contains("in use"), "{}", said(&second));
    server.kill();

    let refused = run(data.path(), &["restore", backup]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(said(&refused).contains("--replace"), "{}", said(&refused));
    let done = run(data.path(), &["restore", backup, "--replace"]);
    assert!(done.status.success(), "{}", said(&done));
    let files = fs::read_dir(data.path()).unwrap();
    let mut names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let aside = names.find(|name| name.starts_with("before-restore-") && name.ends_with(".db"));
    assert!(said(&done).contains(&aside.unwrap()), "{}", said(&done));
    assert!(sqlite::file_in(data.path()).is_file());
}

#[test]
fn what_readers_say_of_a_card_is_shown_to_the_host_and_cleared() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let none = run(data.path(), &["deck", "reports"]);
    assert!(
        said(&none).contains("nobody has reported"),
        "{}",
        said(&none)
    );
    let deck = antedate_decks::builtin("classic").unwrap().unwrap();
    let card = &deck.cards[5];
    let asked = serde_json::json!({"card": card.id, "words": "two\nlines <b>", "year": -490, "source": "a book"});
    let (status, answer) = server.request("POST", "/api/decks/classic/reports", &asked.to_string());
    assert_eq!(status, 201, "{answer}");
    let shown = said(&run(data.path(), &["deck", "reports"]));
    let date = deck.back(card, antedate_decks::Lang::En).label;
    for expected in [
        &card.id,
        &date,
        "490 BCE",
        "two",
        "lines <b>",
        "a book",
        "--clear ID",
    ] {
        assert!(shown.contains(expected), "{expected}: {shown}");
    }
    let listed = run(data.path(), &["deck", "reports", "--json"]);
    let listed: serde_json::Value = serde_json::from_slice(&listed.stdout).unwrap();
    assert_eq!(listed[0]["words"], "two\nlines <b>");
    assert_eq!(listed[0]["date"], date);
    let id = listed[0]["id"].to_string();
    assert!(
        run(data.path(), &["deck", "reports", "--clear", &id])
            .status
            .success()
    );
    let again = run(data.path(), &["deck", "reports", "--clear", &id]);
    assert_eq!(again.status.code(), Some(1));
    assert!(
        said(&again).contains("there is no report"),
        "{}",
        said(&again)
    );
    assert!(said(&run(data.path(), &["deck", "reports"])).contains("nobody"));
}
