//! `antedate lab`, `verify`, `replay` and `bench` from the outside.

use std::path::Path;
use std::process::{Command, Output};

fn antedate(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_antedate"));
    command.args(args).output().expect("the program runs")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("not killed")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

/// Plays games into a file and returns its path.
fn transcripts(folder: &Path, name: &str, args: &[&str]) -> String {
    let file = folder.join(name).display().to_string();
    let mut all = vec!["lab", "--transcripts", &file];
    all.extend(args);
    let output = antedate(&all);
    assert_eq!(code(&output), 0, "{}", err(&output));
    file
}

const TABLES: [&[&str]; 5] = [
    &["--rules", "timeline", "--players", "random,greedy,random"],
    &[
        "--rules",
        "timeline",
        "--edition",
        "saga",
        "--players",
        "random,random",
        "--hand",
        "6",
        "--handicap",
        "0,2",
        "--first",
        "1",
    ],
    &["--rules", "twist", "--players", "greedy,greedy"],
    &[
        "--rules",
        "twist",
        "--edition",
        "saga",
        "--players",
        "random",
    ],
    &[
        "--rules",
        "trek",
        "--players",
        "random,greedy",
        "--first-game",
    ],
];

#[test]
fn built_in_decks_are_played_and_verified() {
    let temp = tempfile::tempdir().expect("a folder");
    for (n, table) in TABLES.iter().enumerate() {
        let args = [table, &["--games", "20", "--seed", "5"][..]].concat();
        let file = transcripts(temp.path(), &format!("{n}.jsonl"), &args);
        let verified = antedate(&["verify", &file]);
        assert_eq!(out(&verified), "20 games verified\n", "{}", err(&verified));
    }
    let left: Vec<_> = std::fs::read_dir(temp.path()).expect("a folder").collect();
    assert_eq!(left.len(), TABLES.len(), "nothing half-written is left");
}

#[test]
fn the_same_seed_gives_the_same_bytes_whatever_the_threads() {
    let temp = tempfile::tempdir().expect("a folder");
    for table in &TABLES {
        let bytes = |threads: &str, seed: &str| {
            let more = ["--games", "150", "--seed", seed, "--threads", threads];
            let file = transcripts(temp.path(), "games.jsonl", &[table, &more[..]].concat());
            std::fs::read(file).expect("written")
        };
        let one = bytes("1", "9");
        assert_eq!(one, bytes("7", "9"));
        assert_ne!(one, bytes("1", "10"));
    }
}

#[test]
fn results_are_printed_as_json() {
    let args = [
        "lab",
        "--rules",
        "trek",
        "--players",
        "greedy,random",
        "--games",
        "50",
        "--seed",
        "1",
        "--json",
    ];
    let report: serde_json::Value = serde_json::from_str(&out(&antedate(&args))).expect("JSON");
    assert_eq!(report["games"], 50);
    assert_eq!(report["players"][0]["name"], "greedy");
    let count = |seat: usize, key: &str| report["players"][seat][key].as_u64().expect("a number");
    let shared = count(0, "shared");
    assert_eq!(count(0, "wins") + count(1, "wins") + shared, 50);
    assert!(
        count(0, "wins") > count(1, "wins"),
        "greedy beats random: {report}"
    );
    assert!(
        report["score"]["mean"].as_f64() > Some(0.0) && report["score"]["sd"].as_f64() > Some(0.0)
    );
}

#[test]
fn a_game_is_told_in_words() {
    let temp = tempfile::tempdir().expect("a folder");
    for (table, words) in TABLES
        .iter()
        .zip(["places", "scene", "main row", "slot", "journey"])
    {
        let args = [table, &["--games", "3", "--seed", "5"][..]].concat();
        let file = transcripts(temp.path(), "games.jsonl", &args);
        let told = antedate(&["replay", &file, "--game", "2"]);
        assert_eq!(code(&told), 0, "{}", err(&told));
        assert!(out(&told).contains(words), "{}", out(&told));
        let begun = out(&antedate(&["replay", &file, "--step", "3"]));
        assert!(
            begun.contains("\n   3  ") && !begun.contains("\n   4  "),
            "{begun}"
        );
        let beyond = antedate(&["replay", &file, "--game", "4"]);
        assert!(
            code(&beyond) == 1 && err(&beyond).contains("3 games"),
            "{}",
            err(&beyond)
        );
    }
}

#[test]
fn who_plays_a_seat_is_told_in_words() {
    let temp = tempfile::tempdir().expect("a folder");
    let args = [TABLES[0], &["--games", "1", "--seed", "5"][..]].concat();
    let file = transcripts(temp.path(), "games.jsonl", &args);
    let text = std::fs::read_to_string(&file).expect("written");
    let (header, rest) = text.split_once('\n').expect("several lines");
    let name = serde_json::from_str::<serde_json::Value>(header).expect("JSON");
    let name = name["seats"][0].as_str().expect("a name");
    let to = |whom: &str| format!("{{\"seat\":0,\"handed_to\":\"{whom}\"}}");
    let lines = [header, &to("bot:amateur"), &to(name), rest].join("\n");
    std::fs::write(&file, lines).expect("written");
    let told = out(&antedate(&["replay", &file]));
    assert!(told.contains(&format!("bot:amateur now plays for {name}.")));
    assert!(told.contains(&format!("{name} plays again.")), "{told}");
}

/// Every mistake is a sentence with the remedy, and the right exit code.
#[test]
fn mistakes_are_answered_with_a_sentence() {
    let lab = |rules: &str, players: &str, more: &[&str]| {
        let args = [
            "lab",
            "--rules",
            rules,
            "--players",
            players,
            "--games",
            "1",
            "--seed",
            "1",
        ];
        let output = antedate(&[&args, more].concat());
        (code(&output), err(&output))
    };
    let nine = ["random"; 9].join(",");
    for (rules, players, more, wanted, said) in [
        ("chess", "random", &[][..], 2, "possible values"),
        (
            "timeline",
            "random,wizard",
            &[],
            2,
            "choose random, greedy, novice, pupil",
        ),
        ("timeline", "random", &[], 1, "2 to 8 players, not 1"),
        ("timeline", &nine, &[], 1, "2 to 8 players, not 9"),
        ("twist", &nine, &[], 1, "1 to 8 players, not 9"),
        ("trek", "random", &[], 1, "2 to 4 players, not 1"),
        (
            "timeline",
            "random,random",
            &["--deck", "generated:8"],
            1,
            "needs 9",
        ),
        (
            "timeline",
            "random,random",
            &["--deck", "nowhere"],
            1,
            "there is no deck `nowhere`",
        ),
        (
            "timeline",
            "random,random",
            &["--edition", "deluxe"],
            2,
            "possible values",
        ),
        (
            "timeline",
            "random,random",
            &["--hand", "9"],
            2,
            "9 is not in 3..=6",
        ),
        (
            "twist",
            "random",
            &["--edition", "classic"],
            1,
            "no cooperative game",
        ),
        (
            "twist",
            "random",
            &["--deck", "generated:20"],
            1,
            "exactly 36 cards",
        ),
        (
            "trek",
            "random,random",
            &["--deck", "classic"],
            1,
            "not a trek deck",
        ),
        (
            "trek",
            "random,random",
            &["--edition", "saga"],
            2,
            "no editions",
        ),
        (
            "timeline",
            "random,random",
            &["--frobnicate"],
            2,
            "--frobnicate",
        ),
        ("twist", "random", &["--hand", "5"], 2, "leave --hand"),
        (
            "trek",
            "random,random",
            &["--first", "1"],
            2,
            "leave --first out",
        ),
        (
            "timeline",
            "random,random",
            &["--first-game"],
            2,
            "leave --first-game out",
        ),
    ] {
        let (exit, message) = lab(rules, players, more);
        assert_eq!(exit, wanted, "{rules} {players} {more:?}: {message}");
        assert!(
            message.contains(said),
            "{rules} {players} {more:?}: {message}"
        );
    }
}

#[test]
fn a_wrong_file_is_told_with_file_line_clause_and_reason() {
    let temp = tempfile::tempdir().expect("a folder");
    let file = transcripts(
        temp.path(),
        "games.jsonl",
        &[
            "--rules",
            "timeline",
            "--players",
            "random,random",
            "--games",
            "2",
            "--seed",
            "5",
        ],
    );
    let text = std::fs::read_to_string(&file).expect("written");
    std::fs::write(&file, text.replacen("\"right\":false", "\"right\":true", 1)).expect("written");
    let verified = antedate(&["verify", &file]);
    assert_eq!((code(&verified), out(&verified)), (1, String::new()));
    let message = err(&verified);
    assert!(
        message.starts_with(&file) && message.contains(": TC-6: "),
        "{message}"
    );
    assert!(message.contains(": line "), "{message}");

    let missing = antedate(&["verify", "no-such-file.jsonl"]);
    assert!(code(&missing) == 1 && err(&missing).contains("no-such-file.jsonl"));
    assert_eq!(code(&antedate(&["verify"])), 2);
}

#[test]
fn bench_prints_what_it_promises() {
    let output = antedate(&["bench", "--json", "--seconds", "0.02"]);
    let figures: serde_json::Value = serde_json::from_str(&out(&output)).expect("JSON");
    for rules in ["timeline", "twist", "trek", "trek-warps"] {
        for of in [&figures[rules], &figures["all_cores"][rules]] {
            for rate in [
                "moves_per_cpu_s",
                "with_deal_moves_per_cpu_s",
                "games_per_s",
            ] {
                assert!(of[rate].as_f64() > Some(0.0), "{rules} {rate}: {of}");
            }
            assert_eq!(of["allocs_per_move"], 0.0, "{rules}: {of}");
        }
    }
    // DESIGN: the sizes a state may have.
    for (rules, most) in [
        ("timeline", 1024),
        ("twist", 512),
        ("trek", 1024),
        ("trek-warps", 1024),
    ] {
        assert!(
            figures[rules]["state_bytes"].as_u64() <= Some(most),
            "{rules}"
        );
    }
}
