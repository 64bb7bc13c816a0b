//! Moments as dates, for people and for the names of files.

/// A moment taken apart, in UTC.
struct Moment {
    year: i64,
    month: i64,
    day: i64,
    hour: i64,
    minute: i64,
    second: i64,
}

impl Moment {
    /// Takes milliseconds since 1970 apart, by the Gregorian calendar.
    fn of(millis: i64) -> Moment {
        let seconds = millis.div_euclid(1000);
        let (days, time) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
        // Years that begin in March end with the day that a leap year adds.
        let since = days + 719_468;
        let (century4, day) = (since.div_euclid(146_097), since.rem_euclid(146_097));
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let march = (5 * day + 2) / 153;
        let month = if march < 10 { march + 3 } else { march - 9 };
        Moment {
            year: year + century4 * 400 + i64::from(month <= 2),
            month,
            day: day - (153 * march + 2) / 5 + 1,
            hour: time / 3600,
            minute: time / 60 % 60,
            second: time % 60,
        }
    }
}

/// Words a moment for people: `2026-11-16 09:30 UTC`.
pub(crate) fn show(millis: i64) -> String {
    let at = Moment::of(millis);
    format!(
        "{:04}-{:02}-{:02} {:02}:{:02} UTC",
        at.year, at.month, at.day, at.hour, at.minute
    )
}

/// Words a moment for the name of a file: `20261116-093000`.
pub(crate) fn stamp(millis: i64) -> String {
    let at = Moment::of(millis);
    format!(
        "{:04}{:02}{:02}-{:02}{:02}{:02}",
        at.year, at.month, at.day, at.hour, at.minute, at.second
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The expected ones are `date --utc`'s.
    #[test]
    fn moments_are_dated_as_the_system_dates_them() {
        for (seconds, expected) in [
            (0, "19700101-000000"),
            (-1, "19691231-235959"),
            (951_782_399, "20000228-235959"),
            (951_782_400, "20000229-000000"),
            (4_107_542_399, "21000228-235959"),
            (4_107_542_400, "21000301-000000"),
            (1_794_821_400, "20261116-093000"),
        ] {
            assert_eq!(stamp(seconds * 1000), expected);
        }
        assert_eq!(show(1_794_821_400_999), "2026-11-16 09:30 UTC");
    }
}
