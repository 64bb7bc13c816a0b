//! What readers say of cards: kept once, listed, cleared, and not without end.

mod common;

use antedate_store::{NewReport, wait};
use common::{Home, on_both_engines};

on_both_engines!(
    reports_are_kept_once_listed_and_cleared_while_the_server_runs,
    no_more_reports_are_kept_than_somebody_would_read,
);

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

fn reports_are_kept_once_listed_and_cleared_while_the_server_runs(home: &Home) {
    let store = home.open();
    for words in ["wrong", "wrong", "quite wrong"] {
        assert_eq!(wait(store.put_report(report("a", words), 10)), Ok(true));
    }
    let kept = home.reports();
    let words: Vec<&str> = kept.iter().map(|one| one.said.words.as_str()).collect();
    assert_eq!(words, ["wrong", "quite wrong"]);
    assert_eq!(
        (kept[0].said.year, kept[0].said.source.as_str()),
        (Some(-490), "<b>Herodotus</b>")
    );
    assert!(home.clear_report(kept[1].id));
    assert!(!home.clear_report(kept[1].id));
    assert_eq!(wait(store.put_report(report("b", "wrong"), 10)), Ok(true));
    let now = home.reports();
    assert_eq!(now.len(), 2);
    assert!(now[1].id > kept[1].id, "a number is given once");
}

fn no_more_reports_are_kept_than_somebody_would_read(home: &Home) {
    let store = home.open();
    let put = |card: &str| wait(store.put_report(report(card, "wrong"), 2)).unwrap();
    assert_eq!(["a", "b", "c"].map(put), [true, true, false]);
    assert_eq!(home.reports().len(), 2);
}
