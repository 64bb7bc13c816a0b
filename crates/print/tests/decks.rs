//! Whole decks on paper.

use antedate_decks::{Deck, Lang, builtin};
use antedate_print::{Job, Paper, Printed, print};

fn picture(name: &str) -> Option<String> {
    let known = matches!(name, "hourglass" | "spartan-helmet");
    known.then(|| "<svg><path d=\"M0 0h512v512H0z\"/></svg>".to_owned())
}

fn deck(id: &str) -> std::sync::Arc<Deck> {
    builtin(id).expect("it is built in").expect("it is sound")
}

fn printed(id: &str, lang: Lang, paper: Paper) -> Printed {
    let deck = deck(id);
    let job = Job {
        deck: &deck,
        lang,
        paper,
        picture: &picture,
    };
    print(&job).expect("it can be printed")
}

#[test]
fn a_deck_of_220_cards_is_25_sheets_the_rules_and_the_dates() {
    let printed = printed("classic", Lang::En, Paper::A4);
    assert!(printed.pdf.starts_with(b"%PDF-"));
    assert_eq!(printed.pages, 2 * 25 + 1 + 2);
    assert!(printed.pdf.len() < 3 << 20, "{} bytes", printed.pdf.len());
    assert_eq!(printed.missing, [].into());
}

#[test]
fn the_same_deck_gives_the_same_bytes() {
    let once = printed("saga", Lang::Ru, Paper::Letter);
    assert_eq!(once, printed("saga", Lang::Ru, Paper::Letter));
    assert_eq!(once.missing, [].into());
}

/// 108 departures, 12 ancestors and 24 time warps, and 24 itineraries of a larger size.
#[test]
fn the_box_of_trek_is_whole() {
    const BOARD: usize = 2;
    const PIECES: usize = 1;
    const RULES: usize = 1;
    const DATES: usize = 1;
    let printed = printed("trek", Lang::De, Paper::A4);
    let cards = 2 * (108_usize.div_ceil(9) + 12_usize.div_ceil(9) + 24_usize.div_ceil(9));
    let itineraries = 2 * 24_usize.div_ceil(4);
    assert_eq!(
        printed.pages,
        cards + itineraries + BOARD + PIECES + RULES + DATES
    );
    assert_eq!(printed.missing, [].into());
}

#[test]
fn letters_that_no_font_has_are_named() {
    let mut deck = Deck::clone(&deck("twist"));
    deck.cards.truncate(1);
    let id = deck.cards[0].id.clone();
    let texts = deck.texts.get_mut(&Lang::En).expect("it is in English");
    let text = texts.cards.get_mut(&id).expect("it has words");
    text.title = "Ἀρχιμήδης runs".to_owned();
    let job = Job {
        deck: &deck,
        lang: Lang::En,
        paper: Paper::A4,
        picture: &picture,
    };
    let printed = print(&job).expect("it is printed all the same");
    assert!(printed.missing.contains(&'μ'), "{:?}", printed.missing);
    assert!(!printed.missing.contains(&'r'));
}
