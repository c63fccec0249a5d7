//! Nobody can fill a log to freeze a game.

use tessera_game::Random;
use tessera_games::{AnyPosition, GameId, Player, Start};
use tessera_online::{CommandKind, MAX_CREDITS, MAX_EVENTS, MAX_OFFERS, RESERVED_EVENTS};

use crate::common::{FIVE_THREE, TestGame, random_turn};

/// More turns than any game has.
const MOST_TURNS: u32 = 200;

#[test]
fn the_longest_games_have_less_turns_than_a_log_has_room_for() {
    let trexo = Start::from_variant_numbers(GameId::Trexo, [120, 10]).expect("a variant");
    assert!(trexo.is_offered() && trexo.numbers()[0].most == 120);
    let slither = Start::fair(GameId::Slither)[0];
    for start in [trexo, slither, Start::standard(GameId::Xok), Start::standard(GameId::Yoxii)] {
        for seed in 0..20 {
            let (mut position, mut random) = (AnyPosition::from(start), Random::new(seed));
            let mut turns = 0;
            while position.outcome().is_none() {
                for text in random_turn(&position, &mut random) {
                    position.play_text(&text).expect("it is legal");
                }
                turns += 1;
            }
            assert!(turns < MOST_TURNS, "{turns}");
        }
    }
    // Each granted takeback is two turns played again; each question has an answer.
    let questions = 2 * 2 * MAX_OFFERS;
    let events = 2 + MOST_TURNS + 2 * 2 * MAX_OFFERS + 2 * questions + MAX_CREDITS;
    assert!(events < MAX_EVENTS - RESERVED_EVENTS, "{events}");
}

#[test]
fn a_game_is_credited_so_often_and_then_no_more() {
    let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
    for _ in 0..MAX_CREDITS {
        game.does(None, CommandKind::Credit { time: 1000 });
    }
    assert_eq!(game.refused(None, CommandKind::Credit { time: 1000 }), ("too-long", true));
}

#[test]
fn whoever_offers_and_asks_all_the_time_does_not_keep_the_game_from_its_end() {
    for id in GameId::ALL {
        let mut game = TestGame::begun(id, FIVE_THREE, true);
        let mut random = Random::new(3);
        while game.state().result().is_none() {
            for seat in Player::BOTH {
                for _ in 0..3 {
                    let to = game.state().last_turn_of(seat).unwrap_or_default();
                    let _ = game.tries(Some(seat), CommandKind::OfferDraw);
                    let _ = game.tries(Some(!seat), CommandKind::DeclineDraw);
                    let _ = game.tries(Some(seat), CommandKind::AskTakeback { to });
                    let answer = [CommandKind::RefuseTakeback, CommandKind::GrantTakeback { to: None }];
                    let _ = game.tries(Some(!seat), answer[random.below(2) as usize].clone());
                }
                let _ = game.tries(None, CommandKind::Credit { time: 1 });
            }
            game.plays(0);
        }
        assert!(game.game_log.version() < MAX_EVENTS - RESERVED_EVENTS, "{id}: {}", game.game_log.version());
    }
}
