//! The notices that nodes publish to each other. The bus may lose any of them.

use antedate_wire::PlayerNumber;
use serde::{Deserialize, Serialize};

/// The topic of public tables that have changed.
pub(crate) const LOBBY: &str = "lobby";
const TABLE: &str = "t.";

/// A notice of a node to the others. One of an unknown kind comes from a newer program and is
/// ignored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "n", rename_all = "snake_case")]
pub(crate) enum Notice {
    /// A table's log goes up to this number.
    Moved {
        /// The number of the last entry.
        seq: u64,
    },
    /// Who is at a table on one node.
    Presence {
        /// The node.
        node: u64,
        /// The players.
        here: Vec<PlayerNumber>,
        /// How many watch.
        watching: u32,
    },
    /// A node wants to know who is at a table.
    WhoIsHere,
    /// Somebody is typing.
    Typing {
        /// Who.
        player: PlayerNumber,
    },
    /// What the lobby shows of a table has changed.
    Listed {
        /// The table.
        table: String,
    },
}

impl Notice {
    pub(crate) fn encode(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("a notice is plain data")
    }

    pub(crate) fn decode(notice: &[u8]) -> Option<Notice> {
        serde_json::from_slice(notice).ok()
    }
}

/// Names the topic of a table.
pub(crate) fn topic_of(table: &str) -> String {
    format!("{TABLE}{table}")
}

/// Finds the table of a topic.
pub(crate) fn table_of(topic: &str) -> Option<&str> {
    topic.strip_prefix(TABLE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_are_read_as_they_were_written_and_newer_ones_are_ignored() {
        let notices = [
            Notice::Moved { seq: 7 },
            Notice::Presence {
                node: u64::MAX,
                here: vec![0, 3],
                watching: 2,
            },
            Notice::WhoIsHere,
        ];
        for notice in notices {
            assert_eq!(Notice::decode(&notice.encode()), Some(notice));
        }
        assert_eq!(Notice::decode(br#"{"n":"of_a_newer_kind","x":1}"#), None);
        assert_eq!(Notice::decode(b"\xff"), None);
        let more = br#"{"n":"moved","seq":7,"new":true}"#;
        assert_eq!(Notice::decode(more), Some(Notice::Moved { seq: 7 }));
    }

    #[test]
    fn a_table_is_found_by_its_topic() {
        assert_eq!(table_of(&topic_of("k3v7")), Some("k3v7"));
        assert_eq!(table_of(LOBBY), None);
    }
}
