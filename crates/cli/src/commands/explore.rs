//! `tessera explore`: shows and builds the opening explorer.

use std::fmt::Write as _;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use clap::{Args, Subcommand};
use serde_json::{Value as Json, json};
use tessera_explorer::{Explorer, ExplorerBuild, Page, Progress, Row, Tally, Value, explorer};
use tessera_games::{AnyPosition, GameId, Start};

use crate::output::Stopped;
use crate::thinking::stop_on_ctrl_c;
use crate::{input, output, progress, refusal};

/// Show what is known of an opening: values by search, and results of strong games
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
#[command(after_help = "Examples:
  tessera explore yoxii
  tessera explore yoxii d5-e6=3
  tessera explore slither --board S2GV '1n>n #e11' --json
  tessera explore build yoxii -o yoxii.txt --nodes 1000 --games 50

A position is found whatever the order of the turns, and whichever way the board is turned. Values are those of the player to \
move: an expected result, or a proven win or loss with the number of actions to the end. What the explorer is: docs/explorer.md.")]
pub(crate) struct Explore {
    #[command(subcommand)]
    step: Option<Step>,
    /// The game
    #[arg(required = true, value_parser = input::game_parser(), ignore_case = true)]
    game: Option<GameId>,
    /// The turns from the start; quote one of several actions
    #[arg(value_name = "TURN")]
    turns: Vec<String>,
    /// Slither Stone: the board with this code [default: the first board of the explorer]
    #[arg(long, value_name = "CODE")]
    board: Option<String>,
    /// The file of an explorer [default: the bundled one]
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Print the table as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Subcommand)]
enum Step {
    Build(Build),
}

impl Explore {
    pub(crate) fn run(&self) -> Result<()> {
        match (&self.step, self.game) {
            (Some(Step::Build(command)), _) => command.run(),
            (None, Some(game)) => self.show(game),
            (None, None) => Ok(()),
        }
    }

    fn show(&self, game: GameId) -> Result<()> {
        let explorer = match &self.file {
            Some(path) => {
                Explorer::read(&input::read_text(path)?).with_context(|| path.display().to_string())?
            }
            None => explorer(game)?,
        };
        let start = match &self.board {
            Some(code) => input::board_position(game, code)?,
            None => Start::fair(game).first().map_or_else(|| AnyPosition::start(game), |&start| start.into()),
        };
        let mut position = start;
        for (index, turn) in self.turns.iter().enumerate() {
            let refused = |why: String| anyhow!("turn {}, {turn:?}: {why}", index + 1);
            let actions = position.parse_turn(turn).map_err(|error| refused(refusal::action(&error)))?;
            for action in actions {
                position.play(action).map_err(|error| refused(error.to_string()))?;
            }
        }
        let page = explorer.look_up(&position);
        if self.json {
            output::print_line(as_json(&position, page.as_ref()))?;
        }
        let page = page.ok_or_else(|| beyond(&explorer, &start, self.turns.len()))?;
        if self.json { Ok(()) } else { output::print_line(table(&position, &page).trim_end()) }
    }
}

/// Why a position has no page.
fn beyond(explorer: &Explorer, start: &AnyPosition, turns: usize) -> anyhow::Error {
    let (game, deep) = (start.game(), explorer.head().turns);
    let title = game.title();
    if explorer.head().game != game {
        return anyhow!("this is an explorer of {}, not of {title}", explorer.head().game.title());
    }
    if explorer.look_up(start).is_none() {
        let known = Start::fair(game).into_iter().filter(|&start| explorer.look_up(&start.into()).is_some());
        let codes: Vec<String> = known.filter_map(|start| start.board_code()).collect();
        return anyhow!(
            "the opening explorer of {title} does not have this board; it has {}",
            codes.join(", ")
        );
    }
    if turns >= deep {
        return anyhow!("the opening explorer of {title} ends after {deep} turns");
    }
    anyhow!("the opening explorer of {title} does not know this position: it follows the best turns only")
}

fn as_json(position: &AnyPosition, page: Option<&Page>) -> Json {
    let row = |row: &Row| {
        json!({
            "turn": position.turn_text(&row.actions),
            "value": row.value.map(value_json),
            "expected": row.value.map(|value| f64::from(value.percent()) / 100.0),
            "depth": row.depth,
            "nodes": row.nodes,
            "games": tally_json(row.tally),
        })
    };
    json!({
        "game": position.game().name(),
        "position": position.to_string(),
        "to_move": position.to_move().to_string(),
        "turns": page.map(|page| page.rows.iter().map(row).collect::<Vec<_>>()),
        "games": page.map(|page| tally_json(page.tally)),
    })
}

