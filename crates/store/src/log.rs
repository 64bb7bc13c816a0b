//! What every engine asks of a log: that each entry is there, and is what was written.

use crate::{NewEntry, Row, StoreError};

/// A checksum that tells a damaged entry, or one in the wrong place (FNV-1a).
pub(crate) fn checksum(table: &str, seq: u64, body: &str) -> i64 {
    let bytes = table.bytes().chain([0]).chain(seq.to_le_bytes());
    let mut sum: u64 = 0xcbf2_9ce4_8422_2325;
    for byte in bytes.chain(body.bytes()) {
        sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    sum.cast_signed()
}

/// Returns who sent the message that asked for an entry, and its id.
pub(crate) fn sender(entry: &NewEntry) -> (Option<u32>, Option<&str>) {
    let asked = entry.asked.as_ref();
    (
        asked.map(|asked| asked.player),
        asked.map(|asked| asked.id.as_str()),
    )
}

/// The end of a table's log, examined while it is read.
pub(crate) struct Tail<'a> {
    table: &'a str,
    rows: Vec<Row>,
    next: u64,
}

impl<'a> Tail<'a> {
    /// Begins after the entry `since`.
    pub(crate) fn after(table: &'a str, since: u64) -> Tail<'a> {
        Tail {
            table,
            rows: Vec::new(),
            next: since + 1,
        }
    }

    /// Takes the next entry; it must be the next one, and undamaged.
    pub(crate) fn push(&mut self, seq: u64, body: String, sum: i64) -> Result<(), StoreError> {
        if seq != self.next {
            return Err(self.missing());
        }
        if checksum(self.table, seq, &body) != sum {
            let table = self.table.to_owned();
            return Err(StoreError::Damaged { table, seq });
        }
        self.rows.push(Row { seq, body });
        self.next += 1;
        Ok(())
    }

    /// Returns the rows, up to the table's last entry.
    pub(crate) fn up_to(self, last: u64) -> Result<Vec<Row>, StoreError> {
        match self.next <= last {
            true => Err(self.missing()),
            false => Ok(self.rows),
        }
    }

    fn missing(&self) -> StoreError {
        StoreError::Missing {
            table: self.table.to_owned(),
            seq: self.next,
        }
    }
}

/// A limit as a database takes it.
pub(crate) fn rows(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}
