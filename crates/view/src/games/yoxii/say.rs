//! The messages of Yoxii, beside those that all games share.

pub(crate) use crate::say::*;

messages! {
    editor_stone(player, value);
    editor_totem();
    yoxii_ask_stone(value);
    yoxii_ask_stone_and_value();
    yoxii_ask_totem();
    yoxii_ask_value();
    yoxii_cell_chosen(cell);
    yoxii_cell_stone(cell, player, value);
    yoxii_cell_totem(cell);
    yoxii_choose_value();
    yoxii_end_draw(sum);
    yoxii_end_stones(player, sum, count, other);
    yoxii_end_sum(player, sum, other);
    yoxii_hint_keeps();
    yoxii_hint_nearer(form, player, own, other);
    yoxii_hint_stuck(player, totem, own, other);
    yoxii_hint_sums(form, player, own, other);
    yoxii_hint_ways(form, player, count);
    yoxii_none_left(value);
    yoxii_note_jump();
    yoxii_note_sums(own, other);
    yoxii_part_stone(cell);
    yoxii_part_totem(cell);
    yoxii_part_value(value);
    yoxii_problem_balance(first, second);
    yoxii_problem_stones(player, value, count);
    yoxii_problem_totem();
    yoxii_said(player, totem, cell, value);
    yoxii_standing(count);
    yoxii_standing_short(count);
    yoxii_stock_stone(player, value, count);
    yoxii_stone_away();
    yoxii_stone_on_stone();
    yoxii_stone_on_totem();
    yoxii_to_move(player);
    yoxii_totem_off_line();
    yoxii_totem_on_stone();
    yoxii_totem_over_enemy();
    yoxii_totem_over_free();
    yoxii_totem_stays();
    yoxii_value_item(value, count);
    yoxii_wins(player);
}
