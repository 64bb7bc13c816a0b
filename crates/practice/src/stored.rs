//! An answer as the store keeps it.
//!
//! It outlives the program that wrote it: fields are only ever added, with a default, and
//! nothing is renamed (the rules of `docs/log.md`).

use serde::{Deserialize, Serialize};

use crate::Grade;

/// The line that is as close to the card as lines get; half right counts in it.
const CLOSEST: usize = 5;

/// An answer that was given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredAnswer {
    /// The version of the format; currently 1.
    pub v: u32,
    /// The deck's id.
    pub deck: String,
    /// The deck's id of the card.
    pub card: String,
    /// The ids of the cards of the line, in order.
    pub line: Vec<String>,
    /// The gap that was chosen.
    pub gap: usize,
    /// How many gaps it was from a right one; 0 is right.
    pub off: usize,
}

impl StoredAnswer {
    /// Writes the answer as the store keeps it.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("an answer is plain data")
    }

    /// Reads an answer; `None` if a newer program wrote it.
    pub fn from_json(text: &str) -> Option<StoredAnswer> {
        let read: StoredAnswer = serde_json::from_str(text).ok()?;
        (read.v == 1).then_some(read)
    }

    /// Grades it: right is right; next to right counts a little in the closest line, where it
    /// shows that one nearly knows.
    pub fn grade(&self) -> Grade {
        match self.off {
            0 => Grade::Good,
            1 if self.line.len() >= CLOSEST => Grade::Hard,
            _ => Grade::Again,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What version 1 wrote. It is never edited.
    const V1: &str = r#"{"v":1,"deck":"classic","card":"printing-press","line":["a","b","c","d","e"],"gap":2,"off":1}"#;

    #[test]
    fn answers_of_version_1_are_read_and_written_back_alike() {
        let read = StoredAnswer::from_json(V1).unwrap();
        assert_eq!(read.to_json(), V1);
        assert_eq!(read.grade(), Grade::Hard);
        let further = V1.replace("{\"v\"", "{\"later\":[],\"v\"");
        assert_eq!(StoredAnswer::from_json(&further), Some(read));
        assert_eq!(
            StoredAnswer::from_json(&V1.replace("\"v\":1", "\"v\":2")),
            None
        );
    }

    #[test]
    fn far_off_is_not_known_and_near_counts_in_the_closest_line_alone() {
        let answer = |n: usize, off| StoredAnswer {
            line: vec![String::new(); n],
            off,
            ..StoredAnswer::from_json(V1).unwrap()
        };
        assert_eq!(answer(3, 0).grade(), Grade::Good);
        assert_eq!(answer(3, 1).grade(), Grade::Again);
        assert_eq!(answer(5, 2).grade(), Grade::Again);
    }
}
