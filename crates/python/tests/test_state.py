"""States: their actions, copies, pickles, symmetries, and what they refuse."""

from __future__ import annotations

import copy
import importlib.metadata
import pickle
import random
import re
import threading

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
        np.ones(game.num_actions, bool),
        np.zeros(game.observation_shape, np.uint8),
    )
    for state in random_states(game):
        legal = state.legal_actions()
        assert legal.dtype == np.int32 and (np.diff(legal) > 0).all()
        assert state.legal_mask(mask) is mask and (np.flatnonzero(mask) == legal).all()
        assert (state.legal_mask() == mask).all()
        assert state.observation(planes) is planes and (state.observation() == planes).all()
        assert planes.shape == game.observation_shape
        assert mask.dtype == np.bool_ and state.legal_mask().dtype == np.bool_
        assert (np.arange(game.num_actions)[mask] == legal).all(), "a mask chooses"
        texts = [state.action_text(number) for number in legal]
        assert texts == state.legal_texts(), "in the order of the ids"
        assert [state.action_id(text) for text in texts] == legal.tolist()
        assert state.is_over == (len(legal) == 0)
        assert state.length <= game.max_length


def test_what_is_legal(game: tg.Game) -> None:
    for state in random_states(game, games=1)[::5]:
        legal = [state.is_legal(number) for number in range(game.num_actions)]
        assert (legal == state.legal_mask()).all()
        assert all(map(state.is_legal, state.legal_texts()))
        for wrong in (-1, game.num_actions, 2**80, "nonsense", ""):
            assert not state.is_legal(wrong)
        with pytest.raises(TypeError, match="an action is an id or a text, not list"):
            state.is_legal([1])  # type: ignore[arg-type]


def test_each_player_sees_its_own_pieces_first(game: tg.Game) -> None:
    """What is one's own is the other's for the other; whatever belongs to no player looks the same."""
    names = [name.replace("other half", "half") for name in game.planes]
    own = [index for index, name in enumerate(names) if name.split()[0] == "own" or " own " in name]
    other = [index for index, name in enumerate(names) if name.split()[0] == "other" or " other " in name]
    shared = [index for index in range(len(names)) if index not in own + other]
    assert len(own) == len(other) > 0 and shared
    for state in random_states(game, games=1):
        seen = [state.observation(player=player) for player in (0, 1)]
        assert (state.observation() == seen[state.to_move]).all()
        assert (seen[0][own] == seen[1][other]).all() and (seen[0][other] == seen[1][own]).all()
        assert (seen[0][shared] == seen[1][shared]).all()
    for wrong in (2, -1, 2**70):
        with pytest.raises(tg.TesseraError, match="a player is a number from 0 to 1"):
            state.observation(player=wrong)


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
            assert other.board == state.board == game.variant.get("board")
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
    with pytest.raises(tg.IllegalAction, match=f"{2**80} is none of them"):
        state.play(2**80)
    for number in (-1, 99, 2**80):
        with pytest.raises(tg.TesseraError, match=f"symmetries here, and {number} is none of them"):
            state.symmetry(number)
        with pytest.raises(tg.TesseraError, match=f"symmetries here, and {number} is none of them"):
            state.action_permutation(number)
    for depth in (-1, 2**70):
        with pytest.raises(tg.TesseraError, match=f"a depth is a number from 0 .* not {depth}"):
            state.perft(depth)
    with pytest.raises(TypeError, match="whole number .* not str"):
        state.perft("3")  # type: ignore[arg-type]
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
        state.legal_mask(np.zeros(3, bool))
    with pytest.raises(TypeError, match="an array of bool .* not an array of float32"):
        state.legal_mask(np.zeros(game.num_actions, np.float32))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="an array of bool .* not list"):
        state.legal_mask([True])  # type: ignore[arg-type]
    with pytest.raises(tg.TesseraError, match="shape"):
        state.observation(np.zeros((1, 2, 3), np.uint8))
    with pytest.raises(
        TypeError, match="an array of uint8 with three dimensions, not an array of uint8 with 1"
    ):
        state.observation(np.zeros(9, np.uint8))
    frozen = np.zeros(game.num_actions, bool)
    frozen.flags.writeable = False
    with pytest.raises(tg.TesseraError, match="read-only"):
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
        ("slither", {"columns": -1}),
        ("slither", {"seed": 2**32}),
        ("trexo", {"size": 1000}),
        ("trexo", {"tiles": 2**80}),
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


def test_a_state_knows_its_board() -> None:
    game = tg.game("slither")
    state = game.start(board=game.fair_boards()[0])
    assert state.board == game.fair_boards()[0] and state.child("1n>e").board == state.board
    assert game.start(seed=5).board == tg.game("slither", seed=5).variant["board"]
    assert game.state(str(state)).board is None and tg.game("xok").start().board is None
    for wrong in (-1, 2**32, 2**80):
        with pytest.raises(tg.TesseraError, match="seed is a number from 0 to 4294967295"):
            game.start(seed=wrong)


def test_other_threads_can_use_a_state_that_is_counted() -> None:
    state = tg.game("trexo").start()
    thread = threading.Thread(target=state.perft, args=(3,))
    thread.start()
    while thread.is_alive():
        state.play(state.legal_actions()[0])
        state.undo()
    thread.join()


def test_the_version_is_that_of_the_package() -> None:
    assert tg.__version__ == importlib.metadata.version("tessera-games")


def test_a_board_as_text(game: tg.Game) -> None:
    for state in random_states(game, games=1):
        rows = [row.split() for row in state.ascii().splitlines()]
        assert [len(row) for row in rows] == [len(row.split()) for row in game.start().ascii().splitlines()]
        [board] = [word for word in str(state).split() if "/" in word]
        signs = "".join("".join(row) for row in rows)
        if game.name == "trexo":  # a number that is not a level is that many empty squares
            board = re.sub(r"(?<![XO\d])\d+", lambda number: "." * int(number[0]), board)
        assert signs == board.replace("/", "")


def test_pictures(game: tg.Game) -> None:
    state = random_states(game, games=1)[-1]
    assert state.svg(dark=True).startswith("<svg")
    assert "max-width" in state._repr_svg_()
