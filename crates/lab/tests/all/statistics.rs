//! Elo, the sequential test and ratings, against values worked out by hand and published ones.

use tessera_lab::Points::{Draw, Loss, Win};
use tessera_lab::{
    Encounter, RatingError, Sprt, SprtError, Tally, Verdict, elo_of_score, rate, score_of_elo,
};

fn tally(pairs: [u64; 5]) -> Tally {
    let mut tally = Tally::default();
    let results = [(Loss, Loss), (Loss, Draw), (Draw, Draw), (Draw, Win), (Win, Win)];
    for (count, (one, other)) in pairs.into_iter().zip(results) {
        (0..count).for_each(|_| tally.add_pair(one, other));
    }
    tally
}

#[track_caller]
fn assert_near(value: f64, expected: f64, tolerance: f64) {
    assert!((value - expected).abs() <= tolerance, "{value}, expected {expected}");
}

#[test]
fn elo_is_the_logistic_scale_with_400_for_ten_to_one() {
    assert_near(score_of_elo(400.0), 10.0 / 11.0, 1e-12);
    assert_near(elo_of_score(10.0 / 11.0), 400.0, 1e-9);
    assert_near(elo_of_score(0.5), 0.0, 0.0);
    let [lost, won] = [0.0, 1.0].map(elo_of_score);
    assert!(lost.is_infinite() && lost < 0.0 && won.is_infinite() && won > 0.0);
}

#[test]
fn a_tally_counts_games_and_pairs() {
    let mut tally = Tally::default();
    assert_eq!((tally.score(), tally.elo()), (None, None));
    tally.add_pair(Win, Loss);
    tally.add_pair(Draw, Draw);
    tally.add_pair(Win, Win);
    tally.add_pair(Loss, Draw);
    assert_eq!((tally.wins, tally.draws, tally.losses), (3, 3, 2));
    assert_eq!(tally.pairs, [0, 1, 2, 0, 1]);
    assert_near(tally.score().unwrap(), 4.5 / 8.0, 1e-12);
    let seen_by_the_other = tally.for_opponent();
    assert_eq!((seen_by_the_other.wins, seen_by_the_other.losses), (2, 3));
    assert_eq!(seen_by_the_other.pairs, [1, 0, 2, 1, 0]);
    assert_eq!((tally + seen_by_the_other).pairs, [1, 1, 4, 1, 1]);
}

#[test]
fn error_bars_come_from_the_spread_of_the_pairs() {
    // By hand: means of pairs 0.5 (50 times) and 1 (50 times): mean 0.75, variance 1/16, standard error 0.025.
    let elo = tally([0, 0, 50, 0, 50]).elo().unwrap();
    assert_near(elo.difference, 190.85, 0.01);
    assert_near(elo.low, elo_of_score(0.75 - 1.96 * 0.025), 0.01);
    assert_near(elo.high, elo_of_score(0.75 + 1.96 * 0.025), 0.01);
    assert!(elo.superiority > 0.999_999);
}

#[test]
fn elo_and_error_bars_are_those_that_fastchess_publishes() {
    // From the tests of fastchess, `elo_test.cpp`: LL, LD, WL + DD, WD, WW; Elo, error, LOS.
    for (pairs, difference, error, superiority) in [
        ([34, 54, 31 + 32, 64, 75], 55.58, 27.65, 1.0),
        ([332, 433, 457 + 41, 333, 334], -8.64, 10.33, 0.0505),
        ([7895, 8757, 5485 + 200, 568, 9999], -21.04, 2.95, 0.0),
    ] {
        let elo = tally(pairs).elo().unwrap();
        assert_near(elo.difference, difference, 0.01);
        assert_near(elo.error(), error, 0.01);
        assert_near(elo.superiority, superiority, 0.0001);
    }
}

