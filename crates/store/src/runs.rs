//! Runs of the daily and of duels, as a store keeps them. Nothing here knows what they say.

use std::collections::BTreeMap;

use crate::Reply;

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

/// Where runs and duels are kept, with the secrets they are dealt by.
pub trait RunStore: Send + Sync {
    /// Keeps a secret of the server under a name, and returns the one that is kept: the first.
    fn put_secret(&self, name: String, value: String) -> Reply<String>;

    /// Keeps the deal of a run, and returns the one that is kept under its id: the first.
    fn put_run(&self, run: StoredRun) -> Reply<StoredRun>;

    /// Finds the deal of a run.
    fn run(&self, id: String) -> Reply<Option<StoredRun>>;

    /// Lists the ids of runs that are `start` or later and before `before`, the last first.
    fn runs_before(&self, start: String, before: String, limit: usize) -> Reply<Vec<String>>;

    /// Keeps what a guest chose for a card of a run, and returns what is kept: an answer of
    /// that id or of that card that came first stays. In the same commit one is added to the
    /// run's count under each name in `counts`. Fails with [`StoreError::Race`](crate::StoreError::Race) unless the
    /// guest has answered the cards before and no other, and with
    /// [`StoreError::TooManyAnswers`](crate::StoreError::TooManyAnswers) when they have `most` already.
    fn put_run_answer(&self, answer: RunAnswer, counts: Vec<String>, most: u64)
    -> Reply<RunAnswer>;

    /// Lists what a guest chose in a run, the first card first.
    fn run_answers(&self, run: String, guest: String) -> Reply<Vec<RunAnswer>>;

    /// Lists what a guest chose in all runs, by run and card.
    fn run_answers_of(&self, guest: String) -> Reply<Vec<RunAnswer>>;

    /// Lists the runs of a guest that are counted.
    fn counted_runs(&self, guest: String) -> Reply<Vec<String>>;

    /// Lists guests who have answered in a run, in the order of their hashes: those after
    /// `after`, at most `limit`.
    fn run_players(&self, run: String, after: String, limit: usize) -> Reply<Vec<String>>;

    /// Lists how many finished runs are counted under each name.
    fn run_counts(&self, run: String) -> Reply<Vec<(String, u64)>>;

    /// Says anew what the runs of some guests are counted under, by no name if they are not
    /// counted; then adds up all that is counted of the run.
    fn recount_run(&self, run: String, guests: Vec<(String, Vec<String>)>) -> Reply<()>;

    /// Keeps a duel; one of that id stays.
    fn put_duel(&self, duel: Duel) -> Reply<()>;

    /// Finds a duel with its players, in the order in which they joined.
    fn duel(&self, id: String) -> Reply<Option<(Duel, Vec<DuelPlayer>)>>;

    /// Lets a guest into a duel, once, and returns all its players. Fails with
    /// [`StoreError::DuelFull`](crate::StoreError::DuelFull) when it has `most` already.
    fn join_duel(&self, player: DuelPlayer, most: usize) -> Reply<Vec<DuelPlayer>>;

    /// Lists a guest's places in duels, oldest first.
    fn duels_of(&self, guest: String) -> Reply<Vec<DuelPlayer>>;
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
