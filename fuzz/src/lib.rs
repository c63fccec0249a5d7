//! What the fuzz targets share: games and positions that are chosen by bytes.

use tessera_games::{AnyPosition, GameId};

/// The starts of all games, with some variants.
fn starts() -> Vec<AnyPosition> {
    let trexo = ["tiles=12 size=5 5/5/5/5/5 X", "tiles=90 size=6 6/6/6/6/6/6 X"];
    let slither = ["Cv....Dv/....../....../....../....../A^....B^ 1 5,5 -"];
    let variant = |game, text: &str| AnyPosition::parse(game, text).expect("a start");
    let mut starts: Vec<AnyPosition> = GameId::ALL.map(AnyPosition::start).into();
    starts.extend(trexo.map(|text| variant(GameId::Trexo, text)));
    starts.extend(slither.map(|text| variant(GameId::Slither, text)));
    starts
}

/// The game that the first byte chooses, and the other bytes.
pub fn game(data: &[u8]) -> Option<(GameId, &[u8])> {
    let (&first, rest) = data.split_first()?;
    Some((GameId::ALL[usize::from(first) % GameId::ALL.len()], rest))
}

/// A game in which every two bytes choose an action: all its positions.
pub fn positions(data: &[u8]) -> Vec<AnyPosition> {
    let starts = starts();
    let Some((&first, rest)) = data.split_first() else { return Vec::new() };
    let mut now = starts[usize::from(first) % starts.len()];
    let mut positions = vec![now];
    for choice in rest.chunks(2).take(60) {
        let actions = now.actions();
        if actions.is_empty() {
            break;
        }
        let choice = choice.iter().fold(0, |number, &byte| number * 256 + usize::from(byte));
        now.play(actions[choice % actions.len()]).expect("a listed action is legal");
        positions.push(now);
    }
    positions
}
