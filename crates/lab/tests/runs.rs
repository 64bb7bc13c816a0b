//! Runs of the lab: the same whatever the threads, verified, cut and taken up again.

mod common;

use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};

use antedate_lab::{GameDetails, Lab, LabError, League, Outputs, Report, Rules, Target, charts};

use common::{lab, spec, trek_values};

/// One table of each rule set, of characters and simple players mixed.
const MIXED: [(Rules, &str); 4] = [
    (Rules::Timeline, "scholar,random,film-buff"),
    (Rules::Twist, "oracle,greedy,novice"),
    (Rules::Trek, "historian,greedy,engineer"),
    (Rules::Chorus, "historian,greedy,engineer"),
];

/// The files a run leaves.
#[derive(Debug, PartialEq)]
struct Left {
    report: Report,
    transcripts: String,
    csv: String,
}

fn outputs(folder: &Path, state: bool) -> Outputs<'static> {
    Outputs {
        transcripts: Some(Target::File(folder.join("games.jsonl"))),
        csv: Some(folder.join("games.csv")),
        state: state.then(|| folder.join("state.json")),
    }
}

fn run(lab: &Lab, games: u64, threads: usize, folder: &Path, state: bool) -> Left {
    let report = lab.run(games, threads, outputs(folder, state), &|_| {});
    left(report.expect("a run"), folder)
}

