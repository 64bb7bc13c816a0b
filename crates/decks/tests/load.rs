//! Decks are read from their files, and whatever is wrong is named with file and line.

use antedate_decks::{Code, Deck, Lang, Parsed, Sources};

const DECK: &str = r#"
id = "tiny"
version = "1.0.0"
edition = "classic"
licence = "CC0-1.0"
authors = ["A"]
topics = ["invention", "science"]

[[card]]
id = "wheel"
date = "c. 3500 BCE"
topic = "invention"
motif = "cartwheel"
fame = 4
source = "Q446"

[[card]]
id = "moon"
date = "1969"
topic = "science"
motif = "moon"
fame = 5
source = "Q43653"
"#;

const ENGLISH: &str = r#"
name = "Tiny"
description = "Two cards."
[topics]
invention = "Inventions"
[cards.wheel]
title = "The wheel is first used on carts"
note = "It was a potter's tool before."
[cards.moon]
title = "People walk on the Moon"
note = "They left their boots there."
"#;

const ITALIAN: &str = r#"
name = "Minuscolo"
[cards.moon]
title = "L'uomo cammina sulla Luna"
note = "Gli stivali sono ancora lì."
"#;

fn sources(files: &[(&str, &str)]) -> Sources {
    let files = files
        .iter()
        .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
    Sources {
        files: files.collect(),
    }
}

fn tiny() -> Deck {
    let files = [
        ("deck.toml", DECK),
        ("en.toml", ENGLISH),
        ("it.toml", ITALIAN),
    ];
    Deck::from_sources("tiny", &sources(&files)).expect("a good deck")
}

/// What is found when `from` is replaced by `to` in `deck.toml`: codes and lines.
fn found(from: &str, to: &str) -> Vec<(Code, Option<u32>)> {
    assert!(DECK.contains(from));
    let facts = DECK.replacen(from, to, 1);
    let parsed = Parsed::from_sources(&sources(&[("deck.toml", &facts), ("en.toml", ENGLISH)]));
    assert!(parsed.deck.is_none());
    parsed
        .findings
        .iter()
        .map(|finding| (finding.code, finding.line))
        .collect()
}

#[test]
fn a_front_has_words_and_a_back_has_the_date() {
    let deck = tiny();
    let moon = deck.card("moon").expect("a card");
    let front = deck.front(moon, Lang::It);
    assert_eq!(front.title, "L'uomo cammina sulla Luna");
    assert_eq!(
        (front.topic, front.topic_name, front.motif),
        ("science", "science", "moon")
    );
    let back = deck.back(moon, Lang::It);
    assert_eq!(
        (back.label.as_str(), back.value, back.source),
        ("1969", 1969, "Q43653")
    );
}

#[test]
fn missing_words_fall_back_to_english() {
    let deck = tiny();
    let wheel = deck.card("wheel").expect("a card");
    assert_eq!(
        deck.front(wheel, Lang::It).title,
        "The wheel is first used on carts"
    );
    assert_eq!(deck.front(wheel, Lang::Ru).topic_name, "Inventions");
    assert_eq!(deck.back(wheel, Lang::It).label, "ca.\u{a0}3500\u{a0}a.C.");
    assert_eq!(deck.name(Lang::It), "Minuscolo");
    assert_eq!(deck.description(Lang::It), "Two cards.");
}

#[test]
fn every_problem_is_named_with_its_line() {
    assert_eq!(found("1969\"", "0\""), [(Code::BadDate, Some(19))]);
    assert_eq!(found("date = \"1969\"\n", ""), [(Code::Missing, Some(17))]);
    assert_eq!(found("fame = 5", "fame = 6"), [(Code::BadField, Some(22))]);
    assert_eq!(
        found("fame = 5", "fame = \"5\""),
        [(Code::WrongType, Some(22))]
    );
    assert_eq!(
        found("fame = 5", "fame = 5\nfaem = 5"),
        [(Code::UnknownKey, Some(23))]
    );
    assert_eq!(
        found("id = \"moon\"", "id = \"wheel\""),
        [(Code::DuplicateId, Some(17))]
    );
    assert_eq!(
        found("id = \"moon\"", "id = \"Moon\""),
        [(Code::BadId, Some(18))]
    );
    assert_eq!(
        found("\"1969\"", "\"scene 5\""),
        [(Code::DateKind, Some(19))]
    );
    assert_eq!(
        found("\"1969\"", "\"1960s\"\nvalue = 1970"),
        [(Code::BadValue, Some(20))]
    );
    assert_eq!(
        found("\"1969\"", "\"1969\"\nfront = \"sun\""),
        [(Code::BadIcon, Some(20))]
    );
    assert_eq!(
        found("\"1969\"", "\"1969\"\nday = 1"),
        [(Code::BadTrek, Some(20))]
    );
    assert_eq!(found("1.0.0", "one"), [(Code::BadField, Some(3))]);
    assert_eq!(
        found("\"classic\"", "\"timeline\""),
        [(Code::BadField, Some(4))]
    );
    assert_eq!(found("fame = 5", "fame = "), [(Code::Toml, Some(22))]);
    // Several at once.
    let codes = found(
        "date = \"1969\"\ntopic = \"science\"",
        "date = 1969\ntopic = 3",
    );
    assert_eq!(
        codes,
        [(Code::WrongType, Some(19)), (Code::WrongType, Some(20))]
    );
}

