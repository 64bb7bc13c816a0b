//! What is derived from the logs: results, seats of guests, exports; and logs rewritten without
//! one of their guests.

use std::sync::Arc;

use antedate_runs::{Day, Deal, Run, StoredAnswer, names};
use antedate_store::{
    Derived, DuelPlayer, GuestResult, GuestSeat, NewResult, PracticeAnswer, Rewrite, RunAnswer,
    Store, StoreError, TableLog,
};
use antedate_tables::{
    Chronicle, Contents, Entry, GameResult, SeatResult, Stored, erase, exported,
};
use antedate_wire::{ExportedAnswer, ExportedDuel, ExportedRun, GuestExport, RuleSet};

use crate::actor::{MAX_RACES, new_entry};
use crate::chance::hash;
use crate::error::LiveError;
use crate::library::Library;

/// The letters of a result's id: 80 bits, which cannot be guessed.
const ID_LETTERS: usize = 20;
/// The digits of a guest's number: enough to tell guests apart, and no proof of anything.
const NUMBER_DIGITS: usize = 12;

/// Names a result. The same game always has the same name, and it does not tell the table's,
/// which would let people in.
pub fn result_id(table: &str, game: u32) -> String {
    hash("result", &format!("{table} {game}"))[..ID_LETTERS].to_owned()
}

/// The short name by which a guest and a host can speak of the same guest: it opens nothing.
pub fn guest_number(hash: &str) -> String {
    let digits = hash.as_bytes().chunks(4).take(NUMBER_DIGITS / 4);
    let groups = digits.map(|group| String::from_utf8_lossy(group).into_owned());
    groups.collect::<Vec<String>>().join("-")
}

/// Puts what follows from entries of a table as the store keeps it.
pub(crate) fn derived(table: &str, chronicle: Chronicle) -> Derived {
    let seats = chronicle.seats.into_iter().map(|seat| GuestSeat {
        guest: seat.guest,
        player: seat.player,
    });
    let results = chronicle.results.iter();
    Derived {
        seats: seats.collect(),
        results: results.map(|result| new_result(table, result)).collect(),
    }
}

/// Names the list that a result may be on: teams of one size at one edition are compared.
pub fn board_name(rules: RuleSet, edition: &str, seats: usize) -> String {
    format!("{} {edition} {seats}", rules.name())
}

fn new_result(table: &str, result: &GameResult) -> NewResult {
    let own = result.seats.iter().filter(|seat| seat.own);
    let listed = result.is_listed();
    let board = board_name(result.rules, &result.edition, result.seats.len());
    let guest = |seat: &SeatResult| {
        let at = result.seats.iter().position(|other| other == seat)?;
        Some(GuestResult {
            guest: seat.guest.clone()?,
            won: result.counts_in_hall(at),
        })
    };
    NewResult {
        board: listed.then_some(board),
        score: result.best_score().unwrap_or(0),
        id: result_id(table, result.game),
        game: result.game,
        at: result.ended,
        guests: own.filter_map(guest).collect(),
        body: result.to_json(),
    }
}

/// Loads the log of a table.
pub(crate) async fn load_log(store: &dyn TableLog, table: &str) -> Result<Vec<Stored>, LiveError> {
    let rows = store.load(table.to_owned(), 0).await?;
    let read = rows.iter().map(|row| Stored::from_json(&row.body));
    read.collect::<Result<_, _>>().map_err(LiveError::damaged)
}

/// Makes the cards ready that a log was made with.
pub(crate) async fn contents_of(
    store: &dyn Store,
    library: &Library,
    log: &[Stored],
) -> Result<Arc<Contents>, LiveError> {
    let Some(Entry::Created { settings, .. }) = log.first().map(|first| &first.entry) else {
        return Err(LiveError::damaged("its log does not begin with its making"));
    };
    let restored = library.restore(store, settings.rules, &settings.decks, &settings.filter);
    restored.await
}

/// Derives everything of a table anew, and returns how many games it has finished.
pub(crate) async fn rebuild(
    store: &dyn Store,
    library: &Library,
    table: &str,
) -> Result<usize, LiveError> {
    rewrite(store, library, table, |_, _| Ok(Vec::new())).await
}

/// How many guests are listed at once.
const PAGE_SIZE: usize = 500;

/// Counts anew how everybody did on a day, from what each chose while it ran.
pub(crate) async fn recount(store: &dyn Store, run: &str) -> Result<(), LiveError> {
    let day = Day::of_run(run).ok_or_else(|| LiveError::damaged("a run of no day"))?;
    let Some(kept) = store.run(run.to_owned()).await? else {
        return Ok(());
    };
    let deal = Deal::from_json(&kept.body).map_err(LiveError::damaged)?;
    let (mut counted, mut after) = (Vec::new(), String::new());
    loop {
        let part = store.run_players(run.to_owned(), after, PAGE_SIZE).await?;
        let Some(last) = part.last() else {
            break;
        };
        after = last.clone();
        for guest in part {
            let answers = store.run_answers(run.to_owned(), guest.clone()).await?;
            counted.push((guest, counted_under(&deal, day, &answers)?));
        }
    }
    store.recount_run(run.to_owned(), counted).await?;
    Ok(())
}

/// Names what a guest's run of a day is counted under: nothing unless it was finished while
/// the day ran.
fn counted_under(deal: &Deal, day: Day, answers: &[RunAnswer]) -> Result<Vec<String>, LiveError> {
    let read = |answer: &RunAnswer| StoredAnswer::from_json(&answer.body).map(|read| read.gap);
    let chosen: Option<Vec<Option<u8>>> = answers.iter().map(read).collect();
    let chosen = chosen.ok_or_else(|| LiveError::damaged("an answer of a run"))?;
    let run = Run::of(deal, &chosen).map_err(LiveError::damaged)?;
    let in_time = answers.last().is_some_and(|last| last.at < day.ends());
    Ok(match run.is_finished() && in_time {
        true => names(&run),
        false => Vec::new(),
    })
}

