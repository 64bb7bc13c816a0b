//! Every code of the lint: a deck without findings, one thing spoilt, and the code it gives.

use std::collections::BTreeSet;

use antedate_decks::trek::{Benefit, Experience, Reward};
use antedate_decks::{
    Card, CardDate, CardText, Code, Deck, DeckKind, Icons, Lang, Origin, Parsed, Severity,
    generated, generated_trek, lint,
};
use antedate_rules::Icon;

const THIS_YEAR: i64 = 2026;

/// A generated deck in every language, spread over time, in which the lint finds nothing.
fn good(kind: DeckKind) -> Deck {
    let mut deck = match kind {
        DeckKind::Trek => generated_trek(),
        DeckKind::Saga => generated(kind, 90, false).expect("generated"),
        _ => generated(kind, 60, false).expect("generated"),
    };
    if kind != DeckKind::Saga {
        let n = deck.cards.len();
        let mut by_time: Vec<usize> = (0..n).collect();
        by_time.sort_by_key(|at| deck.cards[*at].value());
        for (place, at) in by_time.into_iter().enumerate() {
            deck.cards[at].date = date(&spread(place, n));
        }
    }
    let english = deck.texts[&Lang::En].clone();
    let in_latin = |lang: &Lang| !matches!(lang, Lang::En | Lang::Ru);
    for lang in Lang::ALL.into_iter().filter(in_latin) {
        let suffix = lang.code();
        let mut texts = english.clone();
        for text in texts.cards.values_mut().chain(texts.ancestors.values_mut()) {
            text.title = format!("{} {suffix}", text.title);
            text.note = format!("{} {suffix}", text.note);
        }
        deck.texts.insert(lang, texts);
    }
    deck.texts.insert(Lang::Ru, russian(&english));
    deck
}

fn date(text: &str) -> CardDate {
    CardDate::new(text.parse().unwrap_or_else(|error| panic!("{error}")))
}

/// Exact years that are not round, evenly over the eras.
fn spread(place: usize, n: usize) -> String {
    let starts = [-9_051, -2_993, 502, 1502, 1802, 1902, 1952, 2001];
    let era = place * starts.len() / n;
    let step = (place - era * n / starts.len()) as i64;
    let value: i64 = starts[era] + step + i64::from(starts[era] % 10 == 0);
    match value {
        ..0 => format!("c. {} BCE", -value),
        _ => format!("c. {value}"),
    }
}

/// Russian texts that differ from card to card: the letters of the English ones in Cyrillic.
fn russian(english: &antedate_decks::Texts) -> antedate_decks::Texts {
    let cyrillic = |text: &str| -> String {
        let letter = |c: char| match c {
            'a'..='z' => char::from_u32('а' as u32 + (c as u32 - 'a' as u32)).expect("a letter"),
            'A'..='Z' => char::from_u32('А' as u32 + (c as u32 - 'A' as u32)).expect("a letter"),
            c => c,
        };
        text.chars().map(letter).collect()
    };
    let mut texts = english.clone();
    texts.name = cyrillic(&texts.name);
    texts.description = cyrillic(&texts.description);
    for text in texts.cards.values_mut().chain(texts.ancestors.values_mut()) {
        (text.title, text.note) = (cyrillic(&text.title), cyrillic(&text.note));
    }
    for name in texts
        .topics
        .values_mut()
        .chain(texts.itineraries.values_mut())
        .chain(texts.warps.values_mut())
    {
        *name = cyrillic(name);
    }
    texts
}

fn found(deck: Deck, origin: Origin) -> Vec<String> {
    let parsed = Parsed {
        deck: Some(deck),
        origin,
        findings: Vec::new(),
    };
    lint(&parsed, THIS_YEAR)
        .iter()
        .map(ToString::to_string)
        .collect()
}

