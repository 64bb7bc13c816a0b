//! Moments as dates, for people and for the names of files.

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// Words a moment for people: `2026-11-16 09:30 UTC`.
pub(crate) fn show(millis: i64) -> String {
    moment(millis).strftime("%Y-%m-%d %H:%M UTC").to_string()
}

/// Words a moment for the name of a file: `20261116-093000`.
pub(crate) fn stamp(millis: i64) -> String {
    moment(millis).strftime("%Y%m%d-%H%M%S").to_string()
}

/// The year it is, in UTC.
pub(crate) fn this_year() -> i64 {
    let today = TimeZone::UTC.to_datetime(Timestamp::now());
    today.year().into()
}

/// Milliseconds since 1970; beyond the years that have four digits, the last moment that does.
fn moment(millis: i64) -> Timestamp {
    let end = if millis < 0 {
        Timestamp::MIN
    } else {
        Timestamp::MAX
    };
    Timestamp::from_millisecond(millis).unwrap_or(end)
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

    #[test]
    fn a_moment_that_no_clock_shows_is_still_worded() {
        assert_eq!(show(i64::MAX), "9999-12-30 22:00 UTC");
        assert!(show(i64::MIN).starts_with("-9999-01-02"));
    }
}
