//! The rules page, sentence by sentence: the board, the supply, a turn, and the rulings.

use tessera_game::{Player, Position as _};
use tessera_xok::{Action, Cell, Cells, Direction, Illegal, Piece, Placement, Position, Shark, SharkKind};

/// White to move at d3, with a black fish on each of its neighbours.
const SURROUNDED: &str = ".../..../.ff../.f.f../.ff../..../... w";

fn at(text: &str) -> Position {
    text.parse().unwrap()
}

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn cells(text: &str) -> Cells {
    text.split_whitespace().map(cell).collect()
}

fn after(position: &str, actions: &str) -> Position {
    let mut now = at(position);
    for action in actions.split(' ') {
        now.play(now.parse_action(action).unwrap_or_else(|error| panic!("{action}: {error}"))).unwrap();
    }
    now
}

/// Why an action, which can be read, cannot be played.
fn refusal(position: &str, action: &str) -> Illegal {
    at(position).check(action.parse().unwrap()).unwrap_err()
}

// Board

#[test]
fn white_moves_first_and_then_the_players_alternate() {
    assert_eq!(Position::start().to_move(), Player::First);
    let start = Position::start().to_string();
    assert_eq!(after(&start, "d3d4").to_move(), Player::Second);
    assert_eq!(after(&start, "d3d4 Sd3e").to_move(), Player::First);
}

#[test]
fn thirty_cells_lie_in_seven_rows_of_3_4_5_6_5_4_and_3() {
    assert_eq!(Cell::all().count(), 30);
    assert_eq!(Cell::COUNT, 30);
    let rows: Vec<u8> = (0..Cell::ROWS as u8).map(Cell::row_length).collect();
    assert_eq!(rows, [3, 4, 5, 6, 5, 4, 3]);
    assert_eq!(Cell::row_length(7), 0);
}

#[test]
fn cells_are_named_by_row_from_a_at_the_bottom_and_number_from_1_at_the_left() {
    let names: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
    let expected =
        "a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 d5 d6 e1 e2 e3 e4 e5 f1 f2 f3 f4 g1 g2 g3";
    assert_eq!(names.join(" "), expected);
    for (index, cell) in Cell::all().enumerate() {
        assert_eq!(cell.index(), index);
        assert_eq!(Cell::new(cell.row(), cell.number()), Some(cell));
    }
    assert_eq!([Cell::new(0, 0), Cell::new(0, 4), Cell::new(7, 1), Cell::new(255, 255)], [None; 4]);
}

#[test]
fn directions_are_numbered_0_to_5_anticlockwise_from_e() {
    let names = Direction::ALL.map(|direction| direction.to_string());
    assert_eq!(names, ["e", "ne", "nw", "w", "sw", "se"]);
    assert_eq!(Direction::ALL.map(Direction::index), [0, 1, 2, 3, 4, 5]);
    assert_eq!(Direction::Se.turned(1), Direction::E);
}

#[test]
fn going_up_leads_to_the_cells_that_the_page_names() {
    for here in Cell::all() {
        let (row, number) = (here.row(), here.number());
        let longer = Cell::row_length(row + 1) > Cell::row_length(row);
        let (nw, ne) = if longer { (number, number + 1) } else { (number - 1, number) };
        assert_eq!(here.step(Direction::Nw), Cell::new(row + 1, nw), "{here}");
        assert_eq!(here.step(Direction::Ne), Cell::new(row + 1, ne), "{here}");
        assert_eq!(here.step(Direction::W), Cell::new(row, number - 1), "{here}");
        assert_eq!(here.step(Direction::E), Cell::new(row, number + 1), "{here}");
    }
}

#[test]
fn a_step_and_a_step_back_lead_home() {
    for here in Cell::all() {
        for direction in Direction::ALL {
            if let Some(there) = here.step(direction) {
                assert_eq!(there.step(direction.opposite()), Some(here));
            }
        }
    }
}