#[test]
fn a_deck_without_words_or_cards_is_refused() {
    let codes = |files: &[(&str, &str)]| -> Vec<Code> {
        let parsed = Parsed::from_sources(&sources(files));
        parsed.findings.iter().map(|finding| finding.code).collect()
    };
    assert_eq!(codes(&[("deck.toml", DECK)]), [Code::NoWords]);
    assert_eq!(codes(&[("en.toml", ENGLISH)]), [Code::Read]);
    let empty = DECK.split("[[card]]").next().expect("the head");
    assert_eq!(
        codes(&[("deck.toml", empty), ("en.toml", ENGLISH)]),
        [Code::NoCards]
    );
}

#[test]
fn the_hash_covers_content_and_nothing_else() {
    let hash = |facts: &str, english: &str| {
        let files = [("deck.toml", facts), ("en.toml", english)];
        Deck::from_sources("tiny", &sources(&files))
            .expect("a good deck")
            .hash()
    };
    let original = hash(DECK, ENGLISH);
    assert_eq!(original.len(), 64);
    assert!(
        original
            .bytes()
            .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    );

    // The order of cards and fields, comments, layout and silenced warnings do not matter.
    let (head, cards) = DECK.split_once("[[card]]").expect("cards");
    let (first, second) = cards.split_once("[[card]]").expect("two cards");
    let swapped = format!("# hello\n{head}[[card]]{second}\n\n[[card]]{first}");
    assert_eq!(hash(&swapped, ENGLISH), original);
    assert_eq!(
        hash(&DECK.replace("fame = 5", "fame   =   5 # x"), ENGLISH),
        original
    );
    let allowed = DECK.replace("fame = 5", "fame = 5\nallow = [\"W-X\"] # because");
    assert_eq!(hash(&allowed, ENGLISH), original);
    let explicit = DECK.replace("\"1969\"", "\"1969\"\nvalue = 1969");
    assert_eq!(hash(&explicit, ENGLISH), original);

    // Facts and words do.
    assert_ne!(hash(&DECK.replace("1969", "1970"), ENGLISH), original);
    assert_ne!(
        hash(&DECK.replace("fame = 5", "fame = 4"), ENGLISH),
        original
    );
    assert_ne!(hash(DECK, &ENGLISH.replace("boots", "shoes")), original);
    assert_ne!(tiny().hash(), original);
}

#[test]
fn a_folder_is_read_and_strays_are_named() {
    let folder = tempfile::tempdir().expect("a temp dir");
    let write = |name: &str, bytes: &[u8]| {
        std::fs::write(folder.path().join(name), bytes).expect("written");
    };
    write("deck.toml", DECK.as_bytes());
    write("en.toml", ENGLISH.as_bytes());
    write("README.md", b"not ours");
    assert_eq!(
        Deck::load(folder.path()).expect("a good deck").cards.len(),
        2
    );
    write("ti.toml", b"");
    let error = Deck::load(folder.path())
        .expect_err("a stray file")
        .to_string();
    assert!(error.contains("ti.toml"), "{error}");
    std::fs::remove_file(folder.path().join("ti.toml")).expect("removed");
    write("en.toml", b"name = \"A\"\n# \xff\n");
    let error = Deck::load(folder.path()).expect_err("no UTF-8").to_string();
    assert!(
        error.contains("en.toml") && error.contains("line 2"),
        "{error}"
    );
    assert!(Deck::load(&folder.path().join("nowhere")).is_err());
}

#[test]
fn deep_nesting_is_refused_without_a_crash() {
    let bomb = format!("id = {}", "[".repeat(100_000));
    let parsed = Parsed::from_sources(&sources(&[("deck.toml", &bomb), ("en.toml", ENGLISH)]));
    assert!(parsed.deck.is_none());
}
