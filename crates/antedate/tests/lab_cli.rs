//! `antedate lab` with characters, its league and its bound, from the outside.

use std::path::Path;
use std::process::{Command, Output, Stdio};

fn antedate(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_antedate"));
    command.args(args).output().expect("the program runs")
}

fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

fn out(output: &Output) -> String {
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

fn json(output: &Output) -> serde_json::Value {
    serde_json::from_str(&out(output)).expect("JSON")
}

/// The built-in decks, characters and simple players at one table, every option of a game.
const TABLES: [&str; 5] = [
    "lab --rules timeline --players scholar,random,engineer --hand 5 --handicap 0,1 --first 1",
    "lab --rules timeline --edition saga --players novice,oracle",
    "lab --rules twist --players amateur,greedy --edition saga",
    "lab --rules trek --players pupil,historian,random --first-game",
    "lab --rules trek --players scholar,oracle,random --warps",
];

#[test]
fn games_of_characters_on_the_built_in_decks_are_verified() {
    let temp = tempfile::tempdir().expect("a folder");
    let file = temp.path().join("games.jsonl").display().to_string();
    for table in TABLES {
        let more = ["--games", "6", "--seed", "3", "--nodes", "200"];
        let args = [&words(table)[..], &more, &["--transcripts", &file]].concat();
        assert!(out(&antedate(&args)).contains("6 games;"));
        assert_eq!(
            out(&antedate(&["verify", &file])),
            "6 games verified\n",
            "{table}"
        );
    }
}

/// The same bytes as ever for simple players, with and without JSON.
#[test]
fn simple_players_print_what_they_always_did() {
    let args = words("lab --rules timeline --players random,greedy --games 1000 --seed 1");
    let table = "\
seat  player            wins    shared  mean score
0     random               0         0       0.000
1     greedy            1000         0       1.000
1000 games; score 0.500, standard deviation 0.500
";
    assert_eq!(out(&antedate(&args)), table);
    let args = words("lab --rules trek --players random,greedy --games 200 --seed 1 --json");
    let json = "{\"games\":200,\"players\":[{\"name\":\"random\",\"wins\":4,\"shared\":0,\"mean_score\":32.41},\
                {\"name\":\"greedy\",\"wins\":196,\"shared\":0,\"mean_score\":49.4}],\
                \"score\":{\"mean\":40.905,\"sd\":10.126992396560787}}\n";
    assert_eq!(out(&antedate(&args)), json);
}

#[test]
fn results_go_to_csv_charts_and_json_alike() {
    let temp = tempfile::tempdir().expect("a folder");
    let path = |name: &str| temp.path().join(name).display().to_string();
    let (csv, charts) = (path("games.csv"), path("charts"));
    let table = "lab --rules timeline --players pupil,novice --games 20 --seed 4 --json --timing";
    let args = [&words(table)[..], &["--csv", &csv, "--charts", &charts]].concat();
    let report = json(&antedate(&args));
    let rows = std::fs::read_to_string(&csv).expect("written");
    let won_by_first = rows
        .lines()
        .filter(|row| row.contains(",0,pupil,") && row.contains(",1,1,"));
    assert_eq!(report["players"][0]["wins"], won_by_first.count());
    let wins = std::fs::read_to_string(Path::new(&charts).join("wins.svg")).expect("drawn");
    let share = report["details"]["seats"][0]["won"]["share"].as_f64();
    assert!(wins.contains(&format!("{:.1} %", 100.0 * share.expect("a share"))));
    let cpu = &report["details"]["players"][0]["cpu"];
    assert!(
        cpu["decisions"].as_u64() > Some(20) && cpu["p99_ms"].as_f64() > Some(0.0),
        "{cpu}"
    );
}

/// Kills a run once it has kept a state, and lets it go on: the bytes are those of a whole run.
#[test]
fn a_killed_run_goes_on_and_ends_in_the_same_bytes() {
    let temp = tempfile::tempdir().expect("a folder");
    let path = |name: &str| temp.path().join(name).display().to_string();
    let (state, broken, whole) = (
        path("state.json"),
        path("broken.jsonl"),
        path("whole.jsonl"),
    );
    let run = "lab --rules timeline --players amateur,scholar --games 300 --seed 8 --nodes 2000";
    let run = words(run);
    let args = [&run[..], &["--resume", &state, "--transcripts", &broken]].concat();
    let mut child = Command::new(env!("CARGO_BIN_EXE_antedate"))
        .args(&args)
        .stdout(Stdio::null())
        .spawn()
        .expect("the program runs");
    while !Path::new(&state).exists() {
        let ended = child.try_wait().expect("a child");
        assert!(ended.is_none(), "it kept no state");
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    child.kill().expect("a child");
    child.wait().expect("a child");
    assert!(
        Path::new(&state).exists() && !Path::new(&broken).exists(),
        "it was cut"
    );
    let resumed = out(&antedate(&args));
    let args = [&run[..], &["--transcripts", &whole]].concat();
    assert_eq!(resumed, out(&antedate(&args)));
    let read = |path: &str| std::fs::read(path).expect("written");
    assert!(read(&broken) == read(&whole), "the transcripts differ");
    assert!(!Path::new(&state).exists(), "nothing is left to go on with");
}

#[test]
fn a_league_prints_elo_with_error_bars() {
    let league =
        "lab league --rules timeline --players novice,oracle --games 20 --seed 2 --nodes 50";
    let table = out(&antedate(&words(league)));
    let best = table.lines().nth(1).expect("a row");
    assert!(best.starts_with("1   oracle"), "{table}");
    assert!(table.contains("Elo") && table.contains('±'), "{table}");
    let report = json(&antedate(&words(&format!("{league} --json"))));
    let first = &report["players"][0];
    assert!(
        first["elo"].as_f64() > Some(100.0) && first["margin"].as_f64() > Some(0.0),
        "{first}"
    );
    let teams = words(
        "lab league --rules twist --edition saga --team 2 --players novice,oracle --games 3 --seed 2 --nodes 50",
    );
    let table = out(&antedate(&teams));
    assert!(
        table.contains("1   oracle") && !table.contains("Elo"),
        "{table}"
    );
}

#[test]
fn the_edition_is_that_of_the_deck_unless_it_is_named() {
    let bound = |deck: &str| {
        let line = format!("lab bound --deals 2 --nodes 200 --seed 2 --json {deck}");
        json(&antedate(&words(line.trim_end())))["deals"].clone()
    };
    assert_eq!(bound(""), bound("--edition saga --deck saga"));
    assert_eq!(bound("--deck twist"), bound("--edition twist"));
    assert_ne!(bound("--deck twist"), bound("--deck saga"));
}

#[test]
fn a_bound_prints_both_scores_and_the_share() {
    let bound = "lab bound --players 3 --deals 3 --nodes 1000 --seed 2";
    let table = out(&antedate(&words(bound)));
    assert!(
        table.starts_with("3 deals of twist, 3 players\n"),
        "{table}"
    );
    assert!(
        table.contains("the fair team, 100 nodes a decision"),
        "{table}"
    );
    let report = json(&antedate(&words(&format!("{bound} --json"))));
    assert_eq!(report["deals"].as_array().map(Vec::len), Some(3));
    let [best, fair] = ["best", "fair"].map(|key| report[key]["mean"].as_f64().expect("a mean"));
    assert!((report["share"].as_f64().expect("a share") - fair / best).abs() < 1e-12);
}

#[test]
fn mistakes_are_answered_with_a_sentence() {
    let temp = tempfile::tempdir().expect("a folder");
    let note = temp.path().join("note.txt").display().to_string();
    std::fs::write(&note, "buy milk").expect("written");
    for (line, code, said) in [
        (
            "lab league --players wizard --seed 1",
            2,
            "choose random, greedy, novice",
        ),
        (
            "lab league --players novice --seed 1",
            1,
            "two players at least",
        ),
        ("lab league", 2, "--seed"),
        (
            "lab league --rules trek --team 2 --seed 1",
            2,
            "leave --team out",
        ),
        (
            "lab --rules timeline --players random,greedy --games 1 --seed 1 --nodes 9",
            2,
            "leave --nodes out",
        ),
        ("lab bound --players 9 --seed 1", 2, "9 is not in 1..=8"),
        (
            "lab bound --edition classic --seed 1",
            1,
            "no cooperative game",
        ),
        ("lab", 2, "--rules"),
        (
            "lab --rules timeline league --seed 1",
            2,
            "cannot be used with",
        ),
        (
            "lab --rules timeline --players pupil,pupil --games 1 --seed 1 --transcripts - --resume x",
            2,
            "leave --resume out",
        ),
        (
            "lab --rules timeline --players pupil,pupil --games 1 --seed 1 --resume NOTE",
            1,
            "not the state of a run",
        ),
        (
            "lab --rules timeline --players pupil,pupil --games 1 --seed 1 --charts NOTE",
            1,
            "check the folder",
        ),
        (
            "lab --rules timeline --players pupil,pupil --games 1 --seed 1 --csv no/such/folder.csv",
            1,
            "check the folder",
        ),
    ] {
        let line = line.replace("NOTE", &note);
        let output = antedate(&words(&line));
        assert_eq!(output.status.code(), Some(code), "{line}: {}", err(&output));
        assert!(err(&output).contains(said), "{line}: {}", err(&output));
    }
}
