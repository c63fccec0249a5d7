//! The players beside brute force, in the last turns of small games: what they prove is true under any limits, the
//! number of threads and the number of lines; and the solver finds the value.

use std::collections::HashMap;

use tessera_game::{Outcome, Random};
use tessera_games::slither_stone::BoardSpec;
use tessera_games::trexo::Rules;
use tessera_games::{AnyGame, AnyPosition, GameId, Start, Visitor};
use tessera_players::{Engine, EngineSettings, solve};
use tessera_search::{Exact, Limits, Score, SolveSettings, Stop};

/// Positions below which more than this has to be looked at are passed over.
const MOST: usize = 30_000;

/// What the player to move gets at the best, by trying everything: 1 for a win, 0 for a draw, −1 for a loss. `None` if
/// that takes too long.
struct Truth;

impl Visitor for Truth {
    type Output = Option<i32>;

    fn visit<P: AnyGame>(self, position: P) -> Option<i32> {
        worth(&position, &mut HashMap::new())
    }
}

fn worth<P: AnyGame>(position: &P, known: &mut HashMap<u64, i32>) -> Option<i32> {
    match position.outcome() {
        Some(Outcome::Draw) => return Some(0),
        Some(Outcome::Win(winner)) => return Some(if winner == position.to_move() { 1 } else { -1 }),
        None => {}
    }
    if let Some(&worth) = known.get(&position.hash()) {
        return Some(worth);
    }
    let mut best = -1;
    for action in position.actions() {
        let next = position.after(action);
        let sign = if next.to_move() == position.to_move() { 1 } else { -1 };
        best = best.max(sign * worth(&next, known)?);
        if best == 1 {
            break;
        }
    }
    known.insert(position.hash(), best);
    (known.len() <= MOST).then_some(best)
}

/// A game on a board as small as the rules allow, another for each seed.
fn start(game: GameId, seed: u32) -> AnyPosition {
    let start = match game {
        GameId::Trexo => Start::Trexo(Rules::new(10 + (seed % 10) as u16, 5).unwrap()),
        GameId::Slither => Start::Slither(BoardSpec::new(6, 6, 4, seed).unwrap()),
        GameId::Xok | GameId::Yoxii => Start::standard(game),
    };
    start.into()
}

/// The positions of a random game that brute force can settle, from the last back, with their truth.
fn settled(start: &AnyPosition, seed: u32) -> Vec<(AnyPosition, i32)> {
    let mut random = Random::new(seed.into());
    let (mut now, mut before) = (*start, Vec::new());
    while now.outcome().is_none() {
        before.push(now);
        let actions = now.actions();
        now.play(actions[random.below(actions.len() as u32) as usize]).unwrap();
    }
    before.into_iter().rev().map_while(|position| Some((position, position.visit(Truth)?))).collect()
}

/// Whether a score claims nothing that is not true.
fn is_true(score: Score, truth: i32) -> bool {
    match score {
        Score::Win(_) => truth == 1,
        Score::Draw => truth == 0,
        Score::Loss(_) => truth == -1,
        Score::Heuristic(_) => true,
    }
}

/// Searches with all kinds of limits, on one table.
fn check_search(engine: &Engine, position: &AnyPosition, truth: i32) -> usize {
    let limits = [Limits::nodes(30), Limits::nodes(700), Limits::depth(3), Limits::nodes(6_000)];
    let check = |limits: Limits| {
        let thought = engine.think(position, limits, &Stop::new(), &mut |_| ()).unwrap();
        let best = &thought.lines[0];
        let threads = engine.settings().threads;
        assert!(is_true(best.score, truth), "{} by {threads} threads, not {truth}: {position}", best.score);
        assert_eq!(best.pv[0], thought.action, "the best line is the one that is played: {position}");
        best.score.is_proven()
    };
    limits.into_iter().filter(|&limits| check(limits)).count()
}

fn check(game: GameId, games: u32) {
    check_from(|seed| start(game, seed), games);
}

/// Checks variants of a game in turns, known by their empty boards.
fn check_variants(game: GameId, starts: &[&str], games: u32) {
    let parse =
        |text: &&str| AnyPosition::parse(game, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let starts: Vec<AnyPosition> = starts.iter().map(parse).collect();
    check_from(|seed| starts[seed as usize % starts.len()], games);
}

fn check_from(start: impl Fn(u32) -> AnyPosition, games: u32) {
    let engine =
        |threads, lines| Engine::new(EngineSettings { hash: 1, threads, lines, ..EngineSettings::default() });
    let distinct = EngineSettings { distinct: true, ..engine(1, 3).settings().clone() };
    let engines = [engine(1, 1), engine(3, 1), engine(1, 3), Engine::new(distinct)];
    let (mut positions, mut solutions, mut proven, mut worths) = (0, 0, 0, [0; 3]);
    for (position, truth) in (0..games).flat_map(|seed| settled(&start(seed), seed)) {
        positions += 1;
        worths[usize::try_from(truth + 1).unwrap()] += 1;
        proven += engines.iter().map(|engine| check_search(engine, &position, truth)).sum::<usize>();
        let solved =
            solve(&position, Limits::nodes(300_000), &SolveSettings::default(), &mut |_, _| ()).unwrap();
        let value = solved.value.map(|value| match value {
            Exact::Win => 1,
            Exact::Draw => 0,
            Exact::Loss => -1,
        });
        assert!(value.is_none_or(|value| value == truth), "{value:?}, not {truth}: {position}");
        solutions += usize::from(value.is_some());
    }
    assert!(positions > 80 && solutions * 5 > positions * 4, "{solutions} of {positions} are solved");
    assert!(worths.iter().filter(|&&count| count > 10).count() > 1, "{worths:?}");
    assert!(proven > positions * 3, "{proven} proofs in {positions} positions");
}

#[test]
fn xok_beside_brute_force() {
    check(GameId::Xok, 30);
}

#[test]
fn yoxii_beside_brute_force() {
    check(GameId::Yoxii, 30);
}

#[test]
fn trexo_beside_brute_force() {
    check(GameId::Trexo, 30);
}

#[test]
fn trexo_with_short_lines_beside_brute_force() {
    let starts = ["tiles=9 size=4 line=3 4/4/4/4 X", "tiles=9 size=4 line=4 4/4/4/4 X"];
    check_variants(GameId::Trexo, &starts, 30);
}

#[test]
fn yoxii_on_small_boards_beside_brute_force() {
    let starts = ["board=13 ./.../..T../.../. w", "board=21 .../...../..T../...../... w"];
    check_variants(GameId::Yoxii, &starts, 20);
}

#[test]
fn xok_on_small_boards_beside_brute_force() {
    let starts = [
        "board=12 chain=5 ...../..../... w",
        "board=14 chain=6 ../.../..../.../.. w",
        "board=19 chain=8 .../..../...../..../... w",
        "board=30 chain=7 .../..../...../....../...../..../... w",
    ];
    check_variants(GameId::Xok, &starts, 40);
}

#[test]
fn slither_stone_beside_brute_force() {
    check(GameId::Slither, 30);
}
