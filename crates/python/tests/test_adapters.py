"""The adapters pass the tests of the libraries that they are for."""

from __future__ import annotations

import copy
import importlib
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import tessera_games as tg
import tessera_games.gymnasium
import tessera_games.openspiel


@pytest.mark.parametrize("name", tg.GAMES)
def test_pettingzoo(name: str) -> None:
    module = importlib.import_module(f"tessera_games.pettingzoo.{name}_v0")
    api_test(module.env(), num_cycles=200)
    seed_test(module.env)
    render_test(module.env, custom_tests={"svg": lambda picture: picture.startswith("<svg")})


@pytest.mark.parametrize("name", tg.GAMES)
def test_an_illegal_action_loses_in_pettingzoo(name: str) -> None:
    env = importlib.import_module(f"tessera_games.pettingzoo.{name}_v0").env()
    env.reset()
    # At the start of Trexo every action is legal.
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    agent = env.agent_selection
    env.step(int(env.observe(agent)["action_mask"].argmin()))
    assert env.terminations[agent] and env.rewards[agent] == -1


@pytest.mark.parametrize("name", tg.GAMES)
def test_each_agent_has_its_own_view(name: str) -> None:
    env = importlib.import_module(f"tessera_games.pettingzoo.{name}_v0").env()
    env.reset(seed=2)
    for agent in env.agent_iter():
        state = env.unwrapped.state_of_game
        views = {each: env.observe(each) for each in env.possible_agents}
        for number, view in enumerate(views.values()):
            assert (view["observation"] == state.observation(player=number)).all()
            assert view["action_mask"].dtype == np.bool_
        waiting = env.possible_agents[1 - env.possible_agents.index(agent)]
        assert not views[waiting]["action_mask"].any()
        over = env.terminations[agent]
        env.step(None if over else env.action_space(agent).sample(views[agent]["action_mask"]))
    env.reset()
    with pytest.raises(tg.TesseraError, match="the agents are player_0 and player_1, not me"):
        env.unwrapped.observe("me")
    raw = importlib.import_module(f"tessera_games.pettingzoo.{name}_v0").raw_env()
    with pytest.raises(tg.TesseraError, match="reset"):
        raw.step(0)


def boards_of(reset: Callable[[int | None], tg.State]) -> list[str]:
    """The boards after resets with some seeds."""
    return [str(reset(seed)) for seed in (1, 2, 1, None, None)]


def test_seeds_choose_boards() -> None:
    module = importlib.import_module("tessera_games.pettingzoo.slither_v0")
    for variant in ({}, {"board": "S75"}, {"seed": 3}):
        zoo, one = module.env(**variant), gymnasium.make("tessera/Slither-v0", **variant)
        many = tessera_games.gymnasium.BoardVectorEnv("slither", 8, boards=5, **variant)

        def zoo_state(seed: int | None, env: Any = zoo) -> tg.State:
            env.reset(seed=seed)
            return env.unwrapped.state_of_game

        def one_state(seed: int | None, env: Any = one) -> tg.State:
            env.reset(seed=seed)
            return env.unwrapped.state

        def many_states(seed: int | None, env: Any = many) -> list[tg.State]:
            env.reset(seed=seed)
            return [env.batch.state(index) for index in range(8)]

        for reset in (zoo_state, one_state, many_states):
            first, second, again, later, last = boards_of(reset)
            if variant:
                assert first == second == again == later == last
            else:
                assert first == again and len({first, second, later, last}) == 4
    assert len(set(map(str, many_states(1)))) == 1
    free = tessera_games.gymnasium.BoardVectorEnv("slither", 64, boards=5)
    free.reset(seed=1)
    assert len({str(free.batch.state(index)) for index in range(64)}) == 5


