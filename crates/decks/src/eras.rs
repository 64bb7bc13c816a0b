//! The eras a deck is measured by, for the lint's balance and the histogram; and the stretches of
//! time of a guest's map, which are finer where cards are many.

use crate::lang::fill;
use crate::{Lang, Year, typeset};

/// The eras, oldest first: a name and the last year of each.
pub const ERAS: [(&str, i64); 8] = [
    ("before 3000 BCE", -3001),
    ("3000 BCE – 499", 499),
    ("500 – 1499", 1499),
    ("1500 – 1799", 1799),
    ("1800 – 1899", 1899),
    ("1900 – 1949", 1949),
    ("1950 – 1999", 1999),
    ("since 2000", i64::MAX),
];

/// The last year of each stretch of time of a map but the last, which has no end: deep time,
/// antiquity and the Middle Ages whole, then single centuries.
const STRETCHES: [i64; 8] = [-3001, 499, 1499, 1599, 1699, 1799, 1899, 1999];

/// A stretch of years, or of scenes, from the first to the last; `None` is no bound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stretch {
    /// Where it begins.
    pub from: Option<i64>,
    /// Where it ends.
    pub to: Option<i64>,
}

impl Stretch {
    /// Lists the stretches of a map, oldest first.
    pub fn all() -> impl Iterator<Item = Stretch> {
        let lasts = STRETCHES.iter().copied();
        let firsts = lasts.clone().map(|last| Some(last + 1));
        let tos = lasts.map(Some).chain([None]);
        let froms = std::iter::once(None).chain(firsts);
        froms.zip(tos).map(|(from, to)| Stretch { from, to })
    }

    /// Returns the stretch of a map that a whole era lies in, or the era itself if it is longer
    /// than any: to an era of which no more is known.
    pub fn of_era(at: usize) -> Stretch {
        let (from, to) = era_bounds(at);
        let around = |stretch: &Stretch| {
            let begins = stretch.from.is_none_or(|first| from >= Some(first));
            begins
                && stretch
                    .to
                    .is_none_or(|last| to.is_some_and(|to| to <= last))
        };
        Stretch::all().find(around).unwrap_or(Stretch { from, to })
    }

    /// Says whether a value lies in it.
    pub fn has(self, value: i64) -> bool {
        self.from.is_none_or(|from| from <= value) && self.to.is_none_or(|to| value <= to)
    }

    /// Names it as a stretch of years in `lang`: "1500–1599".
    pub fn name(self, lang: Lang) -> String {
        typeset(&written_name(self, lang), lang)
    }
}

/// Returns the first and the last year of the era at a place in [`ERAS`]; nothing where it
/// has no end.
pub fn era_bounds(at: usize) -> (Option<i64>, Option<i64>) {
    let before = at.checked_sub(1).map(|before| ERAS[before].1 + 1);
    (before, Some(ERAS[at].1).filter(|last| *last != i64::MAX))
}

/// Names the era at a place in [`ERAS`] in `lang`: "1500–1799".
pub fn era_name(at: usize, lang: Lang) -> String {
    let (from, to) = era_bounds(at);
    Stretch { from, to }.name(lang)
}

fn written_name(stretch: Stretch, lang: Lang) -> String {
    let dates = &lang.language().dates;
    let print = |year: i64| {
        Year::from_historical(year).map_or_else(|_| year.to_string(), |year| year.print(lang))
    };
    match (stretch.from, stretch.to) {
        (Some(from), Some(to)) if from < 0 => format!("{} – {}", print(from), print(to)),
        (Some(from), Some(to)) => format!("{}–{}", print(from), print(to)),
        (None, Some(last)) => fill(&dates.before, &[("date", &print(last + 1))]),
        (from, None) => fill(&dates.since, &[("date", &print(from.unwrap_or_default()))]),
    }
}

/// Names a stretch of scenes in `lang`: "scenes 1–10".
pub fn scenes_name(from: i64, to: i64, lang: Lang) -> String {
    let (from, to) = (from.to_string(), to.to_string());
    fill(
        &lang.language().dates.scenes,
        &[("from", &from), ("to", &to)],
    )
}

/// Returns the place in [`ERAS`] of a year's value.
pub fn era_of(value: i64) -> usize {
    ERAS.partition_point(|(_, last)| *last < value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_year_has_its_era() {
        let eras = [
            -66_000_000,
            -3001,
            -3000,
            499,
            500,
            1500,
            1899,
            1900,
            1999,
            2000,
            9999,
        ]
        .map(era_of);
        assert_eq!(eras, [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 7]);
    }

    #[test]
    fn eras_are_named_in_every_language_and_leave_no_gap() {
        assert_eq!(era_name(0, Lang::En), "before 3000\u{a0}BCE");
        assert_eq!(era_name(1, Lang::It), "3000\u{a0}a.C. – 499");
        assert_eq!(era_name(3, Lang::Pl), "1500–1799");
        assert_eq!(era_name(7, Lang::Ru), "с\u{a0}2000 года");
        assert_eq!(scenes_name(11, 20, Lang::En), "scenes 11–20");
        for at in 1..ERAS.len() {
            let (before, this) = (era_bounds(at - 1).1, era_bounds(at).0);
            assert_eq!(before.map(|last| last + 1), this);
        }
        assert_eq!(
            (era_bounds(0).0, era_bounds(ERAS.len() - 1).1),
            (None, None)
        );
    }

    #[test]
    fn the_stretches_of_a_map_have_every_year_once_and_are_centuries_from_1500_on() {
        let all: Vec<Stretch> = Stretch::all().collect();
        for year in [
            -4_540_000_000,
            -3001,
            -3000,
            0,
            499,
            500,
            1499,
            1999,
            2000,
            9999,
        ] {
            assert_eq!(all.iter().filter(|one| one.has(year)).count(), 1, "{year}");
        }
        let centuries: Vec<String> = all[3..].iter().map(|one| one.name(Lang::En)).collect();
        let names = [
            "1500–1599",
            "1600–1699",
            "1700–1799",
            "1800–1899",
            "1900–1999",
            "since 2000",
        ];
        assert_eq!(centuries, names);
        assert!(all.is_sorted());
    }

    #[test]
    fn an_era_lies_in_one_stretch_or_is_its_own() {
        let found: Vec<String> = (0..ERAS.len())
            .map(|at| Stretch::of_era(at).name(Lang::En))
            .collect();
        let names = [
            "before 3000\u{a0}BCE",
            "3000\u{a0}BCE – 499",
            "500–1499",
            "1500–1799",
            "1800–1899",
            "1900–1999",
            "1900–1999",
            "since 2000",
        ];
        assert_eq!(found, names);
    }
}
