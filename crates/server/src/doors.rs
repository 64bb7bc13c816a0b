//! How often an address may ask, on all nodes together.
//!
//! Every node counts for itself and tells the others each second whom it let through. So a
//! limit is that of one server, however many nodes there are, but for what is asked within
//! a second; and if the bus is away, each node still holds to it.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use axum::http::StatusCode;

use crate::error::Problem;
use crate::house::House;
use crate::limits::PerAddress;
use crate::notice::{DOORS, Notice};
use crate::replay;

/// How many addresses are told of in one notice.
const MOST_TOLD: usize = 500;

/// Limits by address.
pub(crate) struct Doors {
    pub(crate) tables: PerAddress,
    pub(crate) replays: PerAddress,
    pub(crate) pictures: PerAddress,
    /// Exporting and erasing read and write a lot at once.
    pub(crate) heavy: PerAddress,
    pub(crate) requests: PerAddress,
    pub(crate) reports: PerAddress,
}

impl Doors {
    pub(crate) fn new() -> Doors {
        Doors {
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

    /// Returns the doors with the names that nodes know them by.
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

impl House {
    /// Lets an address through a door, or says that it has come too often.
    pub(crate) fn admit(&self, door: &PerAddress, address: IpAddr) -> Result<(), Problem> {
        if !self.config.limits {
            return Ok(());
        }
        door.take(address, Instant::now()).map_err(too_many)
    }

    /// Tells the other nodes whom this one let through since the last time.
    pub(crate) fn tell_of_doors(&self) {
        for (door, addresses) in self.doors.named() {
            for some in addresses.take_untold().chunks(MOST_TOLD) {
                let (door, by) = (door.to_owned(), some.to_vec());
                let words = Notice::LetThrough { door, by }.words();
                self.config.bus.publish(DOORS, &words);
            }
        }
    }

    /// Counts what another node let through. A door of a newer program is passed over.
    pub(crate) fn hear_of_door(&self, door: &str, by: &[(IpAddr, u32)]) {
        let doors = self.doors.named();
        let known = doors.into_iter().find(|(name, _)| *name == door);
        if let Some((_, addresses)) = known {
            let now = Instant::now();
            for (address, n) in by {
                addresses.charge(*address, *n, now);
            }
        }
    }
}

/// Says that an address asks too often, and after how long it may ask again.
pub(crate) fn too_many(wait: Duration) -> Problem {
    let message = "too many requests from this address; wait a moment";
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many", message).after(wait)
}