def test_a_reset_takes_a_state() -> None:
    text = ".../..../FFFF./FFFF../...../..../... w"
    won = tg.game("xok").state(text)
    over = won.child(next(a for a in won.legal_actions() if won.child(a).is_over))
    zoo = importlib.import_module("tessera_games.pettingzoo.xok_v0").env(render_mode="ansi")
    one = gymnasium.make("tessera/Xok-v0", render_mode="ansi")
    many = tessera_games.gymnasium.BoardVectorEnv("xok", 3)
    for env in (zoo, one, many):
        for state in (text, won):
            env.reset(options={"state": state})
            assert env is many or env.render() == text
            assert env is not many or str(many.batch.state(2)) == text
        for wrong, kind in ((over, tg.TesseraError), ("nonsense", tg.BadText), (3, TypeError)):
            with pytest.raises(kind):
                env.reset(options={"state": wrong})


def test_a_game_of_pettingzoo_ends_as_the_rules_say() -> None:
    env = importlib.import_module("tessera_games.pettingzoo.xok_v0").env(render_mode="ansi")
    env.reset(options={"state": ".../..../FFFF./FFFF../...../..../... w"})
    state = tg.game("xok").state(env.render())
    best = next(a for a in state.legal_actions() if state.child(a).is_over)
    env.step(best)
    assert env.rewards == {"player_0": 1, "player_1": -1} and all(env.terminations.values())


@pytest.mark.parametrize("name", tg.GAMES)
@pytest.mark.parametrize("opponent", ["random", "level 1"])
def test_gymnasium(name: str, opponent: str) -> None:
    env = gymnasium.make(f"tessera/{name.capitalize()}-v0", opponent=opponent, seat=None)
    check_env(env.unwrapped, skip_render_check=True)
    observation, _ = env.reset(seed=3)
    over = False
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, over, truncated, info = env.step(legal[0])
        assert not truncated and not info
    assert reward in (-1.0, 0.0, 1.0) and not observation["action_mask"].any()
    observation, _ = env.reset(seed=4)
    while observation["action_mask"].all():
        observation, *_ = env.step(0)
    illegal = int(observation["action_mask"].argmin())
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1.0, True) and "illegal" in info
    again, reward, over, _, _ = env.unwrapped.step(illegal)
    assert (reward, over) == (0.0, True), "a finished episode pays nothing more"
    env.reset(seed=5)
    same = copy.deepcopy(env.unwrapped)
    both = [each.step(int(each._observation()["action_mask"].argmax())) for each in (env.unwrapped, same)]
    assert str(env.unwrapped.state) == str(same.state) and both[0][1:] == both[1][1:]
    env.close()


def test_the_player_of_gymnasium_keeps_its_view() -> None:
    env = gymnasium.make("tessera/Xok-v0", seat=1)
    observation, _ = env.reset(seed=1)
    over = False
    while not over:
        state = env.unwrapped.state
        assert (observation["observation"] == state.observation(player=1)).all()
        action = env.action_space.sample(observation["action_mask"])
        observation, _, over, _, _ = env.step(action)
    assert (observation["observation"] == env.unwrapped.state.observation(player=1)).all()
    raw = tessera_games.gymnasium.BoardEnv("xok")
    with pytest.raises(gymnasium.error.ResetNeeded):
        raw.step(0)


@pytest.mark.parametrize("name", tg.GAMES)
def test_many_games_of_gymnasium(name: str) -> None:
    env = tessera_games.gymnasium.BoardVectorEnv(name, 16, threads=2)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    observation, info = env.reset(seed=3)
    assert observation in env.observation_space
    random, over, played, decided = np.random.default_rng(1), np.zeros(16, bool), 0, 0
    while played < 40:
        weights = observation["action_mask"] * random.random(observation["action_mask"].shape)
        actions, players, before = weights.argmax(axis=1), info["to_move"], over
        kept = observation["observation"].copy()
        last = observation
        observation, rewards, over, truncated, info = env.step(actions)
        assert (last["observation"] == kept).all(), "what was handed out stays"
        assert actions in env.action_space and not truncated.any() and not (over & before).any()
        assert (rewards == info["rewards"][np.arange(16), players]).all() and not rewards[~over].any()
        played += int(over.sum())
        decided += int((rewards != 0).sum())
    assert decided > 0
    with pytest.raises(tg.IllegalAction):
        env.step(np.full(16, -1))
    shared = tessera_games.gymnasium.BoardVectorEnv(name, 2, copy=False)
    assert shared.reset()[0]["observation"] is shared.batch.observation
    env.close()


