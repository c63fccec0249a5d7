"""Batches play as states do, refuse what is wrong, and survive threads and forks."""

from __future__ import annotations

import multiprocessing
import os
import resource
import threading

import numpy as np
import pytest

import tessera_games as tg

STEPS = int(os.environ.get("TESSERA_STEPS", "20000"))
"""How many steps of each game are compared; the long command sets a million. Memory is watched over a hundred times as many."""


def chosen(batch: tg.Batch, random: np.random.Generator) -> np.ndarray:
    """A random legal action of each game."""
    weights = batch.mask * random.random(batch.mask.shape)
    return weights.argmax(axis=1).astype(np.int32)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_batch_equals_states(game: tg.Game, threads: int) -> None:
    n = 40
    batch, states = (
        tg.Batch(game, n, threads=threads, seed=3),
        [game.start() for _ in range(n)],
    )
    random = np.random.default_rng(5)
    for _ in range(STEPS // n // 10):  # most of the time goes to drawing
        actions = chosen(batch, random)
        batch.step(actions)
        assert (batch.action == actions).all()
        for index, state in enumerate(states):
            state.play(actions[index])
            assert batch.over[index] == state.is_over
            assert tuple(batch.rewards[index]) == state.returns
            assert batch.length[index] == state.length
            if state.is_over:
                states[index] = state = game.start()
            assert batch.to_move[index] == state.to_move
            assert (batch.mask[index] == state.legal_mask()).all()
            assert (batch.observation[index] == state.observation()).all()
    assert batch.state(n - 1) == states[-1]


def test_random_steps_equal_states(game: tg.Game) -> None:
    """The batch draws; states follow with its actions."""
    batch, states = tg.Batch(game, 8, seed=9), [game.start() for _ in range(8)]
    arrays = [batch.observation, batch.mask, batch.action]
    mask, planes = np.zeros_like(batch.mask), np.zeros_like(batch.observation)
    for _ in range(STEPS // 8):
        batch.step_random()
        for index, state in enumerate(states):
            state.play(batch.action[index])
            assert batch.over[index] == state.is_over
            if state.is_over:
                states[index] = state = game.start()
            state.legal_mask(mask[index])
            state.observation(planes[index])
        assert (batch.mask == mask).all() and (batch.observation == planes).all()
    assert [batch.state(index) for index in range(8)] == states
    assert arrays[0] is batch.observation and arrays[1] is batch.mask, "the arrays stay the same"


def test_threads_change_nothing(game: tg.Game) -> None:
    batches = [tg.Batch(game, 200, threads=threads, seed=4) for threads in (1, 2, 5)]
    for batch in batches:
        batch.step_random(50)
    for other in batches[1:]:
        for name in (
            "observation",
            "mask",
            "to_move",
            "rewards",
            "over",
            "length",
            "action",
        ):
            assert (getattr(other, name) == getattr(batches[0], name)).all()
    batches[0].reset(4)
    batches[0].step_random(50)
    assert (batches[0].observation == batches[1].observation).all()


def test_wrong_actions_change_nothing(game: tg.Game) -> None:
    # At the start of Trexo every id is legal.
    start = game.start().child(game.start().legal_actions()[0])
    batch = tg.Batch(game, 6, threads=2, starts=[start])
    before = [str(batch.state(index)) for index in range(6)]
    good = int(batch.mask[0].argmax())
    illegal = int(np.flatnonzero(batch.mask[0] == 0)[0])
    for bad in (illegal, -1, game.num_actions, 2**31 - 1):
        actions = np.full(6, good, np.int32)
        actions[4] = bad
        with pytest.raises(tg.IllegalAction, match="game 4"):
            batch.step(actions)
    with pytest.raises(tg.IllegalAction):
        batch.step([good] * 5 + [2**40])
    for wrong in (
        np.zeros((6, 1), np.int32),
        np.zeros(6),
        np.zeros(6, bool),
        "text",
        None,
        [1.5] * 6,
    ):
        with pytest.raises(TypeError):
            batch.step(wrong)  # type: ignore[arg-type]
    for short in (np.zeros(5, np.int32), [good] * 7, np.zeros(0, np.int64)):
        with pytest.raises(tg.TesseraError, match="6 games need 6 actions"):
            batch.step(short)
    assert [str(batch.state(index)) for index in range(6)] == before
    for actions in (np.full(6, good), [good] * 6, np.full(12, good, np.int32)[::2]):
        batch.reset()
        batch.step(actions)
        assert (batch.length == 1).all()


def test_wrong_batches(game: tg.Game) -> None:
    for n, settings in [
        (0, {}),
        (10**9, {}),
        (1, {"threads": 0}),
        (1, {"autoreset": "never"}),
        (1, {"starts": []}),
    ]:
        with pytest.raises(tg.TesseraError):
            tg.Batch(game, n, **settings)  # type: ignore[arg-type]
    other = tg.game("yoxii" if game.name == "xok" else "xok").start()
    with pytest.raises(tg.TesseraError):
        tg.Batch(game, 2, starts=[other])
    batch = tg.Batch(game, 2)
    with pytest.raises(tg.TesseraError):
        batch.set_state(0, other)
    with pytest.raises(tg.TesseraError, match="no game 2"):
        batch.state(2)


def test_starts_and_resets() -> None:
    game = tg.game("slither")
    starts = [game.start(seed=seed) for seed in range(4)]
    batch = tg.Batch(game, 100, starts=starts, seed=1)
    assert {batch.state(index) for index in range(100)} == set(starts)
    batch.set_state(7, starts[2].child("1n>e"))
    assert batch.state(7) == starts[2].child("1n>e") and (batch.mask[7] == batch.state(7).legal_mask()).all()
    short = tg.game("trexo", tiles=1, size=5)
    ended = tg.Batch(short, 1, autoreset="next_step")
    ended.step([0])
    assert ended.over[0] and not ended.mask.any() and ended.state(0).is_over
    ended.step([0])
    assert not ended.over[0] and ended.length[0] == 0 and ended.mask.any()
    never = tg.Batch(short, 1, autoreset="disabled")
    never.step([0])
    never.step([5])
    assert never.over[0] and never.action[0] == -1 and never.rewards.sum() == 0


def _step_in_child(batch: tg.Batch, pipe: object) -> None:
    batch.step_random(20)
    pipe.send(batch.observation.sum())  # type: ignore[attr-defined]


def test_a_forked_child_can_step() -> None:
    game = tg.game("yoxii")
    batch, same = (tg.Batch(game, 200, threads=2, seed=2) for _ in range(2))
    for each in (batch, same):
        each.step_random(5)
    context = multiprocessing.get_context("fork")
    here, there = context.Pipe()
    child = context.Process(target=_step_in_child, args=(batch, there))
    child.start()
    assert here.poll(60), "the child hangs"
    answer = here.recv()
    child.join(60)
    assert child.exitcode == 0
    same.step_random(20)
    assert answer == same.observation.sum()
    batch.step_random(20)
    assert answer == batch.observation.sum(), "the parent goes on"


def test_other_threads_go_on_while_a_batch_steps() -> None:
    batch, counted, done = (
        tg.Batch(tg.game("trexo"), 2000, threads=1),
        [0],
        threading.Event(),
    )

    def count() -> None:
        while not done.is_set():
            counted[0] += 1

    thread = threading.Thread(target=count)
    thread.start()
    batch.step_random(100)
    done.set()
    thread.join()
    assert counted[0] > 1000


def test_memory_stays_flat() -> None:
    for name in tg.GAMES:
        batch = tg.Batch(tg.game(name), 512, threads=2)
        batch.step_random(50)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        batch.step_random(STEPS * 25 // 512)
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 4000, name
