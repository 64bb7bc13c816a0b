//! Stories in `tests/stories/*/*.txt`: lines with `>` are what is done and lines with `#`
//! are remarks; the rest is what the rules make of it, rewritten by
//! `UPDATE_STORIES=1 cargo test` and reviewed as a diff.

use std::fmt::Write as _;
use std::path::Path;

/// Somebody who can tell stories of one rule set.
pub(crate) trait Teller {
    fn new() -> Self;

    /// Does what one input line says, and tells what came of it.
    fn tell(&mut self, line: &str) -> String;
}

/// Tells a story anew from its input lines, keeping the remarks.
fn retell<T: Teller>(text: &str) -> String {
    let mut story = T::new();
    let mut told = String::new();
    let mut quiet = true;
    for line in text.lines() {
        if line.starts_with('#') {
            let _ = writeln!(told, "{}{line}", if quiet { "" } else { "\n" });
            quiet = true;
        } else if let Some(input) = line.strip_prefix("> ") {
            let answer = story.tell(input);
            let _ = write!(told, "{}{line}\n{answer}", if quiet { "" } else { "\n" });
            quiet = answer.is_empty();
        }
    }
    told
}

/// Compares every story of a rule set with how it is told now, or rewrites it.
pub(crate) fn check_stories<T: Teller>(rules: &str, at_least: usize) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stories");
    let mut n_stories = 0;
    for entry in std::fs::read_dir(folder.join(rules)).expect("the folder of the stories") {
        let path = entry.expect("a story").path();
        let text = std::fs::read_to_string(&path).expect("a story in UTF-8");
        let told = retell::<T>(&text);
        if std::env::var_os("UPDATE_STORIES").is_some() {
            std::fs::write(&path, &told).expect("a story can be rewritten");
        } else {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            assert!(told == text, "{name} is now told so:\n{told}");
        }
        n_stories += 1;
    }
    assert!(
        n_stories >= at_least,
        "only {n_stories} stories of {rules} were found"
    );
}

pub(crate) fn number<T: std::str::FromStr>(word: &str) -> T {
    word.parse()
        .unwrap_or_else(|_| panic!("{word:?} is not a number"))
}