def test_wrong_opponents() -> None:
    for opponent in ("level 0", "level 11", "strong", "level x"):
        with pytest.raises(tg.TesseraError, match="opponent"):
            gymnasium.make("tessera/Xok-v0", opponent=opponent)


@pytest.mark.parametrize("name", tg.GAMES)
def test_openspiel(name: str) -> None:
    game = pyspiel.load_game(f"tessera_{name}")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    state = game.new_initial_state()
    assert state.legal_actions() == tg.game(name).start().legal_actions().tolist()
    assert np.flatnonzero(state.legal_actions_mask()).tolist() == state.legal_actions()
    shape = tg.game(name).observation_shape
    assert len(state.observation_tensor(0)) == int(np.prod(shape))
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != str(state)
    action = state.legal_actions()[-1]
    assert state.string_to_action(state.action_to_string(0, action)) == action


@pytest.mark.parametrize("name", tg.GAMES)
def test_pickles_of_openspiel(name: str) -> None:
    text = {"slither": "(board=S75)", "trexo": "(size=6,tiles=20)"}.get(name, "")
    game = pyspiel.load_game(f"tessera_{name}{text}")
    same = pickle.loads(pickle.dumps(game))
    assert str(same) == str(game) and same.rules == game.rules
    start = game.new_initial_state()
    middle = game.new_initial_state(str(game.rules.start().child(start.legal_actions()[3])))
    for state in (start, middle):
        for _ in range(3):
            state.apply_action(state.legal_actions()[-1])
        for other in (
            pickle.loads(pickle.dumps(state)),
            copy.deepcopy(state),
            state.clone(),
            game.deserialize_state(state.serialize()),
        ):
            assert str(other) == str(state) and other.history() == state.history()
            assert other.legal_actions() == state.legal_actions()
    for pickled in (game, start):
        program = f"import pickle; print(pickle.loads({pickle.dumps(pickled)!r}))"
        found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        assert found.stdout.strip() == str(pickled)


@pytest.mark.parametrize("name", tg.GAMES)
def test_undo_of_openspiel(name: str) -> None:
    state = pyspiel.load_game(f"tessera_{name}").new_initial_state()
    seen, choice = [], random.Random(3)
    while not state.is_terminal():
        player, action = state.current_player(), choice.choice(state.legal_actions())
        seen.append((str(state), player, action))
        state.apply_action(action)
    with pytest.raises(tg.TesseraError, match="the last action is not"):
        state.undo_action(seen[-1][1], seen[-1][2] + 1)
    for text, player, action in reversed(seen[3:]):
        state.undo_action(player, action)
        assert str(state) == text and state.current_player() == player
    expected = [action for _, _, action in seen[:3]]
    assert state.history() == expected and state.move_number() == 3 and not state.is_initial_state()
    assert [(each.player, each.action) for each in state.full_history()] == [each[1:] for each in seen[:3]]
    assert state.clone().history() == expected and pickle.loads(pickle.dumps(state)).history() == expected
    assert state.history_str() == ", ".join(map(str, expected))
    state.apply_action(seen[3][2])
    assert state.history() == [*expected, seen[3][2]]


@pytest.mark.parametrize("name", tg.GAMES)
def test_each_observer_of_openspiel_has_its_own_view(name: str) -> None:
    game = pyspiel.load_game(f"tessera_{name}")
    state = game.new_initial_state()
    for _ in range(4):
        state.apply_action(state.legal_actions()[len(state.legal_actions()) // 2])
    for player in (0, 1):
        planes = state.inner.observation(player=player).reshape(-1)
        assert (np.array(state.observation_tensor(player)) == planes).all()


def test_variants_of_openspiel() -> None:
    game = pyspiel.load_game("tessera_trexo(size=6,tiles=20)")
    assert game.num_distinct_actions() == 120
