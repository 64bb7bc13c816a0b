//! What nodes tell each other over the bus. None of it need arrive.

use std::net::IpAddr;

use antedate_wire::PlayerNumber;
use serde::{Deserialize, Serialize};

/// The topic of public tables that have changed.
pub(crate) const LOBBY: &str = "lobby";
/// The topic of who came through which door, and who knocked at wrong ones.
pub(crate) const DOORS: &str = "doors";
const TABLE: &str = "t.";

/// Something that a node tells the others. One of a kind that is not known here comes from
/// a newer program and is passed over.
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
    /// Somebody has typed a code that is none.
    WrongCode {
        /// Where they are.
        address: IpAddr,
    },
    /// Whom a node let through a door since it last told.
    LetThrough {
        /// The door.
        door: String,
        /// How often each address.
        by: Vec<(IpAddr, u32)>,
    },
}

impl Notice {
    pub(crate) fn words(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("a notice is plain data")
    }

    pub(crate) fn read(words: &[u8]) -> Option<Notice> {
        serde_json::from_slice(words).ok()
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
    fn notices_are_read_as_they_were_written_and_newer_ones_are_passed_over() {
        let notices = [
            Notice::Moved { seq: 7 },
            Notice::Presence {
                node: u64::MAX,
                here: vec![0, 3],
                watching: 2,
            },
            Notice::WhoIsHere,
            Notice::WrongCode {
                address: "2001:db8::1".parse().unwrap(),
            },
            Notice::LetThrough {
                door: "tables".to_owned(),
                by: vec![("192.0.2.1".parse().unwrap(), 7)],
            },
        ];
        for notice in notices {
            assert_eq!(Notice::read(&notice.words()), Some(notice));
        }
        assert_eq!(Notice::read(br#"{"n":"of_a_newer_kind","x":1}"#), None);
        assert_eq!(Notice::read(b"\xff"), None);
        let more = br#"{"n":"moved","seq":7,"new":true}"#;
        assert_eq!(Notice::read(more), Some(Notice::Moved { seq: 7 }));
    }

    #[test]
    fn a_table_is_found_by_its_topic() {
        assert_eq!(table_of(&topic_of("k3v7")), Some("k3v7"));
        assert_eq!(table_of(LOBBY), None);
    }
}