#[test]
fn a_clean_sweep_says_at_least_how_much() {
    let elo = tally([0, 0, 0, 0, 100]).elo().unwrap();
    assert!(elo.difference.is_infinite());
    assert!(elo.low > 400.0 && elo.low < 1500.0, "{elo:?}");
    assert!(elo.to_string().starts_with("+∞ [+") && elo.to_string().ends_with(", +∞]"), "{elo}");
    // Nearly one: the difference is finite, but only one end of the interval is.
    let (won, lost) = (tally([0, 0, 1, 0, 19]).elo().unwrap(), tally([19, 0, 1, 0, 0]).elo().unwrap());
    assert!(won.to_string().starts_with("+636.4 [+") && won.to_string().ends_with(", +∞]"), "{won}");
    assert!(lost.to_string().starts_with("-636.4 [-∞, -"), "{lost}");
    // A clear result does not seem to include its opposite: the interval is lopsided.
    let clear = tally([16, 2, 1, 0, 1]).elo().unwrap();
    assert!(
        clear.high < 0.0 && clear.difference - clear.low > 1.5 * (clear.high - clear.difference),
        "{clear}"
    );
    assert!(clear.low.is_infinite());
    assert_eq!(clear.to_string(), format!("{:+.1} [-∞, {:+.1}]", clear.difference, clear.high));
    // Few pairs say less than many, also where all are alike.
    let (few, many) = (tally([0, 0, 3, 0, 0]).elo().unwrap(), tally([0, 0, 300, 0, 0]).elo().unwrap());
    assert!(few.error() > 20.0 && many.error() > 0.0 && many.error() < few.error());
    // By hand: variance 1/8, standard error √(1/40), and 0.5 + 1.96 × 0.158 is 0.8099, or 251.8 Elo.
    assert_eq!(tally([1, 1, 1, 1, 1]).elo().unwrap().to_string(), "+0.0 [-251.8, +251.8]");
}

#[test]
fn the_bounds_of_the_test_are_walds() {
    let (lower, upper) = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap().bounds();
    assert_near(upper, 19_f64.ln(), 1e-12);
    assert_near(lower, -19_f64.ln(), 1e-12);
    let (lower, upper) = Sprt::new(0.0, 5.0, 0.05, 0.10).unwrap().bounds();
    assert_near(lower, (0.10_f64 / 0.95).ln(), 1e-12);
    assert_near(upper, (0.90_f64 / 0.05).ln(), 1e-12);
}

#[test]
fn the_likelihood_ratio_is_the_one_that_fastchess_publishes() {
    // From the tests of fastchess, `sprt_test.cpp`, logistic and pentanomial: LL, LD, WL + DD, WD, WW.
    for (pairs, elo0, elo1, llr) in [
        ([223, 9863, 20279 + 1000, 10037, 246], 0.5, 2.5, -3.07),
        ([871, 26175, 55003 + 980, 26678, 821], 0.0, 2.0, -4.98),
    ] {
        let sprt = Sprt::new(elo0, elo1, 0.05, 0.05).unwrap();
        assert_near(sprt.llr(&pairs), llr, 0.01);
        assert_eq!(sprt.verdict(&pairs), Some(Verdict::Rejected));
    }
}

#[test]
fn the_likelihood_ratio_of_two_kinds_of_pairs_can_be_worked_out_by_hand() {
    // Only LL and WW: a coin. With w of n pairs won, LLR = w ln(s1/s0) + (n−w) ln((1−s1)/(1−s0)).
    let sprt = Sprt::new(0.0, 100.0, 0.05, 0.05).unwrap();
    let (s0, s1) = (0.5_f64, score_of_elo(100.0));
    let by_hand = 30.0 * (s1 / s0).ln() + 20.0 * ((1.0 - s1) / (1.0 - s0)).ln();
    assert_near(sprt.llr(&[20, 0, 0, 0, 30]), by_hand, 0.02);
    assert_near(sprt.llr(&[0; 5]), 0.0, 0.0);
}

#[test]
fn the_test_sees_both_sides_alike() {
    let one = Sprt::new(-10.0, 30.0, 0.05, 0.05).unwrap();
    let other = Sprt::new(-30.0, 10.0, 0.05, 0.05).unwrap();
    let (pairs, mirrored) = ([5, 20, 70, 40, 15], [15, 40, 70, 20, 5]);
    assert_near(one.llr(&pairs), -other.llr(&mirrored), 1e-9);
    assert_eq!(Sprt::new(0.0, 20.0, 0.05, 0.05).unwrap().verdict(&[10, 10, 10, 10, 10]), None);
}

#[test]
fn a_test_that_makes_no_sense_is_refused() {
    assert_eq!(Sprt::new(5.0, 5.0, 0.05, 0.05), Err(SprtError::Hypotheses));
    assert_eq!(Sprt::new(f64::NAN, 5.0, 0.05, 0.05), Err(SprtError::Hypotheses));
    assert_eq!(Sprt::new(0.0, f64::INFINITY, 0.05, 0.05), Err(SprtError::Hypotheses));
    for risk in [0.0, 0.5, -1.0, f64::NAN] {
        assert_eq!(Sprt::new(0.0, 5.0, risk, 0.05), Err(SprtError::Risks));
        assert_eq!(Sprt::new(0.0, 5.0, 0.05, risk), Err(SprtError::Risks));
    }
}