fn codes(deck: Deck, origin: Origin) -> BTreeSet<Code> {
    let parsed = Parsed {
        deck: Some(deck),
        origin,
        findings: Vec::new(),
    };
    lint(&parsed, THIS_YEAR)
        .iter()
        .map(|finding| finding.code)
        .collect()
}

fn title(deck: &mut Deck, lang: Lang, n: usize, title: &str) {
    text(deck, lang, n).title = title.to_owned();
}

fn text(deck: &mut Deck, lang: Lang, n: usize) -> &mut CardText {
    let id = deck.cards[n].id.clone();
    deck.texts
        .get_mut(&lang)
        .expect("a language")
        .cards
        .get_mut(&id)
        .expect("a card")
}

fn rename(deck: &mut Deck, n: usize, id: &str) {
    let old = std::mem::replace(&mut deck.cards[n].id, id.to_owned());
    for texts in deck.texts.values_mut() {
        let text = texts.cards.remove(&old).expect("a card");
        texts.cards.insert(id.to_owned(), text);
    }
    deck.cards.sort_by(|a, b| a.id.cmp(&b.id));
}

fn keep(deck: &mut Deck, n: usize) {
    deck.cards.truncate(n);
    let ids: BTreeSet<String> = deck.cards.iter().map(|card| card.id.clone()).collect();
    for texts in deck.texts.values_mut() {
        texts.cards.retain(|id, _| ids.contains(id));
    }
}

fn put_icons(deck: &mut Deck, front: impl Fn(usize, &Card) -> u8) {
    let mut order: Vec<usize> = (0..deck.cards.len()).collect();
    order.sort_by_key(|n| deck.cards[*n].value());
    for (place, n) in order.into_iter().enumerate() {
        let front = front(place, &deck.cards[n]);
        let back = Icon((front + 1 + (place % 5) as u8) % 6);
        deck.cards[n].icons = Some(Icons {
            front: Icon(front),
            back,
        });
    }
}

/// A code, the kind of deck it is tried on, and what spoils the deck.
type Case = (Code, DeckKind, fn(&mut Deck, &mut Origin));

