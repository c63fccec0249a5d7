//! The messages of Trexo, beside those that all games share.

pub(crate) use crate::say::*;

messages! {
    editor_tile(direction);
    trexo_ask_first(symbol);
    trexo_ask_play();
    trexo_ask_second(symbol);
    trexo_cell(cell, symbol, level, other);
    trexo_cell_half(cell, symbol, level);
    trexo_choose_half();
    trexo_choose_way();
    trexo_different_levels(low, high);
    trexo_end_given(player, count);
    trexo_end_line(player, count);
    trexo_end_no_place();
    trexo_end_stock();
    trexo_half_item(symbol);
    trexo_hint_breaks(count);
    trexo_hint_covers(cell);
    trexo_hint_five(form, player, x, o);
    trexo_hint_row(form, player, count);
    trexo_hint_stops(count);
    trexo_lay_first();
    trexo_no_level_neighbour(level);
    trexo_not_side_by_side();
    trexo_note_level(level);
    trexo_one_tile();
    trexo_only_one_tile();
    trexo_part_half(symbol, cell);
    trexo_problem_levels();
    trexo_problem_tile(cell);
    trexo_problem_tiles(count, tiles);
    trexo_said(player, x, o, level);
    trexo_same_square();
    trexo_standing(count, goal);
    trexo_standing_short(count, goal);
    trexo_stock(count);
    trexo_stock_empty();
    trexo_to_move(player);
    trexo_way_item(direction);
    trexo_wins(player);
}
