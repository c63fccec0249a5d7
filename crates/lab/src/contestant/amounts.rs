//! Spans of time as people write them: `100ms`, `1.5s`, `2m`.

use std::time::Duration;

/// The units, from the smallest. A written time is whole in its unit.
const UNITS: [(&str, u64); 4] = [("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000)];

/// The longest time that can be written: a day.
const LONGEST: u64 = 24 * 3_600_000;

/// Reads a time between one millisecond and a day.
pub(super) fn read(text: &str) -> Option<Duration> {
    let digits = text.find(|c: char| !c.is_ascii_digit() && c != '.')?;
    let (number, unit) = text.split_at_checked(digits)?;
    let (_, factor) = UNITS.into_iter().find(|(name, _)| *name == unit)?;
    let (whole, part) = number.split_once('.').unwrap_or((number, "0"));
    if whole.is_empty() || part.is_empty() || part.len() > 6 || part.contains('.') {
        return None;
    }
    let (whole, part): (u64, u64) = (whole.parse().ok()?, format!("{part:0<6}").parse().ok()?);
    let milliseconds = whole.checked_mul(factor)?.checked_add(part * factor / 1_000_000)?;
    (1..=LONGEST).contains(&milliseconds).then(|| Duration::from_millis(milliseconds))
}

/// Writes a time in the largest unit in which it is whole.
pub(super) fn written(time: Duration) -> String {
    let milliseconds = time.as_millis();
    let whole = |&(_, factor): &(&str, u64)| milliseconds.is_multiple_of(factor.into());
    let (name, factor) = UNITS.into_iter().rfind(whole).unwrap_or(UNITS[0]);
    format!("{}{name}", milliseconds / u128::from(factor))
}

#[cfg(test)]
mod tests {
    use super::{read, written};
    use std::time::Duration;

    #[test]
    fn times_are_read_in_any_unit_and_written_in_the_largest() {
        for (text, milliseconds, again) in [
            ("100ms", 100, "100ms"),
            ("1.5s", 1_500, "1500ms"),
            ("0.5m", 30_000, "30s"),
            ("60m", 3_600_000, "1h"),
        ] {
            let time = read(text).unwrap();
            assert_eq!(time, Duration::from_millis(milliseconds), "{text}");
            assert_eq!(written(time), again);
            assert_eq!(read(again), Some(time));
        }
    }

    #[test]
    fn what_is_not_a_time_is_refused() {
        for text in [
            "",
            "1",
            "s",
            ".5s",
            "1.s",
            "-1s",
            "1 s",
            "0ms",
            "0.0001s",
            "25h",
            "1.2.3s",
            "1S",
            "1é",
            "99999999999999999999h",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
