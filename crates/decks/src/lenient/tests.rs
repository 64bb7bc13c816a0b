use proptest::prelude::*;

use super::*;
use crate::Lang;

fn read(text: &str) -> String {
    match parse_lenient(text, Counting::Historical) {
        Ok(when) => when.to_string(),
        Err(_) => "?".to_owned(),
    }
}

#[test]
fn what_people_type_is_understood() {
    let table = [
        ("480 BC", "480 BCE"),
        ("480 B.C.", "480 BCE"),
        ("-480", "480 BCE"),
        ("−480", "480 BCE"),
        ("480 a.C.", "480 BCE"),
        ("480 p.n.e.", "480 BCE"),
        ("480 до н.э.", "480 BCE"),
        ("480 г. до н. э.", "480 BCE"),
        ("AD 79", "79"),
        ("79 d.C.", "79"),
        ("1450 r.", "1450"),
        ("c. 1450", "c. 1450"),
        ("c1450", "c. 1450"),
        ("ca 1450", "c. 1450"),
        ("Circa 3500 BC", "c. 3500 BCE"),
        ("~1450", "c. 1450"),
        ("1450?", "c. 1450"),
        ("ok. 1450 r.", "c. 1450"),
        ("около 1450 года", "c. 1450"),
        ("12th century", "12th century"),
        ("the 12th century BC", "12th century BCE"),
        ("XII secolo", "12th century"),
        ("sec. XII a.C.", "12th century BCE"),
        ("XII w.", "12th century"),
        ("12 wiek", "12th century"),
        ("XII в. до н. э.", "12th century BCE"),
        ("ХIХ век", "19th century"),
        ("III tysiąclecie p.n.e.", "3rd millennium BCE"),
        ("3rd millennium BC", "3rd millennium BCE"),
        ("1920s", "1920s"),
        ("the 1920s", "1920s"),
        ("1920's", "1920s"),
        ("anni 1920", "1920s"),
        ("lata 20. XX w.", "1920s"),
        ("1920-е", "1920s"),
        ("65 Ma", "65 million years ago"),
        ("65Ma", "65 million years ago"),
        ("65 mya", "65 million years ago"),
        ("4.5 Ga", "4500 million years ago"),
        ("1,5 mln lat temu", "1.5 million years ago"),
        ("66 млн лет назад", "66 million years ago"),
        ("1969-07-20", "1969"),
        ("1969-07-20T20:17:00Z", "1969"),
        ("1969-07", "1969"),
        ("20/07/1969", "1969"),
        ("20.07.1969", "1969"),
        ("20 July 1969", "1969"),
        ("July 20, 1969", "1969"),
        ("20 lipca 1969 r.", "1969"),
        ("20 июля 1969 года", "1969"),
        ("luglio 1969", "1969"),
        ("1347-1351", "1347–1351"),
        ("1347 – 1351", "1347–1351"),
        ("1914-18", "1914–1918"),
        ("431-404 BC", "431–404 BCE"),
        ("27 BC – 14 AD", "27 BCE–14 CE"),
        ("40,000 BCE", "40000 BCE"),
        ("40 000 до н. э.", "40000 BCE"),
        ("1969.0", "1969"),
        ("scena 42", "scene 42"),
        ("сцена 42", "scene 42"),
        ("№ 42", "scene 42"),
        (" 1969 ", "1969"),
    ];
    for (text, date) in table {
        assert_eq!(read(text), date, "{text}");
    }
}

