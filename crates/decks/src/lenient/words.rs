//! The words of four languages that stand beside numbers in dates.

use crate::dates::Era;

/// The words for "about".
pub(super) const ABOUT: [&str; 21] = [
    "circa ",
    "ca. ",
    "ca.",
    "ca ",
    "c. ",
    "c.",
    "~ ",
    "~",
    "≈ ",
    "≈",
    "about ",
    "around ",
    "approx. ",
    "verso il ",
    "intorno al ",
    "około ",
    "ok. ",
    "ok.",
    "около ",
    "ок. ",
    "ок.",
];

/// The words for the eras, longest first where one ends like another.
pub(super) const ERAS: [(&str, Era); 28] = [
    ("before christ", Era::Bce),
    ("przed naszą erą", Era::Bce),
    ("до нашей эры", Era::Bce),
    ("avanti cristo", Era::Bce),
    ("b.c.e.", Era::Bce),
    ("bce", Era::Bce),
    ("b.c.", Era::Bce),
    ("bc", Era::Bce),
    ("a. c.", Era::Bce),
    ("a.c.", Era::Bce),
    ("a.c", Era::Bce),
    ("p. n. e.", Era::Bce),
    ("p.n.e.", Era::Bce),
    ("pne", Era::Bce),
    ("до н. э.", Era::Bce),
    ("до н.э.", Era::Bce),
    ("до н.э", Era::Bce),
    ("c.e.", Era::Ce),
    ("ce", Era::Ce),
    ("a.d.", Era::Ce),
    ("ad", Era::Ce),
    ("d. c.", Era::Ce),
    ("d.c.", Era::Ce),
    ("n. e.", Era::Ce),
    ("n.e.", Era::Ce),
    ("нашей эры", Era::Ce),
    ("н. э.", Era::Ce),
    ("н.э.", Era::Ce),
];

/// Words for a great number of years.
pub(super) struct Unit {
    pub(super) words: &'static [&'static str],
    /// How many millions it is.
    pub(super) millions: u64,
    /// The mark before decimals in the language of the words, if they are of one.
    pub(super) decimals: Option<char>,
}

pub(super) const UNITS: [Unit; 6] = [
    Unit {
        words: &["million", "millions", "mya", "myr"],
        millions: 1,
        decimals: Some('.'),
    },
    Unit {
        words: &[
            "milione",
            "milioni",
            "milion",
            "miliony",
            "miliona",
            "milionów",
            "миллион",
            "миллиона",
            "миллионов",
            "млн",
        ],
        millions: 1,
        decimals: Some(','),
    },
    Unit {
        words: &["ma", "mln"],
        millions: 1,
        decimals: None,
    },
    Unit {
        words: &["billion", "billions", "bya"],
        millions: 1000,
        decimals: Some('.'),
    },
    Unit {
        words: &[
            "miliardo",
            "miliardi",
            "miliard",
            "miliardy",
            "miliarda",
            "miliardów",
            "миллиард",
            "миллиарда",
            "миллиардов",
            "млрд",
        ],
        millions: 1000,
        decimals: Some(','),
    },
    Unit {
        words: &["ga", "mld"],
        millions: 1000,
        decimals: None,
    },
];

/// The words for years after a unit, with the mark before decimals in their language;
/// longest first where one begins like another.
pub(super) const YEARS: [(&str, char); 11] = [
    ("of years", '.'),
    ("years", '.'),
    ("year", '.'),
    ("yrs", '.'),
    ("yr", '.'),
    ("di anni", ','),
    ("d'anni", ','),
    ("anni", ','),
    ("lat", ','),
    ("лет", ','),
    ("л.", ','),
];

/// The words for "ago", with the mark before decimals in their language, if they are of one.
pub(super) const AGO: [(&str, Option<char>); 10] = [
    ("ago", Some('.')),
    ("before present", Some('.')),
    ("bp", None),
    ("b.p.", None),
    ("fa", Some(',')),
    ("or sono", Some(',')),
    ("temu", Some(',')),
    ("назад", Some(',')),
    ("тому назад", Some(',')),
    ("н.", Some(',')),
];

/// Says whether a lower-case word means a century, in any of our languages.
pub(crate) fn is_century_word(word: &str) -> bool {
    const WORDS: [&str; 25] = [
        "century",
        "centuries",
        "cent.",
        "secolo",
        "secoli",
        "sec.",
        "sec",
        "wiek",
        "wieku",
        "wieki",
        "wieków",
        "w.",
        "w",
        "stulecie",
        "stulecia",
        "stuleciu",
        "век",
        "века",
        "веке",
        "веков",
        "в.",
        "в",
        "столетие",
        "столетия",
        "столетии",
    ];
    WORDS.contains(&word)
}

/// Says whether a lower-case word means a millennium, in any of our languages.
pub(crate) fn is_millennium_word(word: &str) -> bool {
    const STEMS: [&str; 5] = ["millenni", "tysiąclec", "тысячелет", "mill.", "тыс."];
    STEMS.iter().any(|stem| word.starts_with(stem))
}

/// Says whether a lower-case word is a month's name, or begins like one.
pub(super) fn is_month(word: &str) -> bool {
    const STEMS: [&str; 38] = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "gen",
        "mag", "giu", "lug", "ago", "set", "ott", "dic", "sty", "lut", "kwi", "maj", "cze", "lip",
        "sie", "wrz", "paź", "lis", "gru", "янв", "фев", "мар", "апр", "мая", "июн", "июл",
    ];
    const MORE: [&str; 6] = ["авг", "сен", "окт", "ноя", "дек", "май"];
    STEMS.iter().chain(&MORE).any(|stem| word.starts_with(stem))
}
