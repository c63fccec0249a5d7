//! The verifier: checks a certificate by the rules alone. It shares no code with the solver.

mod file;
mod line;
mod plan;
mod refusal;

use tessera_game::Random;
use tessera_games::{AnyGame, AnyPosition, GameId};
use tessera_search::Stop;

use self::file::Lines;
use self::plan::PlanCheck;
pub use self::refusal::Refusal;
use crate::Value;
use crate::games::{Task, with_position};

/// How to check.
#[derive(Clone, Default, Debug)]
pub struct VerifyOptions {
    /// Checks this many random lines of each plan only. Unreachable positions are not detected then.
    pub sample: Option<usize>,
    /// The seed of the sample.
    pub seed: u64,
    /// The flag that stops the check.
    pub stop: Stop,
}

/// The content of an accepted certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The game.
    pub game: GameId,
    /// The position that is solved.
    pub position: String,
    /// Its value.
    pub value: Value,
    /// The positions in all plans.
    pub positions: u64,
    /// How many of them were checked.
    pub checked: u64,
    /// The turns of the longest game in which a plan is followed; 0 if only a sample was checked.
    pub turns: u32,
    /// A line of play: the longest game in which the plan is followed, or for a draw that of both plans. Empty if only a
    /// sample was checked.
    pub line: Vec<String>,
}

/// Checks a certificate, not compressed. `on_progress` gets the number of positions that were checked, and of all.
pub fn verify(
    bytes: &[u8],
    options: &VerifyOptions,
    on_progress: &mut dyn FnMut(u64, u64),
) -> Result<Report, Refusal> {
    let lines = file::read(bytes)?;
    let (number, text) = lines.position;
    let position = AnyPosition::parse(lines.game, text)
        .map_err(|error| Refusal::at(number, format_args!("this is not a position: {error}")))?;
    with_position(&position, Check { lines: &lines, options, on_progress })
        .map_err(|error| Refusal::at(2, error))?
}

/// The check of a certificate whose game is known.
struct Check<'a> {
    lines: &'a Lines<'a>,
    options: &'a VerifyOptions,
    on_progress: &'a mut dyn FnMut(u64, u64),
}

impl Task for Check<'_> {
    type Output = Result<Report, Refusal>;

    fn run<P: AnyGame>(self, position: &P) -> Self::Output {
        let Self { lines, options, on_progress } = self;
        let (number, text) = lines.position;
        if position.to_string() != text {
            return Err(Refusal::at(number, format_args!("the position string of this is {position}")));
        }
        let all: u64 = lines.plans.iter().map(|plan| plan.steps.len() as u64).sum();
        let (mut checked, mut turns, mut line) = (0, 0, Vec::new());
        if let Some(outcome) = position.outcome()
            && Value::from(outcome) != lines.value
        {
            return Err(Refusal::at(
                number,
                format_args!("the game is over here, and the result is {outcome}"),
            ));
        }
        let mut random = Random::new(options.seed);
        for plan in &lines.plans {
            let mut on_position = || {
                checked += 1;
                on_progress(checked, all);
                if options.stop.is_raised() { Err(Refusal::Stopped) } else { Ok(()) }
            };
            let mut check = PlanCheck::<P>::new(plan, &mut on_position);
            match options.sample {
                Some(count) if count < plan.steps.len() => check.sample(position, count, &mut random)?,
                _ => {
                    turns = turns.max(check.whole(position)?);
                    line = match lines.value {
                        Value::Draw => line::both_planned(&lines.plans, position),
                        Value::First | Value::Second => check.longest_line(position),
                    };
                }
            }
        }
        let (game, value) = (lines.game, lines.value);
        Ok(Report { game, position: text.to_owned(), value, positions: all, checked, turns, line })
    }
}
