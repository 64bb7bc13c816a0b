//! Runs of the daily and of duels, as a store keeps them. Nothing here knows what they say.

use std::collections::BTreeMap;

/// The deal of a run: the cards of a day, or of a duel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredRun {
    /// Its id: `daily:` and the day, or `duel:` and the duel.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// What it says.
    pub body: String,
}

/// What a guest chose for a card of a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RunAnswer {
    /// The run.
    pub run: String,
    /// The hash of the guest's secret.
    pub guest: String,
    /// The card, numbered by its place in the run from 1.
    pub card: u32,
    /// The id that the client gave.
    pub id: String,
    /// When it was given, in milliseconds since 1970.
    pub at: i64,
    /// What it says.
    pub body: String,
}

/// A duel: several guests who go through the same run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Duel {
    /// Its id.
    pub id: String,
    /// The run they go through.
    pub run: String,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
}

/// A guest who takes part in a duel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DuelPlayer {
    /// The duel.
    pub duel: String,
    /// The hash of the guest's secret.
    pub guest: String,
    /// The name they have there.
    pub name: String,
    /// When they joined, in milliseconds since 1970.
    pub at: i64,
}

/// What stands between the names that a finished run is counted under, in one field.
const BETWEEN: &str = "\n";

/// Puts names into one field.
pub(crate) fn joined(names: &[String]) -> String {
    names.join(BETWEEN)
}

/// Lists the names of a field.
pub(crate) fn split(field: &str) -> impl Iterator<Item = &str> {
    field.split(BETWEEN).filter(|name| !name.is_empty())
}

/// Adds fields up: how many finished runs are counted under each name.
pub(crate) fn sums<'a>(fields: impl IntoIterator<Item = &'a str>) -> BTreeMap<&'a str, i64> {
    let mut sums = BTreeMap::new();
    for name in fields.into_iter().flat_map(split) {
        *sums.entry(name).or_default() += 1;
    }
    sums
}
