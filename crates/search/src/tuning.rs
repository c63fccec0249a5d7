//! The numbers of the search that a game may set for itself.

/// How the search prunes and reduces. The default is careful; a game's guide tunes it by matches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// Half the width of the first aspiration window, in units of the evaluation.
    pub aspiration: i32,
    /// Reductions start at this depth.
    pub reduce_from_depth: i32,
    /// So many actions of a node are searched before any is reduced.
    pub reduce_after: usize,
    /// The reduction is `base + ln(depth) · ln(number) / divisor`.
    pub reduction_base: f64,
    /// See [`reduction_base`](Self::reduction_base). Smaller reduces more.
    pub reduction_divisor: f64,
    /// Late quiet actions are left out up to this depth; 0 never leaves any out.
    pub late_depth: i32,
    /// At depth 1 so many actions are looked at; at depth `d`, `late_base + late_step · (d² − 1)`.
    pub late_base: usize,
    /// See [`late_base`](Self::late_base).
    pub late_step: usize,
    /// By how much one action rarely betters the evaluation; 0 turns futility pruning off.
    pub futility_margin: i32,
    /// Futility pruning is done up to this depth.
    pub futility_depth: i32,
    /// A node whose evaluation is above beta by this much for each depth is not searched; 0 turns it off.
    pub reverse_futility_margin: i32,
    /// Reverse futility pruning is done up to this depth.
    pub reverse_futility_depth: i32,
    /// Nodes of less depth are neither looked up in the table nor kept in it: where they are cheaper than its memory is
    /// slow, that saves time, and room for the deeper ones.
    pub table_from_depth: i32,
    /// Up to this depth the killers are tried before the other actions are even listed; 0 never does so. It pays
    /// where lists are long.
    pub killers_first_depth: i32,
    /// What a killer action adds to its score when actions are put in order.
    pub killer_bonus: i32,
    /// What the answer that refuted the same action elsewhere adds to its score.
    pub counter_bonus: i32,
    /// An evaluation of this much stands for an expected result of 73 %.
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
