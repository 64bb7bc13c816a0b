//! A whole installation, moved from one engine to another.
//!
//! What is moved is read again on both sides and hashed, so that equality is proved and not
//! assumed. Leases are not moved: they run out by themselves.

use sha2::{Digest, Sha256};

use crate::plain::{Cell, PLAIN_TABLES, PlainTable};
use crate::reply::{Reply, wait};
use crate::{
    Append, Derived, Guest, GuestSeat, NewEntry, NewResult, NewTable, PracticeAnswer, Report,
    Store, StoreError, Ticket,
};

/// A table with all that belongs to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableCopy {
    /// The table and what is derived of it.
    pub table: NewTable,
    /// Whether it is closed.
    pub closed: bool,
    /// When it next does something by itself.
    pub due: Option<i64>,
    /// Its log, from the first entry on.
    pub entries: Vec<NewEntry>,
    /// The runs of victories that end with its games: result, guest, length.
    pub runs: Vec<(String, String, u32)>,
}

/// The reports, and the highest number that was ever given to one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportsCopy {
    /// What readers said, by number.
    pub reports: Vec<Report>,
    /// No later report has this number or a lower one.
    pub last: i64,
}

/// An engine whose contents can be moved. Lists come in the order of their first field,
/// from after a certain one.
pub trait CopySource: Store {
    /// Copies a table.
    fn table_copy(&self, table: String) -> Reply<TableCopy>;
    /// Lists decks: hashes and contents.
    fn decks_after(&self, hash: String, limit: usize) -> Reply<Vec<(String, String)>>;
    /// Lists guests.
    fn guests_after(&self, hash: String, limit: usize) -> Reply<Vec<Guest>>;
    /// Lists tickets.
    fn tickets_after(&self, hash: String, limit: usize) -> Reply<Vec<Ticket>>;
    /// Lists guests who have practised.
    fn practising_after(&self, guest: String, limit: usize) -> Reply<Vec<String>>;
    /// Copies the reports.
    fn reports_copy(&self) -> Reply<ReportsCopy>;
    /// Puts reports into a store that has none, with their numbers.
    fn put_reports(&self, copy: ReportsCopy) -> Reply<()>;
    /// Lists rows of a plain table in the order of their keys: those after a key, or the first.
    fn plain_after(
        &self,
        table: &'static PlainTable,
        key: Option<Vec<Cell>>,
        limit: usize,
    ) -> Reply<Vec<Vec<Cell>>>;
    /// Puts rows into a plain table that has none with their keys.
    fn put_plain(&self, table: &'static PlainTable, rows: Vec<Vec<Cell>>) -> Reply<()>;
}

/// What a store holds: counts, and a hash over every row of every kind.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// Decks.
    pub decks: u64,
    /// Guests.
    pub guests: u64,
    /// Tickets.
    pub tickets: u64,
    /// Answers given when practising.
    pub practice: u64,
    /// Reports.
    pub reports: u64,
    /// Rows of the daily and of duels.
    pub runs: u64,
    /// Tables.
    pub tables: u64,
    /// Entries of their logs.
    pub entries: u64,
    /// Results of their games.
    pub results: u64,
    /// SHA-256 over all of it, in hexadecimal digits.
    pub hash: String,
}

/// How many rows are listed at a time.
const PAGE_SIZE: usize = 500;
/// So many tables are on their way at once, so that they share commits.
const MAX_CONCURRENT: usize = 64;

