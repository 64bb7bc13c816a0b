//! Entries as the database takes them: a column at a time.

use super::errors::Failure;
use super::link::{Link, Values};
use crate::NewEntry;
use crate::log::{checksum, sender};

/// Entries of any tables, to be written by one statement.
#[derive(Default)]
pub(super) struct Entries<'a> {
    keys: Vec<i64>,
    seqs: Vec<i64>,
    ats: Vec<i64>,
    players: Vec<Option<i64>>,
    messages: Vec<Option<&'a str>>,
    bodies: Vec<&'a str>,
    sums: Vec<i64>,
}

impl<'a> Entries<'a> {
    pub(super) const INSERT: &'static str =
        "INSERT INTO entries (key, seq, at, player, message, body, sum)
        SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[],
            $6::text[], $7::bigint[])";
    const UPDATE: &'static str =
        "UPDATE entries SET at = new.at, player = new.player, message = new.message,
            body = new.body, sum = new.sum
        FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[],
            $6::text[], $7::bigint[]) AS new (key, seq, at, player, message, body, sum)
        WHERE entries.key = new.key AND entries.seq = new.seq";

    pub(super) fn push(&mut self, key: i64, table: &str, seq: u64, entry: &'a NewEntry) {
        let (player, message) = sender(entry);
        self.keys.push(key);
        self.seqs.push(seq.cast_signed());
        self.ats.push(entry.at);
        self.players.push(player.map(i64::from));
        self.messages.push(message);
        self.bodies.push(&entry.body);
        self.sums.push(checksum(table, seq, &entry.body));
    }

    pub(super) async fn insert(&self, link: &Link) -> Result<(), Failure> {
        self.run(link, Entries::INSERT).await
    }

    /// Writes them in the place of those with the same numbers.
    pub(super) async fn replace(&self, link: &Link) -> Result<(), Failure> {
        self.run(link, Entries::UPDATE).await
    }

    async fn run(&self, link: &Link, sql: &str) -> Result<(), Failure> {
        let place: Values<'_> = &[&self.keys, &self.seqs, &self.ats];
        let said: Values<'_> = &[&self.players, &self.messages, &self.bodies, &self.sums];
        link.execute(sql, &[place, said].concat()).await.map(drop)
    }
}
