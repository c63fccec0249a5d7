//! The search parameters that each game can set.

/// How the search prunes and reduces. The default is cautious; each game's values were tuned by matches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// Half the width of the first aspiration window, in units of the evaluation.
    pub aspiration: i32,
    /// Reductions start at this depth.
    pub reduce_from_depth: i32,
    /// The number of actions of a node that are searched without reduction.
    pub reduce_after: usize,
    /// The reduction is `base + ln(depth) · ln(number) / divisor`.
    pub reduction_base: f64,
    /// See [`reduction_base`](Self::reduction_base). A smaller divisor reduces more.
    pub reduction_divisor: f64,
    /// Late actions are pruned up to this depth; 0 turns it off.
    pub late_depth: i32,
    /// The number of actions searched at depth 1; at depth `d` it is `late_base + late_step · (d² − 1)`.
    pub late_base: usize,
    /// See [`late_base`](Self::late_base).
    pub late_step: usize,
    /// A gain in evaluation that a single action rarely exceeds; 0 turns futility pruning off.
    pub futility_margin: i32,
    /// Futility pruning applies up to this depth.
    pub futility_depth: i32,
    /// A node whose evaluation exceeds beta by this much per depth is not searched; 0 turns it off.
    pub reverse_futility_margin: i32,
    /// Reverse futility pruning applies up to this depth.
    pub reverse_futility_depth: i32,
    /// Shallower nodes neither probe nor fill the table. That saves time where such a node costs less than a memory
    /// access, and leaves room for deeper ones.
    pub table_from_depth: i32,
    /// Up to this depth the killers are tried before the other actions are generated; 0 turns it off. It pays where
    /// lists are long.
    pub killers_first_depth: i32,
    /// The ordering bonus of a killer action.
    pub killer_bonus: i32,
    /// The ordering bonus of the action that refuted the same previous action elsewhere.
    pub counter_bonus: i32,
    /// The evaluation that stands for an expected result of 73 %.
    pub scale: f64,
}

impl Default for Tuning {
    fn default() -> Self {
        Self {
            aspiration: 40,
            reduce_from_depth: 3,
            reduce_after: 3,
            reduction_base: 0.5,
            reduction_divisor: 2.2,
            late_depth: 4,
            late_base: 12,
            late_step: 8,
            futility_margin: 0,
            futility_depth: 3,
            reverse_futility_margin: 0,
            reverse_futility_depth: 4,
            table_from_depth: 1,
            killers_first_depth: 0,
            killer_bonus: 6_000,
            counter_bonus: 3_000,
            scale: 200.0,
        }
    }
}
