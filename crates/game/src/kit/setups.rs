//! Setups: every position has one, and a damaged one is refused or has a position.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use super::{Subject, random_game};
use crate::{Position, Problem, Random, TextError};

/// Checks setups on `cases` random games. `damage` makes one random change, legal or not.
///
/// # Panics
/// Where a law is broken; the message shows the setup.
pub fn check_setups<P, S>(subject: &Subject<P>, cases: u32, damage: impl Fn(&mut S, &mut Random))
where
    P: Position + TryFrom<S, Error: Error + PartialEq>,
    S: From<P> + Clone + Eq + Debug + Display + FromStr<Err = TextError>,
{
    let mut runner = TestRunner::new(Config { cases, failure_persistence: None, ..Config::default() });
    runner
        .run(&(any::<u64>(), any::<prop::sample::Index>()), |(seed, index)| {
            let here = *index.get(&random_game(subject.start, seed, subject.longest));
            let mut setup = S::from(here);
            assert_eq!(P::try_from(setup.clone()), Ok(here), "{setup}");
            assert_eq!(setup.to_string(), here.to_string());
            assert_eq!(setup.to_string().parse(), Ok(setup.clone()), "{setup}");
            let mut random = Random::new(seed);
            for _ in 0..8 {
                damage(&mut setup, &mut random);
                a_setup_is_refused_or_has_a_position::<P, S>(&setup);
            }
            Ok(())
        })
        .unwrap_or_else(|failure| panic!("{failure}"));
}

fn a_setup_is_refused_or_has_a_position<P, S>(setup: &S)
where
    P: Position + TryFrom<S, Error: Error>,
    S: From<P> + Clone + Eq + Debug + Display + FromStr<Err = TextError>,
{
    let text = setup.to_string();
    match P::try_from(setup.clone()) {
        Ok(position) => {
            assert_eq!(S::from(position), *setup, "{text}");
            assert_eq!(text.parse(), Ok(position), "{text}");
        }
        Err(error) => {
            assert!(!error.to_string().is_empty(), "{text}");
            // A setup can say more than its text, such as a piece off the board. Otherwise the text fails in the same way.
            if text.parse().as_ref() == Ok(setup) {
                let refused = text.parse::<P>().expect_err("the setup was refused").problem;
                assert_eq!(refused, Problem::Contradiction(error.to_string().into()), "{text}");
            }
        }
    }
}
