//! Spans of time as people write them: `100ms`, `1.5s`, `2m`.

use std::time::Duration;

/// The units, from the smallest. A written time is whole in its unit.
const UNITS: [(&str, u64); 4] = [("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000)];

/// The longest time that is read, in seconds: a year.
const YEAR: u64 = 31_536_000;

/// The longest time of a contestant: a day.
const DAY: Duration = Duration::from_hours(24);

/// Reads a time such as `500ms`, `1.5s`, `2m` or `1h`, of at most a year. An error is one sentence for people.
///
/// ```
/// use std::time::Duration;
/// use tessera_lab::parse_time;
/// assert_eq!(parse_time("1.5h"), Ok(Duration::from_secs(5400)));
/// assert!(parse_time("5").is_err());
/// ```
pub fn parse_time(text: &str) -> Result<Duration, &'static str> {
    let (number, unit) = split(text);
    let unit = UNITS.into_iter().find(|(name, _)| *name == unit);
    let (_, milliseconds) = unit.ok_or("a time is a number with ms, s, m or h behind it")?;
    let number: f64 = number.parse().map_err(|_| "a time starts with a number")?;
    let time = Duration::try_from_secs_f64(number * milliseconds as f64 / 1000.0);
    let time = time.map_err(|_| "the time is not possible")?;
    if time.as_secs() > YEAR { Err("a time is at most a year") } else { Ok(time) }
}

/// Reads a time of a contestant: between one millisecond and a day, in whole milliseconds, and in the form in which times
/// are written, without a sign, an exponent or a bare point.
pub(super) fn read(text: &str) -> Option<Duration> {
    let (number, _) = split(text);
    let is_plain = number.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let has_ends = !number.starts_with('.') && !number.ends_with('.');
    let time = parse_time(text).ok().filter(|_| is_plain && has_ends)?;
    let time = Duration::from_millis(time.as_millis() as u64);
    (!time.is_zero() && time <= DAY).then_some(time)
}

/// The number and the unit.
fn split(text: &str) -> (&str, &str) {
    text.split_at(text.trim_end_matches(|c: char| c.is_ascii_alphabetic()).len())
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
    use super::{parse_time, read, written};
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

    #[test]
    fn a_time_on_the_command_line_may_be_zero_short_of_digits_or_as_long_as_a_year() {
        let milliseconds = |text| parse_time(text).map(|time| time.as_secs_f64() * 1000.0);
        for (text, expected) in [
            ("0s", 0.0),
            (".5s", 500.0),
            ("5.s", 5000.0),
            ("1e3ms", 1000.0),
            ("2m", 120_000.0),
            ("8760h", 31_536e6),
        ] {
            assert_eq!(milliseconds(text), Ok(expected), "{text}");
        }
        for (text, sentence) in [
            ("5", "a time is a number with ms, s, m or h behind it"),
            ("5d", "a time is a number with ms, s, m or h behind it"),
            ("xs", "a time is a number with ms, s, m or h behind it"),
            ("..5s", "a time starts with a number"),
            ("-1s", "the time is not possible"),
            ("8761h", "a time is at most a year"),
        ] {
            assert_eq!(parse_time(text), Err(sentence), "{text}");
        }
    }
}
