//! Tables that are kept no longer: found, removed in small steps, with what was theirs alone.

mod common;

use antedate_store::{
    Append, Derived, IdleTable, NewEntry, NewTable, Store, StoreError, Ticket, wait,
};
use common::{Home, on_both_engines};

on_both_engines!(
    quiet_tables_are_those_whose_last_entry_is_old,
    a_removed_table_is_gone_at_once_and_its_entries_in_small_steps,
    a_removal_that_was_cut_short_goes_on_the_next_time,
);

fn entry(at: i64) -> NewEntry {
    NewEntry {
        at,
        asked: None,
        body: "body".to_owned(),
    }
}

/// Makes a table with a deck of its own and one that all share.
fn make(store: &dyn Store, id: &str, at: i64, n_entries: usize) {
    for hash in [id, "shared"] {
        wait(store.put_deck(hash.to_owned(), "deck".to_owned())).unwrap();
    }
    let table = NewTable {
        id: id.to_owned(),
        code: Some(format!("code{id}")),
        at,
        decks: vec![id.to_owned(), "shared".to_owned()],
        derived: Derived::default(),
    };
    wait(store.create(table, vec![entry(at); n_entries], None)).unwrap();
}

fn append(store: &dyn Store, table: &str, expected: u64, at: i64) -> u64 {
    let append = Append {
        table: table.to_owned(),
        expected,
        entries: vec![entry(at)],
        due: None,
        closes: false,
        derived: Derived::default(),
    };
    wait(store.append(append)).unwrap()
}

fn ids(quiet: Vec<IdleTable>) -> Vec<String> {
    quiet.into_iter().map(|quiet| quiet.id).collect()
}

fn quiet_tables_are_those_whose_last_entry_is_old(home: &Home) {
    let store = home.open();
    make(&*store, "a", 100, 1);
    make(&*store, "b", 200, 1);
    make(&*store, "c", 100, 1);
    make(&*store, "d", 100, 1);
    append(&*store, "c", 1, 300);
    let quiet = |before, after| wait(store.quiet(before, after, 10)).unwrap();
    assert_eq!(
        ids(quiet(150, 0)),
        ["a", "d"],
        "something has happened at c"
    );
    let after = quiet(150, 0)[0].place;
    assert_eq!(ids(quiet(150, after)), ["d"]);
    assert_eq!(ids(quiet(100, 0)), [""; 0]);
    assert_eq!(ids(wait(store.quiet(1000, 0, 2)).unwrap()), ["a", "b"]);
}

fn a_removed_table_is_gone_at_once_and_its_entries_in_small_steps(home: &Home) {
    let store = home.open();
    make(&*store, "a", 100, 25);
    make(&*store, "b", 100, 3);
    let ticket = |table: &str| Ticket {
        hash: format!("ticket {table}"),
        table: table.to_owned(),
        player: 0,
        until: 1000,
    };
    wait(store.put_ticket(ticket("a"))).unwrap();
    wait(store.put_ticket(ticket("b"))).unwrap();
    let raced = wait(store.remove("a".into(), 24));
    assert_eq!(raced, Err(StoreError::Race { now: 25 }));
    wait(store.remove("a".into(), 25)).unwrap();

    let gone = StoreError::NoSuchTable { table: "a".into() };
    assert_eq!(wait(store.load("a".into(), 0)), Err(gone.clone()));
    assert_eq!(wait(store.find_table("a".into())), Ok(None));
    assert_eq!(wait(store.find_code("codea".into())), Ok(None));
    assert_eq!(wait(store.remove("a".into(), 25)), Err(gone.clone()));
    assert_eq!(wait(store.ticket("ticket a".into(), 1)), Ok(None));
    let late = Append {
        table: "a".into(),
        expected: 25,
        entries: vec![entry(200)],
        due: None,
        closes: false,
        derived: Derived::default(),
    };
    assert_eq!(wait(store.append(late)), Err(gone));
    assert_eq!(ids(wait(store.quiet(1000, 0, 10)).unwrap()), ["b"]);
    assert_eq!(wait(store.deck("a".into())), Ok(Some("deck".into())));

    let mut left = Vec::new();
    while wait(store.sweep(10)).unwrap() {
        left.push(home.count("entries") - 3);
    }
    assert_eq!(left, [15, 5, 0, 0], "ten at a time, then the table itself");
    assert_eq!((home.count("tables"), home.count("table_decks")), (1, 2));
    assert_eq!(wait(store.deck("a".into())), Ok(None), "nobody needs it");
    assert_eq!(wait(store.deck("shared".into())), Ok(Some("deck".into())));
    assert_eq!(wait(store.load("b".into(), 0)).unwrap().len(), 3);
    assert!(wait(store.ticket("ticket b".into(), 1)).unwrap().is_some());
    assert_eq!(append(&*store, "b", 3, 200), 4);
    make(&*store, "a", 500, 2);
    assert_eq!(
        wait(store.load("a".into(), 0)).unwrap().len(),
        2,
        "an id may come again"
    );
}

/// The program ends between two steps: the next one goes on where it stopped.
fn a_removal_that_was_cut_short_goes_on_the_next_time(home: &Home) {
    let store = home.open();
    make(&*store, "a", 100, 25);
    wait(store.remove("a".into(), 25)).unwrap();
    assert!(wait(store.sweep(10)).unwrap());
    drop(store);
    let store = home.open();
    assert_eq!(wait(store.tables(String::new(), 10)), Ok(vec![]));
    if let Home::Sqlite(_) = home {
        let archive = antedate_store::sqlite::Archive::open(&home.file()).unwrap();
        let checked = archive.check().unwrap();
        let found = (checked.tables, checked.faults);
        assert_eq!(found, (0, vec![]), "what leaves is no fault");
    }
    while wait(store.sweep(10)).unwrap() {}
    for of in ["entries", "tables", "decks", "table_decks"] {
        assert_eq!(home.count(of), 0, "{of}");
    }
}