const CASES: &[Case] = &[
    (Code::FolderName, DeckKind::Classic, |_, origin| {
        origin.folder = Some("other".into());
    }),
    (Code::DuplicateTitle, DeckKind::Classic, |deck, _| {
        let same = text(deck, Lang::Pl, 0).title.to_uppercase() + "!";
        title(deck, Lang::Pl, 7, &same);
    }),
    (Code::NearTitle, DeckKind::Classic, |deck, _| {
        title(deck, Lang::En, 3, "Gutenberg prints the Bible in Mainz");
        title(deck, Lang::En, 9, "In Mainz Gutenberg prints a Bible");
    }),
    (Code::DateInTitle, DeckKind::Classic, |deck, _| {
        title(deck, Lang::En, 3, "The ship of 1912 sinks");
    }),
    (Code::DateInTitle, DeckKind::Classic, |deck, _| {
        title(deck, Lang::It, 3, "Finisce il diciannovesimo secolo");
    }),
    (Code::DateInTitle, DeckKind::Classic, |deck, _| {
        title(deck, Lang::Pl, 3, "Koniec dziewiętnastego wieku");
    }),
    (Code::DateInTitle, DeckKind::Classic, |deck, _| {
        title(deck, Lang::Ru, 3, "Кончается XIX век");
    }),
    (Code::NumberInTitle, DeckKind::Classic, |deck, _| {
        title(deck, Lang::En, 3, "Fahrenheit 451 is published");
    }),
    (Code::DateOpensNote, DeckKind::Classic, |deck, _| {
        text(deck, Lang::Ru, 3).note = "В 1912 году утонул корабль.".into();
    }),
    (Code::DateInId, DeckKind::Classic, |deck, _| {
        rename(deck, 3, "ship-of-1912");
    }),
    (Code::DateInId, DeckKind::Classic, |deck, _| {
        rename(deck, 3, "twelfth-century-abbey");
    }),
    (Code::EraHint, DeckKind::Classic, |deck, _| {
        title(deck, Lang::Pl, 3, "Powstaje średniowieczny zamek");
    }),
    (Code::MissingText, DeckKind::Classic, |deck, _| {
        title(deck, Lang::It, 3, " ");
    }),
    (Code::MissingText, DeckKind::Classic, |deck, _| {
        let id = deck.cards[3].id.clone();
        deck.texts
            .get_mut(&Lang::It)
            .expect("Italian")
            .cards
            .remove(&id);
    }),
    (Code::MissingText, DeckKind::Trek, |deck, _| {
        deck.texts
            .get_mut(&Lang::It)
            .expect("Italian")
            .itineraries
            .clear();
    }),
    (Code::MissingNote, DeckKind::Classic, |deck, _| {
        text(deck, Lang::It, 3).note.clear();
    }),
    (Code::MissingNote, DeckKind::Classic, |deck, _| {
        (0..30).for_each(|n| text(deck, Lang::It, n).note.clear());
    }),
    (Code::MissingLanguage, DeckKind::Classic, |deck, _| {
        drop(deck.texts.remove(&Lang::Pl));
    }),
    (Code::StrayText, DeckKind::Classic, |deck, _| {
        let stray = CardText {
            title: "Qualcosa succede".into(),
            note: "Davvero.".into(),
        };
        deck.texts
            .get_mut(&Lang::It)
            .expect("Italian")
            .cards
            .insert("stray".into(), stray);
    }),
    (Code::Untranslated, DeckKind::Classic, |deck, _| {
        let english = text(deck, Lang::En, 3).title.clone();
        title(deck, Lang::It, 3, &english);
    }),
    (Code::Untranslated, DeckKind::Classic, |deck, _| {
        text(deck, Lang::It, 3).note = text(deck, Lang::En, 3).note.clone();
    }),
    (Code::WrongScript, DeckKind::Classic, |deck, _| {
        title(deck, Lang::Ru, 3, "Gutenberg prints a book");
    }),
    (Code::WrongScript, DeckKind::Classic, |deck, _| {
        title(deck, Lang::Ru, 3, "Колуmб видит землю");
    }),
    (Code::WrongScript, DeckKind::Classic, |deck, _| {
        title(deck, Lang::Pl, 3, "Kolumb widzi ląд");
    }),
    (Code::LongTitle, DeckKind::Classic, |deck, _| {
        title(deck, Lang::It, 3, &"parola ".repeat(9));
    }),
    (Code::LongNote, DeckKind::Classic, |deck, _| {
        text(deck, Lang::It, 3).note = "parola ".repeat(50);
    }),
    (Code::ControlCharacter, DeckKind::Classic, |deck, _| {
        title(deck, Lang::It, 3, "Colombo vede\u{202e} la terra");
    }),
    (Code::Html, DeckKind::Classic, |deck, _| {
        title(deck, Lang::It, 3, "Colombo <b>vede</b> la terra");
    }),
    (Code::NoSource, DeckKind::Classic, |deck, _| {
        deck.cards[3].source = " ".into();
    }),
    (Code::RoundYear, DeckKind::Classic, |deck, _| {
        deck.cards[3].date = date("1420");
    }),
    (Code::RoundYear, DeckKind::Classic, |deck, _| {
        deck.cards[3].date = date("480 BCE");
    }),
    (Code::Astronomical, DeckKind::Classic, |deck, _| {
        deck.cards[3].date = date("2999 BCE");
    }),
    (Code::AstronomicalDeck, DeckKind::Classic, |deck, _| {
        for n in 0..20 {
            deck.cards[n].date = date(&format!("{} BCE", 1019 + 100 * n));
        }
        deck.allow = vec!["W-ERA-BALANCE".into()];
    }),
    (Code::Future, DeckKind::Classic, |deck, _| {
        deck.cards[3].date = date("2027");
    }),
    (Code::UnknownMotif, DeckKind::Classic, |deck, _| {
        deck.cards[3].motif = "time-machine".into();
    }),
    (Code::UnknownMotif, DeckKind::Trek, |deck, _| {
        deck.trek.as_mut().expect("trek").ancestors[0].motif = "nobody".into();
    }),
    (Code::UnknownTopic, DeckKind::Classic, |deck, _| {
        deck.cards[3].topic = "sport".into();
    }),
    (Code::EmptyTopic, DeckKind::Classic, |deck, _| {
        deck.topics.push("sport".into());
        for (lang, texts) in &mut deck.texts {
            let name = if *lang == Lang::Ru {
                "Спорт"
            } else {
                "Sport"
            };
            texts.topics.insert("sport".into(), name.into());
        }
    }),
    (Code::TopicBalance, DeckKind::Classic, |deck, _| {
        (0..40).for_each(|n| deck.cards[n].topic = "arts".into());
    }),
    (Code::EraBalance, DeckKind::Classic, |deck, _| {
        for n in 0..20 {
            deck.cards[n].date = date(&(1971 + n).to_string());
        }
    }),
    (Code::SameIcon, DeckKind::Saga, |deck, _| {
        deck.cards[3].icons = Some(Icons {
            front: Icon(2),
            back: Icon(2),
        });
        deck.allow = vec!["W-ICON-BALANCE".into()];
    }),
    (Code::IconBalance, DeckKind::Saga, |deck, _| {
        let icons = deck.cards[3].icons;
        deck.cards[4].icons = icons;
        deck.cards[5].icons = icons;
    }),
    (Code::IconHint, DeckKind::Saga, |deck, _| {
        put_icons(deck, |place, _| (place / 15) as u8);
    }),
    (Code::IconHint, DeckKind::Saga, |deck, _| {
        let topics = deck.topics.clone();
        put_icons(deck, |_, card| {
            topics
                .iter()
                .position(|topic| *topic == card.topic)
                .expect("a topic") as u8
        });
        deck.allow = vec!["W-ICON-BALANCE".into()];
    }),
    (Code::RepeatedValue, DeckKind::Classic, |deck, _| {
        deck.cards[3].date = deck.cards[4].date;
    }),
    (Code::MustBeUnique, DeckKind::Saga, |deck, _| {
        deck.unique_dates = false;
    }),
    (Code::TooFewCards, DeckKind::Classic, |deck, _| {
        keep(deck, 8);
        deck.allow = vec!["W-EMPTY-TOPIC".into()];
    }),
    (Code::TooFewCards, DeckKind::Trek, |deck, _| {
        for card in deck.cards.iter_mut().filter_map(|card| card.trek.as_mut()) {
            card.day = card.day.min(2);
        }
        deck.allow = vec!["W-TREK-SHAPE".into()];
    }),
    (Code::FewCards, DeckKind::Classic, |deck, _| keep(deck, 20)),
    (Code::FewCards, DeckKind::Twist, |deck, _| {
        keep(deck, 35);
        deck.allow = vec!["W-ICON-BALANCE".into()];
    }),
    (Code::TrekShape, DeckKind::Trek, |deck, _| {
        deck.trek.as_mut().expect("trek").journey[9] = 1;
    }),
    (Code::TrekPlay, DeckKind::Trek, |deck, _| {
        deck.trek.as_mut().expect("trek").ancestor_pile[2] = 13;
    }),
    (Code::Unreachable, DeckKind::Trek, |deck, _| {
        let itinerary = &mut deck.trek.as_mut().expect("trek").itineraries[0];
        itinerary.rows.resize(6, None);
        itinerary.rows[5] = Some(Reward::Points(3));
    }),
    (Code::Unreachable, DeckKind::Trek, |deck, _| {
        // Nothing gives a red token any more.
        let trek = deck.trek.as_mut().expect("trek");
        trek.mat[1] = None;
        trek.itineraries[0].columns[0] = vec![Some(Reward::Points(3)); 3];
        for card in deck.cards.iter_mut().filter_map(|card| card.trek.as_mut()) {
            card.benefits.retain(|benefit| {
                !matches!(
                    benefit,
                    Benefit::Experience(Experience::Person) | Benefit::Wild
                )
            });
        }
    }),
    (Code::AllowUnknown, DeckKind::Classic, |deck, _| {
        deck.cards[3].allow = vec!["E-DUP-TITLE".into()];
    }),
    (Code::AllowUnused, DeckKind::Classic, |deck, _| {
        deck.cards[3].allow = vec!["W-ROUND-YEAR".into()];
    }),
    (Code::AllowWhy, DeckKind::Classic, |deck, origin| {
        deck.cards[3].date = date("1420");
        deck.cards[3].allow = vec!["W-ROUND-YEAR".into()];
        origin.unexplained.insert(deck.cards[3].id.clone());
    }),
];

