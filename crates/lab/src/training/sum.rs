//! Fits a weighted sum by logistic regression: Newton's method, which needs no settings, with a small ridge that keeps
//! rare features near 0. All sums run in a fixed order, so that the result repeats exactly.

use tessera_search::Stop;

use super::fit::{cross_entropy, logistic};
use super::rows::{Row, Rows, SCALE};
use crate::LabError;

/// The ridge: as if every weight had been seen to be 0, give or take 200 units.
const RIDGE: f64 = 1.0;
/// Newton's method is done within about ten steps.
const STEPS: u32 = 30;
/// It is done when no weight changes by more than this part of a unit.
const CLOSE: f64 = 1e-6;
/// A step that makes the fit worse is halved at most this often.
const HALVINGS: u32 = 20;

/// The weights, in units of the evaluation. `on_step` is called with the number of each step.
pub(super) fn fit(
    rows: &Rows,
    count: usize,
    stop: &Stop,
    on_step: &mut dyn FnMut(u32, u32),
) -> Result<Vec<f64>, LabError> {
    let mut weights = vec![0.0; count];
    let mut cost = cost_of(rows, &weights);
    for step in 0..STEPS {
        on_step(step, STEPS);
        if stop.is_raised() {
            return Err(LabError::Stopped);
        }
        let change = newton_step(rows, &weights);
        let mut part = 1.0;
        let mut better = None;
        for _ in 0..HALVINGS {
            let next: Vec<f64> =
                weights.iter().zip(&change).map(|(weight, change)| weight + part * change).collect();
            let next_cost = cost_of(rows, &next);
            if next_cost < cost {
                better = Some((next, next_cost));
                break;
            }
            part /= 2.0;
        }
        let Some((next, next_cost)) = better else { break };
        (weights, cost) = (next, next_cost);
        if change.iter().all(|change| (change * SCALE).abs() < CLOSE) {
            break;
        }
    }
    Ok(weights.into_iter().map(|weight| weight * SCALE).collect())
}

/// The sum of a row, as log odds.
pub(super) fn log_odds(row: Row<'_>, weights: &[f64]) -> f64 {
    row.entries().map(|(feature, amount)| amount * weights[feature]).sum()
}

/// The loss, which the fit minimises.
fn cost_of(rows: &Rows, weights: &[f64]) -> f64 {
    let data: f64 = rows.iter().map(|row| cross_entropy(log_odds(row, weights), row.label)).sum();
    let ridge: f64 = weights.iter().map(|weight| weight * weight).sum();
    data + RIDGE / 2.0 * ridge
}

fn newton_step(rows: &Rows, weights: &[f64]) -> Vec<f64> {
    let count = weights.len();
    let mut slope: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
    // Only the lower triangle is filled: row times count plus column, with the column not above the row.
    let mut bend = vec![0.0; count * count];
    for place in 0..count {
        bend[place * count + place] = RIDGE;
    }
    for row in rows.iter() {
        let expected = logistic(log_odds(row, weights));
        let (missing, curve) = (row.label - expected, expected * (1.0 - expected));
        for (feature, amount) in row.entries() {
            slope[feature] += missing * amount;
            for (other, other_amount) in row.entries().filter(|&(other, _)| other <= feature) {
                bend[feature * count + other] += curve * amount * other_amount;
            }
        }
    }
    solve(bend, slope)
}

/// Solves a symmetric positive system by Cholesky's method. The lower triangle of the matrix is given.
fn solve(mut matrix: Vec<f64>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for row in 0..count {
        for column in 0..=row {
            let (before, own) = matrix.split_at(row * count);
            let other = if column == row { own } else { &before[column * count..] };
            let known: f64 = own[..column].iter().zip(&other[..column]).map(|(one, other)| one * other).sum();
            let rest = own[column] - known;
            matrix[row * count + column] =
                if column == row { rest.sqrt() } else { rest / matrix[column * count + column] };
        }
    }
    for row in 0..count {
        let known: f64 = (0..row).map(|column| matrix[row * count + column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row * count + row];
    }
    for row in (0..count).rev() {
        let known: f64 = (row + 1..count).map(|below| matrix[below * count + row] * right[below]).sum();
        right[row] = (right[row] - known) / matrix[row * count + row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::solve;

    #[test]
    fn a_small_system_is_solved() {
        // 4x + 2y = 8, 2x + 3y = 8: x = 1, y = 2. The upper triangle is not read.
        let solution = solve(vec![4.0, f64::NAN, 2.0, 3.0], vec![8.0, 8.0]);
        assert!((solution[0] - 1.0).abs() < 1e-12 && (solution[1] - 2.0).abs() < 1e-12, "{solution:?}");
    }
}