/// Moves everything into a store that is empty; `progress` hears how many tables have been
/// moved. What is moved stays where it was.
///
/// # Errors
/// The target is not empty, or one of the two fails; the target is to be emptied then.
pub fn copy(
    from: &dyn CopySource,
    to: &dyn CopySource,
    mut progress: impl FnMut(u64),
) -> Result<(), StoreError> {
    if !is_empty(to)? {
        return Err(StoreError::NotEmpty);
    }
    each(
        |after| from.decks_after(after, PAGE_SIZE),
        |deck| &deck.0,
        |(hash, body)| wait(to.put_deck(hash, body)),
    )?;
    each(
        |after| from.guests_after(after, PAGE_SIZE),
        |guest| &guest.hash,
        |guest| wait(to.put_guest(guest)),
    )?;
    each(
        |after| from.tickets_after(after, PAGE_SIZE),
        |ticket| &ticket.hash,
        |ticket| wait(to.put_ticket(ticket)),
    )?;
    each_practice(from, |answer| {
        wait(to.put_practice(answer, u64::MAX)).map(drop)
    })?;
    wait(to.put_reports(wait(from.reports_copy())?))?;
    each_plain(from, |table, rows| wait(to.put_plain(table, rows)))?;
    let (mut under_way, mut n_moved) = (Vec::new(), 0);
    each_table(from, |copy| {
        under_way.push(put_table(to, copy));
        if under_way.len() >= MAX_CONCURRENT {
            n_moved += under_way.len() as u64;
            under_way.drain(..).try_for_each(wait)?;
            progress(n_moved);
        }
        Ok(())
    })?;
    n_moved += under_way.len() as u64;
    under_way.into_iter().try_for_each(wait)?;
    progress(n_moved);
    Ok(())
}

fn is_empty(store: &dyn CopySource) -> Result<bool, StoreError> {
    for table in &PLAIN_TABLES {
        if !wait(store.plain_after(table, None, 1))?.is_empty() {
            return Ok(false);
        }
    }
    let first = String::new;
    Ok(wait(store.tables(first(), 1))?.is_empty()
        && wait(store.decks_after(first(), 1))?.is_empty()
        && wait(store.guests_after(first(), 1))?.is_empty()
        && wait(store.tickets_after(first(), 1))?.is_empty()
        && wait(store.practising_after(first(), 1))?.is_empty()
        && wait(store.reports_copy())?.reports.is_empty())
}

/// Gives every row of a list to `take`, which is read in parts.
fn each<T>(
    list: impl Fn(String) -> Reply<Vec<T>>,
    name: impl Fn(&T) -> &String,
    mut take: impl FnMut(T) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut after = String::new();
    loop {
        let part = wait(list(after))?;
        let Some(last) = part.last() else {
            return Ok(());
        };
        after = name(last).clone();
        part.into_iter().try_for_each(&mut take)?;
    }
}

/// Gives the rows of all plain tables to `take`, in parts.
fn each_plain(
    store: &dyn CopySource,
    mut take: impl FnMut(&'static PlainTable, Vec<Vec<Cell>>) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    for table in &PLAIN_TABLES {
        let mut after = None;
        loop {
            let rows = wait(store.plain_after(table, after, PAGE_SIZE))?;
            let Some(last) = rows.last() else {
                break;
            };
            after = Some(table.key(last));
            take(table, rows)?;
        }
    }
    Ok(())
}

fn each_practice(
    store: &dyn CopySource,
    mut take: impl FnMut(PracticeAnswer) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    each(
        |after| store.practising_after(after, PAGE_SIZE),
        |guest| guest,
        |guest| {
            wait(store.practice_of(guest))?
                .into_iter()
                .try_for_each(&mut take)
        },
    )
}

fn each_table(
    store: &dyn CopySource,
    mut take: impl FnMut(TableCopy) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    each(
        |after| store.tables(after, PAGE_SIZE),
        |table| &table.id,
        |table| take(wait(store.table_copy(table.id))?),
    )
}

pub(crate) fn put_table(to: &(impl Store + ?Sized), copy: TableCopy) -> Reply<()> {
    let (id, closed) = (copy.table.id.clone(), copy.closed);
    let made = to.create(copy.table, copy.entries, copy.due);
    if !closed {
        return Box::pin(async move { made.await.map(drop) });
    }
    // Creating comes first, whatever the engine does side by side.
    let close = |expected| Append {
        table: id,
        expected,
        entries: Vec::new(),
        due: None,
        closes: true,
        derived: Derived::default(),
    };
    match wait(made) {
        Ok(seq) => {
            let closing = to.append(close(seq));
            Box::pin(async move { closing.await.map(drop) })
        }
        Err(error) => Box::pin(async { Err(error) }),
    }
}