#[test]
fn good_decks_have_no_findings() {
    for kind in DeckKind::ALL {
        assert_eq!(
            found(good(kind), Origin::default()),
            Vec::<String>::new(),
            "{kind}"
        );
    }
}

#[test]
fn each_fault_gives_its_own_code_and_no_other() {
    let mut surprises = Vec::new();
    for (code, kind, spoil) in CASES {
        let (mut deck, mut origin) = (good(*kind), Origin::default());
        spoil(&mut deck, &mut origin);
        if codes(deck.clone(), origin.clone()) != BTreeSet::from([*code]) {
            surprises.push((code.name(), found(deck, origin)));
        }
    }
    assert_eq!(surprises, []);
}

/// What is fatal is tried where decks are loaded.
#[test]
fn no_code_of_the_lint_goes_untried() {
    let tried: BTreeSet<Code> = CASES.iter().map(|(code, ..)| *code).collect();
    let all = Code::ALL.iter().copied();
    let untried: Vec<Code> = all
        .filter(|code| code.severity() != Severity::Fatal && !tried.contains(code))
        .collect();
    assert_eq!(untried, []);
}

#[test]
fn a_warning_can_be_silenced_on_its_card_and_only_there() {
    let mut deck = good(DeckKind::Classic);
    deck.cards[3].date = date("1420");
    deck.cards[3].allow = vec!["W-ROUND-YEAR".into()];
    assert_eq!(codes(deck.clone(), Origin::default()), BTreeSet::new());
    deck.cards[4].date = date("1430");
    assert_eq!(
        codes(deck, Origin::default()),
        BTreeSet::from([Code::RoundYear])
    );
}