#[test]
fn there_are_71_neighbouring_pairs() {
    let ordered: usize = Cell::all().map(|cell| Cells::from(cell).neighbours().len()).sum();
    assert_eq!(ordered, 2 * 71);
    assert_eq!(Cells::from(cell("d3")).neighbours(), cells("d4 e3 e2 d2 c2 c3"));
}

// Supply

#[test]
fn each_player_has_14_fish_and_6_sharks() {
    for player in Player::BOTH {
        assert_eq!(Position::start().fish_left(player), 14);
        let sharks = SharkKind::ALL.map(|kind| Position::start().sharks_left(player, kind));
        assert_eq!(sharks, [3, 1, 1, 1]);
    }
    assert_eq!(SharkKind::ALL.map(SharkKind::letter), ['S', 'A', 'B', 'C']);
    assert_eq!(SharkKind::ALL.map(|kind| kind.facings().len()), [6, 6, 6, 3]);
}

#[test]
fn every_shark_eats_in_front_of_the_mouths_that_the_table_gives_it() {
    let around = ["d4", "e3", "e2", "d2", "c2", "c3"];
    for (letter, angle, facings) in [("S", 0, 6), ("A", 1, 6), ("B", 2, 6), ("C", 3, 3)] {
        for (facing, direction) in Direction::ALL.into_iter().enumerate().take(facings) {
            let action = format!("{letter}d3{direction}");
            let expected = cells(&format!("{} {}", around[facing], around[(facing + angle) % 6]));
            let before = at(SURROUNDED);
            let now = after(SURROUNDED, &action);
            assert_eq!(before.eaten(action.parse().unwrap()), expected, "{action}");
            assert_eq!(now.fish(Player::Second), before.fish(Player::Second) & !expected, "{action}");
        }
    }
}

#[test]
fn the_mouths_of_a_shark_can_be_asked_for() {
    let mouths = |kind| Shark::new(kind, Direction::Nw).mouths().collect::<Vec<_>>();
    assert_eq!(mouths(SharkKind::Small), [Direction::Nw]);
    assert_eq!(mouths(SharkKind::Big60), [Direction::Nw, Direction::W]);
    assert_eq!(mouths(SharkKind::Big120), [Direction::Nw, Direction::Sw]);
    assert_eq!(mouths(SharkKind::Big180), [Direction::Nw, Direction::Se]);
}

// A turn: two fish

#[test]
fn two_fish_go_on_two_empty_neighbouring_cells() {
    let now = after(&Position::start().to_string(), "d3e3");
    assert_eq!(now.to_string(), ".../..../..F../..F.../...../..../... b");
    assert_eq!(now.fish_left(Player::First), 12);
}

#[test]
fn two_fish_cannot_go_on_cells_that_are_not_neighbours() {
    let [one, other] = [cell("a1"), cell("g3")];
    assert_eq!(Action::two_fish(one, other), Err(Illegal::NotNeighbours));
    assert_eq!(Action::two_fish(one, one), Err(Illegal::NotNeighbours));
    assert_eq!(Action::two_fish(cell("a3"), cell("a3")), Err(Illegal::NotNeighbours));
    let error = Position::start().parse_action("a1g3").unwrap_err();
    assert_eq!(error.to_string(), "the two cells are not neighbours");
}

#[test]
fn two_fish_may_be_given_in_either_order() {
    assert_eq!(Action::two_fish(cell("e3"), cell("d3")), Action::two_fish(cell("d3"), cell("e3")));
}

#[test]
fn two_fish_cannot_go_on_a_cell_that_is_not_empty() {
    for piece in ["F", "f", "S0", "s0"] {
        let position = format!(".../..../...../..{piece}.../...../..../... w");
        assert_eq!(refusal(&position, "d3d4"), Illegal::NotEmpty(cell("d3")), "{piece}");
        assert_eq!(refusal(&position, "d2d3"), Illegal::NotEmpty(cell("d3")), "{piece}");
    }
}

#[test]
fn a_player_with_two_fish_left_may_play_them() {
    let now = after("FFF/FFFF/.f.f./FFF.../...../.FF./..f w", "b1c1");
    assert_eq!(now.fish_left(Player::First), 0);
}

