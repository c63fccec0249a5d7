//! The messages of Xok, beside those that all games share.

pub(crate) use crate::say::*;

messages! {
    editor_fish(player);
    editor_shark(player, kind);
    xok_ask_facing();
    xok_ask_first_fish();
    xok_ask_second_fish();
    xok_ask_shark();
    xok_ask_two_fish();
    xok_both_win();
    xok_cell_fish(cell, player);
    xok_cell_shark(cell, player, kind, first, second);
    xok_choose_facing();
    xok_choose_piece();
    xok_eats_nothing();
    xok_end_chain(player, count);
    xok_end_draw(count, sharks);
    xok_end_larger(player, count, other);
    xok_end_sharks(player, count, sharks, other);
    xok_facing_item(direction, count);
    xok_fish_item(count);
    xok_heard_eaten(cells);
    xok_heard_mouths(kind, first, second);
    xok_hint_chain(form, player, count);
    xok_hint_closes(size, count);
    xok_hint_cuts(form, player, was, count);
    xok_hint_eats(form, player, count, cells);
    xok_hint_joins(form, player, count);
    xok_hint_ten(form, player, cells);
    xok_no_empty_neighbour(cell);
    xok_no_prey();
    xok_no_shark_left(kind);
    xok_no_two_cells();
    xok_not_empty(cell);
    xok_not_neighbours();
    xok_note_chain(count);
    xok_note_eats(count);
    xok_on_own_fish(cell);
    xok_on_shark(cell);
    xok_part_fish(cell);
    xok_part_shark(kind, cell, direction);
    xok_problem_fish(player, count);
    xok_problem_shark(player, kind, count);
    xok_put_shark_first();
    xok_said_fish(player, first, second);
    xok_said_shark(player, kind, cell, first, second, cells);
    xok_shark_item(kind, count);
    xok_standing(count, goal);
    xok_standing_short(count, goal);
    xok_stock_fish(player, count);
    xok_stock_shark(player, kind, count);
    xok_to_move(player);
    xok_too_few_fish();
    xok_wins(player);
}
