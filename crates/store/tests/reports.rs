//! What readers say of cards: kept once, listed, cleared, and not without end.

use antedate_store::sqlite::{Archive, clear_report};
use antedate_store::{NewReport, SqliteOptions, SqliteStore, Store, StoreError, wait};

fn report(card: &str, words: &str) -> NewReport {
    NewReport {
        at: 1000,
        deck: "classic".to_owned(),
        card: card.to_owned(),
        date: "1815".to_owned(),
        words: words.to_owned(),
        year: Some(-490),
        source: "<b>Herodotus</b>".to_owned(),
    }
}

#[test]
fn reports_are_kept_once_listed_and_cleared_while_the_server_runs() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let store = SqliteStore::open(&path, &SqliteOptions::default()).unwrap();
    for words in ["wrong", "wrong", "quite wrong"] {
        assert_eq!(wait(store.put_report(report("a", words), 10)), Ok(true));
    }
    let archive = Archive::open(&path).unwrap();
    let kept = archive.reports().unwrap();
    let words: Vec<&str> = kept.iter().map(|one| one.said.words.as_str()).collect();
    assert_eq!(words, ["wrong", "quite wrong"]);
    assert_eq!(
        (kept[0].said.year, kept[0].said.source.as_str()),
        (Some(-490), "<b>Herodotus</b>")
    );
    assert_eq!(clear_report(&path, kept[1].id), Ok(true));
    assert_eq!(clear_report(&path, kept[1].id), Ok(false));
    assert_eq!(wait(store.put_report(report("b", "wrong"), 10)), Ok(true));
    let now = archive.reports().unwrap();
    assert_eq!(now.len(), 2);
    assert!(now[1].id > kept[1].id, "a number is given once");
}

#[test]
fn no_more_reports_are_kept_than_somebody_would_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let store = SqliteStore::open(&path, &SqliteOptions::default()).unwrap();
    let put = |card: &str| wait(store.put_report(report(card, "wrong"), 2)).unwrap();
    assert_eq!(["a", "b", "c"].map(put), [true, true, false]);
    assert_eq!(Archive::open(&path).unwrap().reports().unwrap().len(), 2);
    let nowhere = clear_report(&folder.path().join("none"), 1);
    assert!(matches!(nowhere, Err(StoreError::NoDatabase { .. })));
}
