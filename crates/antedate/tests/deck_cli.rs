//! `antedate deck …` from the outside: what is printed, and the exit code.

use std::path::Path;
use std::process::{Command, Output};

fn deck(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_antedate"));
    command
        .arg("deck")
        .args(args)
        .output()
        .expect("the program runs")
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

fn json(args: &[&str]) -> serde_json::Value {
    serde_json::from_str(&out(&deck(args))).expect("JSON")
}

/// Imports a small spreadsheet into a fresh folder, and returns the folder.
fn imported(temp: &Path, text: &str) -> String {
    let file = temp.join("events.csv");
    std::fs::write(&file, text).expect("written");
    let folder = temp.join("my-deck").display().to_string();
    let output = deck(&["import", &file.display().to_string(), "-o", &folder]);
    assert_eq!(code(&output), 0, "{}", err(&output));
    folder
}

const EVENTS: &str = "title,date,topic,note\n\
    The wheel is used on carts,c. 3500 BC,Inventions,It turned before it rolled.\n\
    A comet is seen,soon,Sky,Nobody knows.\n\
    People walk on the Moon,1969-07-20,Sky,Their boots are still there.\n";

#[test]
fn help_begins_with_examples() {
    for args in [
        &["--help"][..],
        &["lint", "--help"],
        &["import", "--help"],
        &["export", "--help"],
    ] {
        let output = deck(args);
        assert_eq!(code(&output), 0);
        assert!(out(&output).starts_with("Example"), "{}", out(&output));
    }
}

#[test]
fn wrong_usage_is_2_and_failure_is_1() {
    assert_eq!(code(&deck(&[])), 2);
    assert_eq!(code(&deck(&["lint"])), 2);
    assert_eq!(code(&deck(&["show", "generated:20", "--lang", "xx"])), 2);
    assert_eq!(code(&deck(&["show", "generated:20", "--from", "0"])), 2);
    assert_eq!(code(&deck(&["explain", "E-NONSENSE"])), 2);
    let output = deck(&["show", "nowhere"]);
    assert_eq!(code(&output), 1);
    assert!(
        err(&output).starts_with("error: there is no deck `nowhere`"),
        "{}",
        err(&output)
    );
    assert_eq!(code(&deck(&["import", "nowhere.csv", "-o", "x"])), 1);
    assert_eq!(
        code(&deck(&[
            "export",
            "generated:5+generated:6",
            "--format",
            "csv"
        ])),
        1
    );
}

#[test]
fn import_reports_row_by_row_and_lint_reads_what_was_written() {
    let temp = tempfile::tempdir().expect("a temp dir");
    let folder = imported(temp.path(), EVENTS);
    let file = temp.path().join("events.csv").display().to_string();
    let again = deck(&["import", &file, "-o", &folder]);
    assert_eq!(code(&again), 1);
    assert!(err(&again).contains("already exists"), "{}", err(&again));
    let other = temp.path().join("other").display().to_string();
    let report = json(&["import", &file, "-o", &other, "--json"]);
    assert_eq!(report["taken"], 2);
    assert_eq!(report["skipped"][0]["row"], 3);

    let lint = deck(&["lint", &folder]);
    assert_eq!(code(&lint), 1, "two cards are too few for any game");
    assert!(
        out(&lint).contains("error E-TOO-FEW-CARDS"),
        "{}",
        out(&lint)
    );
    let lint = json(&["lint", &folder, "--json"]);
    assert_eq!(lint["errors"], 1);
    assert_eq!(lint["findings"][0]["code"], "E-TOO-FEW-CARDS");
}

#[test]
fn a_file_that_is_no_deck_is_explained_once() {
    let temp = tempfile::tempdir().expect("a folder");
    let file = temp.path().join("x.json").display().to_string();
    std::fs::write(&file, "{\"a\": 1}").expect("written");
    let folder = temp.path().join("my-deck").display().to_string();
    let output = deck(&["import", &file, "-o", &folder]);
    assert_eq!(code(&output), 1);
    let said = err(&output);
    assert_eq!(said.matches("unknown field").count(), 1, "{said}");
}

#[test]
fn a_broken_deck_is_named_by_file_and_line() {
    let temp = tempfile::tempdir().expect("a temp dir");
    let folder = imported(temp.path(), EVENTS);
    let facts = Path::new(&folder).join("deck.toml");
    let text = std::fs::read_to_string(&facts).expect("read");
    std::fs::write(&facts, text.replace("1969", "0")).expect("written");
    let lint = deck(&["lint", &folder]);
    assert_eq!(code(&lint), 1);
    let line = text
        .lines()
        .position(|line| line.contains("1969"))
        .expect("the line")
        + 1;
    assert!(
        out(&lint).contains(&format!("deck.toml:{line}: error E-DATE: ")),
        "{}",
        out(&lint)
    );
    assert_eq!(code(&deck(&["show", &folder])), 1);
}

#[test]
fn a_lint_without_errors_is_0() {
    let output = deck(&["lint", "generated:60:saga"]);
    assert_eq!(code(&output), 0, "{}", out(&output));
}

#[test]
fn export_gives_the_import_back() {
    let temp = tempfile::tempdir().expect("a temp dir");
    let folder = imported(temp.path(), EVENTS);
    for format in ["csv", "tsv", "json"] {
        let exported = deck(&["export", &folder, "--format", format]);
        assert_eq!(code(&exported), 0);
        let file = temp.path().join(format!("again.{format}"));
        std::fs::write(&file, &exported.stdout).expect("written");
        let again = temp
            .path()
            .join(format)
            .join("my-deck")
            .display()
            .to_string();
        std::fs::create_dir(temp.path().join(format)).expect("created");
        let output = deck(&["import", &file.display().to_string(), "-o", &again]);
        assert_eq!(code(&output), 0, "{}", err(&output));
        let cards = |folder: &str| json(&["show", folder, "--json"])["cards"].clone();
        assert_eq!(cards(&again), cards(&folder), "{format}");
    }
}

#[test]
fn show_and_stats_filter_by_topic_and_period() {
    let shown = json(&[
        "show",
        "generated:220",
        "--from",
        "-500",
        "--to",
        "1500",
        "--topic",
        "arts",
        "--json",
    ]);
    let cards = shown["cards"].as_array().expect("cards");
    assert!(!cards.is_empty());
    for card in cards {
        let value = card["value"].as_i64().expect("a number");
        assert!((-500..=1500).contains(&value) && card["topic"] == "arts");
    }
    assert_eq!(shown["filter"], "topics=arts from=-500 to=1500");
    let nothing = deck(&["show", "generated:220", "--from", "1500", "--to", "500 BCE"]);
    assert_eq!(code(&nothing), 1);
}

#[test]
fn stats_draw_a_histogram_and_count_every_card() {
    let text = out(&deck(&["stats", "generated:220"]));
    assert!(
        text.contains('█') && text.contains("before 3000 BCE"),
        "{text}"
    );
    let stats = json(&["stats", "generated:220", "--topic", "arts", "--json"]);
    let sum = |key: &str| -> u64 {
        let rows = stats[key].as_array().expect("rows").iter();
        rows.map(|row| row["cards"].as_u64().expect("a number"))
            .sum()
    };
    let cards = stats["cards"].as_u64().expect("a number");
    assert!((1..220).contains(&cards));
    assert_eq!([sum("eras"), sum("topics"), sum("fame")], [cards; 3]);
}

#[test]
fn explain_knows_every_code() {
    let all = json(&["explain", "--json"]);
    assert!(all.as_array().expect("codes").len() > 40);
    let one = out(&deck(&["explain", "w-round-year"]));
    assert!(one.starts_with("W-ROUND-YEAR (warning)\n"), "{one}");
}

#[test]
fn list_names_the_built_in_decks() {
    let list = json(&["list", "--json"]);
    for deck in list.as_array().expect("decks") {
        assert_eq!(deck["hash"].as_str().map(str::len), Some(64));
    }
    assert_eq!(code(&deck(&["list"])), 0);
}
