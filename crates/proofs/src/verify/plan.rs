//! Checks one plan by the rules: each action, each answer, and that every position is reached.

use std::marker::PhantomData;

use tessera_game::Random;
use tessera_games::AnyGame;

use super::Refusal;
use super::file::PlanLines;
use super::line::find;

/// Called for each position that is checked.
type OnPosition<'a> = &'a mut dyn FnMut() -> Result<(), Refusal>;

/// The check of one plan.
pub(super) struct PlanCheck<'a, P> {
    pub(super) plan: &'a PlanLines<'a>,
    on_position: OnPosition<'a>,
    /// For each line the turns of the longest game from its position, once it is checked.
    pub(super) turns: Vec<Option<u32>>,
    game: PhantomData<P>,
}

/// Where the opponent is to move, or the game is over.
enum Next<P> {
    Over,
    Answers(P),
}

impl<'a, P: AnyGame> PlanCheck<'a, P> {
    pub(super) fn new(plan: &'a PlanLines<'a>, on_position: OnPosition<'a>) -> Self {
        Self { plan, on_position, turns: Vec::new(), game: PhantomData }
    }

    /// Checks everything. Returns the turns of the longest game in which the plan is followed.
    pub(super) fn whole(&mut self, root: &P) -> Result<u32, Refusal> {
        self.turns = vec![None; self.plan.steps.len()];
        let mut open = self.roots(root)?;
        let roots = open.clone();
        // A position is finished after all that follow it: the list of open ones is a path with its side branches.
        while let Some(&index) = open.last() {
            if self.turns[index].is_some() {
                open.pop();
                continue;
            }
            let followers = self.followers(index)?;
            let before = open.len();
            open.extend(followers.iter().filter(|&&follower| self.turns[follower].is_none()));
            if open.len() == before {
                (self.on_position)()?;
                open.pop();
                self.turns[index] = Some(self.longest(index, &followers)?);
            }
        }
        if let Some(index) = self.turns.iter().position(Option::is_none) {
            // Report an error in the line itself first.
            self.followers(index)?;
            return Err(self.refuse(index, "the plan never reaches this position"));
        }
        let longest = roots.iter().filter_map(|&index| self.turns[index]).max().unwrap_or(0);
        let over = u32::from(root.outcome().is_none());
        Ok(if root.to_move() == self.plan.holds.player { longest } else { longest + over })
    }

    /// Checks the solved position and some of the lines.
    pub(super) fn sample(&mut self, root: &P, count: usize, random: &mut Random) -> Result<(), Refusal> {
        self.roots(root)?;
        for _ in 0..count {
            (self.on_position)()?;
            self.followers(random.below(self.plan.steps.len() as u32) as usize)?;
        }
        Ok(())
    }

    /// The lines that the plan begins with.
    fn roots(&self, root: &P) -> Result<Vec<usize>, Refusal> {
        let line = self.plan.first - 1;
        if root.outcome().is_some() {
            return Ok(Vec::new());
        }
        if root.to_move() != self.plan.holds.player {
            return self.answers(root, line);
        }
        let found = find(self.plan, root);
        let missing = || Refusal::at(line, "the solved position is not in this plan");
        found.map(|index| vec![index]).ok_or_else(missing)
    }

    /// Checks a line. Returns the lines that follow it: one for each answer that does not end the game.
    fn followers(&self, index: usize) -> Result<Vec<usize>, Refusal> {
        match self.next(index)? {
            Next::Over => Ok(Vec::new()),
            Next::Answers(next) => self.answers(&next, self.plan.first + index),
        }
    }

    /// The turns of the longest game from the position of a line.
    fn longest(&self, index: usize, followers: &[usize]) -> Result<u32, Refusal> {
        Ok(match self.next(index)? {
            Next::Over => 1,
            Next::Answers(_) => {
                2 + followers.iter().filter_map(|&follower| self.turns[follower]).max().unwrap_or(0)
            }
        })
    }

    /// Checks the position and the action of a line, and plays it.
    fn next(&self, index: usize) -> Result<Next<P>, Refusal> {
        let (text, action) = self.plan.steps[index];
        let position: P = text
            .parse()
            .map_err(|error| self.refuse(index, format_args!("this is not a position: {error}")))?;
        let written = position.bare().to_string();
        if written != text {
            return Err(self.refuse(index, format_args!("the position is written {written}")));
        }
        if position.outcome().is_some() {
            return Err(self.refuse(index, "the game is over in this position"));
        }
        if position.to_move() != self.plan.holds.player {
            return Err(self.refuse(index, "the player of the plan is not to move in this position"));
        }
        let played = position
            .parse_action(action)
            .map_err(|error| self.refuse(index, format_args!("this action cannot be played: {error}")))?;
        let canonical = position.action_text(played);
        if canonical != action {
            return Err(self.refuse(index, format_args!("the action is written {canonical}")));
        }
        let next = position.after(played);
        match next.outcome() {
            None => Ok(Next::Answers(next)),
            Some(outcome) if self.plan.holds.keeps(outcome) => Ok(Next::Over),
            Some(outcome) => {
                let problem = format!("after this action the game is over, and the result is {outcome}");
                Err(self.refuse(index, problem))
            }
        }
    }

    /// The lines that follow the opponent's answers in a position which line `line` leads to.
    fn answers(&self, position: &P, line: usize) -> Result<Vec<usize>, Refusal> {
        let mut found = Vec::new();
        for action in position.actions() {
            let next = position.after(action);
            let answer = position.action_text(action);
            match next.outcome() {
                Some(outcome) if self.plan.holds.keeps(outcome) => {}
                Some(outcome) => {
                    let problem = format!("after the answer {answer} the result is {outcome}");
                    return Err(Refusal::at(line, problem));
                }
                None => found.push(find(self.plan, &next).ok_or_else(|| {
                    let written = next.bare();
                    Refusal::at(line, format_args!("after the answer {answer} the plan lacks {written}"))
                })?),
            }
        }
        Ok(found)
    }

    fn refuse(&self, index: usize, problem: impl std::fmt::Display) -> Refusal {
        Refusal::at(self.plan.first + index, problem)
    }
}
