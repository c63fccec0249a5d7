//! The engines that this worker keeps: one for each seat of a game, and one for hints and analysis. A seat never uses the
//! table of the study engine, so that hints do not make a weak level stronger.

use std::cell::RefCell;

use tessera_game::Player;
use tessera_players::{Engine, EngineSettings};
use tessera_view::Line;

use crate::answer::{Answer, words};

/// What an engine is used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// To play for the computer.
    Seat(Player),
    /// To give hints and to analyse.
    Study,
}

/// An engine after its last request.
struct Kept {
    engine: Engine,
    /// The game up to the end of the last turn of a seat; the game that was studied.
    line: Line,
}

/// At most three tables are in memory: two seats and the study engine.
const SLOTS: usize = 3;

thread_local! {
    static KEPT: RefCell<[Option<Kept>; SLOTS]> = const { RefCell::new([const { None }; SLOTS]) };
}

impl Purpose {
    fn slot(self) -> usize {
        match self {
            Self::Seat(player) => player.index(),
            Self::Study => SLOTS - 1,
        }
    }

    /// Whether the table of an engine is still of use and allowed. A seat keeps it only while its game goes on: a new
    /// game, an undone turn, or another level starts with an empty table. The study engine keeps it within a game.
    fn keeps(self, kept: &Kept, line: &Line, settings: &EngineSettings) -> bool {
        let before = kept.engine.settings();
        let same_game = kept.line.game == line.game && kept.line.start == line.start;
        same_game
            && before.level == settings.level
            && before.hash == settings.hash
            && (self == Self::Study || line.actions.starts_with(&kept.line.actions))
    }
}

/// Runs a request on the engine for a purpose, and keeps the engine. The request returns its result and the line up to
/// which the engine has played.
pub(crate) fn with_engine<T>(
    purpose: Purpose,
    line: &Line,
    settings: EngineSettings,
    request: impl FnOnce(&Engine) -> Answer<(T, Line)>,
) -> Answer<T> {
    // The slot is empty during the request, so that an old table is freed before a new one is allocated.
    let kept = KEPT.with_borrow_mut(|kept| kept[purpose.slot()].take());
    let kept = kept.filter(|kept| purpose.keeps(kept, line, &settings));
    let engine = match &kept {
        Some(kept) => kept.engine.with(settings),
        None => Engine::try_new(settings),
    };
    let engine = engine.map_err(|_| words("core-request", []))?;
    let (result, line) = request(&engine)?;
    KEPT.with_borrow_mut(|kept| kept[purpose.slot()] = Some(Kept { engine, line }));
    Ok(result)
}

#[cfg(test)]
mod tests {
    use tessera_games::GameId;
    use tessera_players::Level;

    use super::*;

    fn settings(level: u8) -> EngineSettings {
        EngineSettings { level: Level::new(level).unwrap(), hash: 1, ..EngineSettings::default() }
    }

    fn line(actions: &[&str]) -> Line {
        let actions = actions.iter().map(|&action| action.to_owned()).collect();
        Line { actions, ..Line::standard(GameId::Xok) }
    }

    /// Whether an engine that has played up to one line is kept for another.
    fn is_kept(purpose: Purpose, before: Line, now: &Line, level: u8) -> bool {
        let kept = Kept { engine: Engine::new(settings(5)), line: before };
        purpose.keeps(&kept, now, &settings(level))
    }

    #[test]
    fn a_seat_keeps_its_engine_while_its_game_goes_on() {
        let seat = Purpose::Seat(Player::First);
        let before = || line(&["a1", "b1"]);
        assert!(is_kept(seat, before(), &line(&["a1", "b1", "c1"]), 5));
        assert!(is_kept(seat, before(), &before(), 5), "after an undone turn of the opponent");
        assert!(!is_kept(seat, before(), &line(&["a1", "b1", "c1"]), 6), "another level");
        assert!(!is_kept(seat, before(), &line(&["a1"]), 5), "its own turn was undone");
        assert!(!is_kept(seat, before(), &line(&["a1", "b2", "c1"]), 5), "another turn was played instead");
        assert!(!is_kept(seat, before(), &line(&[]), 5), "a new game");
        assert!(!is_kept(seat, before(), &Line::standard(GameId::Yoxii), 5), "another kind of game");
        let elsewhere = Line { start: "another board".into(), ..line(&["a1", "b1", "c1"]) };
        assert!(!is_kept(seat, before(), &elsewhere, 5), "a game from another position");
    }

    #[test]
    fn a_study_keeps_its_engine_within_a_game() {
        let before = || line(&["a1", "b1"]);
        assert!(is_kept(Purpose::Study, before(), &line(&[]), 5));
        assert!(!is_kept(Purpose::Study, before(), &line(&[]), 6));
        assert!(!is_kept(Purpose::Study, before(), &Line::standard(GameId::Yoxii), 5));
    }

    #[test]
    fn each_purpose_has_its_own_table() {
        let position = line(&[]).position().unwrap();
        let nodes = |purpose| {
            with_engine(purpose, &line(&[]), settings(10), |engine| {
                let limits = tessera_search::Limits::depth(4);
                let decision =
                    engine.think(&position, limits, &tessera_search::Stop::new(), &mut |_| ()).unwrap();
                Ok((decision.lines[0].nodes, line(&[])))
            })
            .unwrap()
        };
        let [first, second] = Player::BOTH.map(|player| nodes(Purpose::Seat(player)));
        assert_eq!((second, nodes(Purpose::Study)), (first, first), "all start with an empty table");
        assert!(
            nodes(Purpose::Seat(Player::First)) < first && nodes(Purpose::Study) < first,
            "each keeps its own"
        );
    }
}
