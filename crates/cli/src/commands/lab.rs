//! `tessera lab`: make the players' weights again.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use tessera_games::GameId;
use tessera_lab::{Fit, Generated, LabError, Recipe};
use tessera_players::fitting::Evaluation;
use tessera_search::Stop;

use crate::output::Stopped;
use crate::thinking::stop_on_ctrl_c;
use crate::{input, output, progress};

/// Make the players' weights again
#[derive(Args)]
#[command(after_help = "Examples:
  tessera lab generate trexo --folder data --threads 2
  tessera lab fit trexo --folder data
  tessera lab check trexo --small

Each player evaluates positions with weights that were fitted to games of self-play. `generate` plays the games and labels their \
positions, `fit` fits the weights and writes them to a file, `check` does both and compares the file with the one that the player \
uses. The options have the values of the game's recipe unless they are given.")]
pub(crate) struct Lab {
    #[command(subcommand)]
    step: Step,
}

#[derive(Subcommand)]
enum Step {
    Generate(Generate),
    Fit(FitWeights),
    Check(Check),
}

impl Lab {
    pub(crate) fn run(&self) -> Result<()> {
        match &self.step {
            Step::Generate(command) => command.run(),
            Step::Fit(command) => command.run(),
            Step::Check(command) => command.run(),
        }
    }
}

/// The game, its recipe, and where the files are.
#[derive(Args)]
struct RecipeOptions {
    /// The game
    #[arg(value_parser = input::game_parser(), ignore_case = true)]
    game: GameId,
    /// Few games and shallow searches: a trial that takes seconds
    #[arg(long)]
    small: bool,
    /// The seed of all random choices
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The number of games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    games: Option<u32>,
    /// The nodes searched for each action
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    play_nodes: Option<u64>,
    /// The nodes searched for the label of each position; 0 takes the result of the game as label
    #[arg(long, value_name = "N")]
    label_nodes: Option<u64>,
    /// The number of positions beside each position of a game
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=100))]
    beside: Option<u32>,
    /// One action in N is random
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    random_one_in: Option<u32>,
    /// Games begin with two to N random actions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=1000))]
    longest_opening: Option<u32>,
    /// The weights of the player that plays and labels
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// The folder for data and weights
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    folder: PathBuf,
}

impl RecipeOptions {
    fn recipe(&self) -> Result<Recipe> {
        let usual = Recipe::standard(self.game);
        let usual = if self.small { usual.small() } else { usual };
        let weights = match &self.weights {
            Some(file) => {
                let text = input::read_text(file)?;
                Evaluation::of(self.game).read(&text).with_context(|| file.display().to_string())?;
                text
            }
            None => usual.weights,
        };
        Ok(Recipe {
            game: self.game,
            seed: self.seed.unwrap_or(usual.seed),
            games: self.games.unwrap_or(usual.games),
            play_nodes: self.play_nodes.unwrap_or(usual.play_nodes),
            label_nodes: self.label_nodes.or(usual.label_nodes).filter(|&nodes| nodes > 0),
            beside: self.beside.unwrap_or(usual.beside),
            random_one_in: self.random_one_in.unwrap_or(usual.random_one_in),
            longest_opening: self.longest_opening.unwrap_or(usual.longest_opening),
            weights,
        })
    }

    fn data(&self) -> PathBuf {
        self.folder.join(format!("{}.jsonl", self.game))
    }

    fn generate(&self, recipe: &Recipe, threads: usize, stop: &Stop) -> Result<Generated> {
        fs::create_dir_all(&self.folder).with_context(|| self.folder.display().to_string())?;
        let bar = progress::bar(recipe.games.into(), "playing");
        let done =
            recipe.generate(&self.data(), threads, stop, &mut |done| bar.set_position(done.games.into()))?;
        bar.finish_and_clear();
        Ok(done)
    }

    fn fit(&self, recipe: &Recipe, stop: &Stop) -> Result<Fit> {
        let bar = progress::bar(1, "fitting");
        let fit = recipe.fit(&self.data(), stop, &mut |now| {
            bar.set_length(now.steps.into());
            bar.set_position(now.step.into());
        });
        bar.finish_and_clear();
        let fit = fit.map_err(|error| match error {
            LabError::Stopped => Stopped("the weights are not fitted".into()).into(),
            other => anyhow::Error::from(other),
        })?;
        Ok(fit)
    }
}

/// Play games of self-play and label their positions
#[derive(Args)]
#[command(after_help = "Examples:
  tessera lab generate trexo --folder data --threads 2
  tessera lab generate yoxii --small

