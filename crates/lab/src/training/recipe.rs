//! A recipe: everything that determines the weights.

use std::fmt;

use tessera_games::GameId;
use tessera_players::fitting::Evaluation;

use super::digest::digest;
use super::games;

/// How the weights of a game are made. The same recipe gives the same file, byte for byte, as long as the search and the
/// features are the same.
///
/// ```
/// use tessera_games::GameId;
/// use tessera_lab::Recipe;
/// let recipe = Recipe { games: 10, ..Recipe::standard(GameId::Trexo) };
/// assert!(recipe.to_string().starts_with("tessera lab generate trexo --seed 1 --games 10 "));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// The game.
    pub game: GameId,
    /// The seed of all random choices.
    pub seed: u64,
    /// The number of games of self-play.
    pub games: u32,
    /// The nodes that are searched for each action.
    pub play_nodes: u64,
    /// The nodes that are searched for the label of each position. Without it, the label is the result of the game.
    pub label_nodes: Option<u64>,
    /// The number of positions beside each position of a game: a few plausible actions away from it. They are labelled by
    /// search, so there are none where the label is the result.
    pub beside: u32,
    /// One action in this many is random.
    pub random_one_in: u32,
    /// A game begins with two to this many random actions; on random boards with none.
    pub longest_opening: u32,
    /// The weights file of the player that plays and labels.
    pub weights: String,
}

/// The games of a small run.
const SMALL_GAMES: u32 = 16;
/// The nodes of a small run, for each action and each label.
const SMALL_NODES: u64 = 60;

impl Recipe {
    /// The recipe by which the game's weights are made.
    pub fn standard(game: GameId) -> Self {
        games::recipe(game)
    }

    /// A plain recipe in which the bundled player plays.
    pub(crate) fn from_shipped_weights(game: GameId) -> Self {
        Self {
            game,
            seed: 1,
            games: 1_000,
            play_nodes: 500,
            label_nodes: None,
            beside: 0,
            random_one_in: 12,
            longest_opening: 6,
            weights: Evaluation::of(game).shipped().into(),
        }
    }

    /// This recipe with few games and shallow searches: a test run of seconds, whose weights are useless.
    #[must_use]
    pub fn small(&self) -> Self {
        Self {
            games: self.games.min(SMALL_GAMES),
            play_nodes: self.play_nodes.min(SMALL_NODES),
            label_nodes: self.label_nodes.map(|nodes| nodes.min(SMALL_NODES)),
            ..self.clone()
        }
    }
}

impl fmt::Display for Recipe {
    /// The command that generates the data. The weights are named by the digest of their numbers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            game,
            seed,
            games,
            play_nodes,
            label_nodes,
            beside,
            random_one_in,
            longest_opening,
            weights,
        } = self;
        write!(f, "tessera lab generate {game} --seed {seed} --games {games} --play-nodes {play_nodes}")?;
        if let Some(nodes) = label_nodes {
            write!(f, " --label-nodes {nodes}")?;
        }
        write!(
            f,
            " --beside {beside} --random-one-in {random_one_in} --longest-opening {longest_opening} --weights sha256:{}",
            digest(numbers(weights).as_bytes())
        )
    }
}

/// The numbers of a weights file without its comments.
fn numbers(weights: &str) -> String {
    let lines = weights.lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}
