//! The messages that all games share. A message is a function of its parameters, so that a misspelt name or a missing
//! parameter does not compile. Each game has its own messages in `<game>/say.rs`.

/// Makes a function of each message: `cell_empty(cell)` makes the message `cell-empty` with the parameter `cell`.
macro_rules! messages {
    ($($name:ident($($parameter:ident),*);)*) => {
        $(#[allow(clippy::too_many_arguments, reason = "one parameter for each placeholder of the message")]
        pub(crate) fn $name($($parameter: impl Into<$crate::Value>),*) -> $crate::Words {
            $crate::Words::message(stringify!($name), vec![$((stringify!($parameter), $parameter.into())),*])
        })*

        /// These messages with the names of their parameters, with `_` for a hyphen.
        #[cfg(test)]
        pub(crate) const ALL: &[(&str, &[&str])] =
            &[$((stringify!($name), &[$(stringify!($parameter)),*])),*];
    };
}
pub(crate) use messages;

messages! {
    ask_nothing();
    ask_play();
    cell_empty(cell);
    editor_erase();
    editor_to_move();
    game_drawn();
    hint_best();
    hint_blocks();
    hint_delays(count);
    hint_holds();
    hint_wins_in(count);
    hint_wins_now();
    illegal_another_game();
    illegal_game_over();
    illegal_off_the_board();
    illegal_position(game, column);
    illegal_text(column);
    note_draws();
    note_loses();
    note_wins();
    refused_choice();
    refused_drop();
    refused_rotate();
}