#[test]
fn the_test_errs_about_as_rarely_as_it_promises() {
    // Matches between equals, tested for 0 against 60 Elo with a risk of 10 %.
    let sprt = Sprt::new(0.0, 60.0, 0.10, 0.10).unwrap();
    let mut random = tessera_game::Random::new(1);
    let accepted = (0..400).filter(|_| {
        let mut pairs = [0; 5];
        loop {
            pairs[(random.below(3) + random.below(3)) as usize] += 1;
            if let Some(verdict) = sprt.verdict(&pairs) {
                return verdict == Verdict::Accepted;
            }
        }
    });
    let accepted = accepted.count();
    assert!((10..=48).contains(&accepted), "{accepted} of 400");
}

fn met(player: usize, opponent: usize, pairs: [u64; 5]) -> Encounter {
    Encounter { player, opponent, tally: tally(pairs) }
}

#[test]
fn two_players_are_rated_like_in_a_match() {
    let pairs = [34, 54, 63, 64, 75];
    let ratings = rate(2, &[met(1, 0, pairs)], (0, 1000.0)).unwrap();
    assert!(!ratings.tamed);
    assert_near(ratings.list[0].elo, 1000.0, 0.0);
    assert_near(ratings.list[0].error, 0.0, 0.0);
    assert_near(ratings.list[1].elo, 1055.58, 0.01);
    assert_near(ratings.list[1].error, 27.65, 0.3);
}

#[test]
fn a_chain_of_neighbours_adds_up() {
    // 75 % is 190.85 Elo, each over the one before; independent errors add as squares.
    let ratings = rate(3, &[met(1, 0, [0, 0, 50, 0, 50]), met(1, 2, [50, 0, 50, 0, 0])], (0, 0.0)).unwrap();
    assert_near(ratings.list[1].elo, 190.85, 0.01);
    assert_near(ratings.list[2].elo, 2.0 * 190.85, 0.01);
    assert_near(ratings.list[2].error, ratings.list[1].error * 2_f64.sqrt(), 0.01);
    let anchored_at_the_top =
        rate(3, &[met(1, 0, [0, 0, 50, 0, 50]), met(1, 2, [50, 0, 50, 0, 0])], (2, 0.0)).unwrap();
    assert_near(anchored_at_the_top.list[0].elo, -2.0 * 190.85, 0.01);
    assert_near(anchored_at_the_top.list[2].error, 0.0, 0.0);
}

#[test]
fn ratings_explain_the_points_of_everybody() {
    // The most likely ratings are those whose expected points are the real ones.
    let met = [met(0, 1, [5, 2, 9, 4, 1]), met(0, 2, [9, 4, 3, 2, 0]), met(1, 2, [8, 0, 4, 1, 3])];
    let ratings = rate(3, &met, (1, 500.0)).unwrap();
    let mut surplus = [0.0; 3];
    for one in &met {
        let difference = ratings.list[one.player].elo - ratings.list[one.opponent].elo;
        let games = one.tally.games() as f64;
        let more = games * (one.tally.score().unwrap() - score_of_elo(difference));
        surplus[one.player] += more;
        surplus[one.opponent] -= more;
    }
    assert!(surplus.iter().all(|points| points.abs() < 1e-6), "{surplus:?}");
}

#[test]
fn a_clean_sweep_is_rated_and_told() {
    let ratings = rate(2, &[met(1, 0, [0, 0, 0, 0, 50])], (0, 0.0)).unwrap();
    assert!(ratings.tamed);
    // 100 of 100 and a drawn game: 100.5 of 101.
    assert_near(ratings.list[1].elo, elo_of_score(100.5 / 101.0), 0.01);
    assert!(ratings.list[1].error > 100.0);
    // Not tamed where another player has taken points: the sweep of 2 over 0 has a finite rating then.
    let round = [met(1, 0, [1, 0, 5, 0, 4]), met(2, 1, [1, 0, 5, 0, 4]), met(2, 0, [0, 0, 0, 0, 10])];
    assert!(!rate(3, &round, (0, 0.0)).unwrap().tamed);
}

#[test]
fn strangers_cannot_be_compared() {
    let apart = [met(0, 1, [1, 0, 0, 0, 1]), met(2, 3, [1, 0, 0, 0, 1])];
    assert_eq!(rate(4, &apart, (0, 0.0)), Err(RatingError::NotConnected));
    assert_eq!(rate(2, &[], (0, 0.0)), Err(RatingError::NotConnected));
    assert_eq!(rate(2, &apart, (0, 0.0)), Err(RatingError::NoSuchPlayer));
    assert_eq!(rate(0, &[], (0, 0.0)), Err(RatingError::NoSuchPlayer));
}
