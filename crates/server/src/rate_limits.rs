//! Rate limits by address, on all nodes together.
//!
//! Every node counts for itself and publishes each second what it has admitted. So a limit is
//! that of one server, however many nodes there are, but for what is sent within a second; and
//! if the bus is lost, each node still enforces it.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

use crate::error::Problem;
use crate::limits::PerAddress;
use crate::replay;
use crate::state::AppState;

/// The topic of notices about addresses. Nodes of earlier versions use the same name.
const ADDRESSES: &str = "doors";
/// How often what was admitted is published.
const PUBLISH_INTERVAL: Duration = Duration::from_secs(1);
/// How many addresses one notice has at most.
const MAX_PER_NOTICE: usize = 500;

/// Rate limits by address.
pub(crate) struct RateLimits {
    pub(crate) tables: PerAddress,
    pub(crate) replays: PerAddress,
    pub(crate) pictures: PerAddress,
    /// Exporting and erasing read and write a lot at once.
    pub(crate) heavy: PerAddress,
    pub(crate) requests: PerAddress,
    pub(crate) reports: PerAddress,
}

impl RateLimits {
    pub(crate) fn new() -> RateLimits {
        RateLimits {
            // A class of thirty may each make a table at once.
            tables: PerAddress::new(0.5, 60.0),
            replays: PerAddress::new(replay::RATE, replay::BURST),
            // A link in a chat asks for one picture a reader, and a school is one address.
            pictures: PerAddress::new(2.0, 40.0),
            heavy: PerAddress::new(0.1, 10.0),
            requests: PerAddress::new(50.0, 500.0),
            // A class may find some mistakes together; nobody finds one every second.
            reports: PerAddress::new(0.05, 30.0),
        }
    }

    /// Returns the limits with the names that nodes know them by.
    fn named(&self) -> [(&'static str, &PerAddress); 6] {
        [
            ("tables", &self.tables),
            ("replays", &self.replays),
            ("pictures", &self.pictures),
            ("heavy", &self.heavy),
            ("requests", &self.requests),
            ("reports", &self.reports),
        ]
    }
}

/// A notice about addresses to the other nodes. One of an unknown kind comes from a newer
/// program and is ignored.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "n", rename_all = "snake_case")]
enum AddressNotice {
    /// An address has guessed a wrong code.
    WrongCode { address: IpAddr },
    /// How often a node has admitted addresses since its last notice.
    LetThrough {
        #[serde(rename = "door")]
        limit: String,
        by: Vec<(IpAddr, u32)>,
    },
}

impl AppState {
    /// Admits a request of an address, or says that it has sent too many.
    pub(crate) fn admit(&self, limit: &PerAddress, address: IpAddr) -> Result<(), Problem> {
        if !self.config.limits {
            return Ok(());
        }
        limit.take(address, Instant::now()).map_err(too_many)
    }

    /// Slows down an address that types wrong codes, on all nodes.
    pub(crate) fn wrong_code(&self, address: IpAddr, now: Instant) {
        self.codes.wrong(address, now);
        if self.tables.context.is_shared() {
            self.publish(&AddressNotice::WrongCode { address });
        }
    }

    fn publish(&self, notice: &AddressNotice) {
        let notice = serde_json::to_vec(notice).expect("a notice is plain data");
        self.config.live.bus.publish(ADDRESSES, &notice);
    }

    /// Starts to hear what other nodes admit, and publishes every second what this one has
    /// admitted, for as long as it runs.
    pub(crate) fn share_rate_limits(self: Arc<AppState>) {
        // Before the first request is served: what is published earlier is missed for good.
        self.config.live.bus.follow(ADDRESSES);
        tokio::spawn(self.publish_admitted());
    }

    async fn publish_admitted(self: Arc<AppState>) {
        while !self.tables.is_going_down() {
            tokio::time::sleep(PUBLISH_INTERVAL).await;
            for (limit, addresses) in self.rate_limits.named() {
                for some in addresses.take_unpublished().chunks(MAX_PER_NOTICE) {
                    let (limit, by) = (limit.to_owned(), some.to_vec());
                    self.publish(&AddressNotice::LetThrough { limit, by });
                }
            }
        }
    }

    /// Takes in a notice of another node.
    pub(crate) fn receive_notice(&self, topic: &str, notice: &[u8]) {
        let now = Instant::now();
        match serde_json::from_slice(notice) {
            Ok(AddressNotice::WrongCode { address }) if topic == ADDRESSES => {
                self.codes.wrong(address, now);
            }
            Ok(AddressNotice::LetThrough { limit, by }) if topic == ADDRESSES => {
                let limits = self.rate_limits.named();
                // A limit that is not known here is one of a newer program.
                if let Some((_, known)) = limits.into_iter().find(|(name, _)| *name == limit) {
                    for (address, n) in by {
                        known.charge(address, n, now);
                    }
                }
            }
            _ => {}
        }
    }
}

/// Says that an address has sent too many requests, and after how long it may retry.
pub(crate) fn too_many(wait: Duration) -> Problem {
    let message = "too many requests from this address; wait a moment";
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many", message).after(wait)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_have_the_shape_that_nodes_of_other_versions_know() {
        let notices = [
            (
                AddressNotice::WrongCode {
                    address: "2001:db8::1".parse().unwrap(),
                },
                r#"{"n":"wrong_code","address":"2001:db8::1"}"#,
            ),
            (
                AddressNotice::LetThrough {
                    limit: "tables".to_owned(),
                    by: vec![("192.0.2.1".parse().unwrap(), 7)],
                },
                r#"{"n":"let_through","door":"tables","by":[["192.0.2.1",7]]}"#,
            ),
        ];
        for (notice, text) in notices {
            assert_eq!(serde_json::to_string(&notice).unwrap(), text);
            let read: AddressNotice = serde_json::from_str(text).unwrap();
            assert_eq!(read, notice);
        }
    }
}