/// A mark before three digits is read as the language of the words around it means it.
#[test]
fn thousands_of_millions_are_not_millions() {
    let table = [
        ("4,500 million years ago", "4500 million years ago"),
        ("4.500 milioni di anni fa", "4500 million years ago"),
        ("4 500 mln lat temu", "4500 million years ago"),
        ("4 500 млн лет назад", "4500 million years ago"),
        ("4,500 mya", "4500 million years ago"),
        ("4,500 mln years ago", "4500 million years ago"),
        ("2.588 million years ago", "2.588 million years ago"),
        ("2,588 milioni di anni fa", "2.588 million years ago"),
        ("2,588 mln lat temu", "2.588 million years ago"),
        ("2,588 млн лет назад", "2.588 million years ago"),
        ("1,5 million years ago", "1.5 million years ago"),
        ("0.781 Ma", "0.781 million years ago"),
        ("4500 Ma", "4500 million years ago"),
        // A thousand times as much is older than the world.
        ("4.567 billion years ago", "4567 million years ago"),
        ("4,567 billion years ago", "4567 million years ago"),
        ("4.567 miliardi di anni fa", "4567 million years ago"),
        ("4,567 млрд лет назад", "4567 million years ago"),
        ("4.567 Ga", "4567 million years ago"),
        ("252.170 milioni di anni fa", "252.17 million years ago"),
    ];
    for (text, date) in table {
        assert_eq!(read(text), date, "{text}");
    }
    for text in ["4,500 Ma", "4.500 Ma", "4,500 mln"] {
        let error = parse_lenient(text, Counting::Historical).unwrap_err();
        let said = error.to_string();
        let both = "means 4500 million years ago or 4.5 million years ago";
        assert!(said.contains(text) && said.contains(both), "{said}");
    }
}

#[test]
fn millions_of_other_things_are_no_date() {
    for text in [
        "100 million",
        "100 million years",
        "100 million years ago",
        "100 Ma ago",
        "100 million years BP",
        "100 million BC",
        "100 millions of years ago",
        "100 milioni di anni or sono",
        "100 mln. lat p.n.e.",
        "100 млн. лет тому назад",
        "100 млн л. н.",
    ] {
        assert_eq!(read(text), "100 million years ago", "{text}");
    }
    for text in [
        "100 million dollars in 1969",
        "100 million AD",
        "100 millionaires",
        "100 milioni di lire",
        "100 mln zł temu",
        "100 млн рублей",
        "5 mila di anni fa",
        "100 million years ago or so",
    ] {
        assert_eq!(read(text), "?", "{text}");
    }
}

#[test]
fn what_is_no_date_is_refused() {
    for text in [
        "",
        "0",
        "soon",
        "-480 BC",
        "12,34",
        "1969-1960",
        "scene 0",
        "13/13/13",
        "IIII century",
        "Q42",
        "-",
        "c.",
        "1 2",
        "--5",
        "\u{0}",
    ] {
        assert_eq!(read(text), "?", "{text:?}");
    }
    assert!(parse_lenient(&"9".repeat(1 << 20), Counting::Historical).is_err());
}

#[test]
fn only_bare_numbers_are_astronomical() {
    let value = |text| parse_lenient(text, Counting::Astronomical).map(When::default_value);
    assert_eq!(value("-479"), Ok(-480));
    assert_eq!(value("0"), Ok(-1));
    assert_eq!(value("1969"), Ok(1969));
    assert_eq!(value("480 BC"), Ok(-480));
}

pub(crate) fn any_when() -> impl Strategy<Value = When> {
    let year = (-300_000i64..3000).prop_filter_map("no year 0", |n| Year::from_historical(n).ok());
    let era = prop_oneof![Just(Era::Bce), Just(Era::Ce)];
    prop_oneof![
        year.clone().prop_map(When::Exact),
        year.clone().prop_map(When::Circa),
        (1u32..9999, era.clone()).prop_map(|(n, era)| When::Decade { start: n * 10, era }),
        (1u32..=1000, era.clone()).prop_map(|(n, era)| When::Century { n, era }),
        (1u32..=1000, era).prop_map(|(n, era)| When::Millennium { n, era }),
        (1u32..20_000_000).prop_map(|thousands| When::YearsAgo { thousands }),
        (year.clone(), year).prop_filter_map("forwards", |(from, to)| {
            (from < to).then_some(When::Range { from, to })
        }),
        (1u32..=100).prop_map(When::Scene),
    ]
}

proptest! {
    #[test]
    fn every_label_can_be_read_back(when in any_when()) {
        for lang in Lang::ALL {
            let label = when.label(lang);
            prop_assert_eq!(parse_lenient(&label, Counting::Historical), Ok(when), "{}", label);
        }
    }

    #[test]
    fn the_grammar_gives_back_what_it_wrote(when in any_when()) {
        prop_assert_eq!(when.to_string().parse(), Ok(when));
        prop_assert!(when.admits(when.default_value()));
    }

    #[test]
    fn no_text_makes_the_parsers_stumble(text in ".{0,40}") {
        let _ = parse_lenient(&text, Counting::Astronomical);
        let _ = text.parse::<When>();
    }
}
