"""How fast the package is, beside OpenSpiel and PettingZoo in the same run. Prints a table and writes it as JSON.

The first row is steps in a second of the clock on two threads; all others are steps in a second of one processor, so that other work
on the machine does not count. Batches write mask and observation in every step.
"""

from __future__ import annotations

import importlib
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3

import tessera_games as tg
import tessera_games.openspiel

SECONDS, ROUNDS = 0.2, 3


def rate(steps: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """Steps in a second of one processor, or of a clock: the best of some rounds, after a warm-up."""
    steps()
    rates = []
    for _ in range(ROUNDS):
        done, start = 0, clock()
        while (used := clock() - start) < SECONDS:
            done += steps()
        rates.append(done / used)
    return max(rates)


def batch_random(game: tg.Game, threads: int) -> Callable[[], int]:
    batch = tg.Batch(game, 1024, threads=threads)

    def steps() -> int:
        batch.step_random(20)
        return 20 * 1024

    return steps


def batch_given(game: tg.Game, threads: int) -> Callable[[], int]:
    """The actions come from Python: those that a twin has drawn."""
    batch, twin = tg.Batch(game, 1024, threads=threads), tg.Batch(game, 1024)
    actions = []
    for _ in range(20):
        twin.step_random()
        actions.append(twin.action.copy())

    def steps() -> int:
        batch.reset()
        for ids in actions:
            batch.step(ids)
        return 20 * 1024

    return steps


def state_loop(game: tg.Game) -> Callable[[], int]:
    def steps() -> int:
        state, done = game.start(), 0
        while True:
            legal = state.legal_actions()
            if not len(legal):
                return done
            state.play(legal[done * 7919 % len(legal)])
            done += 1

    return steps


def pettingzoo_loop(env: object) -> Callable[[], int]:
    choice = np.random.default_rng(1)

    def steps() -> int:
        env.reset()  # type: ignore[attr-defined]
        done = 0
        for _ in env.agent_iter():  # type: ignore[attr-defined]
            observation, _, terminated, truncated, _ = env.last()  # type: ignore[attr-defined]
            if terminated or truncated:
                env.step(None)  # type: ignore[attr-defined]
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(legal[choice.integers(len(legal))])  # type: ignore[attr-defined]
            done += 1
        return done

    return steps


def openspiel_loop(name: str, observe: bool) -> Callable[[], int]:
    game, choice = pyspiel.load_game(name), random.Random(1)

    def steps() -> int:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if observe:
                state.legal_actions_mask()
                state.observation_tensor(state.current_player())
            state.apply_action(legal[choice.randrange(len(legal))])
            done += 1
        return done

    return steps


def import_time() -> float:
    """Milliseconds to import the package beyond numpy's own time."""
    code = "import time, numpy; t = time.perf_counter(); import tessera_games; print((time.perf_counter() - t) * 1000)"
    runs = [float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(5)]
    return statistics.median(runs)


def main() -> None:
    table: dict[str, dict[str, float]] = {}
    for name in tg.GAMES:
        game = tg.game(name)
        env = importlib.import_module(f"tessera_games.pettingzoo.{name}_v0").env()
        table[name] = {
            "batch, 2 threads": rate(batch_random(game, 2), time.perf_counter),
            "batch, processor": rate(batch_random(game, 1)),
            "batch, actions given": rate(batch_given(game, 1)),
            "state": rate(state_loop(game)),
            "pettingzoo": rate(pettingzoo_loop(env)),
            "openspiel": rate(openspiel_loop(f"tessera_{name}", False)),
            "openspiel, observed": rate(openspiel_loop(f"tessera_{name}", True)),
        }
    peers = {
        "OpenSpiel connect_four": rate(openspiel_loop("connect_four", False)),
        "OpenSpiel connect_four, observed": rate(openspiel_loop("connect_four", True)),
        "PettingZoo connect_four": rate(pettingzoo_loop(connect_four_v3.env())),
    }
    print(f"{'steps a second':26}" + "".join(f"{name:>12}" for name in table))
    for row in next(iter(table.values())):
        print(f"{row:26}" + "".join(f"{table[name][row]:12,.0f}" for name in table))
    print()
    for name, value in peers.items():
        print(f"{name:40}{value:12,.0f}")
    sizes = [Path(word).stat().st_size for word in sys.argv[2:3]]
    facts = {"import, ms": import_time(), "wheel, MB": sum(sizes) / 1e6}
    for name, value in facts.items():
        print(f"{name:40}{value:12.2f}")
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps({"games": table, "peers": peers, "facts": facts}, indent=2))


main()
