//! The way of a snake through its squares. A position holds the squares of a snake but not their order; if the moves
//! are not known, this finds an order that steps and jumps could have made.

use tessera_games::slither_stone::{Direction, Grid, Position, Snake, Square, Squares};

/// The squares of a snake from tail to head, in one part if every next square is a step or a jump away. Otherwise
/// in several; the last one ends in the head. Of a dead snake, no parts.
pub(super) type Way = Vec<Vec<Square>>;

/// The most squares that are tried for each number of jumps. Nearly always a way is found much earlier; where it is
/// not, the picture must not wait.
const STEP_LIMIT: u32 = 4_000;

/// The numbers of jumps that are tried, one after the other: the way with few is the likely one.
const JUMPS: [u32; 8] = [0, 1, 2, 3, 4, 6, 10, 128];

/// The ways of the four snakes of a position, by [`Snake::index`].
pub(super) fn ways(position: &Position) -> [Way; 4] {
    Snake::ALL.map(|snake| match position.head(snake) {
        Some((head, _)) => way(position.grid(), position.body(snake), head),
        None => Way::new(),
    })
}

fn way(grid: Grid, body: Squares, head: Square) -> Way {
    let mut body_left = bits(body);
    body_left &= !bit(head);
    for jumps in JUMPS {
        let mut search = Search { links: Links::of(grid, body), path: vec![head], steps_left: STEP_LIMIT };
        if search.extend(body_left, jumps) {
            search.path.reverse();
            return vec![search.path];
        }
    }
    pieces(&Links::of(grid, body), body_left, head)
}

/// Cuts the body into parts, each of them steps only: the one with the head first, then what is left.
fn pieces(links: &Links, mut left: u128, head: Square) -> Way {
    let mut parts = Way::new();
    let mut first = Some(head);
    while let Some(start) = first {
        left &= !bit(start);
        let mut part = vec![start];
        let mut end = start;
        while let Some(next) = links.by_freedom(links.steps[end.index()] & left, left).first().copied() {
            left &= !bit(next);
            part.push(next);
            end = next;
        }
        part.reverse();
        parts.push(part);
        first = squares(left).next();
    }
    parts.reverse();
    parts
}

/// Which squares of a body a step or a jump leads to, from each square.
struct Links {
    steps: Vec<u128>,
    jumps: Vec<u128>,
}

impl Links {
    fn of(grid: Grid, body: Squares) -> Self {
        let mut links = Self { steps: vec![0; Grid::MOST_SQUARES], jumps: vec![0; Grid::MOST_SQUARES] };
        for square in body {
            for direction in Direction::ALL {
                let next = grid.next(square, direction);
                let second = next.and_then(|next| grid.next(next, direction));
                let on_body = |square: &Square| body.contains(*square);
                links.steps[square.index()] |= next.filter(on_body).map_or(0, bit);
                links.jumps[square.index()] |= second.filter(on_body).map_or(0, bit);
            }
        }
        links
    }

    fn all(&self, square: Square, with_jumps: bool) -> u128 {
        self.steps[square.index()] | if with_jumps { self.jumps[square.index()] } else { 0 }
    }

    /// The squares of a set, those with the fewest ways on first (Warnsdorff's rule): they are lost most easily.
    fn by_freedom(&self, set: u128, left: u128) -> Vec<Square> {
        let mut list: Vec<Square> = squares(set).collect();
        list.sort_by_key(|&square| ((self.all(square, true) & left).count_ones(), square));
        list
    }
}

/// A search for one way through all squares, backwards from the head.
struct Search {
    links: Links,
    path: Vec<Square>,
    steps_left: u32,
}

impl Search {
    /// Extends the path through all squares in `left`, with at most `jumps` jumps.
    fn extend(&mut self, left: u128, jumps: u32) -> bool {
        if left == 0 {
            return true;
        }
        let (Some(&end), true) = (self.path.last(), self.steps_left > 0) else { return false };
        self.steps_left -= 1;
        if self.is_stuck(left, end, jumps > 0) {
            return false;
        }
        let steps = self.links.by_freedom(self.links.steps[end.index()] & left, left);
        let jumped = if jumps > 0 { self.links.jumps[end.index()] & left } else { 0 };
        let jumped = self.links.by_freedom(jumped, left);
        let by_steps = steps.into_iter().map(|next| (next, jumps));
        for (next, jumps) in by_steps.chain(jumped.into_iter().map(|next| (next, jumps.saturating_sub(1)))) {
            self.path.push(next);
            if self.extend(left & !bit(next), jumps) {
                return true;
            }
            self.path.pop();
        }
        false
    }

    /// Whether some square cannot be reached any more, or more than one can only be the tail.
    fn is_stuck(&self, left: u128, end: Square, with_jumps: bool) -> bool {
        let mut tails = 0;
        squares(left).any(|square| {
            let links = (self.links.all(square, with_jumps) & (left | bit(end))).count_ones();
            tails += u32::from(links == 1);
            links == 0 || tails > 1
        })
    }
}

fn bit(square: Square) -> u128 {
    1 << square.index()
}

fn bits(set: Squares) -> u128 {
    set.into_iter().fold(0, |bits, square| bits | bit(square))
}

fn squares(mut set: u128) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let square = Square::new(set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(square)
    })
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use tessera_games::slither_stone::{Position, Snake};

    use super::ways;

    fn way_of_a(text: &str) -> Vec<Vec<(u8, u8)>> {
        let position: Position = text.parse().unwrap();
        let ways = ways(&position);
        let way = &ways[Snake::ALL[0].index()];
        way.iter().map(|part| part.iter().map(|&square| position.grid().place(square)).collect()).collect()
    }

    #[test]
    fn a_way_ends_at_the_head_and_goes_round_corners() {
        let way = way_of_a("....../....../..A^.../..a.../..aa../C^..... 1 5,5 -");
        assert_eq!(way, [[(3, 1), (2, 1), (2, 2), (2, 3)]]);
    }

    #[test]
    fn a_jump_is_taken_where_steps_do_not_do() {
        let way = way_of_a("....../....../..A^.../....../..aa../C^..... 1 5,5 -");
        assert_eq!(way, [[(3, 1), (2, 1), (2, 3)]]);
    }

    #[test]
    fn what_no_way_goes_through_is_cut_into_parts() {
        let way = way_of_a("a...../....../..A^.../....../..aa../C^....a 1 5,5 -");
        assert_eq!(way.concat().len(), 5);
        assert_eq!(way.last().unwrap().last(), Some(&(2, 3)));
    }

    #[test]
    fn a_hopeless_body_does_not_hang() {
        // Combs of dead ends all over the board, and one square that nothing reaches.
        let teeth = "aaaaaaaaaa/.a.a.a.a.a/".repeat(5);
        let text = format!("{teeth}aaaaaaaaaA^/C^........a 1 5,5 -");
        let start = Instant::now();
        let squares = way_of_a(&text).concat().len();
        assert_eq!(squares, 5 * 15 + 11);
        assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    }
}