#[test]
fn findings_name_file_and_line() {
    let deck = good(DeckKind::Classic);
    let mut sources = deck.to_sources();
    let facts = sources.files.get_mut("deck.toml").expect("written");
    *facts = facts.replacen("motif = \"", "motif = \"no-", 1);
    let line = facts
        .lines()
        .position(|line| line.contains("[[card]]"))
        .expect("a card")
        + 1;
    let findings = lint(&Parsed::from_sources(&sources), THIS_YEAR);
    assert_eq!(findings.len(), 1);
    assert_eq!(findings[0].file.as_deref(), Some("deck.toml"));
    assert_eq!(findings[0].line, Some(line as u32));
    assert!(
        findings[0]
            .to_string()
            .starts_with(&format!("deck.toml:{line}: error E-UNKNOWN-MOTIF: "))
    );
}

/// Comparing every pair of 5,000 titles would be 12 million comparisons; the buckets are bounded.
#[test]
fn titles_of_the_same_few_words_do_not_take_for_ever() {
    let mut deck = generated(DeckKind::Classic, 5000, false).expect("generated");
    for text in deck
        .texts
        .values_mut()
        .flat_map(|texts| texts.cards.values_mut())
    {
        text.title = format!("The same old words again {}", text.title.len() % 2);
    }
    assert!(codes(deck, Origin::default()).contains(&Code::DuplicateTitle));
}