fn value_json(value: Value) -> Json {
    match value {
        Value::Expected(percent) => json!({"kind": "expected", "percent": percent}),
        Value::Win(actions) => json!({"kind": "win", "actions": actions}),
        Value::Draw => json!({"kind": "draw"}),
        Value::Loss(actions) => json!({"kind": "loss", "actions": actions}),
    }
}

fn tally_json(tally: Tally) -> Json {
    let Tally { first, draws, second } = tally;
    json!({"first": first, "draws": draws, "second": second})
}

/// The table of a position, for people.
fn table(position: &AnyPosition, page: &Page) -> String {
    let player = position.game().players()[position.to_move().index()];
    let turns: Vec<String> = page.rows.iter().map(|row| position.turn_text(&row.actions)).collect();
    let width = turns.iter().map(|turn| turn.chars().count()).max().unwrap_or(0).max(4);
    let mut text = format!("for {player}, to move\n");
    let _ = writeln!(
        text,
        "{:<width$}  {:>13}  {:>5}  {:>9}  {:>5}  first/draws/second",
        "turn", "value", "depth", "nodes", "games"
    );
    for (row, turn) in page.rows.iter().zip(turns) {
        let Tally { first, draws, second } = row.tally;
        let (value, games) = (row.value.map_or_else(|| "–".into(), in_words), row.tally.games());
        let _ = writeln!(
            text,
            "{turn:<width$}  {value:>13}  {:>5}  {:>9}  {games:>5}  {first}/{draws}/{second}",
            row.depth, row.nodes
        );
    }
    let Tally { first, draws, second } = page.tally;
    let games = output::plural(page.tally.games().into(), "strong game");
    let _ = write!(text, "{games} here: first player {first}, draws {draws}, second player {second}");
    if let Some((score, error)) = page.tally.score() {
        let _ = write!(text, "; the first player scores {:.1} % ± {:.1}", 100.0 * score, 100.0 * error);
    }
    text
}

fn in_words(value: Value) -> String {
    match value {
        Value::Expected(percent) => format!("{percent} %"),
        Value::Win(actions) => format!("win in {actions}"),
        Value::Draw => "draw".into(),
        Value::Loss(actions) => format!("loss in {actions}"),
    }
}

/// Build the opening explorer of a game
#[derive(Args)]
#[command(after_help = "Examples:
  tessera explore build trexo -o trexo.txt --threads 2

The file follows from the game and the numbers of nodes and games, whatever the number of threads. Ctrl-C stops; the same command \
continues later, and a larger --games adds to a file that is complete.")]
struct Build {
    #[command(flatten)]
    wanted: Wanted,
    /// The file; the same command continues it
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// The number of threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = input::threads_parser())]
    threads: usize,
}

/// The settings of an explorer, shared by the commands that build one.
#[derive(Args)]
pub(super) struct Wanted {
    /// The game
    #[arg(value_parser = input::game_parser(), ignore_case = true)]
    game: GameId,
    /// The number of positions searched for each opening
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    nodes: u64,
    /// How many strong games
    #[arg(long, value_name = "N", default_value = "2000", value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    games: u32,
    /// The number of positions that the players of strong games search in a turn; up to half more at random
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    play: u64,
}

impl Wanted {
    pub(super) fn build(&self) -> ExplorerBuild {
        let Self { game, nodes, games, play } = *self;
        ExplorerBuild { nodes, games: games as usize, play, ..ExplorerBuild::standard(game) }
    }
}

impl Build {
    fn run(&self) -> Result<()> {
        let stop = stop_on_ctrl_c()?;
        let build = ExplorerBuild { threads: self.threads, ..self.wanted.build() };
        let bar = progress::bar(0, "positions");
        let built = build.run(Some(&self.output), &stop, &mut |now| match now {
            Progress::Searched(done, known) => {
                bar.set_length(known as u64);
                bar.set_position(done as u64);
            }
            Progress::Played(done) => {
                bar.set_message("games");
                bar.set_length(build.games as u64);
                bar.set_position(done as u64);
            }
        });
        bar.finish_and_clear();
        let name = || self.output.display().to_string();
        let text = built.with_context(name)?;
        Stopped::check(&stop, || format!("the same command continues {}", name()))?;
        let explorer = Explorer::read(&text).with_context(name)?;
        output::print_line(format_args!(
            "{}: {}, {}, {}",
            name(),
            output::plural(explorer.position_count() as u64, "position"),
            output::plural(explorer.turn_count() as u64, "turn"),
            output::plural(explorer.game_count() as u64, "game"),
        ))
    }
}
