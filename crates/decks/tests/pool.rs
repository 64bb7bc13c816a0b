//! What a person can type for a deck, and what comes of it.

use std::sync::Arc;

use antedate_decks::{
    DeckKind, Filter, OpenError, Pool, builtin, builtin_ids, generated, open, open_for, parse_bound,
};

#[test]
fn generated_decks_are_opened_by_name() {
    assert_eq!(open("generated:220").expect("opens").len(), 220);
    let ties = open("generated:120:ties").expect("opens");
    assert_eq!(ties.kind(), DeckKind::Classic);
    let saga = open_for("generated:100", Some(DeckKind::Saga)).expect("opens");
    assert_eq!(saga.kind(), DeckKind::Saga);
    assert_eq!(
        open("generated:60:twist:ties").expect("opens").kind(),
        DeckKind::Twist
    );
    let trek = open("generated").expect("opens");
    assert_eq!((trek.len(), trek.kind()), (108, DeckKind::Trek));
    for bad in [
        "generated:",
        "generated:0",
        "generated:17001",
        "generated:9:x",
        "generated:-1",
        "nowhere",
        "",
        "+",
    ] {
        let error = open(bad).err().unwrap_or_else(|| panic!("{bad} opened"));
        assert!(error.to_string().len() > 20, "{error}");
    }
}

#[test]
fn a_pool_is_sorted_by_the_bytes_of_the_ids() {
    let pool = open("generated:500").expect("opens");
    let ids: Vec<&str> = pool.cards().map(|card| card.card.id.as_str()).collect();
    assert!(ids.is_sorted());
    assert!(
        ids.iter()
            .all(|id| pool.find(id).is_some_and(|card| card.card.id == *id))
    );
    assert!(pool.find("nothing-like-it").is_none());
}

#[test]
fn decks_are_combined_unless_they_clash() {
    let deck = |kind, size| Arc::new(generated(kind, size, false).expect("generated"));
    let mut other = generated(DeckKind::Twist, 30, false).expect("generated");
    for card in &mut other.cards {
        card.id.insert_str(0, "x-");
    }
    let pool = Pool::combine(vec![deck(DeckKind::Classic, 50), Arc::new(other)]).expect("combines");
    assert_eq!((pool.len(), pool.kind()), (80, DeckKind::Classic));
    assert_eq!(pool.refs().len(), 2);
    assert_eq!(pool.refs()[0].id, "generated-classic-50");

    let twice = Pool::combine(vec![deck(DeckKind::Classic, 5), deck(DeckKind::Classic, 5)]);
    assert!(matches!(twice, Err(OpenError::SameId { .. })));
    let mixed = Pool::combine(vec![deck(DeckKind::Classic, 5), deck(DeckKind::Saga, 5)]);
    assert!(matches!(mixed, Err(OpenError::Mixed { .. })));
}

#[test]
fn a_filter_keeps_topics_and_a_period() {
    let pool = open("generated:220").expect("opens");
    let filter = Filter {
        topics: vec!["science".into(), "arts".into()],
        from: Some(-500),
        to: Some(1500),
        fame: None,
    };
    let left = pool.clone().filtered(&filter).expect("some are left");
    assert!((1..220).contains(&left.len()));
    assert!(
        left.cards()
            .all(|card| (-500..=1500).contains(&card.date().0))
    );
    assert!(
        left.cards()
            .all(|card| ["arts", "science"].contains(&card.card.topic.as_str()))
    );
    assert_eq!(
        left.filter().to_string(),
        "topics=arts,science from=-500 to=1500"
    );
    assert_eq!(left.refs(), pool.refs());

    let nothing = Filter {
        from: Some(5000),
        ..Filter::default()
    };
    assert!(matches!(
        pool.clone().filtered(&nothing),
        Err(OpenError::NothingLeft { .. })
    ));
    let unknown = Filter {
        topics: vec!["sport".into()],
        ..Filter::default()
    };
    assert!(matches!(
        pool.filtered(&unknown),
        Err(OpenError::UnknownTopic { .. })
    ));
    let trek = open("generated").expect("opens");
    assert!(matches!(
        trek.filtered(&filter),
        Err(OpenError::FilteredTrek)
    ));
}

#[test]
fn a_filter_keeps_what_everybody_knows() {
    let classic = open("classic").expect("opens");
    let famous = Filter {
        fame: Some(5),
        ..Filter::default()
    };
    let left = classic.clone().filtered(&famous).expect("some are left");
    // Enough for a table of children, and far from all.
    assert!((60..classic.len() / 2).contains(&left.len()));
    assert!(left.cards().all(|card| card.card.fame == 5));
    assert_eq!(left.filter().to_string(), "fame=5");
    // A filter of an older log says nothing of it.
    let older: Filter = serde_json::from_str(r#"{"from":1500}"#).expect("is a filter");
    assert_eq!((older.from, older.fame), (Some(1500), None));
}

#[test]
fn bounds_are_years() {
    assert_eq!(parse_bound("1500"), Ok(1500));
    assert_eq!(parse_bound("-500"), Ok(-500));
    assert_eq!(parse_bound("500 BCE"), Ok(-500));
    assert!(parse_bound("0").is_err() && parse_bound("soon").is_err());
}

#[test]
fn every_built_in_deck_loads() {
    for id in builtin_ids() {
        let deck = builtin(id)
            .expect("listed")
            .unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(deck.id, id);
    }
    assert!(builtin("nowhere").is_none());
}
