//! Moving both snakes: wise and mad, step, jump and dash, and how snakes die.

use tessera_slither_stone::Illegal;

use super::{after, legal, refused};

/// Snake 1 points north, snake 2 west, both in the open.
const OPEN: &str = "....../A^...../....../...B<../....../CvDv.... 1 5,5 -";

#[test]
fn the_wise_snake_steps_in_any_direction_and_the_mad_one_where_it_points() {
    assert_eq!(after(OPEN, "1n>n"), "A^...../a...../....../..B<b../....../CvDv.... 1 5,5 m");
    assert_eq!(after(OPEN, "1e>n"), "....../aA^..../....../..B<b../....../CvDv.... 1 5,5 m");
    assert_eq!(after(OPEN, "1s>n"), "....../a...../A^...../..B<b../....../CvDv.... 1 5,5 m");
    assert_eq!(after(OPEN, "2e>w"), "A^...../a...../....../...bB<./....../CvDv.... 1 5,5 m");
    assert_eq!(after(OPEN, "2s>w"), "A^...../a...../....../...b../...B<../CvDv.... 1 5,5 m");
}

#[test]
fn a_snake_of_one_square_may_step_back_and_a_longer_one_enters_itself() {
    assert_eq!(after(OPEN, "2e>w"), "A^...../a...../....../...bB<./....../CvDv.... 1 5,5 m");
    let longer = "A>...../a...../....../...bB>./....../CvDv.... 1 5,5 -";
    assert_eq!(after(longer, "2w>n"), "aA>..../a...../....../...##./....../CvDv.... 1 5,5 m");
}

#[test]
fn both_jump_to_the_second_square_ahead() {
    let board = "....../....../A^...../...B<../....../CvDv.... 1 5,5 -";
    assert_eq!(after(board, "1j>n"), "A^...../....../a...../.B<.b../....../CvDv.... 1 5,5 m");
    assert_eq!(after(board, "2j>n"), "A^...../....../a...../.B^.b../....../CvDv.... 1 5,5 m");
}

#[test]
fn a_jump_passes_a_wall_a_free_space_or_a_snake_and_leaves_it_as_it_is() {
    let board = "....../#...../A^...../..oB<../....../CvDv.... 1 5,4 -";
    assert_eq!(after(board, "1j>n"), "A^...../#...../a...../.B<ob../....../CvDv.... 1 5,4 m");
    let over_snakes = "....../aC^..../A^...../..dB<../....../..D^... 1 5,5 -";
    assert_eq!(after(over_snakes, "1j>e"), "A>...../aC^..../a...../.B<db../....../..D^... 1 5,5 m");
}

#[test]
fn both_dash_three_squares_ahead_entering_each() {
    let board = "....../....../....../A^...B<./....../CvDv.... 1 5,5 -";
    assert_eq!(after(board, "1t>e"), "A>...../a...../a...../aB<bbb./....../CvDv.... 1 5,5 m");
    assert_eq!(after(board, "2t>s"), "A^...../a...../a...../aBvbbb./....../CvDv.... 1 5,5 m");
}

#[test]
fn a_dash_takes_the_free_spaces_on_its_way() {
    let board = "....../o...../o...../A^...B<./....../CvDv.... 1 4,4 -";
    assert_eq!(after(board, "1t>e"), "A>...../a...../a...../aB<bbb./....../CvDv.... 1 4,4 m");
}

#[test]
fn the_wise_snake_points_where_the_player_chooses_and_the_mad_one_where_it_did() {
    assert_eq!(legal(OPEN, &["1e"]), "1e>e 1e>n 1e>s 1e>w ");
    for (direction, sign) in [('n', '^'), ('e', '>'), ('s', 'v'), ('w', '<')] {
        let expected = format!("....../aA{sign}..../....../..B<b../....../CvDv.... 1 5,5 m");
        assert_eq!(after(OPEN, &format!("1e>{direction}")), expected);
    }
}

#[test]
fn either_living_snake_can_be_the_wise_one_and_either_can_move_first() {
    assert_eq!(legal(OPEN, &["1e>e", "2e>e", "~1e>e", "~2e>e"]), "1e>e 2e>e ~1e>e ~2e>e ");
    // Every kind, in both orders, for both snakes: 24 forms.
    let moves = legal(OPEN, &["1", "2", "~"]);
    let mut forms: Vec<&str> =
        moves.split_whitespace().map(|text| text.split('>').next().unwrap_or("")).collect();
    forms.dedup();
    assert_eq!(forms.len(), 24);
}

#[test]
fn the_one_that_moves_second_meets_what_the_first_has_entered() {
    let board = "Cv....Dv/....../....../..A>.B<./....../...... 1 5,5 -";
    assert_eq!(after(board, "1e>n"), "Cv....Dv/....../....../..aA^#./....../...... 1 5,5 m");
    assert_eq!(after(board, "~1e>n"), "Cv....Dv/....../....../..#B<b./....../...... 1 5,5 m");
}

#[test]
fn a_jump_and_a_dash_meet_what_the_first_has_entered_too() {
    let board = "Cv....Dv/....../....../A>...B<./....../...... 1 5,5 -";
    assert_eq!(after(board, "1j>s"), "Cv....Dv/....../....../a.Av.#./....../...... 1 5,5 m");
    assert_eq!(after(board, "~1j>n"), "Cv....Dv/....../....../#.B<.b./....../...... 1 5,5 m");
    assert_eq!(after(board, "1t>s"), "Cv....Dv/....../....../aaaAv#./....../...... 1 5,5 m");
    assert_eq!(after(board, "~1t>n"), "Cv....Dv/....../....../#B<bbb./....../...... 1 5,5 m");
}

