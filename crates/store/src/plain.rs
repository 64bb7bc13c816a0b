//! Rows that mean the same in every engine and belong to nothing else: they are moved,
//! compared and salvaged as they are, a list of columns at a time.

/// A value of such a row. None is ever missing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// Words.
    Words(String),
    /// A number.
    Number(i64),
}

/// A list of such rows.
#[derive(Debug, PartialEq, Eq)]
pub struct PlainTable {
    /// Its name in the database.
    pub name: &'static str,
    /// What it is called in messages.
    pub title: &'static str,
    /// Its columns. Those of the key come first.
    pub(crate) columns: &'static [(&'static str, Kind)],
    /// How many columns the key has.
    pub(crate) n_key: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Words,
    Number,
}

use Kind::{Number, Words};

/// All of them, in the order in which they are written.
pub const PLAIN_TABLES: [PlainTable; 6] = [
    PlainTable {
        name: "secrets",
        title: "secrets",
        columns: &[("name", Words), ("value", Words)],
        n_key: 1,
    },
    PlainTable {
        name: "run_deals",
        title: "deals of runs",
        columns: &[("id", Words), ("at", Number), ("body", Words)],
        n_key: 1,
    },
    PlainTable {
        name: "run_answers",
        title: "answers of runs",
        columns: &[
            ("run", Words),
            ("guest", Words),
            ("card", Number),
            ("id", Words),
            ("at", Number),
            ("body", Words),
            ("counts", Words),
        ],
        n_key: 3,
    },
    PlainTable {
        name: "run_counts",
        title: "counts of runs",
        columns: &[("run", Words), ("name", Words), ("n", Number)],
        n_key: 2,
    },
    PlainTable {
        name: "duels",
        title: "duels",
        columns: &[("id", Words), ("run", Words), ("at", Number)],
        n_key: 1,
    },
    PlainTable {
        name: "duel_players",
        title: "players of duels",
        columns: &[
            ("duel", Words),
            ("place", Number),
            ("guest", Words),
            ("name", Words),
            ("at", Number),
        ],
        n_key: 2,
    },
];

impl PlainTable {
    /// Words the query for rows after a key, in order. `mark` words the n-th parameter, from
    /// 1; the last is how many rows.
    pub(crate) fn select(&self, has_key: bool, mark: impl Fn(usize) -> String) -> String {
        let names = self.names(self.columns.len());
        let key = self.names(self.n_key);
        let after = match has_key {
            true => format!("WHERE ({key}) > ({})", marks(self.n_key, &mark)),
            false => String::new(),
        };
        let limit = mark(if has_key { self.n_key + 1 } else { 1 });
        let name = self.name;
        format!("SELECT {names} FROM {name} {after} ORDER BY {key} LIMIT {limit}")
    }

    /// Words the insertion of a row.
    pub(crate) fn insert(&self, mark: impl Fn(usize) -> String) -> String {
        let n = self.columns.len();
        let (name, names) = (self.name, self.names(n));
        format!("INSERT INTO {name} ({names}) VALUES ({})", marks(n, &mark))
    }

    fn names(&self, n: usize) -> String {
        let names = self.columns[..n].iter().map(|(name, _)| *name);
        names.collect::<Vec<_>>().join(", ")
    }

    /// Returns the key of a row.
    pub(crate) fn key(&self, row: &[Cell]) -> Vec<Cell> {
        row[..self.n_key].to_vec()
    }
}

fn marks(n: usize, mark: &impl Fn(usize) -> String) -> String {
    (1..=n).map(mark).collect::<Vec<_>>().join(", ")
}
