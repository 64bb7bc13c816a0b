//! Files and folders that the papers name.

use std::path::Path;

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
