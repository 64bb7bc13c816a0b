//! Files and folders that the papers name.

use std::path::{Path, PathBuf};

use antedate_wire::RuleSet;

use crate::{code, project, read};

/// The papers that explain the tree.
const GUIDES: [&str; 2] = ["ARCHITECTURE.md", "CONTRIBUTING.md"];

/// Says whether a piece of code names a file or a folder of the project.
fn is_path(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "/._-*".contains(c);
    let ending = Path::new(text).extension().and_then(|e| e.to_str());
    let is_file = ending.is_some_and(|ending| {
        ["rs", "ts", "svelte", "toml", "md", "ftl", "py", "json"].contains(&ending)
    });
    text.chars().all(plain) && (text.contains('/') || is_file) && !text.starts_with('/')
}

/// A star stands for any name; at least one must fit.
fn exists(path: &str) -> bool {
    let root = project();
    let Some((folder, name)) = path.split_once('*') else {
        return root.join(path).exists();
    };
    let folder = root.join(folder.trim_end_matches('/'));
    let rest = name.trim_start_matches('/');
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .into_iter()
        .any(|entry| match name.starts_with('/') {
            true => entry.path().join(rest).exists(),
            false => entry.file_name().to_string_lossy().ends_with(rest),
        })
}

#[test]
fn every_file_that_the_guides_name_exists() {
    let mut n_paths = 0;
    for guide in GUIDES {
        for piece in code(&read(&project().join(guide))) {
            // The map has a folder at the beginning of each line.
            let word = match piece.fence.as_str() {
                "" => piece.text.as_str(),
                "text" => piece.text.split_whitespace().next().unwrap_or_default(),
                _ => continue,
            };
            if is_path(word) {
                n_paths += 1;
                assert!(exists(word), "{guide} names `{word}`, which is not there");
            }
        }
    }
    assert!(n_paths > 40, "only {n_paths} files are named");
}

/// Every folder of code is on the map, so that nobody has to guess what it is for.
#[test]
fn every_crate_is_on_the_map() {
    let map = read(&project().join("ARCHITECTURE.md"));
    for entry in std::fs::read_dir(project().join("crates"))
        .unwrap()
        .flatten()
    {
        let folder = format!("crates/{}/ ", entry.file_name().to_string_lossy());
        assert!(map.contains(&folder), "{folder}is not on the map");
    }
}

/// Of the layers that players meet: what a game is to them stands in its folder, so that a game
/// is added by the steps of ARCHITECTURE.md and by nothing else.
#[test]
fn only_the_folders_of_the_games_name_a_game() {
    let layers = [
        "rules", "record", "wire", "tables", "players", "live", "server", "terminal",
    ];
    let mut sources: Vec<String> = layers.map(|layer| format!("crates/{layer}/src")).to_vec();
    sources.extend(["crates/antedate/src".to_owned(), "web/src".to_owned()]);
    let (mut n_files, mut naming) = (0, Vec::new());
    for path in sources
        .iter()
        .flat_map(|folder| files(&project().join(folder)))
    {
        let name = path.strip_prefix(project()).unwrap().display().to_string();
        if is_of_a_game(&name) {
            continue;
        }
        n_files += 1;
        let text = read(&path);
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        if RuleSet::ALL.iter().any(|rules| names(text, rules.name())) {
            naming.push(name);
        }
    }
    assert!(n_files > 300, "only {n_files} files were read");
    assert_eq!(naming, Vec::<String>::new());
}

/// Says whether a source belongs to one game, to the tests, or is written by the program.
fn is_of_a_game(name: &str) -> bool {
    let parts = ["games", "tests", "lab"];
    let of_a_game = |part: &str| RuleSet::ALL.iter().any(|rules| part == rules.name());
    name.starts_with("web/src/wire")
        || name
            .split('/')
            .any(|part| of_a_game(part) || parts.contains(&part))
        || name.ends_with("tests.rs")
        || name.ends_with(".test.ts")
}

/// Says whether code, not a comment, compares with a game or matches on it.
fn names(text: &str, game: &str) -> bool {
    let (first, rest) = game.split_at(1);
    let variant = format!("RuleSet::{}{rest}", first.to_uppercase());
    let found = [
        variant,
        format!("\"{game}\" =>"),
        format!("=== '{game}'"),
        format!("case '{game}'"),
    ];
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    let mut lines = text.lines().filter(is_code);
    lines.any(|line| found.iter().any(|way| line.contains(way.as_str())))
}

/// Lists the sources below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().flatten();
    let below = entries.flat_map(|entry| match entry.path() {
        path if path.is_dir() => files(&path),
        path => vec![path],
    });
    let is_source = |path: &PathBuf| {
        let ending = path.extension().and_then(|ending| ending.to_str());
        ending.is_some_and(|ending| ["rs", "ts", "svelte"].contains(&ending))
    };
    below.filter(is_source).collect()
}

#[test]
fn a_game_that_is_named_is_noticed() {
    assert!(names("    RuleSet::Trek => 1,", "trek"));
    assert!(names("if (view.rules === 'twist') {", "twist"));
    assert!(!names("// RuleSet::Trek", "trek") && !names("RuleSet::ALL", "trek"));
    assert!(is_of_a_game("web/src/games/trek/act.ts") && !is_of_a_game("web/src/lib/keys.ts"));
}

#[test]
fn a_path_is_told_from_other_code() {
    for path in [
        "crates/rules/",
        "docs/rules.md",
        "locales/*.ftl",
        "README.md",
    ] {
        assert!(is_path(path) && exists(path), "{path}");
    }
    for other in [
        "Game::decide",
        "cargo xtask test",
        "/api/tables",
        "a+b",
        "T: x",
    ] {
        assert!(!is_path(other), "{other}");
    }
    assert!(!exists("crates/*/nothing.rs") && exists("crates/*/Cargo.toml"));
}
