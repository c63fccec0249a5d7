//! The name of a variant: `tiles=45 size=8` or `tiles=8 size=4 line=3`, as it stands in front of its positions.

use std::fmt;
use std::str::FromStr;

use tessera_game::TextError;

use crate::Rules;

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tiles={} size={}", self.tiles(), self.size())?;
        if self.line() == Self::STANDARD_LINE { Ok(()) } else { write!(f, " line={}", self.line()) }
    }
}

impl FromStr for Rules {
    type Err = TextError;

    /// Reads the name of a variant. The usual rules have no name: they are what is played without one.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let rules = Self::of_text(&format!("{text} "))?;
        let name = rules.to_string();
        if text == name {
            return Ok(rules);
        }
        let common = name.chars().zip(text.chars()).take_while(|(one, other)| one == other).count();
        Err(TextError::contradiction(common, "a variant looks like \"tiles=45 size=8\""))
    }
}

#[cfg(test)]
mod tests {
    use crate::Rules;

    #[test]
    fn a_variant_is_read_by_its_name_and_the_usual_rules_have_none() {
        let rules = Rules::new(45, 8).unwrap();
        assert_eq!(rules.to_string(), "tiles=45 size=8");
        assert_eq!("tiles=45 size=8".parse(), Ok(rules));
        let small = Rules::with_line(8, 4, 3).unwrap();
        assert_eq!(small.to_string(), "tiles=8 size=4 line=3");
        assert_eq!("tiles=8 size=4 line=3".parse(), Ok(small));
        for text in [
            "",
            "tiles=45",
            "tiles=45 size=8 ",
            "tiles=045 size=8",
            "tiles=45 size=13",
            "tiles=60 size=10",
            "tiles=8 size=4",
            "tiles=8 size=2 line=3",
            "tiles=8 size=4 line=2",
            "tiles=8 size=4 line=3 ",
            "tiles=45 size=8 line=5",
            "line=3",
        ] {
            assert!(text.parse::<Rules>().is_err(), "{text:?}");
        }
    }
}