/// Takes a guest out of a table's log, whose seats have been given up.
pub(crate) async fn rewrite_without(
    store: &dyn Store,
    library: &Library,
    table: &str,
    guest: &str,
) -> Result<(), LiveError> {
    let without = |contents: &Arc<Contents>, log: &[Stored]| {
        erase(contents, log, guest).map_err(LiveError::damaged)
    };
    rewrite(store, library, table, without).await?;
    Ok(())
}

/// Replaces entries of a log and all that is derived of it, on whatever it is by now.
async fn rewrite(
    store: &dyn Store,
    library: &Library,
    table: &str,
    change: impl Fn(&Arc<Contents>, &[Stored]) -> Result<Vec<(u64, Stored)>, LiveError>,
) -> Result<usize, LiveError> {
    for _ in 0..MAX_RACES {
        let mut log = load_log(store, table).await?;
        let contents = contents_of(store, library, &log).await?;
        let mut changed = change(&contents, &log)?;
        for (seq, stored) in &changed {
            log[*seq as usize - 1] = stored.clone();
        }
        let expected = log.len() as u64;
        if !changed.is_empty() {
            let mark = rewritten(&log);
            changed.push((expected + 1, mark.clone()));
            log.push(mark);
        }
        let chronicle = Chronicle::of(contents, log).map_err(LiveError::damaged)?;
        let n_results = chronicle.results.len();
        let entries = changed.iter();
        let written = store.rewrite(Rewrite {
            table: table.to_owned(),
            expected,
            entries: entries.map(|(seq, new)| (*seq, new_entry(new))).collect(),
            derived: derived(table, chronicle),
        });
        match written.await {
            Ok(()) => return Ok(n_results),
            // Somebody moved meanwhile: the next look has that too.
            Err(StoreError::Race { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(LiveError::TooFast)
}

/// The entry that ends a log whose earlier entries have been replaced. It keeps a number and
/// says nothing; a node that finds one after what it knows reads the whole log again.
fn rewritten(log: &[Stored]) -> Stored {
    let entry = Entry::Erased;
    Stored {
        v: entry.version(),
        at: log.last().map_or(0, |last| last.at),
        asked: None,
        entry,
    }
}

/// Gathers everything about a guest.
///
/// # Errors
/// The store fails, or a table's log is damaged.
pub async fn export(
    store: &dyn Store,
    library: &Library,
    guest: &str,
    at: i64,
) -> Result<GuestExport, LiveError> {
    let known = store.guest(guest.to_owned()).await?;
    let mut tables = Vec::new();
    for table in tables_of(store, guest).await? {
        let log = load_log(store, &table).await?;
        let contents = contents_of(store, library, &log).await?;
        tables.push(exported(table, contents, log, guest).map_err(LiveError::damaged)?);
    }
    let answers = store.practice_of(guest.to_owned()).await?;
    let duels = store.duels_of(guest.to_owned()).await?;
    Ok(GuestExport {
        guest: guest_number(guest),
        at,
        name: known.as_ref().map(|known| known.name.clone()),
        seen: known.map(|known| known.seen),
        tables,
        practice: answers.into_iter().map(exported_answer).collect(),
        runs: exported_runs(&store.run_answers_of(guest.to_owned()).await?),
        duels: duels.into_iter().map(exported_duel).collect(),
    })
}

fn exported_answer(kept: PracticeAnswer) -> ExportedAnswer {
    ExportedAnswer {
        at: kept.at,
        id: kept.id,
        answer: serde_json::from_str(&kept.body).unwrap_or_default(),
    }
}

/// Groups answers by their runs, as the store lists them.
fn exported_runs(answers: &[RunAnswer]) -> Vec<ExportedRun> {
    let parts = answers.chunk_by(|one, next| one.run == next.run);
    let run = |part: &[RunAnswer]| ExportedRun {
        run: part[0].run.clone(),
        answers: part.iter().map(exported_choice).collect(),
    };
    parts.map(run).collect()
}

fn exported_choice(kept: &RunAnswer) -> ExportedAnswer {
    ExportedAnswer {
        at: kept.at,
        id: kept.id.clone(),
        answer: serde_json::from_str(&kept.body).unwrap_or_default(),
    }
}

fn exported_duel(player: DuelPlayer) -> ExportedDuel {
    ExportedDuel {
        duel: player.duel,
        name: player.name,
        joined: player.at,
    }
}

/// Lists the tables where a guest has sat.
///
/// # Errors
/// The store fails.
pub async fn tables_of(store: &dyn Store, guest: &str) -> Result<Vec<String>, LiveError> {
    let seats = store.seats_of(guest.to_owned()).await?;
    let mut tables: Vec<String> = seats.into_iter().map(|(table, _)| table).collect();
    tables.dedup();
    Ok(tables)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_named_alike_every_time_and_unlike_its_table() {
        assert_eq!(result_id("k3v7", 1), result_id("k3v7", 1));
        assert_ne!(result_id("k3v7", 1), result_id("k3v7", 2));
        assert_ne!(result_id("k3v7", 11), result_id("k3v71", 1));
        assert!(!result_id("k3v7", 1).contains("k3v7"));
        assert_eq!(result_id("k3v7", 1).len(), ID_LETTERS);
    }

    #[test]
    fn a_guests_number_is_the_beginning_of_their_hash() {
        assert_eq!(guest_number("0123456789abcdef"), "0123-4567-89ab");
    }
}