#[test]
fn a_player_with_one_fish_left_may_not_play_it_alone() {
    let position = "FFF/FFFF/.f.f./FFF.../...../FFF./..f w";
    assert_eq!(at(position).fish_left(Player::First), 1);
    assert_eq!(refusal(position, "c2c3"), Illegal::TooFewFish);
    assert!(at(position).actions().iter().all(|action| action.to_string().starts_with(['S', 'A', 'B', 'C'])));
}

#[test]
fn an_action_can_be_laid_open() {
    let fish: Action = "d3e2".parse().unwrap();
    assert_eq!(fish.placement(), Placement::TwoFish(cell("d3"), cell("e2")));
    assert_eq!(fish.reach(), cells("d3 e2"));
    let shark: Action = "Bd3e".parse().unwrap();
    assert_eq!(shark.placement(), Placement::Shark(Shark::new(SharkKind::Big120, Direction::E), cell("d3")));
    assert_eq!(shark.reach(), cells("d3 d4 e2"));
}

// A turn: one shark

#[test]
fn a_small_shark_eats_the_fish_it_lands_on() {
    let now = after(".../..../...../..f.../...../..../... w", "Sd3w");
    assert_eq!(now.to_string(), ".../..../...../..S3.../...../..../... b");
}

#[test]
fn a_shark_on_an_empty_cell_eats_the_fish_in_front_of_its_mouth() {
    let now = after(".../..../...../..f.../...../..../... w", "Sd2e");
    assert_eq!(now.to_string(), ".../..../...../.S0..../...../..../... b");
}

#[test]
fn a_big_shark_eats_the_fish_it_lands_on_and_one_in_front_of_each_mouth() {
    let now = after(".../..../...../.fff../...../..../... w", "Cd3e");
    assert_eq!(now.to_string(), ".../..../...../..C0.../...../..../... b");
}

#[test]
fn on_an_enemy_fish_a_shark_may_face_any_way() {
    let position = at("f../..../...../....../...../..../... w");
    let on_it = position.actions().iter().filter(|action| action.to_string()[1..].starts_with("g1")).count();
    assert_eq!(on_it, 6 + 6 + 6 + 3);
}

#[test]
fn a_shark_must_eat_at_least_one_fish() {
    assert_eq!(refusal(".../..../...../..f.../...../..../... w", "Sd2w"), Illegal::EatsNothing);
    assert_eq!(refusal(&Position::start().to_string(), "Ad3e"), Illegal::EatsNothing);
}

#[test]
fn a_shark_cannot_be_put_on_a_shark_or_on_an_own_fish() {
    let position = ".../..../...../.FfS0s0./...../..../... w";
    assert_eq!(refusal(position, "Sd2e"), Illegal::OnOwnFish(cell("d2")));
    assert_eq!(refusal(position, "Sd4w"), Illegal::OnShark(cell("d4")));
    assert_eq!(refusal(position, "Cd5e"), Illegal::OnShark(cell("d5")));
}

#[test]
fn a_shark_that_is_not_in_supply_cannot_be_put() {
    let position = "S0S0S0/A0B0.C0/...../..f.../...../..../... w";
    for (action, kind) in ["Sd3e", "Ad3e", "Bd3e", "Cd3e"].into_iter().zip(SharkKind::ALL) {
        assert_eq!(refusal(position, action), Illegal::NoSharkLeft(kind));
    }
    assert!(at(".../..../...../..f.../...../..../... w").check("Sd3e".parse().unwrap()).is_ok());
}

#[test]
fn a_mouth_that_faces_an_empty_cell_any_shark_or_an_own_fish_eats_nothing_there() {
    for piece in [".", "S0", "s0", "F"] {
        let now = after(&format!(".../..../...../.{piece}.f../...../..../... w"), "Cd3e");
        assert_eq!(now.to_string(), format!(".../..../...../.{piece}C0.../...../..../... b"));
    }
}

