//! An answer as the store keeps it.
//!
//! It outlives the program that wrote it: fields are only ever added, with a default, and
//! nothing is renamed (the rules of `docs/log.md`).

use serde::{Deserialize, Serialize};

/// What somebody chose for a card of a run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredAnswer {
    /// The version of the format; currently 1.
    pub v: u32,
    /// The gap; none for a pass, which only a game at a table knows.
    pub gap: Option<u8>,
}

impl StoredAnswer {
    /// Puts a choice as the store keeps it.
    pub fn of(gap: Option<u8>) -> StoredAnswer {
        StoredAnswer { v: 1, gap }
    }

    /// Writes the answer.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("an answer is plain data")
    }

    /// Reads an answer; `None` if a newer program wrote it.
    pub fn from_json(text: &str) -> Option<StoredAnswer> {
        let read: StoredAnswer = serde_json::from_str(text).ok()?;
        (read.v == 1).then_some(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What version 1 wrote. It is never edited.
    const V1: [&str; 2] = [r#"{"v":1,"gap":3}"#, r#"{"v":1,"gap":null}"#];

    #[test]
    fn answers_of_version_1_are_read_and_written_back_alike() {
        for text in V1 {
            let read = StoredAnswer::from_json(text).unwrap();
            assert_eq!(read.to_json(), text);
            let further = text.replace("{\"v\"", "{\"later\":[],\"v\"");
            assert_eq!(StoredAnswer::from_json(&further), Some(read));
            assert_eq!(StoredAnswer::from_json(&text.replace(":1", ":2")), None);
        }
    }

    proptest::proptest! {
        #[test]
        fn whatever_is_stored_is_read_or_refused(text in "\\PC*") {
            let _ = StoredAnswer::from_json(&text);
        }
    }
}
