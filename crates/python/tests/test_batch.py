"""Batches play as states do, refuse what is wrong, and survive threads and forks."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
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
    for large in (2**40, -(2**40), 2**80):
        with pytest.raises(tg.IllegalAction, match=f"game 5: the id {large} means no action there"):
            batch.step([good] * 5 + [large])
    with pytest.raises(tg.IllegalAction, match=f"game 0: the id {2**63}"):
        batch.step(np.full(6, 2**63, np.uint64))
    for wrong in (
        np.zeros((6, 1), np.int32),
        np.zeros(6),
        np.zeros(6, bool),
        "text",
        None,
        [1.5] * 6,
    ):
        with pytest.raises(TypeError, match="actions are a list or an array of whole numbers"):
            batch.step(wrong)  # type: ignore[arg-type]
    for short in (np.zeros(5, np.int32), [good] * 7, np.zeros(0, np.int64)):
        with pytest.raises(tg.TesseraError, match="6 games need 6 actions"):
            batch.step(short)
    assert [str(batch.state(index)) for index in range(6)] == before
    kinds = ["int16", "uint16", "int32", "uint32", "int64", "uint64", ">i4"] + ["uint8", "int8"] * (
        good < 128
    )
    arrays = [np.full(12, good, kind)[::step] for kind in kinds for step in (1, 2)]
    for actions in (*(array[:6] for array in arrays), [good] * 6, (good,) * 6, [np.int8(good % 128)] * 6):
        if actions[0] == good:
            batch.reset()
            batch.step(actions)
            assert (batch.length == 1).all()
    batch.action[:] = [int(np.flatnonzero(mask)[0]) for mask in batch.mask]
    expected = batch.action.copy()
    batch.step(batch.action)
    assert (batch.action == expected).all() and (batch.length == 2).all()


def test_masks_choose(game: tg.Game) -> None:
    batch = tg.Batch(game, 3, seed=5)
    batch.step_random(4)
    assert batch.mask.dtype == np.bool_
    for index in range(3):
        legal = np.arange(game.num_actions)[batch.mask[index]]
        assert (legal == batch.state(index).legal_actions()).all()


def test_games_that_start_again_are_new_ones(game: tg.Game) -> None:
    def epochs(batch: tg.Batch) -> list[list[int]]:
        played = []
        for _ in range(3):
            batch.step_random(3)
            played.append(batch.observation.tobytes())
            batch.reset()
        return played

    one = epochs(tg.Batch(game, 50, seed=6))
    assert len(set(one)) == 3, "each epoch has games of its own"
    assert one == epochs(tg.Batch(game, 50, seed=6)) != epochs(tg.Batch(game, 50, seed=7))
    again = tg.Batch(game, 50, seed=1)
    again.step_random(2)
    again.reset(6)
    assert one == epochs(again), "a seed begins them all anew"


@pytest.mark.parametrize("autoreset", ["same_step", "next_step", "disabled"])
def test_copies_and_pickles_continue_alike(game: tg.Game, autoreset: str) -> None:
    arrays = ("observation", "mask", "to_move", "rewards", "over", "length", "action")
    batch = tg.Batch(game, 20, threads=2, seed=8, autoreset=autoreset)  # type: ignore[arg-type]
    batch.step_random(41)
    others = [batch.copy(), copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    for other in others:
        assert other.game == batch.game and len(other) == 20
        for name in arrays:
            assert (getattr(other, name) == getattr(batch, name)).all(), name
            assert not np.shares_memory(getattr(other, name), getattr(batch, name))
    batch.step_random(30)
    for other in others:
        other.step_random(30)
        for name in arrays:
            assert (getattr(other, name) == getattr(batch, name)).all(), name


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
    for index in (2, -1, 2**80):
        with pytest.raises(tg.TesseraError, match=f"no game {index}: they are numbered 0 to 1"):
            batch.state(index)
        with pytest.raises(tg.TesseraError, match=f"no game {index}"):
            batch.set_state(index, game.start())
    for settings, words in (
        ({"n": -1}, "the number of games is a number from 1"),
        ({"threads": 2**80}, "threads is a number from 1 to 256"),
        ({"seed": -1}, "seed is a number from 0"),
    ):
        with pytest.raises(tg.TesseraError, match=words):
            tg.Batch(game, **{"n": 1, **settings})  # type: ignore[arg-type]
    with pytest.raises(tg.TesseraError, match="seed is a number from 0"):
        batch.reset(-1)
    with pytest.raises(tg.TesseraError, match="steps is a number from 0"):
        batch.step_random(-1)


def test_starts_and_resets() -> None:
    game = tg.game("slither")
    starts = [game.start(seed=seed) for seed in range(4)]
    batch = tg.Batch(game, 100, starts=starts, seed=1)
    assert {batch.state(index) for index in range(100)} == set(starts)
    batch.set_state(7, starts[2].child("1n>e"))
    assert batch.state(7) == starts[2].child("1n>e") and (batch.mask[7] == batch.state(7).legal_mask()).all()
    assert batch.length[7] == 1, "a state comes with its length"
    batch.step_random()
    assert batch.length[7] == 2
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


def test_another_thread_is_refused_while_a_batch_steps() -> None:
    batch = tg.Batch(tg.game("trexo"), 2000)
    thread = threading.Thread(target=batch.step_random, args=(200,))
    thread.start()
    refused = set()
    while thread.is_alive():
        for call in (batch.copy, lambda: batch.state(0)):
            try:
                call()
            except tg.TesseraError as error:
                refused.add(str(error))
    thread.join()
    assert refused == {"another thread is using the batch"}


def test_memory_stays_flat() -> None:
    for name in tg.GAMES:
        batch = tg.Batch(tg.game(name), 512, threads=2)
        batch.step_random(50)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        batch.step_random(STEPS * 25 // 512)
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 4000, name
