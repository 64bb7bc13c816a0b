use super::*;

/// The table of `docs/deck-format.md`.
#[test]
fn the_grammar_means_what_its_table_says() {
    let table = [
        ("1969", 1969),
        ("490 BCE", -490),
        ("c. 1450", 1450),
        ("c. 3500 BCE", -3500),
        ("1920s", 1925),
        ("420s BCE", -425),
        ("12th century", 1150),
        ("5th century BCE", -450),
        ("3rd millennium BCE", -2500),
        ("66 million years ago", -66_000_000),
        ("1.5 million years ago", -1_500_000),
        ("1347–1351", 1347),
        ("431–404 BCE", -431),
        ("27 BCE–14 CE", -27),
        ("scene 42", 42),
    ];
    for (text, value) in table {
        let when: When = text.parse().expect(text);
        assert_eq!(when.default_value(), value, "{text}");
        assert_eq!(when.to_string(), text);
        assert!(when.admits(value), "{text}");
    }
}

#[test]
fn what_is_no_date_is_refused() {
    let bad = [
        "",
        "0",
        "-480",
        "1969 CE",
        "c.1450",
        "circa 1450",
        "12nd century",
        "0th century",
        "1925s",
        "0s",
        "scene 0",
        "scene 101",
        "1351–1347",
        "404–431 BCE",
        "1347-1351",
        "1.2345 million years ago",
        "1. million years ago",
        "０１",
        "99999999999999999999",
        "99999999999",
        "1969 ",
        "c. 0",
    ];
    for text in bad {
        assert!(text.parse::<When>().is_err(), "{text:?}");
    }
}

#[test]
fn an_explicit_value_must_lie_inside_its_date() {
    let inside =
        |text: &str, value| CardDate::with_value(text.parse().expect("a date"), value).is_ok();
    assert!(inside("1920s", 1920) && inside("1920s", 1929));
    assert!(!inside("1920s", 1930) && !inside("1920s", 1919));
    assert!(inside("420s BCE", -429) && !inside("420s BCE", -430));
    assert!(inside("12th century", 1101) && !inside("12th century", 1100));
    assert!(inside("5th century BCE", -500) && !inside("5th century BCE", -400));
    assert!(inside("1347–1351", 1351) && !inside("1347–1351", 1352));
    assert!(inside("c. 3500 BCE", -3650) && !inside("c. 3500 BCE", -3700));
    assert!(!inside("1969", 1970));
    assert!(inside("66 million years ago", -66_043_000));
    assert!(!inside("1.5 million years ago", -1_600_000));
    assert!(!inside("c. 3", 0) && !inside("27 BCE–14 CE", 0));
}

#[test]
fn english_ordinals() {
    let written = [1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111].map(grammar::ordinal);
    assert_eq!(
        written.join(" "),
        "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 101st 111th"
    );
}
