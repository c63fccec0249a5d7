//! The strongest player never overlooks a win with one action, nor a defence against one, in Xok and Trexo: shown over
//! thousands of positions of random games, against trying every action.

use tessera_game::{Outcome, Player, Random};
use tessera_games::{AnyGame, AnyPosition, GameId, Visitor};
use tessera_players::{Engine, EngineSettings};
use tessera_search::{Limits, Stop};

/// How little the player may look at: the promise holds even in the greatest hurry.
const NODES: u64 = 200;

/// The action that the strongest player chooses.
fn chosen(engine: &Engine, position: &AnyPosition) -> AnyPosition {
    let thought = engine.think(position, Limits::nodes(NODES), &Stop::new(), &mut |_| ()).unwrap();
    let mut next = *position;
    next.play(thought.action).unwrap();
    next
}

/// Whether the player to move has an action that wins at once, by trying all.
struct CanWin;

impl Visitor for CanWin {
    type Output = bool;

    fn visit<P: AnyGame>(self, position: P) -> bool {
        let player = position.to_move();
        position
            .actions()
            .into_iter()
            .any(|action| position.after(action).outcome() == Some(Outcome::Win(player)))
    }
}

/// Whether some action neither loses at once nor leaves the opponent a win with one action, by trying all.
struct CanDefend;

impl Visitor for CanDefend {
    type Output = bool;

    fn visit<P: AnyGame>(self, position: P) -> bool {
        let player = position.to_move();
        position.actions().into_iter().any(|action| {
            let next = position.after(action);
            match next.outcome() {
                Some(outcome) => outcome != Outcome::Win(!player),
                None => !CanWin.visit(next),
            }
        })
    }
}

/// How often there was a win at hand, a defence needed, and no defence.
#[derive(Default)]
struct Seen {
    wins: usize,
    defences: usize,
    lost: usize,
}

fn check(engine: &Engine, position: &AnyPosition, seen: &mut Seen) {
    let player: Player = position.to_move();
    if position.visit(CanWin) {
        seen.wins += 1;
        assert_eq!(chosen(engine, position).outcome(), Some(Outcome::Win(player)), "a win in {position}");
        return;
    }
    let next = chosen(engine, position);
    let loses = match next.outcome() {
        Some(outcome) => outcome == Outcome::Win(!player),
        None => next.visit(CanWin),
    };
    if loses {
        seen.lost += 1;
        assert!(!position.visit(CanDefend), "a defence in {position}");
    } else {
        seen.defences += 1;
    }
}

/// Looks at the later part of random games, where there is something to overlook.
fn check_games(game: GameId, games: u64, skipped: usize) -> Seen {
    let engine = Engine::new(EngineSettings { hash: 1, ..EngineSettings::default() });
    let mut seen = Seen::default();
    for seed in 0..games {
        let mut random = Random::new(seed);
        let mut position = AnyPosition::start(game);
        let mut played = 0;
        while position.outcome().is_none() {
            if played >= skipped {
                check(&engine, &position, &mut seen);
            }
            let actions = position.actions();
            position.play(actions[random.below(actions.len() as u32) as usize]).unwrap();
            played += 1;
        }
    }
    seen
}

#[test]
fn in_xok_no_win_and_no_defence_is_overlooked() {
    let Seen { wins, defences, lost } = check_games(GameId::Xok, 400, 10);
    assert!(wins > 500 && defences > 1_000 && lost > 10, "{wins} wins, {defences} defences, {lost} lost");
}

#[test]
fn in_trexo_no_win_and_no_defence_is_overlooked() {
    let Seen { wins, defences, lost } = check_games(GameId::Trexo, 120, 12);
    assert!(wins > 500 && defences > 1_000 && lost > 10, "{wins} wins, {defences} defences, {lost} lost");
}