The data file FOLDER/GAME.jsonl is the same whatever the number of threads. Ctrl-C finishes the games that are being played; the same \
command continues later.")]
struct Generate {
    #[command(flatten)]
    options: RecipeOptions,
    /// The number of threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = input::threads_parser())]
    threads: usize,
}

impl Generate {
    fn run(&self) -> Result<()> {
        let (recipe, stop) = (self.options.recipe()?, stop_on_ctrl_c()?);
        let done = self.options.generate(&recipe, self.threads, &stop)?;
        let file = self.options.data();
        output::print_line(format!(
            "{recipe}\n{}: {} of {} games, {} positions",
            file.display(),
            done.games,
            recipe.games,
            done.positions
        ))?;
        if done.games < recipe.games { Err(games_text(&done, &recipe).into()) } else { Ok(()) }
    }
}

fn games_text(done: &Generated, recipe: &Recipe) -> Stopped {
    Stopped(format!(
        "{} of {} played; the same command continues",
        done.games,
        output::plural(recipe.games.into(), "game")
    ))
}

/// Fit weights to the data
#[derive(Args)]
#[command(after_help = "Examples:
  tessera lab fit trexo --folder data

Reads FOLDER/GAME.jsonl, which `tessera lab generate` has made with the same options, and writes FOLDER/GAME-weights.txt. A player \
with these weights is `weights=FILE` in `tessera match`; to ship them, copy the file to crates/players/src/GAME/weights.txt.")]
struct FitWeights {
    #[command(flatten)]
    options: RecipeOptions,
}

impl FitWeights {
    fn run(&self) -> Result<()> {
        let recipe = self.options.recipe()?;
        let fit = self.options.fit(&recipe, &stop_on_ctrl_c()?)?;
        let file = self.options.folder.join(format!("{}-weights.txt", recipe.game));
        fs::write(&file, &fit.text).with_context(|| file.display().to_string())?;
        output::print_line(fit_text(&fit) + &format!("weights  {}", file.display()))
    }
}

fn fit_text(fit: &Fit) -> String {
    let Fit { positions, held_out, loss, loss_before, .. } = fit;
    format!(
        "fitted   {positions} positions\nloss     {loss:.4} on {held_out} others ({loss_before:.4} before)\n"
    )
}

/// Make the weights again and compare them with the bundled ones
#[derive(Args)]
#[command(after_help = "Examples:
  tessera lab check trexo --folder data --threads 2
  tessera lab check yoxii --small

With --small only a few games are played: a trial of the whole recipe, and the first games of the data, if the weights file \
names their digest. Exit code 1 if the weights are not the same.")]
struct Check {
    #[command(flatten)]
    options: RecipeOptions,
    /// The number of threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = input::threads_parser())]
    threads: usize,
}

impl Check {
    fn run(&self) -> Result<()> {
        let (recipe, stop) = (self.options.recipe()?, stop_on_ctrl_c()?);
        let done = self.options.generate(&recipe, self.threads, &stop)?;
        if done.games < recipe.games {
            return Err(games_text(&done, &recipe).into());
        }
        let fit = self.options.fit(&recipe, &stop)?;
        let shipped = Evaluation::of(recipe.game).shipped();
        if self.options.small {
            self.small(&fit, shipped, &stop)
        } else {
            compare(&fit, shipped, recipe.game)
        }
    }

    fn small(&self, fit: &Fit, shipped: &str, stop: &Stop) -> Result<()> {
        let Some(named) = Recipe::sample_in(shipped) else {
            return output::print_line(fit_text(fit) + "the weights that ship name no games to compare with");
        };
        match Recipe::standard(self.options.game).sample_digest(stop)? {
            Some(digest) if digest == named => {
                output::print_line(fit_text(fit) + "the first games are those of the weights that ship")
            }
            Some(digest) => {
                bail!("the first games have the digest {digest}, those of the weights that ship {named}")
            }
            None => Err(Stopped("the games of the weights were not all played".into()).into()),
        }
    }
}

fn compare(fit: &Fit, shipped: &str, game: GameId) -> Result<()> {
    if fit.text == shipped {
        return output::print_line(fit_text(fit) + "byte for byte the weights that ship");
    }
    let numbers = Evaluation::of(game).read(shipped)?;
    let differences = fit.numbers.iter().zip(&numbers).map(|(one, other)| one.abs_diff(*other));
    let (count, most) =
        (differences.clone().filter(|&one| one > 0).count(), differences.max().unwrap_or_default());
    output::print_line(fit_text(fit).trim_end())?;
    bail!(
        "not the weights that ship: {count} of {} differ, by up to {most}{}",
        numbers.len(),
        if count == 0 { "; only the first lines differ" } else { "" }
    )
}