#[test]
fn a_mouth_that_faces_the_edge_of_the_board_eats_nothing_there() {
    let now = after(".../..../...../.f..../...../..../... w", "Cd1e");
    assert_eq!(now.to_string(), ".../..../...../C0...../...../..../... b");
    for action in ["Sd1w", "Sd1nw", "Sd1sw"] {
        assert_eq!(
            refusal(".../..../f..../.f..../f..../..../... w", action),
            Illegal::EatsNothing,
            "{action}"
        );
    }
}

#[test]
fn a_mouth_eats_whenever_it_can() {
    let position = at(SURROUNDED);
    let eaten = ["Cd3e", "Cd3ne", "Cd3nw"].map(|action| position.eaten(action.parse().unwrap()).len());
    assert_eq!(eaten, [2; 3]);
}

#[test]
fn two_fish_eat_nothing() {
    let position = at(SURROUNDED);
    for fish in ["a1a2", "d4e3"] {
        assert_eq!(position.eaten(fish.parse().unwrap()), Cells::NONE, "{fish}");
    }
    assert_eq!(position.after("a1a2".parse().unwrap()).fish(Player::Second).len(), 6);
}

#[test]
fn own_fish_are_not_eaten() {
    let now = after(".../..../...../.Fff../...../..../... w", "Cd3e");
    assert_eq!(now.to_string(), ".../..../...../.FC0.../...../..../... b");
}

#[test]
fn eaten_fish_go_back_to_their_owner_at_once_and_can_be_played_again() {
    let position = "fff/ffff/...../....../fff../ff../ff. w";
    assert_eq!(at(position).fish_left(Player::Second), 0);
    let now = after(position, "Cf2e");
    assert_eq!(now.fish_left(Player::Second), 3);
    assert_eq!(now.fish_left(Player::First), 14);
    assert_eq!(after(position, "Cf2e e1e2").fish_left(Player::Second), 1);
}

#[test]
fn sharks_are_never_eaten_and_never_move() {
    let now = after(".../..../...../.s0f.../...../..../... w", "Cd3e");
    assert_eq!(now.piece(cell("d2")).map(|(owner, _)| owner), Some(Player::Second));
    for action in now.actions() {
        let next = now.after(action);
        assert!(matches!(next.piece(cell("d2")), Some((Player::Second, Piece::Shark(_)))), "{action}");
        assert!(matches!(next.piece(cell("d3")), Some((Player::First, Piece::Shark(_)))), "{action}");
    }
}

#[test]
fn a_fish_may_later_be_put_in_front_of_a_mouth() {
    let now = after(".../..../...../..f.../...../..../... w", "Sd3e d4d5 a1a2");
    assert_eq!(now.to_string(), ".../..../...../..S0ff./...../..../FF. b");
}

#[test]
fn there_is_no_passing() {
    assert!(Position::start().parse_action("pass").is_err());
    assert_eq!(Position::start().end_of_turn(), None);
    let position = at(SURROUNDED);
    assert!(
        position.actions().iter().all(|&action| !position.after(action).pieces(Player::First).is_empty())
    );
}

#[test]
fn every_reason_is_one_clear_sentence() {
    let sentences = [
        (Illegal::GameOver, "the game is over"),
        (Illegal::NotNeighbours, "the two cells are not neighbours"),
        (Illegal::TooFewFish, "fewer than two fish are left in the supply"),
        (Illegal::NotEmpty(cell("f1")), "f1 is not empty"),
        (Illegal::NoSharkLeft(SharkKind::Small), "no small shark is left in the supply"),
        (
            Illegal::NoSharkLeft(SharkKind::Big60),
            "no big shark with mouths side by side is left in the supply",
        ),
        (Illegal::OnShark(cell("d4")), "a shark stands on d4 already"),
        (Illegal::OnOwnFish(cell("d2")), "the fish on d2 is the player's own"),
        (Illegal::EatsNothing, "a shark must eat at least one fish"),
    ];
    for (reason, sentence) in sentences {
        assert_eq!(reason.to_string(), sentence);
    }
}
