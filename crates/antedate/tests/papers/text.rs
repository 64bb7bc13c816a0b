//! What stands in the papers: Markdown read as far as the tests need it.

use std::path::{Path, PathBuf};

/// Folders that tools make.
const NOT_OURS: [&str; 6] = [
    ".git",
    "node_modules",
    "target",
    "dist",
    "test-results",
    "playwright-report",
];

/// The folder of the whole project.
pub(crate) fn project() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.join("../..").canonicalize().expect("two folders up")
}

/// Lists the Markdown files of the project.
pub(crate) fn papers() -> Vec<PathBuf> {
    let mut found = Vec::new();
    collect(&project(), &mut found);
    found.sort();
    assert!(found.len() > 10, "{found:?}");
    found
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            if !NOT_OURS.contains(&name.as_str()) && !name.starts_with("target") {
                collect(&path, found);
            }
        } else if name.ends_with(".md") {
            found.push(path);
        }
    }
}

pub(crate) fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Names a file as people of the project do.
pub(crate) fn short(path: &Path) -> String {
    let path = path.strip_prefix(project()).unwrap_or(path);
    path.display().to_string()
}

/// A piece of code in a paper: what stands between backticks, or a line of a fenced block.
pub(crate) struct Code {
    pub(crate) text: String,
    /// The language of the block; empty for code inside a sentence.
    pub(crate) fence: String,
}

/// Lists the code of a paper in order.
pub(crate) fn code(text: &str) -> Vec<Code> {
    let mut found = Vec::new();
    let mut fence: Option<String> = None;
    for line in text.lines() {
        if let Some(lang) = line.trim_start().strip_prefix("```") {
            fence = match fence {
                Some(_) => None,
                None => Some(lang.trim().to_owned()),
            };
            continue;
        }
        match &fence {
            Some(fence) => found.push(Code {
                text: line.to_owned(),
                fence: fence.clone(),
            }),
            None => found.extend(line.split('`').skip(1).step_by(2).map(|text| Code {
                text: text.to_owned(),
                fence: String::new(),
            })),
        }
    }
    found
}

/// Reads a line of code as a call of our program: its arguments, without the program.
/// Of alternatives like `bash|zsh|fish` the first is taken. `None` where it is something else.
pub(crate) fn arguments(line: &str) -> Option<Vec<String>> {
    // What is piped into the program comes before it, what it writes goes after.
    let line = line.rsplit(" | ").next().unwrap_or(line);
    let line = line.strip_prefix("time ").unwrap_or(line);
    let words = shell_words(line);
    let n_program = match words.first()?.as_str() {
        "antedate" => 1,
        "cargo" => {
            let n_cargo = words.iter().position(|word| word == "--");
            let (cargo, _) = words.split_at(n_cargo.unwrap_or(words.len()));
            let runs_ours = cargo == ["cargo", "run"] || cargo == ["cargo", "run", "--release"];
            if !runs_ours {
                return None;
            }
            (cargo.len() + 1).min(words.len())
        }
        _ => return None,
    };
    let first = |word: &String| word.split('|').next().unwrap_or_default().to_owned();
    Some(words[n_program..].iter().map(first).collect())
}

/// Splits a line as a shell does, up to a comment or a redirection.
fn shell_words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote: Option<char> = None;
    for c in line.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (None, '#' | '>' | '&') if word.is_none() => return words,
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}