/// Counts and hashes all that a store holds.
///
/// # Errors
/// It cannot be read, or a log is damaged.
pub fn tally(store: &dyn CopySource) -> Result<Tally, StoreError> {
    let mut tally = Tally::default();
    let mut sum = Sum(Sha256::new());
    each(
        |after| store.decks_after(after, PAGE_SIZE),
        |deck| &deck.0,
        |(hash, body)| {
            tally.decks += 1;
            sum.words("deck").words(&hash).words(&body);
            Ok(())
        },
    )?;
    each(
        |after| store.guests_after(after, PAGE_SIZE),
        |guest| &guest.hash,
        |guest| {
            tally.guests += 1;
            sum.words("guest").words(&guest.hash).words(&guest.name);
            sum.number(guest.seen);
            Ok(())
        },
    )?;
    each(
        |after| store.tickets_after(after, PAGE_SIZE),
        |ticket| &ticket.hash,
        |ticket| {
            tally.tickets += 1;
            sum.words("ticket").words(&ticket.hash).words(&ticket.table);
            sum.number(ticket.player).number(ticket.until);
            Ok(())
        },
    )?;
    each_practice(store, |answer| {
        tally.practice += 1;
        sum.words("practice").words(&answer.guest).words(&answer.id);
        sum.number(answer.at).words(&answer.body);
        Ok(())
    })?;
    each_plain(store, |table, rows| {
        for row in &rows {
            tally.runs += 1;
            sum.words(table.name);
            row.iter().for_each(|cell| sum.cell(cell));
        }
        Ok(())
    })?;
    let copied = wait(store.reports_copy())?;
    tally.reports = copied.reports.len() as u64;
    sum.words("reports").number(copied.last);
    copied.reports.iter().for_each(|report| sum.report(report));
    each_table(store, |copy| {
        tally.tables += 1;
        tally.entries += copy.entries.len() as u64;
        tally.results += copy.table.derived.results.len() as u64;
        sum.table(&copy);
        Ok(())
    })?;
    let digits = sum.0.finalize();
    tally.hash = digits.iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(tally)
}

/// A hash over fields, each with its length, so that none can flow into the next.
struct Sum(Sha256);

impl Sum {
    fn words(&mut self, words: &str) -> &mut Sum {
        self.number(words.len() as i64);
        self.0.update(words.as_bytes());
        self
    }

    fn number(&mut self, number: impl Into<i64>) -> &mut Sum {
        self.0.update(number.into().to_le_bytes());
        self
    }

    fn perhaps(&mut self, number: Option<i64>) -> &mut Sum {
        self.number(i64::from(number.is_some()))
            .number(number.unwrap_or(0))
    }

    fn report(&mut self, Report { id, said }: &Report) {
        self.number(*id).number(said.at).perhaps(said.year);
        for words in [
            &said.deck,
            &said.card,
            &said.date,
            &said.words,
            &said.source,
        ] {
            self.words(words);
        }
    }

    fn cell(&mut self, cell: &Cell) {
        match cell {
            Cell::Words(words) => self.words(words),
            Cell::Number(number) => self.number(*number),
        };
    }

    fn table(&mut self, copy: &TableCopy) {
        let table = &copy.table;
        self.words("table").words(&table.id);
        self.words(table.code.as_deref().unwrap_or("(none)"));
        self.number(table.at).perhaps(copy.due).number(copy.closed);
        for deck in &table.decks {
            self.words("of").words(deck);
        }
        for entry in &copy.entries {
            self.entry(entry);
        }
        for GuestSeat { guest, player } in &table.derived.seats {
            self.words("seat").words(guest).number(*player);
        }
        for result in &table.derived.results {
            self.result(result);
        }
        for (result, guest, length) in &copy.runs {
            self.words("run").words(result).words(guest).number(*length);
        }
    }

    fn entry(&mut self, entry: &NewEntry) {
        self.words("entry").number(entry.at).words(&entry.body);
        if let Some(asked) = &entry.asked {
            self.number(asked.player).words(&asked.id);
        }
    }

    fn result(&mut self, result: &NewResult) {
        self.words("result").words(&result.id).number(result.game);
        self.number(result.at).number(result.score);
        self.words(result.board.as_deref().unwrap_or("(none)"));
        self.words(&result.body);
        for one in &result.guests {
            self.words(&one.guest).perhaps(one.won.map(i64::from));
        }
    }
}
