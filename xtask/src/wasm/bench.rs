//! `cargo xtask bench wasm`: measures the players in the browser's engine and natively, in turns, on one thread.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::needs;
use crate::run::{cargo, command, root, run, target};

/// Nodes per run, and the number of runs. The fastest counts, as other programs slow a run down.
const NODES: &str = "1000000";
const ROUNDS: usize = 5;

/// The part of the native speed that the browser's engine should reach.
const GOAL: f64 = 0.5;

/// Measures, prints a table and writes it as JSON.
pub(crate) fn bench(json: &Path) -> Result<()> {
    needs::node()?;
    super::build_study()?;
    run(&mut cargo(&["build", "--release", "--package", "tessera-wasm", "--example", "speed"]))?;
    println!("\n{:<10}{:>16}{:>16}{:>8}", "game", "native nodes/s", "module nodes/s", "part");
    let mut rows = Vec::new();
    let mut least = f64::INFINITY;
    for game in &games()? {
        let (mut native, mut module) = (0.0_f64, 0.0_f64);
        for _ in 0..ROUNDS {
            native = native.max(speed(&mut native_program(game))?);
            module = module.max(speed(&mut module_program(game))?);
        }
        let part = module / native;
        least = least.min(part);
        println!("{game:<10}{native:>16.0}{module:>16.0}{:>7.0}%", part * 100.0);
        rows.push(format!(
            r#"{{"game":"{game}","native":{native:.0},"module":{module:.0},"part":{part:.3}}}"#
        ));
    }
    fs::write(json, format!("[{}]\n", rows.join(",")))?;
    ensure!(least >= GOAL, "the module should reach {:.0} % of the native speed", GOAL * 100.0);
    Ok(())
}

/// The games, by the names of their courses.
fn games() -> Result<Vec<String>> {
    let courses = fs::read_dir(root().join("crates/lessons/courses"))?;
    let names = courses.map(|file| Ok(file?.path().file_stem().unwrap_or_default().to_string_lossy().into()));
    let mut names = names.collect::<Result<Vec<String>>>()?;
    names.sort();
    Ok(names)
}

fn native_program(game: &str) -> Command {
    let mut program = Command::new(target().join("release/examples/speed"));
    program.args([game, NODES]);
    program
}

fn module_program(game: &str) -> Command {
    let script = root().join("crates/wasm/examples/speed.mjs");
    let mut program = command("node", &[]);
    program.arg(script).arg(super::package()).args([game, NODES]);
    program
}

/// Nodes a second, from `{"nodes":…,"milliseconds":…}`.
fn speed(program: &mut Command) -> Result<f64> {
    let output = program.output().context("the measuring program cannot be started")?;
    let text = String::from_utf8_lossy(&output.stdout);
    nodes_per_second(&text)
        .with_context(|| format!("nothing was measured: {text}{}", String::from_utf8_lossy(&output.stderr)))
}

fn nodes_per_second(text: &str) -> Option<f64> {
    let number = |name: &str| -> Option<f64> {
        let (_, rest) = text.split_once(&format!("\"{name}\":"))?;
        rest.split([',', '}']).next()?.trim().parse().ok()
    };
    Some(number("nodes")? * 1000.0 / number("milliseconds")?.max(0.001))
}

#[test]
fn the_speed_is_read_from_json() {
    assert_eq!(nodes_per_second(r#"{"nodes":3000,"milliseconds": 1500}"#), Some(2000.0));
    assert_eq!(nodes_per_second(r#"{"nodes":3000}"#), None);
    assert_eq!(nodes_per_second("no such game"), None);
}