#[test]
fn what_a_dying_mad_snake_has_entered_stays_in_the_way_of_the_wise_one() {
    // Snake 1 dashes over c3 and b3 and dies on the wall at a3.
    let board = "Cv....Dv/....../....../#..A<../..B^.../...... 1 5,5 -";
    assert_eq!(legal(board, &["~2t"]), "~2t>n ", "the wise one dies on c3");
    assert_eq!(after(board, "~2t>n"), "Cv....Dv/....../....../####../..#.../...... 1 5,5 m");
    assert_eq!(after(board, "2t>e"), "Cv....Dv/..B>.../..b.../#.b#../..b.../...... 1 5,5 m");
}

#[test]
fn the_square_that_a_snake_enters_becomes_part_of_it_and_its_new_head() {
    let board = "Cv....Dv/....../.aa.../.aA>.../....../B>..... 1 5,5 -";
    assert_eq!(after(board, "1e>s"), "Cv....Dv/....../.aa.../.aaAv../....../bB>.... 1 5,5 m");
}

#[test]
fn a_snake_dies_off_the_board() {
    let step = "Cv....Dv/....../A<...../....../B>...../...... 1 5,5 -";
    assert_eq!(after(step, "1w>n"), "Cv....Dv/....../#...../....../bB>..../...... 1 5,5 m");
    assert_eq!(after(step, "2e>n"), "Cv....Dv/....../#...../....../bB^..../...... 1 5,5 m", "the mad one");
    let jump = "Cv....Dv/A^...../....../....../B>...../...... 1 5,5 -";
    assert_eq!(after(jump, "1j>n"), "Cv....Dv/#...../....../....../b.B>.../...... 1 5,5 m");
    let down = "C^....D^/....../....../....../B>...../A>..... 1 5,5 -";
    assert_eq!(after(down, "1s>n"), "C^....D^/....../....../....../bB>..../#..... 1 5,5 m");
    let right = "Cv....Dv/....../.....A>/....../B>...../...... 1 5,5 -";
    assert_eq!(after(right, "1e>n"), "Cv....Dv/....../.....#/....../bB>..../...... 1 5,5 m");
}

#[test]
fn a_snake_dies_on_a_wall_which_stays_as_it_is() {
    let board = "Cv....Dv/....../A>#..../....../B>...../...... 1 5,5 -";
    assert_eq!(after(board, "1e>n"), "Cv....Dv/....../##..../....../bB>..../...... 1 5,5 m");
    let far = "Cv....Dv/....../A>.#.../....../B>...../...... 1 5,5 -";
    assert_eq!(after(far, "1j>n"), "Cv....Dv/....../#.#.../....../b.B>.../...... 1 5,5 m");
}

#[test]
fn a_snake_dies_on_another_snake_which_stays_as_it_is() {
    let enemy = "Cv....Dv/c...../A^...../....../....B>./...... 1 5,5 -";
    assert_eq!(after(enemy, "1n>n"), "Cv....Dv/c...../#...../....../....bB>/...... 1 5,5 m");
    let partner = "Cv....Dv/....../.A>B>.../....../....../...... 1 5,5 -";
    assert_eq!(after(partner, "1e>n"), "Cv....Dv/....../.#bB>../....../....../...... 1 5,5 m");
}

#[test]
fn a_snake_that_enters_itself_becomes_wall_as_a_whole() {
    let board = "Cv....Dv/.aaa../.a.a../.aA>a../....../B>..... 1 5,5 -";
    assert_eq!(after(board, "1e>n"), "Cv....Dv/.###../.#.#../.###../....../bB>.... 1 5,5 m");
}

#[test]
fn a_dash_that_dies_half_way_leaves_walls_where_it_has_entered() {
    let board = "Cv....Dv/...#../...o../....../B^..A^../...... 1 4,5 -";
    assert_eq!(after(board, "1t>n"), "Cv....Dv/B^..#../b..#../b..#../b..#../...... 1 4,5 m");
}

#[test]
fn the_other_snake_still_makes_its_own_move_and_meets_the_new_walls() {
    let board = "Cv....Dv/...#../....../....../...A^.B</...... 1 5,5 -";
    assert_eq!(after(board, "1t>n"), "Cv....Dv/...#../...#../...#../...###/...... 1 5,5 m");
    let mad_dies = "Cv....Dv/....../A<...../....../B>...../...... 1 5,5 -";
    assert_eq!(after(mad_dies, "~2e>s"), "Cv....Dv/....../#...../....../bBv..../...... 1 5,5 m");
}

#[test]
fn where_the_wise_snake_dies_in_its_own_move_only_north_is_written() {
    let board = "Cv....Dv/....../A<...../....../B>...../...... 1 5,5 -";
    assert_eq!(legal(board, &["1w", "~1w"]), "1w>n ~1w>n ");
    assert_eq!(refused(board, "1w>e"), Illegal::DiesPointing);
    assert_eq!(refused(board, "~1t>s"), Illegal::DiesPointing);
    assert_eq!(legal(board, &["2e"]), "2e>e 2e>n 2e>s 2e>w ", "where the mad one dies, all four are");
}

#[test]
fn moves_are_listed_even_where_another_one_leads_to_the_same_position() {
    assert_eq!(legal(OPEN, &["1e>s", "~1e>s"]), "1e>s ~1e>s ");
    assert_eq!(after(OPEN, "1e>s"), after(OPEN, "~1e>s"));
}
