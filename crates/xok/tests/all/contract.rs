//! The laws of every game, the test vectors, and what Xok promises beyond them.

use tessera_game::kit::{self, Subject, random_game};
use tessera_game::{Player, Position as _, Random, perft, perft_one_by_one};
use tessera_xok::{Action, Cell, Piece, Position, Rules, Setup, Shape, Shark, SharkKind};

/// Every action that can be written down: 71 pairs of fish, and sharks in 21 ways on 30 cells.
fn universe() -> Vec<Action> {
    let pairs = Cell::all()
        .flat_map(|one| Cell::all().filter(move |&other| other > one).map(move |other| (one, other)))
        .filter_map(|(one, other)| Action::two_fish(one, other).ok());
    let sharks = SharkKind::ALL
        .into_iter()
        .flat_map(|kind| kind.facings().iter().map(move |&facing| Shark::new(kind, facing)))
        .flat_map(|shark| Cell::all().map(move |cell| Action::shark(shark, cell)));
    pairs.chain(sharks).collect()
}

fn subject() -> Subject<Position> {
    Subject { start: Position::start(), universe: universe(), longest: 36 }
}

/// A variant: every board, with chains of some size.
fn variants() -> impl Iterator<Item = Subject<Position>> {
    let pairs = Shape::ALL.into_iter().flat_map(|shape| [3, 4, 7, 10].map(|chain| (shape, chain)));
    pairs.filter_map(|(shape, chain)| Rules::new(shape, chain)).map(|rules| Subject {
        start: Position::start_with(rules),
        universe: universe(),
        longest: rules.shape().most_actions(),
    })
}

#[test]
fn every_law_holds_on_small_boards_and_with_short_chains() {
    for subject in variants() {
        kit::check_laws(&subject, 60);
        kit::check_texts(&subject, 300);
        kit::check_setups(&subject, 300, damage);
    }
}

#[test]
fn there_are_71_pairs_of_fish_and_630_ways_to_put_a_shark() {
    assert_eq!(universe().len(), 71 + 630);
}

#[test]
fn every_law_of_the_contract_is_kept() {
    kit::check_laws(&subject(), 1_000);
}

#[test]
fn damaged_texts_are_refused_or_read_exactly() {
    kit::check_texts(&subject(), 5_000);
}

/// Changes the player to move, or one cell.
fn damage(setup: &mut Setup, random: &mut Random) {
    let mut below = |limit: usize| random.below(limit as u32) as usize;
    let player = Player::BOTH[below(2)];
    let kind = SharkKind::ALL[below(4)];
    let shark = Shark::new(kind, kind.facings()[below(kind.facings().len())]);
    match below(5) {
        0 => setup.to_move = player,
        4 if below(9) == 0 => {
            setup.rules = Rules::new(Shape::ALL[below(4)], 3 + below(8)).unwrap_or_default();
        }
        1 => setup.board[below(Cell::COUNT)] = Some((player, Piece::Shark(shark))),
        2 => setup.board[below(Cell::COUNT)] = None,
        _ => {
            let first = below(Cell::COUNT);
            setup.board[first..].fill(Some((player, Piece::Fish)));
        }
    }
}

#[test]
fn a_setup_has_a_position_or_is_refused() {
    kit::check_setups(&subject(), 2_000, damage);
}

#[test]
fn every_vector_is_reproduced() {
    assert_eq!(kit::check_vectors::<Position>("xok", |_| true), 348);
}

#[test]
fn every_bad_vector_is_refused() {
    assert_eq!(kit::check_bad_vectors::<Position>("xok", |_| true), 74);
}

#[test]
fn perft_from_the_start_is_that_of_the_rules() {
    for (depth, expected) in (1..).zip([71, 10_706, 1_003_458]) {
        assert_eq!(perft(&Position::start(), depth), expected);
        assert_eq!(perft_one_by_one(&Position::start(), depth), expected);
    }
}

#[test]
fn a_position_fits_a_cache_line_and_an_action_two_bytes() {
    assert!(size_of::<Position>() <= 64);
    assert!(size_of::<Action>() <= 2);
}

#[test]
fn the_default_is_the_start() {
    assert_eq!(Position::default(), Position::start());
}

#[test]
fn no_game_is_longer_than_36_actions() {
    let lengths = (0..20_000).map(|seed| random_game(Position::start(), seed, 100).len() - 1);
    let longest = lengths.max().expect("games were played");
    assert!((30..=36).contains(&longest), "{longest}");
}

#[test]
fn a_random_action_is_the_one_of_that_number_in_the_list() {
    for seed in 0..200 {
        let game = random_game(Position::start(), seed, 100);
        for (position, seed) in game.iter().zip(1_000 * seed..) {
            let actions = position.actions();
            let number = Random::new(seed).below(actions.len() as u32) as usize;
            assert_eq!(
                position.random_action(&mut Random::new(seed)),
                actions.get(number).copied(),
                "{position}"
            );
            if position.outcome().is_none() {
                let unchecked = position.random_action_unchecked(&mut Random::new(seed));
                assert_eq!(unchecked, actions.get(number).copied(), "{position}");
            }
        }
    }
}

#[test]
fn a_wrong_unchecked_action_answers_nonsense_but_never_panics() {
    let universe = universe();
    let mut random = Random::new(3);
    for _ in 0..200 {
        let mut position = Position::start();
        for _ in 0..60 {
            position.play_unchecked(universe[random.below(universe.len() as u32) as usize]);
            let _ = (position.to_string(), position.actions(), position.outcome(), position.hash());
            let _ = (position.random_action_unchecked(&mut random), position.transformed(usize::MAX));
            for player in Player::BOTH {
                let _ = (position.fish_left(player), position.sharks_left(player, SharkKind::Small));
            }
        }
    }
}

#[test]
fn every_action_has_a_number_of_its_own_and_is_surrounded_by_its_neighbours() {
    for action in universe() {
        assert!(action.number() < Action::NUMBERS);
        assert_eq!(Action::with_number(action.number()), Some(action));
        assert_eq!(action.around(), action.put().neighbours(), "{action}");
    }
    assert_eq!((0..2 * Action::NUMBERS).filter_map(Action::with_number).count(), universe().len());
}