fn left(report: Report, folder: &Path) -> Left {
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("written");
    Left {
        report,
        transcripts: read("games.jsonl"),
        csv: read("games.csv"),
    }
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn games_of_characters_are_the_same_whatever_the_threads() {
    for (rules, players) in MIXED {
        let lab = lab(rules, players, 200);
        let temp = folder();
        let one = run(&lab, 12, 1, temp.path(), false);
        assert_eq!(one, run(&lab, 12, 5, temp.path(), true), "{rules}");
        assert_eq!(fs::read_dir(temp.path()).expect("a folder").count(), 2);
    }
}

#[test]
fn games_of_characters_are_verified() {
    for (rules, players) in MIXED {
        let temp = folder();
        let played = run(&lab(rules, players, 200), 8, 2, temp.path(), false);
        let verified = antedate_record::verify::verify(played.transcripts.as_bytes());
        assert_eq!(verified.expect("by the rules"), 8, "{rules}");
        assert!(
            played
                .transcripts
                .contains(players.split(',').next().expect("a name"))
        );
    }
}

/// Hashes transcripts without what they say of the deck, whose warps are part of its hash (FNV-1a).
fn hash_without_deck(transcripts: &str) -> u64 {
    let lines = transcripts
        .lines()
        .map(|line| match line.split_once("\"deck\":{") {
            Some((before, rest)) => {
                let (_, after) = rest.split_once("},").expect("more follows the deck");
                format!("{before}{after}\n")
            }
            None => format!("{line}\n"),
        });
    let bytes = lines.flat_map(String::into_bytes);
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The figures are those of the program before it knew time warps.
#[test]
fn without_warps_the_games_of_trek_are_those_of_before() {
    let tables: [(&str, bool, u64, u64); 3] = [
        ("random,greedy,pupil", false, 20, 0xf688_b4aa_2893_000f),
        ("random,greedy,pupil", true, 20, 0xb348_81f0_cfcb_9d3d),
        ("historian,greedy,engineer", false, 8, 0xc8b6_858c_fdb8_8c3f),
    ];
    for (players, first_game, games, hash) in tables {
        let mut spec = spec(Rules::Trek, players, 200);
        spec.first_game = first_game;
        let temp = folder();
        let lab = Lab::new(&spec).expect("a table");
        let played = run(&lab, games, 2, temp.path(), false);
        assert_eq!(hash_without_deck(&played.transcripts), hash, "{players}");
    }
}

/// Copies what a run has left so far: what there would be if it were cut now.
fn cut(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a file");
        fs::copy(&path, to.join(name)).expect("a copy");
    }
}

/// A run is cut in the middle, as by a kill: what it left is copied while it goes on.
#[test]
fn a_run_that_was_cut_ends_in_the_same_bytes() {
    for (rules, players) in MIXED {
        let lab = lab(rules, players, 100);
        let (temp, broken) = (folder(), folder());
        let n_played = Cell::new(0);
        let played = |n| {
            n_played.set(n_played.get() + n);
            if n_played.get() == 9 {
                cut(temp.path(), broken.path());
            }
        };
        let whole = lab.run(20, 1, outputs(temp.path(), true), &played);
        let whole = left(whole.expect("a run"), temp.path());
        assert!(broken.path().join("state.json").exists(), "it was cut");
        assert!(broken.path().join("games.jsonl.part").exists());
        let begun = Cell::new(None);
        let first_call = |n| {
            begun.set(begun.get().or(Some(n)));
        };
        let report = lab.run(20, 3, outputs(broken.path(), true), &first_call);
        let resumed = left(report.expect("it goes on"), broken.path());
        assert!(begun.get() > Some(0), "it did not begin again");
        assert_eq!(resumed, whole, "{rules}");
        assert!(!broken.path().join("state.json").exists());
    }
}

/// A state that is not ours to go on with is refused with a reason, and nothing is touched.
#[test]
fn another_state_is_refused() {
    let temp = folder();
    let state = temp.path().join("state.json");
    let pupil = lab(Rules::Timeline, "pupil,random", 50);
    let files = || Outputs {
        state: Some(state.clone()),
        ..Outputs::default()
    };
    let kept = Cell::new(Vec::new());
    let keep = |_| {
        if let Ok(state) = fs::read(&state) {
            kept.set(state);
        }
    };
    pupil.run(4, 1, files(), &keep).expect("a run");
    let saved = kept.take();
    let refused = |lab: &Lab, games: u64, state: &[u8]| {
        fs::write(temp.path().join("state.json"), state).expect("written");
        let run = lab.run(games, 1, files(), &|_| {});
        let refused = run.expect_err("refused").to_string();
        assert_eq!(
            fs::read(temp.path().join("state.json")).expect("still there"),
            state
        );
        refused
    };
    let other = lab(Rules::Timeline, "novice,random", 50);
    let message = refused(&other, 4, &saved);
    assert!(
        message.contains("another run, with players [\"pupil\",\"random\"]"),
        "{message}"
    );
    assert!(refused(&pupil, 5, &saved).contains("games 4 instead of 5"));
    assert!(refused(&pupil, 4, b"{}").contains("not the state of a run"));
}

/// What was written before the cut must still be there.
#[test]
fn a_shortened_file_is_refused() {
    let (temp, broken) = (folder(), folder());
    let lab = lab(Rules::Timeline, "pupil,random", 50);
    let n_calls = Cell::new(0);
    let played = |_| {
        n_calls.set(n_calls.get() + 1);
        if n_calls.get() == 4 {
            cut(temp.path(), broken.path());
        }
    };
    let run = lab.run(6, 1, outputs(temp.path(), true), &played);
    run.expect("a run");
    fs::write(broken.path().join("games.csv.part"), "game").expect("written");
    let resumed = lab.run(6, 1, outputs(broken.path(), true), &|_| {});
    let message = resumed.expect_err("refused").to_string();
    assert!(
        message.contains("games.csv.part: shorter than"),
        "{message}"
    );
}

/// The rows of the table add up to the report.
#[test]
fn csv_and_report_agree() {
    for (rules, players) in MIXED {
        let temp = folder();
        let played = run(&lab(rules, players, 100), 10, 2, temp.path(), false);
        let rows: Vec<Vec<&str>> = played
            .csv
            .lines()
            .skip(1)
            .map(|row| row.split(',').collect())
            .collect();
        assert!(
            played
                .csv
                .starts_with("game,seat,player,first,won,score,moves\n")
        );
        assert_eq!(rows.len(), 30);
        let details = played.report.details.expect("asked for");
        for (seat, found) in played.report.players.iter().enumerate() {
            let mine = || rows.iter().filter(|row| row[1] == seat.to_string());
            assert!(mine().all(|row| row[2] == found.name));
            let sum = |column: usize| -> f64 {
                let cells = mine().map(|row| row[column].parse::<f64>().expect("a number"));
                cells.sum()
            };
            assert!(
                (sum(5) / 10.0 - found.mean_score).abs() < 1e-9,
                "{rules} score"
            );
            assert!(
                (sum(4) / 10.0 - details.seats[seat].won.share).abs() < 1e-9,
                "{rules} won"
            );
            assert!(
                (sum(6) / 10.0 - details.moves.mean).abs() < 1e-9,
                "{rules} moves"
            );
        }
        let n_first = rows.iter().filter(|row| row[3] == "1").count();
        assert_eq!(n_first, 10, "one begins each game");
    }
}

/// Lists the texts and the words shown on pointing of a drawing, which must be well-formed.
fn words(svg: &str) -> Vec<String> {
    let document = roxmltree::Document::parse(svg).expect("well-formed");
    assert_eq!(document.root_element().tag_name().name(), "svg");
    let told = |node: &roxmltree::Node<'_, '_>| ["text", "title"].contains(&node.tag_name().name());
    let texts = document.descendants().filter(told);
    texts
        .filter_map(|node| node.text().map(str::to_owned))
        .collect()
}

#[test]
fn charts_are_well_formed_and_show_the_numbers_of_the_report() {
    let expected = [
        (
            Rules::Timeline,
            &[
                "wins",
                "length",
                "accuracy-by-era",
                "accuracy-by-topic",
                "accuracy-by-line",
                "hardest-cards",
            ][..],
        ),
        (
            Rules::Twist,
            &[
                "scores",
                "length",
                "accuracy-by-era",
                "accuracy-by-topic",
                "hardest-cards",
                "ranks",
            ],
        ),
        (
            Rules::Trek,
            &["scores", "wins", "length", "itineraries", "ancestors"],
        ),
    ];
    for ((rules, players), (_, names)) in MIXED.into_iter().zip(expected) {
        let run = lab(rules, players, 100).run(30, 2, Outputs::default(), &|_| {});
        let report = run.expect("a run");
        let drawn = charts(&report);
        let drawn_names: Vec<&str> = drawn.iter().map(|chart| chart.name).collect();
        assert_eq!(drawn_names, names, "{rules}");
        let details = report.details.expect("asked for");
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        for chart in &drawn {
            let words = words(&chart.svg);
            let has = |part: &str| words.iter().any(|word| word.contains(part));
            let wanted: Vec<String> = match chart.name {
                "scores" => vec![format!("mean {:.2}", details.seats[0].score.mean)],
                "wins" => details
                    .seats
                    .iter()
                    .map(|seat| percent(seat.won.share))
                    .collect(),
                "length" => vec![format!("mean {:.2}", details.moves.mean)],
                "hardest-cards" => {
                    let hardest = &details.cards[0];
                    vec![
                        percent(1.0 - hardest.placed.share.share),
                        hardest.date.clone(),
                    ]
                }
                "ranks" => {
                    let GameDetails::Twist(twist) = &details.game else {
                        panic!("only twist has ranks");
                    };
                    let ranks = twist.ranks.iter();
                    ranks.map(|rank| percent(rank.share.share)).collect()
                }
                "itineraries" | "ancestors" => {
                    let trek = trek_values(&details);
                    let payers = if chart.name == "ancestors" {
                        &trek.takes
                    } else {
                        &trek.itineraries
                    };
                    payers
                        .iter()
                        .map(|payer| format!("{:.2}", payer.paid.mean))
                        .collect()
                }
                "accuracy-by-topic" => {
                    let topics = details.players.iter().flat_map(|kind| &kind.by_topic);
                    topics
                        .map(|group| percent(group.placed.share.share))
                        .collect()
                }
                "accuracy-by-era" => details.players[0]
                    .by_era
                    .iter()
                    .map(|era| era.name.clone())
                    .collect(),
                _ => vec!["5".into()],
            };
            for part in wanted {
                let shown = part.replace('-', "−");
                assert!(has(&part) || has(&shown), "{rules} {}: {part}", chart.name);
            }
        }
    }
}

#[test]
fn a_run_without_details_has_no_charts() {
    let mut plain = spec(Rules::Timeline, "random,random", 1);
    plain.details = false;
    let run = Lab::new(&plain)
        .expect("a table")
        .run(3, 1, Outputs::default(), &|_| {});
    assert!(charts(&run.expect("a run")).is_empty());
}

fn league(rules: Rules, players: &str, nodes: u64) -> Result<League, LabError> {
    let spec = spec(rules, players, nodes);
    let players = spec.players.clone();
    League::new(&spec, players, 2)
}

#[test]
fn a_league_ranks_the_strong_above_the_weak() {
    let league = league(Rules::Timeline, "random,scholar,novice", 60).expect("a league");
    let play = |threads, state| league.run(40, threads, state, &|_| {}).expect("a league");
    let report = play(2, None);
    let names: Vec<&str> = report
        .players
        .iter()
        .map(|player| player.player.as_str())
        .collect();
    assert_eq!(names, ["scholar", "novice", "random"]);
    for player in &report.players {
        let elo = player.elo.expect("a duel");
        assert!(elo.margin > 0.0 && elo.margin < 400.0, "{player:?}");
    }
    // What one won the other lost.
    let against =
        |one: usize, other: usize| report.players[one].won_against[other].map(|won| won.share);
    assert_eq!(against(0, 0), None);
    let both = against(0, 1).zip(against(1, 0)).expect("they met");
    assert!((both.0 + both.1 - 1.0).abs() < 1e-9);
    let temp = folder();
    assert_eq!(report, play(5, Some(temp.path().join("state.json"))));
}

#[test]
fn a_league_of_teams_is_ranked_by_score() {
    let league = league(Rules::Twist, "novice,oracle", 60).expect("a league");
    let report = league.run(6, 2, None, &|_| {}).expect("a league");
    assert_eq!(report.players[0].player, "oracle");
    assert!(report.players[0].elo.is_none() && report.players[0].score.margin > 0.0);
    assert!(report.players[0].score.mean > report.players[1].score.mean);
}

#[test]
fn a_league_needs_two_who_differ() {
    let said = |players: &str| {
        let league = league(Rules::Timeline, players, 60);
        league.err().expect("refused").to_string()
    };
    assert!(said("novice").contains("two players at least"));
    assert!(said("novice,pupil,novice").contains("`novice` is in the league twice"));
}

/// The same deals: the team of the bound scores what the same team scores in a run.
#[test]
fn the_bound_is_beside_the_fair_team_on_the_same_deals() {
    let team = lab(Rules::Twist, "oracle,oracle", 60);
    let report = team.bound(6, 2, None, &|_| {}).expect("deals");
    assert_eq!(
        (report.deals.len(), report.nodes, report.fair_nodes),
        (6, 600, 60)
    );
    let played = team.run(6, 2, Outputs::default(), &|_| {}).expect("a run");
    assert!((played.players[0].mean_score - report.fair.mean).abs() < 1e-9);
    assert!((report.share - report.fair.mean / report.best.mean).abs() < 1e-12);
    assert!(report.best.mean > report.fair.mean, "{report:?}");
    let state: PathBuf = folder().path().join("state.json");
    let again = team.bound(6, 1, Some(state), &|_| {});
    assert!(
        again.is_err(),
        "the folder is gone: the state cannot be kept"
    );
    let trek = lab(Rules::Trek, "pupil,pupil", 1);
    assert!(matches!(
        trek.bound(1, 1, None, &|_| {}),
        Err(LabError::NoBestScore)
    ));
}
