//! The three ways to colour the same shapes.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt;
use std::iter;
use std::str::FromStr;

use crate::games;

/// The style sheets in a folder of `art/`, by theme, in the order of [`Theme::ALL`].
macro_rules! styles {
    ($folder:expr) => {
        [
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/art/", $folder, "/light.css")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/art/", $folder, "/dark.css")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/art/", $folder, "/ink.css")),
        ]
    };
}
pub(crate) use styles;

const BASE: [&str; 3] = styles!("themes");
const MARKS: [&str; 3] = styles!("common");

/// The colours of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// For a light page.
    #[default]
    Light,
    /// For a dark page.
    Dark,
    /// Black and white, sparing of ink.
    Ink,
}

impl Theme {
    /// The three.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Ink];

    /// Its name in commands: `light`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Ink => "ink",
        }
    }

    /// Its style sheets: the common rules, those of each game, and those of marks, which may override them.
    fn style_sheets(self) -> impl Iterator<Item = &'static str> {
        let index = self as usize;
        iter::once(BASE[index])
            .chain(games::STYLES.iter().map(move |styles| styles[index]))
            .chain([MARKS[index]])
    }

    /// The rules of the style sheet of which a body of SVG uses every class. Fewer rules are faster to match.
    pub(crate) fn rules_for(self, body: &str) -> String {
        let used = classes(body);
        let is_used = |class: &str| used.contains(class);
        let mut rules = String::new();
        for line in self.style_sheets().flat_map(str::lines) {
            let Some((selectors, declarations)) = line.split_once('{') else { continue };
            let needed = selectors.split(',').any(|selector| {
                selector.split_whitespace().filter_map(|part| part.strip_prefix('.')).all(is_used)
            });
            if needed {
                rules.push_str(selectors.trim());
                rules.push('{');
                rules.push_str(declarations.trim());
            }
        }
        rules
    }
}

/// The classes of the elements of a body of SVG.
fn classes(body: &str) -> BTreeSet<&str> {
    let attributes = body.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
    attributes.flat_map(str::split_whitespace).collect()
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(name: &str) -> Result<Self, UnknownTheme> {
        Self::ALL.into_iter().find(|theme| theme.name() == name).ok_or(UnknownTheme)
    }
}

/// A name that is none of the three themes'.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownTheme;

impl fmt::Display for UnknownTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the theme is one of light, dark and ink")
    }
}

impl Error for UnknownTheme {}

#[cfg(test)]
mod tests {
    use super::Theme;

    #[test]
    fn only_rules_whose_classes_are_all_used_are_kept() {
        let rules =
            Theme::Light.rules_for(r#"<rect class="t-page"/><g class="t-xok"><path class="t-board"/></g>"#);
        assert_eq!(rules, ".t-page{fill: #f7f4ee }.t-xok .t-board{fill: #174a63 }");
    }

    #[test]
    fn a_class_whose_name_begins_like_another_is_not_that_other() {
        let rules =
            Theme::Light.rules_for(r#"<g class="t-xok"><text class="t-page-x t-board-2">t-page</text></g>"#);
        assert_eq!(rules, "");
    }

    #[test]
    fn every_rule_of_a_style_sheet_stands_on_one_line() {
        for sheet in Theme::ALL.into_iter().flat_map(Theme::style_sheets) {
            assert_eq!(sheet.matches('{').count(), sheet.lines().filter(|line| line.contains('{')).count());
            assert!(sheet.lines().filter(|line| line.contains('{')).all(|line| line.ends_with('}')));
        }
    }
}
