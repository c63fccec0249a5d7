//! Days, as `2026-11-30`, in universal time.

use tessera_online::Millis;

/// The length of a day.
pub(super) const DAY: Millis = 24 * 60 * 60 * 1000;

/// When the day begins that a text names.
pub(super) fn parse(text: &str) -> Result<Millis, String> {
    let mut parts =
        text.splitn(3, '-').map(|part| part.parse().ok().filter(|number| (1..=9999).contains(number)));
    let mut part = || parts.next().flatten();
    let found = part().zip(part()).zip(part());
    let start = found.map(|((year, month), day)| number(year, month, day) * DAY);
    // Only the right form of a day that exists comes back as it was.
    start.filter(|&start| self::text(start) == text).ok_or_else(|| "a day looks like 2026-11-30".into())
}

/// The day of a time.
pub(super) fn text(time: Millis) -> String {
    let days = time.div_euclid(DAY);
    let mut year = 1970 + days.div_euclid(366);
    while number(year + 1, 1, 1) <= days {
        year += 1;
    }
    let month = (1..=12).rev().find(|&month| number(year, month, 1) <= days).unwrap_or(1);
    let day = days - number(year, month, 1) + 1;
    format!("{year:04}-{month:02}-{day:02}")
}

/// The number of days from 1970 to this one.
fn number(year: i64, month: i64, day: i64) -> i64 {
    // Here, years begin in March, so that a leap day is the last day of its year, and months are 30.6 days apart.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let leaps = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    year * 365 + leaps + (month * 153 + 2) / 5 + day - 719_469
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_is_read_as_it_is_written() {
        assert_eq!((text(0), text(-1)), ("1970-01-01".into(), "1969-12-31".into()));
        assert_eq!(text(1_795_016_357_759), "2026-11-18");
        for day in (-1000..80_000).step_by(13).chain(10_940..11_400) {
            let written = text(day * DAY);
            assert_eq!(parse(&written), Ok(day * DAY), "{written}");
        }
        assert_eq!(parse("2000-02-29").map(|start| text(start + DAY)).as_deref(), Ok("2000-03-01"));
        for wrong in
            ["", "2026", "2026-13-01", "2026-02-29", "2026-1-1", "2026-11-30-1", "x-y-z", "+026-01-01"]
        {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
