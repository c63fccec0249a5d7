//! The lab sees the evaluations as they are: their files, their features, and how they search.

use tessera_game::Random;
use tessera_games::{AnyPosition, GameId};
use tessera_players::fitting::{Candidate, Evaluation, Form};
use tessera_players::{Engine, EngineSettings};
use tessera_search::{Limits, Stop};

/// Positions of random games in which the game goes on.
fn positions(game: GameId) -> Vec<AnyPosition> {
    let mut positions = Vec::new();
    for seed in 0..20 {
        let mut random = Random::new(seed);
        let mut position = AnyPosition::start(game);
        while position.outcome().is_none() && positions.len() < 400 {
            positions.push(position);
            let actions = position.actions();
            position.play(actions[random.below(actions.len() as u32) as usize]).unwrap();
        }
    }
    positions
}

fn shipped(game: GameId) -> Vec<i16> {
    let evaluation = Evaluation::of(game);
    evaluation.read(evaluation.shipped()).unwrap()
}

#[test]
fn every_shipped_file_is_written_as_the_lab_writes_files() {
    for game in GameId::ALL {
        let evaluation = Evaluation::of(game);
        let written = evaluation.write(&shipped(game));
        let file = evaluation.shipped();
        assert!(file.starts_with('#') && file.ends_with(&format!("#\n{written}")), "{game}:\n{written}");
    }
}

#[test]
fn features_times_weights_are_the_evaluation() {
    for game in GameId::ALL {
        let (evaluation, weights) = (Evaluation::of(game), shipped(game));
        let candidate = Candidate::new(game, &weights, 1).unwrap();
        let mut compared = 0;
        // What the evaluation adds that is not fitted.
        let constant = if game == GameId::Yoxii { -20.0 } else { 0.0 };
        for position in positions(game) {
            let Some(evaluated) = candidate.evaluate(&position) else { continue };
            // Yoxii rounds each of its weights between two anchors.
            let sum = computed(evaluation, &weights, &position) + constant;
            if evaluated.abs() < 9_000 {
                assert!((sum - f64::from(evaluated)).abs() < 6.0, "{game} {position}: {sum} and {evaluated}");
                compared += 1;
            }
        }
        assert!(compared > 100, "{game}: {compared}");
    }
}

/// The evaluation by the definition of its form.
fn computed(evaluation: &Evaluation, weights: &[i16], position: &AnyPosition) -> f64 {
    let number = |place: usize| f64::from(weights[place]);
    match evaluation.form() {
        Form::Sum => {
            let mut sum = 0.0;
            evaluation.features(position, &mut |feature, amount| sum += f64::from(amount) * number(feature));
            sum
        }
        Form::Network { lanes, shares, .. } => {
            let mut sums: Vec<f64> = (0..lanes).map(|lane| number(lanes + lane)).collect();
            evaluation.features(position, &mut |feature, amount| {
                for (lane, sum) in sums.iter_mut().enumerate() {
                    *sum += f64::from(amount) * number((2 + feature) * lanes + lane);
                }
            });
            let bent =
                sums.iter().enumerate().map(|(lane, sum)| number(lane) / f64::from(shares) * sum.max(0.0));
            sums[0] + bent.sum::<f64>()
        }
    }
}

#[test]
fn a_candidate_with_the_shipped_weights_searches_like_the_player() {
    for game in GameId::ALL {
        let candidate = Candidate::new(game, &shipped(game), 1).unwrap();
        let engine = Engine::new(EngineSettings { hash: 1, ..EngineSettings::default() });
        for position in positions(game).into_iter().step_by(37) {
            candidate.forget();
            engine.forget();
            let limits = Limits::nodes(2_000);
            let judged = candidate.judge(&position, limits, &Stop::new()).unwrap();
            let thought = engine.think(&position, limits, &Stop::new(), &mut |_| ()).unwrap();
            let line = &thought.lines[0];
            assert_eq!((judged.score, judged.nodes), (line.score, line.nodes), "{game} {position}");
            assert_eq!(judged.action, thought.action, "{game} {position}");
        }
    }
}

#[test]
fn wrong_weights_are_refused() {
    for game in GameId::ALL {
        let evaluation = Evaluation::of(game);
        assert!(evaluation.read("1 2 3 4 5 6 7 8 9").is_err());
        assert!(Candidate::new(game, &[1, 2, 3], 1).is_err());
    }
}
