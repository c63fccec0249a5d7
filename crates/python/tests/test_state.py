"""States: their actions, copies, pickles, symmetries, and what they refuse."""

from __future__ import annotations

import copy
import pickle
import random

import numpy as np
import pytest

import tessera_games as tg


def random_states(game: tg.Game, seed: int = 1, games: int = 3) -> list[tg.State]:
    """The states of random games."""
    choice, states = random.Random(seed), []
    for _ in range(games):
        state = game.start()
        while not state.is_over:
            states.append(state.copy())
            state.play(choice.choice(state.legal_actions()))
        states.append(state)
    return states


def test_facts(game: tg.Game) -> None:
    ids = {"xok": 701, "yoxii": 1184, "slither": 353}
    size = game.variant.get("size", 0)
    assert isinstance(size, int)
    assert game.num_actions == ids.get(game.name, 4 * size * (size - 1))
    assert len(game.planes) == game.observation_shape[0]
    assert game.title and len(game.players) == 2
    assert pickle.loads(pickle.dumps(game)) == game
    assert hash(pickle.loads(pickle.dumps(game))) == hash(game)
    assert eval(repr(game), {"game": tg.game}) == game


def test_masks_texts_and_ids_agree(game: tg.Game) -> None:
    mask, planes = (
        np.full(game.num_actions, 7, np.uint8),
        np.zeros(game.observation_shape, np.uint8),
    )
    for state in random_states(game):
        legal = state.legal_actions()
        assert legal.dtype == np.int32 and (np.diff(legal) > 0).all()
        assert state.legal_mask(mask) is mask and (np.flatnonzero(mask) == legal).all()
        assert (state.legal_mask() == mask).all()
        assert state.observation(planes) is planes and (state.observation() == planes).all()
        assert planes.shape == game.observation_shape
        texts = [state.action_text(number) for number in legal]
        assert sorted(texts) == state.legal_texts()
        assert [state.action_id(text) for text in texts] == legal.tolist()
        assert state.is_over == (len(legal) == 0)
        assert state.length <= game.max_length


def test_copies_pickles_and_undo(game: tg.Game) -> None:
    for state in random_states(game, games=1):
        for other in (
            copy.copy(state),
            copy.deepcopy(state),
            state.copy(),
            pickle.loads(pickle.dumps(state)),
        ):
            assert other == state and hash(other) == hash(state)
            assert other.history == state.history and other.line == state.line
        assert bytes(state) == str(state).encode()
        assert game.state(str(state)) == state
        if state.length:
            last, before = state.history[-1], state.copy()
            assert before.undo() == last
            assert before.child(last) == state and before.child(before.action_text(last)) == state
    assert state != str(state)


def test_symmetries(game: tg.Game) -> None:
    for state in random_states(game, games=1)[::7]:
        for number in range(game.symmetries):
            seen, images = state.symmetry(number), state.action_permutation(number)
            legal = state.legal_actions()
            assert (np.sort(images[legal]) == seen.legal_actions()).all()
            assert (np.delete(images, legal) == -1).all()
            if game.name != "slither":
                assert (game.action_permutation(number)[legal] == images[legal]).all()
            for action in legal[:5]:
                there = state.child(action).symmetry(number)
                assert there == seen.child(images[action])
    assert state.symmetry(0) == state


def test_permutations_are_permutations(game: tg.Game) -> None:
    if game.name == "slither":
        with pytest.raises(tg.TesseraError, match="depends on the position"):
            game.action_permutation(1)
        return
    for number in range(game.symmetries):
        assert sorted(game.action_permutation(number)) == list(range(game.num_actions))


def test_bad_ids_change_nothing(game: tg.Game) -> None:
    # At the start of Trexo every id is legal.
    state = game.state(str(game.start().child(game.start().legal_actions()[0])))
    before = str(state)
    illegal = int(np.flatnonzero(state.legal_mask() == 0)[0])
    for bad in (illegal, -1, game.num_actions, 10**6, 2**40):
        with pytest.raises(tg.IllegalAction):
            state.play(bad)
        with pytest.raises(tg.IllegalAction):
            state.child(bad)
    for wrong in (None, 1.5, [1], b"d3d4"):
        with pytest.raises(TypeError):
            state.play(wrong)  # type: ignore[arg-type]
    with pytest.raises((TypeError, OverflowError)):
        state.play(2**80)
    with pytest.raises(tg.BadText):
        state.play("nonsense")
    with pytest.raises(tg.TesseraError, match="take back"):
        state.undo()
    with pytest.raises(tg.TesseraError, match="symmetries"):
        state.symmetry(99)
    assert str(state) == before and state.history == []


def test_bad_arrays(game: tg.Game) -> None:
    state = game.start()
    with pytest.raises(tg.TesseraError, match="numbers"):
        state.legal_mask(np.zeros(3, np.uint8))
    with pytest.raises(TypeError):
        state.legal_mask(np.zeros(game.num_actions, np.float32))  # type: ignore[arg-type]
    with pytest.raises(tg.TesseraError, match="shape"):
        state.observation(np.zeros((1, 2, 3), np.uint8))
    with pytest.raises(TypeError):
        state.observation(np.zeros(9, np.uint8))
    frozen = np.zeros(game.num_actions, np.uint8)
    frozen.flags.writeable = False
    with pytest.raises(tg.TesseraError):
        state.legal_mask(frozen)


def test_bad_variants() -> None:
    for name, variant in [
        ("chess", {}),
        ("xok", {"size": 8}),
        ("yoxii", {"board": "S75"}),
        ("trexo", {"size": 4}),
        ("trexo", {"tiles": 0}),
        ("slither", {"board": "no code"}),
        ("slither", {"board": "S75", "seed": 1}),
        ("slither", {"columns": 3}),
    ]:
        with pytest.raises(tg.TesseraError):
            tg.game(name, **variant)  # type: ignore[arg-type]
    with pytest.raises(tg.TesseraError, match="another variant"):
        tg.game("trexo").state("tiles=45 size=8 8/8/8/8/8/8/8/8 X")


def test_boards_of_slither_stone() -> None:
    game = tg.game("slither")
    boards = game.fair_boards()
    assert boards and len({str(game.start(board=code)) for code in boards[:5]}) == len(boards[:5])
    assert game.start(seed=3) != game.start(seed=4)
    assert tg.game("xok").fair_boards() == []
    state = game.start()
    state.play_turn("1n>e")
    assert state.to_move == 1 and state.line == ["1n>e", "."]


def test_pictures(game: tg.Game) -> None:
    state = random_states(game, games=1)[-1]
    assert state.svg(dark=True).startswith("<svg")
    assert "max-width" in state._repr_svg_()
