//! Days by UTC, as they are written, and days one after another.

use std::fmt;
use std::str::FromStr;

/// The milliseconds of a day.
pub const DAY_MS: i64 = 86_400_000;

/// A day by UTC, as a number of days since 1970-01-01.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub i64);

/// Why a text is no day.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is no day; write it like 2026-11-19")]
pub struct DayError {
    /// The text, or its beginning.
    pub text: String,
}

impl Day {
    /// Returns the day of a moment in milliseconds since 1970.
    pub fn of(millis: i64) -> Day {
        Day(millis.div_euclid(DAY_MS))
    }

    /// Returns when the day begins.
    pub fn begins(self) -> i64 {
        self.0.saturating_mul(DAY_MS)
    }

    /// Returns when the next day begins.
    pub fn ends(self) -> i64 {
        self.next().begins()
    }

    /// Returns the day after.
    pub fn next(self) -> Day {
        Day(self.0 + 1)
    }

    /// Returns the weekday: 0 is Monday, 6 is Sunday.
    pub fn weekday(self) -> usize {
        // 1970-01-01 was a Thursday.
        (self.0 + 3).rem_euclid(7) as usize
    }

    /// Returns the id of the day's run.
    pub fn run(self) -> String {
        format!("{}{self}", crate::DAILY)
    }

    /// Returns the day of a run, if it is that of a day.
    pub fn of_run(run: &str) -> Option<Day> {
        run.strip_prefix(crate::DAILY)?.parse().ok()
    }
}

/// Written as in `2026-11-19`. The calendar is counted in years that begin in March, so that
/// the leap day is the last.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let days = self.0 + MARCH_OF_0;
        let cycle = days.div_euclid(DAYS_OF_400_YEARS);
        let day = days.rem_euclid(DAYS_OF_400_YEARS);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let of_month = day - (153 * month + 2) / 5 + 1;
        let (month, later) = match month < 10 {
            true => (month + 3, 0),
            false => (month - 9, 1),
        };
        let year = 400 * cycle + year + later;
        write!(f, "{year:04}-{month:02}-{of_month:02}")
    }
}

const DAYS_OF_400_YEARS: i64 = 146_097;
/// The days from the first of March of the year 0 to 1970-01-01.
const MARCH_OF_0: i64 = 719_468;

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Day, DayError> {
        let read = || {
            let number = |from: usize, to: usize| {
                let digits = text.get(from..to)?;
                let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
                plain.then(|| digits.parse::<i64>().ok())?
            };
            let (year, month, day) = (number(0, 4)?, number(5, 7)?, number(8, 10)?);
            if !(1..=12).contains(&month) {
                return None;
            }
            let march_year = if month <= 2 { year - 1 } else { year };
            let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
            let leaps =
                march_year.div_euclid(4) - march_year.div_euclid(100) + march_year.div_euclid(400);
            let read = Day(365 * march_year + leaps + of_year - MARCH_OF_0);
            // Dashes, length and the lengths of months: it must be written back alike.
            (read.to_string() == text).then_some(read)
        };
        read().ok_or_else(|| DayError {
            text: text.chars().take(40).collect(),
        })
    }
}

/// Days finished while they ran, one after another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Streak {
    /// Up to today, or up to yesterday while today's is still to be played.
    pub now: u32,
    /// The longest.
    pub best: u32,
    /// All of them.
    pub played: u32,
}

impl Streak {
    /// Counts days, in any order.
    pub fn of(days: impl IntoIterator<Item = Day>, today: Day) -> Streak {
        let mut days: Vec<Day> = days.into_iter().collect();
        days.sort_unstable();
        days.dedup();
        let mut streak = Streak {
            played: days.len() as u32,
            ..Streak::default()
        };
        let mut length = 0;
        let mut before = None;
        for day in &days {
            length = match before == Some(*day) {
                true => length + 1,
                false => 1,
            };
            before = Some(day.next());
            streak.best = streak.best.max(length);
        }
        let goes_on = days
            .last()
            .is_some_and(|last| *last == today || last.next() == today);
        streak.now = if goes_on { length } else { 0 };
        streak
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The expected ones are `date --utc`'s.
    #[test]
    fn days_are_written_and_read() {
        for (day, text, weekday) in [
            (0, "1970-01-01", 3),
            (-1, "1969-12-31", 2),
            (11_016, "2000-02-29", 1),
            (11_017, "2000-03-01", 2),
            (20_776, "2026-11-19", 3),
            (47_541, "2100-03-01", 0),
        ] {
            assert_eq!(Day(day).to_string(), text);
            assert_eq!(text.parse(), Ok(Day(day)));
            assert_eq!(Day(day).weekday(), weekday, "{text}");
        }
        for day in -200_000..200_000 {
            assert_eq!(Day(day).to_string().parse(), Ok(Day(day)));
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for bad in [
            "",
            "today",
            "2026-11-31",
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-1-1",
            "20261119",
            "2026-11-19 ",
            "2026/11/19",
            "+026-11-19",
            "2026-11-1９",
            "ąęłńóśźżćą",
        ] {
            assert!(bad.parse::<Day>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_day_is_that_of_its_moments() {
        let day: Day = "2026-11-19".parse().unwrap();
        assert_eq!(Day::of(day.begins()), day);
        assert_eq!(Day::of(day.ends() - 1), day);
        assert_eq!(Day::of(day.ends()), day.next());
        assert_eq!(Day::of_run(&day.run()), Some(day));
        assert_eq!(Day::of_run("duel:2026-11-19"), None);
    }

    #[test]
    fn a_streak_lasts_until_a_day_is_left_out() {
        let streak = |days: &[i64], today| {
            let streak = Streak::of(days.iter().copied().map(Day), Day(today));
            (streak.now, streak.best, streak.played)
        };
        assert_eq!(streak(&[], 9), (0, 0, 0));
        assert_eq!(streak(&[9], 9), (1, 1, 1));
        assert_eq!(streak(&[8, 7], 9), (2, 2, 2), "today's is still to come");
        assert_eq!(streak(&[7, 6], 9), (0, 2, 2), "yesterday was left out");
        assert_eq!(streak(&[1, 2, 3, 3, 5, 9], 9), (1, 3, 5));
    }
}
