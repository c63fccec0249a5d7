//! The options that a program announces, and whether a value fits.

/// A limit on the number of options, against programs that never stop listing them.
const MAX_OPTIONS: usize = 1000;

/// The options of a program, in its order.
#[derive(Default)]
pub(super) struct Announced {
    options: Vec<Announcement>,
}

/// A line such as `option name Skill Level type spin default 3 min 0 max 20`.
#[derive(PartialEq, Eq, Debug)]
struct Announcement {
    name: String,
    type_: OptionType,
}

/// The type of an option, which says what values it takes.
#[derive(PartialEq, Eq, Debug)]
enum OptionType {
    /// A whole number between two others.
    Spin(i64, i64),
    /// One of several words.
    Combo(Vec<String>),
    /// `true` or `false`.
    Check,
    /// Anything.
    Other,
}

impl Announced {
    /// Adds the option of a line, if it is one.
    pub(super) fn add(&mut self, line: &str) {
        if self.options.len() < MAX_OPTIONS {
            self.options.extend(Announcement::of(line));
        }
    }

    /// Whether there is an option of that name, in any letter case.
    pub(super) fn has(&self, name: &str) -> bool {
        self.options.iter().any(|option| option.name.eq_ignore_ascii_case(name))
    }

    /// Why a program would not take that value: it passes over what it does not know, and something else would be
    /// measured. A program that announces nothing may take everything.
    pub(super) fn refuse(&self, name: &str, value: &str) -> Option<String> {
        let Some(option) = self.options.iter().find(|option| option.name.eq_ignore_ascii_case(name)) else {
            let names: Vec<&str> = self.options.iter().map(|option| option.name.as_str()).collect();
            return (!names.is_empty())
                .then(|| format!("the program has no option {name}, but {}", names.join(", ")));
        };
        let expected = match &option.type_ {
            OptionType::Spin(least, most) => {
                let fits = value.parse().is_ok_and(|number| (*least..=*most).contains(&number));
                (!fits).then(|| match (*least, *most) {
                    (i64::MIN, i64::MAX) => "a whole number".into(),
                    (least, most) => format!("a whole number from {least} to {most}"),
                })
            }
            OptionType::Combo(words) => {
                let fits = words.is_empty() || words.iter().any(|word| word.eq_ignore_ascii_case(value));
                (!fits).then(|| format!("one of {}", words.join(", ")))
            }
            OptionType::Check => (!["true", "false"].contains(&value)).then(|| "true or false".into()),
            OptionType::Other => None,
        };
        expected.map(|expected| format!("the option {} is {expected}, not {value}", option.name))
    }
}

impl Announcement {
    fn of(line: &str) -> Option<Self> {
        let text = line.strip_prefix("option")?.trim_start().strip_prefix("name ")?;
        let end = text.find(" type ").unwrap_or(text.len());
        let name = text[..end].trim();
        let mut words = text[end..].split_whitespace().skip(1);
        let type_ = match words.next() {
            Some("spin") => spin(words),
            Some("combo") => OptionType::Combo(variants(words)),
            Some("check") => OptionType::Check,
            _ => OptionType::Other,
        };
        (!name.is_empty()).then(|| Self { name: name.into(), type_ })
    }
}

fn spin<'a>(words: impl Iterator<Item = &'a str>) -> OptionType {
    let words: Vec<&str> = words.collect();
    let number = |name: &str| {
        let place = words.iter().position(|&word| word == name)?;
        words.get(place + 1)?.parse().ok()
    };
    OptionType::Spin(number("min").unwrap_or(i64::MIN), number("max").unwrap_or(i64::MAX))
}

/// The words behind each `var`.
fn variants<'a>(words: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut variants: Vec<Vec<&str>> = Vec::new();
    for word in words {
        if word == "var" {
            variants.push(Vec::new());
        } else if let Some(last) = variants.last_mut() {
            last.push(word);
        }
    }
    variants.iter().map(|words| words.join(" ")).collect()
}

#[cfg(test)]
mod tests {
    use super::{Announced, Announcement, OptionType};

    #[test]
    fn the_name_of_an_option_can_have_several_words() {
        let name = |line: &str| Announcement::of(line).map(|option| option.name);
        assert_eq!(name("option name Skill Level type spin default 3").as_deref(), Some("Skill Level"));
        assert_eq!(name("option name Clear").as_deref(), Some("Clear"));
        assert_eq!(name("option"), None);
        assert_eq!(name("option name  type x"), None);
    }

    #[test]
    fn a_value_must_fit_what_was_announced() {
        let mut announced = Announced::default();
        assert_eq!(announced.refuse("Anything", "x"), None);
        for line in [
            "option name Skill Level type spin default 3 min 0 max 20",
            "option name Style type combo default calm var calm var very wild",
            "option name Book type check default true",
            "option name File type string default <empty>",
        ] {
            announced.add(line);
        }
        let spin = "option name Skill Level type spin min 0 max 20";
        assert_eq!(Announcement::of(spin).map(|option| option.type_), Some(OptionType::Spin(0, 20)));
        for (name, value) in
            [("skill level", "20"), ("Style", "Very Wild"), ("Book", "false"), ("File", "a b")]
        {
            assert_eq!(announced.refuse(name, value), None, "{name}");
        }
        for (name, value, words) in [
            ("Skill Level", "21", "a whole number from 0 to 20, not 21"),
            ("Skill Level", "high", "a whole number from 0 to 20"),
            ("Style", "mild", "one of calm, very wild, not mild"),
            ("Book", "maybe", "true or false"),
            ("Stile", "calm", "has no option Stile, but Skill Level, Style"),
        ] {
            let refused = announced.refuse(name, value).unwrap();
            assert!(refused.contains(words), "{refused}");
        }
    }
}
