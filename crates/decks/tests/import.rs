//! Spreadsheets and JSON come in, good rows are taken, bad ones are named, and nothing explodes.

use std::io::{BufReader, Cursor, Read};

use antedate_decks::import::{
    Format, ImportError, ImportOptions, Imported, MAX_CELL_BYTES, MAX_ROWS, import, import_file,
    save,
};
use antedate_decks::{Counting, Deck, DeckKind, Lang, export, generated, generated_trek};
use proptest::prelude::*;

fn options(format: Format) -> ImportOptions {
    ImportOptions {
        format,
        years: None,
        lang: Lang::En,
        deck_id: "My deck".to_owned(),
        file_name: "events.csv".to_owned(),
    }
}

fn read(format: Format, bytes: &[u8]) -> Result<Imported, ImportError> {
    import(bytes, &options(format))
}

fn csv(text: &str) -> Imported {
    read(Format::Csv, text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

/// Row and message of each skipped row.
fn skipped(imported: &Imported) -> Vec<(u64, &str)> {
    let notes = imported.report.skipped.iter();
    notes
        .map(|note| (note.row, note.message.as_str()))
        .collect()
}

#[test]
fn a_spreadsheet_becomes_a_deck() {
    let imported = csv("Title,Year,Topic,Note\n\
        The wheel is used,c. 3500 BC,Inventions,\"A note, with a comma\"\n\
        People walk on the Moon,1969-07-20,Space,\n");
    let deck = imported.deck;
    assert_eq!(
        (deck.id.as_str(), deck.kind, deck.cards.len()),
        ("my-deck", DeckKind::Classic, 2)
    );
    assert_eq!(deck.topics, ["inventions", "space"]);
    let wheel = deck.card("the-wheel-is-used").expect("a card");
    assert_eq!(
        deck.back(wheel, Lang::Pl).label,
        "ok.\u{a0}3500\u{a0}p.n.e."
    );
    assert_eq!(deck.back(wheel, Lang::En).note, "A note, with a comma");
    assert_eq!(deck.front(wheel, Lang::En).topic_name, "Inventions");
}

#[test]
fn separators_marks_and_languages_are_recognised() {
    for text in [
        "\u{feff}titolo;anno\nLa ruota;3500 a.C.\n",
        "tytuł\trok\r\nKoło\t3500 p.n.e.\r\n",
        "название,год\nКолесо,3500 до н. э.\n",
        "событие;дата\n\nКолесо;\"-3500\"\n\n",
    ] {
        let deck = csv(text).deck;
        assert_eq!(deck.cards[0].value(), -3500, "{text}");
    }
}

#[test]
fn columns_without_a_language_fill_only_what_is_empty() {
    let note_alone = csv("title_en,note,date\nThe wheel,It rolls,1500\nThe moon,,1969\n");
    assert_eq!(note_alone.report.taken, 2);
    let both = csv("title_en,title_it,note,date\nThe wheel,La ruota,It rolls,1500\n");
    for deck in [&note_alone.deck, &both.deck] {
        let wheel = deck.card("the-wheel").expect("a card");
        assert_eq!(deck.front(wheel, Lang::En).title, "The wheel");
        assert_eq!(deck.back(wheel, Lang::En).note, "It rolls");
    }
    let wheel = &both.deck.cards[0];
    assert_eq!(both.deck.front(wheel, Lang::It).title, "La ruota");
    let twice = csv("title,title_en,date\nA wheel,The wheel,1500\nA moon,,1969\n").deck;
    assert!(twice.card("the-wheel").is_some() && twice.card("a-moon").is_some());
}

#[test]
fn no_card_is_nameless_in_a_language() {
    let imported = csv("title_it,note,date\nLa ruota,It rolls,1500\n");
    let deck = &imported.deck;
    assert_eq!(deck.texts.keys().collect::<Vec<_>>(), [&Lang::It]);
    assert_eq!(imported.report.cleaned[0].row, 2);
    assert!(imported.report.cleaned[0].message.contains("note in `en`"));
}

#[test]
fn good_rows_are_taken_and_bad_ones_named() {
    let imported = csv("title,date,value\n\
        One,1969,\n\
        Two,soon,\n\
        ,1970,\n\
        Three,0,\n\
        One,1969,\n\
        Four,1920s,1931\n\
        Five,1920s,1921\n\
        =HYPERLINK(\"http://x\"),1971,\n\
        <b>Six</b>,1972,\n");
    assert_eq!(imported.report.taken, 3);
    let rows: Vec<u64> = skipped(&imported).iter().map(|(row, _)| *row).collect();
    assert_eq!(rows, [3, 4, 5, 6, 7, 9]);
    let all = format!("{:?}", imported.report.skipped);
    for words in [
        "`soon` is not a date",
        "no title",
        "no year 0",
        "row 2",
        "outside",
        "formula",
    ] {
        assert!(all.contains(words), "{words}: {all}");
    }
    assert_eq!(imported.report.cleaned[0].row, 10);
    assert!(imported.deck.card("six").is_some());
}

#[test]
fn years_are_counted_as_the_file_or_the_caller_says() {
    let value = |text: &str, years| {
        let options = ImportOptions {
            years,
            ..options(Format::Tsv)
        };
        import(text.as_bytes(), &options)
            .expect("imports")
            .deck
            .cards[0]
            .value()
    };
    assert_eq!(value("title\tyear\nX\t-479\n", None), -479);
    assert_eq!(
        value("title\tyear\nX\t-479\n", Some(Counting::Astronomical)),
        -480
    );
    assert_eq!(value("title\tyear_astronomical\nX\t-479\n", None), -480);
    assert_eq!(
        value(
            "title\tyear_astronomical\nX\t-479\n",
            Some(Counting::Historical)
        ),
        -479
    );
}

#[test]
fn the_open_json_shape_is_read() {
    let json = r#"[
        {"qid":"Q131969","title":"Battle of Thermopylae takes place","subtitle":"Battle","year":-479,"wikipediaSlug":"X","pageViews":88418},
        {"title":"Nothing else"},
        7, null, [1,[2]], "x",
        {"title":"Nested","year":{"a":[1]},"x":{"y":[{}]}}
    ]"#;
    let imported = read(Format::Json, json.as_bytes()).expect("imports");
    let card = &imported.deck.cards[0];
    assert_eq!(
        (card.value(), card.source.as_str(), card.fame),
        (-480, "Q131969", 4)
    );
    let rows: Vec<u64> = skipped(&imported).iter().map(|(row, _)| *row).collect();
    assert_eq!(rows, [2, 3, 4, 5, 6, 7]);
}

#[test]
fn files_that_make_no_deck_are_refused_with_a_reason() {
    let refused = |format, bytes: &[u8]| read(format, bytes).expect_err("refused").to_string();
    assert!(refused(Format::Csv, b"").contains("no rows"));
    assert!(refused(Format::Csv, b"title,date\n").contains("no rows"));
    assert!(refused(Format::Csv, b"a,b\n1,2\n").contains("no title column"));
    assert!(refused(Format::Csv, b"title,b\n1,2\n").contains("no date column"));
    assert!(refused(Format::Csv, b"title,date\nx,never\n").contains("row 2"));
    assert!(refused(Format::Csv, b"\xff\xfet\0i\0").contains("UTF-16"));
    assert!(refused(Format::Json, b"7").contains("array of events"));
    assert!(refused(Format::Json, b"[{]").contains("line 1"));
    assert!(refused(Format::Json, b"{}").contains("missing field"));
    assert!(refused(Format::Json, b"[\"\xff\"]").contains("UTF-8"));
    let bomb = "[".repeat(1 << 20);
    assert!(refused(Format::Json, bomb.as_bytes()).len() > 20);
    let bomb = "{\"a\":".repeat(1 << 20);
    assert!(refused(Format::Json, bomb.as_bytes()).len() > 20);
}

#[test]
fn hostile_cells_cost_their_row_only() {
    let mut bytes = b"title,date\nGood,1900\n".to_vec();
    bytes.extend(b"Bad \xff text,1901\n");
    bytes.extend(b"With\0nul,1902\n");
    bytes.extend("Turned\u{202e} round,1903\n".as_bytes());
    bytes.extend(vec![b'x'; MAX_CELL_BYTES + 1]);
    bytes.extend(b",1904\nAlso good,1905\n");
    let imported = read(Format::Csv, &bytes).expect("imports");
    assert_eq!(imported.report.taken, 4);
    let rows: Vec<u64> = skipped(&imported).iter().map(|(row, _)| *row).collect();
    assert_eq!(rows, [3, 6]);
    let cleaned: Vec<u64> = imported
        .report
        .cleaned
        .iter()
        .map(|note| note.row)
        .collect();
    assert_eq!(cleaned, [4, 5]);
    assert!(imported.deck.card("withnul").is_some());
}

#[test]
fn a_long_cell_in_the_middle_is_passed_over() {
    let start = Cursor::new(b"title,date\nGood,1900\n\"".to_vec());
    let long = std::io::repeat(b'x').take(3 << 20);
    let end = Cursor::new(b"\",1901\nBetter,1902\n".to_vec());
    let input = BufReader::new(start.chain(long).chain(end));
    let imported = import(input, &options(Format::Csv)).expect("imports");
    assert_eq!(imported.report.taken, 2);
    assert_eq!(skipped(&imported)[0].0, 3);
}

#[test]
fn endless_rows_are_refused() {
    let rows = "title,date\n".to_owned() + &"x,never\n".repeat(MAX_ROWS + 1);
    let error = read(Format::Csv, rows.as_bytes()).expect_err("refused");
    assert!(matches!(error, ImportError::TooManyRows), "{error}");
}

#[test]
fn a_folder_is_written_whole_or_not_at_all() {
    let temp = tempfile::tempdir().expect("a temp dir");
    let folder = temp.path().join("my-deck");
    let Imported { deck, sources, .. } = csv("title,date\nOne,1969\n");
    save(&sources, &folder).expect("written");
    assert_eq!(Deck::load(&folder).expect("loads"), deck);
    let again = save(&sources, &folder)
        .expect_err("it is there already")
        .to_string();
    assert!(again.contains("already exists"), "{again}");

    let file = temp.path().join("file");
    std::fs::write(&file, "x").expect("written");
    assert!(save(&sources, &file).is_err());
    assert!(save(&sources, &file.join("below-a-file")).is_err());
    let mut left: Vec<_> = std::fs::read_dir(temp.path())
        .expect("listed")
        .flatten()
        .map(|entry| entry.file_name())
        .collect();
    left.sort();
    assert_eq!(left, ["file", "my-deck"]);
    assert!(import_file(&temp.path().join("nowhere"), &options(Format::Csv)).is_err());
}

/// What a spreadsheet keeps of a deck: its cards.
fn cards(deck: &Deck) -> Vec<String> {
    let describe = |card| {
        let front = deck.front(card, Lang::En);
        let back = deck.back(card, Lang::En);
        format!(
            "{front:?} {back:?} {} {} {:?}",
            card.fame,
            card.date.when(),
            card.date.explicit_value()
        )
    };
    deck.cards
        .iter()
        .map(describe)
        .map(|text| text.replace("topic_name", ""))
        .collect()
}

#[test]
fn generated_decks_survive_the_round_trip() {
    for kind in [DeckKind::Classic, DeckKind::Twist, DeckKind::Saga] {
        let deck = generated(kind, 90, false).expect("generated");
        for format in [Format::Csv, Format::Tsv] {
            for lang in [None, Some(Lang::En)] {
                let again = read(format, export(&deck, format, lang).as_bytes()).expect("imports");
                assert_eq!(again.report.skipped, []);
                assert_eq!(cards(&again.deck), cards(&deck));
                assert_eq!(again.deck.kind, kind);
            }
        }
    }
}

#[test]
fn json_keeps_everything() {
    for deck in [
        generated_trek(),
        generated(DeckKind::Twist, 60, true).expect("generated"),
    ] {
        let again =
            read(Format::Json, export(&deck, Format::Json, None).as_bytes()).expect("imports");
        assert_eq!(again.deck, deck);
        assert_eq!(again.deck.hash(), deck.hash());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_words_survive_the_round_trip(
        title in "[^\\p{C}\\p{Z}<]([^\\p{C}<\u{61c}]{0,30}[^\\p{C}\\p{Z}<])?",
        note in "([^\\p{C}\\p{Z}<]([^\\p{C}<]{0,30}[^\\p{C}\\p{Z}<])?)?",
        value in 1921i64..1929,
    ) {
        let mut deck = generated(DeckKind::Classic, 3, false).expect("generated");
        let id = deck.cards[1].id.clone();
        deck.cards[1].date = antedate_decks::CardDate::with_value("1920s".parse().expect("a date"), value).expect("inside");
        for lang in [Lang::En, Lang::Ru] {
            let texts = deck.texts.entry(lang).or_default();
            let text = texts.cards.entry(id.clone()).or_default();
            (text.title, text.note) = (title.clone(), note.clone());
        }
        for format in [Format::Csv, Format::Tsv] {
            let again = read(format, export(&deck, format, None).as_bytes()).expect("imports").deck;
            prop_assert_eq!(cards(&again), cards(&deck));
            prop_assert_eq!(&again.texts[&Lang::Ru].cards, &deck.texts[&Lang::Ru].cards);
        }
        let again = read(Format::Json, export(&deck, Format::Json, None).as_bytes()).expect("imports").deck;
        prop_assert_eq!(again, deck);
    }

    #[test]
    fn no_bytes_make_an_importer_stumble(bytes: Vec<u8>, head in prop::bool::ANY) {
        let mut all = if head { b"title,date,value,front,back,id\n".to_vec() } else { Vec::new() };
        all.extend(bytes);
        for format in [Format::Csv, Format::Tsv, Format::Json] {
            let _ = read(format, &all);
        }
    }
}
